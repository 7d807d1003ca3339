# What is said around every game.

frame-seat = { $who }
frame-own-seat = { $who } (you)
frame-line = { $parts }

## Refusals

frame-refused = { $why } ({ $rule })
frame-not-your-turn = It is not your turn. To move: { $who }.
frame-chance-decides = Chance decides now; nobody can move.
frame-game-over = The game is over.
frame-not-a-move = “{ $text }” is not a move of this game.
frame-table-moved-on = The table has moved on. Look at it again, then choose.
frame-no-undo-nothing-done = Nothing to take back: you have done nothing in this turn.
frame-no-undo-chance = No undo: chance has decided since.
frame-no-undo-reveal = No undo: something new was revealed.
frame-no-undo-other-seat = No undo: others have acted or been asked since.

## Options

frame-no-such-game = There is no game “{ $key }”. There are: { $expected }.
frame-no-options = There is no option “{ $key }”: this game has none.
frame-unknown-option = There is no option “{ $key }”. There are: { $expected }.
frame-unknown-value = Option { $key } cannot be “{ $value }”. It can be: { $expected }.
frame-option-text = Option { $key }, line { $line }, column { $column }: { $why }
frame-wrong-seats = Not for { $n }: the game is for { $min } to { $max } players.

## Menu

frame-menu-choose-game = Which game?
frame-menu-choose-seats = How many players?
frame-menu-choose-who = Who sits here?
frame-menu-options = Options
frame-menu-language = Language
frame-menu-start = Start
frame-menu-rematch = Rematch
frame-menu-new-game = New game
frame-menu-undo = Undo
frame-menu-restart-turn = Restart turn
frame-menu-moves = Moves
frame-menu-log = Log
frame-menu-rules = Rules
frame-menu-help = Help
frame-menu-quit = Quit
frame-menu-human = Human
frame-menu-bot = Bot
frame-menu-spectator = Spectator
frame-strength-random = Random
frame-strength-easy = Easy
frame-strength-medium = Medium
frame-strength-hard = Hard
frame-strength-expert = Expert
frame-seats = { $min }–{ $max } players

## One device, many players

frame-curtain-pass = Pass the device to: { $who }
frame-curtain-ready = I am { $who }: show my things
frame-curtain-open = Everybody may look.

## Turns and log

frame-turn-header = Turn { $n } · { $who }
frame-setup-header = Setup
frame-your-turn = { $who } · your turn
frame-waiting-for = Waiting for: { $who }
frame-since-your-turn =
    { $n ->
        [one] Since your turn: { $n } move
       *[other] Since your turn: { $n } moves
    }

## The end

frame-result =
    { $n ->
        [one] { $who } wins with { $n } point.
       *[other] { $who } wins with { $n } points.
    }
frame-result-tie =
    { $n ->
        [one] { $who } wins a tie at { $n } point: { $what } { $own } to { $other }.
       *[other] { $who } wins a tie at { $n } points: { $what } { $own } to { $other }.
    }
frame-result-shared =
    { $n ->
        [one] First place is shared with { $n } point: { $who }.
       *[other] First place is shared with { $n } points: { $who }.
    }
frame-place =
    { $n ->
        [one] { $place }. { $who } · { $n } point
       *[other] { $place }. { $who } · { $n } points
    }
frame-total = Total { $n }
frame-term-points = { $what } { $n }
frame-term-each = { $what } { $n } × { $rate } = { $points }
frame-term-per =
    { $rest ->
        [0] { $what } { $n } ÷ { $rate } = { $points }
       *[other] { $what } { $n } ÷ { $rate } = { $points } ({ $rest } left over)
    }
