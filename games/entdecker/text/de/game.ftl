# Entdecker (1996). Die Begriffe sind die, die am Spieltisch üblich sind.

entdecker-title = Entdecker
entdecker-blurb = Segle Plättchen für Plättchen ins Unbekannte und besetze die neuen Inseln.
entdecker-weight = Abenteuerlich

## Dinge

entdecker-scout = Kundschafter
entdecker-fort = Fort
entdecker-settlement = Siedlung
entdecker-storm = Sturm
entdecker-pirates = Piraten
entdecker-unfriendly = Unfreundliche Inselbewohner
entdecker-friendly = Freundliche Inselbewohner
entdecker-ruins = Ruinen
entdecker-treasure = Schatz
entdecker-back-plain = leer
entdecker-back-question = ?
# Wie viel Land ein Plättchen hat, wie immer es gedreht ist.
entdecker-shape-sea = offenes Meer
entdecker-shape-coast = Küste
entdecker-shape-corner = Ecke
entdecker-shape-channel = Kanal
entdecker-shape-bay = Bucht
entdecker-shape-inland = Binnenland
entdecker-tile = { $kind }
entdecker-tile-event = { $kind } ({ $event })
entdecker-space = { $space }
entdecker-circle-north = Nordkreis { $at }
entdecker-circle-east = Ostkreis { $at }
entdecker-circle-south = Südkreis { $at }
entdecker-circle-west = Westkreis { $at }
entdecker-north = Norden
entdecker-east = Osten
entdecker-south = Süden
entdecker-west = Westen
# Auf welchen Seiten ein Plättchen, wie es liegt, Land hat: N O S W.
entdecker-land-none = nur Meer
entdecker-land-n = Land N
entdecker-land-e = Land O
entdecker-land-s = Land S
entdecker-land-w = Land W
entdecker-land-ne = Land N O
entdecker-land-ns = Land N S
entdecker-land-nw = Land N W
entdecker-land-es = Land O S
entdecker-land-ew = Land O W
entdecker-land-sw = Land S W
entdecker-land-nes = Land N O S
entdecker-land-new = Land N O W
entdecker-land-nsw = Land N S W
entdecker-land-esw = Land O S W
entdecker-land-nesw = Land N O S W

## Verlauf: Name · was geschah, mit den Kosten

entdecker-log-back = Stapel { $stack } · Rückseite: { $back }
entdecker-log-first = Los · { $who } beginnt und behält die Drehscheibe
entdecker-log-income = Drehscheibe · Runde { $round }: +{ $n } Gold für alle
entdecker-log-start = { $who } · sticht in See: { $place }
entdecker-log-start-toll = { $who } · sticht in See: { $place } ({ $owner } { $unit }) −{ $cost } Gold ({ $from }→{ $to })
entdecker-log-announce = { $who } · bezahlt { $n } Plättchen −{ $cost } Gold ({ $from }→{ $to })
entdecker-log-draw = { $who } · zieht von Stapel { $stack }
entdecker-log-tile = Stapel { $stack } · Plättchen { $kind }, { $shape }
entdecker-log-tile-event = Stapel { $stack } · Plättchen { $kind }, { $shape }: { $event }
entdecker-log-place = { $who } · legt Plättchen { $kind } auf { $space }, { $land }
entdecker-log-chip = Chips · { $who } zieht einen Entdeckerchip mit Wert { $value }
entdecker-log-stop =
    { $n ->
        [0] { $who } · hört auf
        [one] { $who } · hört auf, { $n } bezahltes Plättchen verfällt
       *[other] { $who } · hört auf, { $n } bezahlte Plättchen verfallen
    }
entdecker-log-unit = { $who } · setzt { $unit } auf { $space } ({ $land }) −{ $cost } Gold ({ $from }→{ $to })
entdecker-log-recall = { $who } · nimmt Kundschafter von { $space } zurück
entdecker-log-score = { $who } · wertet als Nächstes Insel { $island }

## Wirkungen

