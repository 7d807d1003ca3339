//! The places of an island's hexes in its drawing.

use std::fmt::Write as _;

use giants_rules::{Board, Hex};

/// A hex is 120 wide and 104 high. The next column begins 90 further to the right,
/// and every second column is half a hex lower.
const COLUMN: u16 = 90;
const HALF: u16 = 52;
const HEX_WIDTH: u16 = 120;

/// The text beside the island needs about this much of a corner.
const NOOK: (u16, u16) = (270, 200);

/// An island without the sea around it.
pub(in crate::board) struct Chart<'a> {
    board: &'a Board,
    west: u8,
    north: u8,
    /// The width of the drawing.
    pub(in crate::board) width: u16,
    /// The height of the drawing.
    pub(in crate::board) height: u16,
}

/// The hexes of an island, by their upper left corners.
#[derive(Hash)]
pub(in crate::board) struct Land {
    pub(super) size: (u16, u16),
    corners: Vec<(u16, u16)>,
}

impl Land {
    /// Returns the outlines of all hexes as an SVG path.
    pub(in crate::board) fn outlines(&self) -> String {
        let mut path = String::with_capacity(48 * self.corners.len());
        for (x, y) in &self.corners {
            // Writing to a string can't fail.
            let _ = write!(path, "M{} {y}h60l30 52-30 52h-60l-30-52z", x + 30);
        }
        path
    }
}

/// The distance of a hex from the top of the map, in half hexes.
fn halves(hex: Hex) -> u8 {
    2 * hex.row() + hex.column() % 2
}

impl Chart<'_> {
    pub(in crate::board) fn new(board: &Board) -> Chart<'_> {
        let land = board.land();
        let west = land.iter().map(Hex::column).min().unwrap_or(0);
        let north = land.iter().map(halves).min().unwrap_or(0);
        let east = land.iter().map(Hex::column).max().unwrap_or(0);
        let south = land.iter().map(halves).max().unwrap_or(0);
        Chart {
            board,
            west,
            north,
            width: u16::from(east - west) * COLUMN + HEX_WIDTH,
            height: u16::from(south - north + 2) * HALF,
        }
    }

    /// Returns the classes that put a hex in its place.
    pub(super) fn place(&self, hex: Hex) -> String {
        format!("gi-x{} gi-y{}", hex.column() - self.west, halves(hex) - self.north)
    }

    /// Returns the upper left corner of the box around a hex.
    pub(in crate::board) fn corner(&self, hex: Hex) -> (u16, u16) {
        let column = u16::from(hex.column() - self.west);
        (column * COLUMN, u16::from(halves(hex) - self.north) * HALF)
    }

    /// Returns the land.
    pub(in crate::board) fn land(&self) -> Land {
        let corners = self.board.land().iter().map(|hex| self.corner(hex)).collect();
        Land { size: (self.width, self.height), corners }
    }

    /// Returns whether there is only sea in the north-west.
    pub(super) fn is_free_north_west(&self) -> bool {
        let is_there = |(x, y): (u16, u16)| x < NOOK.0 && y < NOOK.1;
        !self.board.land().iter().any(|hex| is_there(self.corner(hex)))
    }

    /// Returns whether there is only sea in the north-east.
    pub(super) fn is_free_north_east(&self) -> bool {
        let is_there = |(x, y): (u16, u16)| self.width < x + HEX_WIDTH + NOOK.0 && y < NOOK.1;
        !self.board.land().iter().any(|hex| is_there(self.corner(hex)))
    }
}
