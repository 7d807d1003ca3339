//! Many random games, each state checked.

use std::thread;

use entdecker_rules::{Entdecker, Frame, Options};
use rules_core::{Config, Dice, Game, Turn, Viewer};

use crate::SMALL;

/// How many games are played here; `ahu sim --check` plays as many as you like.
const N_GAMES: u64 = 1_200;

/// Plays a game and returns its last state; looks at each one before it.
fn play(config: &Config<Options>, seed: u64, look: impl Fn(&Entdecker)) -> Entdecker {
    let mut game = Entdecker::setup(config).expect("a table");
    let mut dice = Dice::from_seed(seed);
    let mut moves = Vec::new();
    for _ in 0..=Entdecker::FACTS.moves_max {
        look(&game);
        let mv = match game.turn() {
            Turn::Over(_) => return game,
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

fn check(game: &Entdecker) {
    if let Err(broken) = game.check() {
        panic!("{broken}\n{}", game.diagram());
    }
}

#[test]
fn more_than_a_thousand_random_games_end_without_a_broken_invariant() {
    let mut configs: Vec<Config<Options>> = Vec::new();
    for (n_seats, tiles) in (2..=4).flat_map(|n_seats| ["", SMALL].map(|tiles| (n_seats, tiles))) {
        for frame in [Frame::Sea, Frame::Neutral] {
            configs.push(Config { n_seats, options: Options { frame, tiles: tiles.to_owned() } });
        }
    }
    thread::scope(|scope| {
        for part in 0..2 {
            let configs = &configs;
            scope.spawn(move || {
                for seed in (part..N_GAMES).step_by(2) {
                    play(&configs[seed as usize / 2 % configs.len()], seed, check);
                }
            });
        }
    });
}

/// The shipped tiles are a stand-in. They were chosen so that random games
/// lose about 31 of 100 tiles, draw about 84 of 90, find about 15 islands and
/// complete about 13 of them, and fill the chart in about 7 of 10 games.
#[test]
fn the_shipped_tiles_make_games_of_the_intended_shape() {
    const N: u64 = 1_500;
    let (mut n_drawn, mut n_lost, mut n_full, mut n_islands, mut n_complete) = (0, 0, 0, 0, 0);
    for seed in 0..N {
        let view = play(&Config::seats(3), seed, |_| ()).view(Viewer::Spectator);
        n_drawn += 90 - u64::from(view.stacks.n_tiles());
        n_lost += u64::from(view.n_lost);
        n_full += u64::from(view.chart.unknown(&view.tiles).is_empty());
        for island in view.chart.islands(&view.tiles) {
            n_islands += 1;
            n_complete += u64::from(island.is_complete());
        }
    }
    let each = |n: u64| n as f64 / N as f64;
    let near = |actual: f64, intended: f64, by: f64| (actual - intended).abs() < by;
    let lost = n_lost as f64 / n_drawn as f64;
    assert!(near(lost, 0.31, 0.01), "{lost} of the tiles don't fit");
    assert!(near(each(n_drawn), 84.0, 1.0), "{} tiles are drawn", each(n_drawn));
    assert!(near(each(n_full), 0.7, 0.05), "{} of the charts are full", each(n_full));
    assert!(near(each(n_islands), 15.0, 1.0), "{} islands", each(n_islands));
    assert!(near(each(n_complete), 13.0, 0.5), "{} islands are complete", each(n_complete));
}
