//! What a search reports about its choice.

use std::sync::Arc;

use bots::{Bot as _, Budget, Search, Tuning};
use entdecker_rules::Entdecker;
use giants_rules::Giants;
use rapanui_rules::RapaNui;
use rules_core::{Config, Dice, Game, Seat, Turn, Viewer};

use crate::thinking::{kuhn_at, method, mind, play};

#[test]
fn a_choice_comes_with_its_reason() {
    let game = kuhn_at("deal 3, deal 1, pass, bet");
    let mut legal = Vec::new();
    game.legal_moves(&mut legal);
    let view = game.view(Viewer::Seat(Seat(0)));
    let mut bot = Search::<kuhn_rules::Kuhn>::new(&bots::Mind::default(), Tuning::default());
    let choice = bot.choose(&view, &legal, &Budget::visits(200), &mut Dice::from_seed(1));
    assert_eq!(choice.mv.to_string(), "bet");
    assert_eq!(choice.line, [choice.mv]);
    assert_eq!(choice.n_visits, 200);
    let [bet, pass] = choice.candidates[..] else { panic!("{choice:?}") };
    assert_eq!(bet.mv, choice.mv);
    // The highest card wins two chips against a bet, and loses one by passing.
    assert_eq!((bet.points, bet.win), (2.0, 1.0));
    assert_eq!((pass.points, pass.win), (-1.0, 0.0));
    assert!(pass.n_visits < bet.n_visits);
}

#[test]
fn a_move_can_be_weighed_alone() {
    let game = kuhn_at("deal 2, deal 1, pass, bet");
    let mut legal = Vec::new();
    game.legal_moves(&mut legal);
    let view = game.view(Viewer::Seat(Seat(0)));
    let mut search = Search::<kuhn_rules::Kuhn>::new(&bots::Mind::default(), Tuning::default());
    let budget = Budget::visits(300);
    let mut weigh = |text: &str| {
        let mv = legal.iter().copied().find(|it| it.to_string() == text).expect("a legal move");
        search.weigh(&view, &legal, mv, &budget, &mut Dice::from_seed(4))
    };
    // Passing always loses a chip; against an unknown card a bet wins half of the
    // time. Either move gets all the visits, however bad it is.
    let pass = weigh("pass");
    assert_eq!((pass.n_visits, pass.points, pass.win), (300, -1.0, 0.0));
    let bet = weigh("bet");
    assert_eq!(bet.n_visits, 300);
    assert!((bet.win - 0.5).abs() < 0.1, "{bet:?}");
    // Afterwards it chooses among all moves again.
    let choice = search.choose(&view, &legal, &budget, &mut Dice::from_seed(4));
    assert!(choice.candidates.iter().all(|it| it.n_visits > 0), "{choice:?}");
    assert_eq!(search.line_after(choice.mv), choice.line);
}

/// Compares one in `step` decisions.
fn haste_changes_no_choice<G: Game>(step: u32) {
    let mut patient = Search::<G>::new(&mind(), Tuning::default());
    let mut hasty = Search::<G>::new(&mind(), Tuning::default()).hasty();
    let (mut n_seen, mut n_saved) = (0, 0);
    play::<G>(2, 5, |game, seat, legal, dice| {
        n_seen += 1;
        if n_seen % step == 0 && legal.len() > 1 {
            let view = game.view(Viewer::Seat(seat));
            let choose = |search: &mut Search<G>| {
                let mut thoughts = Dice::from_seed(n_seen.into());
                let choice = search.choose(&view, legal, &Budget::visits(150), &mut thoughts);
                (choice, thoughts.word())
            };
            let ((slow, after_slow), (fast, after_fast)) =
                (choose(&mut patient), choose(&mut hasty));
            assert_eq!(fast.mv, slow.mv);
            assert_eq!(after_fast, after_slow, "as if all visits had been made");
            assert_eq!(slow.n_visits, 150);
            n_saved += slow.n_visits - fast.n_visits;
        }
        *dice.pick(legal)
    });
    assert!(n_saved > 0);
}

#[test]
fn haste_changes_no_choice_in_rapanui() {
    haste_changes_no_choice::<RapaNui>(3);
}

#[test]
fn haste_changes_no_choice_in_giants() {
    haste_changes_no_choice::<Giants>(25);
}

#[test]
fn haste_changes_no_choice_in_entdecker() {
    haste_changes_no_choice::<Entdecker>(15);
}

#[test]
fn a_line_can_be_played() {
    play::<RapaNui>(2, 3, |game, seat, legal, dice| {
        let view = game.view(Viewer::Seat(seat));
        let mut bot = method("search:400").bot(&mind::<RapaNui>());
        let choice = bot.choose(&view, legal, &Budget::visits(400), dice);
        assert_eq!(choice.line.first(), Some(&choice.mv));
        if legal.len() > 1 {
            assert_eq!(choice.candidates.len(), legal.len());
            assert!(choice.candidates.iter().all(|it| (0.0..=1.0).contains(&it.win)));
            let most = choice.candidates.iter().map(|it| it.n_visits).max();
            assert_eq!(most, Some(choice.candidates[0].n_visits));
        }
        choice.mv
    });
}

