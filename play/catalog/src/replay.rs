//! Records of any game.

use std::{error, fmt};

use boards::Draw;
use bots::Think;
use record::{Position, Problem, Record};
use rules_core::{Cited, RefusalOf};
use words::Message;

use crate::{AnyGame, MoveId, held::Held};

/// A game that was played from a record.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The state before the first move.
    pub start: Box<dyn AnyGame>,
    /// The moves.
    pub moves: Vec<MoveId>,
    /// The state after the last one.
    pub end: Box<dyn AnyGame>,
}

/// Error when a record is not a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayError {
    /// Where it is, if the record was read from a text.
    pub position: Option<Position>,
    /// The number of the move it is about, if it is about one.
    pub number: Option<u32>,
    /// Why the rules forbid the move, if they do, and the id of the rule.
    pub refusal: Option<(Message, &'static str)>,
    /// What was expected, and what was found instead.
    text: String,
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl error::Error for ReplayError {}

pub(crate) fn replay<S: Draw + Think>(record: &Record) -> Result<Replay, ReplayError> {
    let replay = record::replay::<S::Game>(record).map_err(|error| explained::<S>(&error))?;
    Ok(Replay {
        start: Held::<S>::boxed(replay.start().clone()),
        moves: replay.moves().map(MoveId::of::<S::Game>).collect(),
        end: Held::<S>::boxed(replay.end().clone()),
    })
}

/// Says what is wrong with a record.
pub(crate) fn explained<S: Draw>(error: &record::ReplayError<RefusalOf<S>>) -> ReplayError {
    let refusal = if let Problem::Refused { refusal, .. } = &error.problem {
        Some((S::refusal(refusal), refusal.rule()))
    } else {
        None
    };
    ReplayError {
        position: error.position,
        number: error.problem.number(),
        refusal,
        text: error.to_string(),
    }
}
