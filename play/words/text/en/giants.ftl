# Giants.

giants-title = Giants
giants-blurb = People form the roads that statues are moved along, and whoever uses another’s people pays.

## Pieces, people and places

giants-statue-1 = statue of size 1
giants-statue-2 = statue of size 2
giants-statue-3 = statue of size 3
giants-headdress = headdress
giants-worker = worker
giants-sorcerer = sorcerer
giants-chief = chief
giants-neutral = neutral worker
giants-quarry = quarry
giants-clay-pit = clay pit
giants-village = village
giants-hut = sorcerer’s hut
giants-forest = forest
giants-stage-setup = setup
giants-stage-roll = dice
giants-stage-bid = bids
giants-stage-carve = carving
giants-stage-place = placing people
giants-stage-transport = transport
giants-stage-clean-up = clean-up
giants-stage-over = end
giants-bid-markers = { $n } × marker
giants-bid-workers = { $n } × worker
giants-bid-nothing = nothing
giants-count = { $n } × { $piece }
# In place of a name that the log no longer tells.
giants-covered = Transport

## Log: name · what was done

giants-log-start = Lot · { $who } begins
giants-log-roll = Dice · { $face }
giants-log-bid-markers = { $who } · bids markers: { $n }
giants-log-bid-workers = { $who } · bids workers: { $n }
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
giants-log-bid-hidden = { $who } · makes a bid
giants-log-ready = { $who } · is ready
giants-log-reveal = { $who } · is ready: all bids are revealed
giants-log-carve =
    { $n ->
        [1] { $who } · carves with one worker: { $piece }
       *[other] { $who } · carves with { $n } workers: { $piece }
    }
giants-log-carve-chief = { $who } · carves with the chief: { $piece }
giants-log-decline = { $who } · declines
giants-log-place = { $who } · places: { $role }
giants-log-break = { $who } · breaks a tablet for the chief
giants-log-neutral = { $who } · places a neutral worker
giants-log-neutral-from = { $who } · takes the neutral worker from { $hex }
giants-log-on = { $who } · on { $hex }
giants-log-logs = { $who } · lays logs: { $n }
giants-log-use = { $who } · uses the { $place }
giants-log-reserve = { $who } · reserves a site
giants-log-no-action = { $who } · uses no action
giants-log-spend-marker = { $who } · spends a marker
giants-log-pass = { $who } · passes
giants-log-put = { $who } · puts on { $hex }: { $piece }
giants-log-move = { $who } · moves from { $hex }: { $piece }
giants-log-take = { $who } · takes unmarked on { $hex }: { $piece }
giants-log-to = { $who } · onto { $hex }
giants-log-help = { $who } · uses a worker or sorcerer of { $helper }
giants-log-help-chief = { $who } · uses the chief of { $helper }
giants-log-erect =
    { $marker ->
        [0] { $who } · erects on site { $site }: { $piece } ({ $value } × { $size } = { $points })
       *[other] { $who } · erects on site { $site }: { $piece } ({ $value } × { $size } = { $points }), the marker returns
    }
giants-log-crown =
    { $marker ->
        [0] { $who } · puts the headdress on the statue of site { $site } (+{ $points })
       *[other] { $who } · puts the headdress on the statue of site { $site } (+{ $points }), the marker returns
    }
giants-log-mark = { $who } · marks on { $hex }: { $piece }
giants-log-leave = { $who } · leaves on { $hex }: { $piece }
giants-log-done = { $who } · is done
giants-log-peek = { $who } · peeks under the statue of site { $site }
giants-log-unmark = { $who } · takes the marker back on { $hex }: { $piece }
giants-log-keep = { $who } · leaves the other markers

## Effects

giants-effect-quarries = Quarry tray: { $piece }
giants-effect-quarries-nothing = Quarry tray: nothing
giants-effect-run-out = Run out: { $piece }
giants-effect-bids = { $who } bids: { $bid }
giants-effect-order = Order: { $seats }
giants-effect-returns = Back to the supply: { $pieces }
giants-effect-gains-worker =
    { $to ->
        [-1] { $who } +{ $n } worker
       *[other] { $who } +{ $n } worker (now { $to })
    }
