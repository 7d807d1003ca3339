//! The chart as one picture: sea, fog, land, coasts, passages and the frame.

use std::fmt::Write;

use boards::seat_class;
use entdecker_rules::{Circle, Frame, Land, Phase, Side, Space, View};
use maud::{Markup, html};
use rules_core::Seat;

use super::{
    claims::{Claim, leaders},
    tile::{Lines, TILE, coast},
};

/// The width of the frame.
const FRAME: i32 = TILE / 2;
/// The width of a tile on a small screen, which shows only a part of the chart: the
/// neighbourhood of the ship, or three tiles while one is placed.
const FAR: i32 = 72;
const NEAR: i32 = 104;

/// What lies on one row of the chart.
#[derive(Default)]
struct Row {
    lines: Lines,
    /// The spaces that nobody knows, each with its edges.
    fog: String,
    /// Where these begin, in order.
    unknown: Vec<i32>,
    /// The same without edges, neighbours together.
    texture: String,
    /// The coasts of islands with one leader.
    led: [String; 4],
}

pub(super) fn art(view: &View, claims: &[Claim]) -> Markup {
    let (width, height) = size(view);
    let tile = if view.phase == Phase::Place { NEAR } else { FAR };
    html! {
        svg #en-art.en-art viewBox=(view_box(view))
            width=(width * tile / TILE) height=(height * tile / TILE) aria-hidden="true"
        {
            (parts(view, claims))
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
pub(in crate::board) fn parts(view: &View, claims: &[Claim]) -> Markup {
    let (width, height) = size(view);
    let (right, bottom) = (width - 2 * FRAME, height - 2 * FRAME);
    html! {
        g #en-sea {
            (frame(view, width, height))
            path.en-sea d={ "M0 0H" (right) "V" (bottom) "H0Z" } {}
            path fill="url(#s-waves)" d={ "M0 0H" (right) "V" (bottom) "H0Z" } {}
        }
        // Row by row, so that a new tile changes only its row.
        @for (idx, row) in rows(view, claims).iter().enumerate() {
            g id={ "en-art-" (idx + 1) } { (row_art(view, idx, row)) }
        }
    }
}

fn row_art(view: &View, idx: usize, row: &Row) -> Markup {
    let unknown = view.chart.unknown(&view.tiles);
    html! {
        @if !row.lines.land.is_empty() {
            // Drawn twice, written once: the fill comes from outside.
            g.en-land { path id={ "en-land-" (idx + 1) } d=(row.lines.land) {} }
            use href={ "#en-land-" (idx + 1) } fill="url(#s-stipple)" {}
        }
        @for (seat, led) in Seat::all(4).zip(&row.led) {
            @if !led.is_empty() { path.en-led.(seat_class(seat)) d=(led) {} }
        }
        @if !row.lines.coast.is_empty() { path.en-coast d=(row.lines.coast) {} }
        @if !row.lines.passages.is_empty() { path.en-passage d=(row.lines.passages) {} }
        @if !row.fog.is_empty() {
            path.en-fog d=(row.fog) {}
            path fill="url(#s-fog)" d=(row.texture) {}
            g.en-where {
                @for space in unknown.iter().filter(|it| usize::from(it.row()) == idx) {
                    @let (x, y) = corner(space);
                    text x=(x + 5) y=(y + 14) { (space) }
                }
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
    let mut rows: Vec<Row> = (0..view.tiles.rows()).map(|_| Row::default()).collect();
    for (space, laid) in view.chart.tiles() {
        let face = view.tiles.face(laid.kind(), laid.rotation());
        let at = corner(space);
        let row = &mut rows[usize::from(space.row())];
        row.lines.add(face, at);
        for piece in face.pieces {
            let Some(side) = piece.first() else { continue };
            let no = view.chart.island_no(&view.tiles, Land { space, side });
            if let Some(seat) = leaders[usize::from(no)] {
                coast(&mut row.led[seat.idx()], piece, at);
            }
        }
    }
    for space in view.chart.unknown(&view.tiles).iter() {
        let (x, y) = corner(space);
        let row = &mut rows[usize::from(space.row())];
        // Writing to a string can't fail.
        let _ = write!(row.fog, "M{x} {y}h{TILE}v{TILE}h-{TILE}Z");
        row.unknown.push(x);
    }
    for (idx, row) in rows.iter_mut().enumerate() {
        row.unknown.sort_unstable();
        row.texture = texture(&row.unknown, idx as i32 * TILE);
    }
    rows
}

/// The frame with its circles, and with the letters and numbers of columns and rows.
fn frame(view: &View, width: i32, height: i32) -> Markup {
    let is_sea = view.frame == Frame::Sea;
    let middle = FRAME / 2;
    html! {
        rect.en-frame.sea[is_sea] x=(-FRAME) y=(-FRAME) width=(width) height=(height) rx="10" {}
        g.en-circles {
            @for side in Side::ALL {
                @let n_along = n_along(view, side);
                @for along in 0..n_along {
                    @let far = i32::from(along) * TILE + TILE / 2;
                    @let (x, y) = match side {
                        Side::North => (far, -middle),
                        Side::East => (width - 2 * FRAME + middle, far),
                        Side::South => (far, height - 2 * FRAME + middle),
                        Side::West => (-middle, far),
                    };
                    @if has_circle(view, side, along) { circle cx=(x) cy=(y) r="12" {} }
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
