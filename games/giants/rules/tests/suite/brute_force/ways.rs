//! GI-O18, GI-O21: every way, walked hex by hex.

use giants_rules::{
    Carry, Giants, Hex, HexSet, Kind, Move, Phase, Size, TransportMove, View, reach,
};
use rules_core::{Dice, Game, Seat, Turn, Viewer};

use super::{random_table::random_table, used::Crowd};

/// The hexes next to one, one by one.
fn next_to(view: &View, hex: Hex) -> Vec<Hex> {
    view.board.land().iter().filter(|it| hex.distance(*it) == 1).collect()
}

fn price(view: &View, seat: Seat, weight: Size, hex: Hex) -> Option<u8> {
    Crowd::new(&view.shown.land, view.n_seats(), hex, seat).price(weight)
}

/// Walks every way on, and calls back for each hex with what it cost so far.
fn walk(
    view: &View,
    (seat, weight): (Seat, Size),
    way: &mut Vec<Hex>,
    cost: u8,
    visit: &mut impl FnMut(Hex, u8),
) {
    let at = way[way.len() - 1];
    visit(at, cost);
    for hex in next_to(view, at) {
        if way.contains(&hex) {
            continue;
        }
        if let Some(more) = price(view, seat, weight, hex) {
            way.push(hex);
            walk(view, (seat, weight), way, cost + more, visit);
            way.pop();
        }
    }
}

/// How many hexes a piece of this weight could enter at all.
fn n_strong(view: &View, seat: Seat, weight: Size) -> usize {
    view.board.land().iter().filter(|hex| price(view, seat, weight, *hex).is_some()).count()
}

fn check_reach(view: &View, seat: Seat, weight: Size, from: Hex) {
    let mut best = [None; giants_rules::N_HEXES];
    walk(view, (seat, weight), &mut vec![from], 0, &mut |hex, cost| {
        let best: &mut Option<u8> = &mut best[hex.idx()];
        *best = Some(best.map_or(cost, |it| it.min(cost)));
    });
    let reach = reach(view, seat, weight, from, HexSet::EMPTY);
    for hex in view.board.land() {
        assert_eq!(reach.cost(hex), best[hex.idx()], "{from} to {hex} for {seat}: {weight:?}");
        let Some(cost) = reach.cost(hex) else { continue };
        // The way it names is one, and costs what it says.
        let mut at = from;
        let mut paid = 0;
        for step in reach.way(hex) {
            assert_eq!(at.distance(step), 1, "{from} to {hex} goes over {step}");
            let helpers = reach.helpers(view, step).expect("somebody to help");
            paid += helpers.points(weight).iter().sum::<u8>();
            at = step;
        }
        assert_eq!((at, paid), (hex, cost), "{from} to {hex} for {seat}");
    }
}

#[test]
fn reach_is_the_cheapest_of_all_ways() {
    let mut dice = Dice::from_seed(2);
    let mut n_checked = 0;
    while n_checked < 600 {
        let n_seats = 2 + dice.below(2) as u8;
        let Some(game) = random_table(&mut dice, n_seats) else { continue };
        let view = game.view(Viewer::Spectator);
        let hexes: Vec<Hex> = view.board.land().iter().collect();
        for seat in Seat::all(view.n_seats()) {
            for weight in Size::ALL {
                if n_strong(&view, seat, weight) <= 9 {
                    check_reach(&view, seat, weight, *dice.pick(&hexes));
                    n_checked += 1;
                }
            }
        }
    }
}

/// Whether a seat could erect or put on a piece on a hex (GI-4E, GI-4F).
fn can_arrive(view: &View, seat: Seat, kind: Kind, hex: Hex) -> bool {
    let land = &view.shown.land;
    let is_present = land.workers(hex, seat) > 0
        || land.has_sorcerer(hex, seat)
        || land.has_chief(hex, seat)
        || land.neutrals(hex, Some(seat)) > 0;
    let has_pedestal = view.known.tribes[seat].behind.pedestals > 0;
    let fits = |site: usize| {
        let stand = view.known.stands[site];
        let is_own = stand.owner() == Some(seat);
        match kind {
            Kind::Statue(_) => match stand.owner() {
                None => has_pedestal,
                Some(_) => is_own && stand.statue().is_none(),
            },
            Kind::Headdress => is_own && stand.statue().is_some() && !stand.has_headdress(),
        }
    };
    let sites = view.board.sites().iter().enumerate().filter(|(_, site)| site.hex == hex);
    is_present && sites.into_iter().any(|(idx, _)| fits(idx))
}

