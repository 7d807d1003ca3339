//! What a table of Rapa Nui foretells is what happens.

use rapanui_rules::{ColumnNo, Kind, Move, Phase, RapaNui, Sort, View};
use rules_core::{Game, Seat, Turn, Viewer};
use set_kit::{drawing, name, names, text, values, with_class};
use words::{Lang, Speaker};

use crate::drawing::{scarce, table, watch};

fn speaker() -> Speaker {
    set_kit::speaker::<rapanui::Set>(Lang::En, names())
}

fn board(game: &RapaNui, viewer: Viewer) -> String {
    drawing::<rapanui::Set>(game, viewer, &speaker(), &[]).board.0
}

/// Calls `look` in states of many games, with the seat to move.
fn in_states(mut look: impl FnMut(&RapaNui, Seat)) {
    let mut look = |game: &RapaNui| {
        if let Turn::Seat(seat) = game.turn() {
            look(game, seat);
        }
    };
    for seed in 0..3 {
        watch(scarce(), seed, &mut look);
    }
    for options in [&[][..], &[("edition", "hungarian")]] {
        for n_seats in 2..=4 {
            for seed in 0..3 {
                watch(table(n_seats, options), seed, &mut look);
            }
        }
    }
}

/// What the forecast under a column says: the kind, and what each seat gets.
#[derive(Debug, PartialEq, Eq)]
enum Told {
    Scores(String, Vec<(String, u16)>),
    RefillDecides,
    EndsTheGame,
}

fn told(board: &str, column: ColumnNo) -> Told {
    let column = with_class(board, "rn-column")[column.idx()];
    let forecast = with_class(column, "rn-forecast")[0];
    match text(with_class(forecast, "rn-then")[0]).as_str() {
        "refill decides" => Told::RefillDecides,
        "ends the game" => Told::EndsTheGame,
        scored => {
            let kind = scored.trim_start_matches("→").trim().to_owned();
            let base = with_class(forecast, "base")[0];
            let gains = with_class(base, "rn-gain").into_iter().map(|gain| {
                let told = text(gain);
                let (who, n) = told.split_once(" +").expect("a name and a number");
                let digits: String = n.chars().take_while(char::is_ascii_digit).collect();
                (who.to_owned(), digits.parse().expect("a number"))
            });
            Told::Scores(kind, gains.collect())
        }
    }
}

fn english(kind: Kind) -> &'static str {
    match kind {
        Kind::Woodcutter => "Woodcutter",
        Kind::Priest => "Priest",
        Kind::Moai => "Moai",
        Kind::Gatherer(Sort::Fish) => "Fish",
        Kind::Gatherer(Sort::Mulberry) => "Mulberry",
        Kind::Gatherer(Sort::SweetPotato) => "Sweet potato",
        Kind::Gatherer(Sort::Grain) => "Grain",
    }
}

/// Wood, fame and offering cards together: a scoring raises one of them.
fn riches(view: &View, seat: Seat) -> u16 {
    let tribe = &view.shown.tribes[seat];
    tribe.wood + tribe.fame + u16::from(tribe.n_offerings)
}

/// What the engine does when the column is taken last. Moai and empty piles ask
/// for choices: nobody declines, so that everyone gets what is due.
fn happens(game: &RapaNui, column: ColumnNo) -> Told {
    let before = game.view(Viewer::Spectator);
    let second = before.shown.columns[column.idx()].second();
    let mut game = *game;
    game.apply(Move::Draw(column));
    match game.turn() {
        Turn::Chance => return Told::RefillDecides,
        Turn::Over(_) => return Told::EndsTheGame,
        Turn::Seat(_) => {}
    }
    let mut n_instead = [0; 4];
    loop {
        match game.view(Viewer::Spectator).phase {
            Phase::Yield(_) => game.apply(Move::ChooseWood),
            Phase::Substitute { seat, .. } => {
                n_instead[seat.idx()] += u16::from(game.successors()[0] != Move::Decline);
                game.apply(game.successors()[0]);
            }
            _ => break,
        }
    }
    let after = game.view(Viewer::Spectator);
    let n_seats = before.shown.tribes.n_seats();
    // The active seat's draw is no part of what it gained: hands are apart.
    let gains = Seat::all(n_seats).map(|seat| {
        let gain = riches(&after, seat) - riches(&before, seat) - n_instead[seat.idx()];
        (name(seat), gain)
    });
    let kind = english(second.expect("a card was uncovered")).to_owned();
    Told::Scores(kind, gains.filter(|it| 0 < it.1).collect())
}

