# Giants.

giants-title = Giants
giants-blurb = Le persone formano le strade delle statue, e chi usa quelle altrui paga.

## Pezzi, persone e luoghi

giants-statue-1 = statua di misura 1
giants-statue-2 = statua di misura 2
giants-statue-3 = statua di misura 3
giants-headdress = copricapo
giants-worker = lavoratore
giants-sorcerer = stregone
giants-chief = capo
giants-neutral = lavoratore neutrale
giants-quarry = cava
giants-clay-pit = cava d’argilla
giants-village = villaggio
giants-hut = capanna dello stregone
giants-forest = foresta
giants-stage-setup = preparazione
giants-stage-roll = dadi
giants-stage-bid = offerte
giants-stage-carve = scultura
giants-stage-place = piazzamento
giants-stage-transport = trasporto
giants-stage-clean-up = riordino
giants-stage-over = fine
giants-bid-markers = { $n } × segnalino
giants-bid-workers = { $n } × lavoratore
giants-bid-nothing = niente
giants-count = { $n } × { $piece }
# Al posto di un nome che il diario non dice più.
giants-covered = Trasporto

## Diario: nome · che cosa è successo

giants-log-start = Sorteggio · { $who } inizia
giants-log-roll = Dado · { $face }
giants-log-bid-markers = { $who } · offre segnalini: { $n }
giants-log-bid-workers = { $who } · offre lavoratori: { $n }
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
giants-log-bid-hidden = { $who } · fa un’offerta
giants-log-ready = { $who } · offerta pronta
giants-log-reveal = { $who } · offerta pronta: tutte vengono rivelate
giants-log-carve =
    { $n ->
        [1] { $who } · scolpisce con un lavoratore: { $piece }
       *[other] { $who } · scolpisce con { $n } lavoratori: { $piece }
    }
giants-log-carve-chief = { $who } · scolpisce con il capo: { $piece }
giants-log-decline = { $who } · rinuncia
giants-log-place = { $who } · piazza: { $role }
giants-log-break = { $who } · spezza una tavoletta per il capo
giants-log-neutral = { $who } · piazza un lavoratore neutrale
giants-log-neutral-from = { $who } · prende il lavoratore neutrale da { $hex }
giants-log-on = { $who } · in { $hex }
giants-log-logs = { $who } · posa tronchi: { $n }
giants-log-use = { $who } · usa: { $place }
giants-log-reserve = { $who } · prenota un ahu
giants-log-no-action = { $who } · non usa l’azione
giants-log-spend-marker = { $who } · spende un segnalino
giants-log-pass = { $who } · passa
giants-log-put = { $who } · mette in { $hex }: { $piece }
giants-log-move = { $who } · muove da { $hex }: { $piece }
giants-log-take = { $who } · prende senza segnalino in { $hex }: { $piece }
giants-log-to = { $who } · verso { $hex }
giants-log-help = { $who } · usa un lavoratore o lo stregone di { $helper }
giants-log-help-chief = { $who } · usa il capo di { $helper }
giants-log-erect =
    { $marker ->
        [0] { $who } · erige sull’ahu { $site }: { $piece } ({ $value } × { $size } = { $points })
       *[other] { $who } · erige sull’ahu { $site }: { $piece } ({ $value } × { $size } = { $points }), il segnalino torna
    }
giants-log-crown =
    { $marker ->
        [0] { $who } · mette il copricapo alla statua dell’ahu { $site } (+{ $points })
       *[other] { $who } · mette il copricapo alla statua dell’ahu { $site } (+{ $points }), il segnalino torna
    }
giants-log-mark = { $who } · segna in { $hex }: { $piece }
giants-log-leave = { $who } · lascia in { $hex }: { $piece }
giants-log-done = { $who } · ha finito
giants-log-peek = { $who } · guarda sotto la statua dell’ahu { $site }
giants-log-unmark = { $who } · riprende il segnalino in { $hex }: { $piece }
giants-log-keep = { $who } · lascia gli altri segnalini

## Effetti

giants-effect-quarries = Tavola della cava: { $piece }
giants-effect-quarries-nothing = Tavola della cava: niente
giants-effect-run-out = Esaurito: { $piece }
giants-effect-bids = { $who } offre: { $bid }
giants-effect-order = Ordine: { $seats }
giants-effect-returns = Di nuovo nella riserva: { $pieces }
giants-effect-gains-worker =
    { $to ->
        [-1] { $who } +{ $n } lavoratore
       *[other] { $who } +{ $n } lavoratore (ora { $to })
    }
giants-effect-gains-marker =
    { $to ->
        [-1] { $who } +{ $n } segnalino
       *[other] { $who } +{ $n } segnalino (ora { $to })
    }
