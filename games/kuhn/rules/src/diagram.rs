//! The state as text and back.
//!
//! ```text
//! seats 3
//! cards 4 1 2
//! choices pass bet
//! ```
//!
//! `-` stands for a card that is not dealt yet. Empty lines, and what follows
//! a `#`, do not count.

use std::ops::RangeInclusive;

use rules_core::{DiagramError, PerSeat, Seat};

use crate::{
    Card, Choice, Choices, Kuhn,
    data::{N_SEATS_MAX, N_SEATS_MIN},
};

pub(crate) fn diagram(game: &Kuhn) -> String {
    let mut out = format!("seats {}\ncards", game.n_seats());
    for card in game.cards.values() {
        match card {
            Some(card) => out.push_str(&format!(" {card}")),
            None => out.push_str(" -"),
        }
    }
    out.push_str("\nchoices");
    for choice in game.choices {
        out.push_str(&format!(" {choice}"));
    }
    out.push('\n');
    out
}

pub(crate) fn from_diagram(text: &str) -> Result<Kuhn, DiagramError> {
    let mut lines = lines(text);
    let end = text.lines().count() + 1;

    let line = next(&mut lines, end, "seats", "seats 3")?;
    let &[word] = line.words.as_slice() else {
        return Err(line.error("expected one number, as in `seats 3`"));
    };
    let n_seats = line.number(word, N_SEATS_MIN..=N_SEATS_MAX)?;

    let line = next(&mut lines, end, "cards", "cards 2 - -")?;
    if line.words.len() != usize::from(n_seats) {
        return Err(line.error(format!("expected a card, or -, for each of {n_seats} seats")));
    }
    let mut cards = PerSeat::new(n_seats, None);
    for (seat, word) in Seat::all(n_seats).zip(&line.words) {
        if word.text != "-" {
            cards[seat] = Some(Card(line.number(*word, 1..=n_seats + 1)?));
        }
    }
    let mut game = Kuhn { cards, choices: Choices::new() };
    game.check().map_err(|broken| line.error(broken))?;

    let line = next(&mut lines, end, "choices", "choices pass bet")?;
    for word in &line.words {
        let choice = word.text.parse::<Choice>();
        let choice = choice.map_err(|_| line.error_at(*word, "expected pass or bet"))?;
        let is_full = game.choices.try_push(choice).is_some();
        if is_full {
            return Err(line.error_at(*word, "nobody chooses after the hand is over"));
        }
        game.check().map_err(|broken| line.error_at(*word, &broken))?;
    }
    match lines.next() {
        Some(line) => Err(line.error("expected the end: the choices are the last line")),
        None => Ok(game),
    }
}

/// A line of a diagram: its key and the words after it.
struct Line<'a> {
    /// Counted from 1.
    line: usize,
    key: Word<'a>,
    words: Vec<Word<'a>>,
}

#[derive(Clone, Copy)]
struct Word<'a> {
    /// Counted from 1, in characters.
    column: usize,
    text: &'a str,
}

impl Line<'_> {
    fn error(&self, message: impl Into<String>) -> DiagramError {
        DiagramError::new(self.line, self.key.column, message)
    }

    fn error_at(&self, word: Word<'_>, message: &str) -> DiagramError {
        DiagramError::new(self.line, word.column, format!("{:?}: {message}", word.text))
    }

    fn number(&self, word: Word<'_>, range: RangeInclusive<u8>) -> Result<u8, DiagramError> {
        let number = word.text.parse().ok().filter(|number| range.contains(number));
        number.ok_or_else(|| {
            let (min, max) = (range.start(), range.end());
            self.error_at(word, &format!("expected a number from {min} to {max}"))
        })
    }
}

/// Splits a text into its lines that have words.
fn lines(text: &str) -> impl Iterator<Item = Line<'_>> {
    text.lines().enumerate().filter_map(|(idx, text)| {
        let text = text.split_once('#').map_or(text, |(before, _)| before);
        let mut words = words(text).into_iter();
        Some(Line { line: idx + 1, key: words.next()?, words: words.collect() })
    })
}

fn words(text: &str) -> Vec<Word<'_>> {
    let start = |word: &str| word.as_ptr().addr() - text.as_ptr().addr();
    text.split_whitespace()
        .map(|word| Word { column: text[..start(word)].chars().count() + 1, text: word })
        .collect()
}

/// Returns the next line, which must have this key.
fn next<'a>(
    lines: &mut impl Iterator<Item = Line<'a>>,
    end: usize,
    key: &str,
    example: &str,
) -> Result<Line<'a>, DiagramError> {
    match lines.next() {
        Some(line) if line.key.text == key => Ok(line),
        Some(line) => Err(line.error_at(line.key, &format!("expected {key:?}, as in {example:?}"))),
        None => Err(DiagramError::new(end, 1, format!("expected {key:?}, as in {example:?}"))),
    }
}
