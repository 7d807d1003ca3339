//! The table as HTML and SVG.

mod bid;
mod cell;
mod chart;
mod choose;
mod figures;
mod island;
mod panel;
mod quarry;
mod routes;
mod stock;
mod touched;
mod tray;
mod ways;

use boards::{chip, shape};
use giants_rules::{Phase, ShownSite, Stage, StatueScoring, View};
use maud::{Markup, html};
use rules_core::Seat;
use words::Message;

use crate::board::{Desk, shapes};
use crate::words::stage as stage_name;

pub(super) use self::{
    cell::{Plate, nature, sites},
    chart::Chart,
    figures::role_shape,
    panel::panel,
    tray::tray,
};

/// The maximum length of a name that is read aloud.
const NAME_MAX: usize = 80;

pub(super) fn board(view: &View, desk: &Desk<'_>) -> Markup {
    let chart = chart::Chart::new(&view.board);
    html! {
        div.gi {
            div.gi-table {
                (line(view, desk))
                (quarry::quarry(view, desk, chart.is_free_north_west()))
                (island::island(view, desk, &chart))
                (quarry::supply(view, desk, chart.is_free_north_east()))
                (legend(view, desk))
                @if view.phase == Phase::Over { (sums(view, desk)) }
            }
        }
    }
}

/// The round and its phases.
fn line(view: &View, desk: &Desk<'_>) -> Markup {
    let stages =
        [Stage::Roll, Stage::Bid, Stage::Carve, Stage::Place, Stage::Transport, Stage::CleanUp];
    let now = stages.iter().position(|it| *it == view.phase.stage());
    html! {
        div #gi-line.gi-line {
            span.gi-round {
                (view.board.name())
                @if view.round > 0 {
                    " · " (desk.say(&Message::new("giants-board-round").with("n", view.round)))
                }
            }
            @if let Some(now) = now {
                ol.gi-stages aria-label=(desk.word("giants-board-stages")) {
                    @for (idx, it) in stages.into_iter().enumerate() {
                        li.now[idx == now] aria-current=[(idx == now).then_some("step")] {
                            (desk.say(&stage_name(it)))
                        }
                    }
                }
            } @else {
                span.gi-over { (desk.say(&stage_name(view.phase.stage()))) }
            }
        }
    }
}

/// What counts at the end and is not on the island.
fn sums(view: &View, desk: &Desk<'_>) -> Markup {
    html! {
        ul #gi-sums.gi-sums {
            @for seat in Seat::all(view.n_seats()) {
                li {
                    (chip(seat)) span.vh { (desk.speaker().name(seat)) " " }
                    span data-piece={ (seat) "-help" } {
                        (desk.word("giants-term-help")) " " b { (help(view, seat)) }
                    }
                    span data-piece={ (seat) "-tablet-pair" } {
                        (shape(shapes::TABLET)) " " b { (view.shown.tribes[seat].tablets) }
                        span.vh { " " (desk.word("giants-board-tablets")) }
                    }
                }
            }
        }
    }
}

/// The points for help: all points shown, minus those for statues if these count at
/// once (GI-7a).
fn help(view: &View, seat: Seat) -> u32 {
    let statues = match view.options.statue_scoring {
        StatueScoring::AtTheEnd => 0,
        StatueScoring::WhenErected => {
            let sites = view.board.sites().iter().zip(&view.shown.sites);
            let own = sites.filter(|(_, shown)| shown.owner == Some(seat));
            let size = |shown: &ShownSite| shown.statue.map_or(0, |size| u32::from(size.n()));
            own.map(|(site, shown)| u32::from(site.statue) * size(shown)).sum()
        }
    };
    view.shown.tribes[seat].points.saturating_sub(statues)
}

/// The meanings of the signs on the hexes, if there are any.
fn legend(view: &View, desk: &Desk<'_>) -> Markup {
    let is_priced = matches!(view.phase.stage(), Stage::Transport);
    let is_weighed = is_weighed(view.phase);
    html! {
        p #gi-legend.gi-legend {
            @if is_weighed {
                span { b.gi-force { "2" } " " (desk.word("giants-board-force")) }
            }
            @if is_priced {
                span { b.gi-price { "−2" } " " (desk.word("giants-board-price")) }
            }
        }
    }
}

/// Returns whether the hexes show how much can be moved onto them.
fn is_weighed(phase: Phase) -> bool {
    match phase {
        Phase::Place(_)
        | Phase::PlaceOn { .. }
        | Phase::PlaceLogs { .. }
        | Phase::PlaceAction { .. }
        | Phase::Transport { .. } => true,
        Phase::Start
        | Phase::Roll { .. }
        | Phase::Bid { .. }
        | Phase::Carve { .. }
        | Phase::Carry(_)
        | Phase::Help { .. }
        | Phase::CleanUp(_)
        | Phase::Over => false,
    }
}

/// Says a message about a number.
fn numbered(desk: &Desk<'_>, key: &'static str, n: impl Into<words::Arg>) -> String {
    desk.say(&Message::new(key).with("n", n))
}
