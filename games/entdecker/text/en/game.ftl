# Entdecker (1996). The terms are those of the numbered rules.

entdecker-title = Entdecker
entdecker-blurb = Sail into the unknown, tile by tile, and leave scouts and forts on new islands.
entdecker-weight = Adventurous

## Things

entdecker-scout = Scout
entdecker-fort = Fort
entdecker-settlement = Settlement
entdecker-storm = Storm
entdecker-pirates = Pirates
entdecker-unfriendly = Unfriendly natives
entdecker-friendly = Friendly natives
entdecker-ruins = Ruins
entdecker-treasure = Treasure
entdecker-back-plain = plain
entdecker-back-question = ?
# How much land a tile has, whichever way it is turned.
entdecker-shape-sea = open sea
entdecker-shape-coast = coast
entdecker-shape-corner = corner
entdecker-shape-channel = channel
entdecker-shape-bay = bay
entdecker-shape-inland = inland
entdecker-tile = { $kind }
entdecker-tile-event = { $kind } ({ $event })
entdecker-space = { $space }
entdecker-circle-north = north circle { $at }
entdecker-circle-east = east circle { $at }
entdecker-circle-south = south circle { $at }
entdecker-circle-west = west circle { $at }
entdecker-north = north
entdecker-east = east
entdecker-south = south
entdecker-west = west
# The sides on which a tile as it lies, or a piece of its land, has land.
entdecker-land-none = all sea
entdecker-land-n = land N
entdecker-land-e = land E
entdecker-land-s = land S
entdecker-land-w = land W
entdecker-land-ne = land N E
entdecker-land-ns = land N S
entdecker-land-nw = land N W
entdecker-land-es = land E S
entdecker-land-ew = land E W
entdecker-land-sw = land S W
entdecker-land-nes = land N E S
entdecker-land-new = land N E W
entdecker-land-nsw = land N S W
entdecker-land-esw = land E S W
entdecker-land-nesw = land N E S W

## Log: name · what was done, with its cost

entdecker-log-back = Stack { $stack } · back: { $back }
entdecker-log-first = Lot · { $who } begins and keeps the spinner
entdecker-log-income = Spinner · round { $round }: +{ $n } gold for everybody
entdecker-log-start = { $who } · sets sail from { $place }
entdecker-log-start-toll = { $who } · sets sail from { $place } ({ $owner } { $unit }) −{ $cost } gold ({ $from }→{ $to })
entdecker-log-announce =
    { $n ->
        [one] { $who } · pays for { $n } tile −{ $cost } gold ({ $from }→{ $to })
       *[other] { $who } · pays for { $n } tiles −{ $cost } gold ({ $from }→{ $to })
    }
entdecker-log-draw = { $who } · draws from stack { $stack }
entdecker-log-tile = Stack { $stack } · tile { $kind }, { $shape }
entdecker-log-tile-event = Stack { $stack } · tile { $kind }, { $shape }: { $event }
entdecker-log-place = { $who } · places tile { $kind } on { $space }, { $land }
entdecker-log-chip = Chips · { $who } draws a discovery chip of { $value }
entdecker-log-stop =
    { $n ->
        [0] { $who } · stops
        [one] { $who } · stops, { $n } paid tile unused
       *[other] { $who } · stops, { $n } paid tiles unused
    }
entdecker-log-unit = { $who } · leaves { $unit } on { $space } ({ $land }) −{ $cost } gold ({ $from }→{ $to })
entdecker-log-recall = { $who } · takes Scout back from { $space }
entdecker-log-score = { $who } · picks island { $island } to score next

## Effects

entdecker-effect-gold = { $who } +{ $n } gold ({ $from }→{ $to })
entdecker-effect-gold-full = { $who } +{ $n } gold ({ $from }→{ $to }, the most there can be)
entdecker-effect-pays = { $who } −{ $n } gold ({ $from }→{ $to })
entdecker-effect-lost = Tile { $tile } fits nowhere and leaves the game
entdecker-effect-storm = Storm on { $space }: the turn ends
entdecker-effect-pirates = Pirates on { $space }: half of the gold is lost
entdecker-effect-unfriendly = Unfriendly natives on { $space }: a unit here costs double
entdecker-effect-friendly = Friendly natives on { $space }
entdecker-effect-ruins-found = Ruins on { $space }
entdecker-effect-treasure = Treasure on { $space }
entdecker-effect-ruins = { $who } +{ $n } points ({ $from }→{ $to })
entdecker-effect-no-chip-left = No discovery chip is left
entdecker-effect-takes-chip = { $who } · discovery chip of { $value }
entdecker-effect-fills = Hole on { $space }: filled with reserve tile { $kind }
entdecker-effect-too-few-chips = Island { $island }: nobody draws a chip (needed { $needs }, left { $left })
entdecker-effect-scores =
    { $n ->
        [one] Island { $island } complete: { $n } tile = { $n } point
       *[other] Island { $island } complete: { $n } tiles = { $n } points
    }
