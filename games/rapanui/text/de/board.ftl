# Was auf dem Tisch von Rapa Nui liegt.

rapanui-board-refills = noch { $n }-mal auffüllen ({ $cards } im Nachziehstapel)
rapanui-board-last-refill = das nächste Auffüllen beendet das Spiel ({ $cards } im Nachziehstapel)
rapanui-board-last-column = Nachziehstapel leer: Die nächste leere Spalte beendet das Spiel
rapanui-board-over = das Spiel ist zu Ende
rapanui-board-column = Spalte { $n }
rapanui-board-then-refill = Auffüllen
rapanui-board-then-end = Spielende
rapanui-board-nobody = niemand
rapanui-board-legend = → wird gewertet, wenn diese Karte als letzte genommen wird
rapanui-board-wood = Holz
rapanui-board-fame = Ruhm
rapanui-board-hand = Hand
rapanui-board-offerings = Opferkarten
rapanui-board-supply = Vorrat
rapanui-board-price = Preis
rapanui-board-yours = eigene
rapanui-board-stone = Stein
rapanui-board-value = Wert
rapanui-board-bonus = * Bonus
rapanui-board-bare = Opferstein: keine Karte
rapanui-board-top =
    { $n ->
        [one] Opferstein: { $n } Karte, oben: { $sort }
       *[other] Opferstein: { $n } Karten, oben: { $sort }
    }
rapanui-board-back = verdeckt
rapanui-board-face-down = verdeckt: { $n }
rapanui-board-returned = Moais zurück in der Schachtel: { $n }
rapanui-board-memory = Gedächtnisstütze
rapanui-board-unknown = unbekannt

## Im Browser

rapanui-board-steps = Schritte des Zuges
rapanui-board-step-buy = Erwerben
rapanui-board-step-play = Auslegen
rapanui-board-step-draw = Nehmen
rapanui-board-step-score = Werten
rapanui-board-front = { $kind }, Spalte { $column }
rapanui-board-refill-why = Die Spalte ist dann leer. Neue Karten: { $n }. Die zuletzt gelegte wird gewertet.
rapanui-board-end-why = Die Spalte ist dann leer und der Nachziehstapel aufgebraucht: Spielende ohne Wertung.
rapanui-board-brings-wood = { $kind }: Holz für jede Karte
rapanui-board-brings-fame = { $kind }: Ruhm für jede Karte
rapanui-board-brings-either = { $kind }: Holz oder Ruhm für jede Karte
rapanui-board-brings-offerings = { $kind }: eine Opferkarte dieser Sorte
rapanui-board-gain =
    { $bonus ->
        [0] +{ $n }
       *[other] +{ $n } = { $basic } + { $bonus } für die Mehrheit
    }
rapanui-board-lacking =
    { $n ->
        [one] Im Vorrat fehlt { $n } Karte: stattdessen freie Wahl.
       *[other] Im Vorrat fehlen { $n } Karten: stattdessen freie Wahl.
    }
rapanui-board-majority = Auslagen: Karten je Art
rapanui-board-altar = Opferstein
rapanui-board-pile = { $sort }, Vorrat { $n }
rapanui-board-costs = kostet dich { $n } Holz
rapanui-board-decline = Nichts nehmen
rapanui-board-sacrifice = Opferrunde
rapanui-board-face-up = offen
rapanui-board-from-supply = aus dem Vorrat
rapanui-board-moai-scores = Moai-Wertung: wähle
rapanui-board-held = { $kind }, auf deiner Hand, { $n }
rapanui-board-free = gratis
rapanui-board-only-you = siehst nur du
rapanui-board-own = { $sort }, deine Opferkarten: { $n }
