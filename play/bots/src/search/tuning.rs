//! The knobs of the search.

use std::fmt;

/// The knobs of the search; how they are set was measured.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tuning {
    /// How much a move that was seldom visited is given another try.
    pub explore: f32,
    /// How many visits the evaluation of a move counts for before its first.
    pub prior: f32,
    /// How many decisions are played at random before a position is judged.
    pub plies: u32,
    /// How many more decisions of its seat a new move is followed by, each the
    /// one that seems best, before a position is judged.
    pub finish: u32,
    /// How much a move is tried that seemed likely to be the best; with 0 all
    /// moves are tried alike.
    pub policy: f32,
    /// How much a move must seem better than another to be almost three times
    /// as likely.
    pub heat: f32,
}

impl Default for Tuning {
    fn default() -> Tuning {
        Tuning { explore: 0.4, prior: 2.0, plies: 16, finish: 0, policy: 0.0, heat: 0.1 }
    }
}

impl Tuning {
    /// Turns the knob with this name; says whether there is one.
    pub(crate) fn set(&mut self, knob: &str, value: f32) -> bool {
        match knob {
            "explore" => self.explore = value,
            "prior" => self.prior = value,
            "plies" => self.plies = value as u32,
            "finish" => self.finish = value as u32,
            "policy" => self.policy = value,
            "heat" => self.heat = value.max(0.001),
            _ => return false,
        }
        true
    }
}

impl fmt::Display for Tuning {
    /// Writes the knobs that are not as usual: `/explore=0.5`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let usual = Tuning::default();
        if self.explore != usual.explore {
            write!(f, "/explore={}", self.explore)?;
        }
        if self.prior != usual.prior {
            write!(f, "/prior={}", self.prior)?;
        }
        if self.plies != usual.plies {
            write!(f, "/plies={}", self.plies)?;
        }
        if self.finish != usual.finish {
            write!(f, "/finish={}", self.finish)?;
        }
        if self.policy != usual.policy {
            write!(f, "/policy={}", self.policy)?;
        }
        if self.heat != usual.heat {
            write!(f, "/heat={}", self.heat)?;
        }
        Ok(())
    }
}