entdecker-effect-gold = { $who } +{ $n } Gold ({ $from }→{ $to })
entdecker-effect-gold-full = { $who } +{ $n } Gold ({ $from }→{ $to }, mehr geht nicht)
entdecker-effect-pays = { $who } −{ $n } Gold ({ $from }→{ $to })
entdecker-effect-lost = Plättchen { $tile } passt nirgends und scheidet aus
entdecker-effect-storm = Sturm auf { $space }: Der Zug endet
entdecker-effect-pirates = Piraten auf { $space }: Die Hälfte des Goldes ist verloren
entdecker-effect-unfriendly = Unfreundliche Inselbewohner auf { $space }: Jede Figur kostet hier das Doppelte
entdecker-effect-friendly = Freundliche Inselbewohner auf { $space }
entdecker-effect-ruins-found = Ruinen auf { $space }
entdecker-effect-treasure = Schatz auf { $space }
entdecker-effect-ruins = { $who } +{ $n } Punkte ({ $from }→{ $to })
entdecker-effect-no-chip-left = Es ist kein Entdeckerchip mehr da
entdecker-effect-takes-chip = { $who } · Entdeckerchip mit Wert { $value }
entdecker-effect-fills = Loch auf { $space }: gefüllt mit Reserveplättchen { $kind }
entdecker-effect-too-few-chips = Insel { $island }: Niemand zieht einen Chip (nötig { $needs }, übrig { $left })
entdecker-effect-scores =
    { $n ->
        [one] Insel { $island } vollständig: { $n } Plättchen = { $n } Punkt
       *[other] Insel { $island } vollständig: { $n } Plättchen = { $n } Punkte
    }
entdecker-effect-scores-chip = Insel { $island } vollständig: { $n } Plättchen + Chip { $chip } = { $points } Punkte
entdecker-effect-scores-unfinished =
    { $n ->
        [one] Insel { $island } unvollständig: { $n } Plättchen = { $n } Punkt
       *[other] Insel { $island } unvollständig: { $n } Plättchen = { $n } Punkte
    }
entdecker-effect-earns =
    { $rank ->
        [1] { $n ->
            [one] { $who } · führt +{ $n } Punkt ({ $from }→{ $to })
           *[other] { $who } · führt +{ $n } Punkte ({ $from }→{ $to })
        }
       *[other] { $n ->
            [one] { $who } · Rang { $rank } +{ $n } Punkt ({ $from }→{ $to })
           *[other] { $who } · Rang { $rank } +{ $n } Punkte ({ $from }→{ $to })
        }
    }
entdecker-effect-returns = { $who } · { $unit } kommt von { $space } zurück
entdecker-effect-unclaimed = Insel { $island } vollständig: { $n } Plättchen, keine Figur darauf
entdecker-effect-skips = { $who } · kann nirgends starten und setzt aus
entdecker-effect-ends-chart-full = Die Karte ist voll: Das Spiel endet.
entdecker-effect-ends-tiles-gone = Das letzte Plättchen ist gezogen: Das Spiel endet. Unvollständige Inseln zählen ohne Chips.

## Ablehnungen: ganze Sätze

