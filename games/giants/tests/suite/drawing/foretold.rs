//! What a table of Giants foretells is what happens.

use std::collections::BTreeMap;

use giants_rules::{BidMove, BidStep, CarveMove, Giants, Hex, Move, Phase, TransportMove, UpTo};
use rules_core::{Game, Seat, Turn, Viewer};
use set_kit::{drawing, names, text, values, with_class};
use words::Lang;

use crate::drawing::html::in_states;

fn drawn(game: &Giants, seat: Seat) -> boards::Drawing {
    drawing::<giants::Set>(
        game,
        Viewer::Seat(seat),
        &set_kit::speaker::<giants::Set>(Lang::En, names()),
        &[],
    )
}

/// A table in transport: roads of all three, and pieces of every kind.
pub(crate) fn roads() -> Giants {
    let text = "giants
seats: 3
round: 3
start: a
phase: transport a
seat a: help 14, tablet 2
  behind: marker 1, pedestal 5
  front: worker, marker 1, statue-2, headdress
seat b: help 11, tablet 1
  behind: pedestal 6
  front: worker, marker 1
seat c: help 9
  behind: marker 1, pedestal 6
  front: statue-1
hex H4: a worker, log 1, b worker
hex G5: b chief
hex F5: a worker, c sorcerer
hex F6: a chief
hex E6: b worker 2
hex I3: c chief
hex H3: c worker, log 2
hex C7: b sorcerer
hex D6: a sorcerer, c worker
cut: G3
piece: statue-3 at H3, marked c
piece: statue-1 at F6, marked a, moved a
piece: statue-1 at H4
site 11: a, statue-1
site 14: b, statue-2, headdress
site 18: a
site 26: c
";
    Giants::from_diagram(text).expect("a table")
}

/// The price on each hex: while a move is picked, or without one.
fn prices(board: &str, picked: Option<&str>) -> BTreeMap<String, u8> {
    let mut prices = BTreeMap::new();
    for cell in with_class(board, "gi-cell") {
        let id = values(cell, "id")[0].strip_prefix("gi-").expect("the id of a hex");
        let ghosts = with_class(cell, "ghost");
        let shown: Vec<&str> = match picked {
            Some(mv) => {
                let is_meant = |it: &&str| values(it, "data-ghost") == [mv];
                let meant = ghosts.into_iter().filter(is_meant);
                meant.flat_map(|it| with_class(it, "gi-price")).collect()
            }
            None if ghosts.is_empty() => with_class(cell, "gi-price"),
            None => Vec::new(),
        };
        if let Some(price) = shown.first() {
            let n = text(price).trim_start_matches('−').parse().expect("a price");
            prices.insert(id.to_owned(), n);
        }
    }
    prices
}

/// The points that all others have.
fn others(game: &Giants, seat: Seat) -> u32 {
    let view = game.view(Viewer::Spectator);
    let others = view.shown.tribes.iter().filter(|(it, _)| *it != seat);
    others.map(|(_, tribe)| tribe.points).sum()
}

/// Walks every way there is, and keeps the fewest points given away on each
/// hex. Gives up where there are too many ways.
fn walk(game: &Giants, seat: Seat, best: &mut BTreeMap<String, u8>, given: u32, n: &mut u32) {
    *n += 1;
    if 20_000 < *n {
        return;
    }
    let start = others(game, seat);
    for mv in game.successors() {
        if !matches!(
            mv,
            Move::Transport(
                TransportMove::To(_) | TransportMove::Help(_) | TransportMove::HelpChief(_)
            )
        ) {
            continue;
        }
        let mut after = game.clone();
        after.apply(mv);
        let given = given + others(&after, seat) - start;
        if let Phase::Carry(carry) = after.view(Viewer::Spectator).phase {
            let hex: Hex = carry.hex;
            let best = best.entry(hex.to_string()).or_insert(u8::MAX);
            *best = (*best).min(u8::try_from(given).expect("few points"));
        }
        walk(&after, seat, best, given, n);
    }
}

