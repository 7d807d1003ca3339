# Rapa Nui. Die Begriffe sind die der Spielregel.

rapanui-title = Rapa Nui
rapanui-blurb = Gründe ein Dorf, baue Moais und lege die Karte frei, die bei allen gewertet wird.
rapanui-weight = Schnell gelernt

## Karten und Güter

rapanui-woodcutter = Holzfäller
rapanui-priest = Priester
rapanui-moai = Moai
rapanui-fish = Fisch
rapanui-mulberry = Papiermaulbeere
rapanui-sweet-potato = Süßkartoffel
rapanui-grain = Getreide
rapanui-colour-red = Rot
rapanui-colour-violet = Violett
rapanui-colour-light-blue = Hellblau
rapanui-colour-yellow-green = Gelbgrün

## Verlauf: Name · was geschah, mit den Kosten

rapanui-log-start = Los · { $who } beginnt
rapanui-log-colour = { $who } · Farbe: { $colour }
rapanui-log-deal = Nachziehstapel · Spalte { $column }, Karte { $n }: { $kind }
rapanui-log-buy =
    { $cost ->
        [0] { $who } · erwirbt { $sort } kostenlos
       *[other] { $who } · erwirbt { $sort } −{ $cost } Holz ({ $from }→{ $to })
    }
rapanui-log-play = { $who } · legt { $kind } aus
rapanui-log-play-many = { $who } · legt { $n } × { $kind } aus −{ $cost } Holz ({ $from }→{ $to })
rapanui-log-build = { $who } · baut Moai −{ $cost } Holz ({ $from }→{ $to })
rapanui-log-return = { $who } · legt einen Moai in die Schachtel zurück
rapanui-log-offer = { $who } · opfert { $sort } offen
rapanui-log-offer-covered = { $who } · opfert eine Karte offen
rapanui-log-hide = { $who } · opfert { $sort } verdeckt
rapanui-log-hide-back = { $who } · opfert eine Karte verdeckt
rapanui-log-add = { $who } · opfert { $sort } offen aus dem Vorrat
rapanui-log-add-covered = { $who } · opfert eine Karte offen aus dem Vorrat
rapanui-log-draw = { $who } · nimmt { $kind } aus Spalte { $column }
rapanui-log-choose-wood = { $who } · wählt bei der Moai-Wertung Holz
rapanui-log-choose-fame = { $who } · wählt bei der Moai-Wertung Ruhmespunkte
rapanui-log-take = { $who } · nimmt { $sort } statt { $missing }
rapanui-log-decline = { $who } · nimmt nichts statt { $missing }

## Wirkungen

rapanui-effect-pays = { $who } −{ $cost } Holz ({ $from }→{ $to })
rapanui-effect-takes = { $who } nimmt { $kind } aus Spalte { $column }
rapanui-effect-refills = Spalte { $column } ist leer und wird aufgefüllt
rapanui-effect-scores = Wertung: { $kind }
rapanui-effect-gains-wood =
    { $bonus ->
        [0] { $who } +{ $n } Holz ({ $from }→{ $to })
       *[other] { $who } +{ $n } Holz ({ $basic } + { $bonus } Bonus) ({ $from }→{ $to })
    }
rapanui-effect-gains-fame =
    { $bonus ->
        [0] { $n ->
            [one] { $who } +{ $n } Ruhmespunkt ({ $from }→{ $to })
           *[other] { $who } +{ $n } Ruhmespunkte ({ $from }→{ $to })
        }
       *[other] { $who } +{ $n } Ruhmespunkte ({ $basic } + { $bonus } Bonus) ({ $from }→{ $to })
    }
rapanui-effect-gains-offering =
    { $bonus ->
        [0] { $who } +{ $n } { $sort } (Opferkarten { $from }→{ $to })
       *[other] { $who } +{ $n } { $sort } ({ $basic } + { $bonus } Bonus) (Opferkarten { $from }→{ $to })
    }
rapanui-effect-reveals = { $who } · verdeckt lag: { $sort }
rapanui-effect-ends = Das Spiel endet.

## Ablehnungen: ganze Sätze

