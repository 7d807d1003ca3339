# Giants.

giants-title = Giants
giants-blurb = Menschen bilden die Wege der Statuen, und wer fremde Helfer nutzt, bezahlt dafür.

## Figuren und Orte

giants-statue-1 = Statue der Größe 1
giants-statue-2 = Statue der Größe 2
giants-statue-3 = Statue der Größe 3
giants-headdress = Kopfschmuck
giants-worker = Arbeiter
giants-sorcerer = Zauberer
giants-chief = Häuptling
giants-neutral = neutraler Arbeiter
giants-quarry = Steinbruch
giants-clay-pit = Lehmgrube
giants-village = Dorf
giants-hut = Hütte des Zauberers
giants-forest = Wald
giants-stage-setup = Aufbau
giants-stage-roll = Würfel
giants-stage-bid = Gebote
giants-stage-carve = Bildhauen
giants-stage-place = Einsetzen
giants-stage-transport = Transport
giants-stage-clean-up = Aufräumen
giants-stage-over = Ende
giants-bid-markers = { $n } × Marker
giants-bid-workers = { $n } × Arbeiter
giants-bid-nothing = nichts
giants-count = { $n } × { $piece }
# Anstelle eines Namens, den das Protokoll nicht mehr nennt.
giants-covered = Transport

## Protokoll: Name · was geschah

giants-log-start = Los · { $who } beginnt
giants-log-roll = Würfel · { $face }
giants-log-bid-markers = { $who } · bietet Marker: { $n }
giants-log-bid-workers = { $who } · bietet Arbeiter: { $n }
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
giants-log-bid-hidden = { $who } · bietet
giants-log-ready = { $who } · ist bereit
giants-log-reveal = { $who } · ist bereit: alle Gebote werden aufgedeckt
giants-log-carve =
    { $n ->
        [1] { $who } · fertigt mit einem Arbeiter: { $piece }
       *[other] { $who } · fertigt mit { $n } Arbeitern: { $piece }
    }
giants-log-carve-chief = { $who } · fertigt mit dem Häuptling: { $piece }
giants-log-decline = { $who } · verzichtet
giants-log-place = { $who } · setzt ein: { $role }
giants-log-break = { $who } · zerbricht eine Tafel für den Häuptling
giants-log-neutral = { $who } · setzt einen neutralen Arbeiter ein
giants-log-neutral-from = { $who } · nimmt den neutralen Arbeiter von { $hex }
giants-log-on = { $who } · auf { $hex }
giants-log-logs = { $who } · legt Holzstämme: { $n }
giants-log-use = { $who } · nutzt: { $place }
giants-log-reserve = { $who } · reserviert ein Ahu
giants-log-no-action = { $who } · nutzt keine Aktion
giants-log-spend-marker = { $who } · gibt einen Marker aus
giants-log-pass = { $who } · passt
giants-log-put = { $who } · stellt auf { $hex }: { $piece }
giants-log-move = { $who } · bewegt von { $hex }: { $piece }
giants-log-take = { $who } · nimmt unmarkiert auf { $hex }: { $piece }
giants-log-to = { $who } · nach { $hex }
giants-log-help = { $who } · nutzt Arbeiter oder Zauberer von { $helper }
giants-log-help-chief = { $who } · nutzt den Häuptling von { $helper }
giants-log-erect =
    { $marker ->
        [0] { $who } · errichtet auf Ahu { $site }: { $piece } ({ $value } × { $size } = { $points })
       *[other] { $who } · errichtet auf Ahu { $site }: { $piece } ({ $value } × { $size } = { $points }), Marker zurück
    }
giants-log-crown =
    { $marker ->
        [0] { $who } · setzt der Statue auf Ahu { $site } den Kopfschmuck auf (+{ $points })
       *[other] { $who } · setzt der Statue auf Ahu { $site } den Kopfschmuck auf (+{ $points }), Marker zurück
    }