entdecker-effect-scores-chip =
    { $n ->
        [one] Island { $island } complete: { $n } tile + chip { $chip } = { $points } points
       *[other] Island { $island } complete: { $n } tiles + chip { $chip } = { $points } points
    }
entdecker-effect-scores-unfinished =
    { $n ->
        [one] Island { $island } unfinished: { $n } tile = { $n } point
       *[other] Island { $island } unfinished: { $n } tiles = { $n } points
    }
entdecker-effect-earns =
    { $rank ->
        [1] { $n ->
            [one] { $who } · leads +{ $n } point ({ $from }→{ $to })
           *[other] { $who } · leads +{ $n } points ({ $from }→{ $to })
        }
       *[other] { $n ->
            [one] { $who } · rank { $rank } +{ $n } point ({ $from }→{ $to })
           *[other] { $who } · rank { $rank } +{ $n } points ({ $from }→{ $to })
        }
    }
entdecker-effect-returns = { $who } · { $unit } comes back from { $space }
entdecker-effect-unclaimed =
    { $n ->
        [one] Island { $island } complete: { $n } tile, no unit on it
       *[other] Island { $island } complete: { $n } tiles, no unit on it
    }
entdecker-effect-skips = { $who } · cannot start anywhere and is skipped
entdecker-effect-ends-chart-full = The chart is full: the game ends.
entdecker-effect-ends-tiles-gone = The last map tile is drawn: the game ends. Unfinished islands score without chips.

## Refusals: sentences

entdecker-refusal-game-over = The game is over.
entdecker-refusal-chance-decides = Chance decides now; nobody can move.
entdecker-refusal-only-chance = Only chance can do that.
entdecker-refusal-wrong-step = That is not the step you are at.
entdecker-refusal-no-such-back = No hidden tile has this back: { $back }.
entdecker-refusal-no-such-seat = This table has no seat { $seat }.
entdecker-refusal-not-on-spinner = The spinner has no { $n }.
entdecker-refusal-no-such-tile = This stack cannot have the tile { $tile } on top.
entdecker-refusal-no-such-chip = No discovery chip of { $value } is left.
entdecker-refusal-no-passage = No passage leads from here to an undiscovered space: { $place }.
entdecker-refusal-first-round = In the first round voyages start from the circles on the frame.
entdecker-refusal-gold-tiles = So many tiles cost { $needs } gold; you have { $has }.
entdecker-refusal-gold-start = To start there and turn one tile costs { $needs } gold; you have { $has }.
entdecker-refusal-gold-unit = This unit costs { $needs } gold here; you have { $has }.
entdecker-refusal-none-left = You have drawn every tile you paid for.
entdecker-refusal-stack-empty = Stack { $stack } is empty.
entdecker-refusal-nothing-drawn = You must draw at least one tile before you stop.
entdecker-refusal-not-joined = No passage joins { $space } to the ship, or a tile is already there.
entdecker-refusal-does-not-match = On { $space } the { $side } side does not match: land must meet land, sea must meet sea.
entdecker-refusal-same-as = Turned by { $degrees }° the tile looks the same: that is the way to write it.
entdecker-refusal-not-reached = A unit can be left only on a tile that the ship has reached this turn.
entdecker-refusal-no-such-land = No piece of land on this tile begins in the { $side }.
entdecker-refusal-not-at-hand = You have no such unit at hand: { $unit }.
entdecker-refusal-no-scout = You have no scout on { $space }.
entdecker-refusal-not-due = No island { $island } is waiting to be scored.

## Prompts: at most 90 characters

entdecker-prompt-back = Stack { $stack } shows the back of its top tile.
entdecker-prompt-first = The first player is drawn by lot.
entdecker-prompt-income = The spinner gives everybody the same gold.
entdecker-prompt-tile = The top tile of stack { $stack } is turned up.
entdecker-prompt-gift = { $who } gets a discovery chip from friendly natives.
entdecker-prompt-chip = { $who } draws a discovery chip for island { $island }.
entdecker-prompt-over = The game is over.
entdecker-prompt-start-first = Put the ship on a circle of the frame. You have { $gold } gold.
entdecker-prompt-start = Put the ship on a circle or on a tile with a way out. You have { $gold } gold.
entdecker-prompt-announce = How many tiles will you turn? Each costs { $cost } gold at once; you have { $gold }.
entdecker-prompt-draw-first =
    { $n ->
        [one] Draw your tile from a stack.
       *[other] Draw the first of your { $n } tiles from a stack.
    }
