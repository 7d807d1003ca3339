//! The limits of a record.
//!
//! The limits are consistent: a record that respects all the others takes fewer
//! than [`SIZE_MAX`] bytes, so that every record can be read back.

use std::fmt;

/// The maximum size of a record as text, in bytes. Read at most one byte more than
/// this from a file.
pub const SIZE_MAX: usize = 2 * 1024 * 1024;

/// The maximum size of a record as JSON, in bytes.
pub const JSON_SIZE_MAX: usize = 4 * SIZE_MAX;

/// The maximum number of moves in a record, including chance.
pub const MOVES_MAX: usize = 10_000;

pub(crate) const LINE_CHARS_MAX: usize = 1_000;
pub(crate) const NAME_CHARS_MAX: usize = 40;
pub(crate) const KEY_CHARS_MAX: usize = 40;
pub(crate) const MOVE_BYTES_MAX: usize = 100;
pub(crate) const COMMENT_CHARS_MAX: usize = 500;
pub(crate) const COMMENTS_BYTES_MAX: usize = 512 * 1024;
pub(crate) const OPTIONS_MAX: usize = 60;
pub(crate) const SETUP_BYTES_MAX: usize = 128 * 1024;
pub(crate) const ENTROPY_BYTES_MAX: usize = 64;

/// The value of an option that is longer than this is written as a block.
pub(crate) const INLINE_CHARS_MAX: usize = 80;

/// Something that is limited in a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// The whole text.
    Size,
    /// The whole text, as JSON.
    JsonSize,
    /// One line.
    Line,
    /// The name of a player or a bot, or the id of a table.
    Name,
    /// The key of a game or of an option.
    Key,
    /// All moves.
    Moves,
    /// One move.
    Move,
    /// One comment.
    Comment,
    /// All comments.
    Comments,
    /// All options.
    Options,
    /// All options and the diagram.
    Setup,
    /// What one seat contributes to chance.
    Entropy,
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (what, max, unit) = match self {
            Limit::Size => ("a record", SIZE_MAX, "bytes"),
            Limit::JsonSize => ("a record in JSON", JSON_SIZE_MAX, "bytes"),
            Limit::Line => ("a line", LINE_CHARS_MAX, "characters"),
            Limit::Name => ("a name", NAME_CHARS_MAX, "characters"),
            Limit::Key => ("a key", KEY_CHARS_MAX, "characters"),
            Limit::Moves => ("a record", MOVES_MAX, "moves"),
            Limit::Move => ("a move", MOVE_BYTES_MAX, "bytes"),
            Limit::Comment => ("a comment", COMMENT_CHARS_MAX, "characters"),
            Limit::Comments => ("all comments together", COMMENTS_BYTES_MAX, "bytes"),
            Limit::Options => ("a record", OPTIONS_MAX, "options"),
            Limit::Setup => ("options and diagram together", SETUP_BYTES_MAX, "bytes"),
            Limit::Entropy => ("the entropy of a seat", ENTROPY_BYTES_MAX, "bytes"),
        };
        write!(f, "too much: {what} may have at most {max} {unit}")
    }
}