giants-effect-gains-marker =
    { $to ->
        [-1] { $who } +{ $n } marker
       *[other] { $who } +{ $n } marker (now { $to })
    }
giants-effect-gains-marker-back =
    { $to ->
        [-1] { $who } · markers back: { $n }
       *[other] { $who } · markers back: { $n } (now { $to })
    }
giants-effect-gains-logs =
    { $to ->
        [-1] { $who } +{ $n } logs
       *[other] { $who } +{ $n } logs (now { $to })
    }
giants-effect-gains-headdress =
    { $to ->
        [-1] { $who } +{ $n } headdress
       *[other] { $who } +{ $n } headdress (now { $to })
    }
giants-effect-gains-tablet =
    { $to ->
        [-1] { $who } +{ $n } half-tablet
       *[other] { $who } +{ $n } half-tablet (now { $to })
    }
giants-effect-discards = { $who } −{ $n } half-tablets (now { $to })
giants-effect-reserves = Site { $site } is reserved: { $who }
giants-effect-helps = { $who } +{ $n } for help (now { $to })
giants-effect-erects = { $who } · site { $site }: { $piece }, worth { $points }
giants-effect-crowns = { $who } · site { $site }: headdress, worth { $points }
giants-effect-peeks = Under the statue of site { $site }: { $who }
giants-effect-peeks-hidden = Under the statue of site { $site }: a secret
giants-effect-rots = Logs that leave the game: { $n }
giants-effect-begins = Round { $round } · { $stage } · start player { $who }
giants-effect-ends = The game ends: { $who } has a statue on every pedestal.
giants-effect-ends-limit = The game ends: this was the last round.

## Refusals: sentences

giants-refusal-game-over = The game is over.
giants-refusal-chance-decides = Chance decides now; nobody can move.
giants-refusal-only-chance = Only chance can do that.
giants-refusal-no-such-seat = This table has no seat { $seat }.
giants-refusal-wrong-phase = That can’t be done in this phase: { $stage }.
giants-refusal-wrong-step = That is not the step you are at.
giants-refusal-lacks-workers = That takes { $needs } workers behind the screen; you have { $has }.
giants-refusal-lacks-sorcerer = Your sorcerer is not behind your screen.
giants-refusal-lacks-chief = Your chief is not behind your screen.
giants-refusal-lacks-markers = That takes { $needs } markers behind the screen; you have { $has }.
giants-refusal-lacks-pedestal = You have no pedestal behind your screen.
giants-refusal-not-in-tray = There is no { $piece } in the quarry tray.
giants-refusal-too-few-carvers = That takes { $needs } workers you bid who have not carved; you have { $has }.
giants-refusal-no-carving-chief = You did not bid your chief, or he has carved already.
giants-refusal-too-few-tablets = That takes { $needs } half-tablets; you have { $has }.
giants-refusal-no-tablets-left = There is no half-tablet left in the supply.
giants-refusal-no-action-possible = There is no special action that could be done there.
giants-refusal-not-the-hex-for = That is not the hex for this action: { $place }.
giants-refusal-nothing-left = There is nothing left for you there: { $place }.
giants-refusal-must-act = Who breaks a tablet must use the action.
giants-refusal-only-for-two = Neutral workers are for two players.
giants-refusal-no-neutral-beside = All neutral workers are on the map.
giants-refusal-no-neutral-there = There is no unmarked neutral worker on { $hex }.
giants-refusal-no-such-hex = The island has no hex { $hex }.
giants-refusal-too-many-logs = On { $hex } you can lay { $max } logs at most.
giants-refusal-no-such-site = The island has no site { $site }.
giants-refusal-site-elsewhere = Site { $site } does not belong to { $hex }.
giants-refusal-site-taken = Site { $site } is reserved or used.
giants-refusal-not-in-front = You have no { $piece } in front of your screen.
giants-refusal-no-such-piece = There is no such piece on { $hex }: { $piece }.
giants-refusal-marked-by-another = It bears the marker of { $who }.
giants-refusal-not-next-to = { $hex } is not next to { $from }.
giants-refusal-entered-before = The piece has been on { $hex } in this action.
giants-refusal-too-weak = { $hex } is too weak: strength { $needs } is needed there.
giants-refusal-moved-before = You have moved that piece in this phase already.
giants-refusal-no-end = From there the action could not end: the piece must be marked, erected or put on.
giants-refusal-changes-nothing = An action must change something.
giants-refusal-must-be-kept = An unmarked piece must be marked, erected or put on after a move.
giants-refusal-marked-already = It bears your marker already.
giants-refusal-not-a-helper = { $who } can’t be the next helper.
giants-refusal-wrong-kind = That can’t be done with this piece: { $piece }.
giants-refusal-nobody-there = None of your people stands on { $hex }.
giants-refusal-no-bare-statue = On site { $site } there is no statue of yours without a headdress.
giants-refusal-pieces-in-front = First put the pieces in front of your screen on the map.
giants-refusal-not-face-down = Nothing is face down on site { $site }.
giants-refusal-shown-already = You are shown anyway whose statue is on site { $site }.

