//! Who sits at a seat, and who plays there.

use std::sync::Arc;

use bots::Strength;
use catalog::MoveId;
use record::{Name, Sitter, fair::Entropy};

/// Who sits at a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Occupant {
    /// The seat is free.
    #[default]
    Nobody,
    /// A person plays.
    Person {
        /// Their name.
        name: Name,
    },
    /// A bot has played since the beginning.
    Bot {
        /// Its name, if it has one.
        name: Option<Name>,
        /// How well it plays.
        strength: Strength,
    },
    /// A bot plays for a person.
    Away {
        /// Who sits there.
        name: Name,
        /// How well the bot plays.
        strength: Strength,
        /// Why.
        absence: Absence,
    },
}

/// Why a bot plays for a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Absence {
    /// They resigned, so the bot plays to the end.
    Resigned,
    /// They are away, and get the seat back when they return.
    TakenOver,
}

impl Occupant {
    /// Returns the name of whoever sits there.
    pub fn name(&self) -> Option<&Name> {
        match self {
            Occupant::Nobody => None,
            Occupant::Person { name } | Occupant::Away { name, .. } => Some(name),
            Occupant::Bot { name, .. } => name.as_ref(),
        }
    }

    /// Returns the bot that plays now, if one does.
    pub fn bot(&self) -> Option<Strength> {
        match self {
            Occupant::Nobody | Occupant::Person { .. } => None,
            Occupant::Bot { strength, .. } | Occupant::Away { strength, .. } => Some(*strength),
        }
    }

    /// Describes who sat down, for the head of a record.
    pub(crate) fn sitter(&self) -> Sitter {
        let bot = match self {
            Occupant::Bot { strength, .. } => Name::new(strength.key()).ok(),
            Occupant::Nobody | Occupant::Person { .. } | Occupant::Away { .. } => None,
        };
        Sitter { name: self.name().cloned(), bot }
    }
}

/// A seat with everything that belongs to it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Chair {
    pub(crate) occupant: Arc<Occupant>,
    /// What its occupant adds to chance.
    pub(crate) entropy: Arc<Entropy>,
    /// Choices made early, which wait for the seat's turn. Nobody else sees
    /// them.
    pub(crate) queued: Vec<MoveId>,
    /// How long others have waited for the seat.
    pub(crate) spent_ms: u64,
}
