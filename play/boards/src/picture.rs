//! A position as a single drawing that needs nothing else: for link previews,
//! letters and printers.
//!
//! The document is plain SVG, without style sheets, scripts or fonts. Its shapes
//! are those of the sheet, in the colours of the light theme.

mod ink;
mod pen;

use maud::{Markup, PreEscaped, html};
use rules_core::{Game as _, Seat, ViewOf};
use words::{Speaker, title};

pub use self::{
    ink::{
        BLACK, COAST, INK, INK_2, LAND, LINE, LINE_STRONG, SEA, SURFACE, SURFACE_2, WHITE, seat_ink,
    },
    pen::{At, Text, capital, coin, count, disc, icon, stamp, text},
};
use crate::{DeskOf, Draw, Shape};

/// The size that link previews expect.
const WIDTH: i32 = 1200;
const HEIGHT: i32 = 630;

/// The space for the board within the picture.
pub const BOARD: (i32, i32) = (860, 514);
const CORNER: (i32, i32) = (28, 92);

/// The place of the seats.
const SEATS: (i32, i32) = (916, 92);
const SEAT_HEIGHT: i32 = 104;

/// What a game provides for a picture of one of its positions.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The text beside the title: how far the game has progressed.
    pub line: String,
    /// What everyone sees of each seat, clockwise: icons with numbers.
    pub stats: Vec<Vec<(Shape, u32)>>,
    /// The table, 860 wide and 514 high, as SVG.
    pub art: Markup,
}

impl Scene {
    /// Shows a table as lines of text.
    pub(crate) fn of_text(lines: &str) -> Scene {
        let art = html! {
            @for (line, y) in lines.lines().zip((22..).step_by(26)) {
                (text(At(0, y), line, Text { size: 17, room: BOARD.0, ..Text::default() }))
            }
        };
        Scene { line: String::new(), stats: Vec::new(), art }
    }
}

/// Draws a position with the points that each seat is known to have.
pub fn picture<S: Draw>(view: &ViewOf<S>, points: &[Option<i32>], desk: &DeskOf<'_, S>) -> String {
    let scene = S::scene(view, desk);
    let name = desk.say(&title(S::Game::FACTS.key));
    let body = html! {
        rect width=(WIDTH) height=(HEIGHT) fill=(ink::PAPER) {}
        rect width=(WIDTH) height="10" fill=(ink::ACCENT) {}
        (heading(&name, &scene.line))
        g transform={ "translate(" (CORNER.0) " " (CORNER.1) ")" } { (scene.art) }
        @for (seat, points) in (0..).map(Seat).zip(points) {
            (seat_block(seat, *points, scene.stats.get(seat.idx()), desk.speaker()))
        }
    };
    let document = html! {
        svg xmlns="http://www.w3.org/2000/svg" width=(WIDTH) height=(HEIGHT)
            viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img"
            font-family="system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif"
        {
            title { (name) }
            defs { (PreEscaped(ink::symbols(&body.0, S::SYMBOLS, S::INKS))) }
            (body)
        }
    };
    document.0
}

fn heading(name: &str, line: &str) -> Markup {
    let large = Text { size: 40, is_bold: true, room: 420, ..Text::default() };
    let small = Text { size: 22, room: WIDTH - 500, is_end: true, ink: INK_2, ..Text::default() };
    html! {
        (text(At(CORNER.0, 66), name, large))
        (text(At(WIDTH - 24, 64), &capital(line), small))
    }
}

/// A seat with its colour, mark, name and points.
fn seat_block(
    seat: Seat,
    points: Option<i32>,
    stats: Option<&Vec<(Shape, u32)>>,
    speaker: &Speaker,
) -> Markup {
    let name = speaker.name(seat);
    let (x, y) = (SEATS.0, SEATS.1 + i32::from(seat.0) * SEAT_HEIGHT);
    let room = if points.is_some() { 132 } else { 196 };
    let stats = stats.map(Vec::as_slice).unwrap_or_default();
    let step = 240 / stats.len().clamp(4, 6) as i32;
    html! {
        rect x=(x) y=(y) width="260" height=(SEAT_HEIGHT - 8) rx="10" fill=(SURFACE)
            stroke=(LINE) stroke-width="1.5" {}
        (coin(At(x + 32, y + 31), 20, seat))
        (text(At(x + 62, y + 38), &name, Text { size: 20, is_bold: true, room, ..Text::default() }))
        @if let Some(points) = points {
            (text(
                At(x + 248, y + 42),
                &points.to_string(),
                Text { size: 30, is_bold: true, room: 70, is_end: true, ..Text::default() },
            ))
        }
        @for (idx, (shape, n)) in (0..).zip(stats) {
            g fill=(seat_ink(seat).0) color=(INK) {
                (count(At(x + 12 + idx * step, y + 58), *shape, *n, stats.len() <= 4))
            }
        }
    }
}
