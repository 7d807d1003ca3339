//! Pseudo-English with an accent on every letter and longer words, for tests.
//!
//! A page in it shows which texts were never translated, because they have no
//! accents, and where longer words don't fit.

use std::borrow::Cow;

const PLAIN: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const MARKED: &str = "ÀƁÇĎÈƑĜĤÌĴĶĹṀŃÒṔɊŔŜŢÙṼŴẊÝŽàƀçďèƒĝĥìĵķĺṁńòṕɋŕŝţùṽŵẋýž";

/// Returns a text with accents on its letters and some of them doubled, so that it
/// is about two fifths longer.
pub(crate) fn marked(text: &str) -> Cow<'_, str> {
    let mut longer = String::with_capacity(2 * text.len());
    for letter in text.chars() {
        let found = PLAIN.find(letter).and_then(|at| MARKED.chars().nth(at));
        let letter = found.unwrap_or(letter);
        longer.push(letter);
        if "àèìòùńŕŝ".contains(letter) {
            longer.push(letter);
        }
    }
    longer.into()
}

/// Returns the text of a rule book with accents on everything that people read, but
/// not on the names of pictures, on ids or on literal text.
pub(crate) fn marked_book(text: &str) -> String {
    let mut out = String::with_capacity(2 * text.len());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        // People read the caption of a picture; what it shows is a name.
        if let Some((caption, target)) = rest.strip_prefix("![").and_then(|it| it.split_once("]("))
            && let Some((target, after)) = target.split_once(')')
        {
            out.push_str(&format!("![{}]({target})", marked(caption)));
            rest = after;
            continue;
        }
        let end = match first {
            '`' => rest[1..].find('`').map(|at| at + 2),
            '[' => rest.find(']').map(|at| at + 1),
            _ => None,
        };
        if let Some(end) = end {
            out.push_str(&rest[..end]);
            rest = &rest[end..];
            continue;
        }
        let is_word = |it: char| it.is_alphanumeric() || it == '-';
        let end = rest.find(|it| !is_word(it)).filter(|&at| at > 0).unwrap_or(first.len_utf8());
        let word = &rest[..end];
        if is_rule(word) {
            out.push_str(word);
        } else {
            out.push_str(&marked(word));
        }
        rest = &rest[end..];
    }
    out
}

/// Returns whether a word is the id of a rule: `RN-2c`.
fn is_rule(word: &str) -> bool {
    let is_game = |it: &str| it.len() == 2 && it.bytes().all(|it| it.is_ascii_uppercase());
    word.split_once('-').is_some_and(|(game, _)| is_game(game))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_is_marked() {
        assert_eq!(PLAIN.chars().count(), MARKED.chars().count());
        assert!(marked(PLAIN).chars().all(|it| !it.is_ascii()));
        assert_eq!(marked("3 → 4 · ▲"), "3 → 4 · ▲");
    }

    #[test]
    fn texts_are_longer_by_two_fifths() {
        let text = include_str!("../text/en/learn.ftl");
        let (short, long) = (text.chars().count(), marked(text).chars().count());
        assert!((135..145).contains(&(100 * long / short)), "{}", 100 * long / short);
    }

    #[test]
    fn what_is_no_text_stays_as_it_is() {
        let text = "[RN-2c RN-2d] ![see](card:moai) see `take 1` in RN-5 or *so*";
        let marked = marked_book(text);
        for part in ["[RN-2c RN-2d]", "](card:moai)", "`take 1`", " RN-5 ", "*"] {
            assert!(marked.contains(part), "{part} in {marked}");
        }
        assert!(!marked.contains("see"), "{marked}");
    }
}
