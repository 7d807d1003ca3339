# What is said about moves: hints, and a look back at a game.

## Hints

analysis-hint = Best moves ({ $n } imagined games):
analysis-hint-move = wins { $win } %, points { $points } · { $label }
analysis-hint-line = then perhaps: { $line }
analysis-only-move = There is nothing to choose: this is the only move.

## Looking back

analysis-head = { $title } · moves: { $moves } · choices: { $choices } · visits: { $visits } · seed: { $seed }
analysis-loss = { $who } · { $grade }: chance to win { $best } % → { $played } %, points { $bestpoints } → { $playedpoints }
analysis-played = played: { $label }
analysis-better = better: { $label }
analysis-no-loss = No choice lost more than { $percent } %.
analysis-losses = Choices that lost something
analysis-swings = What chance did most
analysis-swing = { $who } { $percent } %
analysis-best = best
analysis-good = good
analysis-slip = inaccuracy
analysis-mistake = mistake
analysis-blunder = blunder

## The table

analysis-wins = Chance to win (%)
analysis-points = Points
analysis-start = start
analysis-luck = luck
analysis-others = others
analysis-play = play
analysis-rest = rest
analysis-end = end
analysis-accuracy = accuracy
analysis-explain = start + luck + others + play + rest = end. Luck is what cards and dice did; others, what their moves did; play, what the own mistakes cost; rest, what the own moves did beyond that: what nobody could know, better play than a quick bot’s, and noise. Accuracy: choices that lost nothing.

## The plot

analysis-plot-title = { $title }: chance to win
analysis-moves = move
analysis-mark-loss = mistake
analysis-mark-luck = luck
