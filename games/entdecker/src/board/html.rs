//! The table as HTML and SVG.

mod art;
mod cell;
mod claims;
mod panel;
mod place;
mod plan;
mod side;
mod tile;
mod touched;
mod tray;

use boards::{Shape, marked, seat_class, shape};
use entdecker_rules::{Event, GOLD_MAX, Phase, Unit, View};
use maud::{Markup, html};
use rules_core::Seat;
use words::Message;

use self::{
    cell::BoardContext,
    touched::{Spot, Touched},
};
use crate::board::{Desk, shapes};
use crate::words as speech;

pub(super) use self::{
    art::{corner, parts, row_art, sea_art, view_box},
    claims::{Claim, claims},
    panel::{panel, points},
    tile::TILE,
    tray::tray,
};

pub(super) fn board(view: &View, desk: &Desk<'_>) -> Markup {
    let claims = claims(view);
    let fits = place::fits(view);
    let touched = Touched::new(desk);
    let context = BoardContext { view, desk, claims: &claims, fits: &fits, touched: &touched };
    html! {
        div.en {
            div.en-table {
                (line(view, &touched, desk))
                div.en-scroll data-frame {
                    div.en-chart { (art::art(view, &claims, desk)) (cell::cells(&context)) }
                }
                (plan::plan(view, desk))
                @if view.phase == Phase::Over { (panel::sums(view, desk)) }
                (side::side(&context))
            }
        }
    }
}

/// The progress of the game, and the spinner.
fn line(view: &View, touched: &Touched, desk: &Desk<'_>) -> Markup {
    let has_begun = view.round > 0;
    html! {
        p #en-line.en-line {
            @if has_begun { b { (numbered(desk, "entdecker-board-round", view.round)) } }
            @if view.phase == Phase::Over { b { (desk.word("entdecker-board-over")) } }
            span { (numbered(desk, "entdecker-board-unknown", view.chart.unknown(&view.tiles).n())) }
            span { (numbered(desk, "entdecker-board-tiles", view.stacks.n_tiles())) }
            @if view.n_lost > 0 { span { (numbered(desk, "entdecker-board-lost", view.n_lost)) } }
            span.en-spinner {
                (marked(&desk.say(&super::seats::spinner(view, has_begun))))
                (touched.tags(Spot::Spinner, desk))
            }
        }
    }
}

/// Gold on a scale to 12.
fn scale(gold: u8) -> Markup {
    html! {
        span.en-scale aria-hidden="true" { @for idx in 0..GOLD_MAX { i.full[idx < gold] {} } }
    }
}

/// The units a seat can still leave.
fn units_at_hand(view: &View, seat: Seat, desk: &Desk<'_>) -> Markup {
    let units = &view.explorers[seat].units;
    html! {
        span.en-units.(seat_class(seat)) {
            @for unit in Unit::ALL {
                @let name = desk.say(&speech::unit(unit));
                @let n = units.n_at_hand(unit);
                span.en-stat.none[n == 0] title=(name) {
                    (shape(unit_shape(unit))) b { (n) } span.vh { (name) }
                }
            }
        }
    }
}

pub(super) fn unit_shape(unit: Unit) -> Shape {
    match unit {
        Unit::Scout => shapes::SCOUT,
        Unit::Fort => shapes::FORT,
        Unit::Settlement => shapes::SETTLEMENT,
    }
}

pub(super) fn event_shape(event: Event) -> Shape {
    match event {
        Event::Storm => shapes::STORM,
        Event::Pirates => shapes::PIRATES,
        Event::Unfriendly => shapes::UNFRIENDLY,
        Event::Friendly => shapes::FRIENDLY,
        Event::Ruins => shapes::RUINS,
        Event::Treasure => shapes::TREASURE,
    }
}

/// Says a message about a number.
fn numbered(desk: &Desk<'_>, key: &'static str, n: impl Into<words::Arg>) -> String {
    desk.say(&Message::new(key).with("n", n))
}
