//! All tests of the analysis, in one binary.

mod choices;
mod luck;
mod whole;

use analysis::{Analysis, Settings, analyse};
use bots::Strength;
use catalog::{AnyGame, MoveId};
use record::{Mover, Record};
use rules_core::{Dice, Turn};

fn settings(visits: u32) -> Settings {
    // Few games are enough unless a test is about luck.
    Settings { tries: 12, ..Settings::new(visits) }
}

/// Makes a record from a list of moves; the rules determine who makes each one.
fn record(game: &str, n_seats: u8, moves: &[impl AsRef<str>]) -> Record {
    let mut state = catalog::game(game).expect("a game").setup(n_seats, []).expect("a table");
    let mut record = Record::new(state.to_setup().expect("a setup"));
    for mv in moves {
        push(&mut record, &mut *state, mv.as_ref());
    }
    record
}

fn push(record: &mut Record, state: &mut dyn AnyGame, mv: &str) {
    let mover = match state.turn() {
        Turn::Seat(seat) => Mover::Seat(seat),
        Turn::Chance => Mover::Chance,
        Turn::Over(_) => panic!("{mv} after the end"),
    };
    state.play(state.read_move(mv).expect("a move")).expect("a legal move");
    record.push(mover, mv).expect("a move that fits");
}

fn look(record: &Record, settings: &Settings) -> Analysis {
    let entry = catalog::game(record.setup().game()).expect("a game");
    analyse(entry, record, settings, 2, &|_, _| {}).expect("a game that replays")
}

fn kuhn(moves: &[&str], visits: u32) -> Analysis {
    look(&record("kuhn", 2, moves), &Settings { tries: 400, ..settings(visits) })
}

/// Plays Rapa Nui as the bot advises; `choose` may pick another move.
fn rapanui(
    seed: u64,
    n_moves: usize,
    mut choose: impl FnMut(&dyn AnyGame, usize, &catalog::Advice) -> Option<MoveId>,
) -> Record {
    let mut state = catalog::game("rapanui").expect("a game").setup(2, []).expect("a table");
    let mut record = Record::new(state.to_setup().expect("a setup"));
    let mut dice = Dice::from_seed(seed);
    for number in 1..=n_moves {
        let mv = match state.turn() {
            Turn::Chance => {
                let point = dice.below(state.chance_weight());
                state.chance_at(point).expect("a point below the weight")
            }
            Turn::Seat(seat) => {
                let visits = state.search_visits(Strength::Medium);
                let advice = state.advise(seat, visits, seed).expect("a seat to move");
                choose(&*state, number, &advice).unwrap_or_else(|| advice.options[0].mv)
            }
            Turn::Over(_) => break,
        };
        let text = state.notation(mv);
        push(&mut record, &mut *state, &text);
    }
    record
}