#[test]
fn the_evaluation_knows_who_is_ahead() {
    let evaluation = mind::<RapaNui>().evaluation().cloned().expect("an evaluation");
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
    let learned = mind::<RapaNui>().evaluation().cloned().expect("an evaluation");
    let hand = learned
        .with_weights(include_str!("../../../../../games/rapanui/weights/hand.txt"))
        .unwrap();
    let greedy = method("greedy:20");
    let mut bots = [
        greedy.judging_bot(&mind().judging_by(Some(learned))),
        greedy.judging_bot(&mind().judging_by(Some(Arc::new(hand)))),
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

#[test]
fn a_full_tree_is_searched_on() {
    // More visits than the tree has room for.
    assert_eq!(n_visits_at_first::<RapaNui>(2, 200_000, Tuning::default()), 200_000);
}

/// Returns how many visits the search makes at the first decision of a game.
fn n_visits_at_first<G: Game>(n_seats: u8, visits: u32, tuning: Tuning) -> u32 {
    let mut game = G::setup(&Config::seats(n_seats)).expect("a table");
    let mut dice = Dice::from_seed(1);
    while game.turn() == Turn::Chance {
        game.apply(game.roll(&mut dice));
    }
    let Turn::Seat(seat) = game.turn() else { panic!("nobody to move") };
    let mut legal = Vec::new();
    game.legal_moves(&mut legal);
    let mut search = Search::<G>::new(&mind(), tuning);
    let budget = Budget::visits(visits);
    search.choose(&game.view(Viewer::Seat(seat)), &legal, &budget, &mut dice).n_visits
}

#[test]
fn a_turn_is_finished_where_the_tree_is_full() {
    // There is room only for the moves at the root: what comes after them can't be
    // stored, but must be played before a position is judged.
    let mut n_seen = 0;
    play::<Entdecker>(2, 4, |game, seat, legal, dice| {
        let weigh = |finish| {
            let tuning = Tuning { finish: Some(finish), ..Tuning::default() };
            let search = Search::<Entdecker>::new(&mind(), tuning);
            let mut search = search.within(legal.len() + 1);
            let view = game.view(Viewer::Seat(seat));
            search.choose(&view, legal, &Budget::visits(60), &mut Dice::from_seed(9)).candidates
        };
        // Placing the ship starts a voyage.
        if matches!(legal[0], entdecker_rules::Move::Start(_)) && n_seen < 3 {
            n_seen += 1;
            assert_ne!(weigh(0), weigh(8));
        }
        *dice.pick(legal)
    });
    assert_eq!(n_seen, 3);
}

#[test]
fn replies_are_played_on_with_many_visits_at_large_tables() {
    let visits = |n_seats, replies| {
        let tuning = Tuning { replies: Some(replies), ..Tuning::default() };
        n_visits_at_first::<Entdecker>(n_seats, 200, tuning)
    };
    // Each of them counts as ten.
    assert_eq!(visits(3, 200), 20);
    assert_eq!(visits(4, 1), 20);
    // Too few visits, a small table, and never.
    assert_eq!(visits(4, 201), 200);
    assert_eq!(visits(2, 1), 200);
    assert_eq!(visits(4, 0), 200);
}

#[test]
fn a_position_is_judged_when_the_others_have_replied() {
    let evaluation = mind::<Entdecker>().evaluation().cloned().expect("an evaluation");
    let mut n_seen = 0;
    play::<Entdecker>(3, 4, |game, seat, legal, dice| {
        let stop = entdecker_rules::Move::Stop;
        let mut after = game.clone();
        if legal.len() > 1 && legal.contains(&stop) {
            after.apply(stop);
        }
        // If the next seat starts its turn immediately, there is nothing to roll.
        if matches!(after.turn(), Turn::Seat(next) if next != seat) {
            n_seen += 1;
            let tuning = Tuning { replies: Some(1), ..Tuning::default() };
            let mut search = Search::<Entdecker>::new(&mind(), tuning);
            let view = game.view(Viewer::Seat(seat));
            let budget = Budget::visits(60);
            let later = search.weigh(&view, legal, stop, &budget, &mut Dice::from_seed(9));
            let at_once = evaluation.worth(&after.view(Viewer::Seat(seat))).points(seat);
            assert!((later.points - at_once).abs() > 0.01, "{later:?}, {at_once}");
        }
        *dice.pick(legal)
    });
    assert!(n_seen > 3, "{n_seen}");
}
