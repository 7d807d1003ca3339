//! What a search reports about its choice.

use bots::{Bot as _, Budget, Search, Tuning};
use entdecker_rules::Entdecker;
use rapanui_rules::RapaNui;
use rules_core::{Config, Dice, Game, Seat, Turn, Viewer};

use set_kit::{method, play};

use crate::thinking::{kuhn_at, mind};

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
