//! The shapes all boards are made of.

use maud::{Markup, PreEscaped, html};
use rules_core::Seat;
use words::MARKS;

/// A symbol of the [`sheet`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// Giants: a worker's round base.
    Worker,
    /// Giants: a sorcerer's star base.
    Sorcerer,
    /// Giants: a chief's square base.
    Chief,
    /// A statue; also the Rapa Nui card.
    Moai,
    /// A headdress.
    Hat,
    /// A tribe marker.
    Mask,
    /// A log; also wood.
    Log,
    /// Fame; also what stands out.
    Star,
    /// Rapa Nui: the card and its offering.
    Fish,
    /// Rapa Nui: the card and its offering.
    Mulberry,
    /// Rapa Nui: the card and its offering.
    SweetPotato,
    /// Rapa Nui: the card and its offering.
    Grain,
    /// Rapa Nui: the card.
    Woodcutter,
    /// Rapa Nui: the card.
    Priest,
    /// The sacrificial stone.
    Altar,
    /// The back of a card.
    Back,
    /// Any card.
    Card,
    /// A warning: the game ends.
    End,
    /// Nobody knows yet.
    Unknown,
    /// A forest.
    Forest,
    /// A forest that was cut.
    Stumps,
    /// A village.
    Village,
    /// A sorcerer's hut.
    Hut,
    /// The quarry.
    Quarry,
    /// The clay pit.
    ClayPit,
    /// A platform for statues.
    Ahu,
    /// Giants: a half of a rongo tablet.
    Tablet,
    /// Entdecker: the ship.
    Ship,
    /// Entdecker: a scout.
    Scout,
    /// Entdecker: a fort.
    Fort,
    /// Entdecker: a settlement.
    Settlement,
    /// Gold.
    Coin,
    /// Entdecker: the back of a tile without an event.
    Compass,
    /// Entdecker: the event.
    Storm,
    /// Entdecker: the event.
    Pirates,
    /// Entdecker: the event.
    Unfriendly,
    /// Entdecker: the event.
    Friendly,
    /// Entdecker: the event.
    Ruins,
    /// Entdecker: the event.
    Treasure,
    /// Entdecker: a discovery chip.
    Discovery,
}

impl Shape {
    /// Every shape.
    pub const ALL: [Shape; 40] = [
        Shape::Worker,
        Shape::Sorcerer,
        Shape::Chief,
        Shape::Moai,
        Shape::Hat,
        Shape::Mask,
        Shape::Log,
        Shape::Star,
        Shape::Fish,
        Shape::Mulberry,
        Shape::SweetPotato,
        Shape::Grain,
        Shape::Woodcutter,
        Shape::Priest,
        Shape::Altar,
        Shape::Back,
        Shape::Card,
        Shape::End,
        Shape::Unknown,
        Shape::Forest,
        Shape::Stumps,
        Shape::Village,
        Shape::Hut,
        Shape::Quarry,
        Shape::ClayPit,
        Shape::Ahu,
        Shape::Tablet,
        Shape::Ship,
        Shape::Scout,
        Shape::Fort,
        Shape::Settlement,
        Shape::Coin,
        Shape::Compass,
        Shape::Storm,
        Shape::Pirates,
        Shape::Unfriendly,
        Shape::Friendly,
        Shape::Ruins,
        Shape::Treasure,
        Shape::Discovery,
    ];

    /// Returns the id of its symbol.
    pub fn id(self) -> &'static str {
        match self {
            Shape::Worker => "s-worker",
            Shape::Sorcerer => "s-sorcerer",
            Shape::Chief => "s-chief",
            Shape::Moai => "s-moai",
            Shape::Hat => "s-hat",
            Shape::Mask => "s-mask",
            Shape::Log => "s-log",
            Shape::Star => "s-star",
            Shape::Fish => "s-fish",
            Shape::Mulberry => "s-mulberry",
            Shape::SweetPotato => "s-sweet-potato",
            Shape::Grain => "s-grain",
            Shape::Woodcutter => "s-woodcutter",
            Shape::Priest => "s-priest",
            Shape::Altar => "s-altar",
            Shape::Back => "s-back",
            Shape::Card => "s-card",
            Shape::End => "s-end",
            Shape::Unknown => "s-unknown",
            Shape::Forest => "s-forest",
            Shape::Stumps => "s-stumps",
            Shape::Village => "s-village",
            Shape::Hut => "s-hut",
            Shape::Quarry => "s-quarry",
            Shape::ClayPit => "s-clay-pit",
            Shape::Ahu => "s-ahu",
            Shape::Tablet => "s-tablet",
            Shape::Ship => "s-ship",
            Shape::Scout => "s-scout",
            Shape::Fort => "s-fort",
            Shape::Settlement => "s-settlement",
            Shape::Coin => "s-coin",
            Shape::Compass => "s-compass",
            Shape::Storm => "s-storm",
            Shape::Pirates => "s-pirates",
            Shape::Unfriendly => "s-unfriendly",
            Shape::Friendly => "s-friendly",
            Shape::Ruins => "s-ruins",
            Shape::Treasure => "s-treasure",
            Shape::Discovery => "s-discovery",
        }
    }
}

/// Returns all symbols and textures, to stand once in each page that has a
/// board.
pub fn sheet() -> Markup {
    PreEscaped(include_str!("shapes/sheet.svg").to_owned())
}

/// Draws a shape. It says nothing to those who listen: a word stands beside it.
pub fn shape(shape: Shape) -> Markup {
    html! { svg.shape.(shape.id()) aria-hidden="true" { use href={ "#" (shape.id()) }; } }
}

/// Draws the mark of a seat in the colour of the text.
pub fn mark(seat: Seat) -> Markup {
    html! { svg.mark aria-hidden="true" { use href={ "#s-mark-" (seat.0 + 1) }; } }
}

/// Draws a text in which marks of seats stand as letters: not every font has
/// them. Those who listen hear the text as it is.
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
