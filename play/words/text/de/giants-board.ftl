# Was auf dem Tisch von Giants steht.

giants-board-round = Runde { $n }
giants-board-legend = Q Steinbruch · P Lehmgrube · V Dorf · H Hütte · f5 Wald · o Ahu · :2 Stärke · *1 Figuren
giants-board-hand = In der Hand: { $piece } auf { $hex }
giants-board-reserved = reserviert
giants-board-free = Freie Ahu:
giants-board-tray = Steinbruchtafel:
giants-board-supply = Vorrat:
giants-board-statues = Statuen { $n }
giants-board-headdresses = Kopfschmuck { $n }
giants-board-half-tablets = Halbtafeln { $n }
giants-board-trunks = Holzstämme { $n }
giants-board-neutrals = neutrale Arbeiter { $n }
giants-board-points = Punkte
giants-board-tablets = Tafeln
giants-board-workers = Arb.
giants-board-markers = Marker
giants-board-logs = Holz
giants-board-pedestals = Sockel
giants-board-front = { $who } vor dem Schirm:
giants-board-marker = Marker
giants-board-passed = Gepasst: { $seats }
giants-board-ready = Bereit: { $seats }
