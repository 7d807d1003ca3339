# Entdecker: che cosa dice il maestro a ogni decisione. Al massimo 140 caratteri.

entdecker-coach-start-first = I viaggi cominciano da un cerchio del bordo. Lo spazio accanto è il primo che scopri.
entdecker-coach-start = Salpa vicino a un’isola che vuoi completare. Dove c’è un’unità altrui paghi un pedaggio.
entdecker-coach-announce = L’oro pagato è perso, anche per tessere non scoperte. Tienine un po’ per un’unità: esploratore 1, forte 3, insediamento 6.
entdecker-coach-draw-first = Un ? sul dorso è un evento: tesoro, rovine, amici, ma anche tempesta, pirati, nemici.
entdecker-coach-draw = Ora puoi fermarti. Le tessere pagate che non peschi vanno perse.
entdecker-coach-draw-or-unit = Un’unità occupa quest’isola e chiude il tuo turno. Oppure pesca ancora e cerca un posto migliore.
entdecker-coach-unit = Un insediamento batte tutti i forti, un forte tutti gli esploratori. Chi è in testa ha tutti i punti dell’isola.
entdecker-coach-stop = In questo viaggio non c’è altro da fare. Ora tocca ai buchi e alle isole complete.
entdecker-coach-place = Terra con terra, mare con mare. Lascia aperta una rotta se vuoi proseguire.
entdecker-coach-place-event = L’evento accade appena la tessera è piazzata. Dove metterla lo decidi tu.
entdecker-coach-choose = I gettoni non bastano per tutte le isole. Valuta per prima quella di cui vuoi il gettone.
entdecker-coach-recall = Puoi riprendere un esploratore prima che il turno finisca. Il suo prezzo è perso, ma può servire altrove.

entdecker-sheet-goal = Scopo: fare più punti di tutti, con le isole complete su cui hai unità.
entdecker-sheet-turn = Un turno: metti la nave, paghi alcune tessere, le piazzi una a una e, se vuoi, lasci un’unità a terra.
entdecker-sheet-end = Fine: il turno in cui la carta è piena o si pesca l’ultima tessera.