/// What the refill lays can end the game only where chance has done it all: the
/// German edition ends when the refill uses up the deck.
fn is_end_after_refill(game: &RapaNui, column: ColumnNo) -> bool {
    let mut game = *game;
    game.apply(Move::Draw(column));
    while game.turn() == Turn::Chance {
        game.apply(game.successors()[0]);
    }
    matches!(game.turn(), Turn::Over(_))
}

#[test]
fn forecasts_are_what_happens() {
    let (mut n_scored, mut n_refilled, mut n_ended, mut n_short) = (0, 0, 0, 0);
    in_states(|game, seat| {
        let is_last = game.view(Viewer::Spectator).phase == Phase::Draw { n_left: 1 };
        if !is_last {
            return;
        }
        let board = board(game, Viewer::Seat(seat));
        for column in ColumnNo::ALL {
            if !game.successors().contains(&Move::Draw(column)) {
                continue;
            }
            let told = told(&board, column);
            match (&told, happens(game, column)) {
                (Told::Scores(kind, gains), Told::Scores(real_kind, real_gains)) => {
                    assert_eq!(*kind, real_kind);
                    let positive: Vec<_> = gains.iter().filter(|it| 0 < it.1).cloned().collect();
                    assert_eq!(positive, real_gains, "{kind}\n{}", game.diagram());
                    n_scored += 1;
                    n_short += with_class(&board, "rn-short").len();
                }
                (Told::EndsTheGame, Told::EndsTheGame) => n_ended += 1,
                (Told::EndsTheGame, Told::RefillDecides) => {
                    assert!(is_end_after_refill(game, column), "{}", game.diagram());
                    n_ended += 1;
                }
                (Told::RefillDecides, Told::RefillDecides) => {
                    assert!(!is_end_after_refill(game, column), "{}", game.diagram());
                    n_refilled += 1;
                }
                (told, real) => panic!("told {told:?}, but {real:?}\n{}", game.diagram()),
            }
        }
    });
    let n_seen = [n_scored, n_refilled, n_ended, n_short];
    assert!(n_seen.iter().zip([2_000, 200, 20, 20]).all(|(n, min)| min < *n), "{n_seen:?}");
}

#[test]
fn prices_are_what_is_paid() {
    let mut n_bought = 0;
    in_states(|game, seat| {
        let viewer = Viewer::Seat(seat);
        let board = board(game, viewer);
        let view = game.view(viewer);
        for (sort, pile) in Sort::ALL.into_iter().zip(with_class(&board, "rn-pile")) {
            let n_gatherers = u16::from(view.shown.tribes[seat].display[Kind::Gatherer(sort)]);
            let price: Option<u16> = with_class(pile, "rn-price")
                .first()
                .map(|it| text(it).trim_start_matches('−').parse().expect("a price"));
            let is_free = matches!(view.phase, Phase::Add | Phase::Substitute { .. });
            let is_left = 0 < view.shown.supply[sort] && !is_free;
            assert_eq!(price, is_left.then(|| 5u16.saturating_sub(n_gatherers)));
            if game.successors().contains(&Move::Buy(sort)) {
                let mut after = *game;
                after.apply(Move::Buy(sort));
                let wood = after.view(viewer).shown.tribes[seat].wood;
                assert_eq!(price, Some(view.shown.tribes[seat].wood - wood));
                n_bought += 1;
            }
        }
    });
    assert!(500 < n_bought, "{n_bought}");
}