rapanui-refusal-game-over = Das Spiel ist zu Ende.
rapanui-refusal-chance-decides = Jetzt entscheiden die Karten; niemand ist am Zug.
rapanui-refusal-only-chance = Das kann nur der Zufall.
rapanui-refusal-wrong-step = Dieser Schritt ist jetzt nicht an der Reihe.
rapanui-refusal-already-bought = Du hast in diesem Zug schon eine Opferkarte erworben.
rapanui-refusal-pile-empty = Im Vorrat ist keine Opferkarte { $sort } mehr.
rapanui-refusal-wood-offering = Diese Opferkarte kostet { $needs } Holz; du hast { $has }.
rapanui-refusal-wood-moai = Ein Moai kostet { $needs } Holz; du hast { $has }.
rapanui-refusal-wood-cards = Diese Karten kosten zusammen { $needs } Holz; du hast { $has }.
rapanui-refusal-not-in-hand =
    { $has ->
        [0] Du hast keine Karte { $kind } auf der Hand.
       *[other] Du willst { $needs } × { $kind } auslegen, hast aber nur { $has } auf der Hand.
    }
rapanui-refusal-fewer-than-three-moai =
    { $has ->
        [0] Einen Moai legst du nur zurück, wenn du drei auf der Hand hast; du hast keinen.
       *[other] Einen Moai legst du nur zurück, wenn du drei auf der Hand hast; du hast { $has }.
    }
rapanui-refusal-can-build = Ein Moai kostet { $needs } Holz, und du hast { $has }: Du musst ihn bauen.
rapanui-refusal-no-such-offering = Du hast keine Opferkarte { $sort }.
rapanui-refusal-none-in-deck = Im Nachziehstapel ist keine Karte { $kind } mehr.
rapanui-refusal-colour-taken = Die Farbe { $colour } ist schon vergeben.
rapanui-refusal-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }.

## Aufforderungen: höchstens 90 Zeichen

rapanui-prompt-start = Das Los bestimmt, wer beginnt.
rapanui-prompt-colour = Die Farben werden verteilt.
rapanui-prompt-columns = Die allgemeine Auslage wird vorbereitet.
rapanui-prompt-refill = Spalte { $column } wird aufgefüllt.
rapanui-prompt-over = Das Spiel ist zu Ende.
rapanui-prompt-buy = Erwirb eine Opferkarte, wenn du möchtest; lege dann eine Kartenart aus.
rapanui-prompt-play = Lege eine Kartenart aus deiner Hand aus.
rapanui-prompt-return = Drei Moais und weniger als { $cost } Holz: Einer muss zurück in die Schachtel.
rapanui-prompt-offer = Lege eine deiner Opferkarten offen auf den Opferstein.
rapanui-prompt-hide = Lege eine deiner Opferkarten verdeckt dazu. Nur du kennst sie.
rapanui-prompt-add = Lege noch eine Opferkarte aus dem Vorrat offen dazu.
rapanui-prompt-draw =
    { $n ->
        [1] Nimm eine Karte. Die Karte, die du freilegst, wird bei allen gewertet.
       *[other] Nimm { $n } Karten nacheinander. Gewertet wird, was du zuletzt freilegst.
    }
rapanui-prompt-yield =
    { $n ->
        [one] Moai-Wertung: Nimm { $n } Holz oder { $n } Ruhmespunkt.
       *[other] Moai-Wertung: Nimm { $n } Holz oder { $n } Ruhmespunkte.
    }
rapanui-prompt-substitute =
    { $n ->
        [1] { $sort } ist aufgebraucht: Nimm eine Karte einer anderen Sorte oder keine.
       *[other] { $sort } ist aufgebraucht: Nimm eine andere Sorte oder nichts ({ $n } stehen dir zu).
    }
rapanui-wait-buy = { $who } kann eine Opferkarte erwerben und legt dann aus.
rapanui-wait-play = { $who } legt eine Kartenart aus.
rapanui-wait-offer = { $who } legt eine Opferkarte offen auf den Opferstein.
rapanui-wait-hide = { $who } legt eine Opferkarte verdeckt dazu.
rapanui-wait-add = { $who } legt eine Opferkarte aus dem Vorrat dazu.
rapanui-wait-draw =
    { $n ->
        [1] { $who } nimmt eine Karte; die freigelegte wird gewertet.
       *[other] { $who } nimmt { $n } Karten; die zuletzt freigelegte wird gewertet.
    }
rapanui-wait-yield =
    { $n ->
        [one] { $who } nimmt { $n } Holz oder { $n } Ruhmespunkt.
       *[other] { $who } nimmt { $n } Holz oder { $n } Ruhmespunkte.
    }
rapanui-wait-substitute = { $who } wählt eine andere Sorte: { $sort } ist aufgebraucht.

## Züge als Schaltflächen

rapanui-label-start = { $who } beginnt
rapanui-label-colour = Farbe: { $colour }
rapanui-label-deal = { $kind } aufdecken
rapanui-label-buy =
    { $cost ->
        [0] { $sort } kostenlos erwerben
       *[other] { $sort } erwerben: −{ $cost } Holz ({ $from }→{ $to })
    }
