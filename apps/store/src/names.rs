//! The identifiers of tables and people, and hashes.

use std::{fmt, str::FromStr};

use sha2::{Digest as _, Sha256};

/// The longest id of a table or an identity.
const ID_LEN_MAX: usize = 64;

/// An invalid id: empty, too long, or with characters other than letters, digits, `-` and `_`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadId;

impl fmt::Display for BadId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected an id of 1 to {ID_LEN_MAX} letters, digits, '-' or '_'")
    }
}

impl std::error::Error for BadId {}

/// The id of a table, by which the store and URLs find it.
///
/// The name of the table in its record is another thing, which the store does not know.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(String);

impl TableId {
    /// Returns the id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for TableId {
    type Err = BadId;

    fn from_str(text: &str) -> Result<TableId, BadId> {
        checked(text).map(TableId)
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Somebody who holds seats: a guest, or one of the identities of an account.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Who(String);

impl Who {
    /// Returns the identity as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for Who {
    type Err = BadId;

    fn from_str(text: &str) -> Result<Who, BadId> {
        checked(text).map(Who)
    }
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

fn checked(text: &str) -> Result<String, BadId> {
    let is_allowed = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    let is_id = (1..=ID_LEN_MAX).contains(&text.len()) && text.bytes().all(is_allowed);
    if is_id { Ok(text.to_owned()) } else { Err(BadId) }
}

/// The number of an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AccountId(pub i64);

/// The SHA-256 of something that must not itself be stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digest(pub [u8; 32]);

impl Digest {
    /// Hashes a secret or a body.
    pub fn of(bytes: impl AsRef<[u8]>) -> Digest {
        Digest(Sha256::digest(bytes).into())
    }
}

/// The seed of a table, encrypted by the caller.
///
/// It is stored apart from the table and never shown by `Debug`.
#[derive(Clone, PartialEq, Eq)]
pub struct SealedSeed(pub Vec<u8>);

impl fmt::Debug for SealedSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SealedSeed(…)")
    }
}

/// A set of seats by number, 0 to 62.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SeatSet(u64);

impl SeatSet {
    /// The number of seats that fit.
    pub const N_SEATS_MAX: u8 = 63;

    /// Returns the set as a bit mask: seat 0 is the lowest bit.
    pub fn bits(self) -> i64 {
        self.0.cast_signed()
    }

    /// Creates a set from a bit mask; bits beyond the last seat are dropped.
    pub fn from_bits(bits: i64) -> SeatSet {
        SeatSet(bits.cast_unsigned() & (u64::MAX >> 1))
    }

    /// Returns whether the seat is in the set.
    pub fn contains(self, seat: u8) -> bool {
        seat < SeatSet::N_SEATS_MAX && self.0 & (1 << seat) != 0
    }

    /// Returns whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Lists the seats in order.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..SeatSet::N_SEATS_MAX).filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<u8> for SeatSet {
    fn from_iter<I: IntoIterator<Item = u8>>(seats: I) -> SeatSet {
        let small = seats.into_iter().filter(|seat| *seat < SeatSet::N_SEATS_MAX);
        SeatSet(small.fold(0, |bits, seat| bits | 1 << seat))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_has_no_characters_other_than_those_of_a_url() {
        for good in ["a", "A-z_0", &"x".repeat(64)] {
            assert_eq!(good.parse::<TableId>().map(|id| id.to_string()), Ok(good.to_owned()));
        }
        for bad in ["", "a b", "a/b", "ä", "a'", &"x".repeat(65)] {
            assert_eq!(bad.parse::<Who>(), Err(BadId), "{bad:?}");
        }
    }

    #[test]
    fn a_set_of_seats_survives_its_bits() {
        let seats = SeatSet::from_iter([0, 2, 62, 63, 200]);
        assert_eq!(SeatSet::from_bits(seats.bits()), seats);
        assert_eq!(seats.iter().collect::<Vec<_>>(), [0, 2, 62]);
        assert_eq!(SeatSet::from_bits(-1).iter().count(), 63);
    }

    #[test]
    fn a_digest_is_sha_256() {
        let hex: String = Digest::of("abc").0.iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(hex, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }

    #[test]
    fn a_seed_is_not_shown() {
        assert_eq!(format!("{:?}", SealedSeed(vec![7; 32])), "SealedSeed(…)");
    }
}
