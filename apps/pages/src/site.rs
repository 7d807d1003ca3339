//! What every page needs: the visitor, the language and the settings.

use referee::TableError;
use words::{Message, Speaker};

/// What every page needs: the visitor, the language and the settings.
#[derive(Clone, Debug)]
pub struct Site<'a> {
    /// Puts everything into words; at a table it knows the names of the seats.
    pub speaker: &'a Speaker,
    /// The address of this page with its query, to come back to.
    pub path: &'a str,
    /// The address of the server, for complete links.
    pub address: String,
    /// Where the assets are: `/assets/5f0c…`, without a slash at the end.
    pub assets: &'a str,
    /// The visitor.
    pub me: Me<'a>,
    /// What they have chosen.
    pub settings: Settings,
    /// How many other tables wait for them.
    pub n_waiting: u32,
    /// The notice at the top.
    pub flash: Option<Flash>,
}

impl Site<'_> {
    /// Puts something into words of the visitor's language.
    pub fn say(&self, message: impl Into<Message>) -> String {
        self.speaker.say(&message.into())
    }

    /// Returns the address of an asset.
    pub fn asset(&self, path: &str) -> String {
        format!("{}/{path}", self.assets)
    }
}

/// The visitor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Me<'a> {
    /// Somebody without an account, with the name they last used.
    Guest(Option<&'a str>),
    /// Somebody with an account of this name.
    Account(&'a str),
}

impl<'a> Me<'a> {
    /// Returns the name, if there is one.
    pub fn name(self) -> Option<&'a str> {
        match self {
            Me::Guest(name) => name,
            Me::Account(name) => Some(name),
        }
    }
}

/// The settings of a device.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// Light or dark.
    pub theme: Theme,
    /// When moves need a second press.
    pub confirm: Confirm,
    /// Whether a sound announces one's turn.
    pub has_sound: bool,
    /// Whether a notification does.
    pub has_notifications: bool,
    /// Whether shortcuts of a single letter are off.
    pub is_without_letter_keys: bool,
    /// Whether new decisions are explained.
    pub coach: Coach,
    /// The games whose introduction was dismissed.
    pub sheets: Sheets,
}

/// A set of games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sheets(u32);

impl Sheets {
    /// Adds a game by its key; unknown keys are ignored.
    pub fn add(&mut self, game: &str) {
        self.0 |= Sheets::bit(game);
    }

    /// Returns whether a game is in the set.
    pub fn has(self, game: &str) -> bool {
        self.0 & Sheets::bit(game) != 0
    }

    /// Returns the keys of the games in the set.
    pub fn keys(self) -> impl Iterator<Item = &'static str> {
        catalog::games().iter().map(|it| it.key()).filter(move |it| self.has(it))
    }

    fn bit(game: &str) -> u32 {
        let idx = catalog::games().iter().position(|it| it.key() == game);
        idx.and_then(|idx| 1_u32.checked_shl(idx as u32)).unwrap_or(0)
    }
}

/// Whether new decisions are explained.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Coach {
    /// Until a first game has been finished.
    #[default]
    First,
    /// Always.
    On,
    /// Never.
    Off,
}

impl Coach {
    /// Every choice.
    pub const ALL: [Coach; 3] = [Coach::First, Coach::On, Coach::Off];

    /// Returns the name in forms and cookies.
    pub fn key(self) -> &'static str {
        match self {
            Coach::First => "first",
            Coach::On => "on",
            Coach::Off => "off",
        }
    }

    /// Returns the choice with this name.
    pub fn with_key(key: &str) -> Option<Coach> {
        Coach::ALL.into_iter().find(|it| it.key() == key)
    }

    /// Returns whether new decisions are explained now.
    pub fn is_on(self) -> bool {
        match self {
            Coach::First | Coach::On => true,
            Coach::Off => false,
        }
    }

    /// Returns the setting after somebody chose this: leaving it on is no choice.
    #[must_use]
    pub fn wished(self, wish: Coach) -> Coach {
        if self.is_on() && wish.is_on() { self } else { wish }
    }

    /// Returns the setting once a game has been finished.
    #[must_use]
    pub fn after_a_game(self) -> Coach {
        match self {
            Coach::First | Coach::Off => Coach::Off,
            Coach::On => Coach::On,
        }
    }
}

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As set on the device.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Theme {
    /// Every theme.
    pub const ALL: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];

    /// Returns the name in forms and cookies.
    pub fn key(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// Returns the theme with this name.
    pub fn with_key(key: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|it| it.key() == key)
    }
}

/// When moves need a second press.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Confirm {
    /// On touch screens, and for moves that can't be undone.
    #[default]
    Auto,
    /// Always.
    Always,
    /// Only for moves that can't be undone.
    Never,
}

impl Confirm {
    /// Every choice.
    pub const ALL: [Confirm; 3] = [Confirm::Auto, Confirm::Always, Confirm::Never];

    /// Returns the name in forms and cookies.
    pub fn key(self) -> &'static str {
        match self {
            Confirm::Auto => "auto",
            Confirm::Always => "always",
            Confirm::Never => "never",
        }
    }

    /// Returns the choice with this name.
    pub fn with_key(key: &str) -> Option<Confirm> {
        Confirm::ALL.into_iter().find(|it| it.key() == key)
    }
}

/// A notice at the top of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flash {
    /// What kind of notice it is.
    pub tone: Tone,
    /// The sentence.
    pub text: String,
    /// The rule that says no: its id and where it can be read.
    pub rule: Option<(String, String)>,
}

/// The kind of a notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// It worked.
    Good,
    /// Something to know.
    Note,
    /// It did not work.
    Bad,
}

impl Flash {
    /// Makes a notice of a sentence.
    pub fn new(tone: Tone, message: &Message, speaker: &Speaker) -> Flash {
        Flash { tone, text: speaker.say(message), rule: None }
    }

    /// Makes a notice of why the table did not do what was asked, with the rule.
    pub fn refusal(refusal: &TableError, game: &str, speaker: &Speaker) -> Flash {
        let rule = refusal.rule().map(|id| (id.to_owned(), format!("/rules/{game}#{id}")));
        Flash { tone: Tone::Bad, text: speaker.say(&refusal.message()), rule }
    }
}
