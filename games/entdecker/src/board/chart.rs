//! The chart: tiles, undiscovered spaces, circles, units and the ship.

use std::collections::BTreeMap;

use boards::grid::wrap;
use entdecker_rules::{Circle, Entdecker, Move, Phase, Place, Side, Space, Unit, View, price};
use rules_core::{Game, Seat};
use words::{Arg, Message, Speaker};

use super::{
    mark,
    picture::{HEIGHT, LAND, Picture, WIDTH, picture},
    word,
};
use crate::words::unit;

const SHIP: char = '@';
const CIRCLE: char = 'o';
const UNKNOWN: char = '.';

/// A row number, a circle and a space, on both sides.
const MARGIN: usize = 4;

pub(super) fn lines(view: &View, speaker: &Speaker) -> Vec<String> {
    let fits = fits(view);
    let letters = across(view, |column| Some(char::from(b'a' + column)));
    let mut lines = vec![letters.clone()];
    lines.extend(circles_across(view, Side::North));
    for row in 0..view.tiles.rows() {
        lines.extend(row_lines(view, row, &fits));
    }
    lines.extend(circles_across(view, Side::South));
    lines.push(letters);
    let mut lines: Vec<String> = lines.iter().map(|line| line.trim_end().to_owned()).collect();
    lines.extend(legend(view, speaker));
    lines
}

/// One character above or below the middle of each column.
fn across(view: &View, character: impl Fn(u8) -> Option<char>) -> String {
    let columns = 0..view.tiles.columns();
    let cells = columns.map(|column| format!("{:^WIDTH$}", character(column).unwrap_or(' ')));
    format!("{:MARGIN$}{}", "", cells.collect::<Vec<String>>().join(" "))
}

/// The circles above or below the chart, if there are any.
fn circles_across(view: &View, side: Side) -> Option<String> {
    let has_any = !view.tiles.beside_circles(side).is_empty();
    has_any.then(|| across(view, |column| circle(view, side, column)))
}

/// A circle, the ship on it, or nothing.
fn circle(view: &View, side: Side, along: u8) -> Option<char> {
    let circle = Circle::new(side, along)?;
    view.tiles.beside_circle(circle)?;
    let is_ship = view.voyage.ship == Some(Place::Circle(circle));
    Some(if is_ship { SHIP } else { CIRCLE })
}

fn row_lines(view: &View, row: u8, fits: &BTreeMap<Space, usize>) -> Vec<String> {
    let spaces: Vec<Space> =
        (0..view.tiles.columns()).filter_map(|column| Space::new(column, row)).collect();
    let cells: Vec<Picture> = spaces.iter().map(|space| cell(view, *space, fits)).collect();
    let mut lines = Vec::new();
    for idx in 0..HEIGHT {
        let mut line = String::new();
        for (space, cell) in spaces.iter().zip(&cells) {
            line.extend(cell[idx]);
            // Land continues across the gap between two tiles.
            let is_joined = idx == 1 && is_joined(view, *space);
            line.push(if is_joined { LAND } else { ' ' });
        }
        let is_middle = idx == 1;
        let ends = [Side::West, Side::East]
            .map(|side| circle(view, side, row).filter(|_| is_middle).unwrap_or(' '));
        let number = if is_middle { (row + 1).to_string() } else { " ".to_owned() };
        lines.push(format!("{number} {} {line}{} {number}", ends[0], ends[1]));
    }
    lines
}

fn is_joined(view: &View, space: Space) -> bool {
    let next = view.tiles.beside(space, Side::East);
    let is_known = next.is_some_and(|next| view.chart.known().has(next));
    is_known && view.chart.land(space).has(Side::East)
}

fn cell(view: &View, space: Space, fits: &BTreeMap<Space, usize>) -> Picture {
    let Some(laid) = view.chart.laid(space) else {
        let mut picture = [[' '; WIDTH]; HEIGHT];
        let n_fits = fits.get(&space).and_then(|n| char::from_digit(*n as u32, 10));
        picture[1][2] = n_fits.unwrap_or(UNKNOWN);
        return picture;
    };
    let mut picture = picture(view.tiles.face(laid.kind(), laid.rotation()));
    for (seat, explorer) in view.explorers.iter() {
        let Some((unit, land)) = explorer.units.on(space) else { continue };
        // The unit stands on the side that its land is named after.
        let (row, column) = match land.side {
            Side::North => (0, 1),
            Side::East => (1, 3),
            Side::South => (2, 1),
            Side::West => (1, 0),
        };
        let marks = format!("{}{}", mark(seat), price(unit));
        for (character, mark) in picture[row][column..].iter_mut().zip(marks.chars()) {
            *character = mark;
        }
    }
    if view.voyage.ship == Some(Place::Tile(space)) {
        picture[1][2] = SHIP;
    }
    picture
}

/// In how many ways the drawn tile fits on each space.
fn fits(view: &View) -> BTreeMap<Space, usize> {
    let mut fits = BTreeMap::new();
    if view.phase == Phase::Place {
        for mv in Entdecker::from(view).successors() {
            if let Move::Place(space, _) = mv {
                *fits.entry(space).or_insert(0) += 1;
            }
        }
    }
    fits
}

fn legend(view: &View, speaker: &Speaker) -> Vec<String> {
    let mut parts = vec![
        word(speaker, "entdecker-board-legend-land"),
        word(speaker, "entdecker-board-legend-unknown"),
        word(speaker, "entdecker-board-legend-circle"),
        word(speaker, "entdecker-board-legend-ship"),
    ];
    for it in Unit::ALL {
        let message = Message::new("entdecker-board-legend-unit")
            .with("who", Arg::Mark(Seat(0)))
            .with("n", price(it))
            .with("unit", unit(it));
        parts.push(speaker.say(&message));
    }
    if view.phase == Phase::Place {
        parts.push(word(speaker, "entdecker-board-legend-fits"));
    }
    let last = parts.len() - 1;
    let parts: Vec<String> = parts
        .into_iter()
        .enumerate()
        .map(|(idx, it)| if idx == last { it } else { it + " ·" })
        .collect();
    wrap(&parts, 80)
}
