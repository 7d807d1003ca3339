//! Writes our values into columns and reads them back.

use std::str::FromStr;

use record::Time;
use rusqlite::{
    ToSql,
    types::{FromSql, FromSqlError, FromSqlResult, ToSqlOutput, ValueRef},
};

use crate::{
    names::{AccountId, Digest, SealedSeed, SeatSet, TableId, Who},
    rows::{Phase, SeatKind},
};

/// Returns a time as a column holds it. A column is signed and a time is not, so a value that does
/// not fit becomes the nearest that does.
pub(super) fn ms(time: Time) -> i64 {
    i64::try_from(time.0).unwrap_or(i64::MAX)
}

/// Returns the time in a column, and 1970 for anything before.
pub(super) fn time(ms: i64) -> Time {
    Time(u64::try_from(ms).unwrap_or(0))
}

macro_rules! text_column {
    ($($name:ident),*) => {$(
        impl ToSql for $name {
            fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                Ok(self.as_str().into())
            }
        }

        impl FromSql for $name {
            fn column_result(value: ValueRef<'_>) -> FromSqlResult<$name> {
                $name::from_str(value.as_str()?).map_err(|error| FromSqlError::Other(error.into()))
            }
        }
    )*};
}

macro_rules! number_column {
    ($($name:ty, $to:expr, $from:expr;)*) => {$(
        impl ToSql for $name {
            fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                let to: fn($name) -> i64 = $to;
                Ok(to(*self).into())
            }
        }

        impl FromSql for $name {
            fn column_result(value: ValueRef<'_>) -> FromSqlResult<$name> {
                let from: fn(i64) -> Option<$name> = $from;
                let number = value.as_i64()?;
                from(number).ok_or(FromSqlError::OutOfRange(number))
            }
        }
    )*};
}

text_column!(TableId, Who);

number_column! {
    AccountId, |id| id.0, |number| Some(AccountId(number));
    SeatSet, SeatSet::bits, |number| Some(SeatSet::from_bits(number));
    Phase, phase_to_number, phase_from_number;
    SeatKind, kind_to_number, kind_from_number;
}

fn phase_to_number(phase: Phase) -> i64 {
    match phase {
        Phase::Open => 0,
        Phase::Playing => 1,
        Phase::Over => 2,
    }
}

fn phase_from_number(number: i64) -> Option<Phase> {
    [Phase::Open, Phase::Playing, Phase::Over]
        .into_iter()
        .find(|phase| phase_to_number(*phase) == number)
}

fn kind_to_number(kind: SeatKind) -> i64 {
    match kind {
        SeatKind::Free => 0,
        SeatKind::Person => 1,
        SeatKind::Bot => 2,
    }
}

fn kind_from_number(number: i64) -> Option<SeatKind> {
    [SeatKind::Free, SeatKind::Person, SeatKind::Bot]
        .into_iter()
        .find(|kind| kind_to_number(*kind) == number)
}

impl ToSql for Digest {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.0.as_slice().into())
    }
}

impl FromSql for Digest {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Digest> {
        let bytes = value.as_blob()?;
        let digest = bytes.try_into().map(Digest);
        digest.map_err(|_| FromSqlError::InvalidBlobSize {
            expected_size: 32,
            blob_size: bytes.len(),
        })
    }
}

impl ToSql for SealedSeed {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.0.as_slice().into())
    }
}

impl FromSql for SealedSeed {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<SealedSeed> {
        Ok(SealedSeed(value.as_blob()?.to_vec()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_that_does_not_fit_is_the_nearest_that_does() {
        for (clock, column) in
            [(0, 0), (1_790_000_000_000, 1_790_000_000_000), (u64::MAX, i64::MAX)]
        {
            assert_eq!(ms(Time(clock)), column);
        }
        for (column, clock) in [(7, 7), (i64::MAX, i64::MAX.unsigned_abs()), (-1, 0)] {
            assert_eq!(time(column), Time(clock));
        }
    }
}
