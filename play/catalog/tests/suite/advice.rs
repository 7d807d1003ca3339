//! Advice comes from what a seat sees; prospects know everything.

use catalog::AnyGame;
use rapanui_rules::RapaNui;
use rules_core::{Dice, Game as _, Seat, Turn, Viewer};
use words::Lang;

fn kuhn(moves: &[&str]) -> Box<dyn AnyGame> {
    let mut game = catalog::game("kuhn").expect("a game").setup(2, []).expect("a table");
    for mv in moves {
        game.play(game.read_move(mv).expect("a move")).expect("a legal move");
    }
    game
}

/// Plays at random until a seat that has a choice knows less than the state.
fn rapanui_with_secrets(seed: u64) -> Box<dyn AnyGame> {
    let mut game = catalog::game("rapanui").expect("a game").setup(3, []).expect("a table");
    let mut dice = Dice::from_seed(seed);
    for _ in 0..120 {
        let moves = match game.turn() {
            Turn::Seat(_) => game.legal_moves(),
            Turn::Chance => game.chances().into_iter().map(|(mv, _)| mv).collect(),
            Turn::Over(_) => break,
        };
        let build = moves.iter().find(|mv| game.notation(**mv).starts_with("build"));
        let mv = *build.unwrap_or_else(|| dice.pick(&moves));
        game.play(mv).expect("a legal move");
    }
    game
}

#[test]
fn the_highest_card_is_told_to_bet_and_why() {
    let game = kuhn(&["deal 3", "deal 1", "pass", "bet"]);
    let advice = game.advise(Seat(0), 200, 1).expect("a seat to move");
    assert_eq!((advice.seat, advice.n_visits), (Seat(0), 200));
    let [bet, pass] = &advice.options[..] else { panic!("{advice:?}") };
    let text = |mv| game.notation(mv);
    assert_eq!((text(bet.mv), text(pass.mv)), ("bet".to_owned(), "pass".to_owned()));
    assert_eq!((bet.weight.win, bet.weight.points), (1.0, 2.0));
    assert_eq!((pass.weight.win, pass.weight.points), (0.0, -1.0));
    assert_eq!(bet.label, game.label(bet.mv));
    assert_eq!(bet.line.iter().map(|it| it.mv).collect::<Vec<_>>(), [bet.mv]);
}

#[test]
fn an_expected_line_is_told_by_who_decides() {
    let game = kuhn(&["deal 3", "deal 1"]);
    let advice = game.advise(Seat(0), 400, 1).expect("a seat to move");
    for option in &advice.options {
        assert_eq!(option.line[0].seat, Seat(0));
        assert_eq!(option.line[0].mv, option.mv);
        assert_eq!(option.line[1].seat, Seat(1), "{option:?}");
        let speaker = catalog::speaker(Lang::En, vec!["Anna".to_owned(), "Bea".to_owned()]);
        assert!(speaker.say(&option.line[1].told).contains("Bea"), "{option:?}");
    }
}

#[test]
fn nobody_is_advised_out_of_turn() {
    let game = kuhn(&["deal 3", "deal 1"]);
    assert_eq!(game.advise(Seat(1), 10, 1), None);
    assert_eq!(kuhn(&["deal 3"]).advise(Seat(0), 10, 1), None);
}

#[test]
fn advice_does_not_depend_on_what_the_seat_can_not_see() {
    // To the first seat these are the same: the other card is face down.
    let [low, high] = ["deal 1", "deal 3"].map(|other| kuhn(&["deal 2", other, "pass", "bet"]));
    assert_eq!(low.advise(Seat(0), 300, 7), high.advise(Seat(0), 300, 7));
    for text in ["bet", "pass"] {
        let mv = low.read_move(text).expect("a move");
        assert_eq!(low.weigh(mv, 300, 7), high.weigh(mv, 300, 7));
    }
    // Prospects are for looking back: they know the cards.
    assert_ne!(low.prospects(50, 7), high.prospects(50, 7));
    // To the one who has the card they are not the same.
    let [low, high] = ["deal 1", "deal 3"].map(|other| kuhn(&["deal 2", other, "pass"]));
    assert_ne!(low.advise(Seat(1), 300, 7), high.advise(Seat(1), 300, 7));
}

#[test]
fn in_rapa_nui_too_a_twin_gets_the_same_advice() {
    let entry = catalog::game("rapanui").expect("a game");
    let mut n_twins = 0;
    for seed in 0..20 {
        let game = rapanui_with_secrets(seed);
        let Turn::Seat(seat) = game.turn() else { continue };
        // Another state that looks the same to this seat.
        let state = RapaNui::from_diagram(&game.diagram()).expect("a state");
        let view = state.view(Viewer::Seat(seat));
        let twin = RapaNui::sample(&view, &mut Dice::from_seed(seed));
        n_twins += u32::from(twin != state);
        let twin = entry.from_diagram(&twin.diagram()).expect("a state");
        assert_eq!(twin.advise(seat, 200, seed), game.advise(seat, 200, seed));
    }
    assert!(2 < n_twins, "only {n_twins} states differed from what was imagined");
}

#[test]
fn prospects_follow_the_cards_and_end_with_the_result() {
    let sum = |game: &dyn AnyGame| game.prospects(400, 3).iter().map(|it| it.win).sum::<f32>();
    let before = kuhn(&[]);
    let lucky = kuhn(&["deal 3"]);
    assert!(0.15 < lucky.prospects(400, 3)[0].win - before.prospects(400, 3)[0].win);
    assert!((sum(&*before) - 1.0).abs() < 1e-4);
    let over = kuhn(&["deal 3", "deal 1", "bet", "pass"]).prospects(1, 3);
    assert_eq!((over[0].win, over[0].points, over[0].error), (1.0, 1.0, 0.0));
    assert_eq!((over[1].win, over[1].points), (0.0, -1.0));
    let game = rapanui_with_secrets(1);
    assert!((sum(&*game) - 1.0).abs() < 1e-4);
}

#[test]
fn prospects_know_how_unsure_they_are() {
    let game = kuhn(&[]);
    let [few, many] = [100, 1_600].map(|n_tries| game.prospects(n_tries, 5)[0].error);
    // Sixteen times as many tries: a quarter of the error, that of a coin.
    assert!((few - 0.05).abs() < 0.01, "{few}");
    assert!((many - 0.0125).abs() < 0.003, "{many}");
}