entdecker-prompt-draw = Draw on or stop. Paid tiles left: { $n }.
entdecker-prompt-draw-or-unit = Draw on, leave a unit or stop. Paid tiles left: { $n }; gold: { $gold }.
entdecker-prompt-unit = Leave a unit or stop. You have { $gold } gold.
entdecker-prompt-stop = The voyage ends here: stop.
entdecker-prompt-place =
    { $n ->
        [one] Place tile { $kind }, { $shape }: it fits in one way.
       *[other] Place tile { $kind }, { $shape }: it fits in { $n } ways.
    }
entdecker-prompt-place-event =
    { $n ->
        [one] Place tile { $kind }, { $shape }: it fits in one way. { $then }
       *[other] Place tile { $kind }, { $shape }: it fits in { $n } ways. { $then }
    }
entdecker-prompt-choose =
    { $n ->
        [one] Which island is scored next? Only { $n } chip is left.
       *[other] Which island is scored next? Only { $n } chips are left.
    }
entdecker-outcome-storm = Storm: the turn ends
entdecker-outcome-pirates = Pirates −{ $n } gold ({ $from }→{ $to })
entdecker-outcome-unfriendly = Unfriendly natives: units cost double
entdecker-outcome-friendly = Friendly natives: a chip
entdecker-outcome-no-chip = Friendly natives: no chip is left
entdecker-outcome-ruins = Ruins +{ $n } points
entdecker-outcome-treasure = Treasure +{ $n } gold ({ $from }→{ $to })
entdecker-wait-start = { $who } puts the ship on its starting place.
entdecker-wait-announce = { $who } says how many tiles to turn.
entdecker-wait-sail = { $who } sails on, stops or leaves a unit. Paid tiles left: { $n }.
entdecker-wait-place = { $who } places tile { $kind }.
entdecker-wait-choose = { $who } picks the island that is scored next.

## Moves as buttons

entdecker-label-back = Stack { $stack } shows: { $back }
entdecker-label-first = { $who } begins
entdecker-label-income = Spinner: { $n } gold
entdecker-label-start = Start from { $place }
entdecker-label-start-toll = Start from { $place } ({ $owner } { $unit }): −{ $cost } gold ({ $from }→{ $to })
entdecker-label-announce =
    { $n ->
        [one] Turn { $n } tile: −{ $cost } gold ({ $from }→{ $to })
       *[other] Turn { $n } tiles: −{ $cost } gold ({ $from }→{ $to })
    }
entdecker-label-draw = Draw from stack { $stack }: back { $back }, height { $n }
entdecker-label-tile = Turn up { $kind }, { $shape }
entdecker-label-tile-event = Turn up { $kind }, { $shape }: { $event }
entdecker-label-place = Place on { $space }, { $land } · { $islands }
entdecker-label-place-sea = Place on { $space }, { $land }
entdecker-label-place-storm = Place on { $space }, { $land } ⟶ Storm, the turn ends
entdecker-label-chip = Discovery chip of { $value }
entdecker-label-stop =
    { $n ->
        [0] Stop ⟶ the turn ends
        [one] Stop, { $n } paid tile unused ⟶ the turn ends
       *[other] Stop, { $n } paid tiles unused ⟶ the turn ends
    }
entdecker-label-unit = { $unit } on { $space } ({ $land }, { $old }→{ $new }): −{ $cost } gold ({ $from }→{ $to }) ⟶ the turn ends
entdecker-label-recall = Take Scout back from { $space } ({ $old }→{ $new }), its price is lost
entdecker-label-score =
    { $n ->
        [one] Score island { $island } next ({ $n } tile)
       *[other] Score island { $island } next ({ $n } tiles)
    }
entdecker-island =
    { $open ->
        [0] { $n ->
            [one] complete island of { $n } tile
           *[other] complete island of { $n } tiles
        }
       *[other] { $n ->
            [one] island of { $n } tile, { $open } open
           *[other] island of { $n } tiles, { $open } open
        }
    }

## Final score

entdecker-term-islands = Islands
entdecker-term-unfinished = Unfinished islands
entdecker-term-ruins = Ruins
entdecker-term-chips = Discovery chips

## Options

entdecker-option-frame = Frame
entdecker-option-frame-help = Whether the sides of tiles at the frame must be sea.
entdecker-value-frame-sea = open sea
entdecker-value-frame-neutral = neutral
entdecker-option-tiles = Tiles
entdecker-option-tiles-help = A chart and tiles of your own, in place of the shipped ones.
