//! The hot path allocates nothing.

use giants_rules::{Giants, Move, Options};
use rules_core::{Config, Dice, Game, Options as _, Turn, Viewer};

/// Plays a whole random game with a buffer that the caller owns.
fn play_random(setup: &Giants, dice: &mut Dice, moves: &mut Vec<Move>) -> u32 {
    let mut game = setup.clone();
    let mut n_moves = 0;
    loop {
        let mv = match game.turn() {
            Turn::Chance => game.roll(dice),
            Turn::Seat(_) => {
                game.legal_moves(moves);
                *dice.pick(moves)
            }
            Turn::Over(_) => return n_moves,
        };
        game.apply(mv);
        n_moves += 1;
    }
}

#[track_caller]
fn check_playing(n_seats: u8, board: &str) {
    let options = Options::from_pairs([("board", board)]).expect("options");
    let setup = Giants::setup(&Config { n_seats, options }).expect("a table");
    let mut dice = Dice::from_seed(1);
    let mut moves = Vec::with_capacity(256);
    let used = allocation_counter::measure(|| {
        let n_moves: u32 = (0..20).map(|_| play_random(&setup, &mut dice, &mut moves)).sum();
        assert!(n_moves > 1_000);
    });
    assert_eq!(used.count_total, 0, "{used:?}");
}

#[test]
fn playing_allocates_nothing() {
    check_playing(2, "motu-iti");
    check_playing(5, "");
}

#[test]
fn playing_on_a_board_of_ones_own_allocates_nothing() {
    let text = include_str!("../../data/motu-iti-30.txt").replace("Motu Iti", "Mine");
    check_playing(3, &text);
}

#[test]
fn viewing_and_imagining_allocate_nothing() {
    let mut dice = Dice::from_seed(2);
    let mut game = Giants::setup(&Config::seats(3)).expect("a table");
    let mut n_views = 0;
    while let Turn::Seat(_) | Turn::Chance = game.turn() {
        let moves = game.successors();
        let used = allocation_counter::measure(|| {
            for viewer in Viewer::all(3) {
                let view = game.view(viewer);
                let imagined = Giants::sample(&view, &mut dice);
                assert_eq!(imagined.turn(), game.turn());
                n_views += 1;
            }
        });
        assert_eq!(used.count_total, 0, "{used:?}");
        game.apply(*dice.pick(&moves));
    }
    assert!(n_views > 1_000);
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<Giants>() <= 1_024, "{} bytes", size_of::<Giants>());
}

#[test]
fn a_move_is_no_larger_than_what_it_says() {
    // Which one, a kind of piece and a hex: the phases need no further space.
    assert_eq!(size_of::<Move>(), 3);
}
