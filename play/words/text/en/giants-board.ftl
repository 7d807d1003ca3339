# What stands on the table of Giants.

giants-board-round = Round { $n }
giants-board-legend = Q quarry · P clay pit · V village · H hut · f5 forest · o site · :2 strength · *1 pieces
giants-board-hand = In hand: { $piece } on { $hex }
giants-board-reserved = reserved
giants-board-free = Free sites:
giants-board-tray = Quarry tray:
giants-board-supply = Supply:
giants-board-statues = statues { $n }
giants-board-headdresses = headdresses { $n }
giants-board-half-tablets = half-tablets { $n }
giants-board-trunks = logs { $n }
giants-board-neutrals = neutral workers { $n }
giants-board-points = points
giants-board-tablets = tablets
giants-board-workers = workers
giants-board-markers = markers
giants-board-logs = logs
giants-board-pedestals = pedest.
giants-board-front = { $who } in front:
giants-board-marker = marker
giants-board-passed = Passed: { $seats }
giants-board-ready = Ready: { $seats }
