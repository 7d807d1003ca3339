//! How a bot chooses its moves, and with how much effort.

use std::{error, fmt, str::FromStr};

use rules_core::Game;

use crate::{Bot, Flat, Mind, Random, Search, Strength, Tuning};

/// How a bot chooses its moves, and with how much effort: what a strength stands
/// for, and what the arena compares.
///
/// Written `random`, `greedy`, `flat:400` or `search:2000`, the latter with its
/// parameters if they differ from the game's: `search:2000/explore=0.5/plies=4`. The
/// name of a strength stands for its method in the current game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Method {
    /// The method of a strength.
    Named(Strength),
    /// A random legal move.
    Random,
    /// Looks one move ahead with the evaluation, or, in a game without one, by
    /// playing games to the end.
    Greedy {
        /// How many positions it evaluates, over all moves.
        visits: u32,
        /// By how much it misjudges moves, as a fraction of the difference between
        /// the best and the worst one.
        noise: f32,
    },
    /// Looks one move ahead by playing games to the end at random.
    Flat {
        /// How many games it plays, over all moves.
        visits: u32,
    },
    /// Searches states sampled from the view.
    Search {
        /// How many games it simulates.
        visits: u32,
        /// Its parameters.
        tuning: Tuning,
    },
}

/// The number of positions that greedy evaluates: enough for luck to average out.
const GREEDY_VISITS: u32 = 200;

impl Method {
    /// Returns how many imagined games it looks into for a move of a game.
    pub fn visits<G: Game>(self, mind: &Mind<G>) -> u32 {
        match self {
            Method::Named(strength) => strength.method_in(mind).visits(mind),
            Method::Random => 0,
            Method::Greedy { visits, .. }
            | Method::Flat { visits }
            | Method::Search { visits, .. } => visits,
        }
    }

    /// Makes a bot that thinks so, by the evaluation that the game has for it.
    pub fn bot<G: Game>(self, mind: &Mind<G>) -> Box<dyn Bot<G>> {
        match self {
            Method::Named(strength) => strength.method_in(mind).bot(mind),
            Method::Greedy { .. } => self.judging_bot(&mind.judging_by(mind.greedy.clone())),
            Method::Random | Method::Flat { .. } | Method::Search { .. } => self.judging_bot(mind),
        }
    }

    /// Makes a bot that thinks so, and judges as a search does however it thinks.
    pub fn judging_bot<G: Game>(self, mind: &Mind<G>) -> Box<dyn Bot<G>> {
        match self {
            Method::Named(strength) => strength.method_in(mind).judging_bot(mind),
            Method::Random => Box::new(Random),
            Method::Greedy { noise, .. } => {
                Box::new(Flat::new(mind.evaluation.clone()).misjudging(noise))
            }
            Method::Flat { .. } => Box::new(Flat::<G>::new(None)),
            Method::Search { tuning, .. } => Box::new(Search::new(mind, tuning).hasty()),
        }
    }
}

impl Strength {
    /// Returns its method in a game.
    ///
    /// The visits are counted, not timed, so that a choice can be repeated. How
    /// many of them fit into a time was measured for each game.
    pub fn method_in<G: Game>(self, mind: &Mind<G>) -> Method {
        let pace = mind.knobs.pace;
        let search = |micros: u32| Method::Search {
            visits: (pace / 100 * micros / 10_000).max(VISITS_MIN),
            tuning: Tuning::default(),
        };
        match self {
            Strength::Random => Method::Random,
            Strength::Easy => Method::Greedy { visits: 200, noise: 0.6 },
            Strength::Medium => search(MEDIUM_MICROS),
            Strength::Hard => search(HARD_MICROS),
            Strength::Expert => search(EXPERT_MICROS),
        }
    }
}

/// Approximately how long a search of each strength takes on one core. The times are
/// so far apart because each strength must be clearly stronger than the one below,
/// and additional visits help less and less.
const MEDIUM_MICROS: u32 = 500;
const HARD_MICROS: u32 = 3_000;
const EXPERT_MICROS: u32 = 800_000;

/// The minimum number of visits of a search.
const VISITS_MIN: u32 = 20;

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

/// Error when a text is not a method.
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
