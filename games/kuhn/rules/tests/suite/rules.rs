//! The rules, by example: at least one test per rule of `RULES.md`.

mod deal;
mod choices;
mod score;
mod diagram;

use kuhn_rules::Kuhn;
use rules_core::{Cited, Config, Game};

/// Plays the moves, separated by commas, at a table for `n_seats`.
#[track_caller]
fn after(n_seats: u8, moves: &str) -> Kuhn {
    let mut game = Kuhn::setup(&Config::seats(n_seats)).expect("2 to 4 seats");
    for text in moves.split(", ").filter(|text| !text.is_empty()) {
        game.play(text.parse().expect("a move")).expect("a legal move");
    }
    game
}

/// Checks that a move is refused because of a rule.
#[track_caller]
fn check_refused(n_seats: u8, moves: &str, mv: &str, rule: &str) {
    let mut game = after(n_seats, moves);
    let refusal = game.play(mv.parse().expect("a move")).expect_err("a refusal");
    assert_eq!(refusal.rule(), rule, "{mv} after {moves:?}: {refusal:?}");
}
