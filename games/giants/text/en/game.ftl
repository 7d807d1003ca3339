# Giants.

giants-title = Giants
giants-blurb = Form roads of people and logs, and move statues to the coast with everybody’s help.
giants-weight = Rich and long

## People, pieces and places

giants-worker = worker
giants-sorcerer = sorcerer
giants-chief = chief
giants-neutral = neutral worker
giants-village = village
giants-hut = sorcerer’s hut
giants-forest = forest
giants-clay-pit = clay pit
giants-hex = { $hex }
giants-hex-quarry = { $hex } (quarry)
giants-hex-clay-pit = { $hex } (clay pit)
giants-hex-village = { $hex } (village)
giants-hex-hut = { $hex } (hut)
giants-hex-forest = { $hex } (forest { $n })
giants-hex-sites = { $hex } (sites { $values })
giants-nothing = nothing
giants-count-workers =
    { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
giants-count-markers =
    { $n ->
        [one] { $n } marker
       *[other] { $n } markers
    }
giants-count-markers-back =
    { $n ->
        [one] { $n } marker back
       *[other] { $n } markers back
    }
giants-count-logs =
    { $n ->
        [one] { $n } log
       *[other] { $n } logs
    }
giants-count-statues = { $n } × size { $size }
giants-count-headdresses =
    { $n ->
        [one] { $n } headdress
       *[other] { $n } headdresses
    }
giants-count-tablets =
    { $n ->
        [one] { $n } half-tablet
       *[other] { $n } half-tablets
    }
giants-left-workers = workers { $from }→{ $to }
giants-left-markers = markers { $from }→{ $to }
giants-left-logs = logs { $from }→{ $to }
giants-left-pedestals = pedestals { $from }→{ $to }
giants-left-tablets = half-tablets { $from }→{ $to }
giants-gain = { $who } +{ $n }

## Phases

giants-stage-setup = setup
giants-stage-roll = dice
giants-stage-bid = bids
giants-stage-carve = carving
giants-stage-place = placing
giants-stage-transport = transport
giants-stage-clean-up = clean-up
giants-stage-over = game over

## Log: name · what was done, with its cost

giants-log-left = { $what } ({ $left })
giants-log-start = Lot · { $who } is start player
giants-log-roll = Dice · { $n }
giants-log-bid-hidden = { $who } · prepares a bid
giants-log-bid-markers =
    { $n ->
        [0] { $who } · bids no marker
        [one] { $who } · bids { $n } marker
       *[other] { $who } · bids { $n } markers
    }
giants-log-bid-workers =
    { $n ->
        [0] { $who } · bids no worker
        [one] { $who } · bids { $n } worker
       *[other] { $who } · bids { $n } workers
    }
giants-log-bid-sorcerer =
    { $n ->
        [0] { $who } · keeps the sorcerer
       *[other] { $who } · bids the sorcerer
    }
giants-log-bid-chief =
    { $n ->
        [0] { $who } · keeps the chief
       *[other] { $who } · bids the chief
    }
giants-log-ready = { $who } · is ready
giants-log-carve =
    { $size ->
        [1] { $who } · carves a statue of size 1 with one worker or sorcerer
       *[other] { $who } · carves a statue of size { $size } with { $size } workers or sorcerer
    }
giants-log-carve-chief = { $who } · carves a statue of size { $size } with the chief
giants-log-decline = { $who } · carves nothing for now
giants-log-place = { $who } · places: { $role }
giants-log-break-tablet = { $who } · breaks a tablet for the chief
giants-log-place-neutral = { $who } · places a neutral worker with a marker
giants-log-place-neutral-from = { $who } · marks the neutral worker on { $hex }
giants-log-on = { $who } · { $role } on { $hex }
giants-log-on-reserve = { $who } · { $role } on { $hex }: reserves site { $site } ({ $values })
giants-log-on-covered = { $who } · placed: { $role }
giants-log-logs =
    { $n ->
        [0] { $who } · lays no logs
        [one] { $who } · lays { $n } log
       *[other] { $who } · lays { $n } logs
    }
giants-log-use = { $who } · uses: { $place }
giants-log-reserve = { $who } · reserves site { $site } ({ $values })
giants-log-reserve-covered = { $who } · reserves a site
giants-log-no-action = { $who } · just stands there
giants-log-spend-marker = { $who } · spends a marker for a half-tablet
giants-log-pass = { $who } · passes
giants-log-put =
    { $size ->
        [0] { $who } · puts a headdress on { $hex } (clay pit)
       *[other] { $who } · puts a statue of size { $size } on { $hex } (quarry)
    }
giants-log-move =
    { $size ->
        [0] { $who } · takes the marked headdress on { $hex }
       *[other] { $who } · takes the marked statue of size { $size } on { $hex }
    }
giants-log-take =
    { $size ->
        [0] { $who } · takes an unmarked headdress on { $hex }
       *[other] { $who } · takes an unmarked statue of size { $size } on { $hex }
    }
giants-log-to =
    { $size ->
        [0] { $who } · headdress → { $hex }
       *[other] { $who } · statue of size { $size } → { $hex }
    }
giants-log-to-covered =
    { $size ->
        [0] { $who } · moves the headdress on
       *[other] { $who } · moves the statue of size { $size } on
    }
giants-log-help = { $who } · takes a helper of { $helper }
giants-log-help-chief = { $who } · takes the help of the chief of { $helper }
giants-log-erect = { $who } · erects a statue on site { $site }: { $value } × { $size } = { $points }
giants-log-erect-covered = { $who } · erects the statue
giants-log-crown = { $who } · puts a headdress on the statue on site { $site }: { $points }
giants-log-crown-covered = { $who } · puts the headdress on a statue
giants-log-mark =
    { $size ->
        [0] { $who } · marks the headdress on { $hex }
       *[other] { $who } · marks the statue of size { $size } on { $hex }
    }
giants-log-leave =
    { $size ->
        [0] { $who } · leaves the headdress on { $hex }
       *[other] { $who } · leaves the statue of size { $size } on { $hex }
    }
giants-log-done = { $who } · is done with transport for now
giants-log-peek = { $who } · looks under the statue on site { $site }
giants-log-unmark =
    { $size ->
        [0] { $who } · takes the marker back from the headdress on { $hex }
       *[other] { $who } · takes the marker back from the statue of size { $size } on { $hex }
    }
giants-log-keep = { $who } · takes no more markers back

## Effects

giants-effect-quarries = A { $face } puts a statue of size { $size } in the quarry tray
giants-effect-quarries-nothing = A { $face } puts nothing in the quarry tray
giants-effect-run-out = A { $face } puts nothing in the quarry tray: size { $size } has run out
giants-effect-bids = { $who } · bid: { $what }
giants-effect-orders = Order of carving: { $seats }
giants-effect-returns = Back to the supply: { $what }
giants-effect-gains = { $who } +{ $what } ({ $from }→{ $to })
giants-effect-gains-unseen = { $who } +{ $what }
giants-effect-discards = { $who } −{ $what } ({ $from }→{ $to })
giants-effect-reserves = { $who } reserves site { $site }
giants-effect-helps =
    { $n ->
        [one] { $who } +{ $n } point for help ({ $from }→{ $to })
       *[other] { $who } +{ $n } points for help ({ $from }→{ $to })
    }
giants-effect-erects = { $who } · statue of size { $size } on site { $site }: { $points } at the end
giants-effect-crowns = { $who } · headdress on site { $site }: { $points } at the end
giants-effect-peeks = { $who } has looked under the statue on site { $site }
giants-effect-peeks-owner = Under the statue on site { $site }: { $who }
giants-effect-rots =
    { $n ->
        [one] { $n } log leaves the game
       *[other] { $n } logs leave the game
    }
giants-effect-begins-round = Round { $round } · start player: { $who }
giants-effect-begins = Phase: { $stage }
giants-effect-ends = The game ends. A statue on every pedestal: { $who }
giants-effect-ends-late = The game ends after its last round.

## Prompts: at most 90 characters

giants-prompt-start = The start player is drawn by lot.
giants-prompt-roll = The dice are rolled ({ $n } to come).
giants-prompt-over = The game is over.
giants-prompt-bid-markers = Your secret bid: how many markers? Who bids more of them carves first.
giants-prompt-bid-workers = Your secret bid: how many workers? They can carve, but not be placed.
giants-prompt-bid-sorcerer = Your secret bid: the sorcerer too? He carves like a worker.
giants-prompt-bid-chief = Your secret bid: the chief too? He carves any one statue alone.
giants-prompt-ready = Is this your bid? All bids are revealed together.
giants-prompt-carve = Carve a statue from the quarry tray, or none for now.
giants-prompt-place = Place somebody, spend a marker, or pass for this round.
giants-prompt-place-on = Where to? To be placed: { $role }
giants-prompt-place-breaker = A tablet breaks: the chief goes to a special hex and uses it.
giants-prompt-logs = How many logs do you lay on { $hex }? They are lost after this round.
giants-prompt-action = The sorcerer’s gift: what do you do on { $hex }?
giants-prompt-transport-front = Transport: what is in front of your screen must go on the map.
giants-prompt-transport = Transport: move, mark or erect a piece, or be done for now.
giants-prompt-carry =
    { $size ->
        [0] Your headdress is on { $hex }: on to another hex, or end its way here.
       *[other] Your statue of size { $size } is on { $hex }: on to another hex, or end its way here.
    }
giants-prompt-carry-kept =
    { $size ->
        [0] The headdress on { $hex } must end marked or on a statue of yours.
       *[other] The statue of size { $size } on { $hex } must end marked or erected.
    }
giants-prompt-help =
    { $n ->
        [one] Who helps on { $hex }? One worker or sorcerer is lacking, or a chief does it alone.
       *[other] Who helps on { $hex }? { $n } workers or sorcerers are lacking, or one chief.
    }
giants-prompt-clean-up = Take markers back from pieces on the map, or leave them there.
giants-wait-bid = Everybody bids in secret. Still thinking: { $who }
giants-wait-carve = { $who } carves a statue, or none for now.
giants-wait-place = { $who } places somebody, spends a marker, or passes.
giants-wait-transport = { $who } moves a piece, or is done for now.
giants-wait-carry =
    { $size ->
        [0] { $who } moves a headdress; it is on { $hex }.
       *[other] { $who } moves a statue of size { $size }; it is on { $hex }.
    }
giants-wait-help = { $who } chooses who helps on { $hex }.
giants-wait-clean-up = { $who } takes markers back, or leaves them.

## Moves as buttons

giants-label-left = { $what } ({ $left })
giants-label-start = { $who } is start player
giants-label-roll = A die shows { $n }
giants-label-bid-markers =
    { $n ->
        [0] No marker
        [one] { $n } marker
       *[other] { $n } markers
    }
giants-label-bid-workers =
    { $n ->
        [0] No worker
        [one] { $n } worker
       *[other] { $n } workers
    }
giants-label-bid-sorcerer =
    { $n ->
        [0] Keep the sorcerer
       *[other] Bid the sorcerer
    }
giants-label-bid-chief =
    { $n ->
        [0] Keep the chief
       *[other] Bid the chief
    }
giants-label-ready = Ready
giants-label-ready-bid = Ready: { $what }
giants-label-carve =
    { $size ->
        [1] Carve a statue of size 1 with one worker or sorcerer
       *[other] Carve a statue of size { $size } with { $size } workers or sorcerer
    }
giants-label-carve-chief = Carve a statue of size { $size } with the chief
giants-label-decline = Carve nothing for now
giants-label-place = Place: { $role }
giants-label-break-tablet = Break a tablet: place the chief with a special action
giants-label-place-neutral = Place a neutral worker with a marker
giants-label-place-neutral-from = Mark the neutral worker on { $hex }, here or elsewhere
giants-label-on = { $role } on { $place }: carries { $from }→{ $to }
giants-label-on-reserve = { $role } on { $place }: carries { $from }→{ $to }, reserves site { $site }
giants-label-logs =
    { $n ->
        [0] No logs: carries { $from }
        [one] { $n } log: carries { $from }→{ $to }
       *[other] { $n } logs: carries { $from }→{ $to }
    }
giants-label-use-village = Village: +1 worker from the bag
giants-label-use-hut = Hut: +1 marker from the bag
giants-label-use-forest =
    { $n ->
        [one] Forest: +{ $n } log, then it is cut
       *[other] Forest: +{ $n } logs, then it is cut
    }
giants-label-use-clay-pit = Clay pit: +1 headdress
giants-label-reserve = Reserve site { $site } ({ $values })
giants-label-no-action = Just stand there
giants-label-spend-marker = Spend a marker: +1 half-tablet
giants-label-pass = Pass: no more actions in this phase
giants-label-put =
    { $size ->
        [0] Put a headdress on the clay pit
       *[other] Put a statue of size { $size } on the quarry hex
    }
giants-label-move =
    { $size ->
        [0] Take your headdress on { $hex }
       *[other] Take your statue of size { $size } on { $hex }
    }
giants-label-take =
    { $size ->
        [0] Take the unmarked headdress on { $hex }
       *[other] Take the unmarked statue of size { $size } on { $hex }
    }
giants-label-to = To { $place }: free
giants-label-to-helped = To { $place }: { $gains }
giants-label-to-choice =
    { $n ->
        [one] To { $place }: { $n } point or more, you choose who helps
       *[other] To { $place }: { $n } points or more, you choose who helps
    }
giants-label-help = Worker or sorcerer: { $gains }
giants-label-help-chief = Chief alone: { $gains }
giants-label-erect = Erect it on site { $site }: { $value } × { $size } = { $points } at the end
giants-label-crown = Put it on your statue on site { $site }: { $points } at the end
giants-label-mark = Mark it here
giants-label-leave = Leave it here unmarked: anybody may take it
giants-label-leave-marked = Leave it here with your marker
giants-label-done = Done with transport for now
giants-label-peek = Look at the pedestal on site { $site }
giants-label-unmark =
    { $size ->
        [0] Take your marker back from the headdress on { $hex }
       *[other] Take your marker back from the statue of size { $size } on { $hex }
    }
giants-label-keep = Take no more markers back

## Final score

giants-term-help = Help
giants-term-statue = Statue: size
giants-term-headdress = Headdress
giants-term-tablet-pair = Pairs of half-tablets
giants-term-tablet = Half-tablets

## Options

giants-option-start-workers = Workers at the start
giants-option-start-workers-help = With how many workers everybody starts. At a table for two it is always 2.
giants-value-start-workers-1 = 1
giants-value-start-workers-2 = 2
giants-option-tablets-score = Half-tablets at the end
giants-option-tablets-score-help = Whether half-tablets that are left count for the total, as in the older rules.
giants-value-tablets-score-no = only break ties
giants-value-tablets-score-3-per-pair = 3 points for each pair
giants-option-statue-scoring = Points for statues
giants-option-statue-scoring-help = When the points for statues are shown. Headdresses always count at the end.
giants-value-statue-scoring-at-the-end = at the end
giants-value-statue-scoring-when-erected = as soon as they stand
giants-option-round-limit = Last round
giants-option-round-limit-help = After which round a game that nobody ends is over.
giants-value-round-limit-25 = 25th
giants-value-round-limit-none = no limit
giants-option-screens = Screens
giants-option-screens-help = Whether everybody sees what is behind the screens and in the bag.
giants-value-screens-open = open
giants-value-screens-closed = closed
giants-option-pedestals = Pedestals
giants-option-pedestals-help = Who sees whose pedestal lies face down under a statue.
giants-value-pedestals-owner = only the owner
giants-value-pedestals-open = everybody
giants-option-board = Island
giants-option-board-help = The map: a file with another island, in the form that docs/giants.md describes.
