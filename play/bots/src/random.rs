//! A bot that plays random moves.

use rules_core::{Dice, Game};

use crate::{Bot, Budget, ChosenMove};

/// Plays a random legal move.
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(
        &mut self,
        _view: &G::View,
        legal: &[G::Move],
        _budget: &Budget<'_>,
        dice: &mut Dice,
    ) -> ChosenMove<G::Move> {
        match legal {
            [only] => ChosenMove::without_thought(*only),
            [] | [_, ..] => ChosenMove::without_thought(*dice.pick(legal)),
        }
    }
}
