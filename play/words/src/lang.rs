//! The languages.

use unic_langid::LanguageIdentifier;

/// A language the platform speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Lang {
    /// English, which also stands in for what another language lacks.
    #[default]
    En,
    /// German.
    De,
    /// Hungarian.
    Hu,
    /// Italian.
    It,
}

impl Lang {
    /// Every language.
    pub const ALL: [Lang; 4] = [Lang::En, Lang::De, Lang::Hu, Lang::It];

    /// Returns the short name: `en`.
    pub fn key(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::De => "de",
            Lang::Hu => "hu",
            Lang::It => "it",
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
        }
    }

    /// Reads the language out of a locale: `hu_HU.UTF-8`, `de-AT`, `it`.
    pub fn from_locale(locale: &str) -> Option<Lang> {
        let language = locale.split(['_', '-', '.', '@']).next()?;
        Lang::with_key(&language.to_ascii_lowercase())
    }

    pub(crate) fn id(self) -> LanguageIdentifier {
        self.key().parse().expect("two letters are a language")
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
        assert_eq!(Lang::from_locale("C"), None);
        assert_eq!(Lang::from_locale(""), None);
    }
}
