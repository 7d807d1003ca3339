//! A game whose type is known only at run time.

use std::fmt;

use boards::{Count, Drawing, Insets};
use bots::Strength;
use record::{Flaw, Setup};
use rules_core::{Counts, Facts, ParseMoveError, Seat, Standing, Term, Turn, Viewer};
use serde_json::Value;
use words::{Entry as Told, Message, Speaker};

use crate::{Advice, AnySighting, Choice, MoveId, Prospect, Refused, Sim, Weight};

/// The state of one game, with its types erased.
///
/// # Panics
///
/// The methods that take a move may panic on a move of another game. Those that
/// need a move that is legal now say so, and may panic on any other: they check
/// nothing, because that means to generate all the legal moves again.
pub trait AnyGame: fmt::Debug + Send + Sync {
    /// Copies the state.
    fn clone_box(&self) -> Box<dyn AnyGame>;

    /// Returns the facts that hold for every game of this kind.
    fn facts(&self) -> &'static Facts;

    /// Returns the number of seats.
    fn n_seats(&self) -> u8;

    /// Returns the options that differ from the default.
    fn options(&self) -> Vec<(&'static str, String)>;

    /// Returns whose turn it is.
    fn turn(&self) -> Turn;

    /// Reads a move from the game's notation, whether or not it is legal now.
    ///
    /// # Errors
    ///
    /// Says so if the text is not a move of the game.
    fn read_move(&self, text: &str) -> Result<MoveId, ParseMoveError>;

    /// Writes a move in the game's notation.
    fn notation(&self, mv: MoveId) -> String;

    /// Returns the moves of the seat to move, in a stable order.
    fn legal_moves(&self) -> Vec<MoveId>;

    /// Returns the choices of the seat to move, in a stable order.
    fn choices(&self) -> Vec<Choice>;

    /// Returns what chance may do next, with whole-number weights.
    fn chances(&self) -> Vec<(MoveId, u32)>;

    /// Returns the sum of the weights; 0 unless it is chance's turn.
    fn chance_weight(&self) -> u32;

    /// Returns the outcome at a point below the sum of the weights.
    fn chance_at(&self, point: u32) -> Option<MoveId>;

    /// Makes a move if it is legal.
    ///
    /// # Errors
    ///
    /// Refuses what is not a legal move, and leaves the state as it was.
    fn play(&mut self, mv: MoveId) -> Result<(), Refused>;

    /// Makes a move that is known to be legal.
    fn apply(&mut self, mv: MoveId);

    /// Returns why a move can't be made; nothing if it can.
    fn why_not(&self, mv: MoveId) -> Option<Refused>;

    /// Returns whether a legal move can't be undone.
    fn reveals(&self, mv: MoveId) -> bool;

    /// Returns a state in which a seat may already make a choice that is due
    /// later.
    fn early(&self, seat: Seat) -> Option<Box<dyn AnyGame>>;

    /// Returns what a viewer sees of a legal move that is about to be made, in
    /// the notation of transcripts.
    fn sighting(&self, mv: MoveId, viewer: Viewer) -> String;

    /// Returns what a viewer may know.
    fn view_json(&self, viewer: Viewer) -> Value;

    /// Describes a legal move that is about to be made, as a viewer will see it.
    fn log(&self, mv: MoveId, viewer: Viewer) -> LogEntry;

    /// Says who has to choose what now.
    fn prompt(&self, viewer: Viewer) -> Message;

    /// Names a legal move of the seat to move as that seat sees it.
    fn label(&self, mv: MoveId) -> Message;

    /// Draws the table as text, at most 80 columns wide.
    fn text_board(&self, viewer: Viewer, speaker: &Speaker) -> String;

    /// Draws the table for a browser, with the viewer's choices as targets and
    /// what changed since its last turn as numbers.
    ///
    /// What can't be done is explained if the viewer is to move. May panic on
    /// choices or changes of another game.
    fn board_html(
        &self,
        viewer: Viewer,
        speaker: &Speaker,
        choices: &[Choice],
        changes: &[Change<'_>],
        insets: &Insets,
    ) -> Drawing;

    /// Draws the position as one SVG document that needs nothing else, 1200 by
    /// 630.
    fn picture(&self, viewer: Viewer, speaker: &Speaker) -> String;

    /// Returns the points of each seat as far as a viewer can see them; those
    /// of the final score once the game is over.
    fn points(&self, viewer: Viewer) -> Vec<Option<i32>>;

    /// Puts one line of a final score into words.
    fn term(&self, term: &Term) -> Message;

    /// Names what a line of a final score counts: things on the drawn table of a
    /// game that is over have this name among those in `data-piece`.
    fn ring(&self, term: &Term, seat: Seat) -> String;

    /// Says who won and, after a tie, what decided.
    fn result_line(&self, standing: &Standing) -> Message;

    /// Lets a bot choose for a seat from what that seat sees; none unless it is its turn.
    ///
    /// The same state, strength and seed give the same move.
    fn bot_move(&self, seat: Seat, strength: Strength, seed: u64) -> Option<MoveId>;

    /// Returns how many imagined games a search of this strength makes.
    fn search_visits(&self, strength: Strength) -> u32;

    /// Lets the strongest bot judge all moves of a seat from what that seat sees, with this many
    /// imagined games; none unless it is its turn.
    ///
    /// The same view, visits and seed give the same advice.
    fn advise(&self, seat: Seat, visits: u32, seed: u64) -> Option<Advice>;

    /// Lets the strongest bot judge one legal move of the seat to move, from what that seat sees,
    /// with all visits. Moves that are judged with equally many visits can be compared.
    fn weigh(&self, mv: MoveId, visits: u32, seed: u64) -> Weight;

    /// Returns what each seat can expect from the state as it is, with all secrets known: for
    /// looking back at a game, never for advice in it.
    ///
    /// An estimate over `n_tries`. With an evaluation, a try plays on for some
    /// rounds as a quick bot would, and judges each seat there by what it sees
    /// itself. Without one, a try plays to the end at random.
    fn prospects(&self, n_tries: u32, seed: u64) -> Vec<Prospect>;

    /// Imagines another state that a viewer can't tell from this one. It is made
    /// from what the viewer sees and from dice, and from nothing else.
    fn twin(&self, viewer: Viewer, seed: u64) -> Box<dyn AnyGame>;

    /// Writes the whole state as a diagram. Two states are equal if their diagrams are.
    fn diagram(&self) -> String;

    /// Describes the state as the beginning of a record: by a diagram, unless the options are
    /// enough.
    ///
    /// # Errors
    ///
    /// Refuses what no record can hold.
    fn to_setup(&self) -> Result<Setup, Flaw>;

    /// Counts the nodes of the tree that starts here, down to `depth` moves.
    fn count(&self, depth: u32) -> Counts;

    /// Prepares simulations that start here.
    fn sim(&self) -> Box<dyn Sim>;
}

impl Clone for Box<dyn AnyGame> {
    fn clone(&self) -> Box<dyn AnyGame> {
        self.clone_box()
    }
}

/// A move made since the viewer's last turn.
pub type Change<'a> = boards::Change<'a, AnySighting>;

/// A move in the log of one viewer.
#[derive(Clone, Debug, PartialEq)]
pub struct LogEntry {
    /// Who moved; nobody where chance decided.
    pub mover: Option<Seat>,
    /// What the viewer saw of the move.
    pub sighting: AnySighting,
    /// The same in words, with what is left of it once later moves cover it.
    pub told: Told,
    /// The calculations of the numbers in the effects, one for each.
    pub counts: Vec<Option<Count>>,
    /// What the move did, for programs.
    pub effects_json: Value,
}