## Prompts: at most 90 characters

giants-prompt-start = The start player is drawn by lot.
giants-prompt-roll = The dice are rolled; still to come: { $n }.
giants-prompt-over = The game is over.
giants-prompt-bid-markers = How many markers do you bid? What you bid is out for this round.
giants-prompt-bid-workers = How many workers do you bid? They can carve, but not be placed.
giants-prompt-bid-sorcerer = Do you bid the sorcerer?
giants-prompt-bid-chief = Do you bid the chief? He can carve a statue of any size alone.
giants-prompt-bid-ready = Is your bid ready?
giants-prompt-carve = Carve a statue, or decline for now.
giants-prompt-place = Place someone, spend a marker, or pass.
giants-prompt-break = Choose a special hex for the chief: its action will be done.
giants-prompt-place-on = Choose a hex for the { $role }.
giants-prompt-logs = How many logs do you lay on { $hex }?
giants-prompt-action = Use the special action of { $hex }, or just stand there.
giants-prompt-action-must = Choose the special action of { $hex }.
giants-prompt-put = Put your pieces on the map, or move others first.
giants-prompt-transport = Move, mark or erect a piece, or be done for now.
giants-prompt-carry = On { $hex }: { $piece }. Onward, or the end of its way?
giants-prompt-carry-kept = On { $hex }: { $piece }. It must be marked, erected or put on.
giants-prompt-help = Who helps onto { $hex }?
giants-prompt-clean-up = Take markers back from pieces, or leave them.
giants-wait-bid = { $who } makes a bid.
giants-wait-carve = { $who } carves a statue or declines.
giants-wait-place = { $who } places people.
giants-wait-transport = { $who } transports.
giants-wait-clean-up = { $who } may take markers back.

## Moves as buttons

giants-label-start = { $who } begins
giants-label-roll = Roll { $face }
giants-label-bid-markers =
    { $left ->
        [-1] Markers: { $n }
       *[other] Markers: { $n } (left: { $left })
    }
giants-label-bid-workers =
    { $left ->
        [-1] Workers: { $n }
       *[other] Workers: { $n } (left: { $left })
    }
giants-label-bid-sorcerer = Bid the sorcerer
giants-label-keep-sorcerer = Keep the sorcerer
giants-label-bid-chief = Bid the chief
giants-label-keep-chief = Keep the chief
giants-label-ready = Ready: { $bid }
giants-label-ready-unseen = Ready
giants-label-carve =
    { $n ->
        [1] Carve with one worker (left: { $left }): { $piece }
       *[other] Carve with { $n } workers (left: { $left }): { $piece }
    }
giants-label-carve-chief = Carve with the chief: { $piece }
giants-label-decline = Decline in this pass
giants-label-place-worker =
    { $n ->
        [-1] Place a worker
       *[other] Place a worker (of { $n })
    }
