//! The memory aid tells what was seen, and no more (RN-O9).

use boards::Draw;
use rapanui_rules::{Phase, RapaNui, Sort};
use rules_core::{Game, Seat, Viewer};
use words::Lang;

use crate::drawing::{table, watch};

/// The numbers of the memory aid: rows are the four sorts and what is
/// unknown, columns are the stone and the seats.
fn memory_aid(game: &RapaNui, viewer: Viewer) -> Vec<Vec<i32>> {
    let text =
        rapanui::Set::text(&game.view(viewer), &set_kit::speaker::<rapanui::Set>(Lang::En, vec![]));
    let rows = text.lines().skip_while(|it| !it.starts_with("Memory aid")).skip(1);
    let row = |line: &str| {
        let last = line.split_whitespace().rev().take(4);
        let mut row: Vec<i32> = last
            .map(|it| it.replace('−', "-").parse().unwrap_or_else(|_| panic!("{it} in {line}")))
            .collect();
        row.reverse();
        row
    };
    rows.take_while(|it| !it.is_empty()).map(row).collect()
}

#[test]
fn rn_o9_sums_are_what_the_table_shows() {
    let mut n_hidden = 0;
    for seed in 0..5 {
        watch(table(3, &[("memory-aid", "on")]), seed, |game| {
            for viewer in
                game.viewers().filter(|_| game.view(Viewer::Spectator).phase != Phase::Over)
            {
                let view = game.view(viewer);
                let rows = memory_aid(game, viewer);
                let sum = |idx: usize| rows.iter().map(|row| row[idx]).sum::<i32>();
                assert_eq!(rows.len(), 5, "{rows:?}");
                assert_eq!(sum(0), i32::from(view.shown.stone.n_cards), "the stone");
                for (seat, tribe) in view.shown.tribes.iter() {
                    assert_eq!(sum(1 + seat.idx()), i32::from(tribe.n_offerings), "{seat}");
                }
                n_hidden += rows[4][0];
            }
        });
    }
    assert!(100 < n_hidden, "{n_hidden} cards were unknown");
}

#[test]
fn rn_o9_a_seat_knows_its_own_cards() {
    let mut n_hidden = 0;
    for (seed, seat) in (0..5).flat_map(|seed| Seat::all(3).map(move |seat| (seed, seat))) {
        watch(table(3, &[("memory-aid", "on")]), seed, |game| {
            let view = game.view(Viewer::Seat(seat));
            if view.phase == Phase::Over {
                return;
            }
            let own = view.shown.tribes[seat].offerings.expect("its own cards");
            let rows = memory_aid(game, Viewer::Seat(seat));
            let told: Vec<i32> = rows[..4].iter().map(|row| row[1 + seat.idx()]).collect();
            assert_eq!(told, Sort::ALL.map(|sort| i32::from(own[sort])));
            assert_eq!(rows[4][1 + seat.idx()], 0, "nothing of its own is unknown");
            n_hidden += view.known.hidden.iter().filter(|card| card.seat == seat).count();
        });
    }
    assert!(100 < n_hidden, "{n_hidden} own cards lay face down");
}

#[test]
fn rn_o9_without_the_option_there_is_no_aid() {
    watch(table(3, &[]), 3, |game| {
        let text = rapanui::Set::text(
            &game.view(Viewer::Spectator),
            &set_kit::speaker::<rapanui::Set>(Lang::En, vec![]),
        );
        assert!(!text.contains("Memory aid"), "{text}");
    });
}
