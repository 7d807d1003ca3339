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
