//! What an imagined game is worth where a bot stops looking ahead.

use rules_core::{Dice, Game, Turn, Viewer};

use crate::{Worth, eval::Evaluation, playout};

/// Judges imagined games.
#[derive(Debug)]
pub(crate) struct Leaf<'a, G: Game> {
    /// Plays games out to their end if there is none.
    pub(crate) evaluation: Option<&'a Evaluation<G>>,
    /// Who looks.
    pub(crate) viewer: Viewer,
    /// How many decisions are played at random before the evaluation.
    pub(crate) n_plies: u32,
}

impl<G: Game> Leaf<'_, G> {
    /// Judges an imagined game, which may be played on for it.
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
