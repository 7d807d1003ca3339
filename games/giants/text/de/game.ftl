# Giants.

giants-title = Giants
giants-blurb = Bilde Wege aus Leuten und Holzstämmen und bringe Statuen mit der Hilfe aller an die Küste.
giants-weight = Reichhaltig und lang

## Leute, Stücke und Orte

giants-worker = Arbeiter
giants-sorcerer = Zauberer
giants-chief = Häuptling
giants-neutral = neutraler Arbeiter
giants-village = Dorf
giants-hut = Hütte des Zauberers
giants-forest = Wald
giants-clay-pit = Lehmgrube
giants-hex = { $hex }
giants-hex-quarry = { $hex } (Steinbruch)
giants-hex-clay-pit = { $hex } (Lehmgrube)
giants-hex-village = { $hex } (Dorf)
giants-hex-hut = { $hex } (Hütte)
giants-hex-forest = { $hex } (Wald { $n })
giants-hex-sites = { $hex } (Ahu { $values })
giants-nothing = nichts
giants-count-workers = { $n } Arbeiter
giants-count-markers = { $n } Stammesmarker
giants-count-markers-back = { $n } Stammesmarker zurück
giants-count-logs =
    { $n ->
        [one] { $n } Holzstamm
       *[other] { $n } Holzstämme
    }
giants-count-statues = { $n } × Größe { $size }
giants-count-headdresses =
    { $n ->
        [one] { $n } Kopfschmuck
       *[other] { $n } × Kopfschmuck
    }
giants-count-tablets =
    { $n ->
        [one] { $n } Rongo-Halbtafel
       *[other] { $n } Rongo-Halbtafeln
    }
giants-left-workers = Arbeiter { $from }→{ $to }
giants-left-markers = Stammesmarker { $from }→{ $to }
giants-left-logs = Holzstämme { $from }→{ $to }
giants-left-pedestals = Sockel { $from }→{ $to }
giants-left-tablets = Halbtafeln { $from }→{ $to }
giants-gain = { $who } +{ $n }

## Phasen

giants-stage-setup = Aufbau
giants-stage-roll = Würfel
giants-stage-bid = Gebote
giants-stage-carve = Bildhauen
giants-stage-place = Einsetzen
giants-stage-transport = Transport
giants-stage-clean-up = Aufräumen
giants-stage-over = Spielende

## Verlauf: Name · was geschah, mit den Kosten

giants-log-left = { $what } ({ $left })
giants-log-start = Los · { $who } ist Startspieler
giants-log-roll = Würfel · { $n }
giants-log-bid-hidden = { $who } · bereitet ein Gebot vor
giants-log-bid-markers =
    { $n ->
        [0] { $who } · bietet keinen Stammesmarker
       *[other] { $who } · bietet { $n } Stammesmarker
    }
giants-log-bid-workers =
    { $n ->
        [0] { $who } · bietet keinen Arbeiter
       *[other] { $who } · bietet { $n } Arbeiter
    }
giants-log-bid-sorcerer =
    { $n ->
        [0] { $who } · behält den Zauberer
       *[other] { $who } · bietet den Zauberer
    }
giants-log-bid-chief =
    { $n ->
        [0] { $who } · behält den Häuptling
       *[other] { $who } · bietet den Häuptling
    }
giants-log-ready = { $who } · ist bereit
giants-log-carve =
    { $size ->
        [1] { $who } · meißelt eine 1er-Statue mit einem Arbeiter oder dem Zauberer
       *[other] { $who } · meißelt eine { $size }er-Statue mit { $size } Arbeitern (auch Zauberer)
    }
