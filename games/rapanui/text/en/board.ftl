# What stands on the Rapa Nui table.

rapanui-board-refills =
    { $n ->
        [one] { $n } refill left ({ $cards } in the deck)
       *[other] { $n } refills left ({ $cards } in the deck)
    }
rapanui-board-last-refill = the next refill ends the game ({ $cards } in the deck)
rapanui-board-last-column = the deck is empty: the next empty column ends the game
rapanui-board-over = the game is over
rapanui-board-column = Column { $n }
rapanui-board-then-refill = refill decides
rapanui-board-then-end = ends the game
rapanui-board-nobody = nobody
rapanui-board-legend = → scores if this card is the last one taken
rapanui-board-wood = wood
rapanui-board-fame = fame
rapanui-board-hand = hand
rapanui-board-offerings = offerings
rapanui-board-supply = supply
rapanui-board-price = price
rapanui-board-yours = yours
rapanui-board-stone = stone
rapanui-board-value = value
rapanui-board-bonus = * bonus
rapanui-board-bare = Stone: no cards
rapanui-board-top =
    { $n ->
        [one] Stone: { $n } card, on top: { $sort }
       *[other] Stone: { $n } cards, on top: { $sort }
    }
rapanui-board-back = face down
rapanui-board-face-down = face down: { $n }
rapanui-board-returned = Moai back in the box: { $n }
rapanui-board-memory = Memory aid
rapanui-board-unknown = unknown

## In a browser

rapanui-board-steps = Steps of the turn
rapanui-board-step-buy = Buy
rapanui-board-step-play = Play
rapanui-board-step-draw = Draw
rapanui-board-step-score = Score
rapanui-board-front = { $kind }, column { $column }
rapanui-board-refill-why = The column is then empty. New cards: { $n }. The last one laid scores.
rapanui-board-end-why = The column is then empty and the deck used up: the game ends, nothing scores.
rapanui-board-brings-wood = { $kind }: wood for each card
rapanui-board-brings-fame = { $kind }: fame for each card
rapanui-board-brings-either = { $kind }: wood or fame for each card
rapanui-board-brings-offerings = { $kind }: an offering card of this sort
rapanui-board-gain =
    { $bonus ->
        [0] +{ $n }
       *[other] +{ $n } = { $basic } + { $bonus } for the majority
    }
rapanui-board-lacking = The pile lacks { $n }: a free choice instead.
rapanui-board-majority = Displays: cards of each kind
rapanui-board-altar = Stone
rapanui-board-pile = { $sort }, supply { $n }
rapanui-board-costs = costs you { $n } wood
rapanui-board-decline = Take nothing
rapanui-board-sacrifice = Sacrifice round
rapanui-board-face-up = face up
rapanui-board-from-supply = from the supply
rapanui-board-moai-scores = Moai scores: choose
rapanui-board-held = { $kind }, in your hand, { $n }
rapanui-board-free = free
rapanui-board-only-you = only you see them
rapanui-board-own = { $sort }, your offerings: { $n }
