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
rapanui-board-legend = → viene valutata se questa carta è l’ultima presa
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
