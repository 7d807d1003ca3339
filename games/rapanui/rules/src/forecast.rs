//! What would happen: prices, and what taking a card would score.

use rules_core::{PerSeat, Seat};
use serde::Serialize;

use crate::{
    Column, ColumnNo, End, Kind, Sort, View,
    data::{COLUMN_LEN, OFFERING_PRICE},
    score::yields_of,
};

/// What taking the front card of a column would score, if it were the last
/// card taken in the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Forecast {
    /// This kind would score.
    Scores {
        /// The card under the front card.
        kind: Kind,
        /// What each seat would get.
        gains: PerSeat<Gain, 4>,
    },
    /// The column would be refilled; the last card laid decides.
    RefillDecides,
    /// The game would end, and nothing would score.
    EndsTheGame,
}

/// What a seat would get.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Gain {
    /// For its cards.
    pub basic: u8,
    /// For having more than everyone else.
    pub bonus: u8,
    /// How many of these the pile of the sort no longer has (RN-5e).
    pub short: u8,
}

impl Gain {
    /// Returns what it is for cards and majority together.
    pub fn total(&self) -> u8 {
        self.basic + self.bonus
    }
}

/// Tells what taking the front card of a column would score.
pub fn forecast(view: &View, column: ColumnNo) -> Forecast {
    let cards: &Column = &view.shown.columns[column.idx()];
    match cards.second() {
        Some(kind) => Forecast::Scores { kind, gains: gains(view, kind) },
        None if is_end(view) => Forecast::EndsTheGame,
        None => Forecast::RefillDecides,
    }
}

/// Returns what an offering card costs a seat now (RN-1).
pub fn price(view: &View, seat: Seat, sort: Sort) -> u16 {
    let n_gatherers = view.shown.tribes[seat].display[Kind::Gatherer(sort)];
    OFFERING_PRICE.saturating_sub(n_gatherers).into()
}

/// Returns whether a column that becomes empty ends the game.
fn is_end(view: &View) -> bool {
    match view.options.end() {
        End::PileEmpty => usize::from(view.shown.n_deck) <= COLUMN_LEN,
        End::ColumnEmpty => view.shown.n_deck == 0,
    }
}

/// Tells what each seat would get if a kind scored now.
pub fn gains(view: &View, kind: Kind) -> PerSeat<Gain, 4> {
    let tribes = &view.shown.tribes;
    let yields = yields_of(&tribes.map(|_, tribe| tribe.display[kind]), kind);
    let mut n_in_pile = match kind {
        Kind::Gatherer(sort) => u16::from(view.shown.supply[sort]),
        Kind::Woodcutter | Kind::Priest | Kind::Moai => u16::MAX,
    };
    let mut gains = yields.map(|_, it| Gain { basic: it.basic, bonus: it.bonus, short: 0 });
    for seat in view.active.clockwise(tribes.n_seats()) {
        let n_taken = yields[seat].total().min(n_in_pile);
        n_in_pile -= n_taken;
        gains[seat].short = (yields[seat].total() - n_taken) as u8;
    }
    gains
}