giants-log-carve-chief = { $who } · meißelt eine { $size }er-Statue mit dem Häuptling
giants-log-decline = { $who } · meißelt vorerst nichts
giants-log-place = { $who } · setzt ein: { $role }
giants-log-break-tablet = { $who } · zerbricht eine Tafel für den Häuptling
giants-log-place-neutral = { $who } · setzt einen neutralen Arbeiter mit Stammesmarker ein
giants-log-place-neutral-from = { $who } · markiert den neutralen Arbeiter auf { $hex }
giants-log-on = { $who } · { $role } auf { $hex }
giants-log-on-reserve = { $who } · { $role } auf { $hex }: reserviert Ahu { $site } ({ $values })
giants-log-on-covered = { $who } · eingesetzt: { $role }
giants-log-logs =
    { $n ->
        [0] { $who } · legt keine Holzstämme
        [one] { $who } · legt { $n } Holzstamm
       *[other] { $who } · legt { $n } Holzstämme
    }
giants-log-use = { $who } · nutzt: { $place }
giants-log-reserve = { $who } · reserviert Ahu { $site } ({ $values })
giants-log-reserve-covered = { $who } · reserviert einen Ahu
giants-log-no-action = { $who } · ohne Sonderaktion
giants-log-spend-marker = { $who } · gibt einen Stammesmarker für eine Rongo-Halbtafel aus
giants-log-pass = { $who } · passt
giants-log-put =
    { $size ->
        [0] { $who } · legt einen Kopfschmuck auf { $hex } (Lehmgrube)
       *[other] { $who } · stellt eine { $size }er-Statue auf { $hex } (Steinbruch)
    }
giants-log-move =
    { $size ->
        [0] { $who } · nimmt den markierten Kopfschmuck auf { $hex }
       *[other] { $who } · nimmt die markierte { $size }er-Statue auf { $hex }
    }
giants-log-take =
    { $size ->
        [0] { $who } · nimmt einen freien Kopfschmuck auf { $hex }
       *[other] { $who } · nimmt eine freie { $size }er-Statue auf { $hex }
    }
giants-log-to =
    { $size ->
        [0] { $who } · Kopfschmuck → { $hex }
       *[other] { $who } · { $size }er-Statue → { $hex }
    }
giants-log-to-covered =
    { $size ->
        [0] { $who } · bewegt den Kopfschmuck weiter
       *[other] { $who } · bewegt die { $size }er-Statue weiter
    }
giants-log-help = { $who } · nimmt Hilfe von { $helper }
giants-log-help-chief = { $who } · nimmt Hilfe vom Häuptling von { $helper }
giants-log-erect = { $who } · richtet eine Statue auf Ahu { $site } auf: { $value } × { $size } = { $points }
giants-log-erect-covered = { $who } · richtet die Statue auf
giants-log-crown = { $who } · setzt der Statue auf Ahu { $site } einen Kopfschmuck auf: { $points }
giants-log-crown-covered = { $who } · setzt einer Statue den Kopfschmuck auf
giants-log-mark =
    { $size ->
        [0] { $who } · markiert den Kopfschmuck auf { $hex }
       *[other] { $who } · markiert die { $size }er-Statue auf { $hex }
    }
giants-log-leave =
    { $size ->
        [0] { $who } · lässt den Kopfschmuck auf { $hex } liegen
       *[other] { $who } · lässt die { $size }er-Statue auf { $hex } stehen
    }
giants-log-done = { $who } · ist vorerst fertig mit dem Transport
giants-log-peek = { $who } · sieht unter die Statue auf Ahu { $site }
giants-log-unmark =
    { $size ->
        [0] { $who } · nimmt den Stammesmarker vom Kopfschmuck auf { $hex } zurück
       *[other] { $who } · nimmt den Stammesmarker von der { $size }er-Statue auf { $hex } zurück
    }
giants-log-keep = { $who } · nimmt keine Stammesmarker mehr zurück

## Wirkungen

