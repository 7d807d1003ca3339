//! The hot path allocates nothing.

use rapanui_rules::{Move, RapaNui};
use rules_core::{Config, Dice, Game, Turn, Viewer};

/// Plays a whole random game with a buffer that the caller owns.
fn play_random(setup: &RapaNui, dice: &mut Dice, moves: &mut Vec<Move>) -> i32 {
    let mut game = *setup;
    loop {
        let mv = match game.turn() {
            Turn::Chance => game.roll(dice),
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

#[test]
fn playing_allocates_nothing() {
    let setup = RapaNui::setup(&Config::seats(4)).expect("a table");
    let mut dice = Dice::from_seed(1);
    let mut moves = Vec::with_capacity(32);
    let used = allocation_counter::measure(|| {
        let points: i32 = (0..50).map(|_| play_random(&setup, &mut dice, &mut moves)).sum();
        assert!(points > 0);
    });
    assert_eq!(used.count_total, 0, "{used:?}");
}

#[test]
fn viewing_and_imagining_allocate_nothing() {
    let mut dice = Dice::from_seed(2);
    let mut game = RapaNui::setup(&Config::seats(3)).expect("a table");
    while game.turn() == Turn::Chance {
        game.apply(game.roll(&mut dice));
    }
    let used = allocation_counter::measure(|| {
        for viewer in Viewer::all(3) {
            assert_eq!(RapaNui::sample(&game.view(viewer), &mut dice), game);
        }
    });
    assert_eq!(used.count_total, 0, "{used:?}");
}

#[test]
fn the_counter_counts() {
    let used = allocation_counter::measure(|| drop(std::hint::black_box(vec![1_u8; 100])));
    assert_eq!(used.count_total, 1);
}
