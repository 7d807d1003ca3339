# Giants: perché una mossa non si può fare. Frasi intere.

giants-stock-workers = lavoratori
giants-stock-markers = segnalini
giants-stock-pedestals = basi
giants-refusal-game-over = La partita è finita.
giants-refusal-chance-decides = Ora decidono la sorte e i dadi; nessuno può muovere.
giants-refusal-only-chance = Questo possono deciderlo solo la sorte e i dadi.
giants-refusal-no-such-seat = A questo tavolo non c’è il posto { $seat }.
giants-refusal-wrong-phase = Questo appartiene a un’altra fase. Fase attuale: { $stage }.
giants-refusal-wrong-step = Non è il momento di questa azione.
giants-refusal-not-behind-screen =
    { $needs ->
        [one] Dietro il tuo schermo non bastano: { $stock }. Ne serve { $needs }, ne hai { $has }.
       *[other] Dietro il tuo schermo non bastano: { $stock }. Ne servono { $needs }, ne hai { $has }.
    }
giants-refusal-not-in-tray = Nella cava non ci sono statue da { $size }.
giants-refusal-too-few-carvers =
    { $needs ->
        [one] Serve { $needs } lavoratore o stregone offerto che non ha ancora scolpito; ne hai { $has }.
       *[other] Servono { $needs } lavoratori o stregoni offerti che non hanno ancora scolpito; ne hai { $has }.
    }
giants-refusal-no-chief-to-carve = Il tuo capo non è nell’offerta, o ha già scolpito.
giants-refusal-too-few-tablets =
    { $needs ->
        [one] Costa { $needs } mezza tavoletta; ne hai { $has }.
       *[other] Costa { $needs } mezze tavolette; ne hai { $has }.
    }
giants-refusal-no-tablets-left = Nella riserva non ci sono più mezze tavolette.
giants-refusal-no-action-possible = Lì non puoi fare nessuna azione speciale.
giants-refusal-not-the-hex = Questa azione appartiene a un’altra casella: { $place }.
giants-refusal-nothing-left = Qui non c’è più nulla da prendere: { $place }.
giants-refusal-must-act = Chi spezza una tavoletta deve usare l’azione speciale.
giants-refusal-only-for-two = I lavoratori neutrali ci sono solo nelle partite in due.
giants-refusal-no-neutral-beside = Tutti i lavoratori neutrali sono sull’isola.
giants-refusal-too-many-logs =
    { $max ->
        [0] In { $hex } non puoi posare tronchi.
        [one] In { $hex } puoi posare al massimo { $max } tronco.
       *[other] In { $hex } puoi posare al massimo { $max } tronchi.
    }
giants-refusal-no-neutral-there = In { $hex } non c’è un lavoratore neutrale senza segnalino.
giants-refusal-no-such-hex = Quest’isola non ha la casella { $hex }.
giants-refusal-no-such-site = Quest’isola non ha l’ahu { $site }.
giants-refusal-site-elsewhere = L’ahu { $site } non appartiene a { $hex }.
giants-refusal-site-taken = L’ahu { $site } è riservato o occupato.
giants-refusal-not-in-front =
    { $size ->
        [0] Davanti al tuo schermo non hai copricapi.
       *[other] Davanti al tuo schermo non hai statue da { $size }.
    }
giants-refusal-no-such-piece =
    { $size ->
        [0] In { $hex } non c’è un copricapo così.
       *[other] In { $hex } non c’è una statua da { $size } così.
    }
giants-refusal-marked-by-another = Porta il segnalino di { $who }.
giants-refusal-not-next-to = { $hex } non è accanto a { $from }.
giants-refusal-entered-before = In questa azione è già stato in { $hex }.
giants-refusal-too-weak = { $hex } è troppo debole: servono forza { $needs } e almeno una persona.
giants-refusal-moved-before = In questa fase lo hai già mosso.
giants-refusal-no-end = Alla fine va segnato, eretto o messo su una statua; da lì non si potrebbe.
giants-refusal-changes-nothing = Un’azione deve cambiare qualcosa.
giants-refusal-must-be-kept = Va segnato, eretto o messo su una statua.
giants-refusal-marked-already = Porta già un segnalino.
giants-refusal-not-a-helper = Lì il posto { $seat } non ha nessuno che ora possa aiutarti.
giants-refusal-wrong-kind =
    { $size ->
        [0] Si erigono solo statue; questo è un copricapo.
       *[other] Sulle statue si mettono solo copricapi; questa è una statua da { $size }.
    }
giants-refusal-nobody-there = In { $hex } non c’è nessuno della tua tribù.
giants-refusal-no-bare-statue = Sull’ahu { $site } non hai una statua senza copricapo.
giants-refusal-pieces-in-front = Prima metti sull’isola ciò che è davanti al tuo schermo.
giants-refusal-not-face-down = Sull’ahu { $site } non c’è nulla di coperto.
giants-refusal-shown-already = Di chi è la base sull’ahu { $site } lo vedi comunque.
