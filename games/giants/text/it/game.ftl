# Giants.

giants-title = Giants
giants-blurb = Forma strade di persone e tronchi e porta le statue alla costa con l’aiuto di tutti.
giants-weight = Ricco e lungo

## Persone, pezzi e luoghi

giants-worker = lavoratore
giants-sorcerer = stregone
giants-chief = capo
giants-neutral = lavoratore neutrale
giants-village = villaggio
giants-hut = capanna dello stregone
giants-forest = foresta
giants-clay-pit = cava d’argilla
giants-hex = { $hex }
giants-hex-quarry = { $hex } (cava)
giants-hex-clay-pit = { $hex } (argilla)
giants-hex-village = { $hex } (villaggio)
giants-hex-hut = { $hex } (capanna)
giants-hex-forest = { $hex } (foresta { $n })
giants-hex-sites = { $hex } (ahu { $values })
giants-nothing = niente
giants-count-workers =
    { $n ->
        [one] { $n } lavoratore
       *[other] { $n } lavoratori
    }
giants-count-markers =
    { $n ->
        [one] { $n } segnalino
       *[other] { $n } segnalini
    }
giants-count-markers-back =
    { $n ->
        [one] { $n } segnalino ripreso
       *[other] { $n } segnalini ripresi
    }
giants-count-logs =
    { $n ->
        [one] { $n } tronco
       *[other] { $n } tronchi
    }
giants-count-statues = { $n } × grandezza { $size }
giants-count-headdresses =
    { $n ->
        [one] { $n } copricapo
       *[other] { $n } copricapi
    }
giants-count-tablets =
    { $n ->
        [one] { $n } mezza tavoletta
       *[other] { $n } mezze tavolette
    }
giants-left-workers = lavoratori { $from }→{ $to }
giants-left-markers = segnalini { $from }→{ $to }
giants-left-logs = tronchi { $from }→{ $to }
giants-left-pedestals = basi { $from }→{ $to }
giants-left-tablets = mezze tavolette { $from }→{ $to }
giants-gain = { $who } +{ $n }

## Fasi

giants-stage-setup = preparazione
giants-stage-roll = dadi
giants-stage-bid = offerte
giants-stage-carve = scultura
giants-stage-place = piazzamento
giants-stage-transport = trasporto
giants-stage-clean-up = riordino
giants-stage-over = fine della partita

## Cronaca: nome · che cosa è successo, con il costo

giants-log-left = { $what } ({ $left })
giants-log-start = Sorteggio · { $who } è il primo giocatore
giants-log-roll = Dado · { $n }
giants-log-bid-hidden = { $who } · prepara un’offerta
giants-log-bid-markers =
    { $n ->
        [0] { $who } · non offre segnalini
        [one] { $who } · offre { $n } segnalino
       *[other] { $who } · offre { $n } segnalini
    }
giants-log-bid-workers =
    { $n ->
        [0] { $who } · non offre lavoratori
        [one] { $who } · offre { $n } lavoratore
       *[other] { $who } · offre { $n } lavoratori
    }
giants-log-bid-sorcerer =
    { $n ->
        [0] { $who } · tiene lo stregone
       *[other] { $who } · offre lo stregone
    }
giants-log-bid-chief =
    { $n ->
        [0] { $who } · tiene il capo
       *[other] { $who } · offre il capo
    }
giants-log-ready = { $who } · offerta fatta
giants-log-carve =
    { $size ->
        [1] { $who } · scolpisce una statua da 1 con un lavoratore o lo stregone
       *[other] { $who } · scolpisce una statua da { $size } con { $size } tra lavoratori e stregone
    }
giants-log-carve-chief = { $who } · scolpisce una statua da { $size } con il capo
giants-log-decline = { $who } · per ora non scolpisce
giants-log-place = { $who } · piazza: { $role }
giants-log-break-tablet = { $who } · spezza una tavoletta per il capo
giants-log-place-neutral = { $who } · piazza un lavoratore neutrale con un segnalino
giants-log-place-neutral-from = { $who } · segna il lavoratore neutrale in { $hex }
giants-log-on = { $who } · { $role } in { $hex }
giants-log-on-reserve = { $who } · { $role } in { $hex }: riserva l’ahu { $site } ({ $values })
giants-log-on-covered = { $who } · piazzato: { $role }
giants-log-logs =
    { $n ->
        [0] { $who } · non posa tronchi
        [one] { $who } · posa { $n } tronco
       *[other] { $who } · posa { $n } tronchi
    }
