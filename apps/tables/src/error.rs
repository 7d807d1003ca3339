//! Why a table does not do what was asked.

use std::fmt;

use referee::Refusal;
use store::StoreError;

/// Why the tables did not do what was asked.
#[derive(Clone, Debug, PartialEq)]
pub enum TableError {
    /// There is no such table.
    NoSuchTable,
    /// It may not or can't be done; nothing has changed.
    Denied(Denial),
    /// Another server was faster; nothing has changed here.
    Conflict,
    /// The key of the request was used for another one.
    KeyReused,
    /// Too much is going on; nothing has changed.
    Busy,
    /// Something that should not happen.
    Broken(String),
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TableError::NoSuchTable => f.write_str("there is no such table"),
            TableError::Denied(denial) => write!(f, "denied: {denial:?}"),
            TableError::Conflict => f.write_str("the table has moved on"),
            TableError::KeyReused => f.write_str("the key was used for another request"),
            TableError::Busy => f.write_str("too much is going on"),
            TableError::Broken(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for TableError {}

impl From<StoreError> for TableError {
    fn from(error: StoreError) -> TableError {
        match error {
            StoreError::Refused(store::Refusal::KeyReused) => TableError::KeyReused,
            StoreError::Refused(store::Refusal::NoSuchTable) => TableError::NoSuchTable,
            StoreError::Busy | StoreError::Full => TableError::Busy,
            StoreError::Refused(_) | StoreError::Broken(_) | StoreError::Unreadable(_) => {
                TableError::Broken(error.to_string())
            }
        }
    }
}

/// Why something can't be done at a table. Nothing has changed then.
#[derive(Clone, Debug, PartialEq)]
pub enum Denial {
    /// The referee says no.
    Referee(Refusal),
    /// Only the people at this seat may do it.
    NotYourSeat,
    /// Only the host may do it.
    NotHost,
    /// Only people at the table may do it.
    NotAtTable,
    /// The table was closed.
    Closed,
    /// The name can't be one.
    BadName,
    /// What should be added to chance can't be.
    BadEntropy,
    /// The text can't be said.
    BadText,
    /// The seat is not asked for anything now.
    NotAsked,
    /// Other people play here, who get no advice either.
    NoHints,
}

impl From<Refusal> for Denial {
    fn from(refusal: Refusal) -> Denial {
        Denial::Referee(refusal)
    }
}
