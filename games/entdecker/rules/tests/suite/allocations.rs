//! The hot path allocates nothing.

use entdecker_rules::{Entdecker, Move, Options};
use rules_core::{Config, Dice, Game, Turn, Viewer};

use crate::SMALL;

/// Plays a whole random game with buffers that the caller owns.
fn play_random(
    setup: &Entdecker,
    dice: &mut Dice,
    moves: &mut Vec<Move>,
    chances: &mut Vec<(Move, u32)>,
) -> i32 {
    let mut game = setup.clone();
    loop {
        let mv = match game.turn() {
            Turn::Chance => {
                game.chances(chances);
                game.roll(dice)
            }
            Turn::Seat(_) => {
                game.legal_moves(moves);
                *dice.pick(moves)
            }
            Turn::Over(standing) => {
                return standing.seats().values().iter().map(|it| it.points).sum();
            }
        };
        game.apply(mv);
    }
}

/// The shipped tiles, which are static, and custom ones, which states share.
fn tables() -> [Entdecker; 2] {
    ["", SMALL].map(|tiles| {
        let options = Options { tiles: tiles.to_owned(), ..Options::default() };
        Entdecker::setup(&Config { n_seats: 4, options }).expect("a table")
    })
}

#[test]
fn playing_allocates_nothing() {
    for setup in tables() {
        let mut dice = Dice::from_seed(1);
        let (mut moves, mut chances) = (Vec::with_capacity(256), Vec::with_capacity(64));
        let used = allocation_counter::measure(|| {
            let games = (0..50).map(|_| play_random(&setup, &mut dice, &mut moves, &mut chances));
            assert!(games.sum::<i32>() > 0);
        });
        assert_eq!(used.count_total, 0, "{used:?}");
    }
}

#[test]
fn viewing_and_imagining_allocate_nothing() {
    for game in tables() {
        let mut dice = Dice::from_seed(2);
        let used = allocation_counter::measure(|| {
            for viewer in Viewer::all(4) {
                assert_eq!(Entdecker::sample(&game.view(viewer), &mut dice), game);
            }
        });
        assert_eq!(used.count_total, 0, "{used:?}");
    }
}

#[test]
fn a_state_is_smaller_than_a_kibibyte() {
    assert!(size_of::<Entdecker>() < 1024, "{} bytes", size_of::<Entdecker>());
}
