# Che cosa c’è sul tavolo di Giants.

giants-board-round = Round { $n }
giants-board-legend = Q cava · P cava d’argilla · V villaggio · H capanna · f5 foresta · o ahu · :2 forza · *1 pezzi
giants-board-hand = In mano: { $piece } in { $hex }
giants-board-reserved = prenotato
giants-board-free = Ahu liberi:
giants-board-tray = Tavola della cava:
giants-board-supply = Riserva:
giants-board-statues = statue { $n }
giants-board-headdresses = copricapi { $n }
giants-board-half-tablets = mezze tavolette { $n }
giants-board-trunks = tronchi { $n }
giants-board-neutrals = lavoratori neutrali { $n }
giants-board-points = punti
giants-board-tablets = tavol.
giants-board-workers = lavor.
giants-board-markers = segn.
giants-board-logs = tronchi
giants-board-pedestals = basi
giants-board-front = { $who } davanti:
giants-board-marker = segnalino
giants-board-passed = Hanno passato: { $seats }
giants-board-ready = Pronti: { $seats }
