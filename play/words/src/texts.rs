//! What a game brings along to speak with: its texts, its rule book, its coach.

use crate::{Lang, coach::Coach};

/// All that a game has to say, in every language.
///
/// The macro [`texts!`](crate::texts!) reads it from the game's folder.
#[derive(Clone, Copy, Debug)]
pub struct Texts {
    /// Its messages: Fluent texts.
    pub messages: ByLang<&'static [&'static str]>,
    /// Its rule book; [`book`](crate::book) tells how it is written.
    pub book: ByLang<&'static str>,
    /// The coach, who explains a decision the first time somebody has to make it.
    pub coach: Coach,
}

impl Texts {
    /// Those of a game that says nothing, for tests.
    pub const NONE: Texts = Texts {
        messages: ByLang { en: &[], de: &[], hu: &[], it: &[] },
        book: ByLang { en: "", de: "", hu: "", it: "" },
        coach: Coach::NONE,
    };
}

/// One thing for each language that people speak.
#[derive(Clone, Copy, Debug)]
pub struct ByLang<T> {
    /// In English.
    pub en: T,
    /// In German.
    pub de: T,
    /// In Hungarian.
    pub hu: T,
    /// In Italian.
    pub it: T,
}

impl<T: Copy> ByLang<T> {
    /// Returns the one for a language; that for English where nobody speaks it.
    pub fn get(&self, lang: Lang) -> T {
        match lang {
            Lang::En | Lang::Pseudo => self.en,
            Lang::De => self.de,
            Lang::Hu => self.hu,
            Lang::It => self.it,
        }
    }
}

/// Reads the [`Texts`] of a game from the folder of its crate: the rule books
/// `book/<language>.md`, and of the Fluent files `text/<language>/<topic>.ftl`
/// those with the topics that are named.
#[macro_export]
macro_rules! texts {
    ($coach:expr, $($topic:literal),+ $(,)?) => {
        $crate::Texts {
            messages: $crate::ByLang {
                en: $crate::texts!(@messages "en", $($topic),+),
                de: $crate::texts!(@messages "de", $($topic),+),
                hu: $crate::texts!(@messages "hu", $($topic),+),
                it: $crate::texts!(@messages "it", $($topic),+),
            },
            book: $crate::ByLang {
                en: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/book/en.md")),
                de: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/book/de.md")),
                hu: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/book/hu.md")),
                it: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/book/it.md")),
            },
            coach: $coach,
        }
    };
    (@messages $lang:literal, $($topic:literal),+) => {
        &[$(include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"), "/text/", $lang, "/", $topic, ".ftl"
        ))),+]
    };
}
