//! The words and texts that make up a record, each checked on construction.

use std::{fmt, str::FromStr};

use jiff::{Timestamp, civil, tz::Offset};
use rules_core::Seat;

use crate::{
    Flaw, Time,
    limits::{COMMENT_CHARS_MAX, KEY_CHARS_MAX, LINE_CHARS_MAX, Limit, NAME_CHARS_MAX},
};

/// Who makes a move: `a`, `b`, … or `chance`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Mover {
    /// Someone at the table.
    Seat(Seat),
    /// Cards or dice.
    Chance,
}

impl Mover {
    /// Returns an error if the table does not have this seat.
    pub(crate) fn check(self, n_seats: u8) -> Result<(), Flaw> {
        match self {
            Mover::Seat(seat) if seat.0 >= n_seats => {
                Err(Flaw::expected(seats_in_words(n_seats), &format!("seat {}", seat.0)))
            }
            Mover::Seat(_) | Mover::Chance => Ok(()),
        }
    }

    /// Returns the mover that this word names at a table with `n_seats` seats.
    pub(crate) fn read(word: &str, n_seats: u8) -> Result<Mover, Flaw> {
        match word {
            "chance" => Ok(Mover::Chance),
            _ => read_seat(word, n_seats).map(Mover::Seat).map_err(|_| {
                Flaw::expected(format!("{} or `chance`", seats_in_words(n_seats)), word)
            }),
        }
    }
}

impl fmt::Display for Mover {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mover::Seat(seat) => seat.fmt(f),
            Mover::Chance => f.write_str("chance"),
        }
    }
}

pub(crate) fn read_seat(word: &str, n_seats: u8) -> Result<Seat, Flaw> {
    let seat = word.parse::<Seat>().ok().filter(|seat| seat.0 < n_seats);
    seat.ok_or_else(|| Flaw::expected(seats_in_words(n_seats), word))
}

fn seats_in_words(n_seats: u8) -> String {
    match n_seats {
        0 | 1 => "the seat a".to_owned(),
        2.. => format!("a seat from a to {}", Seat(n_seats - 1)),
    }
}

/// The name of a player: one line of at most 40 characters.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Name(String);

impl Name {
    /// Checks a name.
    ///
    /// # Errors
    ///
    /// Refuses a name that is empty or too long, begins or ends with a space,
    /// contains invisible characters, or contains a `#` between spaces, which
    /// would begin a comment.
    pub fn new(text: &str) -> Result<Name, Flaw> {
        if text.chars().nth(NAME_CHARS_MAX).is_some() {
            return Err(Flaw::TooMuch(Limit::Name));
        }
        check_visible(text)?;
        if text.is_empty() {
            return Err(Flaw::expected("a name", text));
        }
        if text.trim_matches(' ') != text || has_lone_hash(text) {
            let expected = "a name without spaces at its ends and without ` # `";
            return Err(Flaw::expected(expected, text));
        }
        Ok(Name(text.to_owned()))
    }

    /// Returns the name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What a record calls its table: letters, digits, `_`, `-` and `.`, at most 40 of
/// them.
///
/// A record may come from anywhere, so this is only a name: nobody finds a table by it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TableName(String);

impl TableName {
    /// Checks a name.
    ///
    /// # Errors
    ///
    /// Refuses a name that is empty, too long or contains other characters.
    pub fn new(text: &str) -> Result<TableName, Flaw> {
        if text.chars().nth(NAME_CHARS_MAX).is_some() {
            return Err(Flaw::TooMuch(Limit::Name));
        }
        let is_plain = |ch: char| ch.is_ascii_alphanumeric() || matches!(ch, '_' | '-' | '.');
        if text.is_empty() || !text.chars().all(is_plain) {
            return Err(Flaw::expected("a table id of letters, digits, `_`, `-` and `.`", text));
        }
        Ok(TableName(text.to_owned()))
    }

    /// Returns the name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A day of the Gregorian calendar, written `2026-08-01`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Date(civil::Date);

impl Date {
    /// Returns the day if it exists in the calendar.
    pub fn new(year: u16, month: u8, day: u8) -> Option<Date> {
        let (year, month, day) =
            (i16::try_from(year).ok()?, i8::try_from(month).ok()?, i8::try_from(day).ok()?);
        civil::Date::new(year, month, day).ok().map(Date)
    }

    /// Returns the day of a time in UTC, if the calendar goes that far.
    pub fn of(time: Time) -> Option<Date> {
        let time = Timestamp::from_millisecond(i64::try_from(time.0).ok()?).ok()?;
        Some(Date(Offset::UTC.to_datetime(time).date()))
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl FromStr for Date {
    type Err = Flaw;

    fn from_str(text: &str) -> Result<Date, Flaw> {
        let digits = |range: std::ops::Range<usize>| {
            let part = text.get(range)?;
            part.bytes().all(|byte| byte.is_ascii_digit()).then(|| part.parse().ok())?
        };
        let has_dashes = text.len() == 10 && text.get(4..5) == Some("-");
        let date = || {
            let (year, month, day) = (digits(0..4)?, digits(5..7)?, digits(8..10)?);
            Date::new(year, u8::try_from(month).ok()?, u8::try_from(day).ok()?)
        };
        let date = date().filter(|_| has_dashes && text.get(7..8) == Some("-"));
        date.ok_or_else(|| Flaw::expected("a date such as 2026-08-01", text))
    }
}

/// Checks the key of a game or of an option.
pub(crate) fn check_key(text: &str) -> Result<(), Flaw> {
    if text.chars().nth(KEY_CHARS_MAX).is_some() {
        return Err(Flaw::TooMuch(Limit::Key));
    }
    let is_plain = |ch: char| matches!(ch, 'a'..='z' | '0'..='9' | '_' | '-');
    if text.is_empty() || !text.chars().all(is_plain) {
        return Err(Flaw::expected("a key of letters a-z, digits, `_` and `-`", text));
    }
    Ok(())
}

/// Checks a comment. Spaces at its end are ignored.
pub(crate) fn check_comment(text: &str) -> Result<&str, Flaw> {
    let text = text.trim_end_matches(' ');
    if text.chars().nth(COMMENT_CHARS_MAX).is_some() {
        return Err(Flaw::TooMuch(Limit::Comment));
    }
    check_visible(text)?;
    Ok(text)
}

/// Checks a text that can be written as a block of lines.
pub(crate) fn check_block(text: &str) -> Result<(), Flaw> {
    for line in text.split('\n') {
        if line.chars().nth(LINE_CHARS_MAX - 2).is_some() {
            return Err(Flaw::TooMuch(Limit::Line));
        }
        check_visible(line)?;
    }
    Ok(())
}

/// Refuses invisible characters and those that change how others are displayed.
pub(crate) fn check_visible(text: &str) -> Result<(), Flaw> {
    match text.chars().find(|ch| is_forbidden(*ch)) {
        Some(ch) => Err(Flaw::Forbidden(ch)),
        None => Ok(()),
    }
}

pub(crate) fn is_forbidden(ch: char) -> bool {
    let is_separator = matches!(ch, '\u{2028}' | '\u{2029}' | '\u{feff}');
    // These change the direction of the text that follows: a move or a name could
    // be displayed as another one.
    let is_bidi = matches!(ch, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    ch.is_control() || is_separator || is_bidi
}

/// Returns whether the text contains a `#` between spaces, which begins a comment.
pub(crate) fn has_lone_hash(text: &str) -> bool {
    text.split(' ').any(|word| word == "#")
}