giants-effect-quarries = Eine { $face } bringt eine { $size }er-Statue in den Steinbruch
giants-effect-quarries-nothing = Eine { $face } bringt nichts in den Steinbruch
giants-effect-run-out = Eine { $face } bringt nichts in den Steinbruch: Größe { $size } ist aufgebraucht
giants-effect-bids = { $who } · Gebot: { $what }
giants-effect-orders = Reihenfolge: { $seats }
giants-effect-returns = Zurück in den Vorrat: { $what }
giants-effect-gains = { $who } +{ $what } ({ $from }→{ $to })
giants-effect-gains-unseen = { $who } +{ $what }
giants-effect-discards = { $who } −{ $what } ({ $from }→{ $to })
giants-effect-reserves = { $who } reserviert Ahu { $site }
giants-effect-helps =
    { $n ->
        [one] { $who } +{ $n } Punkt für Hilfe ({ $from }→{ $to })
       *[other] { $who } +{ $n } Punkte für Hilfe ({ $from }→{ $to })
    }
giants-effect-erects = { $who } · { $size }er-Statue auf Ahu { $site }: { $points } am Ende
giants-effect-crowns = { $who } · Kopfschmuck auf Ahu { $site }: { $points } am Ende
giants-effect-peeks = { $who } hat unter die Statue auf Ahu { $site } gesehen
giants-effect-peeks-owner = Unter der Statue auf Ahu { $site }: { $who }
giants-effect-rots =
    { $n ->
        [one] { $n } Holzstamm kommt aus dem Spiel
       *[other] { $n } Holzstämme kommen aus dem Spiel
    }
giants-effect-begins-round = Runde { $round } · Startspieler: { $who }
giants-effect-begins = Phase: { $stage }
giants-effect-ends = Das Spiel endet. Auf jedem Sockel eine Statue: { $who }
giants-effect-ends-late = Das Spiel endet nach der letzten Runde.

## Aufforderungen: höchstens 90 Zeichen

giants-prompt-start = Das Los bestimmt den Startspieler.
giants-prompt-roll = Es wird gewürfelt (noch { $n }).
giants-prompt-over = Das Spiel ist zu Ende.
giants-prompt-bid-markers = Dein geheimes Gebot: Wie viele Stammesmarker? Wer mehr bietet, wählt zuerst.
giants-prompt-bid-workers = Dein geheimes Gebot: Wie viele Arbeiter? Sie meißeln, werden aber nicht eingesetzt.
giants-prompt-bid-sorcerer = Dein geheimes Gebot: auch der Zauberer? Er zählt wie ein Arbeiter.
giants-prompt-bid-chief = Dein geheimes Gebot: auch der Häuptling? Er schafft jede Statue allein.
giants-prompt-ready = Ist das dein Gebot? Alle Gebote werden zugleich aufgedeckt.
giants-prompt-carve = Meißle eine Statue aus dem Steinbruch oder vorerst keine.
giants-prompt-place = Setze jemanden ein, gib einen Stammesmarker aus oder passe für diese Runde.
giants-prompt-place-on = Wohin? Einzusetzen: { $role }
giants-prompt-place-breaker = Eine Tafel zerbricht: Der Häuptling nutzt ein Sonderfeld.
giants-prompt-logs = Wie viele Holzstämme legst du auf { $hex }? Nach der Runde sind sie weg.
giants-prompt-action = Das Sonderfeld { $hex }: Was tust du dort?
giants-prompt-transport-front = Transport: Was vor deinem Sichtschirm liegt, muss auf die Insel.
giants-prompt-transport = Transport: Bewege oder markiere etwas, richte es auf oder tu vorerst nichts.
giants-prompt-carry =
    { $size ->
        [0] Dein Kopfschmuck ist auf { $hex }: weiter auf ein anderes Feld oder hier beenden.
       *[other] Deine { $size }er-Statue ist auf { $hex }: weiter auf ein anderes Feld oder hier beenden.
    }
giants-prompt-carry-kept =
    { $size ->
        [0] Der Kopfschmuck auf { $hex } muss markiert oder einer deiner Statuen aufgesetzt werden.
       *[other] Die { $size }er-Statue auf { $hex } muss markiert oder aufgerichtet werden.
    }
