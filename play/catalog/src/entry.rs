//! A game on offer: how it begins, and what its records say.

use std::{fmt, marker::PhantomData};

use boards::Draw;
use bots::Think;
use record::{Record, Setup, Verdict};
use rules_core::{Config, DiagramError, Facts, Game, OptionError, OptionSpec, Options};
use words::{Message, Texts, flaws};

use crate::{AnyGame, Moment, Replay, ReplayError, held::Held, moments, replay};

/// A game on offer.
#[derive(Clone, Copy)]
pub struct Entry {
    /// What is true of it whatever happens.
    pub facts: Facts,
    /// What can be chosen before a game, in the order in which it is shown.
    pub options: &'static [OptionSpec],
    /// Where it stands.
    pub shelf: Shelf,
    /// What it says.
    pub texts: Texts,
    /// The drawing on its card, an SVG; a plain one will do where it has none.
    pub cover: Option<&'static str>,
    /// How its board looks.
    pub(crate) css: &'static str,
    /// The symbols of its board.
    pub(crate) symbols: &'static str,
    maker: &'static dyn Maker,
}

/// Where a game stands in the shop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shelf {
    /// In the window: menus offer it.
    Game,
    /// In the workshop: an example for those who build. Menus leave it out.
    Workshop,
}

impl Entry {
    /// Offers a game.
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
    /// Says what would have been right if there is no such option or value, or
    /// if the game is not for so many seats.
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
    /// Points at the first thing that is not as the rules say.
    pub fn replay(&self, record: &Record) -> Result<Replay, ReplayError> {
        self.maker.replay(record)
    }

    /// Returns the points of each seat over the turns of a finished game, as one
    /// who knows everything counts them; nothing where there are none before
    /// the end.
    ///
    /// # Errors
    ///
    /// As [`Entry::replay`].
    pub fn moments(&self, record: &Record) -> Result<Vec<Moment>, ReplayError> {
        self.maker.moments(record)
    }

    /// Checks all that can be checked of a record.
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
