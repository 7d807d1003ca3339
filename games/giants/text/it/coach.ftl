# Giants: che cosa dice il maestro a ogni decisione. Al massimo 140 caratteri.

giants-coach-bid-markers = Con più segnalini scegli prima la statua. Ciò che offri resta davanti allo schermo per questo round.
giants-coach-bid-workers = Una statua da 2 vuole due persone, una da 3 tre. Chi è offerto scolpisce, ma in questo round non porta.
giants-coach-bid-sorcerer = Nell’offerta lo stregone vale un lavoratore. Sull’isola procura lavoratori, segnalini, tronchi o un ahu.
giants-coach-bid-chief = Il capo scolpisce da solo qualsiasi statua. Ma sull’isola porta quanto altri tre.
giants-coach-ready = Guarda ancora una volta: quando tutti sono pronti, le offerte si rivelano insieme.
giants-coach-carve = Una statua grande vale di più alla fine, ma vuole tanta forza quanto è grande su ogni casella della strada.
giants-coach-place = Forma una strada dalla cava alla costa. Possono farne parte anche persone altrui, in cambio di punti.
giants-coach-place-on = Metti le tue persone dove un vuoto fermerebbe la statua. Se servono ad altri, ricevi punti.
giants-coach-place-breaker = Spezzando una tavoletta il capo fa ciò che altrimenti può solo lo stregone.
giants-coach-logs = Un tronco dà a tutti 1 di forza, ma solo con un lavoratore o uno stregone. Dopo il round è perso.
giants-coach-action = Ogni casella speciale dà qualcosa. Se riservi un ahu, nessun altro può erigervi una statua.
giants-coach-transport-front = Le statue nuove partono dalla cava, i copricapi dalla cava d’argilla. Scegline uno e mandalo in viaggio.
giants-coach-transport = Muovi un pezzo con il tuo segnalino o prendine uno senza: quest’ultimo alla fine va segnato o eretto.
giants-coach-carry = Vai casella per casella. Le tue persone sono gratis; gli altri ricevono punti per l’aiuto, come dice ogni pulsante.
giants-coach-carry-kept = Questo pezzo non ha segnalino. Fermati solo dove puoi segnarlo, erigerlo o metterlo su una statua.
giants-coach-help = Scegli tu chi riceve punti. Un capo fa tutto da solo, ma il suo proprietario riceve l’intera grandezza.
giants-coach-clean-up = Un segnalino tiene lontani gli altri dal pezzo. Riprendilo solo se ti serve altrove.
giants-coach-erect = Puoi erigerla qui: il valore dell’ahu per la grandezza è tuo alla fine, ma consumi una tua base.
giants-coach-crown = Qui puoi metterlo alla tua statua. Vale il secondo valore dell’ahu, qualunque sia la grandezza.

giants-sheet-goal = Scopo: fare più punti di tutti, con statue e copricapi sulla costa e aiutando gli altri lungo la strada.
giants-sheet-turn = Un round: offri in segreto per le statue, piazzi le tue persone sull’isola e su di loro porti le statue fino alla costa.
giants-sheet-end = Fine: il round in cui qualcuno ha una statua su ognuna delle proprie basi.
