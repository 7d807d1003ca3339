# Poker di Kuhn.

kuhn-title = Poker di Kuhn
kuhn-blurb = Una carta a testa, una puntata: il poker più piccolo che ci sia.
kuhn-weight = Una mano di bluff
kuhn-log-deal = { $who } · riceve la carta { $card }
kuhn-log-deal-back = { $who } · riceve una carta
kuhn-log-pass = { $who } · passa
kuhn-log-bet = { $who } · punta
kuhn-effect-staked =
    { $n ->
        [one] { $who } −{ $n } fiche nel piatto
       *[other] { $who } −{ $n } fiches nel piatto
    }
kuhn-effect-shown = { $who } mostra la carta { $card }
kuhn-effect-won =
    { $n ->
        [one] { $who } +{ $n } fiche dal piatto
       *[other] { $who } +{ $n } fiches dal piatto
    }
kuhn-refusal-no-such-card = La carta { $card } non esiste; la più alta è { $highest }.
kuhn-refusal-card-is-dealt = La carta { $card } è già stata distribuita.
kuhn-refusal-deal-is-over = Tutti hanno già una carta.
kuhn-refusal-deal-is-not-over = Prima ognuno riceve una carta.
kuhn-refusal-hand-is-over = La mano è finita.
kuhn-prompt-over = La mano è finita.
kuhn-prompt-deal = Si distribuiscono le carte.
kuhn-prompt-choose = Passi o punti?
kuhn-prompt-wait = { $who } passa o punta.
kuhn-label-deal = Distribuisci la carta { $card }
kuhn-label-pass = Passa
kuhn-label-bet = Punta: posta { $from }→{ $to }
kuhn-term-stake = Posta
kuhn-term-pot = Piatto
kuhn-board-pot = Piatto { $n }
kuhn-board-card = carta { $card }
kuhn-board-back = carta ?
kuhn-board-none = nessuna carta
kuhn-board-stake = posta { $n }
kuhn-board-pass = passa
kuhn-board-bet = punta
