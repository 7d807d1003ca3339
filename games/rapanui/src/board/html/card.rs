//! Cards, large and small.

use boards::{
    Shape,
    picture::{BLACK, WHITE},
    shape,
};
use maud::{Markup, html};
use rapanui_rules::{Kind, MOAI_COST, Sort};

use crate::board::{Desk, MOAI_POINTS, shapes};
use crate::words::kind as kind_name;

pub(in crate::board) fn kind_shape(kind: Kind) -> Shape {
    match kind {
        Kind::Woodcutter => shapes::WOODCUTTER,
        Kind::Priest => shapes::PRIEST,
        Kind::Moai => Shape::MOAI,
        Kind::Gatherer(Sort::Fish) => shapes::FISH,
        Kind::Gatherer(Sort::Mulberry) => shapes::MULBERRY,
        Kind::Gatherer(Sort::SweetPotato) => shapes::SWEET_POTATO,
        Kind::Gatherer(Sort::Grain) => shapes::GRAIN,
    }
}

/// The colour of cards of a kind, and of what is drawn on them, as in the style
/// sheet.
pub(in crate::board) fn band(kind: Kind) -> (&'static str, &'static str) {
    match kind {
        Kind::Woodcutter => ("#7a5230", WHITE),
        Kind::Priest => ("#2c6e68", WHITE),
        Kind::Moai => ("#57524b", WHITE),
        Kind::Gatherer(Sort::Fish) => ("#58a6c7", BLACK),
        Kind::Gatherer(Sort::Mulberry) => ("#47296a", WHITE),
        Kind::Gatherer(Sort::SweetPotato) => ("#a8445a", WHITE),
        Kind::Gatherer(Sort::Grain) => ("#ebc65c", BLACK),
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

/// The band at the top of a card, which remains visible when others lie on it.
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
            span.rn-cost { (MOAI_COST) (shape(Shape::LOG)) }
            span.rn-points { (MOAI_POINTS) }
        }
    }
}

/// An offering card with a number.
pub(super) fn offering(sort: Sort, n: u8) -> Markup {
    html! { (shape(kind_shape(Kind::Gatherer(sort)))) b.rn-count { (n) } }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bands_are_those_of_the_style_sheet() {
        for kind in Kind::ALL {
            let (fill, ink) = band(kind);
            let ink = if ink == WHITE { "white" } else { "black" };
            let rule =
                format!(".{} {{ --band: {fill}; --band-ink: var(--{ink});", kind_class(kind));
            assert!(<crate::Set as boards::Draw>::CSS.contains(&rule), "{rule}");
        }
    }
}
