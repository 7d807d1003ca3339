# Ami minden játék körül elhangzik.

frame-seat = { $who }
frame-own-seat = { $who } (te)
frame-line = { $parts }

## Elutasítások

frame-refused = { $why } ({ $rule })
frame-not-your-turn = Most más következik. Soron van: { $who }.
frame-chance-decides = Most a véletlen dönt; senki sem léphet.
frame-game-over = A játék véget ért.
frame-not-a-move = „{ $text }”: ebben a játékban nincs ilyen lépés.
frame-table-moved-on = Közben továbbment a játék. Nézd meg újra az asztalt, aztán válassz.
frame-no-undo-nothing-done = Nincs mit visszavonni: ebben a körben még nem léptél.
frame-no-undo-chance = Nem vonható vissza: azóta a véletlen döntött.
frame-no-undo-reveal = Nem vonható vissza: valami új vált láthatóvá.
frame-no-undo-other-seat = Nem vonható vissza: azóta más lépett, vagy más van soron.

## Beállítások

frame-no-such-game = Nincs „{ $key }” nevű játék. Választható: { $expected }.
frame-no-options = Nincs „{ $key }” beállítás: ennek a játéknak nincsenek beállításai.
frame-unknown-option = Nincs „{ $key }” beállítás. Választható: { $expected }.
frame-unknown-value = { $key }: nincs „{ $value }” érték. Választható: { $expected }.
frame-option-text = { $key } beállítás, { $line }. sor, { $column }. oszlop: { $why }
frame-wrong-seats = { $n } fővel nem játszható: a játék { $min }–{ $max } játékosnak szól.

## Menü

frame-menu-choose-game = Melyik játék?
frame-menu-choose-seats = Hány játékos?
frame-menu-choose-who = Ki ül ide?
frame-menu-options = Beállítások
frame-menu-language = Nyelv
frame-menu-start = Indítás
frame-menu-rematch = Visszavágó
frame-menu-new-game = Új játék
frame-menu-undo = Visszavonás
frame-menu-restart-turn = Kör újra
frame-menu-moves = Lépések
frame-menu-log = Napló
frame-menu-rules = Szabályok
frame-menu-help = Súgó
frame-menu-quit = Kilépés
frame-menu-human = Ember
frame-menu-bot = Bot
frame-menu-spectator = Néző
frame-strength-random = Véletlenszerű
frame-strength-easy = Könnyű
frame-strength-medium = Közepes
frame-strength-hard = Nehéz
frame-strength-expert = Mesteri
frame-seats = { $min }–{ $max } játékos

## Egy eszköz, több játékos

frame-curtain-pass = Add át az eszközt neki: { $who }
frame-curtain-ready = { $who } vagyok: mutasd a dolgaimat
frame-curtain-open = Mindenki nézheti.

## Körök és napló

frame-turn-header = { $n }. kör · { $who }
frame-setup-header = Előkészületek
frame-your-turn = { $who } · te jössz
frame-waiting-for = Várjuk: { $who }
frame-since-your-turn = A legutóbbi köröd óta: { $n } lépés

## A játék vége

frame-result = { $who } nyert { $n } ponttal.
frame-result-tie = { $who } nyert { $n } pontos döntetlen után: { $what } { $own } : { $other }.
frame-result-shared = Megosztott első hely { $n } ponttal: { $who }.
frame-place = { $place }. { $who } · { $n } pont
frame-total = Összesen { $n }
frame-term-points = { $what } { $n }
frame-term-each = { $what } { $n } × { $rate } = { $points }
frame-term-per =
    { $rest ->
        [0] { $what } { $n } ÷ { $rate } = { $points }
       *[other] { $what } { $n } ÷ { $rate } = { $points } (maradék { $rest })
    }
