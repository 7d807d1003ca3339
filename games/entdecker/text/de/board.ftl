# Was auf dem Tisch von Entdecker liegt.

entdecker-board-round = Runde { $n }
entdecker-board-over = das Spiel ist zu Ende
entdecker-board-unknown = unentdeckt: { $n }
entdecker-board-tiles = Plättchen übrig: { $n }
entdecker-board-legend-land = # Land ~ Meer
entdecker-board-legend-unknown = . unentdeckt
entdecker-board-legend-circle = o Startkreis
entdecker-board-legend-ship = @ Schiff
# Der Preis steht neben dem Zeichen des Besitzers: So viel zahlen andere für den Start dort.
entdecker-board-legend-unit = { $who }{ $n } { $unit }
entdecker-board-legend-fits = Zahl: so oft passt das Plättchen dort
entdecker-board-voyage = { $who }: Schiff auf { $place }
entdecker-board-left = noch bezahlt: { $n }
entdecker-board-double = Figuren kosten hier das Doppelte
entdecker-board-drawn = Plättchen { $kind }, { $shape }
entdecker-board-gold = Gold
entdecker-board-points = Punkte
entdecker-board-chips = Chips
entdecker-board-scouts = Kund.
entdecker-board-forts = Forts
entdecker-board-settlements = Siedl.
entdecker-board-spinner = Drehscheibe: { $values }
entdecker-board-spinner-of = Drehscheibe: { $values }, bei { $who }
entdecker-board-chip-values = Entdeckerchips:
entdecker-board-chips-left = übrig { $n }: { $values }
entdecker-board-islands = Inseln mit Figuren (was sie jetzt ohne Chips bringen):
entdecker-board-island = { $island }: { $n } Plättchen, offene Seiten { $open }: { $points }
entdecker-board-stacks = Stapel
entdecker-board-lost = ausgeschieden: { $n }
entdecker-board-in-stacks = In den Stapeln
entdecker-board-plain = Rückseite leer
entdecker-board-question = Rückseite ?
entdecker-board-way = { $space }, { $land }, gedreht um { $degrees }°
entdecker-board-fits =
    { $n ->
        [one] { $space }: passt auf eine Art
       *[other] { $space }: passt auf { $n } Arten
    }
entdecker-board-unfit = { $space }: passt im { $side } nicht
entdecker-board-costs = kostet { $n } Gold
entdecker-board-pile = Stapel { $stack }, Plättchen: { $n }
entdecker-board-recall = { $space }, { $unit }: zurücknehmen
entdecker-board-claims = Inseln mit Figuren
entdecker-board-claim = { $island }: Insel mit { $n } Plättchen, offene Seiten: { $open }
entdecker-board-unit = { $unit }, { $land }, kostet { $n } Gold
entdecker-board-announce = Wie viele Plättchen?
entdecker-board-n-tiles = { $n } Plättchen
entdecker-board-leave = Figur setzen
entdecker-board-stop = Aufhören
entdecker-board-ship = Schiff
entdecker-board-reserve = Reserve
entdecker-board-first = hat die Drehscheibe
entdecker-board-worth =
    { $n ->
        [one] jetzt { $n } Punkt
       *[other] jetzt { $n } Punkte
    }
