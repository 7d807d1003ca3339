//! How bots choose, on real games.

mod layers;
mod search;

use std::any::Any;

use boards::Draw;
use bots::{Budget, Method, Mind, Strength, Think, choose, playout};
use catalog::{Shelf, Visitor};
use kuhn_rules::Kuhn;
use rapanui_rules::RapaNui;
use rules_core::{Config, Dice, Game, Seat, Turn, Viewer};
use set_kit::{METHODS, method, play};

/// What bots know of a game, by the type of its state.
pub(crate) fn mind<G: Game>() -> Mind<G> {
    struct Found<G: Game>(Option<Mind<G>>);
    impl<G: Game> Visitor for Found<G> {
        fn visit<S: Draw + Think>(&mut self, _: Shelf) {
            let mind: Box<dyn Any> = Box::new(S::mind());
            self.0 = mind.downcast().ok().map(|it| *it).or(self.0.take());
        }
    }
    let mut found = Found(None);
    catalog::each(&mut found);
    found.0.expect("a game of the list")
}

#[test]
fn an_old_bot_chooses_as_a_new_one() {
    for name in METHODS {
        let method = method(name);
        let budget = Budget::visits(method.visits(&mind::<RapaNui>()));
        let mut old = method.bot(&mind::<RapaNui>());
        play::<RapaNui>(2, 5, |game, seat, legal, dice| {
            let view = game.view(Viewer::Seat(seat));
            let seed = dice.word();
            let a = old.choose(&view, legal, &budget, &mut Dice::from_seed(seed));
            let b = method.bot(&mind::<RapaNui>()).choose(
                &view,
                legal,
                &budget,
                &mut Dice::from_seed(seed),
            );
            assert_eq!(a, b, "{name}");
            a.mv
        });
    }
}

#[test]
fn other_seeds_lead_to_other_random_moves() {
    let legal: Vec<kuhn_rules::Move> = ["pass", "bet"].map(|mv| mv.parse().unwrap()).into();
    let view = kuhn_at("deal 1, deal 2").view(Viewer::Seat(Seat(0)));
    let pick = |seed| {
        choose::<Kuhn>(&mind(), &view, &legal, Strength::Random, &mut Dice::from_seed(seed))
            .to_string()
    };
    let n_bets = (0..1_000).filter(|seed| pick(*seed) == "bet").count();
    assert!((450..550).contains(&n_bets), "{n_bets} of 1000");
}

#[test]
fn a_forced_move_takes_no_thought() {
    let view = kuhn_at("deal 1, deal 2").view(Viewer::Seat(Seat(0)));
    let only = ["bet".parse().unwrap()];
    for strength in Strength::ALL {
        let mut dice = Dice::from_seed(3);
        assert_eq!(choose::<Kuhn>(&mind(), &view, &only, strength, &mut dice), only[0]);
        assert_eq!(dice.word(), Dice::from_seed(3).word(), "{strength} used the dice");
    }
}

#[test]
#[should_panic(expected = "nothing to choose from")]
fn nobody_is_asked_without_a_move() {
    let view = kuhn_at("deal 1, deal 2").view(Viewer::Seat(Seat(0)));
    choose::<Kuhn>(&mind(), &view, &[], Strength::Random, &mut Dice::from_seed(0));
}

#[test]
fn a_playout_ends_and_repeats_itself() {
    let mut moves = Vec::new();
    let mut points = |seed| {
        let mut game = RapaNui::setup(&Config::seats(3)).unwrap();
        let standing = playout(&mut game, &mut moves, &mut Dice::from_seed(seed));
        assert!(matches!(game.turn(), Turn::Over(_)));
        standing
    };
    assert_eq!(points(5), points(5));
    assert_ne!(points(5), points(6));
}

#[test]
fn a_strength_has_one_name() {
    for strength in Strength::ALL {
        assert_eq!(strength.key().parse(), Ok(strength));
    }
    let error = "genius".parse::<Strength>().unwrap_err().to_string();
    let expected = "there is no bot \"genius\": expected random, easy, medium, hard, expert";
    assert_eq!(error, expected);
}

#[test]
fn a_method_has_one_notation() {
    for text in [
        "greedy",
        "greedy:20/noise=0.1",
        "flat:400",
        "search:2000",
        "search:2000/explore=0.7/prior=1/plies=4/finish=3/wide=5",
    ] {
        assert_eq!(method(text).to_string(), text);
    }
    assert_eq!(method("hard"), Method::Named(Strength::Hard));
    assert_eq!(method("hard").to_string(), "hard");
    for bad in ["", "search", "search:x", "search:9/speed=3", "flat:9/noise=1", "greedy/noise=-1"] {
        let error = bad.parse::<Method>().unwrap_err().to_string();
        assert!(error.ends_with("greedy, flat:N or search:N"), "{error}");
    }
}

pub(crate) fn kuhn_at(moves: &str) -> Kuhn {
    let mut game = Kuhn::setup(&Config::seats(2)).expect("2 seats");
    for mv in moves.split(", ") {
        game.play(mv.parse().expect("a move")).expect("a legal move");
    }
    game
}