giants-log-use = { $who } · usa: { $place }
giants-log-reserve = { $who } · riserva l’ahu { $site } ({ $values })
giants-log-reserve-covered = { $who } · riserva un ahu
giants-log-no-action = { $who } · senza azione speciale
giants-log-spend-marker = { $who } · spende un segnalino per una mezza tavoletta
giants-log-pass = { $who } · passa
giants-log-put =
    { $size ->
        [0] { $who } · mette un copricapo in { $hex } (cava d’argilla)
       *[other] { $who } · mette una statua da { $size } in { $hex } (cava)
    }
giants-log-move =
    { $size ->
        [0] { $who } · prende il copricapo segnato in { $hex }
       *[other] { $who } · prende la statua da { $size } segnata in { $hex }
    }
giants-log-take =
    { $size ->
        [0] { $who } · prende un copricapo non segnato in { $hex }
       *[other] { $who } · prende una statua da { $size } non segnata in { $hex }
    }
giants-log-to =
    { $size ->
        [0] { $who } · copricapo → { $hex }
       *[other] { $who } · statua da { $size } → { $hex }
    }
giants-log-to-covered =
    { $size ->
        [0] { $who } · sposta il copricapo
       *[other] { $who } · sposta la statua da { $size }
    }
giants-log-help = { $who } · si fa aiutare da { $helper }
giants-log-help-chief = { $who } · si fa aiutare dal capo di { $helper }
giants-log-erect = { $who } · erige una statua sull’ahu { $site }: { $value } × { $size } = { $points }
giants-log-erect-covered = { $who } · erige la statua
giants-log-crown = { $who } · mette un copricapo alla statua sull’ahu { $site }: { $points }
giants-log-crown-covered = { $who } · mette il copricapo a una statua
giants-log-mark =
    { $size ->
        [0] { $who } · segna il copricapo in { $hex }
       *[other] { $who } · segna la statua da { $size } in { $hex }
    }
giants-log-leave =
    { $size ->
        [0] { $who } · lascia il copricapo in { $hex }
       *[other] { $who } · lascia la statua da { $size } in { $hex }
    }
giants-log-done = { $who } · per ora termina il trasporto
giants-log-peek = { $who } · guarda sotto la statua sull’ahu { $site }
giants-log-unmark =
    { $size ->
        [0] { $who } · riprende il segnalino dal copricapo in { $hex }
       *[other] { $who } · riprende il segnalino dalla statua da { $size } in { $hex }
    }
giants-log-keep = { $who } · non riprende altri segnalini

## Effetti

giants-effect-quarries =
    { $face ->
        [0] Uno { $face } mette una statua da { $size } nella cava
       *[other] Un { $face } mette una statua da { $size } nella cava
    }
giants-effect-quarries-nothing = Uno { $face } non mette nulla nella cava
giants-effect-run-out =
    { $face ->
        [0] Uno { $face } non mette nulla nella cava: la grandezza { $size } è esaurita
       *[other] Un { $face } non mette nulla nella cava: la grandezza { $size } è esaurita
    }
giants-effect-bids = { $who } · offerta: { $what }
giants-effect-orders = Ordine di scultura: { $seats }
giants-effect-returns = Di nuovo nella riserva: { $what }
giants-effect-gains = { $who } +{ $what } ({ $from }→{ $to })
giants-effect-gains-unseen = { $who } +{ $what }
giants-effect-discards = { $who } −{ $what } ({ $from }→{ $to })
giants-effect-reserves = { $who } riserva l’ahu { $site }
giants-effect-helps =
    { $n ->
        [one] { $who } +{ $n } punto per l’aiuto ({ $from }→{ $to })
       *[other] { $who } +{ $n } punti per l’aiuto ({ $from }→{ $to })
    }
giants-effect-erects = { $who } · statua da { $size } sull’ahu { $site }: { $points } alla fine
giants-effect-crowns = { $who } · copricapo sull’ahu { $site }: { $points } alla fine
giants-effect-peeks = { $who } ha guardato sotto la statua sull’ahu { $site }
giants-effect-peeks-owner = Sotto la statua sull’ahu { $site }: { $who }
giants-effect-rots =
    { $n ->
        [one] { $n } tronco esce dal gioco
       *[other] { $n } tronchi escono dal gioco
    }
giants-effect-begins-round = Round { $round } · primo giocatore: { $who }
giants-effect-begins = Fase: { $stage }
giants-effect-ends = La partita finisce. Una statua su ogni base: { $who }
giants-effect-ends-late = La partita finisce dopo l’ultimo round.

## Richieste: al massimo 90 caratteri

