//! What belongs to the viewer, and the choices that are made with it.

use boards::shape;
use giants_rules::{Behind, Move, Phase, PlaceMove, Role, View};
use maud::{Markup, html};
use rules_core::Seat;

use super::{bid, choose, figures, routes, stock};
use crate::board::{Desk, shapes};

pub(in crate::board) fn tray(view: &View, desk: &Desk<'_>) -> Markup {
    let Some(seat) = desk.viewer() else { return html! {} };
    let tribe = &view.shown.tribes[seat];
    let is_bid = matches!(view.phase, Phase::Bid { seat: asked, .. } if asked == seat);
    let own = tribe.behind.unwrap_or_default();
    html! {
        div.gi { div.gi-own {
            @if let Some(made) = tribe.bid.filter(|_| is_bid && desk.is_asked()) {
                (bid::bid(view, seat, &own, &made, desk))
            } @else {
                (choose::row(view, desk))
                (routes::routes(view, desk))
                (screen(view, seat, &own, desk))
            }
            (choose::peeks(view, desk))
        } }
    }
}

/// What is behind the screen; people are placed from there.
fn screen(view: &View, seat: Seat, own: &Behind, desk: &Desk<'_>) -> Markup {
    let is_placing = view.phase == Phase::Place(seat) && desk.is_asked();
    html! {
        section #gi-mine.gi-mine {
            h3.gi-head {
                (desk.word("giants-board-own-screen"))
                @if view.options.screens == giants_rules::Screens::Closed {
                    span.gi-secret { (desk.word("giants-board-only-you")) }
                }
            }
            @if is_placing {
                div.gi-picks data-rove { (placing(view, seat, own, desk)) }
            } @else {
                div.gi-stats { (stock::tribe(own, seat, desk)) (stock::goods(own, desk)) }
            }
            @if is_placing { div.gi-stats { (stock::goods(own, desk)) } }
        }
    }
}

/// The people as buttons, and what markers and tablets can be used for.
fn placing(view: &View, seat: Seat, own: &Behind, desk: &Desk<'_>) -> Markup {
    let n_of = |role: Role| match role {
        Role::Worker => own.workers,
        Role::Sorcerer => own.sorcerer.into(),
        Role::Chief => own.chief.into(),
    };
    let others = [
        (Move::Place(PlaceMove::BreakTablet), shape(shapes::TABLET), "giants-board-break"),
        (Move::Place(PlaceMove::SpendMarker), stock::mask(seat), "giants-board-spend"),
        (Move::Place(PlaceMove::Neutral), figures::neutral(None, 1), "giants-board-neutral"),
    ];
    let n_others = if view.n_seats() == 2 { 3 } else { 2 };
    html! {
        @for role in Role::ALL {
            @let word = desk.word(stock::role_word(role));
            @let inner = html! {
                (figures::at_hand(role, seat)) span { (word) } b { (n_of(role)) }
            };
            (desk.target(&Move::Place(PlaceMove::Member(role)), "gi-pick", &format!("{word} {}", n_of(role)), inner))
        }
        @for (mv, icon, key) in others.into_iter().take(n_others) {
            @let word = desk.word(key);
            @let n = (mv == Move::Place(PlaceMove::SpendMarker)).then_some(own.markers);
            @let inner = html! { (icon) span { (word) } @if let Some(n) = n { b { (n) } } };
            (desk.target(&mv, "gi-pick", &word, inner))
        }
    }
}
