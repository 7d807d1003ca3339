//! What is fixed before the first move, and how it is hashed.

use std::collections::BTreeMap;

use rules_core::{Config, Game, Options as _, SEATS_MAX};
use serde::Serialize;

use crate::{
    Flaw,
    limits::{Limit, OPTIONS_MAX, SETUP_BYTES_MAX},
    text::{check_block, check_key},
};

/// The game, its options, and a diagram if it starts from another state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Setup {
    // The names and the order of the fields are part of the scheme PF1: `to_json`
    // writes them, and commitments cover that text.
    game: String,
    #[serde(rename = "rules")]
    rules_version: u16,
    #[serde(rename = "seats")]
    n_seats: u8,
    options: BTreeMap<String, String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    diagram: Option<String>,
}

impl Setup {
    /// Describes a game for this number of seats, with its default options.
    ///
    /// # Errors
    ///
    /// Refuses a key with characters other than `a-z 0-9 _ -`, and a number of
    /// seats that no game has.
    pub fn new(game: &str, rules_version: u16, n_seats: u8) -> Result<Setup, Flaw> {
        check_key(game)?;
        if !(1..=SEATS_MAX).contains(&usize::from(n_seats)) {
            let expected = format!("a number of seats from 1 to {SEATS_MAX}");
            return Err(Flaw::expected(expected, &n_seats.to_string()));
        }
        let (options, diagram) = (BTreeMap::new(), None);
        Ok(Setup { game: game.to_owned(), rules_version, n_seats, options, diagram })
    }

    /// Describes a game with the usual start.
    ///
    /// # Errors
    ///
    /// Refuses options that no record can contain.
    pub fn of_config<G: Game>(config: &Config<G::Options>) -> Result<Setup, Flaw> {
        let mut setup = Setup::new(G::FACTS.key, G::FACTS.rules_version, config.n_seats)?;
        for (key, value) in config.options.pairs() {
            setup.set_option(key, &value)?;
        }
        Ok(setup)
    }

    /// Describes a game that starts from this state.
    ///
    /// # Errors
    ///
    /// Refuses options and diagrams that no record can contain.
    pub fn of_state<G: Game>(state: &G) -> Result<Setup, Flaw> {
        let mut setup = Setup::of_config::<G>(&state.config())?;
        setup.set_diagram(state.diagram().trim_end_matches('\n'))?;
        Ok(setup)
    }

    /// Returns the key of the game.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// Returns the version of its rules.
    pub fn rules_version(&self) -> u16 {
        self.rules_version
    }

    /// Returns the number of seats.
    pub fn n_seats(&self) -> u8 {
        self.n_seats
    }

    /// Returns the options that were chosen, sorted by key.
    pub fn options(&self) -> &BTreeMap<String, String> {
        &self.options
    }

    /// Returns the state that the game starts from, unless it is the usual one.
    pub fn diagram(&self) -> Option<&str> {
        self.diagram.as_deref()
    }

    /// Sets an option.
    ///
    /// # Errors
    ///
    /// Refuses keys and texts that no record can contain. Whether the game has such
    /// an option is checked only when the record is replayed.
    pub fn set_option(&mut self, key: &str, value: &str) -> Result<(), Flaw> {
        check_key(key)?;
        check_block(value)?;
        if !self.options.contains_key(key) && self.options.len() == OPTIONS_MAX {
            return Err(Flaw::TooMuch(Limit::Options));
        }
        let old = self.options.get(key).map_or(0, |old| n_bytes(old));
        if self.n_bytes() - old + n_bytes(value) > SETUP_BYTES_MAX {
            return Err(Flaw::TooMuch(Limit::Setup));
        }
        self.options.insert(key.to_owned(), value.to_owned());
        Ok(())
    }

    /// Starts the game from this state: lines without a line break at the end.
    ///
    /// # Errors
    ///
    /// Refuses texts that no record can contain. Whether it is a state of the game
    /// is checked only when the record is replayed.
    pub fn set_diagram(&mut self, text: &str) -> Result<(), Flaw> {
        check_block(text)?;
        let old = self.diagram.as_deref().map_or(0, n_bytes);
        if self.n_bytes() - old + n_bytes(text) > SETUP_BYTES_MAX {
            return Err(Flaw::TooMuch(Limit::Setup));
        }
        self.diagram = Some(text.to_owned());
        Ok(())
    }

    /// Writes the JSON text that commitments and chains cover.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("texts and numbers can be written as JSON")
    }

    fn n_bytes(&self) -> usize {
        self.options.values().map(String::as_str).chain(self.diagram()).map(n_bytes).sum()
    }
}

/// Returns the size of a text as a block, with a mark and a line break per line.
fn n_bytes(text: &str) -> usize {
    text.len() + 3 * text.split('\n').count()
}
