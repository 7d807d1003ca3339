//! The places where a record can have comments, and how they and the headers are read.

use std::fmt;

use crate::{
    Flaw, Header,
    text::{check_key, read_seat},
};

/// A line that can have comments.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Spot {
    /// A line above the moves.
    Header(Header),
    /// The move with this number; the first one is 1.
    Move(u32),
    /// After the last line.
    End,
}

impl Spot {
    /// Reads what [`fmt::Display`] writes.
    pub(crate) fn read(text: &str, n_seats: u8) -> Result<Spot, Flaw> {
        let mut words = text.split(' ');
        let first = words.next().unwrap_or_default();
        let spot = match first {
            "end" => Spot::End,
            "move" => {
                let number = words.next().unwrap_or_default();
                let number_value = number.parse();
                Spot::Move(number_value.map_err(|_| Flaw::expected("a number of a move", number))?)
            }
            _ => Spot::Header(Header::read(first, n_seats, || words.next().unwrap_or_default())?),
        };
        match words.next() {
            Some(word) => Err(Flaw::expected("the end of the text", word)),
            None => Ok(spot),
        }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::Header(header) => header.fmt(f),
            Spot::Move(number) => write!(f, "move {number}"),
            Spot::End => f.write_str("end"),
        }
    }
}

impl Header {
    /// Returns the header with this first word; `next` returns the second word
    /// of those that need one.
    pub(crate) fn read<'a>(
        word: &str,
        n_seats: u8,
        mut next: impl FnMut() -> &'a str,
    ) -> Result<Header, Flaw> {
        let mut seat = || read_seat(next(), n_seats);
        match word {
            "game" => Ok(Header::Game),
            "seats" => Ok(Header::Seats),
            "seat" => seat().map(Header::Seat),
            "bot" => seat().map(Header::Bot),
            "table" => Ok(Header::Table),
            "date" => Ok(Header::Date),
            "fair" => Ok(Header::Fair),
            "commitment" => Ok(Header::Commitment),
            "entropy" => seat().map(Header::Entropy),
            "seed" => Ok(Header::Seed),
            "chain" => Ok(Header::Chain),
            "result" => seat().map(Header::Result),
            "diagram" => Ok(Header::Diagram),
            "option" => {
                let key = next();
                check_key(key)?;
                Ok(Header::Option(key.to_owned()))
            }
            _ => {
                let words = Header::WORDS.join(", ");
                Err(Flaw::expected(format!("a header ({words}), a move or a comment"), word))
            }
        }
    }
}
