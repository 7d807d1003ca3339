//! A table as it goes into a page.

use maud::Markup;
use rules_core::{Seat, ViewOf};

use crate::{DeskOf, Draw};

/// A table as one viewer sees it, in the pieces a page is made of.
#[derive(Clone, Debug)]
pub struct Drawing {
    /// The table.
    pub board: Markup,
    /// What belongs to the viewer; empty for spectators.
    pub tray: Markup,
    /// What everyone sees of each seat, clockwise.
    pub panels: Vec<Markup>,
}

/// Draws a table for `n_seats`.
pub fn draw<S: Draw>(view: &ViewOf<S>, n_seats: u8, desk: &DeskOf<'_, S>) -> Drawing {
    Drawing {
        board: S::board(view, desk),
        tray: S::tray(view, desk),
        panels: Seat::all(n_seats).map(|seat| S::panel(view, seat, desk)).collect(),
    }
}
