# Was auf dem Tisch von Rapa Nui liegt.

rapanui-board-refills = noch { $n }-mal auffüllen ({ $cards } im Nachziehstapel)
rapanui-board-last-refill = das nächste Auffüllen beendet das Spiel ({ $cards } im Nachziehstapel)
rapanui-board-last-column = Nachziehstapel leer: die nächste leere Spalte beendet das Spiel
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
