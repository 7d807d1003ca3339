//! What a move changes.

use crate::{Kuhn, Move};

pub(crate) fn apply(game: &mut Kuhn, mv: Move) {
    match mv {
        Move::Deal(card) => {
            let seat = game.next_to_deal().expect("a seat without a card");
            game.cards[seat] = Some(card);
        }
        Move::Choose(choice) => game.choices.push(choice),
    }
}
