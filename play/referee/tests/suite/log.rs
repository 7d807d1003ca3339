//! What happened, as one viewer saw it.

use record::Mover;
use referee::{Chance, LogItem, LogLine, Table};
use rules_core::{Seat, Viewer};

use crate::tables::{A, B, game, kuhn, moves, push, push_building, push_until, seed, started};

fn lines(items: Vec<LogItem>) -> Vec<LogLine> {
    let line = |item| match item {
        LogItem::Move(line) => Some(line),
        LogItem::Note(_) => None,
    };
    items.into_iter().filter_map(line).collect()
}

fn sightings(items: Vec<LogItem>) -> Vec<String> {
    lines(items)
        .into_iter()
        .map(|line| line.seen.map_or("-".into(), |it| it.sighting.to_string()))
        .collect()
}

#[test]
fn everyone_reads_what_they_saw() {
    let table = kuhn("deal 1, deal 3, bet");
    assert_eq!(sightings(table.log(Viewer::Seat(A))), ["deal 1", "deal ?", "bet"]);
    assert_eq!(sightings(table.log(Viewer::Seat(B))), ["deal ?", "deal 3", "bet"]);
    assert_eq!(sightings(table.log(Viewer::Spectator)), ["deal ?", "deal ?", "bet"]);
    // A seat that does not exist is a spectator.
    assert_eq!(table.log(Viewer::Seat(Seat(4))), table.log(Viewer::Spectator));
    let numbers: Vec<u32> =
        lines(table.log(Viewer::Spectator)).iter().map(|it| it.number).collect();
    assert_eq!(numbers, [1, 2, 3]);
    let movers: Vec<_> = lines(table.log(Viewer::Spectator)).iter().map(|it| it.mover).collect();
    assert_eq!(movers, [None, None, Some(A)]);
}

#[test]
fn the_recap_begins_after_ones_own_last_move() {
    let mut table = kuhn("deal 1, deal 3");
    assert_eq!(sightings(table.since_my_last_move(A)), ["deal 1", "deal ?"]);
    push(&mut table, "pass").unwrap();
    assert_eq!(sightings(table.since_my_last_move(A)), [""; 0]);
    push(&mut table, "bet").unwrap();
    assert_eq!(sightings(table.since_my_last_move(A)), ["bet"]);
    assert_eq!(sightings(table.since_my_last_move(B)), [""; 0]);
    assert_eq!(sightings(table.log_since(Viewer::Seat(B), 2)), ["pass", "bet"]);
}

#[test]
fn effects_are_told_with_their_move() {
    let table = kuhn("deal 1, deal 3, bet, bet");
    let log = lines(table.log(Viewer::Spectator));
    let last = log.last().unwrap();
    assert!(!last.effects.is_empty());
    let seen = last.seen.as_ref().unwrap();
    assert!(seen.effects.as_array().is_some_and(|effects| !effects.is_empty()));
}

/// Plays Rapa Nui, building whenever possible, and hands the table to `check`
/// after every move.
fn play_building(first: u8, n_seats: u8, mut check: impl FnMut(&Table)) {
    let mut table = started(game("rapanui"), n_seats, Chance::Fair(seed(first)));
    push_building(&mut table, |table| {
        check(table);
        table.standing().is_some()
    });
}

/// Checks that nobody reads in the log what others laid face down, and returns
/// how many such lines there are.
pub(crate) fn check_face_down(table: &Table) -> usize {
    let mut n_hidden = 0;
    for viewer in Viewer::all(table.n_seats()) {
        for ((mover, mv), line) in moves(table).iter().zip(lines(table.log(viewer))) {
            let is_own = viewer.seat().map(Mover::Seat) == Some(*mover);
            if mv.starts_with("hide ") && !is_own {
                let told = format!("{line:?}");
                assert!(!SORTS.iter().any(|sort| told.contains(sort)), "{told}");
                n_hidden += 1;
            }
        }
    }
    n_hidden
}

const SORTS: [&str; 4] = ["fish", "mulberry", "potato", "grain"];

#[test]
fn what_was_laid_face_down_is_in_nobody_elses_log() {
    let mut n_hidden = 0;
    for first in 0..6 {
        play_building(first, 3, |table| n_hidden += check_face_down(table));
    }
    assert!(n_hidden > 0, "nothing was laid face down");
}

#[test]
fn the_log_forgets_what_lies_covered_until_the_game_is_over() {
    let (mut n_covered, mut n_shown) = (0, 0);
    play_building(2, 2, |table| {
        let lines = lines(table.log(Viewer::Spectator));
        for (idx, ((_, mv), line)) in moves(table).iter().zip(&lines).enumerate() {
            if !mv.starts_with("offer ") {
                continue;
            }
            let is_over = table.standing().is_some();
            let is_last = !moves(table)[idx + 1..]
                .iter()
                .any(|(_, mv)| ["offer ", "hide ", "add "].iter().any(|verb| mv.starts_with(verb)));
            let told = format!("{line:?}");
            let is_told = SORTS.iter().any(|sort| told.contains(sort));
            assert_eq!(is_told, is_over || is_last, "{mv}: {told}");
            assert_eq!(line.seen.is_some(), is_told);
            if is_told { n_shown += 1 } else { n_covered += 1 }
        }
    });
    assert!(n_covered > 0 && n_shown > 0, "{n_covered} covered, {n_shown} shown");
}

#[test]
fn the_recap_tells_what_was_covered_meanwhile() {
    let mut n_told = 0;
    for first in 0..6 {
        play_building(first, 3, |table| {
            for seat in Seat::all(3) {
                let log = lines(table.log(Viewer::Seat(seat)));
                for line in lines(table.since_my_last_move(seat)) {
                    let idx = line.number as usize - 1;
                    let (_, mv) = &moves(table)[idx];
                    if mv.starts_with("offer ") {
                        assert_eq!(
                            line.seen.as_ref().map(|it| it.sighting.to_string()).as_ref(),
                            Some(mv)
                        );
                        n_told += u32::from(log[idx] != line);
                    }
                }
            }
        });
    }
    assert!(n_told > 0, "nothing was covered meanwhile");
}

#[test]
fn the_log_of_a_whole_game_has_a_line_for_each_move() {
    let mut table = started(game("rapanui"), 4, Chance::Fair(seed(8)));
    push_until(&mut table, |table| table.standing().is_some());
    let log = table.log(Viewer::Spectator);
    assert_eq!(log.len(), table.n_moves() as usize);
    assert_eq!(table.since_my_last_move(Seat(7)).len(), log.len());
}
