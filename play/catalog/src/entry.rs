//! A game in the catalog: how it begins, and how its records are read.

use std::{fmt, marker::PhantomData};

use boards::Draw;
use bots::Think;
use record::{Record, Setup, Verdict};
use rules_core::{Config, DiagramError, Facts, Game, OptionError, OptionSpec, Options};
use words::{Message, Texts, flaws};

use crate::{AnyGame, Moment, Replay, ReplayError, held::Held, moments, replay};

/// A game in the catalog.
#[derive(Clone, Copy)]
pub struct Entry {
    /// The facts that hold for every game of this kind.
    pub facts: Facts,
    /// Its options, in the order in which they are shown.
    pub options: &'static [OptionSpec],
    /// Where it is shown.
    pub shelf: Shelf,
    /// Its texts.
    pub texts: Texts,
    /// The drawing on its card, an SVG; a plain one will do where it has none.
    pub cover: Option<&'static str>,
    /// The style sheet of its board.
    pub(crate) css: &'static str,
    /// The symbols of its board.
    pub(crate) symbols: &'static str,
    maker: &'static dyn Maker,
}

/// Where a game is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shelf {
    /// In menus.
    Game,
    /// Nowhere: it is an example for developers.
    Workshop,
}

impl Entry {
    /// Makes the entry of a game.
    pub const fn of<S: Draw + Think>(shelf: Shelf) -> Entry {
        let maker: &'static dyn Maker = &Of::<S>(PhantomData);
        Entry {
            facts: S::Game::FACTS,
            options: <<S::Game as Game>::Options as Options>::SPECS,
            shelf,
            texts: S::TEXTS,
            cover: S::COVER,
            css: S::CSS,
            symbols: S::SYMBOLS,
            maker,
        }
    }

    /// Returns the key, as it stands in addresses, records and commands.
    pub fn key(&self) -> &'static str {
        self.facts.key
    }

    /// Sets up a table with these options; those that are not named keep their
    /// default.
    ///
    /// # Errors
    ///
    /// Says what was expected if there is no such option or value, or if the game is not for this
    /// number of seats.
    pub fn setup<'a>(
        &self,
        n_seats: u8,
        pairs: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Box<dyn AnyGame>, OptionError> {
        let pairs: Vec<(&str, &str)> = pairs.into_iter().collect();
        self.maker.setup(n_seats, &pairs)
    }

    /// Says what is wrong with the text of an option, and in which line.
    pub fn option_flaw(&self, error: &OptionError, text: &str) -> Option<(u32, Message)> {
        self.maker.option_flaw(error, text)
    }

    /// Reads a state that a person or [`AnyGame::diagram`] wrote.
    ///
    /// # Errors
    ///
    /// Points at the line that is not part of a state of this game.
    pub fn from_diagram(&self, text: &str) -> Result<Box<dyn AnyGame>, DiagramError> {
        self.maker.read(text)
    }

    /// Returns the state before the first move of a record.
    ///
    /// # Errors
    ///
    /// Says why the record is not one of this game.
    pub fn start(&self, setup: &Setup) -> Result<Box<dyn AnyGame>, ReplayError> {
        self.maker.replay(&Record::new(setup.clone())).map(|replay| replay.start)
    }

    /// Plays a record, finished or not.
    ///
    /// # Errors
    ///
    /// Points at the first thing that breaks the rules.
    pub fn replay(&self, record: &Record) -> Result<Replay, ReplayError> {
        self.maker.replay(record)
    }

    /// Returns the points of each seat over the turns of a finished game, counted with all secrets
    /// known; nothing in games without points before the end.
    ///
    /// # Errors
    ///
    /// Those of [`Entry::replay`].
    pub fn moments(&self, record: &Record) -> Result<Vec<Moment>, ReplayError> {
        self.maker.moments(record)
    }

    /// Checks everything that can be checked about a record.
    pub fn verify(&self, record: &Record) -> Verdict {
        self.maker.verify(record)
    }
}

impl fmt::Debug for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Entry").field("key", &self.key()).field("shelf", &self.shelf).finish()
    }
}

/// What can be done with a game before there is a state of it.
trait Maker: Sync {
    fn setup(&self, n_seats: u8, pairs: &[(&str, &str)]) -> Result<Box<dyn AnyGame>, OptionError>;
    fn option_flaw(&self, error: &OptionError, text: &str) -> Option<(u32, Message)>;
    fn read(&self, diagram: &str) -> Result<Box<dyn AnyGame>, DiagramError>;
    fn replay(&self, record: &Record) -> Result<Replay, ReplayError>;
    fn moments(&self, record: &Record) -> Result<Vec<Moment>, ReplayError>;
    fn verify(&self, record: &Record) -> Verdict;
}

struct Of<S>(PhantomData<fn() -> S>);

impl<S: Draw + Think> Maker for Of<S> {
    fn setup(&self, n_seats: u8, pairs: &[(&str, &str)]) -> Result<Box<dyn AnyGame>, OptionError> {
        let options = <S::Game as Game>::Options::from_pairs(pairs.iter().copied())?;
        Ok(Held::<S>::boxed(S::Game::setup(&Config { n_seats, options })?))
    }

    fn option_flaw(&self, error: &OptionError, text: &str) -> Option<(u32, Message)> {
        flaws::option_flaw::<S>(error, text)
    }

    fn read(&self, diagram: &str) -> Result<Box<dyn AnyGame>, DiagramError> {
        S::Game::from_diagram(diagram).map(Held::<S>::boxed)
    }

    fn replay(&self, record: &Record) -> Result<Replay, ReplayError> {
        replay::replay::<S>(record)
    }

    fn moments(&self, record: &Record) -> Result<Vec<Moment>, ReplayError> {
        moments::moments::<S>(record)
    }

    fn verify(&self, record: &Record) -> Verdict {
        record::verify::<S::Game>(record)
    }
}
