# Was rund um jedes Spiel gesagt wird.

frame-seat = { $who }
frame-own-seat = { $who } (du)
frame-line = { $parts }

## Ablehnungen

frame-refused = { $why } ({ $rule })
frame-not-your-turn = Du bist nicht am Zug. Am Zug: { $who }.
frame-chance-decides = Jetzt entscheidet der Zufall; niemand ist am Zug.
frame-game-over = Das Spiel ist zu Ende.
frame-not-a-move = „{ $text }“ ist kein Zug in diesem Spiel.
frame-table-moved-on = Inzwischen ging es am Tisch weiter. Sieh noch einmal hin und wähle dann.
frame-no-undo-nothing-done = Nichts zurückzunehmen: In diesem Zug hast du noch nichts getan.
frame-no-undo-chance = Kein Zurück: Seitdem hat der Zufall entschieden.
frame-no-undo-reveal = Kein Zurück: Es wurde etwas Neues aufgedeckt.
frame-no-undo-other-seat = Kein Zurück: Seitdem haben andere gehandelt oder wurden gefragt.

## Optionen

frame-no-such-game = Es gibt kein Spiel „{ $key }“. Es gibt: { $expected }.
frame-no-options = Es gibt keine Option „{ $key }“: Dieses Spiel hat keine Optionen.
frame-unknown-option = Es gibt keine Option „{ $key }“. Es gibt: { $expected }.
frame-unknown-value = Die Option { $key } kann nicht „{ $value }“ sein. Möglich: { $expected }.
frame-option-text = Option { $key }, Zeile { $line }, Spalte { $column }: { $why }
frame-wrong-seats = Nicht zu { $n } spielbar: Das Spiel ist für { $min } bis { $max } Personen.

## Menü

frame-menu-choose-game = Welches Spiel?
frame-menu-choose-seats = Wie viele spielen mit?
frame-menu-choose-who = Wer sitzt hier?
frame-menu-options = Optionen
frame-menu-language = Sprache
frame-menu-start = Los geht’s
frame-menu-rematch = Revanche
frame-menu-new-game = Neues Spiel
frame-menu-undo = Rückgängig
frame-menu-restart-turn = Zug neu beginnen
frame-menu-moves = Züge
frame-menu-log = Verlauf
frame-menu-rules = Regeln
frame-menu-help = Hilfe
frame-menu-quit = Beenden
frame-menu-human = Mensch
frame-menu-bot = Bot
frame-menu-spectator = Zuschauer
frame-strength-random = Zufällig
frame-strength-easy = Leicht
frame-strength-medium = Mittel
frame-strength-hard = Schwer
frame-strength-expert = Meisterhaft
frame-seats = { $min }–{ $max } Personen

## Ein Gerät, mehrere Personen

frame-curtain-pass = Gib das Gerät weiter an: { $who }
frame-curtain-ready = Ich bin { $who }: Zeig mir meine Sachen
frame-curtain-open = Alle dürfen hinsehen.

## Züge und Verlauf

frame-turn-header = Zug { $n } · { $who }
frame-setup-header = Spielvorbereitung
frame-your-turn = { $who } · du bist am Zug
frame-waiting-for = Warten auf: { $who }
frame-since-your-turn =
    { $n ->
        [one] Seit deinem Zug: { $n } Spielzug
       *[other] Seit deinem Zug: { $n } Spielzüge
    }

## Das Ende

frame-result =
    { $n ->
        [one] { $who } gewinnt mit { $n } Punkt.
       *[other] { $who } gewinnt mit { $n } Punkten.
    }
frame-result-tie =
    { $n ->
        [one] { $who } gewinnt bei Gleichstand mit { $n } Punkt: { $what } { $own } zu { $other }.
       *[other] { $who } gewinnt bei Gleichstand mit { $n } Punkten: { $what } { $own } zu { $other }.
    }
frame-result-shared =
    { $n ->
        [one] Geteilter Sieg mit { $n } Punkt: { $who }.
       *[other] Geteilter Sieg mit { $n } Punkten: { $who }.
    }
frame-place =
    { $n ->
        [one] { $place }. { $who } · { $n } Punkt
       *[other] { $place }. { $who } · { $n } Punkte
    }
frame-total = Summe { $n }
frame-term-points = { $what } { $n }
frame-term-each = { $what } { $n } × { $rate } = { $points }
frame-term-per =
    { $rest ->
        [0] { $what } { $n } ÷ { $rate } = { $points }
       *[other] { $what } { $n } ÷ { $rate } = { $points } (Rest { $rest })
    }