giants-effect-gains-marker-back =
    { $to ->
        [-1] { $who } · segnalini ripresi: { $n }
       *[other] { $who } · segnalini ripresi: { $n } (ora { $to })
    }
giants-effect-gains-logs =
    { $to ->
        [-1] { $who } +{ $n } tronchi
       *[other] { $who } +{ $n } tronchi (ora { $to })
    }
giants-effect-gains-headdress =
    { $to ->
        [-1] { $who } +{ $n } copricapo
       *[other] { $who } +{ $n } copricapo (ora { $to })
    }
giants-effect-gains-tablet =
    { $to ->
        [-1] { $who } +{ $n } mezza tavoletta
       *[other] { $who } +{ $n } mezza tavoletta (ora { $to })
    }
giants-effect-discards = { $who } −{ $n } mezze tavolette (ora { $to })
giants-effect-reserves = Ahu { $site } prenotato: { $who }
giants-effect-helps = { $who } +{ $n } per l’aiuto (ora { $to })
giants-effect-erects = { $who } · ahu { $site }: { $piece }, vale { $points }
giants-effect-crowns = { $who } · ahu { $site }: copricapo, vale { $points }
giants-effect-peeks = Sotto la statua dell’ahu { $site }: { $who }
giants-effect-peeks-hidden = Sotto la statua dell’ahu { $site }: segreto
giants-effect-rots = Tronchi che escono dal gioco: { $n }
giants-effect-begins = Round { $round } · { $stage } · primo giocatore { $who }
giants-effect-ends = La partita finisce: { $who } ha una statua su ogni base.
giants-effect-ends-limit = La partita finisce: era l’ultimo round.

## Rifiuti: frasi intere

giants-refusal-game-over = La partita è finita.
giants-refusal-chance-decides = Ora decide il caso; nessuno può muovere.
giants-refusal-only-chance = Questo può farlo solo il caso.
giants-refusal-no-such-seat = Questo tavolo non ha il posto { $seat }.
giants-refusal-wrong-phase = Non si può fare in questa fase: { $stage }.
giants-refusal-wrong-step = Non è questo il passo da fare ora.
giants-refusal-lacks-workers = Servono { $needs } lavoratori dietro lo schermo; ne hai { $has }.
giants-refusal-lacks-sorcerer = Lo stregone non è dietro il tuo schermo.
giants-refusal-lacks-chief = Il capo non è dietro il tuo schermo.
giants-refusal-lacks-markers = Servono { $needs } segnalini dietro lo schermo; ne hai { $has }.
giants-refusal-lacks-pedestal = Non hai basi dietro lo schermo.
giants-refusal-not-in-tray = Sulla tavola della cava manca: { $piece }.
giants-refusal-too-few-carvers = Servono { $needs } lavoratori offerti che non hanno ancora scolpito; ne hai { $has }.
giants-refusal-no-carving-chief = Il capo non è nell’offerta o ha già scolpito.
giants-refusal-too-few-tablets = Servono { $needs } mezze tavolette; ne hai { $has }.
giants-refusal-no-tablets-left = Nella riserva non ci sono più mezze tavolette.
giants-refusal-no-action-possible = Lì non è possibile nessuna azione speciale.
giants-refusal-not-the-hex-for = Non è la casella per questa azione: { $place }.
giants-refusal-nothing-left = Lì non c’è più niente per te: { $place }.
giants-refusal-must-act = Chi spezza una tavoletta deve usare l’azione.
giants-refusal-only-for-two = I lavoratori neutrali ci sono solo in due.
giants-refusal-no-neutral-beside = Tutti i lavoratori neutrali sono sulla mappa.
giants-refusal-no-neutral-there = In { $hex } non c’è un lavoratore neutrale senza segnalino.
giants-refusal-no-such-hex = L’isola non ha la casella { $hex }.
giants-refusal-too-many-logs = In { $hex } puoi posare al massimo { $max } tronchi.
giants-refusal-no-such-site = L’isola non ha l’ahu { $site }.
giants-refusal-site-elsewhere = L’ahu { $site } non è di { $hex }.
giants-refusal-site-taken = L’ahu { $site } è prenotato o occupato.
giants-refusal-not-in-front = Davanti al tuo schermo manca: { $piece }.
giants-refusal-no-such-piece = In { $hex } non c’è un pezzo così: { $piece }.
giants-refusal-marked-by-another = Porta il segnalino di { $who }.
giants-refusal-not-next-to = { $hex } non è accanto a { $from }.
giants-refusal-entered-before = In questa azione il pezzo è già stato in { $hex }.
giants-refusal-too-weak = { $hex } è troppo debole: serve forza { $needs }.
giants-refusal-moved-before = Hai già mosso questo pezzo in questa fase.
giants-refusal-no-end = Da lì l’azione non potrebbe finire: il pezzo va segnato, eretto o messo in testa.
giants-refusal-changes-nothing = Un’azione deve cambiare qualcosa.
giants-refusal-must-be-kept = Un pezzo senza segnalino, dopo il movimento, va segnato, eretto o messo in testa.
giants-refusal-marked-already = Porta già il tuo segnalino.
giants-refusal-not-a-helper = { $who } non può aiutare adesso.
giants-refusal-wrong-kind = Con questo pezzo non si può: { $piece }.
giants-refusal-nobody-there = In { $hex } non c’è nessuno della tua tribù.
giants-refusal-no-bare-statue = Sull’ahu { $site } non c’è una tua statua senza copricapo.
giants-refusal-pieces-in-front = Prima metti sulla mappa i pezzi davanti al tuo schermo.
giants-refusal-not-face-down = Sull’ahu { $site } non c’è niente di coperto.
giants-refusal-shown-already = Di chi è la statua dell’ahu { $site } lo vedi comunque.

