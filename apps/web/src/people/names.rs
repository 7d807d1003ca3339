//! Names and chat: plain text without hidden characters.

use record::Name;
use unicode_normalization::UnicodeNormalization as _;
use unicode_security::MixedScript as _;

/// The longest name, in characters.
const NAME_CHARS_MAX: usize = 24;

/// The longest chat message, in characters.
const CHAT_CHARS_MAX: usize = 300;

/// An invalid name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadName;

impl std::fmt::Display for BadName {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "expected a name of 1 to {NAME_CHARS_MAX} letters of one script")
    }
}

impl std::error::Error for BadName {}

/// Returns a name as it is shown: normalised, with single blanks, in one script.
///
/// # Errors
///
/// Refuses names that are empty or too long, that contain invisible characters,
/// or that could be mistaken for another name.
pub fn clean_name(text: &str) -> Result<String, BadName> {
    let words: Vec<String> = text.split_whitespace().map(|it| it.nfkc().collect()).collect();
    let name = words.join(" ");
    if name.chars().count() > NAME_CHARS_MAX || name.chars().any(is_unseen) {
        return Err(BadName);
    }
    let letters: String = name.chars().filter(|ch| ch.is_alphabetic()).collect();
    if !letters.as_str().is_single_script() {
        return Err(BadName);
    }
    Name::new(&name).map_err(|_| BadName)?;
    Ok(name)
}

/// Returns the form in which the names of accounts are compared.
///
/// # Errors
///
/// Like [`clean_name`]; also refuses names without a letter or digit.
pub fn account_key(text: &str) -> Result<String, BadName> {
    let key: String = clean_name(text)?.to_lowercase().nfkc().collect();
    if key.chars().any(char::is_alphanumeric) { Ok(key) } else { Err(BadName) }
}

/// Returns a chat message as it is shown; returns none if it is empty.
pub fn clean_chat(text: &str) -> Option<String> {
    let seen: String = text.nfc().filter(|ch| !is_unseen(*ch)).collect();
    let line = seen.split_whitespace().collect::<Vec<_>>().join(" ");
    let line: String = line.chars().take(CHAT_CHARS_MAX).collect();
    (!line.is_empty()).then_some(line)
}

/// Returns whether a character is invisible or changes how others are shown.
fn is_unseen(ch: char) -> bool {
    let is_format = matches!(ch,
        '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}'
    );
    (ch.is_control() && !ch.is_whitespace()) || is_format
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_what_they_look_like() {
        assert_eq!(clean_name("  Anna   Maria ").as_deref(), Ok("Anna Maria"));
        assert_eq!(clean_name("Ａｎｎａ").as_deref(), Ok("Anna"));
        assert_eq!(clean_name("Őrsi Bálint").as_deref(), Ok("Őrsi Bálint"));
        assert_eq!(clean_name("<b>Anna</b>").as_deref(), Ok("<b>Anna</b>"));
        for bad in ["", "  ", "Ann\u{430}", "a\u{202e}b", "a\u{200b}b", "a\0b", &"x".repeat(25)] {
            assert_eq!(clean_name(bad), Err(BadName), "{bad:?}");
        }
        assert_eq!(account_key("ANNA"), account_key("anna"));
        assert_eq!(account_key("…"), Err(BadName));
    }

    #[test]
    fn chat_is_one_line() {
        assert_eq!(clean_chat(" hi\r\ndata: x\u{202e} ").as_deref(), Some("hi data: x"));
        assert_eq!(clean_chat("\u{200b}"), None);
        assert_eq!(clean_chat(&"y".repeat(999)).map(|it| it.len()), Some(300));
    }
}
