# Quello che si dice delle mosse: consigli e uno sguardo indietro sulla partita.

## Consigli

analysis-hint = Mosse migliori ({ $n } partite immaginate):
analysis-hint-move = vittoria { $win } %, punti { $points } · { $label }
analysis-hint-line = poi forse: { $line }
analysis-only-move = Non c’è nulla da scegliere: è l’unica mossa.

## Uno sguardo indietro

analysis-head = { $title } · mosse: { $moves } · decisioni: { $choices } · visite: { $visits } · seme: { $seed }
analysis-loss = { $who } · { $grade }: probabilità di vittoria { $best } % → { $played } %, punti { $bestpoints } → { $playedpoints }
analysis-played = giocata: { $label }
analysis-better = meglio: { $label }
analysis-no-loss = Nessuna decisione è costata più del limite: { $percent } %.
analysis-losses = Decisioni costate qualcosa
analysis-swings = Dove il caso ha pesato di più
analysis-swing = { $who } { $percent } %
analysis-best = migliore
analysis-good = buona
analysis-slip = imprecisione
analysis-mistake = errore
analysis-blunder = errore grave

## La tabella

analysis-wins = Probabilità di vittoria (%)
analysis-points = Punti
analysis-start = inizio
analysis-luck = fortuna
analysis-others = altri
analysis-play = gioco
analysis-rest = resto
analysis-end = fine
analysis-accuracy = precisione
analysis-explain = inizio + fortuna + altri + gioco + resto = fine. Fortuna: l’effetto di carte e dadi; altri: l’effetto delle loro mosse; gioco: quanto sono costati i propri errori; resto: l’effetto delle proprie mosse oltre a questo: ciò che nessuno poteva sapere, un gioco migliore di quello di un bot veloce, e il rumore. Precisione: decisioni che non sono costate nulla.

## Il grafico

analysis-plot-title = { $title }: probabilità di vittoria
analysis-moves = mossa
analysis-mark-loss = errore
analysis-mark-luck = fortuna
