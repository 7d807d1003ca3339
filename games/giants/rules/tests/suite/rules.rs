//! The rules, by example: at least one test per id of `RULES.md`.

mod setup;
mod strength;
mod help;
mod bids;
mod carving;
mod placing;
mod special;
mod two_seats;
mod transport;
mod ends_of_transport;
mod clean_up;
mod peeking;
mod end;
mod knowledge;
mod examples;

use giants_rules::{Behind, Front, Giants, Move, Options, Refusal, Stand};
use rules_core::{Config, Game, Options as _, Seat, Standing, Turn, Viewer};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);

/// Reads a table for three with these lines after the first two.
#[track_caller]
fn three(lines: &str) -> Giants {
    table(&format!("giants\nseats: 3\n{lines}"))
}

#[track_caller]
fn two(lines: &str) -> Giants {
    table(&format!("giants\nseats: 2\n{lines}"))
}

#[track_caller]
fn table(diagram: &str) -> Giants {
    Giants::from_diagram(diagram).unwrap_or_else(|error| panic!("{error}\n{diagram}"))
}

fn new_table(n_seats: u8, pairs: &[(&str, &str)]) -> Giants {
    let options = Options::from_pairs(pairs.iter().copied()).expect("options");
    Giants::setup(&Config { n_seats, options }).expect("a table")
}

/// Plays the moves, separated by commas.
#[track_caller]
fn play(mut game: Giants, moves: &str) -> Giants {
    for text in moves.split(',').map(str::trim).filter(|text| !text.is_empty()) {
        let mv: Move = text.parse().unwrap_or_else(|error| panic!("{error}"));
        if let Err(refusal) = game.play(mv) {
            panic!("{text}: {refusal:?}\n{}", game.diagram());
        }
    }
    game.check().unwrap_or_else(|broken| panic!("{broken}\n{}", game.diagram()));
    game
}

/// The moves of the seat to move, or of chance, in notation.
fn moves(game: &Giants) -> Vec<String> {
    game.successors().iter().map(ToString::to_string).collect()
}

/// The moves that begin with a word, in notation.
fn moves_like(game: &Giants, start: &str) -> Vec<String> {
    moves(game).into_iter().filter(|mv| mv.starts_with(start)).collect()
}

fn can(game: &Giants, text: &str) -> bool {
    moves(game).contains(&text.to_owned())
}

#[track_caller]
fn refused(game: &Giants, text: &str) -> Refusal {
    let mut copy = game.clone();
    let mv: Move = text.parse().expect("a move");
    let refusal = copy.play(mv).expect_err("an illegal move");
    assert_eq!(copy, *game, "a refused move changes nothing");
    refusal
}

#[track_caller]
fn check_refused(game: &Giants, text: &str, rule: &str) {
    assert_eq!(refused(game, text).rule, rule, "{text}: {:?}", refused(game, text));
}

fn to_move(game: &Giants) -> Option<Seat> {
    match game.turn() {
        Turn::Seat(seat) => Some(seat),
        Turn::Chance | Turn::Over(_) => None,
    }
}

#[track_caller]
fn standing(game: &Giants) -> Standing {
    match game.turn() {
        Turn::Over(standing) => standing,
        Turn::Seat(_) | Turn::Chance => panic!("not over:\n{}", game.diagram()),
    }
}

/// The total of each seat at the end.
#[track_caller]
fn totals(game: &Giants) -> Vec<i32> {
    standing(game).seats().values().iter().map(|it| it.points).collect()
}

fn behind(game: &Giants, seat: Seat) -> Behind {
    game.view(Viewer::Spectator).known.tribes[seat].behind
}

fn front(game: &Giants, seat: Seat) -> Front {
    game.view(Viewer::Spectator).shown.tribes[seat].front
}

/// The half-tablets of a seat.
fn tablets(game: &Giants, seat: Seat) -> u8 {
    game.view(Viewer::Spectator).shown.tribes[seat].tablets
}

/// The points for help of each seat.
fn help(game: &Giants) -> Vec<u32> {
    let known = game.view(Viewer::Spectator).known;
    known.tribes.values().iter().map(|it| it.help).collect()
}

/// What stands on a site, by the number people use.
fn stand(game: &Giants, number: usize) -> Stand {
    game.view(Viewer::Spectator).known.stands[number - 1]
}

/// The pieces on the map, as a diagram writes them.
fn pieces(game: &Giants) -> Vec<String> {
    let text = game.diagram();
    let lines = text.lines().filter_map(|line| line.strip_prefix("piece: "));
    lines.map(ToOwned::to_owned).collect()
}

/// A line of the diagram, without its key.
fn line_of(game: &Giants, key: &str) -> Option<String> {
    let text = game.diagram();
    let line = text.lines().find_map(|line| line.strip_prefix(&format!("{key}: ")));
    line.map(ToOwned::to_owned)
}
