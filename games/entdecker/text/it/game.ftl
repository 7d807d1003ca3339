# Entdecker (1996). I termini sono quelli in uso tra chi gioca.

entdecker-title = Entdecker
entdecker-blurb = Naviga verso l’ignoto, tessera dopo tessera, e occupa le nuove isole.
entdecker-weight = Avventuroso

## Cose

entdecker-scout = Esploratore
entdecker-fort = Forte
entdecker-settlement = Insediamento
entdecker-storm = Tempesta
entdecker-pirates = Pirati
entdecker-unfriendly = Isolani ostili
entdecker-friendly = Isolani amichevoli
entdecker-ruins = Rovine
entdecker-treasure = Tesoro
entdecker-back-plain = vuoto
entdecker-back-question = ?
# Quanta terra ha una tessera, comunque sia girata.
entdecker-shape-sea = mare aperto
entdecker-shape-coast = costa
entdecker-shape-corner = angolo
entdecker-shape-channel = canale
entdecker-shape-bay = baia
entdecker-shape-inland = entroterra
entdecker-tile = { $kind }
entdecker-tile-event = { $kind } ({ $event })
entdecker-space = { $space }
entdecker-circle-north = cerchio nord { $at }
entdecker-circle-east = cerchio est { $at }
entdecker-circle-south = cerchio sud { $at }
entdecker-circle-west = cerchio ovest { $at }
entdecker-north = nord
entdecker-east = est
entdecker-south = sud
entdecker-west = ovest
# Su quali lati c’è terra, così come sta la tessera: N E S O.
entdecker-land-none = solo mare
entdecker-land-n = terra N
entdecker-land-e = terra E
entdecker-land-s = terra S
entdecker-land-w = terra O
entdecker-land-ne = terra N E
entdecker-land-ns = terra N S
entdecker-land-nw = terra N O
entdecker-land-es = terra E S
entdecker-land-ew = terra E O
entdecker-land-sw = terra S O
entdecker-land-nes = terra N E S
entdecker-land-new = terra N E O
entdecker-land-nsw = terra N S O
entdecker-land-esw = terra E S O
entdecker-land-nesw = terra N E S O

## Cronaca: nome · che cosa è successo, con il costo

entdecker-log-back = Pila { $stack } · dorso: { $back }
entdecker-log-first = Sorteggio · { $who } comincia e tiene la ruota
entdecker-log-income = Ruota · round { $round }: +{ $n } oro per tutti
entdecker-log-start = { $who } · salpa da: { $place }
entdecker-log-start-toll = { $who } · salpa da: { $place } ({ $owner } { $unit }) −{ $cost } oro ({ $from }→{ $to })
entdecker-log-announce =
    { $n ->
        [one] { $who } · paga { $n } tessera −{ $cost } oro ({ $from }→{ $to })
       *[other] { $who } · paga { $n } tessere −{ $cost } oro ({ $from }→{ $to })
    }
entdecker-log-draw = { $who } · pesca dalla pila { $stack }
entdecker-log-tile = Pila { $stack } · tessera { $kind }, { $shape }
entdecker-log-tile-event = Pila { $stack } · tessera { $kind }, { $shape }: { $event }
entdecker-log-place = { $who } · piazza la tessera { $kind } in { $space }, { $land }
entdecker-log-chip = Gettoni · { $who } pesca un gettone scoperta di valore { $value }
entdecker-log-stop =
    { $n ->
        [0] { $who } · si ferma
        [one] { $who } · si ferma, { $n } tessera pagata va persa
       *[other] { $who } · si ferma, { $n } tessere pagate vanno perse
    }
entdecker-log-unit = { $who } · lascia { $unit } in { $space } ({ $land }) −{ $cost } oro ({ $from }→{ $to })
entdecker-log-recall = { $who } · riprende l’Esploratore da { $space }
entdecker-log-score = { $who } · sceglie la prossima isola: { $island }

## Effetti

entdecker-effect-gold = { $who } +{ $n } oro ({ $from }→{ $to })
entdecker-effect-gold-full = { $who } +{ $n } oro ({ $from }→{ $to }, il massimo)
entdecker-effect-pays = { $who } −{ $n } oro ({ $from }→{ $to })
entdecker-effect-lost = La tessera { $tile } non combacia ed esce dal gioco
entdecker-effect-storm = Tempesta in { $space }: il turno finisce
entdecker-effect-pirates = Pirati in { $space }: metà dell’oro è persa
entdecker-effect-unfriendly = Isolani ostili in { $space }: qui ogni unità costa il doppio
entdecker-effect-friendly = Isolani amichevoli in { $space }
entdecker-effect-ruins-found = Rovine in { $space }
entdecker-effect-treasure = Tesoro in { $space }
entdecker-effect-ruins = { $who } +{ $n } punti ({ $from }→{ $to })
entdecker-effect-no-chip-left = Non ci sono più gettoni scoperta
entdecker-effect-takes-chip = { $who } · gettone scoperta di valore { $value }
entdecker-effect-fills = Buco in { $space }: riempito con la tessera di riserva { $kind }
entdecker-effect-too-few-chips = Isola { $island }: nessuno pesca gettoni (necessari { $needs }, rimasti { $left })
entdecker-effect-scores =
    { $n ->
        [one] Isola { $island } completa: { $n } tessera = { $n } punto
       *[other] Isola { $island } completa: { $n } tessere = { $n } punti
    }
