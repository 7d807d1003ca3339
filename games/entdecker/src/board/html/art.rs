//! The chart as one picture: sea, fog, land, coasts, passages and the frame.

use std::fmt::Write;

use boards::seat_class;
use entdecker_rules::{Circle, Face, Frame, Land, Phase, Side, Sides, Space, View};
use maud::{Markup, html};
use rules_core::Seat;

use super::{
    claims::{Claim, leaders},
    tile::{Lines, TILE, coast},
};
use crate::board::Desk;

/// The width of the frame.
const FRAME: i32 = TILE / 2;
/// The width of a tile on a small screen, which shows only a part of the chart: the
/// neighbourhood of the ship, or three tiles while one is placed.
const FAR: i32 = 72;
const NEAR: i32 = 104;

/// Everything that decides how one row of the chart looks.
#[derive(Hash)]
pub(in crate::board) struct Row {
    idx: usize,
    tiles: Vec<(Space, Face)>,
    /// The pieces of islands with one leader.
    led: Vec<(Space, Sides, Seat)>,
    /// The spaces that nobody knows, from west to east.
    unknown: Vec<Space>,
}

pub(super) fn art(view: &View, claims: &[Claim], desk: &Desk<'_>) -> Markup {
    let (width, height) = size(view);
    let tile = if view.phase == Phase::Place { NEAR } else { FAR };
    html! {
        svg #en-art.en-art viewBox=(view_box(view))
            width=(width * tile / TILE) height=(height * tile / TILE) aria-hidden="true"
        {
            (parts(view, claims, |sea| desk.inset(sea, sea_art), |row| desk.inset(row, row_art)))
        }
    }
}

/// The size of the chart with its frame.
fn size(view: &View) -> (i32, i32) {
    let (columns, rows) = (i32::from(view.tiles.columns()), i32::from(view.tiles.rows()));
    (columns * TILE + 2 * FRAME, rows * TILE + 2 * FRAME)
}

/// The first tile begins at the origin.
pub(in crate::board) fn view_box(view: &View) -> String {
    let (width, height) = size(view);
    format!("{} {} {width} {height}", -FRAME, -FRAME)
}

/// What the drawing consists of.
pub(in crate::board) fn parts(
    view: &View,
    claims: &[Claim],
    draw_sea: impl Fn(&Sea) -> Markup,
    draw_row: impl Fn(&Row) -> Markup,
) -> Markup {
    html! {
        (draw_sea(&Sea::new(view)))
        // Row by row, so that a new tile changes only its row.
        @for row in rows(view, claims) { (draw_row(&row)) }
    }
}

pub(in crate::board) fn row_art(row: &Row) -> Markup {
    let mut lines = Lines::default();
    for (space, face) in &row.tiles {
        lines.add(face, corner(*space));
    }
    let number = row.idx + 1;
    html! {
        g id={ "en-art-" (number) } {
            @if !lines.land.is_empty() {
                // Drawn twice, written once: the fill comes from outside.
                g.en-land { path id={ "en-land-" (number) } d=(lines.land) {} }
                use href={ "#en-land-" (number) } fill="url(#s-stipple)" {}
            }
            @for seat in Seat::all(4) {
                @let led = led(row, seat);
                @if !led.is_empty() { path.en-led.(seat_class(seat)) d=(led) {} }
            }
            @if !lines.coast.is_empty() { path.en-coast d=(lines.coast) {} }
            @if !lines.passages.is_empty() { path.en-passage d=(lines.passages) {} }
            @if !row.unknown.is_empty() { (fog(row)) }
        }
    }
}

/// The coasts of the islands that a seat leads alone.
fn led(row: &Row, seat: Seat) -> String {
    let mut led = String::new();
    for (space, piece, _) in row.led.iter().filter(|it| it.2 == seat) {
        coast(&mut led, *piece, corner(*space));
    }
    led
}

/// The spaces that nobody knows: each with its edges, and neighbours together without.
fn fog(row: &Row) -> Markup {
    let corners: Vec<(i32, i32)> = row.unknown.iter().map(|space| corner(*space)).collect();
    let mut edges = String::new();
    for (x, y) in &corners {
        // Writing to a string can't fail.
        let _ = write!(edges, "M{x} {y}h{TILE}v{TILE}h-{TILE}Z");
    }
    let xs: Vec<i32> = corners.iter().map(|it| it.0).collect();
    html! {
        path.en-fog d=(edges) {}
        path fill="url(#s-fog)" d=(texture(&xs, row.idx as i32 * TILE)) {}
        g.en-where {
            @for (space, (x, y)) in row.unknown.iter().zip(&corners) {
                text x=(x + 5) y=(y + 14) { (space) }
            }
        }
    }
}

