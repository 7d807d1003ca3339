# Was die Seiten der Web-App sagen.

## The frame of every page

web-tagline = Drei Brettspiele im Browser: sofort, mit Freunden oder gegen Bots.
web-skip = Zum Inhalt springen
web-home = Startseite
web-menu = Menü
web-site = Ahu-Seiten
web-mine = Meine Tische
web-watch = Zusehen
web-account = Konto
web-login = Anmelden
web-logout = Abmelden
web-settings = Einstellungen
web-about = Über Ahu
web-import = Partie einlesen
web-verify = Partie prüfen
web-live = Live
web-reconnecting = Verbinde neu …
web-guest = Gast
web-cookie = Ein Cookie merkt sich deinen Platz, ein zweites deine Einstellungen, sobald du sie änderst. Weitere gibt es nicht.
web-rule-link = Regel nachlesen

## Home

web-home-title = Setz dich dazu.
web-home-lead = Drei Brettspiele um steinerne Riesen und unbekannte Meere. Ohne Konto, ohne Warten: ein Klick, und du spielst.
web-games = Spiele
web-play-now = Jetzt spielen
web-against-bots = gegen Bots
web-with-friends = Mit Freunden
web-one-device = An einem Gerät
web-open-tables = Offene Tische
web-no-open-tables = Gerade wartet kein Tisch auf Mitspieler. Eröffne einen: Andere finden ihn hier.
web-games-to-watch = Partien zum Zusehen
web-no-games-to-watch = Gerade spielt niemand öffentlich.
web-no-tables = Du sitzt noch an keinem Tisch.
web-your-turn = Du bist am Zug
web-over = Beendet
web-sit-down = Platz nehmen
web-go-on = Weiterspielen
web-look = Ansehen
web-just-now = gerade eben

## A new table

web-new-table = Neuer Tisch
web-new-lead = Alles ist so eingestellt, dass du sofort anfangen kannst. Ändere, was du möchtest.
web-who-sits = Wer wo sitzt
web-seat-me = Ich
web-seat-open = Frei: für alle mit dem Link
web-seat-device = Jemand an diesem Gerät
web-your-name = Dein Name
web-name = Name
web-name-hint = Bis zu 16 Zeichen. Andere sehen ihn.
web-access = Wer den Tisch findet
web-access-private = Nur wer den Link hat
web-access-open = Alle: Er steht auf der Startseite
web-pace = Tempo der Bots
web-pace-step = Schrittweise: Jeder Zug wartet auf einen Klick
web-pace-normal = Normal: gut zu verfolgen
web-pace-fast = Schnell
web-pace-instant = Sofort
web-clock = Uhr
web-clock-none = Keine Uhr
web-clock-live = Minuten für die ganze Partie, Sekunden dazu für jeden Zug
web-clock-days = Tage für jeden Zug
web-clock-help = Läuft die Zeit ab, übernimmt ein Bot den Platz. Er lässt sich wieder wegschicken.
web-minutes = Minuten
web-seconds = Sekunden je Zug
web-days = Tage
web-options-as-rules = Optionen: alles wie in den Regeln
web-open-the-table = Tisch eröffnen
web-start-now = Sofort starten
web-text-option-hint = Leer lassen für das Übliche.

## A table that waits for its players

web-lobby-title = Warten auf Mitspieler
web-lobby-lead = Verschicke den Link. Wer ihn öffnet, setzt sich mit einem Namen dazu; ein Konto braucht es nicht.
web-invite = Einladen
web-invite-link = Link zu diesem Tisch
web-copy = Kopieren
web-copied = Kopiert
web-share = Teilen
web-qr = QR-Code mit dem Link zu diesem Tisch
web-seats-heading = Plätze
web-seat-is-free = Frei
web-you = du
web-host = Gastgeber
web-at-this-device = an diesem Gerät
web-sit-here = Hier sitzen
web-leave-seat = Platz verlassen
web-seat-a-bot = Bot hinsetzen
web-start-game = Spiel starten
web-start-with-bots = Mit Bots auf den freien Plätzen starten
web-host-starts = Der Gastgeber startet das Spiel.
web-all-default = Wie in den Regeln

