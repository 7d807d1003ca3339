# What stands on the Giants table.

giants-board-round = round { $n }
giants-board-map = Q quarry · P clay pit · V village · H hut · f forest with its logs
giants-board-there = below: whose people · = logs · ■ statues or headdresses · o neutral workers
giants-board-sites-legend = Sites: number, hex, value of a statue/headdress, owner, size, + headdress
giants-board-way = > piece in hand · * its way so far
giants-board-on-map = On the map
giants-board-piece =
    { $size ->
        [0] headdress
       *[other] statue of size { $size }
    }
giants-board-neutrals =
    { $n ->
        [one] { $n } neutral worker
       *[other] { $n } neutral workers
    }
giants-board-hex-logs = logs { $n }
giants-board-tray = Quarry tray: { $what }
giants-board-supply = Supply: { $what }
giants-board-order = Order of carving: { $seats }
giants-board-bid = Your bid: { $what }
giants-board-hand =
    { $size ->
        [0] In hand: headdress on { $hex }
       *[other] In hand: statue of size { $size } on { $hex }
    }
giants-board-prices = Fewest points to give from here: { $what }
giants-board-points = points
giants-board-tablets = half-tablets
giants-board-start = start
giants-board-passed = passed
giants-board-ready = ready
giants-board-behind = Behind the screens
giants-board-front = In front
giants-board-bag = In the bag
giants-board-workers = workers
giants-board-sorcerer = sorcerer
giants-board-chief = chief
giants-board-markers = markers
giants-board-logs = logs
giants-board-pedestals = pedestals
giants-board-statues = statues { $size }
giants-board-headdresses = headdresses

## In a browser

giants-board-stages = Phases of the round
giants-board-quarry = Quarry tray
giants-board-empty = empty
giants-board-dice =
    { $n ->
        [one] { $n } die to roll
       *[other] { $n } dice to roll
    }
giants-board-carving = Order of carving
giants-board-idle = bid and not spent
giants-board-stock = Supply
giants-board-size = statues of size { $n }
giants-board-force = largest statue that can be moved there
giants-board-price = fewest points you give away on the way there
giants-board-carries = carries { $n }
giants-board-gives =
    { $n ->
        [0] free
        [one] gives { $n } point
       *[other] gives { $n } points
    }
giants-board-out-of-reach = out of reach
giants-board-routes = Cheapest ways to where you can end
giants-board-choice = you choose who helps
giants-board-own-screen = Behind your screen
giants-board-only-you = only you see this
giants-board-hidden = screen closed
giants-board-own-bid = Your bid
giants-board-bid-stays = What you bid can’t be placed in this round, used or not.
giants-board-can-carve = Can carve one of
giants-board-no-statue = nothing
giants-board-left = Left for placing
giants-board-yes = yes
giants-board-no = no
giants-board-break = break a tablet
giants-board-spend = marker → half-tablet
giants-board-neutral = neutral worker
giants-board-peek = Look under a statue
