//! What lies over the chart: targets, units, the ship, events.

use boards::{mark, seat_class, shape};
use entdecker_rules::{Circle, Event, Move, Phase, Place, Side, Space, Unit, View};
use maud::{Markup, PreEscaped, html};
use rules_core::Seat;
use words::Message;

use super::{
    art::n_along,
    claims::{self, Claim},
    event_shape, numbered,
    place::{Fit, ways},
    touched::{Spot, Touched},
    unit_shape,
};
use crate::board::{Desk, shapes};
use crate::words as speech;

/// What the cells and the things beside the chart are drawn from.
pub(super) struct BoardContext<'a> {
    pub(super) view: &'a View,
    pub(super) desk: &'a Desk<'a>,
    pub(super) claims: &'a [Claim],
    pub(super) fits: &'a [Fit],
    pub(super) touched: &'a Touched,
}

/// Draws the cells, row by row, with the frame around them.
pub(super) fn cells(context: &BoardContext<'_>) -> Markup {
    let view = context.view;
    html! {
        div #en-cells.en-cells data-rove {
            (frame_row(context, Side::North))
            @for row in 0..view.tiles.rows() {
                div.en-row id={ "en-row-" (row + 1) } {
                    div.en-edge { (circle(context, Side::West, row)) }
                    @for space in (0..view.tiles.columns()).filter_map(|it| Space::new(it, row)) {
                        (cell(context, space))
                    }
                    div.en-edge { (circle(context, Side::East, row)) }
                }
            }
            (frame_row(context, Side::South))
        }
    }
}

fn frame_row(context: &BoardContext<'_>, side: Side) -> Markup {
    html! {
        div.en-row.en-rim id={ "en-rim-" (side.letter()) } {
            div.en-edge {}
            @for column in 0..n_along(context.view, side) {
                div.en-cell { (circle(context, side, column)) }
            }
            div.en-edge {}
        }
    }
}

/// A start circle: a target while somebody chooses where to start.
fn circle(context: &BoardContext<'_>, side: Side, along: u8) -> Markup {
    let (view, desk) = (context.view, context.desk);
    let circle = Circle::new(side, along).filter(|it| view.tiles.beside_circle(*it).is_some());
    let Some(circle) = circle else { return html! {} };
    let place = Place::Circle(circle);
    html! {
        @if view.phase == Phase::Start && desk.is_asked() {
            (desk.target(
                &Move::Start(place),
                "en-start en-round",
                &desk.say(&speech::place(place)),
                html! {},
            ))
        }
        @if view.voyage.ship == Some(place) { (ship(desk)) }
        (tags(context, place))
    }
}

fn tags(context: &BoardContext<'_>, place: Place) -> Markup {
    let tags = context.touched.tags(Spot::At(place), context.desk);
    html! { @if !tags.0.is_empty() { span.en-tags { (tags) } } }
}

fn ship(desk: &Desk<'_>) -> Markup {
    html! {
        span.en-ship data-piece-id="ship" { (shape(shapes::SHIP)) span.vh { (desk.word("entdecker-board-ship")) } }
    }
}

fn cell(context: &BoardContext<'_>, space: Space) -> Markup {
    let (view, desk) = (context.view, context.desk);
    let place = Place::Tile(space);
    let is_here = view.voyage.ship == Some(place);
    let fit = context.fits.iter().find(|it| it.space == space);
    // A small screen shows what surrounds this cell.
    let is_looked_at = match view.voyage.ship {
        Some(Place::Circle(circle)) => view.tiles.beside_circle(circle) == Some(space),
        Some(Place::Tile(_)) => is_here,
        None => false,
    };
    let laid = view.chart.laid(space);
    let inner = html! {
        @if let Some(laid) = laid {
            @if view.phase == Phase::Start && desk.is_asked() { (start(context, space)) }
            @if let Some(it) = laid.event() { (event(it, desk)) }
            @for (seat, explorer) in view.explorers.iter() {
                @if let Some((it, land)) = explorer.units.on(space) {
                    (unit(context, seat, it, space, land.side))
                }
            }
            @if is_here { (ship(desk)) (unit_ghosts(context)) }
            (claims::tags(view, space, context.claims, desk))
        }
        @if let Some(fit) = fit { (ways(view, fit, desk)) }
        (tags(context, place))
    };
    let look = is_looked_at.then_some(view.phase == Phase::Place);
    let cell = Cell { space, look, is_laid: laid.is_some(), inner: inner.0 };
    desk.inset(&cell, around)
}

/// Everything that decides how a cell looks.
#[derive(Hash)]
struct Cell {
    space: Space,
    /// For a small screen: whether a tile is being placed, if it shows what is around this cell.
    look: Option<bool>,
    is_laid: bool,
    inner: String,
}

fn around(cell: &Cell) -> Markup {
    let Cell { space, look, is_laid, inner } = cell;
    let look = look.map(|is_placing| format!("{space}-{is_placing}"));
    html! {
        div.en-cell.en-look[look.is_some()] id={ "en-" (space) } data-look=[look]
            data-piece={ "at-" (space) } data-gets=[is_laid.then_some("tile")]
        {
            (PreEscaped(inner))
        }
    }
}

/// A tile from which a voyage may start, and what that costs (EN-2a).
fn start(context: &BoardContext<'_>, space: Space) -> Markup {
    let (view, desk) = (context.view, context.desk);
    let mv = Move::Start(Place::Tile(space));
    let toll = view.toll(space);
    let land = desk.say(&speech::land(view.chart.land(space)));
    let mut name = format!("{space}, {land}");
    if toll > 0 {
        name = format!("{name}, {}", numbered(desk, "entdecker-board-costs", toll));
    }
    let inner = html! {
        @if toll > 0 { span.en-toll { "−" (toll) (shape(shapes::COIN)) } }
    };
    desk.target(&mv, "en-start", &name, inner)
}

fn event(event: Event, desk: &Desk<'_>) -> Markup {
    let name = desk.say(&speech::event(event));
    html! {
        span.en-event title=(name) { (shape(event_shape(event))) span.vh { (name) } }
    }
}

fn unit(context: &BoardContext<'_>, seat: Seat, unit: Unit, space: Space, side: Side) -> Markup {
    let desk = context.desk;
    let inner = html! { (shape(unit_shape(unit))) (mark(seat)) };
    let class = format!("en-unit at-{} {}", side.letter(), seat_class(seat));
    let mv = Move::Recall(space);
    if desk.viewer() == Some(seat) && unit == Unit::Scout && desk.choice(&mv).is_some() {
        let name = Message::new("entdecker-board-recall")
            .with("space", space.to_string())
            .with("unit", speech::unit(unit));
        return desk.target(&mv, &class, &desk.say(&name), inner);
    }
    // At the end, units are left on unfinished islands (EN-9a).
    let piece = (context.view.phase == Phase::Over).then(|| format!("{seat}-unfinished"));
    html! {
        span.(class) data-piece=[piece] {
            (inner)
            span.vh { (desk.speaker().name(seat)) ": " (desk.say(&speech::unit(unit))) }
        }
    }
}

/// The unit that would be left, while the move is selected.
fn unit_ghosts(context: &BoardContext<'_>) -> Markup {
    let Some(seat) = context.desk.viewer() else { return html! {} };
    html! {
        @for (mv, choice) in context.desk.choices() {
            @if let Move::Unit(unit, side) = mv {
                span.ghost data-ghost=(choice.notation) {
                    span.en-unit.(format!("at-{}", side.letter())).(seat_class(seat)) {
                        (shape(unit_shape(unit))) (mark(seat))
                    }
                }
            }
        }
    }
}
