//! Draws what a viewer may see: as text for a terminal, as HTML and SVG for a
//! browser.
//!
//! A drawing takes a view, never the state, so it can't show a secret. What else
//! it needs lies on a [`Desk`]: the words, the legal moves, what changed. All of
//! it has the game's own types, so that a drawing never reads a text.
//!
//! # How a game is drawn
//!
//! A game implements [`Draw`]. [`Draw::board`] draws the table, [`Draw::tray`] what
//! belongs to the viewer, [`Draw::panel`] what everyone sees of a seat, and
//! [`Draw::scene`] a [`picture()`] that stands alone. Only `text` is required: by
//! default the board is the text.
//!
//! - Everything that a move is made with goes through [`Desk::target`]. Each
//!   legal move is a target exactly once, on the board or in the tray. A thing
//!   that can't be used now says why: that comes from the game's own refusals.
//! - [`Desk::tags`] numbers what changed since the viewer's last turn. The drawing
//!   says which things a move touched.
//! - Pieces that move, and targets, are HTML elements over one static SVG: only
//!   those can be animated everywhere, pressed, focused and read aloud. Places
//!   are classes or coordinates in the SVG; no `style`, no `script`, because the
//!   pages forbid both.
//! - Colours are names: the tokens of the page, or those of `css/shared.css`. Shapes
//!   are symbols of [`sheet`], used by [`shape`]; whatever belongs to a seat
//!   has its mark: [`mark`], [`chip`].
//!
//! # What the page provides
//!
//! It includes [`sheet`] once, serves the style sheets and [`SCRIPT`], and has a form
//! with the id `play`, an element `#actions` for the button that commits, and an
//! element `#why` for reasons. Without the script, a target commits at once.

mod fragment;
mod inset;
mod count;
mod choice;
mod desk;
mod drawing;
pub mod picture;
mod shapes;
pub mod grid;

use maud::{Markup, html};
use rules_core::{EffectOf, Seat, Term, ViewOf};
use words::{Speak, Speaker, frame};

pub use crate::{
    choice::{Choice, MoveId},
    count::Count,
    desk::{Change, Desk, DeskOf, Piece},
    drawing::{Drawing, draw},
    fragment::{Fragments, Prints},
    inset::Insets,
    picture::{Scene, picture},
    shapes::{Shape, chip, mark, marked, named, seat_class, shape, sheet},
};

/// The style sheet of all boards. It uses the tokens of the page; a game adds its own
/// in [`Draw::CSS`].
pub const CSS: &str = include_str!("../css/shared.css");

/// The script of all boards, a module: pick, preview, commit.
pub const SCRIPT: &str = include_str!("../pick.js");

/// A game whose table can be drawn.
pub trait Draw: Speak {
    /// The style sheet of its board, in addition to [`CSS`].
    const CSS: &'static str = "";

    /// The symbols and textures that only this game has: a line of SVG for each.
    const SYMBOLS: &'static str = "";

    /// The drawing on its card, an SVG; the page has a plain one for a game without.
    const COVER: Option<&'static str> = None;

    /// The light theme's colours for names that only its symbols use: the id of the
    /// symbol, the name and the colour.
    const INKS: &'static [(&'static str, &'static str, &'static str)] = &[];

    /// Draws the table as text for a terminal: at most 80 columns, no colours.
    fn text(view: &ViewOf<Self>, speaker: &Speaker) -> String;

    /// Draws the table for a browser.
    fn board(view: &ViewOf<Self>, desk: &DeskOf<'_, Self>) -> Markup {
        html! { pre.text-board { (Self::text(view, desk.speaker())) } }
    }

    /// Draws what belongs to the viewer; nothing for spectators.
    fn tray(view: &ViewOf<Self>, desk: &DeskOf<'_, Self>) -> Markup {
        let _ = (view, desk);
        html! {}
    }

    /// Draws what everyone sees of a seat, for its panel beside the name.
    fn panel(view: &ViewOf<Self>, seat: Seat, desk: &DeskOf<'_, Self>) -> Markup {
        let _ = (view, seat, desk);
        html! {}
    }

    /// Returns what a picture of the position is made of; see [`picture()`].
    fn scene(view: &ViewOf<Self>, desk: &DeskOf<'_, Self>) -> Scene {
        Scene::of_text(&Self::text(view, desk.speaker()))
    }

    /// Returns the points that a seat has now, as far as they are visible; `None` in
    /// a game that has no points before its end.
    fn points(view: &ViewOf<Self>, seat: Seat) -> Option<i32> {
        let _ = (view, seat);
        None
    }

    /// Returns what a seat's possessions were worth at a moment of a finished game,
    /// from what the seat saw then and from the end.
    fn worth(view: &ViewOf<Self>, seat: Seat, end: &ViewOf<Self>) -> Option<i32> {
        let _ = end;
        Self::points(view, seat)
    }

    /// Returns how the numbers in a move's effects are calculated, one for each
    /// effect; `None` if it counts nothing that is drawn afterwards.
    fn counts(effects: &[EffectOf<Self>], after: &ViewOf<Self>) -> Vec<Option<Count>> {
        let _ = after;
        effects.iter().map(|_| None).collect()
    }

    /// Returns the name of what a line of a final score counts. On the table of a
    /// finished game, the pieces that are counted have this name in `data-piece`.
    fn ring(term: &Term, seat: Seat) -> String {
        format!("{seat}-{}", term.what)
    }
}

/// Returns the name of a seat, which says whether it is the viewer's own.
pub fn seat_name(seat: Seat, viewer: Option<Seat>, speaker: &Speaker) -> String {
    let is_own = viewer == Some(seat);
    speaker.say(&if is_own { frame::own_seat(seat) } else { frame::seat(seat) })
}
