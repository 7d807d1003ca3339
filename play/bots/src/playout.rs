//! A random game, played to the end.

use rules_core::{Dice, Game, Standing, Turn};

/// Plays a game to the end with random legal moves and returns the result.
///
/// `moves` is a buffer; once it is large enough, nothing is allocated.
pub fn playout<G: Game>(game: &mut G, moves: &mut Vec<G::Move>, dice: &mut Dice) -> Standing {
    loop {
        let mv = match game.turn() {
            Turn::Seat(_) => {
                game.legal_moves(moves);
                *dice.pick(moves)
            }
            Turn::Chance => game.roll(dice),
            Turn::Over(standing) => return standing,
        };
        game.apply(mv);
    }
}