/// Criterion 16: prices are the least that any way costs.
#[test]
fn prices_of_giants_are_the_least_that_any_way_costs() {
    let (mut n_carries, mut n_paid) = (0, 0);
    in_states(3, |game| {
        let Phase::Carry(carry) = game.view(Viewer::Spectator).phase else { return };
        let (mut best, mut n) = (BTreeMap::new(), 0);
        walk(game, carry.seat, &mut best, 0, &mut n);
        if 20_000 < n {
            return;
        }
        let shown = prices(&drawn(game, carry.seat).board.0, None);
        let behind = game.view(Viewer::Seat(carry.seat)).shown.tribes[carry.seat].behind;
        let can_mark = behind.is_some_and(|it| 0 < it.markers);
        if carry.must_be_kept() && !can_mark {
            // GI-O21: it may go only where it can still be erected.
            for (hex, price) in &best {
                assert_eq!(shown.get(hex), Some(price), "{hex}\n{}", game.diagram());
            }
        } else {
            assert_eq!(shown, best, "{}", game.diagram());
        }
        n_carries += 1;
        n_paid += best.values().filter(|it| 0 < **it).count();
    });
    assert!(50 < n_carries && 50 < n_paid, "{n_carries} {n_paid}");
}

/// The prices that show while a piece is picked are those after it is taken.
#[test]
fn prices_of_a_picked_piece_are_those_once_it_is_taken() {
    let mut n_picks = 0;
    let mut look = |game: &Giants| {
        let Phase::Transport { seat, .. } = game.view(Viewer::Spectator).phase else { return };
        let board = drawn(game, seat).board.0;
        for mv in game.successors() {
            if !matches!(
                mv,
                Move::Transport(
                    TransportMove::Put(_) | TransportMove::Move(..) | TransportMove::Take(..)
                )
            ) {
                continue;
            }
            let mut after = game.clone();
            after.apply(mv);
            let then = prices(&drawn(&after, seat).board.0, None);
            assert_eq!(prices(&board, Some(&mv.to_string())), then, "{mv}\n{}", game.diagram());
            n_picks += usize::from(!then.is_empty());
        }
    };
    look(&roads());
    in_states(2, &mut look);
    assert!(100 < n_picks, "{n_picks}");
}

/// The steps of each way listed in the tray add up to its price.
#[test]
fn ways_of_giants_add_up() {
    let mut n_ways = 0;
    in_states(1, |game| {
        let Phase::Carry(carry) = game.view(Viewer::Spectator).phase else { return };
        let drawing = drawn(game, carry.seat);
        let Some(routes) = with_class(&drawing.tray.0, "gi-routes").first().copied() else {
            return;
        };
        let shown = prices(&drawing.board.0, None);
        for way in routes.split("<li>").skip(1) {
            let steps = with_class(way, "gi-step");
            let last = text(steps.last().expect("a step"));
            let gains = with_class(way, "gi-gain").into_iter().map(|it| {
                let told = text(it);
                told.rsplit_once('+').expect("a number").1.parse::<u8>().expect("a number")
            });
            let hex = &last[..2];
            assert_eq!(shown.get(hex).copied(), Some(gains.sum()), "{way}");
            assert!(text(with_class(way, "gi-goal")[0]).starts_with(hex));
            n_ways += 1;
        }
    });
    assert!(50 < n_ways, "{n_ways}");
}

/// What the tray says of a bid: what it can carve, and the numbers of workers,
/// sorcerer, chief and markers that are left.
fn told(outcome: &str) -> (Vec<String>, Vec<u8>) {
    let carvings = values(outcome, "data-carve").into_iter().map(str::to_owned).collect();
    let left = with_class(outcome, "gi-left")[0];
    let number = |stat: &str| text(stat).split(' ').next().and_then(|it| it.parse().ok());
    let stats = with_class(left, "gi-stat").into_iter();
    (carvings, stats.map(|it| number(it).expect("a number")).collect())
}

