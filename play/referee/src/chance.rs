//! Where chance comes from.

use catalog::{AnyGame, MoveId};
use record::{
    Fair, Record,
    fair::{Commitment, Entropy, Open, RevealedSeed, Seed, Started},
};
use rules_core::{Seat, Turn};

use crate::occupant::Chair;

/// Where the chance of a table comes from.
#[derive(Clone, Debug)]
pub enum Chance {
    /// From a secret seed and what the seats add. Everyone can check it when
    /// the game is over.
    Fair(Seed),
    /// From a seed that everyone may know: for teaching, for tests, and for
    /// the same game again. What the seats add does not count. The record says
    /// so.
    Fixed(RevealedSeed),
    /// From real dice and cards: people type in what came up.
    Typed,
}

/// How far chance is.
#[derive(Clone, Debug)]
pub(crate) enum Luck {
    TypedOpen,
    Typed,
    DrawnOpen { open: Open, origin: Origin },
    Drawn { started: Started, origin: Origin },
}

/// Whether the seed was a secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    Secret,
    Fixed(RevealedSeed),
}

impl Luck {
    /// Prepares chance for a table whose record names the table and its options.
    pub(crate) fn new(record: &Record, chance: Chance) -> Luck {
        let (seed, origin) = match chance {
            Chance::Typed => return Luck::TypedOpen,
            Chance::Fair(seed) => (seed, Origin::Secret),
            Chance::Fixed(seed) => (Seed::from_bytes(seed.0), Origin::Fixed(seed)),
        };
        let terms = record.terms().expect("a table with an id");
        let mut open = Open::new(terms, record.setup().n_seats(), seed);
        if origin != Origin::Secret {
            for seat in Seat::all(record.setup().n_seats()) {
                open.sit(seat, Default::default());
            }
        }
        Luck::DrawnOpen { open, origin }
    }

    pub(crate) fn is_started(&self) -> bool {
        match self {
            Luck::TypedOpen | Luck::DrawnOpen { .. } => false,
            Luck::Typed | Luck::Drawn { .. } => true,
        }
    }

    pub(crate) fn is_typed(&self) -> bool {
        match self {
            Luck::TypedOpen | Luck::Typed => true,
            Luck::DrawnOpen { .. } | Luck::Drawn { .. } => false,
        }
    }

    pub(crate) fn commitment(&self) -> Option<Commitment> {
        match self {
            Luck::TypedOpen | Luck::Typed => None,
            Luck::DrawnOpen { open, .. } => Some(open.commitment()),
            Luck::Drawn { started, .. } => Some(started.commitment()),
        }
    }

    /// Notes what a seat adds while the table is open, or that it is left.
    pub(crate) fn sit(&mut self, seat: Seat, chair: &Chair) {
        if let Luck::DrawnOpen { open, origin: Origin::Secret } = self {
            match chair.occupant.name().is_some() || chair.occupant.bot().is_some() {
                true => _ = open.sit(seat, Entropy::clone(&chair.entropy)),
                false => open.leave(seat),
            }
        }
    }

    /// Fixes all of chance. Does nothing unless every seat is taken.
    pub(crate) fn start(&mut self) {
        match self {
            Luck::TypedOpen => *self = Luck::Typed,
            Luck::DrawnOpen { open, origin } => {
                if let Ok(started) = open.clone().start() {
                    *self = Luck::Drawn { started, origin: *origin };
                }
            }
            Luck::Typed | Luck::Drawn { .. } => {}
        }
    }

    /// Describes chance for the head of a record; the seed only if it is no
    /// secret any more.
    pub(crate) fn to_fair(&self, is_over: bool) -> Option<Fair> {
        let mut fair = Fair::new(self.commitment()?);
        match self {
            Luck::TypedOpen | Luck::Typed => return None,
            Luck::DrawnOpen { origin, .. } => fair.seed = origin.known(),
            Luck::Drawn { started, origin } => {
                fair.entropy = Some(started.entropy().to_vec());
                fair.seed = origin.known().or(is_over.then(|| started.clone().reveal()));
            }
        }
        Some(fair)
    }

    /// Decides the move with this number; none if that is not for the referee.
    pub(crate) fn draw(&self, game: &dyn AnyGame, number: u32) -> Option<MoveId> {
        let started = match self {
            Luck::Drawn { started, .. } => started,
            Luck::TypedOpen | Luck::Typed | Luck::DrawnOpen { .. } => return None,
        };
        match (game.turn(), game.chance_weight()) {
            (Turn::Chance, weight @ 1..) => {
                let mut stream = started.key().stream(&format!("chance/{number}"));
                game.chance_at(stream.below(weight.into()) as u32)
            }
            (Turn::Chance, 0) | (Turn::Seat(_) | Turn::Over(_), _) => None,
        }
    }
}

impl Origin {
    /// Returns the seed if it was never a secret.
    fn known(self) -> Option<RevealedSeed> {
        match self {
            Origin::Secret => None,
            Origin::Fixed(seed) => Some(seed),
        }
    }
}