entdecker-refusal-game-over = Das Spiel ist zu Ende.
entdecker-refusal-chance-decides = Jetzt entscheidet der Zufall; niemand ist am Zug.
entdecker-refusal-only-chance = Das kann nur der Zufall.
entdecker-refusal-wrong-step = Dieser Schritt ist jetzt nicht an der Reihe.
entdecker-refusal-no-such-back = Kein verdecktes Plättchen hat diese Rückseite: { $back }.
entdecker-refusal-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }.
entdecker-refusal-not-on-spinner = Auf der Drehscheibe gibt es keine { $n }.
entdecker-refusal-no-such-tile = Auf diesem Stapel kann das Plättchen { $tile } nicht obenauf liegen.
entdecker-refusal-no-such-chip = Es gibt keinen Entdeckerchip mit Wert { $value } mehr.
entdecker-refusal-no-passage = Von hier führt kein Seeweg zu einem unentdeckten Feld: { $place }.
entdecker-refusal-first-round = In der ersten Runde beginnt die Fahrt auf einem Kreis am Rand.
entdecker-refusal-gold-tiles = So viele Plättchen kosten { $needs } Gold; du hast { $has }.
entdecker-refusal-gold-start = Der Start dort und ein Plättchen kosten { $needs } Gold; du hast { $has }.
entdecker-refusal-gold-unit = Diese Figur kostet hier { $needs } Gold; du hast { $has }.
entdecker-refusal-none-left = Du hast alle bezahlten Plättchen gezogen.
entdecker-refusal-stack-empty = Stapel { $stack } ist leer.
entdecker-refusal-nothing-drawn = Du musst mindestens ein Plättchen ziehen, bevor du aufhörst.
entdecker-refusal-not-joined = Kein Seeweg verbindet { $space } mit dem Schiff, oder dort liegt schon ein Plättchen.
entdecker-refusal-does-not-match = Auf { $space } passt die Seite im { $side } nicht: Land gehört an Land, Meer an Meer.
entdecker-refusal-same-as = Um { $degrees }° gedreht sieht das Plättchen genauso aus: So wird es angegeben.
entdecker-refusal-not-reached = Eine Figur kommt nur auf ein Plättchen, das das Schiff in diesem Zug erreicht hat.
entdecker-refusal-no-such-land = Kein Stück Land auf diesem Plättchen beginnt im { $side }.
entdecker-refusal-not-at-hand = Diese Figur hast du nicht mehr im Vorrat: { $unit }.
entdecker-refusal-no-scout = Du hast keinen Kundschafter auf { $space }.
entdecker-refusal-not-due = Keine Insel { $island } wartet auf ihre Wertung.

## Aufforderungen: höchstens 90 Zeichen

entdecker-prompt-back = Stapel { $stack } zeigt die Rückseite des obersten Plättchens.
entdecker-prompt-first = Das Los bestimmt, wer beginnt.
entdecker-prompt-income = Die Drehscheibe bringt allen gleich viel Gold.
entdecker-prompt-tile = Das oberste Plättchen von Stapel { $stack } wird aufgedeckt.
entdecker-prompt-gift = { $who } bekommt von den Inselbewohnern einen Entdeckerchip.
entdecker-prompt-chip = { $who } zieht einen Entdeckerchip für Insel { $island }.
entdecker-prompt-over = Das Spiel ist zu Ende.
entdecker-prompt-start-first = Setze das Schiff auf einen Kreis am Rand. Du hast { $gold } Gold.
entdecker-prompt-start = Setze das Schiff auf einen Kreis oder ein Plättchen mit offenem Seeweg. Du hast { $gold } Gold.
entdecker-prompt-announce = Wie viele Plättchen drehst du um? Jedes kostet { $cost } Gold; du hast { $gold }.
entdecker-prompt-draw-first =
    { $n ->
        [one] Ziehe dein Plättchen von einem Stapel.
       *[other] Ziehe das erste deiner { $n } Plättchen von einem Stapel.
    }
entdecker-prompt-draw = Ziehe weiter oder höre auf. Noch bezahlt: { $n }.
entdecker-prompt-draw-or-unit = Ziehe weiter, setze eine Figur oder höre auf. Noch bezahlt: { $n }; Gold: { $gold }.
entdecker-prompt-unit = Setze eine Figur oder höre auf. Du hast { $gold } Gold.
entdecker-prompt-stop = Hier endet die Fahrt: Höre auf.
entdecker-prompt-place =
    { $n ->
        [one] Lege Plättchen { $kind }, { $shape }: Es passt auf eine Art.
       *[other] Lege Plättchen { $kind }, { $shape }: Es passt auf { $n } Arten.
    }
entdecker-prompt-place-event =
    { $n ->
        [one] Lege { $kind }, { $shape }: passt auf eine Art. { $then }
       *[other] Lege { $kind }, { $shape }: passt auf { $n } Arten. { $then }
    }
