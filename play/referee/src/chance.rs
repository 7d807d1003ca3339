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
    /// From a seed that everyone may know: for teaching, for tests, and to play the same game
    /// again. What the seats add does not count, and the record says so.
    Fixed(RevealedSeed),
    /// From real dice and cards: people enter what they show.
    Typed,
}

/// The chance of a table, before or after the start.
#[derive(Clone, Debug)]
pub(crate) enum ChanceState {
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

impl ChanceState {
    /// Prepares chance for a table whose record names the table and its options.
    pub(crate) fn new(record: &Record, chance: Chance) -> ChanceState {
        let (seed, origin) = match chance {
            Chance::Typed => return ChanceState::TypedOpen,
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
        ChanceState::DrawnOpen { open, origin }
    }

    pub(crate) fn is_started(&self) -> bool {
        match self {
            ChanceState::TypedOpen | ChanceState::DrawnOpen { .. } => false,
            ChanceState::Typed | ChanceState::Drawn { .. } => true,
        }
    }

    pub(crate) fn is_typed(&self) -> bool {
        match self {
            ChanceState::TypedOpen | ChanceState::Typed => true,
            ChanceState::DrawnOpen { .. } | ChanceState::Drawn { .. } => false,
        }
    }

    pub(crate) fn commitment(&self) -> Option<Commitment> {
        match self {
            ChanceState::TypedOpen | ChanceState::Typed => None,
            ChanceState::DrawnOpen { open, .. } => Some(open.commitment()),
            ChanceState::Drawn { started, .. } => Some(started.commitment()),
        }
    }

    /// Records what a seat adds while the table is open, or that it was left.
    pub(crate) fn sit(&mut self, seat: Seat, chair: &Chair) {
        if let ChanceState::DrawnOpen { open, origin: Origin::Secret } = self {
            match chair.occupant.name().is_some() || chair.occupant.bot().is_some() {
                true => _ = open.sit(seat, Entropy::clone(&chair.entropy)),
                false => open.leave(seat),
            }
        }
    }

    /// Fixes all of chance. Does nothing unless every seat is taken.
    pub(crate) fn start(&mut self) {
        match self {
            ChanceState::TypedOpen => *self = ChanceState::Typed,
            ChanceState::DrawnOpen { open, origin } => {
                if let Ok(started) = open.clone().start() {
                    *self = ChanceState::Drawn { started, origin: *origin };
                }
            }
            ChanceState::Typed | ChanceState::Drawn { .. } => {}
        }
    }

    /// Describes chance for the head of a record; the seed only if it is no longer a secret.
    pub(crate) fn to_fair(&self, is_over: bool) -> Option<Fair> {
        let mut fair = Fair::new(self.commitment()?);
        match self {
            ChanceState::TypedOpen | ChanceState::Typed => return None,
            ChanceState::DrawnOpen { origin, .. } => fair.seed = origin.known(),
            ChanceState::Drawn { started, origin } => {
                fair.entropy = Some(started.entropy().to_vec());
                fair.seed = origin.known().or(is_over.then(|| started.clone().reveal()));
            }
        }
        Some(fair)
    }

    /// Decides the move with this number; none if that is not for the referee.
    pub(crate) fn draw(&self, game: &dyn AnyGame, number: u32) -> Option<MoveId> {
        let started = match self {
            ChanceState::Drawn { started, .. } => started,
            ChanceState::TypedOpen | ChanceState::Typed | ChanceState::DrawnOpen { .. } => {
                return None;
            }
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
