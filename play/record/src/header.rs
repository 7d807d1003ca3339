//! The headers of a record.

use std::fmt;

use rules_core::Seat;

/// A line above the moves, by its meaning. Each can occur once.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Header {
    /// `game poker 1`: the game and the version of its rules.
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
