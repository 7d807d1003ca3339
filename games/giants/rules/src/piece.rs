//! What is transported: statues and headdresses.

use std::{fmt, str::FromStr};

use rules_core::{Seat, tinyvec::ArrayVec};
use serde::{Serialize, Serializer, ser::SerializeStruct};

use crate::{
    Hex,
    data::{HEADDRESSES, PIECES_MAX, STATUES},
};

/// How large a statue is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Size {
    /// Needs strength 1.
    Small,
    /// Needs strength 2.
    Medium,
    /// Needs strength 3.
    Large,
}

impl Size {
    /// Every size, the smallest first.
    pub const ALL: [Size; 3] = [Size::Small, Size::Medium, Size::Large];

    /// Returns the number people use: 1 to 3.
    #[inline]
    pub const fn n(self) -> u8 {
        self as u8 + 1
    }

    /// Returns the size with the number people use.
    #[inline]
    pub const fn with_n(n: u8) -> Option<Size> {
        match n {
            1 => Some(Size::Small),
            2 => Some(Size::Medium),
            3 => Some(Size::Large),
            _ => None,
        }
    }

    /// Returns how many workers or sorcerers carve a statue of this size (GI-2c).
    #[inline]
    pub(crate) const fn n_carvers(self) -> u8 {
        self.n()
    }

    /// Returns the position in [`Size::ALL`].
    #[inline]
    pub const fn idx(self) -> usize {
        self as usize
    }
}

impl Serialize for Size {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.n())
    }
}

/// A kind of piece. Written `statue-2` or `headdress`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// A statue, made in the quarry.
    Statue(Size),
    /// A headdress, made in the clay pit.
    Headdress,
}

impl Kind {
    /// How many kinds there are.
    pub const N: usize = 4;

    /// Every kind.
    pub const ALL: [Kind; Kind::N] = [
        Kind::Statue(Size::Small),
        Kind::Statue(Size::Medium),
        Kind::Statue(Size::Large),
        Kind::Headdress,
    ];

    /// Returns the position in [`Kind::ALL`].
    #[inline]
    pub const fn idx(self) -> usize {
        match self {
            Kind::Statue(size) => size.idx(),
            Kind::Headdress => 3,
        }
    }

    /// Returns the strength it needs on a hex it is moved onto (GI-T2).
    #[inline]
    pub const fn weight(self) -> Size {
        match self {
            Kind::Statue(size) => size,
            Kind::Headdress => Size::Small,
        }
    }

    /// Returns how many of it there are.
    pub(crate) const fn n_made(self) -> u8 {
        match self {
            Kind::Statue(size) => STATUES[size.idx()],
            Kind::Headdress => HEADDRESSES,
        }
    }

    /// Returns its name in the notation.
    pub const fn key(self) -> &'static str {
        match self {
            Kind::Statue(Size::Small) => "statue-1",
            Kind::Statue(Size::Medium) => "statue-2",
            Kind::Statue(Size::Large) => "statue-3",
            Kind::Headdress => "headdress",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl FromStr for Kind {
    type Err = ();

    fn from_str(text: &str) -> Result<Kind, ()> {
        Kind::ALL.into_iter().find(|kind| kind.key() == text).ok_or(())
    }
}

impl Serialize for Kind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.key())
    }
}

/// A statue or headdress on its way: where it lies, whose marker it bears and
/// who has moved it in this phase.
///
/// Packed, because a table may have 49 of them: bits 0–2 who has moved it,
/// 3–5 whose marker, 6–7 the kind, 8–15 the hex. A seat is one more than its
/// number, 0 is nobody.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Piece(u16);

impl Piece {
    /// Describes a piece.
    ///
    /// Of a piece with a marker only its owner's moves matter: nobody else can
    /// move it.
    pub fn new(kind: Kind, hex: Hex, marker: Option<Seat>, mover: Option<Seat>) -> Piece {
        let mover = if marker.is_some() && mover != marker { None } else { mover };
        let seat = |seat: Option<Seat>| seat.map_or(0, |it| u16::from(it.0) + 1);
        let kind = kind.idx() as u16;
        Piece(seat(mover) | seat(marker) << 3 | kind << 6 | (hex.idx() as u16) << 8)
    }

    /// Returns what it is.
    #[inline]
    pub fn kind(self) -> Kind {
        Kind::ALL[usize::from(self.0 >> 6 & 3)]
    }

    /// Returns where it lies.
    #[inline]
    pub fn hex(self) -> Hex {
        Hex::with_idx((self.0 >> 8) as u8)
    }

    /// Returns whose marker it bears.
    #[inline]
    pub fn marker(self) -> Option<Seat> {
        seat(self.0 >> 3 & 7)
    }

    /// Returns who has moved it in this phase, as far as that matters (GI-O19).
    #[inline]
    pub fn mover(self) -> Option<Seat> {
        seat(self.0 & 7)
    }

    /// Returns whether the other one is of the same kind, on the same hex and
    /// with the same marker.
    #[inline]
    pub(crate) fn is_like(self, other: Piece) -> bool {
        self.0 >> 3 == other.0 >> 3
    }

    /// Returns the same piece as if nobody had moved it.
    pub(crate) fn unmoved(self) -> Piece {
        Piece(self.0 & !7)
    }
}

#[inline]
fn seat(bits: u16) -> Option<Seat> {
    bits.checked_sub(1).map(|seat| Seat(seat as u8))
}

impl fmt::Debug for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at {}", self.kind(), self.hex())?;
        if let Some(seat) = self.marker() {
            write!(f, ", marked {seat}")?;
        }
        if let Some(seat) = self.mover() {
            write!(f, ", moved {seat}")?;
        }
        Ok(())
    }
}

impl Serialize for Piece {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_struct("Piece", 4)?;
        map.serialize_field("kind", &self.kind())?;
        map.serialize_field("hex", &self.hex())?;
        map.serialize_field("marker", &self.marker())?;
        map.serialize_field("mover", &self.mover())?;
        map.end()
    }
}

/// The pieces on the map that are not yet erected or put on, in order, so that
/// equal tables compare equal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pieces {
    sorted: ArrayVec<[Piece; PIECES_MAX]>,
}

impl Pieces {
    /// Returns all of them, ordered by hex, kind, marker and mover.
    #[inline]
    pub fn as_slice(&self) -> &[Piece] {
        &self.sorted
    }

    pub(crate) fn try_add(&mut self, piece: Piece) -> Result<(), Piece> {
        if self.sorted.len() == PIECES_MAX {
            return Err(piece);
        }
        let at = self.sorted.partition_point(|it| *it <= piece);
        self.sorted.insert(at, piece);
        Ok(())
    }

    #[inline]
    pub(crate) fn add(&mut self, piece: Piece) {
        self.try_add(piece).expect("no more pieces than there are in the box");
    }

    #[inline]
    pub(crate) fn remove(&mut self, piece: Piece) {
        let at = self.sorted.binary_search(&piece).expect("a piece that is there");
        self.sorted.remove(at);
    }

    /// Changes every piece.
    pub(crate) fn change(&mut self, f: impl Fn(Piece) -> Piece) {
        for piece in &mut self.sorted {
            *piece = f(*piece);
        }
        self.sorted.sort_unstable();
    }
}

impl Serialize for Pieces {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}
