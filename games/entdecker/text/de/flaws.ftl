# Was am Text selbst geschriebener Plättchen falsch ist.

entdecker-flaw-long = Der Text hat { $n } Bytes. Höchstens { $max } sind möglich.
entdecker-flaw-lacks = Es fehlt eine Zeile wie „{ $line }“.
entdecker-flaw-stacks = Es sind { $n } Entdeckungsplättchen. Es müssen 5 bis { $max } sein, in { $stacks } gleichen Stapeln.
entdecker-flaw-no-reserve = In der Reserve fehlt eine Art mit genau diesen Seiten: { $land }.
entdecker-flaw-sort = Mit „{ $found }“ beginnt keine Zeile. Möglich sind board, circles, spinner, chips und tile.
entdecker-flaw-once = Eine Zeile „{ $found }“ gibt es schon.
entdecker-flaw-some-circle = „{ $found }“ nennt keinen Kreis. Nenne mindestens einen oder schreibe „all“.
entdecker-flaw-kind = Als nächste Art kommt { $kind }, nicht „{ $found }“. Sie gehen von A bis H.
entdecker-flaw-board = „{ $found }“ nennt nicht Spalten x Reihen: „board 10 x 7“.
entdecker-flaw-spinner = „{ $found }“ hat nicht 1 bis { $max } Werte: „spinner 2 3 4 5“.
entdecker-flaw-chip = „{ $found }“ ist nicht ein Wert und eine Anzahl: „4:5“.
entdecker-flaw-chips = „{ $found }“ ist zu viel: jeder Wert einmal, höchstens { $max } Chips.
entdecker-flaw-tile = „{ $found }“ ist keine Zeile wie „tile B 1 . . . 28 1 1 1 2 1 2 5“: ein Buchstabe, vier Seiten, Entdeckungsplättchen, davon mit Sturm, Piraten, unfreundlich, freundlich, Ruinen und Schatz, Reserveplättchen.
entdecker-flaw-letter = „{ $found }“ ist kein Buchstabe von A bis H.
entdecker-flaw-events = { $found } Entdeckungsplättchen sind weniger als die mit Ereignissen.
entdecker-flaw-no-sea = Hier muss 0 stehen, nicht { $found }: Ein Plättchen ohne Meer ließe sich nie legen (EN-4a).
entdecker-flaw-side = „{ $found }“ ist keine Seite: . für Meer, 1 für Land, 2 für anderes Land.
entdecker-flaw-first-land = Das erste Stück Land heißt 1. („{ $found }“)
entdecker-flaw-two-lands = Ein Schiff kann das Land zwischen gegenüberliegenden Seiten nicht queren: Mach zwei Stücke daraus, 1 und 2. („{ $found }“)
entdecker-flaw-no-cross = Zwei Stücke Land können einander nicht kreuzen. („{ $found }“)
entdecker-flaw-circles = „{ $found }“ ist kein Kreis dieser Karte. Schreibe „all“ oder Kreise wie north-c east-4 south-a west-7.
entdecker-flaw-same = Hier gibt es keine Reserveplättchen: Art { $kind } hat dieselben Seiten. („{ $found }“)
