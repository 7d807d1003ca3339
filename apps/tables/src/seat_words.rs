//! A few words that move a seat to another device.

use store::{Digest, TableId};

use crate::words::WORDS;

/// Returns the words of a seat: the code of the table and one noun per byte.
pub fn seat_words(table: &TableId, bytes: [u8; 6]) -> String {
    let words = bytes.map(|byte| WORDS[usize::from(byte)]);
    format!("{} {}", code(table), words.join(" "))
}

/// Returns the hash that is stored for the words. Case, commas and dashes do not matter.
pub fn seat_key_digest(text: &str) -> Digest {
    let is_letter = |ch: char| ch.is_ascii_alphanumeric();
    let words: Vec<String> = text
        .split(|ch: char| !is_letter(ch))
        .filter(|word| !word.is_empty())
        .map(str::to_ascii_lowercase)
        .collect();
    Digest::of(format!("seat {}", words.join(" ")))
}

fn code(table: &TableId) -> &str {
    table.as_str().get(..5).unwrap_or(table.as_str())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn the_words_are_short_and_different() {
        let different: BTreeSet<&str> = WORDS.into_iter().collect();
        assert_eq!(different.len(), 256);
        for word in WORDS {
            let is_plain = word.bytes().all(|it| it.is_ascii_lowercase());
            assert!(is_plain && (3..=6).contains(&word.len()), "{word}");
        }
    }

    #[test]
    fn how_the_words_are_typed_does_not_matter() {
        let table: TableId = "7k3qfxyz".parse().expect("a name");
        let words = seat_words(&table, [0, 1, 2, 3, 254, 255]);
        assert_eq!(words.split(' ').count(), 7);
        let typed = words.to_uppercase().replace(' ', " - ");
        assert_eq!(seat_key_digest(&typed), seat_key_digest(&words));
        assert_ne!(seat_key_digest("other"), seat_key_digest(&words));
    }
}
