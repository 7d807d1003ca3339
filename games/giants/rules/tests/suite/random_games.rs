//! Many random games, each state checked.

use std::thread;

use giants_rules::{Giants, Options};
use rules_core::{Config, Dice, Game, Options as _, Turn};

/// How many games are played here; `ahu sim --check` plays as many as you like.
const N_GAMES: u64 = 1_200;

fn play_checked(config: &Config<Options>, seed: u64) {
    let mut game = Giants::setup(config).expect("a table");
    let mut dice = Dice::from_seed(seed);
    let mut moves = Vec::new();
    for _ in 0..=Giants::FACTS.moves_max {
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
fn random_games_end_without_a_broken_invariant() {
    let options = [
        &[][..],
        &[("start-workers", "2"), ("tablets-score", "3-per-pair")],
        &[("statue-scoring", "when-erected"), ("pedestals", "open")],
        &[("screens", "closed")],
    ];
    let small = [&[("board", "motu-iti")][..], &[("board", "motu-iti"), ("start-workers", "2")]];
    let tables = (2..=5).flat_map(|n_seats| options.map(|pairs| (n_seats, pairs)));
    let tables = tables.chain((2..=3).flat_map(|n_seats| small.map(|pairs| (n_seats, pairs))));
    let configs: Vec<Config<Options>> = tables
        .map(|(n_seats, pairs)| {
            let options = Options::from_pairs(pairs.iter().copied()).expect("options");
            Config { n_seats, options }
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
