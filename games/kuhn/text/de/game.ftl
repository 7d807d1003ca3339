# Kuhn-Poker.

kuhn-title = Kuhn-Poker
kuhn-blurb = Eine Karte für jeden, ein Einsatz: das kleinste Pokerspiel, das es gibt.
kuhn-weight = Eine Runde Bluff
kuhn-log-deal = { $who } · erhält Karte { $card }
kuhn-log-deal-back = { $who } · erhält eine Karte
kuhn-log-pass = { $who } · passt
kuhn-log-bet = { $who } · setzt
kuhn-effect-staked =
    { $n ->
        [one] { $who } −{ $n } Chip in den Pott
       *[other] { $who } −{ $n } Chips in den Pott
    }
kuhn-effect-shown = { $who } zeigt Karte { $card }
kuhn-effect-won =
    { $n ->
        [one] { $who } +{ $n } Chip aus dem Pott
       *[other] { $who } +{ $n } Chips aus dem Pott
    }
kuhn-refusal-no-such-card = Eine Karte { $card } gibt es nicht; die höchste ist { $highest }.
kuhn-refusal-card-is-dealt = Karte { $card } ist schon ausgeteilt.
kuhn-refusal-deal-is-over = Alle haben schon eine Karte.
kuhn-refusal-deal-is-not-over = Erst bekommen alle eine Karte.
kuhn-refusal-hand-is-over = Die Runde ist zu Ende.
kuhn-prompt-over = Die Runde ist zu Ende.
kuhn-prompt-deal = Die Karten werden ausgeteilt.
kuhn-prompt-choose = Passen oder setzen?
kuhn-prompt-wait = { $who } passt oder setzt.
kuhn-label-deal = Karte { $card } austeilen
kuhn-label-pass = Passen
kuhn-label-bet = Setzen: Einsatz { $from }→{ $to }
kuhn-term-stake = Einsatz
kuhn-term-pot = Pott
kuhn-board-pot = Pott { $n }
kuhn-board-card = Karte { $card }
kuhn-board-back = Karte ?
kuhn-board-none = keine Karte
kuhn-board-stake = Einsatz { $n }
kuhn-board-pass = gepasst
kuhn-board-bet = gesetzt
