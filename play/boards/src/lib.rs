//! Draws what a viewer may see.
//!
//! A drawing takes a view, never the state, so it can't show a secret.

mod kuhn;
mod rapanui;

use words::{Speak, Speaker};

/// A game whose table can be drawn.
pub trait Draw: Speak {
    /// Draws the table as text for a terminal: at most 80 columns, no colours.
    fn text(view: &Self::View, speaker: &Speaker) -> String;
}
