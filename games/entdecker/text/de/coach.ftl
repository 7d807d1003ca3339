# Entdecker: was der Coach bei jeder Entscheidung sagt. Höchstens 140 Zeichen.

entdecker-coach-start-first = Fahrten beginnen auf einem Kreis am Rand. Das Feld daneben entdeckst du zuerst.
entdecker-coach-start = Starte bei einer Insel, die du vollenden willst. Wo eine fremde Figur steht, bezahlst du Zoll.
entdecker-coach-announce = Bezahltes Gold ist weg, auch für ungenutzte Plättchen. Behalte Gold für eine Figur: Kundschafter 1, Fort 3, Siedlung 6.
entdecker-coach-draw-first = Ein ? auf der Rückseite bedeutet ein Ereignis: Schatz, Ruinen, Freunde, aber auch Sturm, Piraten, Feinde.
entdecker-coach-draw = Du darfst jetzt aufhören. Bezahlte Plättchen, die du nicht ziehst, verfallen.
entdecker-coach-draw-or-unit = Eine Figur besetzt diese Insel und beendet deinen Zug. Oder du suchst weiter nach einem besseren Platz.
entdecker-coach-unit = Eine Siedlung schlägt alle Forts, ein Fort alle Kundschafter. Wer führt, bekommt alle Punkte der Insel.
entdecker-coach-stop = Auf dieser Fahrt ist nichts mehr zu tun. Jetzt kommen Löcher und vollständige Inseln dran.
entdecker-coach-place = Land gehört an Land, Meer an Meer. Lass einen Seeweg offen, wenn du weiterfahren willst.
entdecker-coach-place-event = Das Ereignis tritt ein, sobald das Plättchen liegt. Wo du es hinlegst, entscheidest du.
entdecker-coach-choose = Es gibt nicht genug Chips für alle Inseln. Werte zuerst die, deren Chip dir gehören soll.
entdecker-coach-recall = Du darfst einen Kundschafter zurücknehmen, bevor dein Zug endet. Sein Preis ist verloren, aber er ist wieder frei.

entdecker-sheet-goal = Ziel: die meisten Punkte, für vollständige Inseln, auf denen deine Figuren stehen.
entdecker-sheet-turn = Ein Zug: das Schiff setzen, Plättchen bezahlen, eins nach dem anderen legen und, wenn du willst, eine Figur an Land setzen.
entdecker-sheet-end = Ende: der Zug, der die Karte füllt oder das letzte Plättchen aufdeckt.
