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

/// The measured parameters of the search for each game.
const GAMES: &str = include_str!("../../search.txt");

/// All parameters with their values.
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
    /// The assumptions about a game that was not measured: it has no evaluation, and
    /// every visit plays to the end.
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
            let value = value.parse().expect("a test checks that this is a number");
            match knob {
                "pace" => pace = value as u32,
                _ => assert!(tuning.set(knob, value), "a test checks that this parameter exists"),
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
