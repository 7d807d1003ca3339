//! What a decision lost, judged by what its seat could see.

use analysis::{Grade, JudgedChoice, Settings};

use crate::{kuhn, look, rapanui, record, settings};

fn choice(analysis: &analysis::Analysis, number: usize) -> &JudgedChoice {
    analysis.moves[number - 1].choice.as_ref().expect("a choice")
}

#[test]
fn passing_with_the_highest_card_after_a_bet_throws_the_game_away() {
    let analysis = kuhn(&["deal 3", "deal 1", "pass", "bet", "pass"], 200);
    let blunder = choice(&analysis, 5);
    assert_eq!(blunder.grade, Grade::Blunder);
    assert_eq!(blunder.best, "bet");
    // From a sure win of two chips to a sure loss of one.
    assert_eq!((blunder.best_promise.win, blunder.best_promise.points), (1.0, 2.0));
    assert_eq!((blunder.played_promise.win, blunder.played_promise.points), (0.0, -1.0));
    assert_eq!((blunder.loss.win, blunder.loss.points), (1.0, 3.0));
    assert_eq!(blunder.noise, 0.0);
    let report = &analysis.seats[0];
    assert_eq!(report.n_by_grade[Grade::Blunder as usize], 1);
    assert_eq!(report.play.expect("looked into").win, -1.0 - choice(&analysis, 3).loss.win);
}

#[test]
fn the_best_move_loses_nothing() {
    let analysis = kuhn(&["deal 3", "deal 1", "pass", "bet", "bet"], 200);
    let best = choice(&analysis, 5);
    assert_eq!(best.grade, Grade::Best);
    assert_eq!((best.loss.win, best.loss.points), (0.0, 0.0));
    assert_eq!(best.options[0].mv, "bet");
    assert_eq!(best.options[0].line, ["bet"]);
}

#[test]
fn a_planted_blunder_in_rapa_nui_is_found() {
    let mut planted = None;
    let record = rapanui(4, 70, |game, number, advice| {
        if planted.is_some() || number < 30 {
            return None;
        }
        // The worst move, if it is much worse than the best one.
        let wins: Vec<f32> =
            advice.options.iter().map(|it| game.weigh(it.mv, 200, 99).win).collect();
        let worst = (0..wins.len()).min_by(|a, b| wins[*a].total_cmp(&wins[*b]))?;
        let is_bad = wins[worst] + 0.12 < wins[0];
        is_bad.then(|| {
            planted = Some(number);
            advice.options[worst].mv
        })
    });
    let planted = planted.expect("a place for a blunder");
    let analysis = look(&record, &settings(400));
    let loss = |it: &&analysis::Judged| it.choice.as_ref().map_or(0.0, |it| it.loss.win);
    let most = analysis.moves.iter().max_by(|a, b| loss(a).total_cmp(&loss(b))).unwrap();
    assert_eq!(most.number as usize, planted);
    let found = choice(&analysis, planted);
    assert!(found.grade >= Grade::Mistake, "{found:?}");
    assert_ne!(found.best, most.mv);
}

#[test]
fn a_choice_is_judged_by_what_its_seat_saw() {
    // The first seat has the 2 and does not know what the other has.
    let [low, high] =
        ["deal 1", "deal 3"].map(|other| kuhn(&["deal 2", other, "pass", "bet", "pass"], 200));
    for number in [3, 5] {
        assert_eq!(choice(&low, number), choice(&high, number));
    }
    // The other one knows its card.
    assert_ne!(choice(&low, 4), choice(&high, 4));
    // So does the analysis, which sees all cards.
    assert_ne!(low.moves[2].after, high.moves[2].after);
}

#[test]
fn a_choice_is_judged_without_what_came_later() {
    let whole = rapanui(2, 60, |_, _, _| None);
    let moves: Vec<&str> = whole.moves().iter().map(|it| &*it.mv).collect();
    let part = record("rapanui", 2, &moves[..40]);
    let [whole, part] = [&whole, &part].map(|it| look(it, &settings(60)));
    assert_eq!(whole.moves[..40], part.moves);
    assert!(!part.is_over);
}

#[test]
fn only_the_requested_seat_is_judged() {
    let moves = ["deal 2", "deal 3", "pass", "bet", "pass"];
    let only = Settings { seat: Some(rules_core::Seat(1)), tries: 400, ..settings(100) };
    let analysis = look(&record("kuhn", 2, &moves), &only);
    let all = kuhn(&moves, 100);
    let has_choice: Vec<bool> = analysis.moves.iter().map(|it| it.choice.is_some()).collect();
    assert_eq!(has_choice, [false, false, false, true, false]);
    assert_eq!(choice(&analysis, 4), choice(&all, 4));
    assert_eq!(analysis.seats[0].play, None);
    assert_eq!(analysis.seats[0].accuracy, None);
    assert_eq!(analysis.seats[1], all.seats[1]);
}

#[test]
fn a_loss_stands_out_from_the_noise_of_few_visits() {
    let mut n_others = 0;
    for seed in 0..40 {
        for mv in ["pass", "bet"] {
            let few = Settings { seed, ..settings(60) };
            let analysis = look(&record("kuhn", 2, &["deal 2", "deal 1", mv]), &few);
            let choice = choice(&analysis, 3);
            if choice.best == mv {
                continue;
            }
            n_others += 1;
            // Each visit is a coin toss, with sixty tosses per move.
            let [best, played] = [choice.best_promise.win, choice.played_promise.win];
            let error = ((best * (1.0 - best) + played * (1.0 - played)) / 60.0).sqrt();
            assert!(0.9 * error < choice.noise, "{choice:?}");
            assert!(choice.loss.win == 0.0 || 1.8 * error < best - played, "{choice:?}");
        }
    }
    assert!(n_others > 20);
}