/// The north-west corner of a space.
pub(in crate::board) fn corner(space: Space) -> (i32, i32) {
    (i32::from(space.column()) * TILE, i32::from(space.row()) * TILE)
}

fn rows(view: &View, claims: &[Claim]) -> Vec<Row> {
    let leaders = leaders(claims);
    let empty = |idx| Row { idx, tiles: Vec::new(), led: Vec::new(), unknown: Vec::new() };
    let mut rows: Vec<Row> = (0..view.tiles.rows().into()).map(empty).collect();
    for (space, laid) in view.chart.tiles() {
        let face = view.tiles.face(laid.kind(), laid.rotation());
        let row = &mut rows[usize::from(space.row())];
        row.tiles.push((space, *face));
        for piece in face.pieces {
            let Some(side) = piece.first() else { continue };
            let no = view.chart.island_no(&view.tiles, Land { space, side });
            if let Some(seat) = leaders[usize::from(no)] {
                row.led.push((space, piece, seat));
            }
        }
    }
    for space in view.chart.unknown(&view.tiles).iter() {
        rows[usize::from(space.row())].unknown.push(space);
    }
    for row in &mut rows {
        row.unknown.sort_unstable_by_key(|space| space.column());
    }
    rows
}

/// Everything that decides how the sea and its frame look.
#[derive(Hash)]
pub(in crate::board) struct Sea {
    is_sea: bool,
    size: (i32, i32),
    /// The places along the frame, and whether there is a circle.
    places: Vec<(Side, u8, bool)>,
}

impl Sea {
    fn new(view: &View) -> Sea {
        let along =
            |side| (0..n_along(view, side)).map(move |it| (side, it, has_circle(view, side, it)));
        Sea {
            is_sea: view.frame == Frame::Sea,
            size: size(view),
            places: Side::ALL.into_iter().flat_map(along).collect(),
        }
    }
}

pub(in crate::board) fn sea_art(sea: &Sea) -> Markup {
    let (width, height) = sea.size;
    let (right, bottom) = (width - 2 * FRAME, height - 2 * FRAME);
    html! {
        g #en-sea {
            (frame(sea, width, height))
            path.en-sea d={ "M0 0H" (right) "V" (bottom) "H0Z" } {}
            path fill="url(#s-waves)" d={ "M0 0H" (right) "V" (bottom) "H0Z" } {}
        }
    }
}

/// The frame with its circles, and with the letters and numbers of columns and rows.
fn frame(sea: &Sea, width: i32, height: i32) -> Markup {
    let middle = FRAME / 2;
    html! {
        rect.en-frame.sea[sea.is_sea] x=(-FRAME) y=(-FRAME) width=(width) height=(height) rx="10" {}
        g.en-circles {
            @for (side, along, has_circle) in &sea.places {
                @let far = i32::from(*along) * TILE + TILE / 2;
                @let (x, y) = match side {
                    Side::North => (far, -middle),
                    Side::East => (width - 2 * FRAME + middle, far),
                    Side::South => (far, height - 2 * FRAME + middle),
                    Side::West => (-middle, far),
                };
                @if *has_circle { circle cx=(x) cy=(y) r="12" {} }
                text x=(x) y=(y + 5) {
                    @match side {
                        Side::North | Side::South => (char::from(b'a' + along)),
                        Side::East | Side::West => (along + 1),
                    }
                }
            }
        }
    }
}

pub(super) fn n_along(view: &View, side: Side) -> u8 {
    match side {
        Side::North | Side::South => view.tiles.columns(),
        Side::East | Side::West => view.tiles.rows(),
    }
}

fn has_circle(view: &View, side: Side, along: u8) -> bool {
    Circle::new(side, along).is_some_and(|it| view.tiles.beside_circle(it).is_some())
}

/// Returns the outlines of spaces of one row that lie side by side.
fn texture(xs: &[i32], y: i32) -> String {
    let mut path = String::new();
    for run in xs.chunk_by(|a, b| a + TILE == *b) {
        let width = TILE * run.len() as i32;
        // Writing to a string can't fail.
        let _ = write!(path, "M{} {y}h{width}v{TILE}h-{width}Z", run[0]);
    }
    path
}
