//! Writes our values into columns and reads them back.

use std::str::FromStr;

use rusqlite::{
    ToSql,
    types::{FromSql, FromSqlError, FromSqlResult, ToSqlOutput, ValueRef},
};

use crate::{
    names::{Digest, Ms, SealedSeed, SeatSet, TableId, UserId, Who},
    rows::{Phase, SeatKind},
};

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
    Ms, |ms| ms.0, |number| Some(Ms(number));
    UserId, |id| id.0, |number| Some(UserId(number));
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
