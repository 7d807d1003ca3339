//! Draws what a viewer may see.
//!
//! A drawing takes a view, never the state, so it can't show a secret.

mod grid;
mod kuhn;
mod entdecker;
mod rapanui;
mod giants;

use rules_core::Seat;
use words::{Speak, Speaker, frame};

/// A game whose table can be drawn.
pub trait Draw: Speak {
    /// Draws the table as text for a terminal: at most 80 columns, no colours.
    fn text(view: &Self::View, speaker: &Speaker) -> String;
}

/// Names a seat, and says whether it is the viewer's own.
fn seat_name(seat: Seat, viewer: Option<Seat>, speaker: &Speaker) -> String {
    let is_own = viewer == Some(seat);
    speaker.say(&if is_own { frame::own_seat(seat) } else { frame::seat(seat) })
}
