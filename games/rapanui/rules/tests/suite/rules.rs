//! The rules, by example: at least one test per id of `RULES.md`.

mod setup;
mod buy_and_play;
mod sacrifice;
mod draw;
mod scoring;
mod end;
mod knowledge;
mod examples;

use rapanui_rules::{Move, RapaNui, Refusal};
use rules_core::{Config, Game, Seat, Standing, Turn};

/// Four seats in the first turn, seat a to buy or play.
const FOUR: &str = "rapanui
seats: 4
column 1: woodcutter, priest, moai, fish
column 2: priest, moai, grain, woodcutter
column 3: mulberry, woodcutter, sweet-potato, priest
column 4: moai, grain, woodcutter, mulberry
seat a: red, wood 2
  hand: mulberry, sweet-potato, grain
  display: woodcutter
  offerings: fish, mulberry, sweet-potato, grain
seat b: violet, wood 3
  hand: fish, sweet-potato, grain
  display: woodcutter
  offerings: fish, mulberry, sweet-potato, grain
seat c: light-blue, wood 4
  hand: fish, mulberry, grain
  display: woodcutter
  offerings: fish, mulberry, sweet-potato, grain
seat d: yellow-green, wood 5
  hand: fish, mulberry, sweet-potato
  display: woodcutter
  offerings: fish, mulberry, sweet-potato, grain
";

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);
const D: Seat = Seat(3);

/// Reads [`FOUR`] with some of its lines replaced.
#[track_caller]
fn four(lines: &str) -> RapaNui {
    table(&format!("{FOUR}{lines}"))
}

#[track_caller]
fn table(diagram: &str) -> RapaNui {
    RapaNui::from_diagram(diagram).unwrap_or_else(|error| panic!("{error}\n{diagram}"))
}

/// Plays the moves, separated by commas.
#[track_caller]
fn play(mut game: RapaNui, moves: &str) -> RapaNui {
    for text in moves.split(", ").filter(|text| !text.is_empty()) {
        let mv: Move = text.parse().unwrap_or_else(|error| panic!("{error}"));
        if let Err(refusal) = game.play(mv) {
            panic!("{text}: {refusal:?}\n{}", game.diagram());
        }
    }
    game
}

/// The moves of the seat to move, in notation.
fn legal(game: &RapaNui) -> Vec<String> {
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    moves.iter().map(ToString::to_string).collect()
}

/// What chance may do, in notation with weights.
fn chances(game: &RapaNui) -> Vec<String> {
    let mut chances = Vec::new();
    game.chances(&mut chances);
    chances.iter().map(|(mv, weight)| format!("{mv} {weight}")).collect()
}

#[track_caller]
fn refused(game: &RapaNui, text: &str) -> Refusal {
    let mut copy = *game;
    let mv: Move = text.parse().expect("a move");
    let refusal = copy.play(mv).expect_err("an illegal move");
    assert_eq!(copy, *game, "a refused move changes nothing");
    refusal
}

#[track_caller]
fn check_refused(game: &RapaNui, text: &str, rule: &str) {
    assert_eq!(refused(game, text).rule, rule, "{text}");
}

fn to_move(game: &RapaNui) -> Option<Seat> {
    match game.turn() {
        Turn::Seat(seat) => Some(seat),
        Turn::Chance | Turn::Over(_) => None,
    }
}

#[track_caller]
fn standing(game: &RapaNui) -> Standing {
    match game.turn() {
        Turn::Over(standing) => standing,
        Turn::Seat(_) | Turn::Chance => panic!("not over:\n{}", game.diagram()),
    }
}

fn new_table(n_seats: u8) -> RapaNui {
    RapaNui::setup(&Config::seats(n_seats)).expect("a table")
}

/// What everybody sees of a seat.
fn shown(game: &RapaNui, seat: Seat) -> rapanui_rules::ShownTribe {
    game.view(rules_core::Viewer::Spectator).shown.tribes[seat]
}

/// A seat's offering cards, fish first.
fn offerings(game: &RapaNui, seat: Seat) -> [u8; 4] {
    let own = game.view(rules_core::Viewer::Seat(seat)).shown.tribes[seat].offerings;
    let own = own.expect("one's own cards");
    rapanui_rules::Sort::ALL.map(|sort| own[sort])
}
