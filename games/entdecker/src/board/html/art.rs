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

/// How broad the frame is.
const FRAME: i32 = TILE / 2;
/// How wide a tile is on a small screen, which shows a part of the chart: the
/// whole neighbourhood of the ship, or three tiles while one is placed.
const FAR: i32 = 72;
const NEAR: i32 = 104;

#[derive(Default)]
struct Art {
    lines: Lines,
    fog: String,
    /// The coasts of islands with one leader.
    led: [String; 4],
}

pub(super) fn art(view: &View, claims: &[Claim]) -> Markup {
    let (width, height) = size(view);
    let tile = if view.phase == Phase::Place { NEAR } else { FAR };
    html! {
        svg.en-art viewBox=(view_box(view))
            width=(width * tile / TILE) height=(height * tile / TILE) aria-hidden="true"
        {
            (parts(view, claims))
        }
    }
}

/// How large the chart is with its frame.
fn size(view: &View) -> (i32, i32) {
    let (columns, rows) = (i32::from(view.tiles.columns()), i32::from(view.tiles.rows()));
    (columns * TILE + 2 * FRAME, rows * TILE + 2 * FRAME)
}

/// The first tile begins in the origin.
pub(in crate::board) fn view_box(view: &View) -> String {
    let (width, height) = size(view);
    format!("{} {} {width} {height}", -FRAME, -FRAME)
}

/// What the drawing consists of.
pub(in crate::board) fn parts(view: &View, claims: &[Claim]) -> Markup {
    let (width, height) = size(view);
    let (right, bottom) = (width - 2 * FRAME, height - 2 * FRAME);
    let art = drawn(view, claims);
    html! {
        (frame(view, width, height))
        path.en-sea d={ "M0 0H" (right) "V" (bottom) "H0Z" } {}
        path fill="url(#s-waves)" d={ "M0 0H" (right) "V" (bottom) "H0Z" } {}
        path.en-land d=(art.lines.land) {}
        path fill="url(#s-stipple)" d=(art.lines.land) {}
        @for (seat, led) in Seat::all(4).zip(&art.led) {
            @if !led.is_empty() { path.en-led.(seat_class(seat)) d=(led) {} }
        }
        path.en-coast d=(art.lines.coast) {}
        path.en-passage d=(art.lines.passages) {}
        path.en-fog d=(art.fog) {}
        path fill="url(#s-fog)" d=(art.fog) {}
        g.en-where {
            @for space in view.chart.unknown(&view.tiles).iter() {
                @let (x, y) = corner(space);
                text x=(x + 5) y=(y + 14) { (space) }
            }
        }
    }
}

/// The north-west corner of a space.
pub(in crate::board) fn corner(space: Space) -> (i32, i32) {
    (i32::from(space.column()) * TILE, i32::from(space.row()) * TILE)
}

fn drawn(view: &View, claims: &[Claim]) -> Art {
    let leaders = leaders(claims);
    let mut art = Art::default();
    for (space, laid) in view.chart.tiles() {
        let face = view.tiles.face(laid.kind(), laid.rotation());
        let at = corner(space);
        art.lines.add(face, at);
        for piece in face.pieces {
            let Some(side) = piece.first() else { continue };
            let no = view.chart.island_no(&view.tiles, Land { space, side });
            if let Some(seat) = leaders[usize::from(no)] {
                coast(&mut art.led[seat.idx()], piece, at);
            }
        }
    }
    for space in view.chart.unknown(&view.tiles).iter() {
        let (x, y) = corner(space);
        // Writing to a text can't fail.
        let _ = write!(art.fog, "M{x} {y}h{TILE}v{TILE}h-{TILE}Z");
    }
    art
}

/// The frame with its circles; letters and numbers stand where they are.
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
