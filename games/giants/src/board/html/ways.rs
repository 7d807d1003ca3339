//! Where pieces could go, and how many points that would give away.

use giants_rules::{Hex, HexSet, Kind, Move, Phase, Piece, Reach, TransportMove, View, reach};
use maud::{Markup, html};
use rules_core::Seat;

use super::{numbered, touched};
use crate::board::Desk;

/// The routes of the piece in hand, and of the pieces that could be taken.
pub(super) struct Ways<'a> {
    view: &'a View,
    /// Those of the piece in hand, if it may move on.
    now: Option<Reach>,
    /// Those of each piece that could be taken, with the notation of the move that takes it.
    then: Vec<(&'a str, Reach)>,
    /// The places of the things that are selected in the tray, with the notation of the move.
    spots: Vec<(&'a str, Hex)>,
}

impl<'a> Ways<'a> {
    pub(super) fn new(view: &'a View, desk: &Desk<'a>) -> Ways<'a> {
        let carry = view.phase.carry().filter(|it| it.can_move());
        let now = carry
            .map(|it| reach(view, it.seat, it.piece.kind().weight(), it.hex, view.shown.route));
        let (mut then, mut spots) = (Vec::new(), Vec::new());
        for (mv, choice) in desk.choices() {
            let notation = choice.notation.as_str();
            let seat = desk.viewer();
            if let Some(way) = seat.and_then(|seat| taken(view, seat, mv)) {
                then.push((notation, way));
            }
            if let Some(hex) = touched::spot(view, mv) {
                spots.push((notation, hex));
            }
        }
        Ways { view, now, then, spots }
    }

    /// Returns the classes of a hex that is on the route, or out of reach.
    pub(super) fn class(&self, hex: Hex) -> &'static str {
        let view = self.view;
        let Some(carry) = view.phase.carry() else {
            let is_placed_on = match view.phase {
                Phase::PlaceLogs { hex: on, .. } | Phase::PlaceAction { hex: on, .. } => on == hex,
                Phase::Start
                | Phase::Roll { .. }
                | Phase::Bid { .. }
                | Phase::Carve { .. }
                | Phase::Place(_)
                | Phase::PlaceOn { .. }
                | Phase::Transport { .. }
                | Phase::Carry(_)
                | Phase::Help { .. }
                | Phase::CleanUp(_)
                | Phase::Over => false,
            };
            return if is_placed_on { " here" } else { "" };
        };
        let is_reached = self.now.as_ref().is_some_and(|it| it.cost(hex).is_some());
        if carry.hex == hex {
            " here"
        } else if view.shown.route.contains(hex) {
            " been"
        } else if matches!(view.phase, Phase::Help { hex: to, .. } if to == hex) {
            " next"
        } else if is_reached {
            ""
        } else {
            " far"
        }
    }

    /// Draws the fewest points that must be given away to get there, now or while a
    /// piece is selected.
    pub(super) fn badge(&self, hex: Hex) -> Markup {
        let is_elsewhere = |reach: &&Reach| reach.way(hex).last() == Some(&hex);
        let cost = self.now.as_ref().filter(is_elsewhere).and_then(|it| it.cost(hex));
        html! {
            @if let Some(cost) = cost { (price(cost)) }
            @for (notation, reach) in &self.then {
                @if let Some(cost) = Some(reach).filter(is_elsewhere).and_then(|it| it.cost(hex)) {
                    span.ghost data-ghost=(notation) { (price(cost)) }
                }
            }
        }
    }

    /// Draws rings that are visible while something that lies there is selected.
    pub(super) fn rings(&self, hex: Hex) -> Markup {
        html! {
            @for (notation, _) in self.spots.iter().filter(|it| it.1 == hex) {
                span.ghost data-ghost=(notation) { span.gi-ring {} }
            }
        }
    }

    /// Says what it costs to get there, and how.
    pub(super) fn told(&self, hex: Hex, desk: &Desk<'_>) -> Vec<String> {
        let Some(reach) = &self.now else { return Vec::new() };
        let Some(cost) = reach.cost(hex) else {
            return vec![desk.word("giants-board-out-of-reach")];
        };
        let way = reach.way(hex);
        let mut told = Vec::new();
        if !way.is_empty() {
            told.push(numbered(desk, "giants-board-gives", cost));
        }
        if way.len() > 1 {
            let names: Vec<String> = way.iter().map(Hex::to_string).collect();
            told.push(names.join("–"));
        }
        told
    }
}

fn price(cost: u8) -> Markup {
    html! { b.gi-price.free[cost == 0] { @if cost > 0 { "−" } (cost) } }
}

/// Returns the routes of a piece that a move takes in hand.
fn taken(view: &View, seat: Seat, mv: Move) -> Option<Reach> {
    let Move::Transport(step) = mv else { return None };
    let (kind, from) = match step {
        TransportMove::Put(kind) => (kind, touched::spot(view, mv)?),
        TransportMove::Move(kind, hex) => (kind, can_move(view, seat, kind, hex, Some(seat))?),
        TransportMove::Take(kind, hex) => (kind, can_move(view, seat, kind, hex, None)?),
        TransportMove::To(_)
        | TransportMove::Help(_)
        | TransportMove::HelpChief(_)
        | TransportMove::Erect(_)
        | TransportMove::Crown(_)
        | TransportMove::Mark
        | TransportMove::Leave
        | TransportMove::Done => return None,
    };
    Some(reach(view, seat, kind.weight(), from, HexSet::EMPTY))
}

/// Returns where the piece lies if it, or one just like it, has not been moved
/// by the seat in this phase (GI-O19).
fn can_move(view: &View, seat: Seat, kind: Kind, hex: Hex, marker: Option<Seat>) -> Option<Hex> {
    let is_meant = |it: &&Piece| it.kind() == kind && it.hex() == hex && it.marker() == marker;
    let mut alike = view.shown.pieces.as_slice().iter().filter(is_meant);
    alike.any(|it| it.mover() != Some(seat)).then_some(hex)
}
