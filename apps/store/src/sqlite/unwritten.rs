//! Why a write was not done.

use crate::error::Refusal;

/// Why a write was not done.
pub(super) enum Unwritten {
    Refused(Refusal),
    Sql(rusqlite::Error),
}

impl From<Refusal> for Unwritten {
    fn from(refusal: Refusal) -> Unwritten {
        Unwritten::Refused(refusal)
    }
}

impl From<rusqlite::Error> for Unwritten {
    fn from(error: rusqlite::Error) -> Unwritten {
        Unwritten::Sql(error)
    }
}
