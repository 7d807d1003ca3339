//! The value of a simulated game at the point where a bot stops looking ahead.

use rules_core::{Dice, Game, Turn, Viewer};

use crate::{Worth, eval::Evaluation, playout};

/// Judges simulated games.
#[derive(Debug)]
pub(crate) struct Leaf<'a, G: Game> {
    /// Without one, games are played to the end.
    pub(crate) evaluation: Option<&'a Evaluation<G>>,
    /// The viewer whose bot is thinking.
    pub(crate) viewer: Viewer,
    /// How many decisions are played at random before the evaluation.
    pub(crate) n_plies: u32,
}

impl<G: Game> Leaf<'_, G> {
    /// Judges a simulated game, and may play it further to do so.
    #[inline]
    pub(crate) fn worth(&self, game: &mut G, moves: &mut Vec<G::Move>, dice: &mut Dice) -> Worth {
        let Some(evaluation) = self.evaluation else {
            return Worth::of_standing(&playout(game, moves, dice));
        };
        let mut n_left = self.n_plies;
        loop {
            let mv = match game.turn() {
                Turn::Over(standing) => return Worth::of_standing(&standing),
                Turn::Chance => game.roll(dice),
                Turn::Seat(_) if n_left == 0 => {
                    return evaluation.worth(&game.view(self.viewer));
                }
                Turn::Seat(_) => {
                    n_left -= 1;
                    game.legal_moves(moves);
                    *dice.pick(moves)
                }
            };
            game.apply(mv);
        }
    }
}
