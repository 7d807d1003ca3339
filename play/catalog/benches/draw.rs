//! How long drawing a table for a browser takes.
//!
//! Draws states of some games for each viewer, and prints the median and the
//! slowest hundredth: for those who are asked, with targets and reasons, and
//! for those who look on.

use std::{cell::LazyCell, time::Instant};

use boards::{Choice, Desk, Draw, MoveId, draw};
use bots::Think;
use catalog::{Shelf, Visitor};
use rules_core::{Config, Dice, Game as _, MoveOf, Turn, Viewer};
use words::{Lang, Speaker};

/// How many random games are drawn, and one of how many of their states.
const N_GAMES: u64 = 6;
const ONE_OF: usize = 3;

fn main() {
    catalog::each(&mut Measured);
}

struct Measured;

impl Visitor for Measured {
    fn visit<S: Draw + Think>(&mut self, shelf: Shelf) {
        if shelf == Shelf::Game {
            let facts = S::Game::FACTS;
            let setup = S::Game::setup(&Config::seats(facts.n_seats_max));
            measure::<S>(facts.key, &setup.expect("a full table"));
        }
    }
}

/// Draws states of random games.
fn measure<S: Draw>(name: &str, setup: &S::Game) {
    let speaker = catalog::speaker(Lang::De, vec!["Anna".to_owned(); 5]);
    let (mut asked, mut onlookers) = (Vec::new(), Vec::new());
    let (mut n_bytes, mut n_states) = (0, 0);
    for seed in 0..N_GAMES {
        let mut game = setup.clone();
        let mut dice = Dice::from_seed(seed);
        while !matches!(game.turn(), Turn::Over(_)) {
            n_states += 1;
            for viewer in game.viewers().filter(|_| n_states % ONE_OF == 0) {
                let is_asked =
                    matches!(game.turn(), Turn::Seat(seat) if viewer == Viewer::Seat(seat));
                let (micros, len) = time::<S>(&game, viewer, is_asked, &speaker);
                if is_asked { &mut asked } else { &mut onlookers }.push(micros);
                n_bytes = len.max(n_bytes);
            }
            game.apply(*dice.pick(&game.successors()));
        }
    }
    #[expect(clippy::print_stdout, reason = "a program of its own")]
    {
        println!("{name}, asked: {}", told(asked));
        println!("{name}, onlookers: {}", told(onlookers));
        println!("{name}, at most {n_bytes} bytes");
    }
}

fn told(mut micros: Vec<f64>) -> String {
    micros.sort_unstable_by(f64::total_cmp);
    let (median, slow) = (micros[micros.len() / 2], micros[micros.len() * 99 / 100]);
    format!("{} tables, median {median:.0} µs, 99 % under {slow:.0} µs", micros.len())
}

fn time<S: Draw>(
    game: &S::Game,
    viewer: Viewer,
    is_asked: bool,
    speaker: &Speaker,
) -> (f64, usize) {
    let view = game.view(viewer);
    let moves = if is_asked { game.successors() } else { Vec::new() };
    let choice = |mv: &MoveOf<S>| Choice {
        mv: MoveId::of::<S::Game>(*mv),
        notation: mv.to_string(),
        label: S::label(&view, *mv),
        reveals: false,
        ends_turn: false,
        is_final: false,
    };
    let choices: Vec<Choice> = moves.iter().map(choice).collect();
    let start = Instant::now();
    let sampled = LazyCell::new(|| S::Game::sample(&view, &mut Dice::from_seed(0)));
    let why_not = |mv: MoveOf<S>| S::refusal(&sampled.refuse(mv));
    let choices = choices.iter().map(|it| (it.mv.typed::<S::Game>(), it));
    let desk = Desk::new(speaker, viewer.seat()).with_choices(choices).with_reasons(&why_not);
    let drawing = draw::<S>(&view, game.n_seats(), &desk);
    let micros = start.elapsed().as_secs_f64() * 1e6;
    (micros, drawing.board.0.len() + drawing.tray.0.len())
}
