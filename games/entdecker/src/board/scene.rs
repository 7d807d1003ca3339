//! The chart as one picture.

use boards::picture::{
    At, BLACK, BOARD, COAST, INK_2, LAND, LINE, LINE_STRONG, SEA, SURFACE, SURFACE_2, Scene, Text,
    WHITE, coin, disc, icon, seat_ink, stamp, text,
};
use entdecker_rules::{Phase, Place, Side, Space, Unit, View};
use maud::{Markup, PreEscaped, html};
use rules_core::Seat;
use words::Message;

use super::html::{
    Claim, TILE, claims, corner, event_shape, parts, row_art, sea_art, unit_shape, view_box,
};
use crate::board::{Desk, shapes};

pub(super) fn scene(view: &View, desk: &Desk<'_>) -> Scene {
    let stats = Seat::all(view.explorers.n_seats()).map(|seat| {
        let explorer = &view.explorers[seat];
        let units = Unit::ALL.map(|it| (unit_shape(it), explorer.units.n_at_hand(it).into()));
        let mut stats = vec![
            (shapes::COIN, explorer.gold.into()),
            (shapes::DISCOVERY, explorer.chips.total().into()),
        ];
        stats.extend(units);
        stats
    });
    Scene { line: line(view, desk), stats: stats.collect(), art: art(view) }
}

fn line(view: &View, desk: &Desk<'_>) -> String {
    let mut parts = Vec::new();
    if view.round > 0 {
        parts.push(desk.say(&Message::new("entdecker-board-round").with("n", view.round)));
    }
    if view.phase == Phase::Over {
        parts.push(desk.word("entdecker-board-over"));
    }
    let n_unknown = view.chart.unknown(&view.tiles).n();
    parts.push(desk.say(&Message::new("entdecker-board-unknown").with("n", n_unknown)));
    parts.join(" · ")
}

/// The style of the chart, as attributes: a picture has no style sheet.
fn painted(drawing: &str) -> String {
    let dashed = "fill=\"none\" stroke=\"#22596b\" stroke-width=\"2.2\" stroke-dasharray=\"5 4\"";
    let coast =
        format!("fill=\"none\" stroke=\"{COAST}\" stroke-width=\"3\" stroke-linecap=\"round\"");
    let classes = [
        ("en-frame", format!("fill=\"{SURFACE_2}\" stroke=\"{LINE_STRONG}\"")),
        ("en-frame sea", format!("fill=\"#c2ddde\" stroke=\"{LINE_STRONG}\"")),
        ("en-sea", format!("fill=\"{SEA}\"")),
        ("en-land", format!("fill=\"{LAND}\"")),
        ("en-coast", coast),
        ("en-passage", dashed.to_owned()),
        ("en-fog", format!("fill=\"#e3e9e8\" stroke=\"{LINE}\"")),
        ("en-where", format!("fill=\"{INK_2}\" font-size=\"12\"")),
        (
            "en-circles",
            format!(
                "fill=\"{SURFACE}\" stroke=\"#22596b\" font-size=\"15\" text-anchor=\"middle\""
            ),
        ),
    ];
    let mut drawing =
        drawing.replace("<text ", &format!("<text fill=\"{INK_2}\" stroke=\"none\" "));
    for (class, attributes) in classes {
        drawing = drawing.replace(&format!("class=\"{class}\""), &attributes);
    }
    for seat in Seat::all(4) {
        let led = format!("class=\"en-led {}\"", boards::seat_class(seat));
        let stroke = seat_ink(seat).0;
        let line = format!("fill=\"none\" stroke=\"{stroke}\" stroke-width=\"9\"");
        drawing = drawing.replace(&led, &line);
    }
    drawing
}

fn art(view: &View) -> Markup {
    let claims = claims(view);
    html! {
        svg width=(BOARD.0) height=(BOARD.1) viewBox=(view_box(view)) {
            (PreEscaped(painted(&parts(view, &claims, sea_art, row_art).0)))
            @for (space, laid) in view.chart.tiles() {
                @if let Some(event) = laid.event() {
                    @let (x, y) = corner(space);
                    (disc(At(x + 52, y + 52), 10, SURFACE))
                    g color=(INK_2) { (icon(At(x + 45, y + 45), 14, event_shape(event))) }
                }
            }
            @for (seat, explorer) in view.explorers.iter() {
                @for (unit, land) in explorer.units.iter() {
                    (figure(seat, unit, land.space, land.side))
                }
            }
            @for claim in &claims { (tag(view, claim)) }
            (ship(view))
        }
    }
}

/// A unit stands on the side of the tile where its land is.
fn figure(seat: Seat, unit: Unit, space: Space, side: Side) -> Markup {
    let (x, y) = corner(space);
    let (dx, dy) = match side {
        Side::North => (17, 0),
        Side::East => (34, 17),
        Side::South => (17, 34),
        Side::West => (0, 17),
    };
    let (fill, ink) = seat_ink(seat);
    let mark = ["s-mark-1", "s-mark-2", "s-mark-3", "s-mark-4"][seat.idx()];
    html! {
        g fill=(fill) { (icon(At(x + dx, y + dy), 30, unit_shape(unit))) }
        g color=(ink) {
            (stamp(At(x + dx + 9, y + dy + 12), (12, 12), mark))
        }
    }
}

/// What an island is worth now.
fn tag(view: &View, claim: &Claim) -> Markup {
    let (pin, ranked) = (claim.pin(), claim.ranked());
    let (x, y) = corner(pin.space);
    let width = 34 * ranked.len() as i32;
    // Units remain visible.
    let is_aside = view.explorers.iter().any(|(_, it)| it.units.on(pin.space).is_some());
    let (dx, dy) = match (pin.side, is_aside) {
        (Side::North, false) => (32, 14),
        (Side::North, true) => (32, 40),
        (Side::East, false) => (47, 32),
        (Side::East, true) => (47, 8),
        (Side::South, false) => (32, 50),
        (Side::South, true) => (32, 24),
        (Side::West, false) => (17, 32),
        (Side::West, true) => (17, 8),
    };
    let left = x + dx - width / 2;
    html! {
        rect x=(left) y=(y + dy - 10) width=(width) height="20" rx="10" fill=(SURFACE)
            stroke=(BLACK) stroke-width="1.5" {}
        @for (idx, (seat, share)) in (0..).zip(ranked) {
            @let at = left + 34 * idx;
            (coin(At(at + 10, y + dy), 7, seat))
            (text(
                At(at + 18, y + dy + 5),
                &share.points.to_string(),
                Text { size: 13, is_bold: true, ..Text::default() },
            ))
        }
    }
}

fn ship(view: &View) -> Markup {
    let half = TILE / 2;
    // A circle is in the frame, beside a space.
    let (space, (dx, dy)) = match view.voyage.ship {
        None => return html! {},
        Some(Place::Tile(space)) => (space, (0, 0)),
        Some(Place::Circle(circle)) => {
            let Some(space) = view.tiles.beside_circle(circle) else { return html! {} };
            let far = half + half / 2;
            (
                space,
                match circle.side() {
                    Side::North => (0, -far),
                    Side::East => (far, 0),
                    Side::South => (0, far),
                    Side::West => (-far, 0),
                },
            )
        }
    };
    let (x, y) = corner(space);
    let (x, y) = (x + half + dx, y + half + dy);
    html! {
        circle cx=(x) cy=(y) r="19" fill=(WHITE) opacity=".75" {}
        (icon(At(x - 18, y - 18), 36, shapes::SHIP))
    }
}