/// What the engine says once all have bid and those before have declined.
fn happens(game: &Giants, seat: Seat) -> (Vec<String>, Vec<u8>) {
    let mut game = game.clone();
    while let Phase::Bid { step, .. } = game.view(Viewer::Spectator).phase {
        game.apply(match step {
            BidStep::Markers => Move::Bid(BidMove::Markers(UpTo::new(0).expect("none"))),
            BidStep::Workers => Move::Bid(BidMove::Workers(UpTo::new(0).expect("none"))),
            BidStep::Sorcerer => Move::Bid(BidMove::Sorcerer(false)),
            BidStep::Chief => Move::Bid(BidMove::Chief(false)),
            BidStep::Ready => Move::Bid(BidMove::Ready),
        });
    }
    let behind = game.view(Viewer::Seat(seat)).shown.tribes[seat].behind.expect("its own");
    let is_carving =
        |game: &Giants| matches!(game.view(Viewer::Spectator).phase, Phase::Carve { .. });
    while is_carving(&game) && game.turn() != Turn::Seat(seat) {
        game.apply(Move::Carve(CarveMove::Decline));
    }
    let moves = if is_carving(&game) { game.successors() } else { Vec::new() };
    let carvings = moves.into_iter().filter(|it| matches!(it, Move::Carve(CarveMove::Statue(..))));
    let left = [behind.workers, behind.sorcerer.into(), behind.chief.into(), behind.markers];
    (carvings.map(|it| it.to_string()).collect(), left.to_vec())
}

/// Bids what is still asked in every way, and looks at each whole bid.
fn bid_all(game: &Giants, seat: Seat, look: &mut impl FnMut(&Giants)) {
    match game.view(Viewer::Spectator).phase {
        Phase::Bid { seat: it, step: BidStep::Ready } if it == seat => look(game),
        Phase::Bid { seat: it, .. } if it == seat => {
            for mv in game.successors() {
                let mut after = game.clone();
                after.apply(mv);
                bid_all(&after, seat, look);
            }
        }
        _ => {}
    }
}

/// Criterion 17: what a bid can carve and leaves is the engine's answer, for
/// all bids.
#[test]
fn bids_of_giants_come_to_what_is_told() {
    let (mut n_bids, mut n_able) = (0, 0);
    in_states(1, |game| {
        let view = game.view(Viewer::Spectator);
        let Phase::Bid { seat, step: BidStep::Markers } = view.phase else { return };
        if view.round % 4 != 2 {
            return;
        }
        bid_all(game, seat, &mut |game| {
            let tray = drawn(game, seat).tray.0;
            let then = with_class(&tray, "gi-then")[0];
            let told = told(with_class(then, "base")[0]);
            assert_eq!(told, happens(game, seat), "{}", game.diagram());
            n_able += usize::from(!told.0.is_empty());
            n_bids += 1;
        });
    });
    assert!(300 < n_bids && 100 < n_able, "{n_bids} {n_able}");
}

/// While a step of the bid is picked, the tray tells what it comes to then.
#[test]
fn a_picked_step_of_a_bid_tells_what_it_comes_to() {
    let mut n_steps = 0;
    in_states(7, |game| {
        let Phase::Bid { seat, step } = game.view(Viewer::Spectator).phase else { return };
        if step == BidStep::Ready {
            return;
        }
        let tray = drawn(game, seat).tray.0;
        for mv in game.successors() {
            let ghosts = with_class(&tray, "ghost");
            let ghost = ghosts.into_iter().find(|it| values(it, "data-ghost") == [mv.to_string()]);
            let mut after = game.clone();
            after.apply(mv);
            let tray_then = drawn(&after, seat).tray.0;
            let then = with_class(&tray_then, "gi-then")[0];
            assert_eq!(told(ghost.expect("a ghost")), told(with_class(then, "base")[0]), "{mv}");
            n_steps += 1;
        }
    });
    assert!(100 < n_steps, "{n_steps}");
}
