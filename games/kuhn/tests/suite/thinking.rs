//! How bots play Kuhn poker.

use bots::{Strength, Think as _, choose};
use kuhn_rules::Kuhn;
use rules_core::{Config, Dice, Game as _, Turn, Viewer};
use set_kit::{check_choices, check_choices_of_twins};

#[test]
fn the_same_view_and_seed_give_the_same_legal_move() {
    check_choices::<kuhn::Set>(50, 1);
}

#[test]
fn twins_choose_the_same() {
    let n: u32 = (0..10).map(|seed| check_choices_of_twins::<kuhn::Set>(3, seed, 1, "")).sum();
    assert!(n > 20, "only {n} states differed from what was imagined");
}

#[test]
fn every_strength_knows_the_sure_choices() {
    // The highest card always calls, the lowest never does.
    for (moves, expected) in [
        ("deal 3, deal 1, pass, bet", "bet"),
        ("deal 1, deal 3, pass, bet", "pass"),
        ("deal 2, deal 3, bet", "bet"),
        ("deal 2, deal 1, bet", "pass"),
    ] {
        let game = after(moves);
        let Turn::Seat(seat) = game.turn() else { panic!("nobody to move") };
        let mut legal = Vec::new();
        game.legal_moves(&mut legal);
        let view = game.view(Viewer::Seat(seat));
        for strength in [Strength::Easy, Strength::Medium, Strength::Hard] {
            let mv = choose::<Kuhn>(
                &kuhn::Set::mind(),
                &view,
                &legal,
                strength,
                &mut Dice::from_seed(1),
            );
            assert_eq!(mv.to_string(), expected, "{strength} after {moves}");
        }
    }
}

fn after(moves: &str) -> Kuhn {
    let mut game = Kuhn::setup(&Config::seats(2)).expect("2 seats");
    for mv in moves.split(", ") {
        game.play(mv.parse().expect("a move")).expect("a legal move");
    }
    game
}
