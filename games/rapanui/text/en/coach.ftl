# Rapa Nui: what the coach says at each decision. At most 140 characters.

rapanui-coach-buy = An offering card costs 5 wood, less 1 for each hunter-gatherer of its sort you have. Nothing to buy? Just play.
rapanui-coach-play = Cards in your display earn when their kind scores. Two or more, and more than anybody else, earn one extra.
rapanui-coach-return = You can’t pay for a moai, so one is lost. Woodcutters bring the wood for the next one.
rapanui-coach-offer = Each card on the stone lifts the value of its sort. Lay a sort you have many of: you keep the rest.
rapanui-coach-hide = This card counts on the stone as well, but only you know it. Help the sort you have most of.
rapanui-coach-add = One more card for the stone, and it costs you nothing. Choose the sort that shall be worth more.
rapanui-coach-draw = Under each column you see what would score. The card you uncover last pays everybody: look who has most of it.
rapanui-coach-yield = Wood pays for the next moai, fame counts at the end. Choose one of them for all your moai.
rapanui-coach-substitute = This sort has run out. Take another one instead, best one that lies on the stone often.
rapanui-coach-moai = You can pay for a moai: it counts 4 at the end, earns when moai score, and starts a sacrifice round.
rapanui-coach-last = The deck runs low: a column you empty now ends the game, and nothing scores. Do it when you lead.

rapanui-sheet-goal = Goal: the most fame when the game is over, from priests, moai and offering cards.
rapanui-sheet-turn = A turn: buy an offering card if you like, play one kind of card, draw back to three. The last card you uncover pays everybody.
rapanui-sheet-end = End: nine refills of empty columns, and it is over at once.
