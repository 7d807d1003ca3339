# Was über einen Tisch und seine Plätze gesagt wird.

table-no-such-seat = An diesem Tisch gibt es nur { $n } Plätze.
table-seat-taken = Dieser Platz ist besetzt: { $who }.
table-seat-free = Auf Platz { $seat } sitzt niemand.
table-seats-free = Freie Plätze: { $n }. Das Spiel beginnt, wenn alle Plätze besetzt sind.
table-not-started = Das Spiel hat noch nicht begonnen.
table-already-started = Das Spiel hat schon begonnen.
table-not-over = Die Aufzeichnung gibt es, wenn das Spiel zu Ende ist.
table-bot-plays = Hier spielt ein Bot: { $who }.
table-no-bot-to-move = Kein Bot ist am Zug.
table-not-away = Hier ist niemand abwesend: { $who }.
table-resigned = { $who } hat aufgegeben; ein Bot spielt bis zum Ende.
table-chance-not-typed = An diesem Tisch lässt der Spielleiter den Zufall entscheiden.
table-unrecordable = Das passt in keine Aufzeichnung: { $why }
table-note-resigned = { $who } · gibt auf; ein Bot spielt weiter ({ $strength })
table-note-away = { $who } · abwesend; ein Bot spielt ({ $strength })
table-note-back = { $who } · wieder da
