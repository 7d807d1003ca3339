//! The shapes that all boards are made of.

use maud::{Markup, PreEscaped, html};
use rules_core::Seat;
use words::MARKS;

/// A symbol of the [`sheet`]: one that all games share, or one of a game's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shape {
    id: &'static str,
}

impl Shape {
    /// A statue.
    pub const MOAI: Shape = Shape::new("s-moai");

    /// A log; also wood.
    pub const LOG: Shape = Shape::new("s-log");

    /// Fame; also what stands out.
    pub const STAR: Shape = Shape::new("s-star");

    /// The back of a card.
    pub const BACK: Shape = Shape::new("s-back");

    /// Any card.
    pub const CARD: Shape = Shape::new("s-card");

    /// A warning: the game ends.
    pub const END: Shape = Shape::new("s-end");

    /// Something that nobody knows yet.
    pub const UNKNOWN: Shape = Shape::new("s-unknown");

    /// Returns the symbol with this id, which must be on the sheet.
    pub const fn new(id: &'static str) -> Shape {
        Shape { id }
    }

    /// Returns the id of its symbol.
    pub fn id(self) -> &'static str {
        self.id
    }
}

/// The symbols and textures that all games share.
pub(crate) const SYMBOLS: &str = include_str!("shapes/symbols.svg");

/// Returns all symbols and textures, first the shared ones, then those of the games.
/// Each page that has a board includes them once.
pub fn sheet<'a>(of_games: impl IntoIterator<Item = &'a str>) -> Markup {
    let of_games: String = of_games.into_iter().collect();
    html! {
        svg.sheet xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true"
            focusable="false"
        {
            (PreEscaped(SYMBOLS))
            (PreEscaped(of_games))
        }
    }
}

/// Draws a symbol of a sheet by its name, `moai` for `s-moai`; nothing if the sheet
/// doesn't have it.
pub fn named(sheet: &str, name: &str) -> Option<Markup> {
    let id = format!("s-{name}");
    let is_there = sheet.contains(&format!("<symbol id=\"{id}\""));
    is_there.then(|| symbol(&id))
}

/// Draws a shape. Screen readers skip it, because there is a word beside it.
pub fn shape(shape: Shape) -> Markup {
    symbol(shape.id())
}

fn symbol(id: &str) -> Markup {
    html! { svg.shape.(id) aria-hidden="true" { use href={ "#" (id) }; } }
}

/// Draws a seat's mark in the colour of the text.
pub fn mark(seat: Seat) -> Markup {
    html! { svg.mark aria-hidden="true" { use href={ "#s-mark-" (seat.0 + 1) }; } }
}

/// Draws a text in which the marks of seats are characters. The marks become
/// shapes, because not every font has them; screen readers read the text itself.
pub fn marked(text: &str) -> Markup {
    let seat_of = |letter: char| MARKS.iter().position(|mark| mark.starts_with(letter));
    html! {
        @for piece in text.split_inclusive(|letter| seat_of(letter).is_some()) {
            @match piece.chars().next_back().and_then(|it| Some((it, seat_of(it)?))) {
                Some((letter, idx)) => {
                    (&piece[..piece.len() - letter.len_utf8()])
                    span.marked { (mark(Seat(idx as u8))) span.vh { (letter) } }
                },
                None => (piece),
            }
        }
    }
}

/// Draws a seat's chip: its colour with its mark.
pub fn chip(seat: Seat) -> Markup {
    html! { span.chip.(seat_class(seat)) { (mark(seat)) } }
}

/// Returns the class that gives a thing the colours of a seat.
pub fn seat_class(seat: Seat) -> &'static str {
    ["seat-1", "seat-2", "seat-3", "seat-4", "seat-5"][seat.idx()]
}