## Richieste: al massimo 90 caratteri

giants-prompt-start = Il primo giocatore viene sorteggiato.
giants-prompt-roll = Si tirano i dadi; ne restano { $n }.
giants-prompt-over = La partita è finita.
giants-prompt-bid-markers = Quanti segnalini offri? Ciò che offri è fuori per questo round.
giants-prompt-bid-workers = Quanti lavoratori offri? Scolpiscono, ma non si piazzano.
giants-prompt-bid-sorcerer = Offri lo stregone?
giants-prompt-bid-chief = Offri il capo? Da solo scolpisce qualsiasi misura.
giants-prompt-bid-ready = L’offerta è pronta?
giants-prompt-carve = Scolpisci una statua o rinuncia per ora.
giants-prompt-place = Piazza qualcuno, spendi un segnalino o passa.
giants-prompt-break = Scegli una casella speciale per il capo: la sua azione si svolge.
giants-prompt-place-on = Scegli una casella: { $role }.
giants-prompt-logs = Quanti tronchi posi in { $hex }?
giants-prompt-action = Usa l’azione speciale di { $hex } o resta lì e basta.
giants-prompt-action-must = Scegli l’azione speciale di { $hex }.
giants-prompt-put = Metti i tuoi pezzi sulla mappa o muovi prima altro.
giants-prompt-transport = Muovi, segna o erigi un pezzo, oppure per ora hai finito.
giants-prompt-carry = In { $hex }: { $piece }. Avanti, o la fine del viaggio?
giants-prompt-carry-kept = In { $hex }: { $piece }. Va segnato, eretto o messo in testa.
giants-prompt-help = Chi aiuta verso { $hex }?
giants-prompt-clean-up = Riprendi segnalini dai pezzi o lasciali.
giants-wait-bid = { $who } fa un’offerta.
giants-wait-carve = { $who } scolpisce una statua o rinuncia.
giants-wait-place = { $who } piazza.
giants-wait-transport = { $who } trasporta.
giants-wait-clean-up = { $who } può riprendere segnalini.

## Mosse come pulsanti

giants-label-start = { $who } inizia
giants-label-roll = Tiro { $face }
giants-label-bid-markers =
    { $left ->
        [-1] Segnalini: { $n }
       *[other] Segnalini: { $n } (restano: { $left })
    }
giants-label-bid-workers =
    { $left ->
        [-1] Lavoratori: { $n }
       *[other] Lavoratori: { $n } (restano: { $left })
    }
giants-label-bid-sorcerer = Offri lo stregone
giants-label-keep-sorcerer = Tieni lo stregone
giants-label-bid-chief = Offri il capo
giants-label-keep-chief = Tieni il capo
giants-label-ready = Pronto: { $bid }
giants-label-ready-unseen = Pronto
giants-label-carve =
    { $n ->
        [1] Scolpisci con un lavoratore (restano: { $left }): { $piece }
       *[other] Scolpisci con { $n } lavoratori (restano: { $left }): { $piece }
    }
giants-label-carve-chief = Scolpisci con il capo: { $piece }
giants-label-decline = Rinuncia in questo giro
giants-label-place-worker =
    { $n ->
        [-1] Piazza un lavoratore
       *[other] Piazza un lavoratore (di { $n })
    }
