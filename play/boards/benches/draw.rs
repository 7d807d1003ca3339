//! How long drawing a table for a browser takes.
//!
//! Draws every state of some games for each viewer, and prints the median and
//! the slowest hundredth: for those who are asked, with targets and reasons,
//! and for those who look on.

use std::{cell::LazyCell, time::Instant};

use boards::{Choice, Desk, Draw, draw};
use entdecker::Entdecker;
use rapanui::RapaNui;
use rules_core::{Config, Dice, Turn, Viewer};
use words::{Lang, Message, Speaker};

fn main() {
    time_games::<RapaNui>();
    time_games::<Entdecker>();
}

fn time_games<G: Draw>() {
    let speaker = Speaker::new(Lang::De, vec!["Anna".to_owned(); 4]);
    let setup = G::setup(&Config::seats(4)).expect("a table for four");
    let mut asked = Vec::new();
    let mut onlookers = Vec::new();
    let mut n_bytes = 0;
    for seed in 0..10 {
        let mut game = setup.clone();
        let mut dice = Dice::from_seed(seed);
        while !matches!(game.turn(), Turn::Over(_)) {
            for viewer in game.viewers() {
                let is_asked =
                    matches!(game.turn(), Turn::Seat(seat) if viewer == Viewer::Seat(seat));
                let (micros, len) = time(&game, viewer, is_asked, &speaker);
                if is_asked { &mut asked } else { &mut onlookers }.push(micros);
                n_bytes = len.max(n_bytes);
            }
            game.apply(*dice.pick(&game.successors()));
        }
    }
    #[expect(clippy::print_stdout, reason = "a program of its own")]
    {
        println!("{}", G::FACTS.key);
        println!("asked: {}", told(asked));
        println!("onlookers: {}", told(onlookers));
        println!("at most {n_bytes} bytes");
    }
}

fn told(mut micros: Vec<f64>) -> String {
    micros.sort_unstable_by(f64::total_cmp);
    let (median, slow) = (micros[micros.len() / 2], micros[micros.len() * 99 / 100]);
    format!("{} tables, median {median:.0} µs, 99 % under {slow:.0} µs", micros.len())
}

fn time<G: Draw>(game: &G, viewer: Viewer, is_asked: bool, speaker: &Speaker) -> (f64, usize) {
    let view = game.view(viewer);
    let moves = if is_asked { game.successors() } else { Vec::new() };
    let labelled: Vec<(String, Message)> =
        moves.iter().map(|mv| (mv.to_string(), G::label(&view, *mv))).collect();
    let start = Instant::now();
    let sampled = LazyCell::new(|| G::sample(&view, &mut Dice::from_seed(0)));
    let why_not = |text: &str| text.parse().ok().map(|mv| G::refusal(&sampled.refuse(mv)));
    let choices = labelled.iter().map(|(mv, label)| Choice { mv, label, is_final: false });
    let desk = Desk::new(speaker, viewer.seat()).with_choices(choices).with_reasons(&why_not);
    let drawing = draw::<G>(&view, game.n_seats(), &desk);
    let micros = start.elapsed().as_secs_f64() * 1e6;
    (micros, drawing.board.0.len() + drawing.tray.0.len())
}
