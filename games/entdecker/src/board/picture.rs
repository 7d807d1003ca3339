//! A tile drawn with characters, three lines of five.

use entdecker_rules::{Face, Side, Sides};

/// The lines of a tile, each as its characters.
pub(super) type Picture = [[char; WIDTH]; HEIGHT];

pub(super) const WIDTH: usize = 5;
pub(super) const HEIGHT: usize = 3;

pub(super) const LAND: char = '#';
const SEA: char = '~';

/// Draws the land at its sides. A corner is land where the sides that meet
/// there belong to the same piece, the centre where all four do.
pub(super) fn picture(face: &Face) -> Picture {
    let is_one = |sides: &[Side]| {
        face.pieces.iter().any(|piece: &Sides| sides.iter().all(|side| piece.has(*side)))
    };
    let mut picture = [[SEA; WIDTH]; HEIGHT];
    for (row, line) in picture.iter_mut().enumerate() {
        for (column, character) in line.iter_mut().enumerate() {
            let sides = sides_at(row, column);
            let is_land = match sides {
                [] => is_one(&Side::ALL),
                sides => is_one(sides),
            };
            if is_land {
                *character = LAND;
            }
        }
    }
    picture
}

/// The sides that a character stands for; none for the centre.
fn sides_at(row: usize, column: usize) -> &'static [Side] {
    match (row, column) {
        (0, 0) => &[Side::North, Side::West],
        (0, 4) => &[Side::North, Side::East],
        (0, _) => &[Side::North],
        (1, 0..=1) => &[Side::West],
        (1, 3..) => &[Side::East],
        (1, _) => &[],
        (_, 0) => &[Side::South, Side::West],
        (_, 4) => &[Side::South, Side::East],
        (_, _) => &[Side::South],
    }
}

/// Returns a line of a picture as text.
pub(super) fn line(picture: &Picture, row: usize) -> String {
    picture[row].iter().collect()
}
