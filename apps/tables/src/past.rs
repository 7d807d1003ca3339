//! The past: a table after any of its moves, rematches, and games that continue from a move.

use std::fmt;

use bots::Strength;
use referee::{Occupant, Table, TableView};
use rules_core::{Seat, Viewer};
use store::{TableId, Who};

use crate::{
    plan::{Plan, SeatPlan},
    state::TableState,
};

/// A table as it was after some of its moves. Nothing can be done there.
#[derive(Clone, Debug)]
pub struct Past {
    /// The table at that time.
    pub(crate) table: Table,
    /// After how many moves.
    pub n_moves: u32,
    /// The total number of moves.
    pub n_moves_max: u32,
}

/// Why the past can't be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PastError {
    /// There are not so many moves.
    TooFar {
        /// How many there are.
        n_moves_max: u32,
    },
    /// The game is not over, so this is still secret.
    NotOver,
    /// The record does not fit together.
    Broken(String),
}

impl fmt::Display for PastError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PastError::TooFar { n_moves_max } => write!(f, "the game has {n_moves_max} moves"),
            PastError::NotOver => f.write_str("the game is not over"),
            PastError::Broken(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for PastError {}

impl Past {
    /// Returns a table as it was after so many moves. Viewers see there what they saw then.
    ///
    /// # Errors
    ///
    /// There are not so many moves.
    pub fn of(state: &TableState, n_moves: u32) -> Result<Past, PastError> {
        let n_moves_max = state.table.n_moves();
        let table = state.table.at(n_moves).ok_or(PastError::TooFar { n_moves_max })?;
        Ok(Past { table, n_moves, n_moves_max })
    }

    /// Returns the table as a viewer saw it then.
    pub fn view(&self, viewer: Viewer) -> TableView<'_> {
        self.table.view(viewer)
    }

    /// Plans a game that continues from here, with bots at all seats but one.
    ///
    /// # Errors
    ///
    /// Refuses it if the state has secrets of a running game.
    pub fn fork(&self, from: &TableId, name: &str, seat: Seat) -> Result<Plan, PastError> {
        let mut plan = Plan::of_start(self.table.game().clone_box());
        plan.forked = Some((from.clone(), self.n_moves));
        for (at, seat_plan) in plan.seats.iter_mut().enumerate() {
            *seat_plan = match at == seat.idx() {
                true => SeatPlan::Person { name: name.to_owned() },
                false => SeatPlan::Bot(Strength::Easy),
            };
        }
        Ok(plan)
    }
}

fn broken(error: impl fmt::Display) -> PastError {
    PastError::Broken(error.to_string())
}

/// Returns whether somebody may see a table as this viewer.
pub fn may_look_as(state: &TableState, identities: &[Who], viewer: Viewer) -> bool {
    match viewer {
        Viewer::Spectator => true,
        Viewer::Seat(seat) => state.is_revealed() || state.seats_of(identities) == [seat],
    }
}

/// Plans the same game for the same people: those on this device sit down, and so do the bots; the
/// other seats are open.
pub(super) fn rematch(state: &TableState, identities: &[Who]) -> Result<Plan, PastError> {
    let record = state.table.record();
    let key = record.setup().game();
    let entry = catalog::game(key).ok_or_else(|| broken("no such game"))?;
    let start = entry.start(record.setup()).map_err(broken)?;
    let mut plan = Plan::of_start(start);
    let mine = state.seats_of(identities);
    for (seat, seat_plan) in Seat::all(state.table.n_seats()).zip(&mut plan.seats) {
        *seat_plan = match state.table.occupant(seat) {
            Occupant::Bot { strength, .. } => SeatPlan::Bot(*strength),
            Occupant::Person { name } | Occupant::Away { name, .. } if mine.contains(&seat) => {
                SeatPlan::Person { name: name.to_string() }
            }
            Occupant::Person { .. } | Occupant::Away { .. } | Occupant::Nobody => SeatPlan::Open,
        };
    }
    plan.is_private = state.is_private;
    plan.pace = state.pace;
    plan.clock = state.terms.clock;
    plan.rematch_of = Some(state.id.clone());
    Ok(plan)
}
