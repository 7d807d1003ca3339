//! The move that does best in imagined games.

use rules_core::{Dice, Game, Seat, Standing, Turn};

use crate::{Budget, playout::counted_playout};

/// Tries every move equally often in games imagined from the view, each played
/// on at random, and returns the one that led furthest ahead of the others.
///
/// Of equals it takes the first. Every move is tried at least once, however
/// small the budget.
///
/// # Panics
///
/// Panics if there is no legal move.
pub fn choose_flat<G: Game>(
    view: &G::View,
    legal: &[G::Move],
    budget: Budget,
    dice: &mut Dice,
) -> G::Move {
    assert!(!legal.is_empty(), "a bot is asked only when there is something to choose");
    let n_rounds = (budget.playouts / legal.len() as u32).max(1);
    let mut leads = vec![0_i64; legal.len()];
    let mut moves = Vec::with_capacity(legal.len());
    let mut n_moves = 0;
    for _ in 0..n_rounds {
        let imagined = G::sample(view, dice);
        let Turn::Seat(me) = imagined.turn() else {
            unreachable!("whoever has legal moves is to move");
        };
        // The same world and the same luck for every move: what differs is
        // the move.
        let luck = dice.word();
        for (mv, lead) in legal.iter().zip(&mut leads) {
            let mut game = imagined.clone();
            game.apply(*mv);
            let (standing, n) = counted_playout(&mut game, &mut moves, &mut Dice::from_seed(luck));
            n_moves += n;
            *lead += i64::from(lead_of(&standing, me));
        }
        if budget.moves <= n_moves {
            break;
        }
    }
    let best = leads.iter().copied().max();
    let idx = leads.iter().position(|lead| Some(*lead) == best);
    legal[idx.expect("the best of some moves")]
}

/// Returns by how many points a seat is ahead of the best of the others.
fn lead_of(standing: &Standing, me: Seat) -> i32 {
    let seats = standing.seats();
    let others = seats.iter().filter(|(seat, _)| *seat != me).map(|(_, tally)| tally.points);
    seats[me].points - others.max().unwrap_or(0)
}
