//! How a tile is drawn: land that grows from its sides, its coast, and the
//! passages between its other sides.

use std::fmt::Write;

use entdecker_rules::{Face, Side, Sides};
use maud::{Markup, html};

/// How wide a tile is drawn, in units of the drawing.
pub(in crate::board) const TILE: i32 = 64;

type Point = (i32, i32);

/// The corner at which each side begins, clockwise.
const CORNERS: [Point; 4] = [(0, 0), (TILE, 0), (TILE, TILE), (0, TILE)];
const MIDDLES: [Point; 4] = [(32, 0), (TILE, 32), (32, TILE), (0, 32)];
const INWARDS: [Point; 4] = [(0, 1), (-1, 0), (0, -1), (1, 0)];

/// How the coast bends along one, two or three sides of sea that begin in the north.
/// It ends in corners, because land that only meets there is not the same island
/// (EN-8).
const COASTS: [[Point; 2]; 3] = [[(18, 36), (46, 36)], [(24, 14), (50, 40)], [(28, 10), (28, 54)]];

/// The distance of the passages from land, by the number of sides with land.
const OFFSETS: [i32; 5] = [0, 8, 14, 18, 0];

/// The lines of one or more tiles.
#[derive(Default)]
pub(super) struct Lines {
    pub(super) land: String,
    pub(super) coast: String,
    pub(super) passages: String,
}

impl Lines {
    /// Adds a tile whose north-west corner is here.
    pub(super) fn add(&mut self, face: &Face, at: Point) {
        for piece in face.pieces {
            outline(&mut self.land, piece, at);
            coast(&mut self.coast, piece, at);
        }
        passages(&mut self.passages, face.land, at);
    }
}

/// Draws a single tile.
pub(super) fn picture(face: &Face) -> Markup {
    let mut lines = Lines::default();
    lines.add(face, (0, 0));
    html! {
        svg.en-tile viewBox="0 0 64 64" aria-hidden="true" {
            path.en-sea d="M0 0H64V64H0Z" {}
            @if !lines.land.is_empty() { path.en-land d=(lines.land) {} }
            @if !lines.coast.is_empty() { path.en-coast d=(lines.coast) {} }
            @if !lines.passages.is_empty() { path.en-passage d=(lines.passages) {} }
        }
    }
}

fn turned((x, y): Point, quarters: usize) -> Point {
    match quarters % 4 {
        0 => (x, y),
        1 => (TILE - y, x),
        2 => (TILE - x, TILE - y),
        _ => (y, TILE - x),
    }
}

/// Returns how many sides, clockwise from `from`, do not belong to this piece.
fn n_without(piece: Sides, from: usize) -> usize {
    (0..4).take_while(|idx| !piece.has(Side::ALL[(from + idx) % 4])).count()
}

fn write_point(out: &mut String, command: char, (x, y): Point, at: Point) {
    // Writing to a string can't fail.
    let _ = write!(out, "{command}{} {}", at.0 + x, at.1 + y);
}

fn write_bend(out: &mut String, from: usize, n_sides: usize, at: Point) {
    let [a, b] = COASTS[n_sides - 1].map(|point| turned(point, from));
    write_point(out, 'C', a, at);
    write_point(out, ' ', b, at);
    write_point(out, ' ', CORNERS[(from + n_sides) % 4], at);
}

/// The area of a piece of land.
fn outline(out: &mut String, piece: Sides, at: Point) {
    let Some(first) = piece.first() else { return };
    let (first, mut idx) = (first.idx(), first.idx());
    write_point(out, 'M', CORNERS[first], at);
    while idx < first + 4 {
        match n_without(piece, idx) {
            0 => {
                idx += 1;
                write_point(out, 'L', CORNERS[idx % 4], at);
            }
            n_sides => {
                write_bend(out, idx % 4, n_sides, at);
                idx += n_sides;
            }
        }
    }
    out.push('Z');
}

/// The shore of a piece of land.
pub(super) fn coast(out: &mut String, piece: Sides, at: Point) {
    let Some(first) = piece.first() else { return };
    let mut idx = first.idx();
    while idx < first.idx() + 4 {
        let n_sides = n_without(piece, idx);
        if n_sides > 0 {
            write_point(out, 'M', CORNERS[idx % 4], at);
            write_bend(out, idx % 4, n_sides, at);
        }
        idx += n_sides.max(1);
    }
}

/// Passages connect all sides of sea.
fn passages(out: &mut String, land: Sides, at: Point) {
    let offset = OFFSETS[usize::from(land.n())];
    let hub = land.iter().fold((32, 32), |(x, y), side| {
        let (dx, dy) = INWARDS[side.idx()];
        (x + dx * offset, y + dy * offset)
    });
    let sea: Vec<Side> = Side::ALL.into_iter().filter(|side| !land.has(*side)).collect();
    if let [a, b] = sea[..] {
        write_point(out, 'M', MIDDLES[a.idx()], at);
        write_point(out, 'Q', hub, at);
        write_point(out, ' ', MIDDLES[b.idx()], at);
    } else {
        for side in sea {
            write_point(out, 'M', MIDDLES[side.idx()], at);
            write_point(out, 'L', hub, at);
        }
    }
}

#[cfg(test)]
mod tests {
    use entdecker_rules::{Rotation, Tiles};

    use super::*;

    #[test]
    fn the_area_of_land_has_its_sides_and_no_other() {
        let tiles = Tiles::shipped();
        for kind in tiles.kinds() {
            for rotation in Rotation::ALL {
                let face = tiles.face(kind, rotation);
                let mut lines = Lines::default();
                lines.add(face, (0, 0));
                for side in Side::ALL {
                    let (x, y) = CORNERS[(side.idx() + 1) % 4];
                    // A straight line ends where a side of land ends.
                    let is_drawn = lines.land.contains(&format!("L{x} {y}"));
                    assert_eq!(is_drawn, face.land.has(side), "{kind} {rotation} {side}");
                    let (x, y) = MIDDLES[side.idx()];
                    let points: Vec<&str> = lines.passages.split(['M', 'L', 'Q']).collect();
                    let is_sailed = points
                        .iter()
                        .any(|it| *it == format!("{x} {y}") || it.ends_with(&format!(" {x} {y}")));
                    assert_eq!(is_sailed, !face.land.has(side), "{kind} {rotation} {side}");
                }
            }
        }
    }
}
