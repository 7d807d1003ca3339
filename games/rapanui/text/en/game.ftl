# Rapa Nui. The terms are those of the rule sheets.

rapanui-title = Rapa Nui
rapanui-blurb = Gather a village, build moai, and let the card you uncover score for everybody.
rapanui-weight = Quick to learn

## Cards and goods

rapanui-woodcutter = Woodcutter
rapanui-priest = Priest
rapanui-moai = Moai
rapanui-fish = Fish
rapanui-mulberry = Mulberry
rapanui-sweet-potato = Sweet potato
rapanui-grain = Grain
rapanui-colour-red = red
rapanui-colour-violet = violet
rapanui-colour-light-blue = light blue
rapanui-colour-yellow-green = yellow-green

## Log: name · what was done, with its cost

rapanui-log-start = Lot · { $who } begins
rapanui-log-colour = { $who } · colour: { $colour }
rapanui-log-deal = Deck · column { $column }, card { $n }: { $kind }
rapanui-log-buy =
    { $cost ->
        [0] { $who } · buys { $sort } for free
       *[other] { $who } · buys { $sort } −{ $cost } wood ({ $from }→{ $to })
    }
rapanui-log-play = { $who } · plays { $kind }
rapanui-log-play-many = { $who } · plays { $n } × { $kind } −{ $cost } wood ({ $from }→{ $to })
rapanui-log-build = { $who } · builds Moai −{ $cost } wood ({ $from }→{ $to })
rapanui-log-return = { $who } · returns Moai to the box
rapanui-log-offer = { $who } · lays { $sort } on the stone, face up
rapanui-log-offer-covered = { $who } · lays a card on the stone, face up
rapanui-log-hide = { $who } · lays { $sort } on the stone, face down
rapanui-log-hide-back = { $who } · lays a card on the stone, face down
rapanui-log-add = { $who } · adds { $sort } from the supply, face up
rapanui-log-add-covered = { $who } · adds a card from the supply, face up
rapanui-log-draw = { $who } · takes { $kind } from column { $column }
rapanui-log-choose-wood = { $who } · takes wood for Moai
rapanui-log-choose-fame = { $who } · takes fame for Moai
rapanui-log-take = { $who } · takes { $sort } in place of { $missing }
rapanui-log-decline = { $who } · takes nothing in place of { $missing }

## Effects

rapanui-effect-pays = { $who } −{ $cost } wood ({ $from }→{ $to })
rapanui-effect-takes = { $who } takes { $kind } from column { $column }
rapanui-effect-refills = Column { $column } is empty: refill
rapanui-effect-scores = Scoring: { $kind }
rapanui-effect-gains-wood =
    { $bonus ->
        [0] { $who } +{ $n } wood ({ $from }→{ $to })
       *[other] { $who } +{ $n } wood ({ $basic } + { $bonus } bonus) ({ $from }→{ $to })
    }
rapanui-effect-gains-fame =
    { $bonus ->
        [0] { $who } +{ $n } fame ({ $from }→{ $to })
       *[other] { $who } +{ $n } fame ({ $basic } + { $bonus } bonus) ({ $from }→{ $to })
    }
rapanui-effect-gains-offering =
    { $bonus ->
        [0] { $who } +{ $n } { $sort } (offerings { $from }→{ $to })
       *[other] { $who } +{ $n } { $sort } ({ $basic } + { $bonus } bonus) (offerings { $from }→{ $to })
    }
rapanui-effect-reveals = { $who } · lay face down: { $sort }
rapanui-effect-ends = The game ends.

## Refusals: sentences

rapanui-refusal-game-over = The game is over.
rapanui-refusal-chance-decides = The cards decide now; nobody can move.
rapanui-refusal-only-chance = Only chance can do that.
rapanui-refusal-wrong-step = That is not the step you are at.
rapanui-refusal-already-bought = You have already bought an offering card this turn.
rapanui-refusal-pile-empty = There are no { $sort } offering cards left in the supply.
rapanui-refusal-wood-offering = This offering card costs { $needs } wood; you have { $has }.
rapanui-refusal-wood-moai = A moai costs { $needs } wood; you have { $has }.
rapanui-refusal-wood-cards = These cards cost { $needs } wood together; you have { $has }.
rapanui-refusal-not-in-hand =
    { $has ->
        [0] You have no { $kind } card in your hand.
       *[other] You want to play { $needs } { $kind } cards; you have only { $has }.
    }
rapanui-refusal-fewer-than-three-moai =
    { $has ->
        [0] A moai goes back to the box only from a hand of three; you hold none.
       *[other] A moai goes back to the box only from a hand of three; you hold { $has }.
    }
rapanui-refusal-can-build = A moai costs { $needs } wood and you have { $has }, so you must build it.
rapanui-refusal-no-such-offering = You have no { $sort } offering card.
rapanui-refusal-none-in-deck = There is no { $kind } card left in the deck.
rapanui-refusal-colour-taken = Another player has the colour { $colour }.
rapanui-refusal-no-such-seat = This table has no seat { $seat }.

## Prompts: at most 90 characters

