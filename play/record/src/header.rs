//! The headers of a record, and the places where it can have comments.

use std::fmt;

use rules_core::Seat;

use crate::{
    Flaw,
    text::{check_key, read_seat},
};

/// A line above the moves, by its meaning. Each can occur once.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Header {
    /// `game kuhn 1`: the game and the version of its rules.
    Game,
    /// `seats 2`: the number of seats.
    Seats,
    /// `option stakes high`: an option that was chosen.
    Option(String),
    /// `seat a Anna`: the name of the player in that seat.
    Seat(Seat),
    /// `bot b greedy`: the bot that plays in that seat.
    Bot(Seat),
    /// `table tbl_9fQ2`: the id of the table.
    Table,
    /// `date 2026-08-01`: the day of the game.
    Date,
    /// `fair pf1`: the fairness scheme.
    Fair,
    /// `commitment e176…`: shown before anyone took a seat.
    Commitment,
    /// `entropy a 1111…`: what a seat contributed to chance.
    Entropy(Seat),
    /// `seed 0001…`: revealed at the end of the game.
    Seed,
    /// `chain b308…`: the fingerprint of all moves.
    Chain,
    /// `result a place 1 points 12`: the result of a seat.
    Result(Seat),
    /// `diagram`: the state that the game starts from, as a block of lines.
    Diagram,
}

impl Header {
    /// The first word of every header.
    pub(crate) const WORDS: [&str; 14] = [
        "game",
        "seats",
        "option",
        "seat",
        "bot",
        "table",
        "date",
        "fair",
        "commitment",
        "entropy",
        "seed",
        "chain",
        "result",
        "diagram",
    ];

    /// Returns the word that the header begins with.
    pub fn word(&self) -> &'static str {
        let idx = match self {
            Header::Game => 0,
            Header::Seats => 1,
            Header::Option(_) => 2,
            Header::Seat(_) => 3,
            Header::Bot(_) => 4,
            Header::Table => 5,
            Header::Date => 6,
            Header::Fair => 7,
            Header::Commitment => 8,
            Header::Entropy(_) => 9,
            Header::Seed => 10,
            Header::Chain => 11,
            Header::Result(_) => 12,
            Header::Diagram => 13,
        };
        Header::WORDS[idx]
    }

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

impl fmt::Display for Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())?;
        match self {
            Header::Option(key) => write!(f, " {key}"),
            Header::Seat(seat)
            | Header::Bot(seat)
            | Header::Entropy(seat)
            | Header::Result(seat) => {
                write!(f, " {seat}")
            }
            Header::Game
            | Header::Seats
            | Header::Table
            | Header::Date
            | Header::Fair
            | Header::Commitment
            | Header::Seed
            | Header::Chain
            | Header::Diagram => Ok(()),
        }
    }
}

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
