//! What a viewer sees of the table and can do there.

use std::sync::Arc;

use bots::Strength;
use catalog::{Advice, AnyGame, Choice, MoveId, Refused};
use rules_core::{Seat, Turn, Viewer};
use serde_json::Value;
use words::{Message, Speaker};

use crate::{Table, TableError};

impl Table {
    /// Reads a move from the game's notation, whether or not it is legal now.
    ///
    /// # Errors
    ///
    /// Says so if the text is not a move of the game.
    pub fn read_move(&self, text: &str) -> Result<MoveId, TableError> {
        Ok(self.game.read_move(text)?)
    }

    /// Writes a move in the game's notation.
    pub fn notation(&self, mv: MoveId) -> String {
        self.game.notation(mv)
    }

    /// Returns what a viewer may know.
    ///
    /// A seat that may choose early sees the table with its own choices made. A seat that does not
    /// exist sees what spectators see.
    pub fn view_json(&self, viewer: Viewer) -> Value {
        self.seen_by(viewer).view_json(self.known(viewer))
    }

    /// Says who has to choose what now.
    pub fn prompt(&self, viewer: Viewer) -> Message {
        self.seen_by(viewer).prompt(self.known(viewer))
    }

    /// Draws the table as text.
    pub fn text_board(&self, viewer: Viewer, speaker: &Speaker) -> String {
        self.seen_by(viewer).text_board(self.known(viewer), speaker)
    }

    /// Draws the position as one SVG document that needs nothing else.
    pub fn picture(&self, viewer: Viewer, speaker: &Speaker) -> String {
        self.seen_by(viewer).picture(self.known(viewer), speaker)
    }

    /// Returns what a seat can choose now, on its turn or early; nothing where
    /// a bot plays.
    pub fn choices(&self, seat: Seat) -> Vec<Choice> {
        let Some(desk) = self.desk(seat) else { return Vec::new() };
        if self.check_person(seat).is_err() {
            return Vec::new();
        }
        let is_early = self.game.turn() != Turn::Seat(seat);
        let mut choices = desk.choices();
        if is_early {
            // A waiting choice can be withdrawn, and a move that shows something can't wait.
            choices.retain(|choice| !choice.reveals);
            choices.iter_mut().for_each(|choice| choice.is_final = false);
        }
        choices
    }

    /// Lets the strongest bot advise a seat that may choose now, from what it
    /// sees; none for others.
    ///
    /// The same table and seed give the same advice.
    pub fn advise(&self, seat: Seat, strength: Strength, seed: u64) -> Option<Advice> {
        self.check_person(seat).ok()?;
        let desk = self.desk(seat)?;
        desk.advise(seat, desk.search_visits(strength), seed)
    }

    /// Returns why the rules forbid a seat a move now; nothing if they do not.
    ///
    /// # Errors
    ///
    /// Those of [`Table::play`], except for the version.
    pub fn why_not(&self, seat: Seat, mv: MoveId) -> Result<Option<Refused>, TableError> {
        self.check_person(seat)?;
        let desk = self.desk(seat).ok_or_else(|| self.not_your_turn())?;
        Ok(desk.why_not(mv))
    }

    pub(crate) fn not_your_turn(&self) -> TableError {
        let to_move = match self.game.turn() {
            Turn::Seat(to_move) => Some(to_move),
            Turn::Chance | Turn::Over(_) => None,
        };
        TableError::NotYourTurn { to_move }
    }

    /// A seat that does not exist knows what spectators know.
    pub(crate) fn known(&self, viewer: Viewer) -> Viewer {
        match viewer {
            Viewer::Seat(seat) if self.check_seat(seat).is_ok() => viewer,
            Viewer::Seat(_) | Viewer::Spectator => Viewer::Spectator,
        }
    }

    /// Returns the state that a viewer looks at. Only its view is for the
    /// viewer.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> Arc<dyn AnyGame> {
        let early = match self.known(viewer) {
            Viewer::Seat(seat) if self.is_started() && self.game.turn() != Turn::Seat(seat) => {
                self.early(seat)
            }
            Viewer::Seat(_) | Viewer::Spectator => None,
        };
        early.map_or_else(|| self.game.clone(), Arc::from)
    }
}
