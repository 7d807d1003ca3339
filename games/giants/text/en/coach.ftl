# Giants: what the coach says at each decision. At most 140 characters.

giants-coach-bid-markers = More markers let you choose a statue earlier. What you bid stays in front of your screen in this round.
giants-coach-bid-workers = A statue of size 2 takes two people, size 3 three. Whoever is bid can carve, but not carry in this round.
giants-coach-bid-sorcerer = In a bid the sorcerer is just a worker. On the island he gets you workers, markers, logs or a site.
giants-coach-bid-chief = The chief carves any statue alone. But on the island he carries as much as three others.
giants-coach-ready = Look at it once more: when everybody is ready, all bids are turned up together.
giants-coach-carve = A large statue counts more at the end, but needs its size in strength on every hex of its way.
giants-coach-place = Form a road of hexes from the quarry to the coast. Others’ people can be a part of it, for points.
giants-coach-place-on = Put your people where a gap would stop your statue. Where others must use them, you get points.
giants-coach-place-breaker = Breaking a tablet lets the chief do what otherwise only the sorcerer can.
giants-coach-logs = A log adds 1 strength for everybody, but only with a worker or sorcerer there. Then it is gone.
giants-coach-action = Each special hex has its own gift. On a site you reserve it, and no one else can put a statue there.
giants-coach-transport-front = New statues begin at the quarry, headdresses at the clay pit. Choose one and send it on its way.
giants-coach-transport = Move a piece with your marker, or take one without. An unmarked one must end marked or erected.
giants-coach-carry = Go hex by hex. Your own people are free; others get points for their help. Each button says how many.
giants-coach-carry-kept = This piece bears no marker. Stop only where you can mark it, erect it or put it on a statue.
giants-coach-help = You choose who earns points here. A chief does it all alone, and his owner gets the full size.
giants-coach-clean-up = A marker keeps others away from your piece. Take it back only if you need it elsewhere.
giants-coach-erect = You can erect it here: the site’s value times the size is yours at the end, and a pedestal is used up.
giants-coach-crown = You can put it on your statue here. It counts the second value of the site, whatever the size.

giants-sheet-goal = Goal: the most points, from statues and headdresses on the coast, and for helping others on their way.
giants-sheet-turn = A round: bid in secret for statues, place your people on the island, carry statues over them to the coast.
giants-sheet-end = End: the round in which somebody has a statue on each of their pedestals.
