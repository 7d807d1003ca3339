//! A game played to its end at random.

use rules_core::{Dice, Game, Standing, Turn};

/// Plays a game to its end with any legal moves and returns the result.
///
/// `moves` is room to work in; once it has grown, nothing is allocated.
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
