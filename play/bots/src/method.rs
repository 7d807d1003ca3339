//! How a bot thinks, and how much.

use std::{error, fmt, str::FromStr, sync::Arc};

use rules_core::Game;

use crate::{
    Bot, Flat, Random, Search, Strength, Tuning,
    eval::{self, Evaluation},
};

/// How a bot thinks, and how much: what a strength stands for, and what the
/// arena compares.
///
/// Written `random`, `greedy`, `flat:400` or `search:2000`, the latter with its
/// knobs if they are not as usual: `search:2000/explore=0.5/plies=4`. The name
/// of a strength stands for its method in the game that is played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Method {
    /// As a strength thinks.
    Named(Strength),
    /// Any legal move.
    Random,
    /// One move deep over the evaluation, or over games played to their end in
    /// a game without one.
    Greedy {
        /// How many positions it looks at, over all moves.
        visits: u32,
        /// By how much it misjudges moves, as a part of what lies between the best
        /// and the worst.
        noise: f32,
    },
    /// One move deep over games played to their end at random.
    Flat {
        /// How many games it plays, over all moves.
        visits: u32,
    },
    /// A search over games imagined from the view.
    Search {
        /// How many games it looks into.
        visits: u32,
        /// Its knobs.
        tuning: Tuning,
    },
}

/// Positions that greedy looks at: enough for chance to even out.
const GREEDY_VISITS: u32 = 200;

impl Method {
    /// Returns how many imagined games it looks into for a move of a game.
    pub fn visits<G: Game>(self) -> u32 {
        match self {
            Method::Named(strength) => strength.method_in::<G>().visits::<G>(),
            Method::Random => 0,
            Method::Greedy { visits, .. }
            | Method::Flat { visits }
            | Method::Search { visits, .. } => visits,
        }
    }

    /// Makes a bot that thinks so, with the game's own evaluation for it.
    pub fn bot<G: Game>(self) -> Box<dyn Bot<G>> {
        match self {
            Method::Named(strength) => strength.method_in::<G>().bot(),
            Method::Greedy { .. } => self.bot_with(eval::greedy_evaluation::<G>()),
            Method::Random | Method::Flat { .. } | Method::Search { .. } => {
                self.bot_with(eval::evaluation::<G>())
            }
        }
    }

    /// Makes a bot that thinks so with an evaluation, or without one.
    pub fn bot_with<G: Game>(self, evaluation: Option<Arc<Evaluation<G>>>) -> Box<dyn Bot<G>> {
        match self {
            Method::Named(strength) => strength.method_in::<G>().bot_with(evaluation),
            Method::Random => Box::new(Random),
            Method::Greedy { noise, .. } => Box::new(Flat::new(evaluation).misjudging(noise)),
            Method::Flat { .. } => Box::new(Flat::<G>::new(None)),
            Method::Search { tuning, .. } => Box::new(Search::new(evaluation, tuning).hasty()),
        }
    }
}

impl fmt::Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Method::Named(strength) => strength.fmt(f),
            Method::Random => f.write_str("random"),
            Method::Greedy { visits, noise } if *visits == GREEDY_VISITS && *noise == 0.0 => {
                f.write_str("greedy")
            }
            Method::Greedy { visits, noise } => write!(f, "greedy:{visits}/noise={noise}"),
            Method::Flat { visits } => write!(f, "flat:{visits}"),
            Method::Search { visits, tuning } => write!(f, "search:{visits}{tuning}"),
        }
    }
}

impl FromStr for Method {
    type Err = ParseMethodError;

    fn from_str(text: &str) -> Result<Method, ParseMethodError> {
        if let Some(strength) = Strength::with_key(text) {
            return Ok(Method::Named(strength));
        }
        let fail = || ParseMethodError { text: text.chars().take(60).collect() };
        let mut parts = text.split('/');
        let head = parts.next().unwrap_or_default();
        let (name, visits) = match head.split_once(':') {
            Some((name, visits)) => (name, Some(visits.parse::<u32>().map_err(|_| fail())?)),
            None => (head, None),
        };
        let mut method = match (name, visits) {
            ("greedy", visits) => {
                Method::Greedy { visits: visits.unwrap_or(GREEDY_VISITS), noise: 0.0 }
            }
            ("flat", Some(visits)) => Method::Flat { visits },
            ("search", Some(visits)) => Method::Search { visits, tuning: Tuning::default() },
            (_, _) => return Err(fail()),
        };
        for part in parts {
            let (knob, value) = part.split_once('=').ok_or_else(fail)?;
            let value = value.parse::<f32>().ok().filter(|it| (0.0..=1e6).contains(it));
            let value = value.ok_or_else(fail)?;
            let is_known = match &mut method {
                Method::Greedy { noise, .. } if knob == "noise" => {
                    *noise = value;
                    true
                }
                Method::Search { tuning, .. } => tuning.set(knob, value),
                Method::Named(_) | Method::Random | Method::Greedy { .. } | Method::Flat { .. } => {
                    false
                }
            };
            if !is_known {
                return Err(fail());
            }
        }
        Ok(method)
    }
}

/// Error when a text is not a way to think.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseMethodError {
    text: String,
}

impl fmt::Display for ParseMethodError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let keys = Strength::ALL.map(Strength::key).join(", ");
        write!(f, "there is no bot {:?}: expected {keys}, greedy, flat:N or search:N", self.text)
    }
}

impl error::Error for ParseMethodError {}
