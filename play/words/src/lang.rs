//! The languages.

use unic_langid::LanguageIdentifier;

/// A language of the platform.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Lang {
    /// English, which is also the fallback for missing texts.
    #[default]
    En,
    /// German.
    De,
    /// Hungarian.
    Hu,
    /// Italian.
    It,
    /// English with accents and longer words, for testing pages. It is never offered
    /// and can't be requested.
    Pseudo,
}

impl Lang {
    /// All languages that people speak.
    pub const ALL: [Lang; 4] = [Lang::En, Lang::De, Lang::Hu, Lang::It];

    /// Returns the short name: `en`.
    pub fn key(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::De => "de",
            Lang::Hu => "hu",
            Lang::It => "it",
            Lang::Pseudo => "en-XA",
        }
    }

    /// Returns the language with this short name.
    pub fn with_key(key: &str) -> Option<Lang> {
        Lang::ALL.into_iter().find(|lang| lang.key() == key)
    }

    /// Returns the name of the language in the language itself.
    pub fn name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::De => "Deutsch",
            Lang::Hu => "Magyar",
            Lang::It => "Italiano",
            Lang::Pseudo => "Ƥšéùďö",
        }
    }

    /// Reads the language from a locale: `hu_HU.UTF-8`, `de-AT`, `it`.
    pub fn from_locale(locale: &str) -> Option<Lang> {
        let language = locale.split(['_', '-', '.', '@']).next()?;
        Lang::with_key(&language.to_ascii_lowercase())
    }

    pub(crate) fn id(self) -> LanguageIdentifier {
        // What is made from English counts as English does.
        let lang = if self == Lang::Pseudo { Lang::En } else { self };
        lang.key().parse().expect("the key is that of a language")
    }
}

#[cfg(test)]
mod tests {
    use super::Lang;

    #[test]
    fn a_locale_names_its_language() {
        assert_eq!(Lang::from_locale("hu_HU.UTF-8"), Some(Lang::Hu));
        assert_eq!(Lang::from_locale("de-AT"), Some(Lang::De));
        assert_eq!(Lang::from_locale("IT"), Some(Lang::It));
        assert_eq!(Lang::from_locale("en-XA"), Some(Lang::En));
        assert_eq!(Lang::with_key("en-XA"), None);
        assert_eq!(Lang::from_locale("C"), None);
        assert_eq!(Lang::from_locale(""), None);
    }
}