/// Whether an action could end with the piece on this hex, having moved.
fn can_end(view: &View, carry: &Carry, hex: Hex) -> bool {
    let is_own = carry.piece.marker() == Some(carry.seat);
    let has_marker = view.known.tribes[carry.seat].behind.markers > 0;
    let has_moved = hex != carry.piece.hex();
    carry.is_put
        || (is_own && has_moved)
        || (!is_own && has_marker)
        || can_arrive(view, carry.seat, carry.piece.kind(), hex)
}

/// Whether some way on from these hexes ends legally.
fn some_end(view: &View, carry: &Carry, way: &mut Vec<Hex>) -> bool {
    let mut is_found = false;
    let key = (carry.seat, carry.piece.kind().weight());
    walk(view, key, way, 0, &mut |hex, _| is_found |= can_end(view, carry, hex));
    is_found
}

fn check_steps(game: &Giants, carry: &Carry, way: &[Hex]) {
    let view = game.view(Viewer::Spectator);
    let weight = carry.piece.kind().weight();
    let moves = game.successors();
    for hex in next_to(&view, carry.hex) {
        let mut on: Vec<Hex> = way.iter().copied().chain([hex]).collect();
        let is_legal = carry.piece.mover() != Some(carry.seat)
            && !way.contains(&hex)
            && price(&view, carry.seat, weight, hex).is_some()
            && some_end(&view, carry, &mut on);
        let is_offered = moves.contains(&Move::Transport(TransportMove::To(hex)));
        assert_eq!(is_offered, is_legal, "from {way:?} to {hex}\n{}", game.diagram());
    }
}

/// The pieces that seat a may pick up: those with which an action can be ended.
fn check_picks(game: &Giants) {
    let view = game.view(Viewer::Spectator);
    let seat = Seat(0);
    let moves = game.successors();
    for piece in view.shown.pieces.as_slice() {
        let (kind, hex) = (piece.kind(), piece.hex());
        let carry = Carry { seat, piece: *piece, is_put: false, hex };
        let is_some_way = if piece.mover() == Some(seat) {
            can_end(&view, &carry, hex)
        } else {
            some_end(&view, &carry, &mut vec![hex])
        };
        let mv = match piece.marker() {
            None => Move::Transport(TransportMove::Take(kind, hex)),
            Some(marker) if marker == seat => Move::Transport(TransportMove::Move(kind, hex)),
            Some(_) => continue,
        };
        // An equal piece that has not moved may be the one that is meant.
        let is_offered = moves.contains(&mv);
        assert!(is_offered || !is_some_way, "{mv} is missing\n{}", game.diagram());
        let alike = view
            .shown
            .pieces
            .as_slice()
            .iter()
            .filter(|it| (it.kind(), it.hex(), it.marker()) == (kind, hex, piece.marker()));
        if alike.count() == 1 {
            assert_eq!(is_offered, is_some_way, "{mv}\n{}", game.diagram());
        }
    }
}

#[test]
fn every_step_that_can_lead_to_an_end_is_offered_and_no_other() {
    let mut dice = Dice::from_seed(3);
    let mut n_checked = 0;
    while n_checked < 1_500 {
        let n_seats = 2 + dice.below(2) as u8;
        let Some(mut game) = random_table(&mut dice, n_seats) else { continue };
        let seat = Seat(0);
        let view = game.view(Viewer::Spectator);
        if n_strong(&view, seat, Size::Small) > 9 {
            continue;
        }
        check_picks(&game);
        let mut way = Vec::new();
        // Until the action is over.
        while let Turn::Seat(mover) = game.turn()
            && mover == seat
        {
            if let Phase::Carry(carry) = game.view(Viewer::Spectator).phase {
                if way.last() != Some(&carry.hex) {
                    way.push(carry.hex);
                }
                check_steps(&game, &carry, &way);
                n_checked += 1;
            }
            let moves = game.successors();
            game.apply(*dice.pick(&moves));
        }
    }
}
