//! The languages.

use fluent_langneg::{NegotiationStrategy, negotiate_languages};
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

    /// Returns the best language for a list of preferred locales such as `hu_HU.UTF-8`,
    /// `de-AT` or `it`, the most preferred first; none if no language fits.
    pub fn negotiate<'a>(locales: impl IntoIterator<Item = &'a str>) -> Option<Lang> {
        // The encoding and the currency of a locale are not part of its language.
        let plain = |it: &'a str| it.split(['.', '@']).next()?.parse().ok();
        let preferred: Vec<LanguageIdentifier> = locales.into_iter().filter_map(plain).collect();
        let spoken = Lang::ALL.map(Lang::id);
        let best = negotiate_languages(&preferred, &spoken, None, NegotiationStrategy::Lookup);
        let idx = spoken.iter().position(|it| best.first() == Some(&it))?;
        Some(Lang::ALL[idx])
    }

    pub(crate) fn id(self) -> LanguageIdentifier {
        // Pseudo-English is English to everything that formats it.
        let lang = if self == Lang::Pseudo { Lang::En } else { self };
        lang.key().parse().expect("the key is that of a language")
    }
}

#[cfg(test)]
mod tests {
    use super::Lang;

    #[test]
    fn a_locale_names_its_language() {
        let of = |locale| Lang::negotiate([locale]);
        assert_eq!(of("hu_HU.UTF-8"), Some(Lang::Hu));
        assert_eq!(of("de_DE@euro"), Some(Lang::De));
        assert_eq!(of("de-AT"), Some(Lang::De));
        assert_eq!(of("de-Latn-CH-1996"), Some(Lang::De));
        assert_eq!(of("IT"), Some(Lang::It));
        assert_eq!(of("en-XA"), Some(Lang::En));
        assert_eq!(Lang::with_key("en-XA"), None);
        for none in ["C", "", "*", "fr-FR", "deutsch nonsense", "-"] {
            assert_eq!(of(none), None, "{none}");
        }
    }

    #[test]
    fn the_first_language_we_speak_wins() {
        assert_eq!(Lang::negotiate(["fr-FR", "hu-HU", "de"]), Some(Lang::Hu));
        assert_eq!(Lang::negotiate(["fr", "pl"]), None);
        assert_eq!(Lang::negotiate([]), None);
    }
}
