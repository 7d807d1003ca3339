# Ami a Giants asztalán van.

giants-board-round = { $n }. forduló
giants-board-legend = Q kőbánya · P agyaglelőhely · V falu · H kunyhó · f5 erdő · o alapzat · :2 erő · *1 szobor, fejdísz
giants-board-hand = Kézben: { $piece }, { $hex }
giants-board-reserved = lefoglalva
giants-board-free = Szabad alapzatok:
giants-board-tray = Kőbánya tábla:
giants-board-supply = Készlet:
giants-board-statues = szobor { $n }
giants-board-headdresses = fejdísz { $n }
giants-board-half-tablets = féltábla { $n }
giants-board-trunks = farönk { $n }
giants-board-neutrals = semleges munkás { $n }
giants-board-points = pont
giants-board-tablets = tábla
giants-board-workers = munkás
giants-board-markers = jelölő
giants-board-logs = farönk
giants-board-pedestals = talapzat
giants-board-front = { $who } a paraván előtt:
giants-board-marker = törzsi jelölő
giants-board-passed = Passzolt: { $seats }
giants-board-ready = Kész: { $seats }
