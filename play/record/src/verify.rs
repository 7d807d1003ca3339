//! Verifies a record: its moves, its result and its randomness.

use std::fmt;

use rules_core::{Cited, Game};
use serde::Serialize;

use crate::{
    Fair, Header, Mover, Position, Record,
    fair::{Chain, GameKey, Terms},
    problem::ReplayError,
    replay::{Replay, check_result, replay_prefix},
};

/// Makes every possible check of a record, even after one has failed.
///
/// [`crate::fair`] explains what the checks of chance prove, and what they don't.
pub fn verify<G: Game>(record: &Record) -> Verdict {
    let (replay, error) = match replay_prefix::<G>(record) {
        Ok((replay, error)) => (Some(replay), error),
        Err(error) => (None, Some(error)),
    };
    let extent = if error.is_none() { Extent::Whole } else { Extent::Part };
    let replays = error.map_or(Outcome::Passed, |error| Outcome::Failed(Failure::of(&error)));
    let result = result(record, replay.as_ref(), extent);
    let (commitment, chance, chain) = match Proof::of(record) {
        Some(proof) => (proof.commitment(), proof.chance(replay.as_ref(), extent), proof.chain()),
        None => {
            let absent = Outcome::Absent(Missing::Fairness);
            (absent.clone(), absent.clone(), absent)
        }
    };
    let findings = [
        Finding { check: Check::Replay, outcome: replays },
        Finding { check: Check::Result, outcome: result },
        Finding { check: Check::Commitment, outcome: commitment },
        Finding { check: Check::Chance, outcome: chance },
        Finding { check: Check::Chain, outcome: chain },
    ];
    Verdict { findings }
}

/// The results of all checks of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Verdict {
    /// One finding per check, in the order of [`Check`].
    pub findings: [Finding; 5],
}

impl Verdict {
    /// Returns whether no check has failed. Something may still be missing.
    pub fn is_clean(&self) -> bool {
        self.failures().next().is_none()
    }

    /// Returns whether every check has passed, so that chance is proven fair too.
    pub fn is_proven(&self) -> bool {
        self.findings.iter().all(|finding| finding.outcome == Outcome::Passed)
    }

    /// Returns the failures.
    pub fn failures(&self) -> impl Iterator<Item = (Check, &Failure)> {
        self.findings.iter().filter_map(|finding| match &finding.outcome {
            Outcome::Failed(failure) => Some((finding.check, failure)),
            Outcome::Passed | Outcome::Absent(_) => None,
        })
    }

    /// Returns the outcome of one check.
    pub fn outcome(&self, check: Check) -> &Outcome {
        &self.findings[check as usize].outcome
    }
}

/// One check and its outcome.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Finding {
    /// What was checked.
    pub check: Check,
    /// The outcome.
    pub outcome: Outcome,
}

/// Something about a record that can be checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Check {
    /// Every move is legal and made by the seat whose turn it was.
    Replay,
    /// The result is the one that the moves lead to.
    Result,
    /// The commitment matches this seed, this table and these options.
    Commitment,
    /// Every chance outcome is the one that the seed and the entropy give.
    Chance,
    /// The chain matches these moves.
    Chain,
}

impl fmt::Display for Check {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Check::Replay => "replay",
            Check::Result => "result",
            Check::Commitment => "commitment",
            Check::Chance => "chance",
            Check::Chain => "chain",
        })
    }
}

/// The outcome of a check.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// The check has passed.
    Passed,
    /// The check has failed.
    Failed(Failure),
    /// The record lacks what the check needs.
    Absent(Missing),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Passed => f.write_str("passed"),
            Outcome::Failed(failure) => write!(f, "failed: {failure}"),
            Outcome::Absent(missing) => write!(f, "not present: {missing}"),
        }
    }
}

/// What a check needs but a record lacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Missing {
    /// Its moves can't be replayed.
    Replay,
    /// It has no result.
    Result,
    /// Its table did not use a fairness scheme.
    Fairness,
    /// It lacks the entropy of the seats.
    Entropy,
    /// The seed is not revealed.
    Seed,
    /// It has no chain head.
    Chain,
}

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Missing::Replay => "the moves can't be replayed",
            Missing::Result => "there is no result",
            Missing::Fairness => "there is no fairness scheme",
            Missing::Entropy => "the seats have not added their entropy",
            Missing::Seed => "the seed is not revealed",
            Missing::Chain => "there is no chain head",
        })
    }
}

