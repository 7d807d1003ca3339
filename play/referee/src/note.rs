//! What happened besides the moves, and how the record says it.

use bots::Strength;
use rules_core::Seat;
use words::{Message, frame, table};

use crate::{Absence, Occupant};

/// Something that happened at a seat besides the moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Note {
    /// How many moves had been made.
    pub n_moves: u32,
    /// Where.
    pub seat: Seat,
    /// What.
    pub kind: NoteKind,
}

/// Something that happens at a seat besides the moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoteKind {
    /// A person resigned; a bot plays on.
    Resigned(Strength),
    /// A person is away; a bot plays meanwhile.
    TakenOver(Strength),
    /// The person is back.
    GivenBack,
}

impl Note {
    /// Says it in a sentence.
    pub fn message(&self) -> Message {
        let named = |strength: Strength| frame::strength(strength.key());
        match self.kind {
            NoteKind::Resigned(bot) => table::note_resigned(self.seat, named(bot)),
            NoteKind::TakenOver(bot) => table::note_away(self.seat, named(bot)),
            NoteKind::GivenBack => table::note_back(self.seat),
        }
    }

    /// Writes the comment of a record, in words that [`Note::read`] knows.
    pub(crate) fn comment(&self) -> String {
        let seat = self.seat;
        match self.kind {
            NoteKind::Resigned(strength) => format!("{seat} resigned; the {strength} bot plays on"),
            NoteKind::TakenOver(strength) => format!("{seat} is away; the {strength} bot plays on"),
            NoteKind::GivenBack => format!("{seat} is back"),
        }
    }

    /// Reads the comment of a record; none if people wrote it.
    pub(crate) fn read(comment: &str, n_moves: u32) -> Option<Note> {
        let (seat, rest) = comment.split_once(' ')?;
        let seat = seat.parse().ok()?;
        let kind = match rest.split_once("; the ") {
            None => (rest == "is back").then_some(NoteKind::GivenBack)?,
            Some((what, bot)) => {
                let strength = bot.strip_suffix(" bot plays on")?.parse().ok()?;
                match what {
                    "resigned" => NoteKind::Resigned(strength),
                    "is away" => NoteKind::TakenOver(strength),
                    _ => return None,
                }
            }
        };
        Some(Note { n_moves, seat, kind })
    }

    /// Returns who plays at the seat from now on; none if it can't happen
    /// there.
    pub(crate) fn occupant(&self, before: &Occupant) -> Option<Occupant> {
        let name = before.name()?.clone();
        match (before, self.kind) {
            (Occupant::Person { .. }, NoteKind::Resigned(strength)) => {
                Some(Occupant::Away { name, strength, absence: Absence::Resigned })
            }
            (Occupant::Person { .. }, NoteKind::TakenOver(strength)) => {
                Some(Occupant::Away { name, strength, absence: Absence::TakenOver })
            }
            (Occupant::Away { absence: Absence::TakenOver, .. }, NoteKind::GivenBack) => {
                Some(Occupant::Person { name })
            }
            (
                Occupant::Nobody
                | Occupant::Person { .. }
                | Occupant::Bot { .. }
                | Occupant::Away { .. },
                NoteKind::Resigned(_) | NoteKind::TakenOver(_) | NoteKind::GivenBack,
            ) => None,
        }
    }
}