#[test]
fn stars_are_who_gets_the_bonus() {
    let mut n_stars = 0;
    in_states(|game, _| {
        let view = game.view(Viewer::Spectator);
        let board = board(game, Viewer::Spectator);
        let table = with_class(&board, "rn-majority")[0];
        let body = &table[table.find("<tbody").expect("a body")..];
        let rows: Vec<&str> = body.split("<tr").skip(1).collect();
        let count = |seat: Seat, kind: Kind| view.shown.tribes[seat].display[kind];
        for (seat, row) in Seat::all(view.shown.tribes.n_seats()).zip(rows) {
            let cells: Vec<&str> = row.split("<td").skip(1).collect();
            for (kind, cell) in Kind::ALL.into_iter().zip(cells) {
                let shown = text(&format!("<td{cell}"));
                let others = Seat::all(view.shown.tribes.n_seats()).filter(|it| *it != seat);
                let own = count(seat, kind);
                let is_bonus = 2 <= own && others.clone().all(|it| count(it, kind) < own);
                assert_eq!(shown, format!("{own}{}", if is_bonus { "*" } else { "" }));
                n_stars += usize::from(is_bonus);
            }
        }
    });
    assert!(1_000 < n_stars, "{n_stars}");
}

/// While a play is picked, its ghosts show the table after it.
#[test]
fn ghosts_are_the_table_after_the_play() {
    let mut n_ghosts = 0;
    in_states(|game, seat| {
        let viewer = Viewer::Seat(seat);
        let board_now = board(game, viewer);
        for mv in game.successors() {
            let mut after = *game;
            after.apply(mv);
            let cells = |html: &str, picked: &str| -> Vec<String> {
                let table = with_class(html, "rn-majority")[0].to_owned();
                let body = table[table.find("<tbody").expect("a body")..].to_owned();
                body.split("<td").skip(1).map(|cell| shown_cell(cell, picked)).collect()
            };
            let then = board(&after, viewer);
            let is_play = matches!(
                mv,
                Move::PlayWoodcutter | Move::PlayPriest | Move::Build | Move::PlayGatherers(..)
            );
            if is_play {
                assert_eq!(cells(&board_now, &mv.to_string()), cells(&then, ""), "{mv}");
                n_ghosts += 1;
            }
        }
    });
    assert!(1_000 < n_ghosts, "{n_ghosts}");
}

/// What a cell shows while a move is picked.
fn shown_cell(cell: &str, picked: &str) -> String {
    let ghost = format!("data-ghost=\"{picked}\"");
    let spans = with_class(cell, "ghost");
    match spans.into_iter().find(|it| it.contains(&ghost)) {
        Some(span) => text(span),
        None => text(with_class(cell, "base")[0]),
    }
}

/// A card that stays in its column keeps its name, so that a page can tell that
/// it moved; the one that was taken is gone.
#[test]
fn cards_keep_their_names_while_they_lie_in_a_column() {
    let mut n_drawn = 0;
    let mut last: Option<(rapanui_rules::View, Vec<String>)> = None;
    watch(table(3, &[]), 2, |game| {
        let view = game.view(Viewer::Spectator);
        let html = board(game, Viewer::Spectator);
        let names: Vec<String> =
            values(&html, "data-piece-id").into_iter().map(str::to_owned).collect();
        if let Some((before, old)) = &last {
            let n_cards = |it: &rapanui_rules::View| {
                it.shown.columns.iter().map(|column| column.cards().len()).sum::<usize>()
            };
            if n_cards(&view) + 1 == n_cards(before) {
                let gone = old.iter().filter(|it| !names.contains(it)).count();
                assert_eq!((gone, names.len() + 1), (1, old.len()), "{old:?} {names:?}");
                n_drawn += 1;
            }
        }
        last = Some((view, names));
    });
    assert!(10 < n_drawn, "{n_drawn}");
}
