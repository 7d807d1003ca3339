//! The rules, by example: at least one test per rule of `RULES.md`.

mod setup;
mod start;
mod draw;
mod events;
mod units;
mod holes;
mod islands;
mod scoring;
mod chips;
mod end;

use entdecker_rules::{Effect, Entdecker, View};
use rules_core::{Cited, Config, Game, Seat, Standing, Turn, Viewer};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);
const D: Seat = Seat(3);

/// A state for this many seats, from the lines of a diagram.
#[track_caller]
fn table(n_seats: u8, lines: &str) -> Entdecker {
    let text = format!("entdecker\nseats: {n_seats}\n{lines}");
    Entdecker::from_diagram(&text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// A new table for this many seats.
fn new_table(n_seats: u8) -> Entdecker {
    Entdecker::setup(&Config::seats(n_seats)).expect("2 to 4 seats")
}

/// Plays the moves, separated by commas.
#[track_caller]
fn after(game: &Entdecker, moves: &str) -> Entdecker {
    let mut game = game.clone();
    for text in moves.split(", ").filter(|text| !text.is_empty()) {
        let mv = text.parse().expect("a move");
        game.play(mv).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}\n{}", game.diagram()));
        game.check().unwrap_or_else(|broken| panic!("{text}: {broken}"));
    }
    game
}

/// What everybody sees.
fn look(game: &Entdecker) -> View {
    game.view(Viewer::Spectator)
}

/// What can come next, as text.
fn next(game: &Entdecker) -> Vec<String> {
    game.successors().iter().map(ToString::to_string).collect()
}

/// The next moves that begin with a word.
fn next_with(game: &Entdecker, verb: &str) -> Vec<String> {
    next(game).into_iter().filter(|text| text.split(' ').next() == Some(verb)).collect()
}

/// What the last of the moves does.
#[track_caller]
fn effects(game: &Entdecker, moves: &str) -> Vec<Effect> {
    let (before, last) = moves.rsplit_once(", ").unwrap_or(("", moves));
    let before = after(game, before);
    let mv = last.parse().expect("a move");
    let seen = before.sighting(mv, Viewer::Spectator);
    Entdecker::effects(&look(&before), &seen, &look(&after(&before, last)))
}

/// Checks that a move is refused because of a rule.
#[track_caller]
fn check_refused(game: &Entdecker, mv: &str, rule: &str) {
    let refusal = game.clone().play(mv.parse().expect("a move")).expect_err("a refusal");
    assert_eq!(refusal.rule(), rule, "{mv}: {refusal:?}");
}

/// The gold of each seat.
fn gold(game: &Entdecker) -> Vec<u8> {
    look(game).explorers.values().iter().map(|it| it.gold).collect()
}

/// The points of each seat while the game runs.
fn points(game: &Entdecker) -> Vec<u16> {
    look(game).explorers.values().iter().map(|it| it.points()).collect()
}

#[track_caller]
fn standing(game: &Entdecker) -> Standing {
    match game.turn() {
        Turn::Over(standing) => standing,
        turn => panic!("not over: {turn:?}"),
    }
}

/// An island of 12 tiles that lacks its last one, which seat a has in hand.
///
/// `seats` are lines about the seats. After [`CLOSE`] it is complete.
#[track_caller]
fn long_island(n_seats: u8, seats: &str) -> Entdecker {
    let lines = "phase: place\nvoyage: ship g2, left 0, set-out\nhand: B\n\
                 2: .  B2 B2 B2 B2 B2 A\n\
                 3: B1 E0 E0 E0 E0 E0 .\n";
    table(n_seats, &format!("{lines}{seats}"))
}

const CLOSE: &str = "place g3 270, stop";
