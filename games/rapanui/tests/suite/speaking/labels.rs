//! What labels and log lines promise is what happens.

use rapanui_rules::{Effect, Good, Kind, Move, Phase, RapaNui, View};
use rules_core::{Config, Dice, Game, Seat, Turn, Viewer};
use words::{Arg, Message, Speak};

/// Calls `look` in every state of some games in which a seat has to move.
fn in_random_games(mut look: impl FnMut(&RapaNui, Seat)) {
    for n_seats in 2..=4 {
        for seed in 0..15 {
            let mut game = RapaNui::setup(&Config::seats(n_seats)).expect("a table");
            let mut dice = Dice::from_seed(seed);
            loop {
                match game.turn() {
                    Turn::Over(_) => break,
                    Turn::Chance => {}
                    Turn::Seat(seat) => look(&game, seat),
                }
                game.apply(*dice.pick(&game.successors()));
            }
        }
    }
}

fn number(message: &Message, name: &str) -> Option<i64> {
    message.args.iter().find(|(it, _)| *it == name).map(|(_, arg)| match arg {
        Arg::Number(number) => *number,
        other => panic!("{name} is {other:?}"),
    })
}

fn list<'a>(message: &'a Message, name: &str) -> &'a [Message] {
    match message.args.iter().find(|(it, _)| *it == name) {
        Some((_, Arg::List(messages))) => messages,
        other => panic!("{name} is {other:?}"),
    }
}

/// Calls `look` with each legal move, its view before and after, and its effects.
fn for_each_move(mut look: impl FnMut(&View, rapanui_rules::Move, &View, &[Effect])) {
    in_random_games(|game, seat| {
        let viewer = Viewer::Seat(seat);
        let before = game.view(viewer);
        for mv in game.successors() {
            let seen = game.sighting(mv, viewer);
            let mut after = *game;
            after.apply(mv);
            let after = after.view(viewer);
            look(&before, mv, &after, &RapaNui::effects(&before, &seen, &after));
        }
    });
}

#[test]
fn labels_and_lines_tell_what_is_paid() {
    let mut n_paid = 0;
    for_each_move(|before, mv, _, effects| {
        let paid = effects.iter().find_map(|it| match it {
            Effect::Pays { from, to, .. } => Some((i64::from(*from), i64::from(*to))),
            _ => None,
        });
        let label = rapanui::Set::label(before, mv);
        let line =
            rapanui::Set::log_line(before, Some(before.active), &rapanui_rules::Sighting::Open(mv));
        for message in [label, line] {
            let cost = number(&message, "cost").filter(|cost| *cost != 0);
            let told = cost.map(|cost| {
                let from = number(&message, "from").unwrap();
                assert_eq!(number(&message, "to"), Some(from - cost), "{message:?}");
                (from, from - cost)
            });
            assert_eq!(told, paid, "{message:?}");
        }
        n_paid += usize::from(paid.is_some());
    });
    assert!(1_000 < n_paid, "{n_paid}");
}

/// Returns how many there are of what a move of a seat is about: in its display,
/// among its offerings, in the supply.
fn stock(view: &View, seat: Seat, mv: Move) -> Option<u8> {
    let tribe = &view.shown.tribes[seat];
    match mv {
        Move::PlayWoodcutter => Some(tribe.display[Kind::Woodcutter]),
        Move::PlayPriest => Some(tribe.display[Kind::Priest]),
        Move::PlayGatherers(sort, _) => Some(tribe.display[Kind::Gatherer(sort)]),
        Move::Offer(sort) | Move::Hide(sort) => Some(tribe.offerings?[sort]),
        Move::Add(sort) | Move::Take(sort) => Some(view.shown.supply[sort]),
        _ => None,
    }
}