## At the table

web-board = Spielplan
web-players = Mitspieler
web-tray = Was dir gehört
web-actions = Aktionen
web-chat = Chat
web-moves-none = Gerade gibt es nichts zu wählen.
web-moves-final = ⟶ lässt sich nicht zurücknehmen
web-moves-watching = Du siehst zu. Die Mitspieler wählen.
web-moves-over = Das Spiel ist zu Ende. Es gibt nichts mehr zu wählen.
web-undo-none = Zurücknehmen können nur Mitspieler.
web-step-bot = Nächster Bot-Zug
web-resign = Aufgeben
web-resign-help = Ein Bot spielt auf deinem Platz zu Ende.
web-away = Bot für mich spielen lassen
web-take-over = Bot einspringen lassen
web-give-back = Ich bin wieder da
web-seat-key = Platzschlüssel
web-presence-here = da
web-presence-away = kurz weg
web-presence-gone = weg
web-ready = bereit
web-thinking = überlegt …
web-log-all = Alle
web-log-mine = Meine
web-log-bots = Ohne Bots
web-log-filter = Zeigen
web-log-empty = Noch ist nichts geschehen.
web-log-earlier = Frühere Züge
web-log-copy = Als Text kopieren
web-chance = Zufall
web-view-from-here = Ab hier ansehen
web-step-through = Durchgehen
web-chat-field = Deine Nachricht
web-chat-send = Senden
web-chat-empty = Noch keine Nachrichten.
web-chat-watching = Hier schreiben nur Mitspieler.
web-help-rules = Die Regeln dieses Spiels
web-help-keys = Tasten
web-key-next = nächste und vorige Möglichkeit
web-key-undo = rückgängig machen
web-key-last = letzte Aktion vorlesen
web-key-scores = Mitspieler vorlesen
web-key-turn = vorlesen, wer am Zug ist und was gefragt ist
web-key-mine = zu deinen Sachen
web-key-help = diese Hilfe
web-options-here = Optionen dieses Tisches
web-who-is-next = Wer danach kommt
web-curtain-hint = Auf dieser Seite steht nichts Geheimes. Drücke den Knopf erst, wenn die anderen wegsehen.
web-hide-mine = Meine Sachen verdecken
web-lost-line = Die Verbindung ist weg. Die Knöpfe warten, bis sie wieder da ist.
web-refused-title = Das geht nicht
web-done-title = Erledigt
web-note-title = Hinweis
web-cancel = Abbrechen
web-waiting-for = Warten auf
web-my-seat = Mein Platz
web-press-again = Gewählt. Unten oder mit Enter bestätigen; Escape verwirft es.
web-choice-gone = Deine Wahl ist nicht mehr möglich.
web-set = Übernehmen

## Replays

web-replay = Wiederholung
web-replay-first = Anfang
web-replay-previous = Einen Zug zurück
web-replay-next = Einen Zug vor
web-replay-last = Ende
web-replay-now = Zum aktuellen Stand
web-replay-move = Zug
web-replay-go = Los
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-as = Aus Sicht von
web-replay-start = Vor dem ersten Zug
web-play-on = Von hier weiterspielen
web-play-on-help = Ein neuer Tisch beginnt mit dieser Stellung. Die Partie selbst bleibt, wie sie ist.
web-play-on-bots = gegen Bots
web-play-on-friends = mit Freunden

## The end

web-end-title = Das Spiel ist zu Ende
web-standing = Endstand
web-every-point = Punkt für Punkt
web-place = Platz
web-total = Summe
web-tie-break = Bei Gleichstand
web-points-over-turns = Punkte im Verlauf
web-turn-column = Zug
web-as-table = Dasselbe als Tabelle
web-picture = Bild
web-final-board = Der Spielplan am Ende
web-record = Aufzeichnung
web-record-text = Als Text herunterladen
web-record-json = Als JSON herunterladen
web-fairness = War es fair?
web-fairness-text = Vor dem ersten Zug zeigte der Server den Fingerabdruck seines Startwerts. Jetzt zeigt er den Startwert selbst: Mit dem, was jeder Platz beitrug, ergibt er jede Karte und jeden Würfel dieser Partie.
web-fair-commitment = Fingerabdruck des Startwerts
web-fair-seed = Startwert
web-fair-chain = Fingerabdruck der Partie
web-fair-check = Diese Partie prüfen
web-rematch-help = Dieselben Plätze, eine neue Partie.
web-keep-games = Meine Partien behalten
web-keep-games-help = Ein Name und ein Passwort, sonst nichts.
web-see-result = Ergebnis ansehen

