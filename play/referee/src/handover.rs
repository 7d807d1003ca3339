//! Who plays at a seat once the game has started: resigning, leaving, coming back.

use std::sync::Arc;

use bots::Strength;
use record::Mover;
use rules_core::Seat;

use crate::{Absence, Note, NoteKind, Occupant, Table, TableError};

impl Table {
    /// Resigns for a person. A bot plays the seat to the end, and the record says so.
    ///
    /// # Errors
    ///
    /// Refuses it if no person plays there, or if the game is not running.
    pub fn resign(&mut self, seat: Seat, strength: Strength) -> Result<(), TableError> {
        self.hand_over(seat, NoteKind::Resigned(strength))?;
        self.chairs[seat.idx()].queued.clear();
        Ok(())
    }

    /// Lets a bot play for a person who is away. The record says so.
    ///
    /// Choices that wait stay theirs.
    ///
    /// # Errors
    ///
    /// Those of [`Table::resign`].
    pub fn take_over(&mut self, seat: Seat, strength: Strength) -> Result<(), TableError> {
        self.hand_over(seat, NoteKind::TakenOver(strength))
    }

    /// Gives the seat back to a person who was away.
    ///
    /// # Errors
    ///
    /// Refuses it if nobody is away, after resigning, and if the game is not running.
    pub fn give_back(&mut self, seat: Seat) -> Result<(), TableError> {
        self.hand_over(seat, NoteKind::GivenBack)
    }

    /// Returns whether a bot made the move at this position of the record.
    pub(crate) fn is_by_bot(&self, idx: usize) -> bool {
        let Mover::Seat(seat) = self.moves[idx].mover else { return false };
        let is_before = |note: &&Note| note.seat == seat && note.n_moves as usize <= idx;
        match self.notes.iter().rfind(is_before).map(|note| note.kind) {
            Some(NoteKind::Resigned(_) | NoteKind::TakenOver(_)) => true,
            Some(NoteKind::GivenBack) => false,
            None => matches!(self.occupant(seat), Occupant::Bot { .. }),
        }
    }

    fn hand_over(&mut self, seat: Seat, kind: NoteKind) -> Result<(), TableError> {
        self.check_seat(seat)?;
        self.check_running()?;
        let note = Note { n_moves: self.n_moves(), seat, kind };
        let Some(occupant) = note.occupant(self.occupant(seat)) else {
            return Err(refusal(seat, self.occupant(seat), kind));
        };
        self.notes.push(note);
        // A record holds a limited number of comments.
        if let Err(flaw) = self.try_record() {
            self.notes.pop();
            return Err(flaw.into());
        }
        self.chairs[seat.idx()].occupant = Arc::new(occupant);
        Ok(())
    }
}

/// Says why something can't happen at a seat.
fn refusal(seat: Seat, occupant: &Occupant, kind: NoteKind) -> TableError {
    match occupant {
        Occupant::Nobody => TableError::SeatFree(seat),
        Occupant::Away { absence: Absence::Resigned, .. } => TableError::Resigned(seat),
        Occupant::Person { .. } | Occupant::Bot { .. } | Occupant::Away { .. } => match kind {
            NoteKind::GivenBack => TableError::NotAway(seat),
            NoteKind::Resigned(_) | NoteKind::TakenOver(_) => TableError::BotPlays(seat),
        },
    }
}
