//! The island as one picture.

use boards::{
    Shape,
    picture::{
        At, BLACK, BOARD, COAST, INK_2, LAND, SEA, Scene, Text, WHITE, coin, disc, icon, seat_ink,
        stamp, text,
    },
};
use giants_rules::{Hex, Kind, ShownSite, Size, View};
use maud::{Markup, html};
use rules_core::Seat;
use words::Message;

use super::{
    html::{Chart, Plate, nature, role_shape, sites},
    tokens::{Token, tokens},
};
use crate::board::{Desk, shapes};
use crate::words::stage;

/// The sea around the island.
const EDGE: i32 = 14;

pub(super) fn scene(view: &View, desk: &Desk<'_>) -> Scene {
    let mut line = vec![view.board.name().to_owned()];
    if view.round > 0 {
        line.push(desk.say(&Message::new("giants-board-round").with("n", view.round)));
    }
    line.push(desk.say(&stage(view.phase.stage())));
    let stats = Seat::all(view.n_seats()).map(|seat| {
        let tribe = &view.shown.tribes[seat];
        let n_statues = view.shown.sites.iter().filter(|it| it.owner == Some(seat));
        let n_statues = n_statues.filter(|it| it.statue.is_some()).count();
        vec![(shapes::TABLET, tribe.tablets.into()), (Shape::MOAI, n_statues as u32)]
    });
    Scene { line: line.join(" · "), stats: stats.collect(), art: art(view) }
}

fn art(view: &View) -> Markup {
    let chart = Chart::new(&view.board);
    let (width, height) = (f64::from(chart.width), f64::from(chart.height));
    let room = (f64::from(BOARD.0 - 2 * EDGE), f64::from(BOARD.1 - 2 * EDGE));
    let scale = (room.0 / width).min(room.1 / height);
    let x = (f64::from(BOARD.0) - width * scale) / 2.0;
    let y = (f64::from(BOARD.1) - height * scale) / 2.0;
    let outlines = chart.land().outlines();
    let place = format!("translate({x:.1} {y:.1}) scale({scale:.4})");
    html! {
        rect width=(BOARD.0) height=(BOARD.1) rx="12" fill=(SEA) {}
        rect width=(BOARD.0) height=(BOARD.1) rx="12" fill="url(#s-waves)" {}
        g transform=(place) {
            path d=(outlines) fill=(COAST) stroke=(COAST) stroke-width="9"
                stroke-linejoin="round" {}
            path d=(outlines) fill=(LAND) stroke=(COAST) stroke-width="2" {}
            path d=(outlines) fill="url(#s-stipple)" opacity=".35" {}
            @for hex in view.board.land() {
                @let (x, y) = chart.corner(hex);
                g transform={ "translate(" (x) " " (y) ")" } { (cell(view, hex)) }
            }
        }
    }
}

/// A hex, 120 wide and 104 high.
fn cell(view: &View, hex: Hex) -> Markup {
    let sites = sites(view, hex);
    let nature = nature(view, hex);
    let foot = 98 - 19 * sites.len().min(2) as i32 - if nature.is_some() { 30 } else { 0 };
    let name = Text { size: 14, is_middle: true, ink: INK_2, ..Text::default() };
    html! {
        (text(At(60, 16), &hex.to_string(), name))
        @if let Some((shape, n_logs)) = nature {
            (icon(At(38, foot - 6), 44, shape))
            @if n_logs > 0 { (text(At(84, foot + 28), &n_logs.to_string(), bold(18))) }
        }
        (plates(&sites))
        (crowd(&tokens(view, hex), foot))
    }
}

fn bold(size: i32) -> Text {
    Text { size, is_bold: true, is_middle: true, ..Text::default() }
}

/// The sites of two kinds, and how many others there are.
fn plates(sites: &[Plate]) -> Markup {
    let mut alike: Vec<(Plate, usize)> = Vec::new();
    for group in sites.chunk_by(|a, b| a == b) {
        alike.push((group[0], group.len()));
    }
    let n_lines = alike.len().min(2);
    let n_more: usize = alike.iter().skip(2).map(|it| it.1).sum();
    html! {
        @for (row, ((statue, headdress, is_used, owner), n)) in (0..).zip(alike).take(2) {
            @let y = 98 - 19 * (n_lines as i32 - row);
            @let more = if n > 1 { 12 } else { 0 };
            rect x=(32 - more) y=(y) width=(56 + 2 * more) height="18" rx="2" stroke=(BLACK)
                fill=(if is_used { "#a39e94" } else { "#bdb8ae" }) {}
            (text(At(48 + more, y + 14), &format!("{statue}"), bold(15)))
            (icon(At(57 + more, y + 3), 13, shapes::HAT))
            (text(At(78 + more, y + 14), &format!("{headdress}"), bold(15)))
            @if let Some(seat) = owner { (coin(At(34 - more, y + 9), 9, seat)) }
            @if n > 1 { (text(At(38, y + 14), &format!("{n}×"), bold(13))) }
        }
        @if n_more > 0 { (text(At(101, 94), &format!("+{n_more}"), bold(13))) }
    }
}