## Records from elsewhere

web-import-lead = Füge die Aufzeichnung einer Partie ein oder wähle ihre Datei. Sie wird durchgespielt und geprüft, bevor etwas gespeichert wird.
web-record-field = Aufzeichnung der Partie
web-record-file = oder eine Datei
web-import-button = Einlesen
web-verify-lead = Füge eine Aufzeichnung ein. Die Regeln spielen sie nach, und der Zufall wird aus Startwert und Plätzen neu berechnet.
web-verify-button = Prüfen
web-verify-proven = Alle Prüfungen bestanden: Die Partie ist regelgerecht, und der Zufall war es auch.
web-verify-clean = Nichts ist falsch, aber nicht alles lässt sich prüfen.
web-verify-failed = Mit dieser Aufzeichnung stimmt etwas nicht.
web-check-replay = Jeder Zug ist erlaubt und war an der Reihe.
web-check-result = Das Ergebnis folgt aus den Zügen.
web-check-commitment = Der Fingerabdruck gehört zu Startwert, Tisch und Optionen.
web-check-chance = Jede Karte und jeder Würfel folgt aus Startwert und Plätzen.
web-check-chain = Die Kette der Fingerabdrücke gilt für diese Züge.
web-passed = bestanden
web-failed = fehlgeschlagen
web-absent = nicht aufgezeichnet

## Accounts and seat keys

web-account-new = Konto anlegen
web-account-why = Mit einem Konto hast du deine Partien auf jedem Gerät. Was du als Gast spielst, kommt mit.
web-account-name = Kontoname
web-password = Passwort
web-password-hint = Mindestens 10 Zeichen. Ein Satz ist gut.
web-password-old = Bisheriges Passwort
web-password-new = Neues Passwort
web-password-change = Passwort ändern
web-password-after = Alle anderen Geräte werden abgemeldet.
web-have-account = Ich habe ein Konto
web-tokens = Zugriffsschlüssel
web-tokens-lead = Ein Programm mit einem Schlüssel spielt in deinem Namen. Gib ihn niemandem, dem du deinen Platz nicht leihen würdest.
web-tokens-none = Es gibt keine Schlüssel.
web-token-name = Wofür er ist
web-token-new = Schlüssel anlegen
web-token-once = Kopiere ihn jetzt. Er wird nur dieses eine Mal gezeigt.
web-token-revoke = Widerrufen
web-seat-key-lead = Diese Wörter bringen deinen Platz auf ein anderes Gerät. Wer sie hat, hat den Platz.
web-seat-key-ask = Hast du einen Platzschlüssel? Tippe seine Wörter ein.
web-seat-key-field = Wörter des Platzschlüssels
web-seat-key-use = Meinen Platz hierher holen
web-login-wrong = Name und Passwort passen nicht zusammen.
web-account-refused = Dieser Name ist vergeben oder nicht möglich, oder das Passwort ist zu kurz.
web-password-wrong = Das bisherige Passwort stimmt nicht, oder das neue ist zu kurz.
web-password-changed = Das Passwort ist geändert.
web-seat-key-wrong = Zu diesen Wörtern gehört kein Platz.

## Settings

web-save = Speichern
web-saved = Gespeichert.
web-theme = Darstellung
web-theme-system = Wie das Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-confirm = Züge bestätigen
web-confirm-auto = Auf Touchscreens und wo es kein Zurück gibt
web-confirm-always = Immer
web-confirm-never = Nie, wo es ein Zurück gibt
web-my-turn-signs = Wenn ich am Zug bin
web-sound = Ton abspielen
web-notify = Benachrichtigung zeigen
web-letter-keys = Buchstaben als Tasten am Tisch
web-keyboard = Tastatur

