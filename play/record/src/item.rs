//! A line of a record with its comments, and the numbers in it.

use std::{fmt, ops::RangeInclusive, str::FromStr};

use crate::{
    Record, RecordError, Spot,
    lines::{Cursor, Word},
};

/// A line that is not empty, with its comments.
pub(crate) struct Item<'a> {
    pub(crate) above: Vec<Word<'a>>,
    pub(crate) beside: Option<Word<'a>>,
    pub(crate) cursor: Cursor<'a>,
}

/// Adds the comments on a line to a record.
pub(crate) fn add_comments(
    record: &mut Record,
    spot: &Spot,
    above: &[Word<'_>],
    beside: Option<Word<'_>>,
) -> Result<(), RecordError> {
    for word in above {
        record.comment_above(spot, word.text).map_err(|flaw| word.error(flaw))?;
    }
    match beside {
        Some(word) => record.comment_beside(spot, word.text).map_err(|flaw| word.error(flaw)),
        None => Ok(()),
    }
}

/// Reads a number without a sign.
pub(crate) fn number<N>(
    word: Word<'_>,
    range: RangeInclusive<N>,
    what: &str,
) -> Result<N, RecordError>
where
    N: FromStr + PartialOrd + fmt::Display,
{
    let is_plain = word.text.bytes().all(|byte| byte.is_ascii_digit());
    let number = word.text.parse().ok().filter(|number| is_plain && range.contains(number));
    number.ok_or_else(|| {
        let (min, max) = (range.start(), range.end());
        word.expected(format!("{what} from {min} to {max}"))
    })
}
