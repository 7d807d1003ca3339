# Was über Züge gesagt wird: Tipps und der Blick zurück auf eine Partie.

## Tipps

analysis-hint = Beste Züge ({ $n } simulierte Partien):
analysis-hint-move = gewinnt { $win } %, Punkte { $points } · { $label }
analysis-hint-line = danach vielleicht: { $line }
analysis-only-move = Es gibt nichts zu wählen: Das ist der einzige Zug.

## Der Blick zurück

analysis-head = { $title } · Züge: { $moves } · Entscheidungen: { $choices } · Besuche: { $visits } · Startwert: { $seed }
analysis-loss = { $who } · { $grade }: Gewinnchance { $best } % → { $played } %, Punkte { $bestpoints } → { $playedpoints }
analysis-played = gespielt: { $label }
analysis-better = besser: { $label }
analysis-no-loss = Keine Entscheidung hat mehr als { $percent } % gekostet.
analysis-losses = Entscheidungen, die etwas gekostet haben
analysis-swings = Was der Zufall am meisten bewegt hat
analysis-swing = { $who } { $percent } %
analysis-best = bester Zug
analysis-good = gut
analysis-slip = Ungenauigkeit
analysis-mistake = Fehler
analysis-blunder = grober Fehler

## Die Tabelle

analysis-wins = Gewinnchance (%)
analysis-points = Punkte
analysis-start = Anfang
analysis-luck = Glück
analysis-others = andere
analysis-play = Spiel
analysis-rest = Rest
analysis-end = Ende
analysis-accuracy = genau
analysis-explain = Anfang + Glück + andere + Spiel + Rest = Ende. Glück ist, was Karten und Würfel bewirkt haben; andere, was deren Züge bewirkt haben; Spiel, was die eigenen Fehler gekostet haben; Rest, was die eigenen Züge darüber hinaus bewirkt haben: was niemand wissen konnte, besseres Spiel als das eines schnellen Bots sowie Rauschen. Genau: Entscheidungen, die nichts gekostet haben.

## Das Bild

analysis-plot-title = { $title }: Gewinnchance
analysis-moves = Zug
analysis-mark-loss = Fehler
analysis-mark-luck = Glück