## When something is wrong

web-not-found = Hier ist nichts
web-not-found-text = Vielleicht ist die Adresse vertippt, oder es gibt den Tisch nicht mehr.
web-forbidden = Das gehört dir nicht
web-forbidden-text = Dieser Platz oder diese Seite gehört jemand anderem. Vielleicht hast du dich in einem anderen Browser hingesetzt.
web-moved-on = Am Tisch ging es weiter
web-moved-on-text = Was du geschickt hast, hat nichts verändert. Hier siehst du, was inzwischen geschehen ist.
web-to-the-table = Zum Tisch
web-too-many = Zu schnell
web-broken = Etwas ist schiefgegangen
web-broken-text = Es liegt nicht an dir. Deine Partien sind sicher; versuche es gleich noch einmal.
web-bad-request = Das war nicht zu lesen
web-bad-request-text = Geh zurück, sieh dir an, was du geschickt hast, und versuche es noch einmal.
web-too-large = Das ist zu groß
web-not-your-seat = Dieser Platz gehört jemand anderem.
web-not-host = Das kann nur der Gastgeber.
web-not-at-table = Das können nur Leute am Tisch.
web-table-closed = Dieser Tisch ist geschlossen.
web-not-asked = Von diesem Platz ist gerade nichts gefragt.
web-bad-name = Das kann kein Name sein: 1 bis 16 Buchstaben, Ziffern oder Leerzeichen.
web-bad-text = Diese Nachricht geht nicht: Sie ist leer oder zu lang.
web-bad-seats = Setz dich auf nur einen Platz und gib den anderen an diesem Gerät einen Namen.
web-to-home = Zur Startseite

## About

web-about-text = Ahu ist ein Zuhause für Brettspiele: freie Software, ohne Werbung und ohne Tracking.
web-about-games = Regeln und Spielpläne sind hier neu erzählt und neu gezeichnet. Ahu steht in keiner Verbindung zu Autoren oder Verlagen der Spiele; die Namen gehören ihren Inhabern.
web-about-privacy = Gespeichert werden: der Name, den du eingibst, die Partien, die du spielst, ein Cookie, das sich deinen Platz merkt, und eines mit deinen Einstellungen. Ein Konto fügt ein Passwort hinzu, das niemand lesen kann.
web-about-licence = Das Programm steht unter MIT oder Apache-2.0, nach deiner Wahl.

## With numbers and names

web-ago-minutes =
    { $n ->
        [one] vor { $n } Minute
       *[other] vor { $n } Minuten
    }
web-ago-hours =
    { $n ->
        [one] vor { $n } Stunde
       *[other] vor { $n } Stunden
    }
web-ago-days =
    { $n ->
        [one] vor { $n } Tag
       *[other] vor { $n } Tagen
    }
web-tables-wait =
    { $n ->
        [one] { $n } anderer Tisch wartet auf dich
       *[other] { $n } andere Tische warten auf dich
    }
web-seats-free =
    { $n ->
        [one] { $n } freier Platz
       *[other] { $n } freie Plätze
    }
web-turn = Zug { $n }
web-table-code = Tisch { $code }
web-seat-number = Platz { $n }
web-bot-of = Bot · { $strength }
web-away-bot = weg · Bot { $strength }
web-resigned-bot = hat aufgegeben · Bot { $strength }
web-moves-count = Züge ({ $n })
web-new-lines = Neu ↓ { $n }
web-seen-as = Aus Sicht von { $who }
web-move-of = Zug { $n } von { $max }
web-move-number = Zug { $n }
web-clock-left = { $minutes } min { $seconds } s
web-days-left =
    { $n ->
        [one] noch { $n } Tag
       *[other] noch { $n } Tage
    }
web-retry-after =
    { $n ->
        [one] Warte { $n } Sekunde und versuche es dann noch einmal.
       *[other] Warte { $n } Sekunden und versuche es dann noch einmal.
    }
web-bar-label = { $what } { $n }
web-options-count = Optionen ({ $n } geändert)
web-line-at = Zeile { $line }, Spalte { $column }: { $why }
web-title-table = { $game } · { $code }
web-drawing = Zeichnung: { $game }