giants-log-mark = { $who } · markiert auf { $hex }: { $piece }
giants-log-leave = { $who } · lässt auf { $hex }: { $piece }
giants-log-done = { $who } · ist fertig
giants-log-peek = { $who } · schaut unter die Statue auf Ahu { $site }
giants-log-unmark = { $who } · nimmt den Marker zurück: { $piece } auf { $hex }
giants-log-keep = { $who } · lässt die übrigen Marker liegen

## Wirkungen

giants-effect-quarries = Steinbruchtafel: { $piece }
giants-effect-quarries-nothing = Steinbruchtafel: nichts
giants-effect-run-out = Aufgebraucht: { $piece }
giants-effect-bids = { $who } bietet: { $bid }
giants-effect-order = Reihenfolge: { $seats }
giants-effect-returns = Zurück in den Vorrat: { $pieces }
giants-effect-gains-worker =
    { $to ->
        [-1] { $who } +{ $n } Arbeiter
       *[other] { $who } +{ $n } Arbeiter (jetzt { $to })
    }
giants-effect-gains-marker =
    { $to ->
        [-1] { $who } +{ $n } Marker
       *[other] { $who } +{ $n } Marker (jetzt { $to })
    }
giants-effect-gains-marker-back =
    { $to ->
        [-1] { $who } · Marker zurück: { $n }
       *[other] { $who } · Marker zurück: { $n } (jetzt { $to })
    }
giants-effect-gains-logs =
    { $to ->
        [-1] { $who } +{ $n } Holzstämme
       *[other] { $who } +{ $n } Holzstämme (jetzt { $to })
    }
giants-effect-gains-headdress =
    { $to ->
        [-1] { $who } +{ $n } Kopfschmuck
       *[other] { $who } +{ $n } Kopfschmuck (jetzt { $to })
    }
giants-effect-gains-tablet =
    { $to ->
        [-1] { $who } +{ $n } Halbtafel
       *[other] { $who } +{ $n } Halbtafel (jetzt { $to })
    }
giants-effect-discards = { $who } −{ $n } Halbtafeln (jetzt { $to })
giants-effect-reserves = Ahu { $site } ist reserviert: { $who }
giants-effect-helps = { $who } +{ $n } für Hilfe (jetzt { $to })
giants-effect-erects = { $who } · Ahu { $site }: { $piece }, Wert { $points }
giants-effect-crowns = { $who } · Ahu { $site }: Kopfschmuck, Wert { $points }
giants-effect-peeks = Unter der Statue auf Ahu { $site }: { $who }
giants-effect-peeks-hidden = Unter der Statue auf Ahu { $site }: geheim
giants-effect-rots = Holzstämme, die aus dem Spiel gehen: { $n }
giants-effect-begins = Runde { $round } · { $stage } · Startspieler { $who }
giants-effect-ends = Das Spiel endet: { $who } hat auf jedem Sockel eine Statue.
giants-effect-ends-limit = Das Spiel endet: Das war die letzte Runde.

## Ablehnungen: ganze Sätze

