# Giants: warum ein Zug nicht geht. Ganze Sätze.

giants-stock-workers = Arbeiter
giants-stock-markers = Stammesmarker
giants-stock-pedestals = Sockel
giants-refusal-game-over = Das Spiel ist zu Ende.
giants-refusal-chance-decides = Jetzt entscheiden Los und Würfel; niemand ist am Zug.
giants-refusal-only-chance = Das können nur Los und Würfel.
giants-refusal-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }.
giants-refusal-wrong-phase = Das gehört in eine andere Phase. Jetzt läuft: { $stage }.
giants-refusal-wrong-step = Dieser Schritt ist jetzt nicht an der Reihe.
giants-refusal-not-behind-screen = Hinter deinem Sichtschirm fehlt: { $stock }. Nötig { $needs }, vorhanden { $has }.
giants-refusal-not-in-tray = Im Steinbruch ist keine Statue der Größe { $size }.
giants-refusal-too-few-carvers = Zu wenige gebotene Arbeiter oder Zauberer, die noch frei sind: nötig { $needs }, vorhanden { $has }.
giants-refusal-no-chief-to-carve = Dein Häuptling ist nicht geboten oder hat schon gemeißelt.
giants-refusal-too-few-tablets =
    { $needs ->
        [one] Das kostet { $needs } Rongo-Halbtafel; du hast { $has }.
       *[other] Das kostet { $needs } Rongo-Halbtafeln; du hast { $has }.
    }
giants-refusal-no-tablets-left = Im Vorrat ist keine Rongo-Halbtafel mehr.
giants-refusal-no-action-possible = Dort ist keine Sonderaktion möglich.
giants-refusal-not-the-hex = Diese Aktion gehört zu einem anderen Feld: { $place }.
giants-refusal-nothing-left = Dort ist nichts mehr zu holen: { $place }.
giants-refusal-must-act = Wer eine Tafel zerbricht, muss die Sonderaktion ausführen.
giants-refusal-only-for-two = Neutrale Arbeiter gibt es nur zu zweit.
giants-refusal-no-neutral-beside = Alle neutralen Arbeiter sind auf der Insel.
giants-refusal-too-many-logs =
    { $max ->
        [0] Auf { $hex } kannst du keine Holzstämme legen.
       *[other] Auf { $hex } kannst du höchstens { $max } legen.
    }
giants-refusal-no-neutral-there = Auf { $hex } steht kein neutraler Arbeiter ohne Marker.
giants-refusal-no-such-hex = Diese Insel hat kein Feld { $hex }.
giants-refusal-no-such-site = Diese Insel hat keinen Ahu { $site }.
giants-refusal-site-elsewhere = Ahu { $site } gehört nicht zu { $hex }.
giants-refusal-site-taken = Ahu { $site } ist reserviert oder besetzt.
giants-refusal-not-in-front =
    { $size ->
        [0] Vor deinem Sichtschirm liegt kein Kopfschmuck.
       *[other] Vor deinem Sichtschirm steht keine { $size }er-Statue.
    }
giants-refusal-no-such-piece =
    { $size ->
        [0] Auf { $hex } liegt kein solcher Kopfschmuck.
       *[other] Auf { $hex } steht keine solche { $size }er-Statue.
    }
giants-refusal-marked-by-another = Darauf liegt der Stammesmarker von { $who }.
giants-refusal-not-next-to = { $hex } liegt nicht neben { $from }.
giants-refusal-entered-before = Auf { $hex } war das Stück in dieser Aktion schon.
giants-refusal-too-weak = { $hex } ist zu schwach: Nötig sind Stärke { $needs } und mindestens eine Person.
giants-refusal-moved-before = Das hast du in dieser Phase schon bewegt.
giants-refusal-no-end = Das Stück muss markiert, aufgerichtet oder aufgesetzt werden; von dort aus ginge das nicht.
giants-refusal-changes-nothing = Eine Aktion muss etwas ändern.
giants-refusal-must-be-kept = Das Stück muss markiert, aufgerichtet oder aufgesetzt werden.
giants-refusal-marked-already = Das Stück ist schon markiert.
giants-refusal-not-a-helper = Platz { $seat } hat dort niemanden, der dir jetzt helfen könnte.
giants-refusal-wrong-kind =
    { $size ->
        [0] Aufgerichtet werden nur Statuen; das ist ein Kopfschmuck.
       *[other] Aufgesetzt wird nur Kopfschmuck; das ist eine { $size }er-Statue.
    }
giants-refusal-nobody-there = Auf { $hex } steht niemand von deinem Stamm.
giants-refusal-no-bare-statue = Auf Ahu { $site } steht keine Statue von dir ohne Kopfschmuck.
giants-refusal-pieces-in-front = Stelle zuerst auf die Insel, was vor deinem Sichtschirm liegt.
giants-refusal-not-face-down = Auf Ahu { $site } liegt nichts verdeckt.
giants-refusal-shown-already = Wessen Sockel auf Ahu { $site } liegt, siehst du ohnehin.