/// What is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Failure {
    /// The position, if the record was read from a text.
    pub position: Option<Position>,
    /// The number of the move, if the failure is about one.
    pub number: Option<u32>,
    /// What was expected.
    pub expected: String,
    /// What was found instead.
    pub found: String,
}

impl Failure {
    fn of<R: Cited>(error: &ReplayError<R>) -> Failure {
        let (expected, found) = error.problem.expected_and_found();
        Failure { position: error.position, number: error.problem.number(), expected, found }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(position) = self.position {
            write!(f, "{position}: ")?;
        }
        if let Some(number) = self.number {
            write!(f, "move {number}: ")?;
        }
        write!(f, "expected {}, found {}", self.expected, self.found)
    }
}

/// How much of a record a replay covers.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Extent {
    Whole,
    Part,
}

fn result<G: Game>(record: &Record, replay: Option<&Replay<G>>, extent: Extent) -> Outcome {
    if record.result().is_none() {
        return Outcome::Absent(Missing::Result);
    }
    let Some(replay) = replay.filter(|_| extent == Extent::Whole) else {
        return Outcome::Absent(Missing::Replay);
    };
    match replay.standing() {
        Some(standing) => match check_result::<G::Refusal>(record, &standing) {
            Ok(()) => Outcome::Passed,
            Err(error) => Outcome::Failed(Failure::of(&error)),
        },
        None => {
            let header = Header::Result(rules_core::Seat(0));
            Outcome::Failed(Failure {
                position: record.source().value(&header),
                number: None,
                expected: "no result, because the game is not over".to_owned(),
                found: "a result".to_owned(),
            })
        }
    }
}

/// What the fairness scheme says about a record.
struct Proof<'a> {
    record: &'a Record,
    fair: &'a Fair,
    terms: Terms,
}

impl<'a> Proof<'a> {
    fn of(record: &'a Record) -> Option<Proof<'a>> {
        Some(Proof { record, fair: record.fair()?, terms: record.terms()? })
    }

    fn commitment(&self) -> Outcome {
        let Some(seed) = self.fair.seed else { return Outcome::Absent(Missing::Seed) };
        let expected = self.terms.commitment(&seed);
        self.compare(&Header::Commitment, &expected, &self.fair.commitment)
    }

    fn chance<G: Game>(&self, replay: Option<&Replay<G>>, extent: Extent) -> Outcome {
        let key = match self.key() {
            Ok(key) => key,
            Err(missing) => return Outcome::Absent(missing),
        };
        let Some(replay) = replay else { return Outcome::Absent(Missing::Replay) };
        for step in replay.steps().filter(|step| step.mover == Mover::Chance) {
            let drawn = key.draw(&step.before, step.number);
            if drawn != Some(step.mv) {
                let expected = drawn.map_or("no chance outcome".to_owned(), |mv| quoted(&mv));
                return Outcome::Failed(Failure {
                    position: self.record.source().mv(step.number).map(|source| source.mv),
                    number: Some(step.number),
                    expected,
                    found: quoted(&step.mv),
                });
            }
        }
        match extent {
            Extent::Whole => Outcome::Passed,
            Extent::Part => Outcome::Absent(Missing::Replay),
        }
    }

    fn chain(&self) -> Outcome {
        let Some(found) = self.fair.chain else { return Outcome::Absent(Missing::Chain) };
        let entropy = self.fair.entropy.as_deref().unwrap_or_default();
        let mut chain = Chain::new(&self.terms, &self.fair.commitment, entropy);
        for entry in self.record.moves() {
            chain.push(entry.mover, &entry.mv);
        }
        self.compare(&Header::Chain, &chain.head(), &found)
    }

    fn key(&self) -> Result<GameKey, Missing> {
        let entropy = self.fair.entropy.as_ref().ok_or(Missing::Entropy)?;
        let seed = self.fair.seed.ok_or(Missing::Seed)?;
        Ok(self.terms.recompute(&seed, entropy))
    }

    fn compare<T: Eq + fmt::Display>(&self, header: &Header, expected: &T, found: &T) -> Outcome {
        if expected == found {
            return Outcome::Passed;
        }
        Outcome::Failed(Failure {
            position: self.record.source().value(header),
            number: None,
            expected: expected.to_string(),
            found: found.to_string(),
        })
    }
}

fn quoted(mv: &impl fmt::Display) -> String {
    format!("\"{mv}\"")
}
