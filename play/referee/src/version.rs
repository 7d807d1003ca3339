//! The version of a table that a seat has seen.

use std::{error, fmt, str::FromStr};

/// The version of a table that a seat saw when it decided: the number of moves in the
/// record, and of its own choices that wait for its turn.
///
/// Written `12`, with waiting choices `12+1`. Whoever posts a move says which
/// version it was meant for, so that double clicks and old pages do nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Version {
    /// The moves in the record.
    pub n_moves: u32,
    /// The seat's choices that wait.
    pub n_queued: u32,
}

impl From<u32> for Version {
    fn from(n_moves: u32) -> Version {
        Version { n_moves, n_queued: 0 }
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.n_queued {
            0 => write!(f, "{}", self.n_moves),
            n_queued => write!(f, "{}+{n_queued}", self.n_moves),
        }
    }
}

impl FromStr for Version {
    type Err = ParseVersionError;

    fn from_str(text: &str) -> Result<Version, ParseVersionError> {
        let number = |text: &str| text.parse().map_err(|_| ParseVersionError);
        match text.split_once('+') {
            None => Ok(Version::from(number(text)?)),
            Some((moves, queued)) => {
                Ok(Version { n_moves: number(moves)?, n_queued: number(queued)? })
            }
        }
    }
}

/// Error when a text is not a version.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseVersionError;

impl fmt::Display for ParseVersionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a version: a number of moves such as 12, or 12+1")
    }
}

impl error::Error for ParseVersionError {}
