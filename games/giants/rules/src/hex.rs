//! Places on the map, and sets of them.

use std::{fmt, ops, str::FromStr};

use serde::{Serialize, Serializer};

/// No map is wider: columns A to L.
pub const N_COLUMNS: u8 = 12;
/// No map is higher: rows 1 to 8.
pub const N_ROWS: u8 = 8;
/// How many places a map could have.
pub const N_HEXES: usize = N_COLUMNS as usize * N_ROWS as usize;

/// A place on the map. Written as its column and row: `F6`.
///
/// Hexes lie flat side up; the columns B, D, F … lie half a hex lower.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Hex(u8);

impl Hex {
    /// Returns the hex at a column and a row, both counted from 0.
    pub const fn new(column: u8, row: u8) -> Option<Hex> {
        if column < N_COLUMNS && row < N_ROWS { Some(Hex(column * N_ROWS + row)) } else { None }
    }

    /// Returns the hex with this position in a list of all of them.
    pub(crate) const fn with_idx(idx: u8) -> Hex {
        assert!((idx as usize) < N_HEXES, "no such hex");
        Hex(idx)
    }

    /// Returns every place a map could have.
    pub fn all() -> impl Iterator<Item = Hex> {
        (0..N_HEXES as u8).map(Hex)
    }

    /// Returns the position in a list of all hexes.
    #[inline]
    pub const fn idx(self) -> usize {
        self.0 as usize
    }

    /// Returns the column, counted from 0.
    pub const fn column(self) -> u8 {
        self.0 / N_ROWS
    }

    /// Returns the row, counted from 0.
    pub const fn row(self) -> u8 {
        self.0 % N_ROWS
    }

    /// Returns how many steps it is to another hex, over land and sea.
    pub fn distance(self, other: Hex) -> u8 {
        let axial = |hex: Hex| {
            let (q, row) = (i16::from(hex.column()), i16::from(hex.row()));
            (q, row - (q - q % 2) / 2)
        };
        let ((q1, r1), (q2, r2)) = (axial(self), axial(other));
        let (dq, dr) = (q1 - q2, r1 - r2);
        ((dq.abs() + dr.abs() + (dq + dr).abs()) / 2) as u8
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.column()), self.row() + 1)
    }
}

impl fmt::Debug for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Hex {
    type Err = ParseHexError;

    fn from_str(text: &str) -> Result<Hex, ParseHexError> {
        match text.as_bytes() {
            [column @ b'A'..=b'L', row @ b'1'..=b'8'] => {
                Hex::new(column - b'A', row - b'1').ok_or(ParseHexError)
            }
            _ => Err(ParseHexError),
        }
    }
}

/// Error when a text is not a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseHexError;

impl fmt::Display for ParseHexError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a hex: a column from A to L and a row from 1 to 8")
    }
}

impl std::error::Error for ParseHexError {}

impl Serialize for Hex {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A set of hexes.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct HexSet(u128);

const ROW_FIRST: u128 = column_mask(0xff, 1);
const ROW_LAST: u128 = ROW_FIRST << (N_ROWS - 1);
const EVEN: u128 = column_mask(0x55, 0xff);
const ALL: u128 = column_mask(0xff, 0xff) & ((1 << N_HEXES) - 1);

/// Repeats a byte in the columns of a pattern that itself repeats.
const fn column_mask(columns: u8, byte: u8) -> u128 {
    let mut mask = 0;
    let mut column = 0;
    while column < 16 {
        if columns >> (column % 8) & 1 == 1 {
            mask |= (byte as u128) << (8 * column);
        }
        column += 1;
    }
    mask
}

impl HexSet {
    /// Not a hex.
    pub const EMPTY: HexSet = HexSet(0);

    /// Returns the set of this hex alone.
    #[inline]
    pub const fn of(hex: Hex) -> HexSet {
        HexSet(1 << hex.0)
    }

    /// Returns whether there is none in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns how many are in it.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Returns whether this one is in it.
    #[inline]
    pub const fn contains(self, hex: Hex) -> bool {
        self.0 >> hex.0 & 1 == 1
    }

