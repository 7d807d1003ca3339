# What stands on the Entdecker table.

entdecker-board-round = round { $n }
entdecker-board-over = the game is over
entdecker-board-unknown = undiscovered: { $n }
entdecker-board-tiles = map tiles left: { $n }
entdecker-board-legend-land = # land ~ sea
entdecker-board-legend-unknown = . undiscovered
entdecker-board-legend-circle = o start circle
entdecker-board-legend-ship = @ ship
# The price stands beside the mark of the owner: what others pay to start there.
entdecker-board-legend-unit = { $who }{ $n } { $unit }
entdecker-board-legend-fits = a number: ways the tile fits there
entdecker-board-voyage = { $who }: ship on { $place }
entdecker-board-left = paid tiles left: { $n }
entdecker-board-double = units cost double here
entdecker-board-drawn = tile { $kind }, { $shape }
entdecker-board-gold = gold
entdecker-board-points = points
entdecker-board-chips = chips
entdecker-board-scouts = scouts
entdecker-board-forts = forts
entdecker-board-settlements = settl.
entdecker-board-spinner = Spinner: { $values }
entdecker-board-spinner-of = Spinner: { $values }, kept by { $who }
entdecker-board-chip-values = Discovery chips:
entdecker-board-chips-left = left { $n }: { $values }
entdecker-board-islands = Islands with units (what they bring now, without chips):
entdecker-board-island =
    { $n ->
        [one] { $island }: { $n } tile, open sides { $open }: { $points }
       *[other] { $island }: { $n } tiles, open sides { $open }: { $points }
    }
entdecker-board-stacks = Stacks
entdecker-board-lost = left the game: { $n }
entdecker-board-in-stacks = In the stacks
entdecker-board-plain = plain back
entdecker-board-question = ? on the back
entdecker-board-way = { $space }, { $land }, turned by { $degrees }°
entdecker-board-fits =
    { $n ->
        [one] { $space }: fits in one way
       *[other] { $space }: fits in { $n } ways
    }
entdecker-board-unfit = { $space }: does not match in the { $side }
entdecker-board-costs = costs { $n } gold
entdecker-board-pile = Stack { $stack }, tiles: { $n }
entdecker-board-recall = { $space }, { $unit }: take it back
entdecker-board-claims = Islands with units
entdecker-board-claim =
    { $n ->
        [one] { $island }: island of { $n } tile, open sides: { $open }
       *[other] { $island }: island of { $n } tiles, open sides: { $open }
    }
entdecker-board-unit = { $unit }, { $land }, costs { $n } gold
entdecker-board-announce = How many tiles?
entdecker-board-n-tiles =
    { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
entdecker-board-leave = Leave a unit
entdecker-board-stop = Stop
entdecker-board-ship = Ship
entdecker-board-reserve = Reserve
entdecker-board-first = keeps the spinner
entdecker-board-worth =
    { $n ->
        [one] { $n } point now
       *[other] { $n } points now
    }
