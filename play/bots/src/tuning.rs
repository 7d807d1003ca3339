//! The parameters of the search.

use std::fmt;

/// The parameters of the search. Those that are not set have the values that were
/// measured to be best for the game.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tuning {
    /// How strongly moves with few visits are explored.
    pub explore: Option<f32>,
    /// The number of visits that the initial evaluation of a move counts as.
    pub prior: Option<f32>,
    /// How many decisions are played at random before a position is judged.
    pub plies: Option<u32>,
    /// How many decisions of the same seat follow a new move, each the one that
    /// seems best, before the position is judged: in the middle of a turn of many
    /// small steps, an evaluation means little.
    pub finish: Option<u32>,
    /// How many moves are considered at a node with few visits; 0 for all.
    pub wide: Option<u32>,
    /// From this number of visits on, the replies of the others are not searched:
    /// each plays the move that seems best until it is the searching seat's turn
    /// again; 0 for never. Used with three or more seats, where many others move in
    /// between.
    pub replies: Option<u32>,
}

impl Tuning {
    /// Sets the parameter with this name; returns whether it exists.
    pub(crate) fn set(&mut self, knob: &str, value: f32) -> bool {
        match knob {
            "explore" => self.explore = Some(value),
            "prior" => self.prior = Some(value),
            "plies" => self.plies = Some(value as u32),
            "finish" => self.finish = Some(value as u32),
            "wide" => self.wide = Some(value as u32),
            "replies" => self.replies = Some(value as u32),
            _ => return false,
        }
        true
    }
}

impl fmt::Display for Tuning {
    /// Writes the parameters that are set: `/explore=0.5`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tuning { explore, prior, plies, finish, wide, replies } = self;
        explore.map_or(Ok(()), |it| write!(f, "/explore={it}"))?;
        prior.map_or(Ok(()), |it| write!(f, "/prior={it}"))?;
        plies.map_or(Ok(()), |it| write!(f, "/plies={it}"))?;
        finish.map_or(Ok(()), |it| write!(f, "/finish={it}"))?;
        wide.map_or(Ok(()), |it| write!(f, "/wide={it}"))?;
        replies.map_or(Ok(()), |it| write!(f, "/replies={it}"))
    }
}

/// Every knob with its setting.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Knobs {
    pub(crate) explore: f32,
    pub(crate) prior: f32,
    pub(crate) plies: u32,
    pub(crate) finish: u32,
    pub(crate) wide: u32,
    pub(crate) replies: u32,
    /// Approximately how many games are simulated per second. It is a constant, so
    /// that a bot plays the same on a slow machine.
    pub(crate) pace: u32,
}

impl Knobs {
    /// What is assumed of a game that was not measured: it has no evaluation, and
    /// every visit plays it to its end.
    pub(crate) const UNKNOWN: Knobs =
        Knobs { explore: 0.4, prior: 2.0, plies: 0, finish: 0, wide: 0, replies: 0, pace: 10_000 };

    /// Reads the settings of a game: `pace=60000 explore=0.1`. What is not set is as
    /// it is assumed of a game that was not measured.
    ///
    /// # Panics
    ///
    /// Panics if there is no such setting.
    pub(crate) fn parse(settings: &str) -> Knobs {
        let mut tuning = Tuning::default();
        let mut pace = Knobs::UNKNOWN.pace;
        for (knob, value) in settings.split_whitespace().filter_map(|it| it.split_once('=')) {
            let value = value.parse().expect("a number");
            match knob {
                "pace" => pace = value as u32,
                _ => assert!(tuning.set(knob, value), "a knob"),
            }
        }
        Knobs { pace, ..Knobs::UNKNOWN }.turned(&tuning)
    }

    /// Applies the parameters that are set.
    pub(crate) fn turned(self, tuning: &Tuning) -> Knobs {
        Knobs {
            explore: tuning.explore.unwrap_or(self.explore),
            prior: tuning.prior.unwrap_or(self.prior),
            plies: tuning.plies.unwrap_or(self.plies),
            finish: tuning.finish.unwrap_or(self.finish),
            wide: tuning.wide.unwrap_or(self.wide),
            replies: tuning.replies.unwrap_or(self.replies),
            pace: self.pace,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_read_by_name() {
        let text = "pace=60000 explore=0.1 prior=10 plies=1 finish=2 wide=16 replies=3\n";
        let Knobs { explore, prior, plies, finish, wide, replies, pace } = Knobs::parse(text);
        let numbers = format!("plies={plies} finish={finish} wide={wide} replies={replies}");
        assert_eq!(format!("pace={pace} explore={explore} prior={prior} {numbers}\n"), text);
        assert_eq!(Knobs::parse(""), Knobs::UNKNOWN);
        assert_eq!(Knobs::parse("wide=7"), Knobs { wide: 7, ..Knobs::UNKNOWN });
    }

    #[test]
    #[should_panic(expected = "a knob")]
    fn a_setting_that_is_none_is_noticed() {
        Knobs::parse("gold=1");
    }

    #[test]
    fn a_knob_that_is_set_wins() {
        let tuning = Tuning { plies: Some(7), ..Tuning::default() };
        assert_eq!(Knobs::UNKNOWN.turned(&tuning), Knobs { plies: 7, ..Knobs::UNKNOWN });
    }
}
