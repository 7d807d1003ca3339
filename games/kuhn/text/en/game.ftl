# Kuhn poker.

kuhn-title = Kuhn poker
kuhn-blurb = One card each, one bet: the smallest poker there is.
kuhn-weight = A hand of bluff
kuhn-log-deal = { $who } · gets card { $card }
kuhn-log-deal-back = { $who } · gets a card
kuhn-log-pass = { $who } · passes
kuhn-log-bet = { $who } · bets
kuhn-effect-staked =
    { $n ->
        [one] { $who } −{ $n } chip into the pot
       *[other] { $who } −{ $n } chips into the pot
    }
kuhn-effect-shown = { $who } shows card { $card }
kuhn-effect-won =
    { $n ->
        [one] { $who } +{ $n } chip from the pot
       *[other] { $who } +{ $n } chips from the pot
    }
kuhn-refusal-no-such-card = There is no card { $card }; the highest is { $highest }.
kuhn-refusal-card-is-dealt = Card { $card } has been dealt already.
kuhn-refusal-deal-is-over = Everybody has a card already.
kuhn-refusal-deal-is-not-over = First everybody gets a card.
kuhn-refusal-hand-is-over = The hand is over.
kuhn-prompt-over = The hand is over.
kuhn-prompt-deal = The cards are being dealt.
kuhn-prompt-choose = Pass or bet?
kuhn-prompt-wait = { $who } passes or bets.
kuhn-label-deal = Deal card { $card }
kuhn-label-pass = Pass
kuhn-label-bet = Bet: stake { $from }→{ $to }
kuhn-term-stake = Stake
kuhn-term-pot = Pot
kuhn-board-pot = Pot { $n }
kuhn-board-card = card { $card }
kuhn-board-back = card ?
kuhn-board-none = no card
kuhn-board-stake = stake { $n }
kuhn-board-pass = pass
kuhn-board-bet = bet
