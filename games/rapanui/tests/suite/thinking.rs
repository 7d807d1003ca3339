//! How bots play Rapa Nui.

use std::sync::Arc;

use bots::{Bot as _, Budget, Flat, Think as _};
use rapanui_rules::RapaNui;
use rules_core::{Dice, Game as _, Seat, Viewer};
use set_kit::{
    check_allocations, check_choices, check_choices_of_twins, check_deadlines, check_haste,
    check_threads, method, play,
};

#[test]
fn the_same_view_and_seed_give_the_same_legal_move() {
    check_choices::<rapanui::Set>(1, 1);
}

#[test]
fn thinking_ends_when_the_time_is_up() {
    check_deadlines::<rapanui::Set>();
}

#[test]
fn threads_share_the_visits() {
    check_threads::<rapanui::Set>(1);
}

#[test]
fn haste_changes_no_choice() {
    check_haste::<rapanui::Set>(3);
}

#[test]
fn more_visits_allocate_no_more() {
    check_allocations::<rapanui::Set>();
}

#[test]
fn twins_choose_the_same() {
    // After building, cards are face down.
    let n: u32 =
        (0..3).map(|seed| check_choices_of_twins::<rapanui::Set>(3, seed, 1, "build moai")).sum();
    assert!(n > 20, "only {n} states differed from what was imagined");
}

#[test]
fn playouts_beat_random_clearly() {
    const N_GAMES: u64 = 200;
    let budget = Budget::visits(40);
    let mut bot = Flat::<RapaNui>::new(None);
    let n_won = (0..N_GAMES)
        .filter(|seed| {
            // Each seat equally often, because the first turn may be an advantage.
            let seat_of_bot = Seat((seed % 2) as u8);
            let standing = play::<RapaNui>(2, *seed, |game, seat, legal, dice| {
                if seat == seat_of_bot {
                    bot.choose(&game.view(Viewer::Seat(seat)), legal, &budget, dice).mv
                } else {
                    *dice.pick(legal)
                }
            });
            standing.seats()[seat_of_bot].place == 1
        })
        .count();
    assert!(n_won * 100 > 90 * N_GAMES as usize, "they won {n_won} of {N_GAMES}");
}

#[test]
fn the_evaluation_knows_who_is_ahead() {
    let evaluation = rapanui::Set::mind().evaluation().cloned().expect("an evaluation");
    let mut n_right = 0;
    for seed in 0..200 {
        // Shortly before the end of a random game, the seat that is ahead by the
        // evaluation usually wins.
        let mut views = Vec::new();
        let standing = play::<RapaNui>(2, seed, |game, _, legal, dice| {
            views.push(game.view(Viewer::Spectator));
            *dice.pick(legal)
        });
        let worth = evaluation.worth(&views[views.len() - 8]);
        let ahead = Seat(u8::from(worth.win(Seat(0)) < worth.win(Seat(1))));
        n_right += u32::from(standing.seats()[ahead].place == 1);
    }
    assert!(n_right > 150, "{n_right} of 200");
}

#[test]
fn learned_weights_beat_those_written_by_hand() {
    const N_GAMES: u64 = 120;
    let learned = rapanui::Set::mind().evaluation().cloned().expect("an evaluation");
    let hand = learned.with_weights(include_str!("../../weights/hand.txt")).unwrap();
    let greedy = method("greedy:20");
    let mut bots = [
        greedy.judging_bot(&rapanui::Set::mind().judging_by(Some(learned))),
        greedy.judging_bot(&rapanui::Set::mind().judging_by(Some(Arc::new(hand)))),
    ];
    let n_won = (0..N_GAMES)
        .filter(|seed| {
            // The same luck from both seats, in two consecutive games.
            let learner = Seat((seed % 2) as u8);
            let mut thoughts = Dice::from_seed(*seed);
            let standing = play::<RapaNui>(2, seed / 2, |game, seat, legal, _| {
                let bot = &mut bots[usize::from(seat != learner)];
                let view = game.view(Viewer::Seat(seat));
                bot.choose(&view, legal, &Budget::visits(20), &mut thoughts).mv
            });
            standing.seats()[learner].place == 1
        })
        .count();
    // Measured: 72 % of 300 games. By luck alone this happens once in 200 runs.
    assert!(n_won > 74, "{n_won} of {N_GAMES}");
}
