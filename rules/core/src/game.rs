//! The trait every game implements.

use std::{error, fmt, hash::Hash, str::FromStr};

use serde::Serialize;

use crate::{Config, DiagramError, Dice, OptionError, Options, Seat, Standing};

/// Whose turn it is, or how the game ended.
///
/// The result of a finished game is stored inline: boxing it would allocate at
/// the end of every playout of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::large_enum_variant, reason = "`Over` is rare and boxing it would allocate")]
pub enum Turn {
    /// This seat must choose one of [`Game::legal_moves`].
    Seat(Seat),
    /// Cards or dice decide: one of [`Game::chances`] happens.
    Chance,
    /// The game is over.
    Over(Standing),
}

/// Who is looking at the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Viewer {
    /// Someone who plays.
    Seat(Seat),
    /// Someone who only watches.
    Spectator,
}

impl Viewer {
    /// Returns the viewer's seat, if there is one.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// Returns everyone who can look at a game with `n_seats` seats.
    pub fn all(n_seats: u8) -> impl Iterator<Item = Viewer> {
        Seat::all(n_seats).map(Viewer::Seat).chain([Viewer::Spectator])
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => seat.fmt(f),
            Viewer::Spectator => f.write_str("spectator"),
        }
    }
}

/// What is always true of a game, whatever happens in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Facts {
    /// Short name in addresses, records and commands. Never changes.
    pub key: &'static str,
    /// Increases whenever a stored record would replay differently.
    pub rules_version: u16,
    /// The minimum number of seats.
    pub n_seats_min: u8,
    /// The maximum number of seats.
    pub n_seats_max: u8,
    /// The maximum number of moves in a game, including chance.
    pub moves_max: u32,
    /// The moves of the game are numbered from 0 to one less than this.
    pub n_move_ids: u16,
    /// The numbered rules: the text of the game's `RULES.md`.
    #[serde(skip)]
    pub rule_book: &'static str,
}

/// A refusal that names the rule it is based on.
pub trait Cited {
    /// Returns the id of the rule, such as `RN-2c`.
    fn rule(&self) -> &'static str;
}

