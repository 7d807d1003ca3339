//! The effect of chance.

use analysis::Analysis;

use crate::{kuhn, look, rapanui, settings};

const CALLED: [&str; 3] = ["pass", "bet", "bet"];

fn deal(first: &str, second: &str) -> Analysis {
    kuhn(&[first, second, CALLED[0], CALLED[1], CALLED[2]], 50)
}

#[test]
fn a_good_card_is_luck_from_the_moment_it_is_dealt() {
    let analysis = deal("deal 3", "deal 1");
    let [first, second] = &analysis.moves[0].swing[..] else { panic!("two seats") };
    assert!(first.win > 0.1 && first.points > 0.1, "{first:?}");
    assert!(second.win < -0.1, "{second:?}");
    let [first, second] = &deal("deal 1", "deal 3").moves[0].swing[..] else { panic!("two seats") };
    assert!(first.win < -0.1 && second.win > 0.1);
}

#[test]
fn luck_is_what_all_cards_did_together() {
    let analysis = deal("deal 3", "deal 1");
    let [first, second] = &analysis.seats[..] else { panic!("two seats") };
    let swings = [0, 1].map(|idx| analysis.moves[idx].swing[0].win);
    assert!((first.luck.win - swings[0] - swings[1]).abs() < 1e-3);
    assert!(first.luck.win > 0.2, "the best cards: {first:?}");
    assert!(second.luck.win < -0.2, "the worst cards: {second:?}");
}

#[test]
fn what_one_wins_by_chance_another_loses() {
    let analysis = look(&rapanui(7, 45, |_, _, _| None), &settings(20));
    let mut n_chance = 0;
    for judged in analysis.moves.iter().filter(|it| it.mover.is_none()) {
        n_chance += 1;
        let sum: f64 = judged.swing.iter().map(|it| it.win).sum();
        assert!(sum.abs() < 1e-3, "{judged:?}");
    }
    assert!(n_chance > 16);
}

#[test]
fn luck_others_and_own_moves_lead_from_the_start_to_the_end() {
    for analysis in [
        deal("deal 2", "deal 1"),
        look(&rapanui(3, 500, |_, _, _| None), &settings(10)),
        look(&rapanui(3, 33, |_, _, _| None), &settings(10)),
    ] {
        for seat in &analysis.seats {
            let rest = seat.rest.expect("looked into");
            let play = seat.play.expect("looked into");
            let parts = [seat.start, seat.luck, seat.others, play, rest];
            let win: f64 = parts.iter().map(|it| it.win).sum();
            let points: f64 = parts.iter().map(|it| it.points).sum();
            assert!((win - seat.end.win).abs() < 0.01, "{seat:?}");
            assert!((points - seat.end.points).abs() < 0.01, "{seat:?}");
            assert!(play.win <= 0.0 && play.points <= 0.0, "{seat:?}");
        }
    }
}

#[test]
fn a_finished_game_ends_with_its_result() {
    let analysis = deal("deal 2", "deal 1");
    assert!(analysis.is_over);
    let ends: Vec<_> = analysis.seats.iter().map(|it| (it.end.win, it.end.points)).collect();
    assert_eq!(ends, [(1.0, 2.0), (0.0, -2.0)]);
}