giants-refusal-game-over = Das Spiel ist zu Ende.
giants-refusal-chance-decides = Jetzt entscheidet der Zufall; niemand kann ziehen.
giants-refusal-only-chance = Das kann nur der Zufall.
giants-refusal-no-such-seat = Dieser Tisch hat keinen Platz { $seat }.
giants-refusal-wrong-phase = Das geht nicht in dieser Phase: { $stage }.
giants-refusal-wrong-step = Dieser Schritt ist jetzt nicht an der Reihe.
giants-refusal-lacks-workers = Dafür braucht es { $needs } Arbeiter hinter dem Schirm; du hast { $has }.
giants-refusal-lacks-sorcerer = Dein Zauberer ist nicht hinter deinem Schirm.
giants-refusal-lacks-chief = Dein Häuptling ist nicht hinter deinem Schirm.
giants-refusal-lacks-markers = Dafür braucht es { $needs } Marker hinter dem Schirm; du hast { $has }.
giants-refusal-lacks-pedestal = Du hast keinen Sockel hinter deinem Schirm.
giants-refusal-not-in-tray = Auf der Steinbruchtafel fehlt: { $piece }.
giants-refusal-too-few-carvers = Dafür braucht es { $needs } gebotene Arbeiter, die noch nichts gefertigt haben; du hast { $has }.
giants-refusal-no-carving-chief = Dein Häuptling ist nicht geboten oder hat schon eine Statue gefertigt.
giants-refusal-too-few-tablets = Dafür braucht es { $needs } Halbtafeln; du hast { $has }.
giants-refusal-no-tablets-left = Im Vorrat ist keine Halbtafel mehr.
giants-refusal-no-action-possible = Dort ist keine Sonderaktion möglich.
giants-refusal-not-the-hex-for = Das ist nicht das Feld für diese Aktion: { $place }.
giants-refusal-nothing-left = Dort gibt es für dich nichts mehr: { $place }.
giants-refusal-must-act = Wer eine Tafel zerbricht, muss die Aktion nutzen.
giants-refusal-only-for-two = Neutrale Arbeiter gibt es nur zu zweit.
giants-refusal-no-neutral-beside = Alle neutralen Arbeiter sind auf der Karte.
giants-refusal-no-neutral-there = Auf { $hex } steht kein unmarkierter neutraler Arbeiter.
giants-refusal-no-such-hex = Die Insel hat kein Feld { $hex }.
giants-refusal-too-many-logs = Auf { $hex } kannst du höchstens { $max } Holzstämme legen.
giants-refusal-no-such-site = Die Insel hat kein Ahu { $site }.
giants-refusal-site-elsewhere = Ahu { $site } gehört nicht zu { $hex }.
giants-refusal-site-taken = Ahu { $site } ist reserviert oder belegt.
giants-refusal-not-in-front = Vor deinem Schirm fehlt: { $piece }.
giants-refusal-no-such-piece = Auf { $hex } liegt so etwas nicht: { $piece }.
giants-refusal-marked-by-another = Daran liegt ein Marker von { $who }.
giants-refusal-not-next-to = { $hex } liegt nicht neben { $from }.
giants-refusal-entered-before = In dieser Aktion war die Figur schon auf { $hex }.
giants-refusal-too-weak = { $hex } ist zu schwach: Dort braucht es Stärke { $needs }.
giants-refusal-moved-before = Diese Figur hast du in dieser Phase schon bewegt.
giants-refusal-no-end = Von dort könnte die Aktion nicht enden: markieren, errichten oder aufsetzen ist Pflicht.
giants-refusal-changes-nothing = Eine Aktion muss etwas ändern.
giants-refusal-must-be-kept = Was unmarkiert war, muss nach dem Bewegen markiert, errichtet oder aufgesetzt werden.
giants-refusal-marked-already = Dein Marker liegt schon daran.
giants-refusal-not-a-helper = { $who } kann jetzt nicht helfen.
giants-refusal-wrong-kind = Das geht nicht mit dieser Figur: { $piece }.
giants-refusal-nobody-there = Auf { $hex } steht niemand von deinem Stamm.
giants-refusal-no-bare-statue = Auf Ahu { $site } steht keine Statue von dir ohne Kopfschmuck.
giants-refusal-pieces-in-front = Stelle erst die Figuren vor deinem Schirm auf die Karte.
giants-refusal-not-face-down = Auf Ahu { $site } liegt nichts verdeckt.
giants-refusal-shown-already = Wem die Statue auf Ahu { $site } gehört, siehst du ohnehin.

## Aufforderungen: höchstens 90 Zeichen

