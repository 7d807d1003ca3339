# Giants: why a move can’t be made. Sentences.

giants-stock-workers = workers
giants-stock-markers = markers
giants-stock-pedestals = pedestals
giants-refusal-game-over = The game is over.
giants-refusal-chance-decides = The lot and the dice decide now; nobody can move.
giants-refusal-only-chance = Only the lot and the dice can do that.
giants-refusal-no-such-seat = This table has no seat { $seat }.
giants-refusal-wrong-phase = That belongs to another phase. This is the phase: { $stage }.
giants-refusal-wrong-step = That is not the step you are at.
giants-refusal-not-behind-screen = Too few behind your screen: { $stock }. You need { $needs } and have { $has }.
giants-refusal-not-in-tray = The quarry tray has no statue of size { $size }.
giants-refusal-too-few-carvers = That takes { $needs } workers or sorcerers who were bid and have not carved; you have { $has }.
giants-refusal-no-chief-to-carve = You have not bid your chief, or he has carved already.
giants-refusal-too-few-tablets =
    { $needs ->
        [one] That costs { $needs } half-tablet; you have { $has }.
       *[other] That costs { $needs } half-tablets; you have { $has }.
    }
giants-refusal-no-tablets-left = The supply has no half-tablets left.
giants-refusal-no-action-possible = There is no special action that you could do there.
giants-refusal-not-the-hex = That action belongs to another hex: { $place }.
giants-refusal-nothing-left = There is nothing left to take: { $place }.
giants-refusal-must-act = Who breaks a tablet must use the special action.
giants-refusal-only-for-two = Neutral workers are only for two players.
giants-refusal-no-neutral-beside = All neutral workers are on the map.
giants-refusal-too-many-logs =
    { $max ->
        [0] You can lay no logs on { $hex }.
       *[other] You can lay at most { $max } on { $hex }.
    }
giants-refusal-no-neutral-there = There is no unmarked neutral worker on { $hex }.
giants-refusal-no-such-hex = This island has no hex { $hex }.
giants-refusal-no-such-site = This island has no site { $site }.
giants-refusal-site-elsewhere = Site { $site } does not belong to { $hex }.
giants-refusal-site-taken = Site { $site } is reserved or used.
giants-refusal-not-in-front =
    { $size ->
        [0] You have no headdress in front of your screen.
       *[other] You have no statue of size { $size } in front of your screen.
    }
giants-refusal-no-such-piece =
    { $size ->
        [0] There is no such headdress on { $hex }.
       *[other] There is no such statue of size { $size } on { $hex }.
    }
giants-refusal-marked-by-another = It bears the marker of { $who }.
giants-refusal-not-next-to = { $hex } is not next to { $from }.
giants-refusal-entered-before = It has been on { $hex } already in this action.
giants-refusal-too-weak = { $hex } is too weak: it takes strength { $needs } and at least one person.
giants-refusal-moved-before = You have moved it already in this phase.
giants-refusal-no-end = It must end marked, erected or put on a statue; from there it could not.
giants-refusal-changes-nothing = An action must change something.
giants-refusal-must-be-kept = It must be marked, erected or put on a statue.
giants-refusal-marked-already = It bears a marker already.
giants-refusal-not-a-helper = Seat { $seat } has nobody there whose help you could take now.
giants-refusal-wrong-kind =
    { $size ->
        [0] Only statues are erected; this is a headdress.
       *[other] Only headdresses are put on; this is a statue of size { $size }.
    }
giants-refusal-nobody-there = None of your people is on { $hex }.
giants-refusal-no-bare-statue = You have no statue without a headdress on site { $site }.
giants-refusal-pieces-in-front = First put what is in front of your screen on the map.
giants-refusal-not-face-down = Nothing is face down on site { $site }.
giants-refusal-shown-already = You can see anyway whose pedestal is on site { $site }.