#[test]
fn labels_tell_what_lies_where_before_and_after() {
    let [mut n_displayed, mut n_moved] = [0; 2];
    for_each_move(|before, mv, after, _| {
        let Some(seat) = before.viewer else { return };
        let Some(old) = stock(before, seat, mv) else { return };
        let label = rapanui::Set::label(before, mv);
        let is_played = number(&label, "old").is_some();
        let names = if is_played { ["old", "new"] } else { ["from", "to"] };
        let found = [Some(old), stock(after, seat, mv)].map(|it| it.map(i64::from));
        assert_eq!(names.map(|it| number(&label, it)), found, "{mv}: {label:?}");
        *if is_played { &mut n_displayed } else { &mut n_moved } += 1;
    });
    assert!(1_000 < n_displayed && 300 < n_moved, "{n_displayed} {n_moved}");
}

#[test]
fn the_label_of_a_last_draw_tells_who_gains_what() {
    let mut n_scored = 0;
    for_each_move(|before, mv, after, effects| {
        let label = rapanui::Set::label(before, mv);
        let scored = effects.iter().find_map(|it| match it {
            Effect::Scores { kind } => Some(*kind),
            _ => None,
        });
        let is_draw = matches!(mv, rapanui_rules::Move::Draw(_));
        let is_told = label.key == "rapanui-label-draw-scores";
        assert_eq!(is_told, is_draw && scored.is_some(), "{label:?}");
        let (true, Some(kind)) = (is_told, scored) else { return };
        let [outcome] = list(&label, "scored") else { panic!("{label:?}") };
        let is_pending = matches!(after.phase, Phase::Yield(_) | Phase::Substitute { .. });
        if outcome.key == "rapanui-outcome-nobody" {
            assert!(!effects.iter().any(|it| matches!(it, Effect::Gains { .. })), "{effects:?}");
        } else if kind != Kind::Moai && !is_pending {
            let told: Vec<(Arg, Option<i64>)> = list(outcome, "gains")
                .iter()
                .filter(|it| number(it, "n") != Some(0))
                .map(|it| (it.args[0].1.clone(), number(it, "n")))
                .collect();
            assert_eq!(told, gained(effects), "{label:?}");
            n_scored += 1;
        }
    });
    assert!(1_000 < n_scored, "{n_scored}");
}

fn gained(effects: &[Effect]) -> Vec<(Arg, Option<i64>)> {
    let gains = effects.iter().filter_map(|it| match it {
        Effect::Gains { seat, basic, bonus, .. } => {
            Some((Arg::Mark(*seat), Some(i64::from(basic + bonus))))
        }
        _ => None,
    });
    gains.collect()
}

#[test]
fn a_refill_and_the_end_are_foretold() {
    let mut n_ends = 0;
    for_each_move(|before, mv, after, _| {
        let label = rapanui::Set::label(before, mv);
        let is_refill = matches!(after.phase, Phase::Refill { .. });
        let is_end = after.phase == Phase::Over || is_refill && after.shown.n_deck <= 4;
        assert_eq!(label.key == "rapanui-label-draw-ends", is_end, "{label:?}");
        let told = label.key.starts_with("rapanui-label-draw-refill");
        assert_eq!(told, is_refill && !is_end, "{label:?}");
        n_ends += usize::from(is_end);
    });
    assert!(45 <= n_ends, "every game ends: {n_ends}");
}

#[test]
fn the_choice_for_moai_tells_what_it_brings() {
    let mut n_chosen = 0;
    for_each_move(|before, mv, _, effects| {
        let good = match mv {
            rapanui_rules::Move::ChooseWood => Good::Wood,
            rapanui_rules::Move::ChooseFame => Good::Fame,
            _ => return,
        };
        let label = rapanui::Set::label(before, mv);
        let Some(Effect::Gains { good: got, basic, bonus, from, to, .. }) = effects.first() else {
            panic!("{effects:?}")
        };
        assert_eq!(*got, good);
        assert_eq!(number(&label, "n"), Some(i64::from(basic + bonus)));
        assert_eq!(number(&label, "from"), Some(i64::from(*from)));
        assert_eq!(number(&label, "to"), Some(i64::from(*to)));
        assert_eq!(number(&rapanui::Set::prompt(before), "n"), number(&label, "n"));
        n_chosen += 1;
    });
    assert!(20 < n_chosen, "{n_chosen}");
}
