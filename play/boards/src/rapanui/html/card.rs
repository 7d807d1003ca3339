//! Cards, large and small.

use maud::{Markup, html};
use rapanui_rules::{Kind, MOAI_COST, Sort};
use words::rapanui::kind as kind_name;

use crate::{
    Desk, Shape,
    picture::{BLACK, WHITE},
    rapanui::MOAI_POINTS,
    shape,
};

pub(in crate::rapanui) fn kind_shape(kind: Kind) -> Shape {
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

/// The colour of a card of a kind, and of what stands on it: as in the style
/// sheet.
pub(in crate::rapanui) fn band(kind: Kind) -> (&'static str, &'static str) {
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
            assert!(crate::CSS.contains(&rule), "{rule}");
        }
    }
}