giants-label-place = Place the { $role }
giants-label-break = Break a tablet: chief with an action (half-tablets { $from }→{ $to })
giants-label-neutral = Place a neutral worker with a marker (beside the map: { $n })
giants-label-neutral-from = Mark the neutral worker on { $hex } again
giants-label-on-plain = { $hex }
giants-label-on = { $hex }: { $what }
giants-on-strength = strength { $n }
giants-on-forest = forest +{ $n }
giants-on-sites = site { $sites }
giants-label-logs =
    { $from ->
        [-1] Logs: { $n }
       *[other] Logs: { $n } ({ $from }→{ $to })
    }
giants-label-village =
    { $from ->
        [-1] Village: +1 worker
       *[other] Village: +1 worker ({ $from }→{ $to })
    }
giants-label-hut =
    { $from ->
        [-1] Hut: +1 marker
       *[other] Hut: +1 marker ({ $from }→{ $to })
    }
giants-label-forest =
    { $from ->
        [-1] Forest: +{ $n } logs
       *[other] Forest: +{ $n } logs ({ $from }→{ $to })
    }
giants-label-clay-pit =
    { $from ->
        [-1] Clay pit: +1 headdress
       *[other] Clay pit: +1 headdress ({ $from }→{ $to })
    }
giants-label-reserve = Reserve site { $site } (statue { $statue }, headdress { $headdress })
giants-label-no-action = Just stand there
giants-label-spend-marker = Spend a marker: +1 half-tablet ({ $from }→{ $to })
giants-label-pass = Pass
giants-label-put = Put on { $hex }: { $piece }
giants-label-move = Yours on { $hex }: { $piece }
giants-label-take = Unmarked on { $hex }: { $piece }
giants-label-to = Onto { $hex }: { $price }
giants-price-free = free
giants-price = { $gains }
giants-price-choice = from { $n }, choose who helps
giants-gain = { $who } +{ $n }
giants-label-help = A worker or sorcerer: { $helper } +1
giants-label-help-chief = The chief: { $helper } +{ $n }
giants-label-erect = Erect on site { $site }: { $value } × { $size } = { $points }
giants-label-crown = Put on the statue of site { $site }: +{ $points }
giants-label-mark =
    { $from ->
        [-1] Mark it here
       *[other] Mark it here (markers { $from }→{ $to })
    }
giants-label-leave = Leave it here unmarked: anyone may take it
giants-label-leave-own = Leave it here with its marker
giants-label-done = Done for now
giants-label-peek = Peek under the statue of site { $site } (half-tablets { $from }→{ $to })
giants-label-unmark = Take the marker back on { $hex }: { $piece }
giants-label-keep = Leave the other markers

## Final score

giants-term-help = Help
giants-term-statue = Statue
giants-term-headdress = Headdress
giants-term-tablet-pair = Pairs of half-tablets
giants-term-tablet = Half-tablets

## Options

giants-option-start-workers = Workers at the start
giants-option-start-workers-help = With two workers each the game is quicker. Two players always have two.
giants-value-start-workers-1 = one
giants-value-start-workers-2 = two
giants-option-tablets-score = Half-tablets
giants-option-tablets-score-help = Whether half-tablets that are left count for the total.
giants-value-tablets-score-no = only break ties
giants-value-tablets-score-3-per-pair = 3 points for each pair
giants-option-statue-scoring = Points for statues
giants-option-statue-scoring-help = When the points for statues are shown. The total is the same.
giants-value-statue-scoring-at-the-end = at the end
giants-value-statue-scoring-when-erected = when erected
giants-option-round-limit = Round limit
giants-option-round-limit-help = When a game that nobody ends is over.
giants-value-round-limit-25 = 25 rounds
giants-value-round-limit-none = none
giants-option-screens = Screens
giants-option-screens-help = Who sees what is behind the screens and in the bag.
giants-value-screens-open = open: everybody
giants-value-screens-closed = closed: only the owner
giants-option-pedestals = Pedestals
giants-option-pedestals-help = Who sees whose pedestal is under a statue.
giants-value-pedestals-owner = only the owner
giants-value-pedestals-open = everybody
giants-option-board = Island
giants-option-board-help = The map: motu-iti for a small one, or the text of your own.
