# Quello che c’è sul tavolo di Rapa Nui.

rapanui-board-refills =
    { $n ->
        [one] ancora { $n } nuova colonna ({ $cards } nel mazzo)
       *[other] ancora { $n } nuove colonne ({ $cards } nel mazzo)
    }
rapanui-board-last-refill = la prossima colonna nuova chiude la partita ({ $cards } nel mazzo)
rapanui-board-last-column = mazzo esaurito: la prossima colonna vuota chiude la partita
rapanui-board-over = la partita è finita
rapanui-board-column = Colonna { $n }
rapanui-board-then-refill = nuova colonna
rapanui-board-then-end = fine partita
rapanui-board-nobody = nessuno
rapanui-board-legend = → che cosa si valuta se questa carta è l’ultima presa
rapanui-board-wood = legno
rapanui-board-fame = PV
rapanui-board-hand = mano
rapanui-board-offerings = Sacrificio
rapanui-board-supply = riserva
rapanui-board-price = prezzo
rapanui-board-yours = tue
rapanui-board-stone = Pietra
rapanui-board-value = valore
rapanui-board-bonus = * bonus
rapanui-board-bare = Pietra: nessuna carta
rapanui-board-top =
    { $n ->
        [one] Pietra: { $n } carta, in cima: { $sort }
       *[other] Pietra: { $n } carte, in cima: { $sort }
    }
rapanui-board-back = coperta
rapanui-board-face-down = coperte: { $n }
rapanui-board-returned = Moai rimessi nella scatola: { $n }
rapanui-board-memory = Promemoria
rapanui-board-unknown = ignote

## Nel browser

rapanui-board-steps = Fasi del turno
rapanui-board-step-buy = Compra
rapanui-board-step-play = Gioca
rapanui-board-step-draw = Pesca
rapanui-board-step-score = Valuta
rapanui-board-front = { $kind }, colonna { $column }
rapanui-board-refill-why = La colonna resta vuota. Nuove carte: { $n }. Si valuta l’ultima posata.
rapanui-board-end-why = La colonna resta vuota e il mazzo finisce: la partita termina senza valutazione.
rapanui-board-brings-wood = { $kind }: legno per ogni carta
rapanui-board-brings-fame = { $kind }: PV per ogni carta
rapanui-board-brings-either = { $kind }: legno o PV per ogni carta
rapanui-board-brings-offerings = { $kind }: una carta Sacrificio di questo tipo
rapanui-board-gain =
    { $bonus ->
        [0] +{ $n }
       *[other] +{ $n } = { $basic } + { $bonus } per la maggioranza
    }
rapanui-board-lacking =
    { $n ->
        [one] Al mazzetto ne manca { $n }: scelta libera.
       *[other] Al mazzetto ne mancano { $n }: scelta libera.
    }
rapanui-board-majority = Carte giocate per tipo
rapanui-board-altar = Pietra
rapanui-board-pile = { $sort }, riserva { $n }
rapanui-board-costs =
    { $n ->
        [one] ti costa { $n } legno
       *[other] ti costa { $n } legni
    }
rapanui-board-decline = Non prendere nulla
rapanui-board-sacrifice = Round Sacrificale
rapanui-board-face-up = scoperta
rapanui-board-from-supply = dalla riserva
rapanui-board-moai-scores = Valutazione Moai: scegli
rapanui-board-held = { $kind }, in mano, { $n }
rapanui-board-free = gratis
rapanui-board-only-you = le vedi solo tu
rapanui-board-own = { $sort }, tue carte Sacrificio: { $n }
