# Amit a lépésekről mondunk: tippek és visszatekintés egy játszmára.

## Tippek

analysis-hint = A legjobb lépések ({ $n } elképzelt játszma):
analysis-hint-move = nyer { $win } %, pont { $points } · { $label }
analysis-hint-line = utána talán: { $line }
analysis-only-move = Nincs miből választani: ez az egyetlen lépés.

## Visszatekintés

analysis-head = { $title } · lépések: { $moves } · döntések: { $choices } · látogatások: { $visits } · mag: { $seed }
analysis-loss = { $who } · { $grade }: nyerési esély { $best } % → { $played } %, pont { $bestpoints } → { $playedpoints }
analysis-played = megtett lépés: { $label }
analysis-better = jobb lett volna: { $label }
analysis-no-loss = Egyik döntés sem rontott többet, mint { $percent } %.
analysis-losses = Döntések, amelyek rontottak az esélyen
analysis-swings = A szerencse legnagyobb fordulatai
analysis-swing = { $who } { $percent } %
analysis-best = legjobb
analysis-good = jó
analysis-slip = pontatlanság
analysis-mistake = hiba
analysis-blunder = durva hiba

## A táblázat

analysis-wins = Nyerési esély (%)
analysis-points = Pont
analysis-start = kezdet
analysis-luck = szerencse
analysis-others = többiek
analysis-play = játék
analysis-rest = maradék
analysis-end = vég
analysis-accuracy = pontosság
analysis-explain = kezdet + szerencse + többiek + játék + maradék = vég. Szerencse: amit a kártyák és a kockák hoztak; többiek: amit az ő lépéseik hoztak; játék: amennyibe a saját hibák kerültek; maradék: amit a saját lépések ezen felül hoztak: amit senki sem tudhatott, egy gyors botnál jobb játék és a zaj. Pontosság: döntések, amelyek semmit sem rontottak.

## Az ábra

analysis-plot-title = { $title }: nyerési esély
analysis-moves = lépés
analysis-mark-loss = hiba
analysis-mark-luck = szerencse
