//! The knobs of the search.

use std::fmt;

/// The knobs of the search; what is not set is as it was measured to be best
/// in the game.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tuning {
    /// How much a move that was seldom visited is given another try.
    pub explore: Option<f32>,
    /// How many visits the evaluation of a move counts for before its first.
    pub prior: Option<f32>,
    /// How many decisions are played at random before a position is judged.
    pub plies: Option<u32>,
    /// How many decisions of its seat a new move is followed by, each the one
    /// that seems best, before a position is judged: a turn of many small steps
    /// is worth little in its middle.
    pub finish: Option<u32>,
    /// How many moves are looked at where few visits came by; 0 for all.
    pub wide: Option<u32>,
    /// From how many visits on the replies of the others are not searched but played
    /// on, each the one that seems best, until it is the own turn again; 0 for never.
    /// At tables of three and more, where many others move in between.
    pub replies: Option<u32>,
}

impl Tuning {
    /// Turns the knob with this name; says whether there is one.
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
    /// Writes the knobs that are set: `/explore=0.5`.
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

/// How the search thinks in each game, as it was measured.
const GAMES: &str = include_str!("../../search.txt");

/// Every knob with its setting.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Knobs {
    pub(crate) explore: f32,
    pub(crate) prior: f32,
    pub(crate) plies: u32,
    pub(crate) finish: u32,
    pub(crate) wide: u32,
    pub(crate) replies: u32,
    /// How many imagined games are looked into in a second, more or less. It is
    /// data, so that a bot thinks the same on a slow machine.
    pub(crate) pace: u32,
}

impl Knobs {
    /// What is assumed of a game that was not measured: it has no evaluation, and
    /// every visit plays it to its end.
    const UNKNOWN: Knobs =
        Knobs { explore: 0.4, prior: 2.0, plies: 0, finish: 0, wide: 0, replies: 0, pace: 10_000 };

    /// Returns the settings for the game with this key.
    pub(crate) fn of(key: &str) -> Knobs {
        let mut lines = GAMES.lines().filter_map(|line| line.split_once(' '));
        let Some((_, settings)) = lines.find(|(game, _)| *game == key) else {
            return Knobs::UNKNOWN;
        };
        let mut tuning = Tuning::default();
        let mut pace = Knobs::UNKNOWN.pace;
        for (knob, value) in settings.split(' ').filter_map(|it| it.split_once('=')) {
            let value = value.parse().expect("a number, as a test has seen");
            match knob {
                "pace" => pace = value as u32,
                _ => assert!(tuning.set(knob, value), "a knob, as a test has seen"),
            }
        }
        Knobs { pace, ..Knobs::UNKNOWN }.turned(&tuning)
    }

    /// Turns the knobs that are set.
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
    fn every_line_sets_the_knobs_of_a_game() {
        let lines: Vec<&str> = GAMES.lines().filter(|line| !line.starts_with('#')).collect();
        for line in &lines {
            let (game, settings) = line.split_once(' ').expect("a game and its settings");
            let Knobs { explore, prior, plies, finish, wide, replies, pace } = Knobs::of(game);
            let numbers = format!("plies={plies} finish={finish} wide={wide} replies={replies}");
            assert_eq!(format!("pace={pace} explore={explore} prior={prior} {numbers}"), settings);
            assert!(Knobs::UNKNOWN.pace < pace, "an evaluation is faster than a whole game");
        }
        assert!(!lines.is_empty());
        assert_eq!(Knobs::of("chess"), Knobs::UNKNOWN);
        assert_eq!(Knobs::of("#"), Knobs::UNKNOWN);
    }

    #[test]
    fn a_knob_that_is_set_wins() {
        let tuning = Tuning { plies: Some(7), ..Tuning::default() };
        assert_eq!(Knobs::UNKNOWN.turned(&tuning), Knobs { plies: 7, ..Knobs::UNKNOWN });
    }
}
