//! What every bot guarantees, tested on real games.

mod allocations;
mod deadlines;
mod entdecker;
mod giants;
mod layers;
mod search;
mod twins;

use std::any::Any;

use boards::Draw;
use bots::{Bot as _, Budget, Flat, Method, Mind, Strength, Think, choose, playout};
use catalog::{Shelf, Visitor};
use entdecker_rules::Entdecker;
use giants_rules::Giants;
use kuhn_rules::Kuhn;
use rapanui_rules::RapaNui;
use rules_core::{Config, Dice, Game, Seat, Standing, Turn, Viewer};

/// Every method, each with little effort.
pub(crate) const METHODS: [&str; 6] =
    ["random", "greedy:20", "greedy:20/noise=0.1", "flat:20", "search:60", "search:60/replies=1"];

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

pub(crate) fn method(text: &str) -> Method {
    text.parse().expect("a way to think")
}

/// Plays a game in which each decision is made by `pick`.
pub(crate) fn play<G: Game>(
    n_seats: u8,
    seed: u64,
    mut pick: impl FnMut(&G, Seat, &[G::Move], &mut Dice) -> G::Move,
) -> Standing {
    let mut game = G::setup(&Config::seats(n_seats)).expect("seats for the game");
    let mut dice = Dice::from_seed(seed);
    let mut legal = Vec::new();
    loop {
        let mv = match game.turn() {
            Turn::Chance => game.roll(&mut dice),
            Turn::Over(standing) => return standing,
            Turn::Seat(seat) => {
                game.legal_moves(&mut legal);
                pick(&game, seat, &legal, &mut dice)
            }
        };
        game.apply(mv);
    }
}

/// Plays `n_games` games for each number of seats; the bots are tested at one in
/// `step` decisions.
fn bots_choose_legally_and_repeat_themselves<G: Game>(n_games: u64, step: u64) {
    let mut n_seen = 0;
    for n_seats in G::FACTS.n_seats_min..=G::FACTS.n_seats_max {
        for seed in 0..n_games {
            play::<G>(n_seats, seed, |game, seat, legal, dice| {
                n_seen += 1;
                if n_seen % step != 0 {
                    return *dice.pick(legal);
                }
                let view = game.view(Viewer::Seat(seat));
                let seed = dice.word();
                for name in METHODS {
                    let method = method(name);
                    let budget = Budget::visits(method.visits(&mind::<G>()));
                    let choice = || {
                        let dice = &mut Dice::from_seed(seed);
                        method.bot(&mind::<G>()).choose(&view, legal, &budget, dice)
                    };
                    let choice_1 = choice();
                    let mv = choice_1.mv;
                    assert!(legal.contains(&mv), "{name} chose {mv} out of {legal:?}");
                    assert_eq!(choice(), choice_1, "{name} changed its mind");
                }
                *dice.pick(legal)
            });
        }
    }
}

#[test]
fn the_same_view_and_seed_give_the_same_legal_move_in_kuhn() {
    bots_choose_legally_and_repeat_themselves::<Kuhn>(50, 1);
}

#[test]
fn the_same_view_and_seed_give_the_same_legal_move_in_rapanui() {
    bots_choose_legally_and_repeat_themselves::<RapaNui>(1, 1);
}

#[test]
fn the_same_view_and_seed_give_the_same_legal_move_in_giants() {
    bots_choose_legally_and_repeat_themselves::<Giants>(1, 40);
}

#[test]
fn the_same_view_and_seed_give_the_same_legal_move_in_entdecker() {
    bots_choose_legally_and_repeat_themselves::<Entdecker>(1, 20);
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
fn every_strength_knows_the_sure_choices_of_kuhn() {
    // The highest card always calls, the lowest never does.
    for (moves, expected) in [
        ("deal 3, deal 1, pass, bet", "bet"),
        ("deal 1, deal 3, pass, bet", "pass"),
        ("deal 2, deal 3, bet", "bet"),
        ("deal 2, deal 1, bet", "pass"),
    ] {
        let game = kuhn_at(moves);
        let Turn::Seat(seat) = game.turn() else { panic!("nobody to move") };
        let mut legal = Vec::new();
        game.legal_moves(&mut legal);
        let view = game.view(Viewer::Seat(seat));
        for strength in [Strength::Easy, Strength::Medium, Strength::Hard] {
            let mv = choose::<Kuhn>(&mind(), &view, &legal, strength, &mut Dice::from_seed(1));
            assert_eq!(mv.to_string(), expected, "{strength} after {moves}");
        }
    }
}

#[test]
fn playouts_beat_random_clearly_in_rapanui() {
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
