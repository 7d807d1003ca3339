# What stands on the Giants table.

giants-board-round = round { $n }
giants-board-map = Q quarry · P clay pit · V village · H hut · f forest with its logs
giants-board-there = below: whose people · = logs · ■ statues or headdresses · o neutral workers
giants-board-sites-legend = Sites: number, hex, value of a statue/headdress, owner, size, + headdress
giants-board-way = > piece in hand · * its way so far
giants-board-on-map = On the map
giants-board-piece =
    { $size ->
        [0] headdress
       *[other] statue of size { $size }
    }
giants-board-neutrals =
    { $n ->
        [one] { $n } neutral worker
       *[other] { $n } neutral workers
    }
giants-board-hex-logs = logs { $n }
giants-board-tray = Quarry tray: { $what }
giants-board-supply = Supply: { $what }
giants-board-order = Order of carving: { $seats }
giants-board-bid = Your bid: { $what }
giants-board-hand =
    { $size ->
        [0] In hand: headdress on { $hex }
       *[other] In hand: statue of size { $size } on { $hex }
    }
giants-board-prices = Fewest points to give from here: { $what }
giants-board-points = points
giants-board-tablets = half-tablets
giants-board-start = start
giants-board-passed = passed
giants-board-ready = ready
giants-board-behind = Behind the screens
giants-board-front = In front
giants-board-bag = In the bag
giants-board-workers = workers
giants-board-sorcerer = sorcerer
giants-board-chief = chief
giants-board-markers = markers
giants-board-logs = logs
giants-board-pedestals = pedestals
giants-board-statues = statues { $size }
giants-board-headdresses = headdresses