/// Everything on a hex, in rows above its lower edge.
fn crowd(tokens: &[Token], foot: i32) -> Markup {
    let (size, n_row) = match tokens.len() {
        0..=2 => (40, 2),
        3 => (30, 3),
        4..=6 => (27, 3),
        _ => (21, 4),
    };
    let n_rows = tokens.len().div_ceil(n_row) as i32;
    let top = ((20 + foot) / 2 - n_rows * size / 2).max(16);
    html! {
        @for (row, tokens) in (0..).zip(tokens.chunks(n_row)) {
            @let left = 60 - tokens.len() as i32 * size / 2;
            @for (idx, token) in (0..).zip(tokens) {
                @let at = At(left + idx * size, top + row * size);
                (drawn(token, at, size))
            }
        }
    }
}

fn drawn(token: &Token, at: At, size: i32) -> Markup {
    match *token {
        Token::Erected(site, statue, _) => erected(&site, statue, at, size),
        Token::Pieces(kind, marker, n) => piece(kind, marker, n, at, size),
        Token::Carried(kind, marker) => piece(kind, marker, 1, at, size),
        Token::Men(role, seat, n) => {
            let id = MARK_IDS[seat.idx() + 1];
            person(role_shape(role), (seat_ink(seat), id), n, at, size)
        }
        Token::Neutrals(marker, n) => html! {
            (person(shapes::WORKER, ((WHITE, BLACK), MARK_IDS[0]), n, at, size))
            @if let Some(seat) = marker { (coin(At(at.0 + size - 3, at.1 + 4), size / 4, seat)) }
        },
        Token::Logs(n) => html! {
            @for idx in 0..i32::from(n) {
                @let y = at.1 + size - 6 - (idx + 1) * size / 4;
                (stamp(At(at.0, y), (size, size * 2 / 5), Shape::LOG.id()))
            }
        },
    }
}

const MARK_IDS: [&str; 6] =
    ["s-mark-0", "s-mark-1", "s-mark-2", "s-mark-3", "s-mark-4", "s-mark-5"];

fn person(
    shape: Shape,
    ((fill, ink), mark): ((&str, &str), &str),
    n: u8,
    At(x, y): At,
    size: i32,
) -> Markup {
    let within = size / 2;
    html! {
        g fill=(fill) { (icon(At(x, y), size, shape)) }
        g color=(ink) {
            (stamp(At(x + size / 4, y + size / 4), (within, within), mark))
        }
        (badge(n, At(x, y), size))
    }
}

/// The number of things, if there are several.
fn badge(n: u8, At(x, y): At, size: i32) -> Markup {
    let how = Text { size: 12, is_bold: true, is_middle: true, ink: WHITE, ..Text::default() };
    html! {
        @if n > 1 {
            (disc(At(x + size - 5, y + size - 6), 8, BLACK))
            (text(At(x + size - 5, y + size - 2), &n.to_string(), how))
        }
    }
}

/// Returns how high a statue of this size is drawn in a space of this height.
fn height(statue: Size, room: i32) -> i32 {
    room * (7 + i32::from(statue.n())) / 10
}

fn piece(kind: Kind, marker: Option<Seat>, n: u8, At(x, y): At, size: i32) -> Markup {
    html! {
        @match kind {
            Kind::Statue(statue) => (moai(statue, At(x, y), size)),
            Kind::Headdress => (icon(At(x, y + size / 8), size, shapes::HAT)),
        }
        @if let Some(seat) = marker { (coin(At(x + size - 6, y + 6), size / 4, seat)) }
        (badge(n, At(x, y), size))
    }
}

fn moai(statue: Size, At(x, y): At, size: i32) -> Markup {
    let height = height(statue, size);
    let how = Text { size: (size / 2).min(16), ..bold(16) };
    html! {
        (stamp(At(x, y + size - height), (size, height), Shape::MOAI.id()))
        (text(At(x + size / 2, y + size - 2), &statue.n().to_string(), how))
    }
}

/// A statue on its pedestal. Only those who know its owner see the colour.
fn erected(site: &ShownSite, statue: Size, At(x, y): At, size: i32) -> Markup {
    let top = y + size - height(statue, size);
    html! {
        (moai(statue, At(x, y), size))
        rect x=(x + size / 6) y=(y + size) width=(size * 2 / 3) height="4" fill="#57524b" {}
        @if site.has_headdress {
            (stamp(At(x + size / 4, top - size / 8), (size / 2, size * 3 / 10), shapes::HAT.id()))
        }
        @match site.owner {
            Some(seat) => (coin(At(x + size - 5, y + size / 2), size / 4, seat)),
            None => {
                (disc(At(x + size - 5, y + size / 2), size / 4, WHITE))
                (text(At(x + size - 5, y + size / 2 + 5), "?", bold(13)))
            },
        }
    }
}