giants-prompt-start = Der Startspieler wird ausgelost.
giants-prompt-roll = Es wird gewürfelt; noch { $n }.
giants-prompt-over = Das Spiel ist zu Ende.
giants-prompt-bid-markers = Wie viele Marker bietest du? Gebotenes fällt für diese Runde aus.
giants-prompt-bid-workers = Wie viele Arbeiter bietest du? Sie fertigen Statuen, mehr nicht.
giants-prompt-bid-sorcerer = Bietest du den Zauberer?
giants-prompt-bid-chief = Bietest du den Häuptling? Er fertigt allein jede Größe.
giants-prompt-bid-ready = Ist dein Gebot fertig?
giants-prompt-carve = Fertige eine Statue oder verzichte vorerst.
giants-prompt-place = Setze jemanden ein, gib einen Marker aus oder passe.
giants-prompt-break = Wähle ein Sonderfeld für den Häuptling: Seine Aktion wird ausgeführt.
giants-prompt-place-on = Wähle ein Feld: { $role }.
giants-prompt-logs = Wie viele Holzstämme legst du auf { $hex }?
giants-prompt-action = Nutze die Sonderaktion von { $hex } oder bleib nur stehen.
giants-prompt-action-must = Wähle die Sonderaktion von { $hex }.
giants-prompt-put = Stelle deine Figuren auf die Karte oder bewege erst andere.
giants-prompt-transport = Bewege, markiere oder errichte etwas, oder sei vorerst fertig.
giants-prompt-carry = Auf { $hex }: { $piece }. Weiter, oder das Ende des Wegs?
giants-prompt-carry-kept = Auf { $hex }: { $piece }. Markieren, errichten oder aufsetzen ist Pflicht.
giants-prompt-help = Wer hilft nach { $hex }?
giants-prompt-clean-up = Nimm Marker von Figuren zurück oder lass sie liegen.
giants-wait-bid = { $who } bietet.
giants-wait-carve = { $who } fertigt eine Statue oder verzichtet.
giants-wait-place = { $who } setzt ein.
giants-wait-transport = { $who } transportiert.
giants-wait-clean-up = { $who } darf Marker zurücknehmen.

## Züge als Knöpfe

giants-label-start = { $who } beginnt
giants-label-roll = Wurf { $face }
giants-label-bid-markers =
    { $left ->
        [-1] Marker: { $n }
       *[other] Marker: { $n } (übrig: { $left })
    }
giants-label-bid-workers =
    { $left ->
        [-1] Arbeiter: { $n }
       *[other] Arbeiter: { $n } (übrig: { $left })
    }
giants-label-bid-sorcerer = Den Zauberer bieten
giants-label-keep-sorcerer = Den Zauberer behalten
giants-label-bid-chief = Den Häuptling bieten
giants-label-keep-chief = Den Häuptling behalten
giants-label-ready = Bereit: { $bid }
giants-label-ready-unseen = Bereit
giants-label-carve =
    { $n ->
        [1] { $piece } mit einem Arbeiter fertigen (übrig: { $left })
       *[other] { $piece } mit { $n } Arbeitern fertigen (übrig: { $left })
    }
giants-label-carve-chief = { $piece } mit dem Häuptling fertigen
giants-label-decline = In diesem Durchgang verzichten
giants-label-place-worker =
    { $n ->
        [-1] Arbeiter einsetzen
       *[other] Arbeiter einsetzen (von { $n })
    }
giants-label-place = Einsetzen: { $role }
giants-label-break = Tafel zerbrechen: Häuptling mit Aktion (Halbtafeln { $from }→{ $to })
giants-label-neutral = Neutralen Arbeiter mit Marker einsetzen (neben der Karte: { $n })
giants-label-neutral-from = Neutralen Arbeiter auf { $hex } neu markieren
giants-label-on-plain = { $hex }
giants-label-on = { $hex }: { $what }
giants-on-strength = Stärke { $n }
giants-on-forest = Wald +{ $n }
giants-on-sites = Ahu { $sites }
giants-label-logs =
    { $from ->
        [-1] Holzstämme: { $n }
       *[other] Holzstämme: { $n } ({ $from }→{ $to })
    }
giants-label-village =
    { $from ->
        [-1] Dorf: +1 Arbeiter
       *[other] Dorf: +1 Arbeiter ({ $from }→{ $to })
    }
giants-label-hut =
    { $from ->
        [-1] Hütte: +1 Marker
       *[other] Hütte: +1 Marker ({ $from }→{ $to })
    }
