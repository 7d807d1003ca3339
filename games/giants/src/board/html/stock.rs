//! What a seat has: behind its screen, and in front of it.

use boards::{Shape, seat_class, shape};
use giants_rules::{Behind, Front, Kind, Role};
use maud::{Markup, html};
use rules_core::Seat;

use super::figures;
use crate::board::{Desk, shapes};

pub(super) fn role_word(role: Role) -> &'static str {
    match role {
        Role::Worker => "giants-board-workers",
        Role::Sorcerer => "giants-board-sorcerer",
        Role::Chief => "giants-board-chief",
    }
}

/// An icon with a number, and a word for screen readers and tooltips.
pub(super) fn stat(icon: Markup, n: u32, word: &str) -> Markup {
    html! {
        span.gi-stat.none[n == 0] title=(word) {
            (icon) b { (n) } span.gi-what { " " (word) }
        }
    }
}

/// A member of a tribe who may or may not be there.
fn person(role: Role, seat: Seat, n: u8, desk: &Desk<'_>) -> Markup {
    stat(figures::at_hand(role, seat), n.into(), &desk.word(role_word(role)))
}

/// The marker of a seat.
pub(super) fn mask(seat: Seat) -> Markup {
    html! { span.gi-mask.(seat_class(seat)) { (shape(shapes::MASK)) } }
}

/// People and markers that can be bid or placed.
pub(super) fn tribe(behind: &Behind, seat: Seat, desk: &Desk<'_>) -> Markup {
    html! {
        (person(Role::Worker, seat, behind.workers, desk))
        (person(Role::Sorcerer, seat, behind.sorcerer.into(), desk))
        (person(Role::Chief, seat, behind.chief.into(), desk))
        (stat(mask(seat), behind.markers.into(), &desk.word("giants-board-markers")))
    }
}

/// Logs and pedestals.
pub(super) fn goods(behind: &Behind, desk: &Desk<'_>) -> Markup {
    html! {
        (stat(shape(Shape::LOG), behind.logs.into(), &desk.word("giants-board-logs")))
        (stat(shape(shapes::AHU), behind.pedestals.into(), &desk.word("giants-board-pedestals")))
    }
}

/// What lies in front of a screen; `None` if there is nothing.
pub(super) fn front(front: &Front, seat: Seat, desk: &Desk<'_>) -> Option<Markup> {
    let people = [
        (Role::Worker, front.workers),
        (Role::Sorcerer, front.sorcerer.into()),
        (Role::Chief, front.chief.into()),
    ];
    let has_people = people.iter().any(|(_, n)| *n > 0);
    if !has_people && front.markers == 0 && !front.has_piece() {
        return None;
    }
    Some(html! {
        @for kind in Kind::ALL.into_iter().filter(|it| front.n_of(*it) > 0) {
            span.gi-stat { (figures::piece(kind, None, front.n_of(kind).into())) }
        }
        @for (role, n) in people.into_iter().filter(|(_, n)| *n > 0) {
            (person(role, seat, n, desk))
        }
        @if front.markers > 0 {
            (stat(mask(seat), front.markers.into(), &desk.word("giants-board-markers")))
        }
    })
}