giants-prompt-start = Il primo giocatore viene sorteggiato.
giants-prompt-roll = Si tirano i dadi (ancora { $n }).
giants-prompt-over = La partita è finita.
giants-prompt-bid-markers = La tua offerta segreta: quanti segnalini? Chi ne offre di più sceglie prima.
giants-prompt-bid-workers = La tua offerta segreta: quanti lavoratori? Scolpiscono, ma non si piazzano.
giants-prompt-bid-sorcerer = La tua offerta segreta: anche lo stregone? Scolpisce come un lavoratore.
giants-prompt-bid-chief = La tua offerta segreta: anche il capo? Scolpisce da solo una statua qualsiasi.
giants-prompt-ready = È questa la tua offerta? Si rivelano tutte insieme.
giants-prompt-carve = Scolpisci una statua della cava, o per ora nessuna.
giants-prompt-place = Piazza qualcuno, spendi un segnalino o passa per questo round.
giants-prompt-place-on = Dove? Da piazzare: { $role }
giants-prompt-place-breaker = Una tavoletta si spezza: il capo usa una casella speciale.
giants-prompt-logs = Quanti tronchi posi in { $hex }? Dopo il round sono persi.
giants-prompt-action = Casella speciale { $hex }: che cosa fai?
giants-prompt-transport-front = Trasporto: ciò che è davanti al tuo schermo deve andare sull’isola.
giants-prompt-transport = Trasporto: muovi, segna o erigi qualcosa, o per ora termina.
giants-prompt-carry =
    { $size ->
        [0] Il tuo copricapo è in { $hex }: prosegui su un’altra casella o concludi qui.
       *[other] La tua statua da { $size } è in { $hex }: prosegui su un’altra casella o concludi qui.
    }
giants-prompt-carry-kept =
    { $size ->
        [0] Il copricapo in { $hex } alla fine va segnato o messo a una tua statua.
       *[other] La statua da { $size } in { $hex } alla fine va segnata o eretta.
    }
giants-prompt-help =
    { $n ->
        [one] Chi aiuta in { $hex }? Manca un lavoratore o stregone, o basta un capo da solo.
       *[other] Chi aiuta in { $hex }? Mancano { $n } lavoratori o stregoni, o basta un capo.
    }
giants-prompt-clean-up = Riprendi segnalini dai pezzi sull’isola, o lasciali lì.
giants-wait-bid = Tutti offrono in segreto. In attesa di: { $who }
giants-wait-carve = { $who } scolpisce una statua, o per ora nessuna.
giants-wait-place = { $who } piazza qualcuno, spende un segnalino o passa.
giants-wait-transport = { $who } muove un pezzo, o per ora termina.
giants-wait-carry =
    { $size ->
        [0] { $who } muove un copricapo; ora è in { $hex }.
       *[other] { $who } muove una statua da { $size }; ora è in { $hex }.
    }
giants-wait-help = { $who } sceglie chi aiuta in { $hex }.
giants-wait-clean-up = { $who } riprende segnalini, o li lascia.

## Mosse come pulsanti

giants-label-left = { $what } ({ $left })
giants-label-start = { $who } è il primo giocatore
giants-label-roll = Un dado mostra { $n }
giants-label-bid-markers =
    { $n ->
        [0] Nessun segnalino
        [one] { $n } segnalino
       *[other] { $n } segnalini
    }
giants-label-bid-workers =
    { $n ->
        [0] Nessun lavoratore
        [one] { $n } lavoratore
       *[other] { $n } lavoratori
    }
giants-label-bid-sorcerer =
    { $n ->
        [0] Tieni lo stregone
       *[other] Offri lo stregone
    }
giants-label-bid-chief =
    { $n ->
        [0] Tieni il capo
       *[other] Offri il capo
    }
giants-label-ready = Offerta fatta
giants-label-ready-bid = Offerta fatta: { $what }
giants-label-carve =
    { $size ->
        [1] Scolpisci una statua da 1 con un lavoratore o lo stregone
       *[other] Scolpisci una statua da { $size } con { $size } tra lavoratori e stregone
    }
giants-label-carve-chief = Scolpisci una statua da { $size } con il capo
giants-label-decline = Per ora nessuna statua
giants-label-place = Piazza: { $role }
giants-label-break-tablet = Spezza una tavoletta: piazza il capo con un’azione speciale
giants-label-place-neutral = Piazza un lavoratore neutrale con un segnalino
giants-label-place-neutral-from = Segna il lavoratore neutrale in { $hex }, lì o altrove
giants-label-on = { $role } in { $place }: forza { $from }→{ $to }
giants-label-on-reserve = { $role } in { $place }: forza { $from }→{ $to }, riserva l’ahu { $site }
giants-label-logs =
    { $n ->
        [0] Nessun tronco: forza { $from }
        [one] { $n } tronco: forza { $from }→{ $to }
       *[other] { $n } tronchi: forza { $from }→{ $to }
    }
