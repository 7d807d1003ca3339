//! Random games, for counting instructions: `valgrind --tool=callgrind`.
//!
//! Without arguments it plays 2,000 games of four seats and prints how many
//! moves that were, so that instructions can be given a move.

use rapanui_rules::RapaNui;
use rules_core::{Config, Dice, Game, Turn};

fn main() {
    let n_games = std::env::args().filter_map(|it| it.parse().ok()).next().unwrap_or(2_000_u32);
    let setup = RapaNui::setup(&Config::seats(4)).expect("a table for four");
    let mut dice = Dice::from_seed(1);
    let mut moves = Vec::with_capacity(32);
    let mut n_moves = 0_u64;
    let mut points = 0;
    for _ in 0..n_games {
        let mut game = setup;
        loop {
            let mv = match game.turn() {
                Turn::Chance => game.roll(&mut dice),
                Turn::Seat(_) => {
                    game.legal_moves(&mut moves);
                    *dice.pick(&moves)
                }
                Turn::Over(standing) => {
                    points += standing.seats().values().iter().map(|it| it.points).sum::<i32>();
                    break;
                }
            };
            game.apply(mv);
            n_moves += 1;
        }
    }
    #[expect(clippy::print_stdout, reason = "a program of its own")]
    {
        println!("{n_games} games, {n_moves} moves, {points} points");
    }
}