giants-label-place = Piazza: { $role }
giants-label-break = Spezza una tavoletta: capo con azione (mezze tavolette { $from }→{ $to })
giants-label-neutral = Piazza un lavoratore neutrale con segnalino (fuori mappa: { $n })
giants-label-neutral-from = Segna di nuovo il lavoratore neutrale in { $hex }
giants-label-on-plain = { $hex }
giants-label-on = { $hex }: { $what }
giants-on-strength = forza { $n }
giants-on-forest = foresta +{ $n }
giants-on-sites = ahu { $sites }
giants-label-logs =
    { $from ->
        [-1] Tronchi: { $n }
       *[other] Tronchi: { $n } ({ $from }→{ $to })
    }
giants-label-village =
    { $from ->
        [-1] Villaggio: +1 lavoratore
       *[other] Villaggio: +1 lavoratore ({ $from }→{ $to })
    }
giants-label-hut =
    { $from ->
        [-1] Capanna: +1 segnalino
       *[other] Capanna: +1 segnalino ({ $from }→{ $to })
    }
giants-label-forest =
    { $from ->
        [-1] Foresta: +{ $n } tronchi
       *[other] Foresta: +{ $n } tronchi ({ $from }→{ $to })
    }
giants-label-clay-pit =
    { $from ->
        [-1] Cava d’argilla: +1 copricapo
       *[other] Cava d’argilla: +1 copricapo ({ $from }→{ $to })
    }
giants-label-reserve = Prenota l’ahu { $site } (statua { $statue }, copricapo { $headdress })
giants-label-no-action = Resta lì e basta
giants-label-spend-marker = Spendi un segnalino: +1 mezza tavoletta ({ $from }→{ $to })
giants-label-pass = Passa
giants-label-put = Metti in { $hex }: { $piece }
giants-label-move = Tuo in { $hex }: { $piece }
giants-label-take = Senza segnalino in { $hex }: { $piece }
giants-label-to = Verso { $hex }: { $price }
giants-price-free = gratis
giants-price = { $gains }
giants-price-choice = da { $n }, scegli chi aiuta
giants-gain = { $who } +{ $n }
giants-label-help = Un lavoratore o lo stregone: { $helper } +1
giants-label-help-chief = Il capo: { $helper } +{ $n }
giants-label-erect = Erigi sull’ahu { $site }: { $value } × { $size } = { $points }
giants-label-crown = Metti alla statua dell’ahu { $site }: +{ $points }
giants-label-mark =
    { $from ->
        [-1] Segnalo qui
       *[other] Segnalo qui (segnalini { $from }→{ $to })
    }
giants-label-leave = Lascialo qui senza segnalino: chiunque può prenderlo
giants-label-leave-own = Lascialo qui con il segnalino
giants-label-done = Per ora ho finito
giants-label-peek = Guarda sotto la statua dell’ahu { $site } (mezze tavolette { $from }→{ $to })
giants-label-unmark = Riprendi il segnalino in { $hex }: { $piece }
giants-label-keep = Lascia gli altri segnalini

## Punteggio finale

giants-term-help = Aiuto
giants-term-statue = Statua
giants-term-headdress = Copricapo
giants-term-tablet-pair = Coppie di mezze tavolette
giants-term-tablet = Mezze tavolette

## Opzioni

giants-option-start-workers = Lavoratori all’inizio
giants-option-start-workers-help = Con due lavoratori si gioca più in fretta. In due se ne hanno sempre due.
giants-value-start-workers-1 = uno
giants-value-start-workers-2 = due
giants-option-tablets-score = Mezze tavolette
giants-option-tablets-score-help = Se le mezze tavolette rimaste contano per il totale.
giants-value-tablets-score-no = solo in caso di parità
giants-value-tablets-score-3-per-pair = 3 punti per ogni coppia
giants-option-statue-scoring = Punti per le statue
giants-option-statue-scoring-help = Quando si vedono i punti delle statue. Il totale è lo stesso.
giants-value-statue-scoring-at-the-end = alla fine
giants-value-statue-scoring-when-erected = quando si erigono
giants-option-round-limit = Limite di round
giants-option-round-limit-help = Quando è finita una partita che nessuno conclude.
giants-value-round-limit-25 = 25 round
giants-value-round-limit-none = nessuno
giants-option-screens = Schermi
giants-option-screens-help = Chi vede che cosa c’è dietro gli schermi e nel sacchetto.
giants-value-screens-open = aperti: tutti
giants-value-screens-closed = chiusi: solo chi li ha
giants-option-pedestals = Basi
giants-option-pedestals-help = Chi vede di chi è la base sotto una statua.
giants-value-pedestals-owner = solo chi la possiede
giants-value-pedestals-open = tutti
giants-option-board = Isola
giants-option-board-help = La mappa: motu-iti per una piccola, o il testo di una propria.
