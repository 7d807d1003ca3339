//! All texts: those of the platform and those of the games.

use std::{
    fmt,
    sync::{LazyLock, OnceLock},
};

use fluent_bundle::{
    FluentResource, FluentValue, concurrent::FluentBundle, memoizer::MemoizerKind,
};
use rules_core::Game as _;

use crate::{Lang, Speak, Texts, book::Book, memo::Memo, pseudo};

/// All texts: those of the platform and those of the games.
///
/// It is made once, and every speaker keeps a reference to it. Each language is
/// read when it is first used.
pub struct Library {
    games: Vec<Shelved>,
    bundles: [OnceLock<Bundle>; 5],
    memo: Memo,
}

/// The texts of one game.
struct Shelved {
    key: &'static str,
    texts: Texts,
    /// The rule book in pseudo-English.
    pseudo_book: OnceLock<String>,
}

pub(crate) type Bundle = FluentBundle<FluentResource>;

macro_rules! platform {
    ($lang:literal) => {
        [
            include_str!(concat!("../text/", $lang, "/frame.ftl")),
            include_str!(concat!("../text/", $lang, "/table.ftl")),
            include_str!(concat!("../text/", $lang, "/terminal.ftl")),
            include_str!(concat!("../text/", $lang, "/analysis.ftl")),
            include_str!(concat!("../text/", $lang, "/web.ftl")),
            include_str!(concat!("../text/", $lang, "/learn.ftl")),
            include_str!(concat!("../text/", $lang, "/hall.ftl")),
            include_str!(concat!("../text/", $lang, "/flaws.ftl")),
        ]
    };
}

impl Library {
    /// Adds the texts of games, each with the game's key, to those of the platform.
    pub fn new(games: impl IntoIterator<Item = (&'static str, Texts)>) -> Library {
        let shelved = |(key, texts)| Shelved { key, texts, pseudo_book: OnceLock::new() };
        let games = games.into_iter().map(shelved).collect();
        Library { games, bundles: Default::default(), memo: Memo::new() }
    }

    /// Adds the texts of one game to those of the platform.
    pub fn of<S: Speak>() -> Library {
        Library::new([(S::Game::FACTS.key, S::TEXTS)])
    }

    /// Returns the library without any game.
    pub fn of_platform() -> &'static Library {
        static PLATFORM: LazyLock<Library> = LazyLock::new(|| Library::new([]));
        &PLATFORM
    }

    /// Returns the rule book of a game.
    pub fn book(&self, game: &str, lang: Lang) -> Option<Book<'_>> {
        let game = self.games.iter().find(|it| it.key == game)?;
        let text = match lang {
            Lang::En | Lang::De | Lang::Hu | Lang::It => game.texts.book.get(lang),
            Lang::Pseudo => {
                game.pseudo_book.get_or_init(|| pseudo::marked_book(game.texts.book.en))
            }
        };
        Some(Book::parse(text))
    }

    pub(crate) fn bundle(&self, lang: Lang) -> &Bundle {
        self.bundles[lang as usize].get_or_init(|| self.load(lang))
    }

    pub(crate) fn memo(&self) -> &Memo {
        &self.memo
    }

    fn load(&self, lang: Lang) -> Bundle {
        let of_platform = match lang {
            Lang::En | Lang::Pseudo => platform!("en"),
            Lang::De => platform!("de"),
            Lang::Hu => platform!("hu"),
            Lang::It => platform!("it"),
        };
        let mut bundle = Bundle::new_concurrent(vec![lang.id()]);
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(plain_number));
        if lang == Lang::Pseudo {
            bundle.set_transform(Some(pseudo::marked));
        }
        let of_games = self.games.iter().flat_map(|it| it.texts.messages.get(lang));
        for text in of_platform.iter().chain(of_games) {
            // A text that can't be read is left out and shown in English instead. A
            // test makes sure that all of them can be read.
            let resource = FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(it, _)| it);
            bundle.add_resource_overriding(resource);
        }
        bundle
    }
}

impl fmt::Debug for Library {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let games: Vec<&str> = self.games.iter().map(|it| it.key).collect();
        f.debug_struct("Library").field("games", &games).finish_non_exhaustive()
    }
}

/// Writes a number with a real minus sign.
fn plain_number<M: MemoizerKind>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(number.as_string().replace('-', "−")),
        _ => None,
    }
}