rapanui-prompt-start = The first player is drawn by lot.
rapanui-prompt-colour = The colours are dealt.
rapanui-prompt-columns = The columns are laid out.
rapanui-prompt-refill = Column { $column } is being refilled.
rapanui-prompt-over = The game is over.
rapanui-prompt-buy = Buy an offering card if you like, then play one kind of card.
rapanui-prompt-play = Play one kind of card from your hand.
rapanui-prompt-return = Three moai and fewer than { $cost } wood: one goes back to the box.
rapanui-prompt-offer = Lay one of your offering cards face up on the stone.
rapanui-prompt-hide = Lay one of your offering cards face down. Only you will know it.
rapanui-prompt-add = Add one offering card from the supply, face up.
rapanui-prompt-draw =
    { $n ->
        [1] Take a card. The card you uncover scores for everybody.
       *[other] Take { $n } cards, one by one. The card you uncover last scores.
    }
rapanui-prompt-yield = Moai scores: take { $n } wood or { $n } fame.
rapanui-prompt-substitute =
    { $n ->
        [1] { $sort } has run out: take a card of another sort, or none.
       *[other] { $sort } has run out: take a card of another sort, or none ({ $n } due).
    }
rapanui-wait-buy = { $who } may buy, then plays one kind of card.
rapanui-wait-play = { $who } plays one kind of card.
rapanui-wait-offer = { $who } lays an offering card face up on the stone.
rapanui-wait-hide = { $who } lays an offering card face down.
rapanui-wait-add = { $who } adds an offering card from the supply.
rapanui-wait-draw =
    { $n ->
        [1] { $who } takes a card; what is uncovered scores.
       *[other] { $who } takes { $n } cards; what is uncovered last scores.
    }
rapanui-wait-yield = { $who } takes { $n } wood or { $n } fame for moai.
rapanui-wait-substitute = { $who } chooses a card of another sort: { $sort } has run out.

## Moves as buttons

rapanui-label-start = { $who } begins
rapanui-label-colour = Colour: { $colour }
rapanui-label-deal = Turn up { $kind }
rapanui-label-buy =
    { $cost ->
        [0] Buy { $sort } for free
       *[other] Buy { $sort }: −{ $cost } wood ({ $from }→{ $to })
    }
rapanui-label-buy-no-moai = Buy { $sort }: −{ $cost } wood ({ $from }→{ $to }), then no moai this turn
rapanui-label-play = Play { $kind } ({ $old }→{ $new })
rapanui-label-play-many = Play { $n } × { $kind } ({ $old }→{ $new }): −{ $cost } wood ({ $from }→{ $to })
rapanui-label-build = Build Moai: −{ $cost } wood ({ $from }→{ $to }) ⟶ sacrifice round
rapanui-label-return = Return one Moai to the box
rapanui-label-offer = Lay { $sort } face up (yours { $from }→{ $to })
rapanui-label-offer-unseen = Lay { $sort } face up
rapanui-label-hide-unseen = Lay { $sort } face down
rapanui-label-hide = Lay { $sort } face down (yours { $from }→{ $to })
rapanui-label-add = Add { $sort } from the supply ({ $from }→{ $to })
rapanui-label-draw = Take { $kind } (column { $column })
rapanui-label-draw-refill = Take { $kind } (column { $column }) ⟶ refill
rapanui-label-draw-scores = Take { $kind } (column { $column }) ⟶ { $scored }
rapanui-label-draw-refill-decides = Take { $kind } (column { $column }) ⟶ refill decides what scores
rapanui-label-draw-ends = Take { $kind } (column { $column }) ⟶ ends the game, nothing scores
rapanui-label-choose-wood = +{ $n } wood ({ $from }→{ $to })
rapanui-label-choose-fame = +{ $n } fame ({ $from }→{ $to })
rapanui-label-take = Take { $sort } in place of { $missing } (supply { $from }→{ $to })
rapanui-label-decline = Take nothing in place of { $missing }

rapanui-outcome-wood = { $kind }, wood: { $gains }
rapanui-outcome-fame = { $kind }, fame: { $gains }
rapanui-outcome-moai = { $kind }, wood or fame: { $gains }
rapanui-outcome-offering = { $kind }: { $gains }
rapanui-outcome-nobody = { $kind }, nobody gains
rapanui-gain = { $who } +{ $n }
# In brackets: due, but the pile has run out; another sort may be taken.
rapanui-gain-short =
    { $n ->
        [0] { $who } (+{ $short })
       *[other] { $who } +{ $n } (+{ $short })
    }

## Final score

rapanui-term-fame = Fame
rapanui-term-moai = Moai
rapanui-term-wood = Wood
rapanui-term-fish = Fish
rapanui-term-mulberry = Mulberry
rapanui-term-sweet-potato = Sweet potato
rapanui-term-grain = Grain

## Options

rapanui-option-edition = Edition
rapanui-option-edition-help = Whose rule sheet decides when the game ends and what the stone shows.
rapanui-value-edition-german = German
rapanui-value-edition-hungarian = Hungarian
rapanui-value-edition-italian = Italian
rapanui-option-end = End
rapanui-option-end-help = When the game ends, if not as the edition says.
rapanui-value-end-by-edition = as the edition says
rapanui-value-end-pile-empty = when a refill uses up the deck
rapanui-value-end-column-empty = when a column cannot be refilled at all
rapanui-option-stone = Stone
rapanui-option-stone-help = What can be seen of the stone, if not as the edition says.
rapanui-value-stone-by-edition = as the edition says
rapanui-value-stone-top-only = only the top card
rapanui-value-stone-face-up-visible = all cards that lie face up
rapanui-option-memory-aid = Memory aid
rapanui-option-memory-aid-help = Shows you what you have seen of the stone and of everybody’s offerings.
rapanui-value-memory-aid-off = off
rapanui-value-memory-aid-on = on