/// The state of one game.
///
/// The methods that a search calls millions of times (`turn`, `legal_moves`,
/// `chance_weight`, `chance_at`, `apply`, `sample` and cloning) allocate
/// nothing once the caller's buffer is large enough.
pub trait Game: Clone + Eq + fmt::Debug + Send + Sync + 'static {
    /// The options that can be chosen before a game.
    type Options: Options;
    /// Anything that changes the state: a seat's move or a chance outcome.
    ///
    /// `Display` and `FromStr` are the game's only notation: records, the
    /// database, the command line, web forms and golden files all use it.
    type Move: Copy
        + Eq
        + Ord
        + Hash
        + fmt::Debug
        + fmt::Display
        + FromStr<Err = ParseMoveError>
        + Send
        + Sync;
    /// Everything one viewer may know, and nothing else.
    type View: Clone + Eq + fmt::Debug + Serialize + Send + Sync;
    /// What a viewer sees of a move: `deal 3` for the seat that gets the card,
    /// `deal ?` for everyone else. `Display` is used in transcripts.
    type Sighting: Clone + Eq + fmt::Debug + fmt::Display + Serialize + Send + Sync;
    /// An effect of a move as a viewer sees it: cards turned up, points gained.
    type Effect: Clone + Eq + fmt::Debug + Serialize + Send + Sync;
    /// Why a move is not allowed, with the rule that forbids it.
    type Refusal: Clone + Eq + fmt::Debug + Cited + Serialize + Send + Sync;

    /// What is always true of the game, whatever happens in it.
    const FACTS: Facts;

    /// Returns the state before the first move.
    ///
    /// # Errors
    ///
    /// Returns an error if the game does not support this number of seats or
    /// these options.
    fn setup(config: &Config<Self::Options>) -> Result<Self, OptionError>;

    /// Returns what was fixed before the game.
    fn config(&self) -> Config<Self::Options>;

    /// Returns the number of seats.
    fn n_seats(&self) -> u8;

    /// Returns whose turn it is.
    fn turn(&self) -> Turn;

    /// Returns the current or last round, counted from 1; `None` in a game that
    /// has no rounds. Only statistics use it.
    fn round(&self) -> Option<u16> {
        None
    }

    /// Fills `out` with the moves of the seat to move, in a stable order.
    ///
    /// Clears `out` first. There are no moves unless the turn is
    /// [`Turn::Seat`].
    fn legal_moves(&self, out: &mut Vec<Self::Move>);

    /// Fills `out` with the possible outcomes of chance and their integer weights,
    /// in a stable order.
    ///
    /// Clears `out` first. There are no outcomes unless the turn is
    /// [`Turn::Chance`].
    fn chances(&self, out: &mut Vec<(Self::Move, u32)>);

    /// Returns the sum of the weights of [`Game::chances`]; 0 if there are none.
    fn chance_weight(&self) -> u32;

    /// Returns the outcome at `point` on a line where the outcomes follow each
    /// other in the order of [`Game::chances`], each as long as its weight.
    ///
    /// # Panics
    ///
    /// May panic unless `point` is below [`Game::chance_weight`].
    fn chance_at(&self, point: u32) -> Self::Move;

    /// Makes a move that is known to be legal.
    ///
    /// # Panics
    ///
    /// May panic on any other move. Use [`Game::play`] for untrusted moves.
    fn apply(&mut self, mv: Self::Move);

    /// Returns the reason why a move is not legal now.
    ///
    /// The result for a legal move is meaningless.
    fn refuse(&self, mv: Self::Move) -> Self::Refusal;

    /// Returns the number of a move, below [`Facts::n_move_ids`].
    fn move_id(mv: Self::Move) -> u16;

    /// Returns the move with this number.
    fn move_with_id(id: u16) -> Option<Self::Move>;

    /// Returns what `viewer` sees of a move that is about to be made.
    fn sighting(&self, mv: Self::Move, viewer: Viewer) -> Self::Sighting;

    /// Returns what `viewer` may know.
    ///
    /// It depends only on what the viewer has seen of the moves so far.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Returns the effects of a move, from what one viewer saw before and after
    /// it.
    ///
    /// It takes views, so it can't reveal a secret.
    fn effects(before: &Self::View, seen: &Self::Sighting, after: &Self::View)
    -> Vec<Self::Effect>;

    /// Samples a full state that is consistent with what a viewer knows.
    ///
    /// It takes the view, not the state, so it can't peek.
    fn sample(view: &Self::View, dice: &mut Dice) -> Self;

    /// Returns whether a legal move shows its mover something new or commits
    /// others, so that it can't be undone.
    fn reveals(&self, mv: Self::Move) -> bool;

    /// Returns a state in which `seat` may already make a choice that is due
    /// later, if seats choose at the same time without seeing each other.
    ///
    /// The choice must still be legal, and the same, when its turn comes.
    fn early(&self, seat: Seat) -> Option<Self> {
        let _ = seat;
        None
    }

    /// Writes the whole state as text that a person can read and change.
    fn diagram(&self) -> String;

    /// Reads a state that [`Game::diagram`] or a person wrote.
    ///
    /// # Errors
    ///
    /// Returns the position of the first thing that is not part of a state.
    fn from_diagram(text: &str) -> Result<Self, DiagramError>;

    /// Checks the invariants that hold in every reachable state.
    ///
    /// # Errors
    ///
    /// Returns the invariant that is broken.
    fn check(&self) -> Result<(), String>;

    // The methods below are never overridden.

    /// Makes a move if it is legal; otherwise leaves the state unchanged.
    ///
    /// # Errors
    ///
    /// Returns the rule that the move would break.
    fn play(&mut self, mv: Self::Move) -> Result<(), Self::Refusal> {
        if !self.successors().contains(&mv) {
            return Err(self.refuse(mv));
        }
        self.apply(mv);
        Ok(())
    }

    /// Picks one of the outcomes of chance at random.
    ///
    /// # Panics
    ///
    /// Panics unless the turn is [`Turn::Chance`].
    #[inline]
    fn roll(&self, dice: &mut Dice) -> Self::Move {
        self.chance_at(dice.below(self.chance_weight()))
    }

    /// Returns whether `viewer` is the seat to move.
    fn is_to_move(&self, viewer: Viewer) -> bool {
        match self.turn() {
            Turn::Seat(seat) => viewer == Viewer::Seat(seat),
            Turn::Chance | Turn::Over(_) => false,
        }
    }

    /// Returns everyone who can look at the game.
    fn viewers(&self) -> impl Iterator<Item = Viewer> {
        Viewer::all(self.n_seats())
    }

    /// Returns every possible next move, by a seat or by chance.
    fn successors(&self) -> Vec<Self::Move> {
        match self.turn() {
            Turn::Seat(_) => {
                let mut moves = Vec::new();
                self.legal_moves(&mut moves);
                moves
            }
            Turn::Chance => {
                let mut chances = Vec::new();
                self.chances(&mut chances);
                chances.into_iter().map(|(mv, _)| mv).collect()
            }
            Turn::Over(_) => Vec::new(),
        }
    }
}

/// Error when a text is not a move of this game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseMoveError {
    text: String,
}

impl ParseMoveError {
    /// Keeps at most the first 40 characters of the text.
    pub fn new(text: &str) -> ParseMoveError {
        ParseMoveError { text: text.chars().take(40).collect() }
    }

    /// Returns the text, cut short.
    pub fn text(&self) -> &str {
        &self.text
    }
}

impl fmt::Display for ParseMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not a move of this game: {:?}", self.text)
    }
}

impl error::Error for ParseMoveError {}