entdecker-prompt-choose =
    { $n ->
        [one] Welche Insel wird als Nächstes gewertet? Es ist nur noch { $n } Chip da.
       *[other] Welche Insel wird als Nächstes gewertet? Es sind nur noch { $n } Chips da.
    }
entdecker-outcome-storm = Sturm: Der Zug endet
entdecker-outcome-pirates = Piraten −{ $n } Gold ({ $from }→{ $to })
entdecker-outcome-unfriendly = Unfreundliche Inselbewohner: doppelte Preise
entdecker-outcome-friendly = Freundliche Inselbewohner: ein Chip
entdecker-outcome-no-chip = Freundliche Inselbewohner: kein Chip mehr
entdecker-outcome-ruins = Ruinen +{ $n } Punkte
entdecker-outcome-treasure = Schatz +{ $n } Gold ({ $from }→{ $to })
entdecker-wait-start = { $who } setzt das Schiff auf seinen Startplatz.
entdecker-wait-announce = { $who } sagt an, wie viele Plättchen es sein sollen.
entdecker-wait-sail = { $who } fährt weiter, hört auf oder setzt eine Figur. Noch bezahlt: { $n }.
entdecker-wait-place = { $who } legt Plättchen { $kind }.
entdecker-wait-choose = { $who } wählt die Insel, die als Nächstes gewertet wird.

## Züge als Schaltflächen

entdecker-label-back = Stapel { $stack } zeigt: { $back }
entdecker-label-first = { $who } beginnt
entdecker-label-income = Drehscheibe: { $n } Gold
entdecker-label-start = Start: { $place }
entdecker-label-start-toll = Start: { $place } ({ $owner } { $unit }): −{ $cost } Gold ({ $from }→{ $to })
entdecker-label-announce = { $n } Plättchen umdrehen: −{ $cost } Gold ({ $from }→{ $to })
entdecker-label-draw = Von Stapel { $stack } ziehen: Rückseite { $back }, Höhe { $n }
entdecker-label-tile = { $kind } aufdecken, { $shape }
entdecker-label-tile-event = { $kind } aufdecken, { $shape }: { $event }
entdecker-label-place = Auf { $space } legen, { $land } · { $islands }
entdecker-label-place-sea = Auf { $space } legen, { $land }
entdecker-label-place-storm = Auf { $space } legen, { $land } ⟶ Sturm, der Zug endet
entdecker-label-chip = Entdeckerchip mit Wert { $value }
entdecker-label-stop =
    { $n ->
        [0] Aufhören ⟶ der Zug endet
        [one] Aufhören, { $n } bezahltes Plättchen verfällt ⟶ der Zug endet
       *[other] Aufhören, { $n } bezahlte Plättchen verfallen ⟶ der Zug endet
    }
entdecker-label-unit = { $unit } auf { $space } ({ $land }, { $old }→{ $new }): −{ $cost } Gold ({ $from }→{ $to }) ⟶ der Zug endet
entdecker-label-recall = Kundschafter von { $space } zurücknehmen ({ $old }→{ $new }), sein Preis verfällt
entdecker-label-score = Als Nächstes Insel { $island } werten ({ $n } Plättchen)
entdecker-island =
    { $open ->
        [0] Insel fertig: { $n } Plättchen
       *[other] Insel: { $n } Plättchen, { $open } offen
    }

## Schlusswertung

entdecker-term-islands = Inseln
entdecker-term-unfinished = Unvollständige Inseln
entdecker-term-ruins = Ruinen
entdecker-term-chips = Entdeckerchips

## Optionen

entdecker-option-frame = Rand
entdecker-option-frame-help = Ob am Rand der Karte nur Meer liegen darf.
entdecker-value-frame-sea = offenes Meer
entdecker-value-frame-neutral = neutral
entdecker-option-tiles = Plättchen
entdecker-option-tiles-help = Eine eigene Karte und eigene Plättchen statt der mitgelieferten.
