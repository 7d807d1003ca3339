# Quello che si dice delle mosse: consigli e uno sguardo indietro sulla partita.

## Consigli

analysis-hint = Mosse migliori ({ $n } partite immaginate):
analysis-hint-move = vince { $win } %, punti { $points } · { $label }
analysis-hint-line = poi forse: { $line }
analysis-only-move = Non c’è nulla da scegliere: è l’unica mossa.

## Uno sguardo indietro

analysis-head = { $title } · mosse: { $moves } · decisioni: { $choices } · visite: { $visits } · seme: { $seed }
analysis-loss = { $who } · { $grade }: probabilità di vittoria { $best } % → { $played } %, punti { $bestpoints } → { $playedpoints }
analysis-played = giocata: { $label }
analysis-better = meglio: { $label }
analysis-no-loss = Nessuna decisione ha perso più di { $percent } %.
analysis-losses = Decisioni che hanno perso qualcosa
analysis-swings = Che cosa ha fatto di più il caso
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
analysis-explain = inizio + fortuna + altri + gioco + resto = fine. Fortuna: che cosa hanno fatto carte e dadi; altri: che cosa hanno fatto le loro mosse; gioco: quanto sono costati i propri errori; resto: che cosa hanno fatto le proprie mosse oltre a questo: ciò che nessuno poteva sapere, un gioco migliore di quello di un bot veloce, e il rumore. Precisione: decisioni che non hanno perso nulla.

## Il grafico

analysis-plot-title = { $title }: probabilità di vittoria
analysis-moves = mossa
analysis-mark-loss = errore
analysis-mark-luck = fortuna
