//! Seats, and values stored per seat.

use std::{fmt, ops, str::FromStr};

use serde::{Deserialize, Serialize, Serializer};

/// The maximum number of seats of any game.
pub const SEATS_MAX: usize = 5;

/// A place at the table, counted from 0 clockwise. Written `a`, `b`, `c`, …
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Seat(pub u8);

impl Seat {
    /// Returns the seats of a table with `n_seats` seats, clockwise.
    pub fn all(n_seats: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..n_seats).map(Seat)
    }

    /// Returns the seat to the left: the next one clockwise.
    #[inline]
    pub fn next(self, n_seats: u8) -> Seat {
        Seat(if self.0 + 1 == n_seats { 0 } else { self.0 + 1 })
    }

    /// Returns every seat once, clockwise, starting with this one.
    pub fn clockwise(self, n_seats: u8) -> impl Iterator<Item = Seat> + Clone {
        (0..n_seats).map(move |steps| Seat((self.0 + steps) % n_seats))
    }

    /// Returns the position in a list of seats.
    #[inline]
    pub fn idx(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A seat that no table has is the caller's mistake, but printing it must
        // not panic.
        write!(f, "{}", char::from(b'a'.saturating_add(self.0).min(b'z')))
    }
}

impl FromStr for Seat {
    type Err = ParseSeatError;

    fn from_str(text: &str) -> Result<Seat, ParseSeatError> {
        match text.as_bytes() {
            [letter @ b'a'..=b'e'] => Ok(Seat(letter - b'a')),
            _ => Err(ParseSeatError),
        }
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// Error when a text is not a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSeatError;

impl fmt::Display for ParseSeatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a seat: one letter from a to e")
    }
}

impl std::error::Error for ParseSeatError {}

/// One `T` per seat, without heap allocation: a game's state stays a flat value.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PerSeat<T, const N: usize = SEATS_MAX> {
    n_seats: u8,
    /// Items beyond `n_seats` keep their default value, so that derived equality
    /// and hashing are correct.
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> PerSeat<T, N> {
    /// Builds the value of each seat, clockwise.
    ///
    /// # Panics
    ///
    /// Panics if there are more than `N` seats.
    pub fn new_with(n_seats: u8, mut f: impl FnMut(Seat) -> T) -> PerSeat<T, N> {
        assert!(usize::from(n_seats) <= N, "at most {N} seats");
        let mut items = [T::default(); N];
        for seat in Seat::all(n_seats) {
            items[seat.idx()] = f(seat);
        }
        PerSeat { n_seats, items }
    }

    /// Gives every seat the same value.
    pub fn new(n_seats: u8, value: T) -> PerSeat<T, N> {
        PerSeat::new_with(n_seats, |_| value)
    }

    /// Computes another value for each seat.
    pub fn map<U: Copy + Default>(&self, mut f: impl FnMut(Seat, &T) -> U) -> PerSeat<U, N> {
        PerSeat::new_with(self.n_seats, |seat| f(seat, &self[seat]))
    }
}

impl<T, const N: usize> PerSeat<T, N> {
    /// Returns the number of seats.
    #[inline]
    pub fn n_seats(&self) -> u8 {
        self.n_seats
    }

    /// Returns the values clockwise from the first seat.
    #[inline]
    pub fn values(&self) -> &[T] {
        &self.items[..usize::from(self.n_seats)]
    }

    /// Iterates clockwise from the first seat.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> {
        self.values().iter().enumerate().map(|(idx, value)| (Seat(idx as u8), value))
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for PerSeat<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter().map(|(seat, value)| (seat.0, value))).finish()
    }
}

impl<T: Serialize, const N: usize> Serialize for PerSeat<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.values())
    }
}

impl<T, const N: usize> ops::Index<Seat> for PerSeat<T, N> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.items[seat.idx()]
    }
}

impl<T, const N: usize> ops::IndexMut<Seat> for PerSeat<T, N> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.items[seat.idx()]
    }
}