giants-label-use-village = Villaggio: +1 lavoratore dal sacchetto
giants-label-use-hut = Capanna: +1 segnalino dal sacchetto
giants-label-use-forest =
    { $n ->
        [one] Foresta: +{ $n } tronco, poi è tagliata
       *[other] Foresta: +{ $n } tronchi, poi è tagliata
    }
giants-label-use-clay-pit = Cava d’argilla: +1 copricapo
giants-label-reserve = Riserva l’ahu { $site } ({ $values })
giants-label-no-action = Senza azione speciale
giants-label-spend-marker = Spendi un segnalino: +1 mezza tavoletta
giants-label-pass = Passa: niente più azioni in questa fase
giants-label-put =
    { $size ->
        [0] Metti un copricapo sulla cava d’argilla
       *[other] Metti una statua da { $size } sulla casella della cava
    }
giants-label-move =
    { $size ->
        [0] Prendi il tuo copricapo in { $hex }
       *[other] Prendi la tua statua da { $size } in { $hex }
    }
giants-label-take =
    { $size ->
        [0] Prendi il copricapo non segnato in { $hex }
       *[other] Prendi la statua da { $size } non segnata in { $hex }
    }
giants-label-to = Verso { $place }: gratis
giants-label-to-helped = Verso { $place }: { $gains }
giants-label-to-choice =
    { $n ->
        [one] Verso { $place }: { $n } punto o più, scegli chi aiuta
       *[other] Verso { $place }: { $n } punti o più, scegli chi aiuta
    }
giants-label-help = Lavoratore o stregone: { $gains }
giants-label-help-chief = Capo da solo: { $gains }
giants-label-erect = Erigila sull’ahu { $site }: { $value } × { $size } = { $points } alla fine
giants-label-crown = Mettilo alla tua statua sull’ahu { $site }: { $points } alla fine
giants-label-mark = Segna il pezzo qui
giants-label-leave = Lascialo qui senza segnalino: chiunque può prenderlo
giants-label-leave-marked = Lascialo qui con il tuo segnalino
giants-label-done = Per ora termina il trasporto
giants-label-peek = Guarda la base sull’ahu { $site }
giants-label-unmark =
    { $size ->
        [0] Riprendi il segnalino dal copricapo in { $hex }
       *[other] Riprendi il segnalino dalla statua da { $size } in { $hex }
    }
giants-label-keep = Non riprendere altri segnalini

## Punteggio finale

giants-term-help = Aiuto
giants-term-statue = Statua: grandezza
giants-term-headdress = Copricapo
giants-term-tablet-pair = Coppie di mezze tavolette
giants-term-tablet = Mezze tavolette

## Opzioni

giants-option-start-workers = Lavoratori all’inizio
giants-option-start-workers-help = Con quanti lavoratori si comincia. In due sono sempre 2.
giants-value-start-workers-1 = 1
giants-value-start-workers-2 = 2
giants-option-tablets-score = Mezze tavolette alla fine
giants-option-tablets-score-help = Se le mezze tavolette rimaste danno punti, come nella vecchia regola.
giants-value-tablets-score-no = solo per gli spareggi
giants-value-tablets-score-3-per-pair = 3 punti per ogni coppia
giants-option-statue-scoring = Punti delle statue
giants-option-statue-scoring-help = Quando si vedono i punti delle statue. I copricapi contano sempre alla fine.
giants-value-statue-scoring-at-the-end = alla fine
giants-value-statue-scoring-when-erected = appena sono erette
giants-option-round-limit = Ultimo round
giants-option-round-limit-help = Dopo quale round finisce una partita che nessuno conclude.
giants-value-round-limit-25 = il 25º
giants-value-round-limit-none = senza limite
giants-option-screens = Schermi
giants-option-screens-help = Se tutti vedono che cosa c’è dietro gli schermi e nel sacchetto.
giants-value-screens-open = aperti
giants-value-screens-closed = chiusi
giants-option-pedestals = Basi
giants-option-pedestals-help = Chi vede di chi è la base coperta sotto una statua.
giants-value-pedestals-owner = solo il proprietario
giants-value-pedestals-open = tutti
giants-option-board = Isola
giants-option-board-help = La mappa: un file con un’altra isola, nella forma descritta in docs/giants.md.