giants-prompt-help =
    { $n ->
        [one] Wer hilft auf { $hex }? Noch nötig: ein Arbeiter oder Zauberer, oder ein Häuptling allein.
       *[other] Wer hilft auf { $hex }? Noch nötig: { $n } Arbeiter oder Zauberer, oder ein Häuptling allein.
    }
giants-prompt-clean-up = Nimm Stammesmarker von der Insel zurück oder lass sie dort.
giants-wait-bid = Alle bieten geheim. Es überlegt noch: { $who }
giants-wait-carve = { $who } meißelt eine Statue oder vorerst keine.
giants-wait-place = { $who } setzt jemanden ein, gibt einen Stammesmarker aus oder passt.
giants-wait-transport = { $who } bewegt etwas oder ist vorerst fertig.
giants-wait-carry =
    { $size ->
        [0] { $who } bewegt einen Kopfschmuck; er ist auf { $hex }.
       *[other] { $who } bewegt eine { $size }er-Statue; sie ist auf { $hex }.
    }
giants-wait-help = { $who } wählt, wer auf { $hex } hilft.
giants-wait-clean-up = { $who } nimmt Stammesmarker zurück oder lässt sie liegen.

## Züge als Schaltflächen

giants-label-left = { $what } ({ $left })
giants-label-start = { $who } ist Startspieler
giants-label-roll = Ein Würfel zeigt { $n }
giants-label-bid-markers =
    { $n ->
        [0] Kein Stammesmarker
       *[other] { $n } Stammesmarker
    }
giants-label-bid-workers =
    { $n ->
        [0] Kein Arbeiter
       *[other] { $n } Arbeiter
    }
giants-label-bid-sorcerer =
    { $n ->
        [0] Zauberer behalten
       *[other] Zauberer bieten
    }
giants-label-bid-chief =
    { $n ->
        [0] Häuptling behalten
       *[other] Häuptling bieten
    }
giants-label-ready = Bereit
giants-label-ready-bid = Bereit: { $what }
giants-label-carve =
    { $size ->
        [1] 1er-Statue mit einem Arbeiter oder dem Zauberer meißeln
       *[other] { $size }er-Statue mit { $size } Arbeitern (auch Zauberer) meißeln
    }
giants-label-carve-chief = { $size }er-Statue mit dem Häuptling meißeln
giants-label-decline = Vorerst nichts meißeln
giants-label-place = Einsetzen: { $role }
giants-label-break-tablet = Tafel zerbrechen: Häuptling mit Sonderaktion einsetzen
giants-label-place-neutral = Neutralen Arbeiter mit Stammesmarker einsetzen
giants-label-place-neutral-from = Neutralen Arbeiter auf { $hex } markieren, dort oder anderswo
giants-label-on = { $role } auf { $place }: trägt { $from }→{ $to }
giants-label-on-reserve = { $role } auf { $place }: trägt { $from }→{ $to }, reserviert Ahu { $site }
giants-label-logs =
    { $n ->
        [0] Keine Holzstämme: trägt { $from }
        [one] { $n } Holzstamm: trägt { $from }→{ $to }
       *[other] { $n } Holzstämme: trägt { $from }→{ $to }
    }
giants-label-use-village = Dorf: +1 Arbeiter aus dem Beutel
giants-label-use-hut = Hütte: +1 Stammesmarker aus dem Beutel
giants-label-use-forest =
    { $n ->
        [one] Wald: +{ $n } Holzstamm, dann ist er abgeholzt
       *[other] Wald: +{ $n } Holzstämme, dann ist er abgeholzt
    }
giants-label-use-clay-pit = Lehmgrube: +1 Kopfschmuck
giants-label-reserve = Ahu { $site } reservieren ({ $values })
giants-label-no-action = Ohne Sonderaktion
giants-label-spend-marker = Stammesmarker ausgeben: +1 Rongo-Halbtafel
giants-label-pass = Passen: keine Aktionen mehr in dieser Phase
giants-label-put =
    { $size ->
        [0] Kopfschmuck auf die Lehmgrube legen
       *[other] { $size }er-Statue auf das Steinbruchfeld stellen
    }