entdecker-effect-scores-chip =
    { $n ->
        [one] Isola { $island } completa: { $n } tessera + gettone { $chip } = { $points } punti
       *[other] Isola { $island } completa: { $n } tessere + gettone { $chip } = { $points } punti
    }
entdecker-effect-scores-unfinished =
    { $n ->
        [one] Isola { $island } incompleta: { $n } tessera = { $n } punto
       *[other] Isola { $island } incompleta: { $n } tessere = { $n } punti
    }
entdecker-effect-earns =
    { $rank ->
        [1] { $n ->
            [one] { $who } · in testa +{ $n } punto ({ $from }→{ $to })
           *[other] { $who } · in testa +{ $n } punti ({ $from }→{ $to })
        }
       *[other] { $n ->
            [one] { $who } · { $rank }º posto +{ $n } punto ({ $from }→{ $to })
           *[other] { $who } · { $rank }º posto +{ $n } punti ({ $from }→{ $to })
        }
    }
entdecker-effect-returns = { $who } · { $unit } torna da { $space }
entdecker-effect-unclaimed =
    { $n ->
        [one] Isola { $island } completa: { $n } tessera, senza unità
       *[other] Isola { $island } completa: { $n } tessere, senza unità
    }
entdecker-effect-skips = { $who } · non può salpare da nessuna parte e salta il turno
entdecker-effect-ends-chart-full = La carta è piena: la partita finisce.
entdecker-effect-ends-tiles-gone = L’ultima tessera è stata pescata: la partita finisce. Le isole incomplete si valutano senza gettoni.

## Rifiuti: frasi intere

entdecker-refusal-game-over = La partita è finita.
entdecker-refusal-chance-decides = Ora decide il caso; nessuno può muovere.
entdecker-refusal-only-chance = Questo può deciderlo solo il caso.
entdecker-refusal-wrong-step = Non è il momento di questa azione.
entdecker-refusal-no-such-back = Nessuna tessera coperta ha questo dorso: { $back }.
entdecker-refusal-no-such-seat = A questo tavolo non c’è il posto { $seat }.
entdecker-refusal-not-on-spinner = Sulla ruota non c’è il valore { $n }.
entdecker-refusal-no-such-tile = In cima a questa pila non può esserci la tessera { $tile }.
entdecker-refusal-no-such-chip = Non ci sono più gettoni scoperta di valore { $value }.
entdecker-refusal-no-passage = Da qui nessuna rotta porta a uno spazio inesplorato: { $place }.
entdecker-refusal-first-round = Nel primo round si salpa dai cerchi sul bordo.
entdecker-refusal-gold-tiles = Tutte queste tessere costano { $needs } oro; tu ne hai { $has }.
entdecker-refusal-gold-start = Salpare da lì con una tessera costa { $needs } oro; tu ne hai { $has }.
entdecker-refusal-gold-unit = Qui questa unità costa { $needs } oro; tu ne hai { $has }.
entdecker-refusal-none-left = Hai pescato tutte le tessere che hai pagato.
entdecker-refusal-stack-empty = La pila { $stack } è vuota.
entdecker-refusal-nothing-drawn = Devi pescare almeno una tessera prima di fermarti.
entdecker-refusal-not-joined = Nessuna rotta unisce { $space } alla nave, oppure lì c’è già una tessera.
entdecker-refusal-does-not-match = In { $space } il lato { $side } non combacia: terra con terra, mare con mare.
entdecker-refusal-same-as = Girata di { $degrees }° la tessera è uguale: si scrive così.
entdecker-refusal-not-reached = Un’unità si lascia solo su una tessera che la nave ha raggiunto in questo turno.
entdecker-refusal-no-such-land = Nessuna terra di questa tessera comincia dal lato { $side }.
entdecker-refusal-not-at-hand = Non hai più questa unità a disposizione: { $unit }.
entdecker-refusal-no-scout = Non hai esploratori in { $space }.
entdecker-refusal-not-due = Nessuna isola { $island } aspetta di essere valutata.

## Richieste: al massimo 90 caratteri

entdecker-prompt-back = La pila { $stack } mostra il dorso della prima tessera.
entdecker-prompt-first = Si sorteggia chi comincia.
entdecker-prompt-income = La ruota dà a tutti lo stesso oro.
entdecker-prompt-tile = Si scopre la prima tessera della pila { $stack }.
entdecker-prompt-gift = { $who } riceve un gettone scoperta dagli isolani.
entdecker-prompt-chip = { $who } pesca un gettone scoperta per l’isola { $island }.
entdecker-prompt-over = La partita è finita.
entdecker-prompt-start-first = Metti la nave su un cerchio del bordo. Hai { $gold } oro.
entdecker-prompt-start = Metti la nave su un cerchio o su una tessera con una rotta aperta. Hai { $gold } oro.
entdecker-prompt-announce = Quante tessere vuoi scoprire? Ognuna costa subito { $cost } oro; ne hai { $gold }.
entdecker-prompt-draw-first =
    { $n ->
        [one] Pesca la tua tessera da una pila.
       *[other] Pesca la prima delle tue { $n } tessere da una pila.
    }
