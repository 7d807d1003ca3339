//! Draws what a viewer may see: as text for a terminal, as HTML and SVG for a
//! browser.
//!
//! A drawing takes a view, never the state, so it can't show a secret. What is
//! beside the view lies on a [`Desk`]: the words, the legal moves, what changed.
//!
//! # How a game is drawn
//!
//! A game implements [`Draw`]. [`Draw::board`] is the table, [`Draw::tray`] what
//! belongs to the one who looks, [`Draw::panel`] what everyone sees of a seat.
//! [`Draw::scene`] is the same for a [`picture()`] that stands alone.
//! Only `text` must be there: by default the board is the text.
//!
//! - Everything that a move is made with goes through [`Desk::target`]. Each
//!   legal move is a target exactly once, on the board or in the tray. A thing
//!   that can't be used now says why: that comes from the game's own refusals.
//! - [`Desk::tags`] numbers what changed since the last turn of the viewer. The
//!   drawing says which things a seen move touched.
//! - Pieces that move, and targets, are HTML elements over one static SVG: only
//!   those can be animated everywhere, pressed, focused and read aloud. Places
//!   are classes or coordinates in the SVG; no `style`, no `script`, because the
//!   pages forbid both.
//! - Colours are names: the tokens of the page, or those of `css/shared.css`. Shapes
//!   are symbols of [`sheet`], used by [`shape`]; whatever belongs to a seat
//!   has its mark: [`mark`], [`chip`].
//!
//! # What the page gives
//!
//! It includes [`sheet`] once, serves the style sheets and [`SCRIPT`], and holds a form
//! with the id `play`, an `#actions` for the button that commits, and `#why`
//! for reasons. It works without the script: then a target commits at once.

mod count;
mod desk;
mod drawing;
pub mod picture;
mod shapes;
pub mod grid;

use maud::{Markup, html};
use rules_core::{EffectOf, Seat, Term, ViewOf};
use words::{Speak, Speaker, frame};

pub use crate::{
    count::Count,
    desk::{Change, Choice, Desk, Piece},
    drawing::{Drawing, draw},
    picture::{Scene, picture},
    shapes::{Shape, chip, mark, marked, named, seat_class, shape, sheet},
};

/// How boards look, whatever the game: uses the tokens of the page. What a game adds
/// is [`Draw::CSS`].
pub const CSS: &str = include_str!("../css/shared.css");

/// How boards are handled: pick, preview, commit. A module.
pub const SCRIPT: &str = include_str!("../pick.js");

/// A game whose table can be drawn.
pub trait Draw: Speak {
    /// How its board looks, beyond [`CSS`].
    const CSS: &'static str = "";

    /// The symbols and textures that only it has: lines of SVG, one for each.
    const SYMBOLS: &'static str = "";

    /// The colours of the light theme for names that only its symbols use: the id of
    /// the symbol, the name, and what it stands for.
    const INKS: &'static [(&'static str, &'static str, &'static str)] = &[];

    /// Draws the table as text for a terminal: at most 80 columns, no colours.
    fn text(view: &ViewOf<Self>, speaker: &Speaker) -> String;

    /// Draws the table for a browser.
    fn board(view: &ViewOf<Self>, desk: &Desk<'_>) -> Markup {
        html! { pre.text-board { (Self::text(view, desk.speaker())) } }
    }

    /// Draws what belongs to the one who looks; nothing for spectators.
    fn tray(view: &ViewOf<Self>, desk: &Desk<'_>) -> Markup {
        let _ = (view, desk);
        html! {}
    }

    /// Draws what everyone sees of a seat, for its panel beside the name.
    fn panel(view: &ViewOf<Self>, seat: Seat, desk: &Desk<'_>) -> Markup {
        let _ = (view, seat, desk);
        html! {}
    }

    /// Gives what a picture of the position is made of; see [`picture()`].
    fn scene(view: &ViewOf<Self>, desk: &Desk<'_>) -> Scene {
        Scene::of_text(&Self::text(view, desk.speaker()))
    }

    /// Returns the points a seat has now, as far as they are in sight; nothing
    /// where there are none before the end.
    fn points(view: &ViewOf<Self>, seat: Seat) -> Option<i32> {
        let _ = (view, seat);
        None
    }

    /// Returns what a seat's things were worth at a moment of a game that is
    /// over, from what that seat saw then and from the end.
    fn worth(view: &ViewOf<Self>, seat: Seat, end: &ViewOf<Self>) -> Option<i32> {
        let _ = end;
        Self::points(view, seat)
    }

    /// Opens the numbers of what a move did, one for each effect, so far as they
    /// count something that is drawn afterwards.
    fn counts(effects: &[EffectOf<Self>], after: &ViewOf<Self>) -> Vec<Option<Count>> {
        let _ = after;
        effects.iter().map(|_| None).collect()
    }

    /// Names what a line of a final score counts: things on the drawn table of
    /// a game that is over have this name among those in `data-piece`.
    fn ring(term: &Term, seat: Seat) -> String {
        format!("{seat}-{}", term.what)
    }
}

/// Names a seat, and says whether it is the viewer's own.
pub fn seat_name(seat: Seat, viewer: Option<Seat>, speaker: &Speaker) -> String {
    let is_own = viewer == Some(seat);
    speaker.say(&if is_own { frame::own_seat(seat) } else { frame::seat(seat) })
}