rapanui-label-buy-no-moai = { $sort } erwerben: −{ $cost } Holz ({ $from }→{ $to }), dann kein Moai in diesem Zug
rapanui-label-play = { $kind } auslegen ({ $old }→{ $new })
rapanui-label-play-many = { $n } × { $kind } auslegen ({ $old }→{ $new }): −{ $cost } Holz ({ $from }→{ $to })
rapanui-label-build = Moai bauen: −{ $cost } Holz ({ $from }→{ $to }) ⟶ Opferrunde
rapanui-label-return = Einen Moai in die Schachtel zurücklegen
rapanui-label-offer = { $sort } offen opfern (du hast { $from }→{ $to })
rapanui-label-offer-unseen = { $sort } offen opfern
rapanui-label-hide-unseen = { $sort } verdeckt opfern
rapanui-label-hide = { $sort } verdeckt opfern (du hast { $from }→{ $to })
rapanui-label-add = { $sort } aus dem Vorrat opfern ({ $from }→{ $to })
rapanui-label-draw = { $kind } nehmen (Spalte { $column })
rapanui-label-draw-refill = { $kind } nehmen (Spalte { $column }) ⟶ auffüllen
rapanui-label-draw-scores = { $kind } nehmen (Spalte { $column }) ⟶ { $scored }
rapanui-label-draw-refill-decides = { $kind } nehmen (Spalte { $column }) ⟶ das Auffüllen entscheidet
rapanui-label-draw-ends = { $kind } nehmen (Spalte { $column }) ⟶ beendet das Spiel ohne Wertung
rapanui-label-choose-wood = +{ $n } Holz ({ $from }→{ $to })
rapanui-label-choose-fame =
    { $n ->
        [one] +{ $n } Ruhmespunkt ({ $from }→{ $to })
       *[other] +{ $n } Ruhmespunkte ({ $from }→{ $to })
    }
rapanui-label-take = { $sort } statt { $missing } nehmen (Vorrat { $from }→{ $to })
rapanui-label-decline = Nichts statt { $missing } nehmen

rapanui-outcome-wood = { $kind }, Holz: { $gains }
rapanui-outcome-fame = { $kind }, Ruhm: { $gains }
rapanui-outcome-moai = { $kind }, Holz oder Ruhm: { $gains }
rapanui-outcome-offering = { $kind }: { $gains }
rapanui-outcome-nobody = { $kind }, niemand bekommt etwas
rapanui-gain = { $who } +{ $n }
# In Klammern: steht zu, aber der Stapel ist leer; eine andere Sorte ist möglich.
rapanui-gain-short =
    { $n ->
        [0] { $who } (+{ $short })
       *[other] { $who } +{ $n } (+{ $short })
    }

## Schlusswertung

rapanui-term-fame = Ruhmespunkte
rapanui-term-moai = Moai
rapanui-term-wood = Holz
rapanui-term-fish = Fisch
rapanui-term-mulberry = Papiermaulbeere
rapanui-term-sweet-potato = Süßkartoffel
rapanui-term-grain = Getreide

## Optionen

rapanui-option-edition = Ausgabe
rapanui-option-edition-help = Welche Spielregel bestimmt, wann das Spiel endet und was der Opferstein zeigt.
rapanui-value-edition-german = deutsch
rapanui-value-edition-hungarian = ungarisch
rapanui-value-edition-italian = italienisch
rapanui-option-end = Spielende
rapanui-option-end-help = Wann das Spiel endet, falls anders als in der Ausgabe.
rapanui-value-end-by-edition = wie in der Ausgabe
rapanui-value-end-pile-empty = wenn das Auffüllen den Nachziehstapel leert
rapanui-value-end-column-empty = wenn eine Spalte gar nicht mehr aufgefüllt werden kann
rapanui-option-stone = Opferstein
rapanui-option-stone-help = Was vom Opferstein zu sehen ist, falls anders als in der Ausgabe.
rapanui-value-stone-by-edition = wie in der Ausgabe
rapanui-value-stone-top-only = nur die oberste Karte
rapanui-value-stone-face-up-visible = alle offen liegenden Karten
rapanui-option-memory-aid = Gedächtnisstütze
rapanui-option-memory-aid-help = Zeigt, was du vom Opferstein und von den Opferkarten aller gesehen hast.
rapanui-value-memory-aid-off = aus
rapanui-value-memory-aid-on = an
