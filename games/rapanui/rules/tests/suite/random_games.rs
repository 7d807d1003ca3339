//! Many random games, each state checked.

use std::thread;

use rapanui_rules::{Edition, Options, RapaNui};
use rules_core::{Config, Dice, Game, Turn};

/// How many games are played here; `ahu sim --check` plays as many as you like.
const N_GAMES: u64 = 20_000;

fn play_checked(config: &Config<Options>, seed: u64) {
    let mut game = RapaNui::setup(config).expect("a table");
    let mut dice = Dice::from_seed(seed);
    let mut moves = Vec::new();
    for _ in 0..=RapaNui::FACTS.moves_max {
        if let Err(broken) = game.check() {
            panic!("seed {seed}: {broken}\n{}", game.diagram());
        }
        let mv = match game.turn() {
            Turn::Over(_) => return,
            Turn::Chance => game.roll(&mut dice),
            Turn::Seat(_) => {
                game.legal_moves(&mut moves);
                assert!(!moves.is_empty(), "seed {seed} is stuck\n{}", game.diagram());
                *dice.pick(&moves)
            }
        };
        game.apply(mv);
    }
    panic!("seed {seed} goes on for ever\n{}", game.diagram());
}

#[test]
fn twenty_thousand_random_games_end_without_a_broken_invariant() {
    let editions = [Edition::German, Edition::Hungarian, Edition::Italian];
    let configs: Vec<Config<Options>> = (2..=4)
        .flat_map(|n_seats| {
            editions.map(|edition| {
                let options = Options { edition, ..Options::default() };
                Config { n_seats, options }
            })
        })
        .collect();
    thread::scope(|scope| {
        for part in 0..2 {
            let configs = &configs;
            scope.spawn(move || {
                for seed in (part..N_GAMES).step_by(2) {
                    play_checked(&configs[seed as usize / 2 % configs.len()], seed);
                }
            });
        }
    });
}