    /// Adds a hex.
    #[inline]
    pub fn insert(&mut self, hex: Hex) {
        self.0 |= 1 << hex.0;
    }

    /// Returns those that are not in the other set.
    #[inline]
    pub const fn without(self, other: HexSet) -> HexSet {
        HexSet(self.0 & !other.0)
    }

    /// Returns every hex next to one of these, whether in the set or not, on
    /// land or at sea.
    #[inline]
    pub const fn neighbours(self) -> HexSet {
        let set = self.0;
        let (even, odd) = (set & EVEN, set & !EVEN);
        // The hexes beside an even column lie half a hex lower, so those at
        // its own row and the one above touch; beside an odd column, below.
        let beside = even | north(even) | odd | south(odd);
        HexSet((north(set) | south(set) | beside << N_ROWS | beside >> N_ROWS) & ALL)
    }

    /// Returns all of `within` that can be reached from this set by steps in
    /// `within`.
    pub fn flood(self, within: HexSet) -> HexSet {
        let mut reached = self & within;
        loop {
            let more = reached | (reached.neighbours() & within);
            if more == reached {
                return reached;
            }
            reached = more;
        }
    }

    /// Iterates column by column, from north to south.
    #[inline]
    pub fn iter(self) -> HexIter {
        HexIter(self.0)
    }
}

const fn north(set: u128) -> u128 {
    (set & !ROW_FIRST) >> 1
}

const fn south(set: u128) -> u128 {
    (set & !ROW_LAST) << 1
}

impl ops::BitAnd for HexSet {
    type Output = HexSet;

    #[inline]
    fn bitand(self, other: HexSet) -> HexSet {
        HexSet(self.0 & other.0)
    }
}

impl ops::BitOr for HexSet {
    type Output = HexSet;

    #[inline]
    fn bitor(self, other: HexSet) -> HexSet {
        HexSet(self.0 | other.0)
    }
}

impl FromIterator<Hex> for HexSet {
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> HexSet {
        hexes.into_iter().fold(HexSet::EMPTY, |set, hex| set | HexSet::of(hex))
    }
}

impl IntoIterator for HexSet {
    type Item = Hex;
    type IntoIter = HexIter;

    fn into_iter(self) -> HexIter {
        self.iter()
    }
}

impl fmt::Debug for HexSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for HexSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// The hexes of a [`HexSet`].
#[derive(Clone, Debug)]
pub struct HexIter(u128);

impl Iterator for HexIter {
    type Item = Hex;

    #[inline]
    fn next(&mut self) -> Option<Hex> {
        if self.0 == 0 {
            return None;
        }
        let hex = Hex(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(hex)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let n = self.0.count_ones() as usize;
        (n, Some(n))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_are_the_hexes_one_step_away() {
        for hex in Hex::all() {
            let near: HexSet = Hex::all().filter(|other| hex.distance(*other) == 1).collect();
            assert_eq!(HexSet::of(hex).neighbours(), near, "around {hex}");
        }
    }

    #[test]
    fn a_hex_inside_the_map_has_six_neighbours() {
        let names = |hex: &str| {
            let set = HexSet::of(hex.parse().unwrap()).neighbours();
            set.iter().map(|it| it.to_string()).collect::<Vec<String>>().join(" ")
        };
        assert_eq!(names("E3"), "D2 D3 E2 E4 F2 F3");
        assert_eq!(names("F3"), "E3 E4 F2 F4 G3 G4");
        assert_eq!(names("A1"), "A2 B1");
    }

    #[test]
    fn a_flood_stays_within_its_bounds() {
        let set = |names: &str| names.split(' ').map(|it| it.parse().unwrap()).collect::<HexSet>();
        assert_eq!(set("A1").flood(set("A1 A2 A3 A5 C1")), set("A1 A2 A3"));
        assert_eq!(set("A4").flood(set("A1 A2")), HexSet::EMPTY);
    }
}
