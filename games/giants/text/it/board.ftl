# Che cosa c’è sul tavolo di Giants.

giants-board-round = round { $n }
giants-board-map = Q cava · P cava d’argilla · V villaggio · H capanna · f foresta con i tronchi
giants-board-there = sotto: di chi sono le persone · = tronchi · ■ statue o copricapi · o neutrali
giants-board-sites-legend = Ahu: numero, casella, valore statua/copricapo, di chi, grandezza, + copricapo
giants-board-way = > pezzo in viaggio · * la sua strada finora
giants-board-on-map = Sull’isola
giants-board-piece =
    { $size ->
        [0] copricapo
       *[other] statua da { $size }
    }
giants-board-neutrals =
    { $n ->
        [one] { $n } lavoratore neutrale
       *[other] { $n } lavoratori neutrali
    }
giants-board-hex-logs = tronchi { $n }
giants-board-tray = Cava: { $what }
giants-board-supply = Riserva: { $what }
giants-board-order = Ordine di scultura: { $seats }
giants-board-bid = La tua offerta: { $what }
giants-board-hand =
    { $size ->
        [0] In viaggio: copricapo in { $hex }
       *[other] In viaggio: statua da { $size } in { $hex }
    }
giants-board-prices = Punti minimi da cedere da qui: { $what }
giants-board-points = punti
giants-board-tablets = mezze tavolette
giants-board-start = primo
giants-board-passed = ha passato
giants-board-ready = pronto
giants-board-behind = Dietro gli schermi
giants-board-front = Davanti
giants-board-bag = Nel sacchetto
giants-board-workers = lavoratori
giants-board-sorcerer = stregone
giants-board-chief = capo
giants-board-markers = segnalini
giants-board-logs = tronchi
giants-board-pedestals = basi
giants-board-statues = statue da { $size }
giants-board-headdresses = copricapi

## Nel browser

giants-board-stages = Fasi del round
giants-board-quarry = Cava
giants-board-empty = vuota
giants-board-dice =
    { $n ->
        [one] { $n } dado da tirare
       *[other] { $n } dadi da tirare
    }
giants-board-carving = Ordine di scultura
giants-board-idle = offerti e ancora liberi
giants-board-stock = Riserva
giants-board-size = statue da { $n }
giants-board-force = la statua più grande che può arrivarci
giants-board-price = punti minimi che cedi per arrivarci
giants-board-carries = forza { $n }
giants-board-gives =
    { $n ->
        [0] gratis
        [one] cede { $n } punto
       *[other] cede { $n } punti
    }
giants-board-out-of-reach = irraggiungibile
giants-board-routes = Le vie meno care verso gli arrivi possibili
giants-board-choice = scegli tu chi aiuta
giants-board-own-screen = Dietro il tuo schermo
giants-board-only-you = lo vedi solo tu
giants-board-hidden = schermo chiuso
giants-board-own-bid = La tua offerta
giants-board-bid-stays = Ciò che offri non si piazza in questo round, usato o no.
giants-board-can-carve = Può scolpirne una
giants-board-no-statue = niente
giants-board-left = Resta da piazzare
giants-board-yes = sì
giants-board-no = no
giants-board-break = spezza una tavoletta
giants-board-spend = segnalino → mezza tavoletta
giants-board-neutral = lavoratore neutrale
giants-board-peek = Guarda sotto una statua
