# Rapa Nui: che cosa dice il maestro a ogni decisione. Al massimo 140 caratteri.

rapanui-coach-buy = Una carta Sacrificio costa 5 legni, 1 in meno per ogni tuo Raccoglitore di quel tipo. Puoi anche giocare subito.
rapanui-coach-play = Le carte giocate rendono quando si valuta il loro tipo. Con due o più, e più di tutti gli altri, si riceve 1 in più.
rapanui-coach-return = Non puoi pagare un Moai, quindi uno va perso. I Taglialegna portano il legno per il prossimo.
rapanui-coach-offer = Ogni carta sulla Pietra fa valere di più il suo tipo. Dai un tipo di cui hai molte carte: le altre restano tue.
rapanui-coach-hide = Anche questa carta conta sulla Pietra, ma la conosci solo tu. Aiuta il tipo di cui hai più carte.
rapanui-coach-add = Ancora una carta sulla Pietra, e non ti costa nulla. Scegli il tipo che deve valere di più.
rapanui-coach-draw = Sotto le colonne vedi che cosa si valuterebbe. L’ultima carta scoperta rende a tutti: guarda chi ne ha di più.
rapanui-coach-yield = Il legno paga il prossimo Moai, i Punti Vittoria contano alla fine. Una scelta sola per tutti i tuoi Moai.
rapanui-coach-substitute = Questo tipo è esaurito. Prendine un altro, meglio uno frequente sulla Pietra.
rapanui-coach-moai = Puoi pagare un Moai: alla fine vale 4, rende quando si valutano i Moai e apre un Round Sacrificale.
rapanui-coach-last = Il mazzo sta finendo: se ora svuoti una colonna, la partita finisce senza valutazione. Fallo se sei in testa.

rapanui-sheet-goal = Scopo: avere alla fine più Punti Vittoria di tutti, con Sacerdoti, Moai e carte Sacrificio.
rapanui-sheet-turn = Un turno: compri una carta Sacrificio se vuoi, giochi un tipo di carta, torni a tre carte. L’ultima carta scoperta rende a tutti.
rapanui-sheet-end = Fine: la partita finisce appena si ricostituisce la nona colonna vuota.