entdecker-prompt-draw = Pesca ancora o fermati. Tessere pagate rimaste: { $n }.
entdecker-prompt-draw-or-unit = Pesca ancora, lascia un’unità o fermati. Tessere pagate: { $n }; oro: { $gold }.
entdecker-prompt-unit = Lascia un’unità o fermati. Hai { $gold } oro.
entdecker-prompt-stop = Il viaggio finisce qui: fermati.
entdecker-prompt-place =
    { $n ->
        [one] Piazza la tessera { $kind }, { $shape }: combacia in un modo.
       *[other] Piazza la tessera { $kind }, { $shape }: combacia in { $n } modi.
    }
entdecker-prompt-place-event =
    { $n ->
        [one] Piazza { $kind }, { $shape }: combacia in un modo. { $then }
       *[other] Piazza { $kind }, { $shape }: combacia in { $n } modi. { $then }
    }
entdecker-prompt-choose =
    { $n ->
        [one] Quale isola si valuta ora? È rimasto solo { $n } gettone.
       *[other] Quale isola si valuta ora? Sono rimasti solo { $n } gettoni.
    }
entdecker-outcome-storm = Tempesta: il turno finisce
entdecker-outcome-pirates = Pirati −{ $n } oro ({ $from }→{ $to })
entdecker-outcome-unfriendly = Isolani ostili: prezzi doppi
entdecker-outcome-friendly = Isolani amichevoli: un gettone
entdecker-outcome-no-chip = Isolani amichevoli: gettoni finiti
entdecker-outcome-ruins = Rovine +{ $n } punti
entdecker-outcome-treasure = Tesoro +{ $n } oro ({ $from }→{ $to })
entdecker-wait-start = { $who } mette la nave al punto di partenza.
entdecker-wait-announce = { $who } dice quante tessere vuole scoprire.
entdecker-wait-sail = { $who } prosegue, si ferma o lascia un’unità. Tessere pagate rimaste: { $n }.
entdecker-wait-place = { $who } piazza la tessera { $kind }.
entdecker-wait-choose = { $who } sceglie la prossima isola da valutare.

## Mosse come pulsanti

entdecker-label-back = La pila { $stack } mostra: { $back }
entdecker-label-first = { $who } comincia
entdecker-label-income = Ruota: { $n } oro
entdecker-label-start = Salpa da: { $place }
entdecker-label-start-toll = Salpa da: { $place } ({ $owner } { $unit }): −{ $cost } oro ({ $from }→{ $to })
entdecker-label-announce =
    { $n ->
        [one] Scopri { $n } tessera: −{ $cost } oro ({ $from }→{ $to })
       *[other] Scopri { $n } tessere: −{ $cost } oro ({ $from }→{ $to })
    }
entdecker-label-draw = Pesca dalla pila { $stack }: dorso { $back }, altezza { $n }
entdecker-label-tile = Scopri { $kind }, { $shape }
entdecker-label-tile-event = Scopri { $kind }, { $shape }: { $event }
entdecker-label-place = Piazza in { $space }, { $land } · { $islands }
entdecker-label-place-sea = Piazza in { $space }, { $land }
entdecker-label-place-storm = Piazza in { $space }, { $land } ⟶ Tempesta, il turno finisce
entdecker-label-chip = Gettone scoperta di valore { $value }
entdecker-label-stop =
    { $n ->
        [0] Fermati ⟶ il turno finisce
        [one] Fermati, { $n } tessera pagata va persa ⟶ il turno finisce
       *[other] Fermati, { $n } tessere pagate vanno perse ⟶ il turno finisce
    }
entdecker-label-unit = { $unit } in { $space } ({ $land }, { $old }→{ $new }): −{ $cost } oro ({ $from }→{ $to }) ⟶ il turno finisce
entdecker-label-recall = Riprendi l’Esploratore da { $space } ({ $old }→{ $new }), il prezzo è perso
entdecker-label-score =
    { $n ->
        [one] Valuta ora l’isola { $island } ({ $n } tessera)
       *[other] Valuta ora l’isola { $island } ({ $n } tessere)
    }
entdecker-island =
    { $open ->
        [0] { $n ->
            [one] isola completa: { $n } tessera
           *[other] isola completa: { $n } tessere
        }
       *[other] isola da { $n }, lati aperti: { $open }
    }

## Punteggio finale

entdecker-term-islands = Isole
entdecker-term-unfinished = Isole incomplete
entdecker-term-ruins = Rovine
entdecker-term-chips = Gettoni scoperta

## Opzioni

entdecker-option-frame = Bordo
entdecker-option-frame-help = Se lungo il bordo della carta i lati devono essere mare.
entdecker-value-frame-sea = mare aperto
entdecker-value-frame-neutral = neutro
entdecker-option-tiles = Tessere
entdecker-option-tiles-help = Una carta e delle tessere proprie al posto di quelle fornite.
