//! Cards, large and small.

use maud::{Markup, html};
use rapanui::{Kind, MOAI_COST, Sort};
use words::rapanui::kind as kind_name;

use crate::{Desk, Shape, shape};

/// What a moai in the display is worth at the end (RN-7a).
const MOAI_POINTS: u8 = 4;

pub(super) fn kind_shape(kind: Kind) -> Shape {
    match kind {
        Kind::Woodcutter => Shape::Woodcutter,
        Kind::Priest => Shape::Priest,
        Kind::Moai => Shape::Moai,
        Kind::Gatherer(Sort::Fish) => Shape::Fish,
        Kind::Gatherer(Sort::Mulberry) => Shape::Mulberry,
        Kind::Gatherer(Sort::SweetPotato) => Shape::SweetPotato,
        Kind::Gatherer(Sort::Grain) => Shape::Grain,
    }
}

/// The class that gives a thing the colours of a kind.
pub(super) fn kind_class(kind: Kind) -> &'static str {
    match kind {
        Kind::Woodcutter => "k-woodcutter",
        Kind::Priest => "k-priest",
        Kind::Moai => "k-moai",
        Kind::Gatherer(Sort::Fish) => "k-fish",
        Kind::Gatherer(Sort::Mulberry) => "k-mulberry",
        Kind::Gatherer(Sort::SweetPotato) => "k-sweet-potato",
        Kind::Gatherer(Sort::Grain) => "k-grain",
    }
}

/// The band at the top of a card: it stays in sight when others lie on it.
pub(super) fn strip(desk: &Desk<'_>, kind: Kind) -> Markup {
    html! {
        span.rn-strip {
            (shape(kind_shape(kind)))
            span.rn-name { (desk.say(&kind_name(kind))) }
        }
    }
}

/// The whole card.
pub(super) fn face(desk: &Desk<'_>, kind: Kind) -> Markup {
    html! {
        (strip(desk, kind))
        span.rn-face { (shape(kind_shape(kind))) }
        @if kind == Kind::Moai {
            span.rn-cost { (MOAI_COST) (shape(Shape::Log)) }
            span.rn-points { (MOAI_POINTS) }
        }
    }
}

/// An offering card with a number.
pub(super) fn offering(sort: Sort, n: u8) -> Markup {
    html! { (shape(kind_shape(Kind::Gatherer(sort)))) b.rn-count { (n) } }
}