giants-label-forest =
    { $from ->
        [-1] Wald: +{ $n } Holzstämme
       *[other] Wald: +{ $n } Holzstämme ({ $from }→{ $to })
    }
giants-label-clay-pit =
    { $from ->
        [-1] Lehmgrube: +1 Kopfschmuck
       *[other] Lehmgrube: +1 Kopfschmuck ({ $from }→{ $to })
    }
giants-label-reserve = Ahu { $site } reservieren (Statue { $statue }, Kopfschmuck { $headdress })
giants-label-no-action = Nur stehen bleiben
giants-label-spend-marker = Marker ausgeben: +1 Halbtafel ({ $from }→{ $to })
giants-label-pass = Passen
giants-label-put = Auf { $hex } stellen: { $piece }
giants-label-move = Eigene Figur auf { $hex }: { $piece }
giants-label-take = Unmarkiert auf { $hex }: { $piece }
giants-label-to = Nach { $hex }: { $price }
giants-price-free = kostenlos
giants-price = { $gains }
giants-price-choice = ab { $n }, Helfer wählen
giants-gain = { $who } +{ $n }
giants-label-help = Arbeiter oder Zauberer: { $helper } +1
giants-label-help-chief = Der Häuptling: { $helper } +{ $n }
giants-label-erect = Auf Ahu { $site } errichten: { $value } × { $size } = { $points }
giants-label-crown = Der Statue auf Ahu { $site } aufsetzen: +{ $points }
giants-label-mark =
    { $from ->
        [-1] Hier markieren
       *[other] Hier markieren (Marker { $from }→{ $to })
    }
giants-label-leave = Hier unmarkiert lassen: Andere dürfen zugreifen
giants-label-leave-own = Hier mit dem Marker lassen
giants-label-done = Vorerst fertig
giants-label-peek = Unter die Statue auf Ahu { $site } schauen (Halbtafeln { $from }→{ $to })
giants-label-unmark = Marker zurücknehmen: { $piece } auf { $hex }
giants-label-keep = Übrige Marker liegen lassen

## Wertung

giants-term-help = Hilfe
giants-term-statue = Statue
giants-term-headdress = Kopfschmuck
giants-term-tablet-pair = Paare von Halbtafeln
giants-term-tablet = Halbtafeln

## Optionen

giants-option-start-workers = Arbeiter am Anfang
giants-option-start-workers-help = Mit je zwei Arbeitern geht es schneller. Zu zweit sind es immer zwei.
giants-value-start-workers-1 = einer
giants-value-start-workers-2 = zwei
giants-option-tablets-score = Halbtafeln
giants-option-tablets-score-help = Ob übrige Halbtafeln zur Summe zählen.
giants-value-tablets-score-no = nur bei Gleichstand
giants-value-tablets-score-3-per-pair = 3 Punkte je Paar
giants-option-statue-scoring = Punkte für Statuen
giants-option-statue-scoring-help = Wann die Punkte für Statuen gezeigt werden. Die Summe bleibt gleich.
giants-value-statue-scoring-at-the-end = am Ende
giants-value-statue-scoring-when-erected = beim Errichten
giants-option-round-limit = Rundengrenze
giants-option-round-limit-help = Wann ein Spiel vorbei ist, das niemand beendet.
giants-value-round-limit-25 = 25 Runden
giants-value-round-limit-none = keine
giants-option-screens = Sichtschirme
giants-option-screens-help = Wer sieht, was hinter den Schirmen und im Beutel ist.
giants-value-screens-open = offen: alle
giants-value-screens-closed = geschlossen: nur wem es gehört
giants-option-pedestals = Sockel
giants-option-pedestals-help = Wer sieht, wessen Sockel unter einer Statue liegt.
giants-value-pedestals-owner = nur wem er gehört
giants-value-pedestals-open = alle
giants-option-board = Insel
giants-option-board-help = Die Karte: motu-iti für eine kleine, oder der Text einer eigenen.