giants-label-move =
    { $size ->
        [0] Deinen Kopfschmuck auf { $hex } nehmen
       *[other] Deine { $size }er-Statue auf { $hex } nehmen
    }
giants-label-take =
    { $size ->
        [0] Freien Kopfschmuck auf { $hex } nehmen
       *[other] Freie { $size }er-Statue auf { $hex } nehmen
    }
giants-label-to = Nach { $place }: kostenlos
giants-label-to-helped = Nach { $place }: { $gains }
giants-label-to-choice =
    { $n ->
        [one] Nach { $place }: { $n } Punkt oder mehr, du wählst, wer hilft
       *[other] Nach { $place }: { $n } Punkte oder mehr, du wählst, wer hilft
    }
giants-label-help = Arbeiter oder Zauberer: { $gains }
giants-label-help-chief = Häuptling allein: { $gains }
giants-label-erect = Auf Ahu { $site } aufrichten: { $value } × { $size } = { $points } am Ende
giants-label-crown = Deiner Statue auf Ahu { $site } aufsetzen: { $points } am Ende
giants-label-mark = Hier markieren
giants-label-leave = Hier ohne Marker stehen lassen: Alle dürfen zugreifen
giants-label-leave-marked = Hier mit deinem Stammesmarker stehen lassen
giants-label-done = Vorerst fertig mit dem Transport
giants-label-peek = Den Sockel auf Ahu { $site } ansehen
giants-label-unmark =
    { $size ->
        [0] Stammesmarker vom Kopfschmuck auf { $hex } zurücknehmen
       *[other] Stammesmarker von der { $size }er-Statue auf { $hex } zurücknehmen
    }
giants-label-keep = Keine Stammesmarker mehr zurücknehmen

## Schlusswertung

giants-term-help = Hilfe
giants-term-statue = Statue: Größe
giants-term-headdress = Kopfschmuck
giants-term-tablet-pair = Paare von Halbtafeln
giants-term-tablet = Rongo-Halbtafeln

## Optionen

giants-option-start-workers = Arbeiter am Anfang
giants-option-start-workers-help = Mit wie vielen Arbeitern alle beginnen. Zu zweit sind es immer 2.
giants-value-start-workers-1 = 1
giants-value-start-workers-2 = 2
giants-option-tablets-score = Halbtafeln am Ende
giants-option-tablets-score-help = Ob übrige Rongo-Halbtafeln Punkte bringen, wie in der älteren Regel.
giants-value-tablets-score-no = nur bei Gleichstand
giants-value-tablets-score-3-per-pair = 3 Punkte für jedes Paar
giants-option-statue-scoring = Punkte für Statuen
giants-option-statue-scoring-help = Wann die Punkte für Statuen zu sehen sind. Kopfschmuck zählt immer am Ende.
giants-value-statue-scoring-at-the-end = am Ende
giants-value-statue-scoring-when-erected = sobald sie stehen
giants-option-round-limit = Letzte Runde
giants-option-round-limit-help = Nach welcher Runde ein Spiel vorbei ist, das niemand beendet.
giants-value-round-limit-25 = die 25.
giants-value-round-limit-none = ohne Grenze
giants-option-screens = Sichtschirme
giants-option-screens-help = Ob alle sehen, was hinter den Sichtschirmen und im Beutel ist.
giants-value-screens-open = offen
giants-value-screens-closed = geschlossen
giants-option-pedestals = Sockel
giants-option-pedestals-help = Wer sieht, wessen Sockel verdeckt unter einer Statue liegt.
giants-value-pedestals-owner = nur, wem er gehört
giants-value-pedestals-open = alle
giants-option-board = Insel
giants-option-board-help = Der Plan: eine Datei mit einer anderen Insel, wie in docs/giants.md beschrieben.
