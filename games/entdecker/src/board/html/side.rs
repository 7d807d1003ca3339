//! Beside the chart: the drawn tile, the stacks, the reserve, and what is left.

use boards::{Shape, chip, shape};
use entdecker_rules::{Back, Event, Kind, Move, Rotation, StackNo, Tile, View};
use maud::{Markup, html};
use words::Message;

use super::{
    cell::BoardContext,
    claims, event_shape,
    place::{Fit, said},
    tile,
    touched::{Spot, Touched},
};
use crate::board::{
    Desk,
    seats::{chips_left, values},
    shapes,
};
use crate::words as speech;

pub(super) fn side(context: &BoardContext<'_>) -> Markup {
    let BoardContext { view, desk, fits, touched, claims } = *context;
    html! {
        div #en-side.en-side {
            @if let Some(tile) = view.hand { (hand(view, tile, fits, desk)) }
            section #en-stacks.en-stacks {
                h3.en-head { (desk.word("entdecker-board-stacks")) }
                div.en-piles data-rove {
                    @for no in StackNo::ALL { (stack(view, no, touched, desk)) }
                }
            }
            (reserve(view, desk))
            (claims::list(claims, desk))
            (rest(view, desk))
        }
    }
}

/// The tile that was drawn, its event, and where it fits.
fn hand(view: &View, tile: Tile, fits: &[Fit], desk: &Desk<'_>) -> Markup {
    let drawn = Message::new("entdecker-board-drawn")
        .with("kind", tile.kind.to_string())
        .with("shape", speech::shape(&view.tiles, tile.kind));
    html! {
        section #en-hand.en-hand {
            h3.en-head { (desk.say(&drawn)) }
            span.en-drawn data-leaves="tile" data-key="drawn" data-gets="stack" {
                (picture(view, tile.kind, desk))
            }
            @if let Some(it) = tile.event {
                p.en-plate {
                    (shape(event_shape(it))) span { (desk.say(&speech::event(it))) }
                }
            }
            ul.en-fit {
                @for fit in fits { li { (said(fit, desk)) } }
            }
        }
    }
}

fn picture(view: &View, kind: Kind, desk: &Desk<'_>) -> Markup {
    desk.inset(view.tiles.face(kind, Rotation::default()), tile::picture)
}

fn stack(view: &View, no: StackNo, touched: &Touched, desk: &Desk<'_>) -> Markup {
    let stack = view.stacks.stack(no);
    let (icon, back) = match stack.back {
        Some(Back::Question) => (Some(Shape::UNKNOWN), Some("entdecker-board-question")),
        Some(Back::Plain) => (Some(shapes::COMPASS), Some("entdecker-board-plain")),
        None => (None, None),
    };
    let name = Message::new("entdecker-board-pile").with("stack", no.number());
    let mut name = desk.say(&name.with("n", stack.height));
    if let Some(back) = back {
        name = format!("{name}, {}", desk.word(back));
    }
    let is_riddle = stack.back == Some(Back::Question);
    let inner = html! {
        span.en-back.riddle[is_riddle].none[stack.height == 0]
            data-leaves="stack" data-key={ "stack-" (no) } data-n=(stack.height)
        {
            @if let Some(icon) = icon { (shape(icon)) }
            @if stack.height == 0 { "–" }
        }
        span.en-high { span.en-no { (no) } b { (stack.height) } }
        (touched.tags(Spot::Stack(no), desk))
    };
    desk.target(&Move::Draw(no), "en-pile", &name, inner)
}

/// The tiles that are still in the reserve.
fn reserve(view: &View, desk: &Desk<'_>) -> Markup {
    let is_used = |kind: Kind| {
        let laid = view.chart.tiles().filter(move |(_, it)| it.is_reserve() && it.kind() == kind);
        laid.count() as u8
    };
    let kinds = view.tiles.kinds().filter(|kind| view.tiles.n_reserve(*kind) > 0);
    html! {
        section #en-reserve.en-reserve {
            h3.en-head { (desk.word("entdecker-board-reserve")) }
            ul.en-kinds {
                @for kind in kinds {
                    li {
                        (picture(view, kind, desk))
                        b { (view.tiles.n_reserve(kind).saturating_sub(is_used(kind))) }
                        span.en-sort { (desk.say(&speech::shape(&view.tiles, kind))) }
                    }
                }
            }
        }
    }
}

/// The tiles that nobody has drawn, by kind and by event, and the chips.
fn rest(view: &View, desk: &Desk<'_>) -> Markup {
    let all = Event::ALL.map(Some);
    let n = |kind: Kind, event: Option<Event>| view.stacks.n_unseen(Tile { kind, event });
    let n_riddles = |kind: Kind| all.iter().map(|event| n(kind, *event)).sum::<u8>();
    let is_map = |kind: &Kind| {
        let tile = |event| Tile { kind: *kind, event };
        all.iter().chain([&None]).any(|event| view.tiles.n_map(tile(*event)) > 0)
    };
    let kinds: Vec<Kind> = view.tiles.kinds().filter(is_map).collect();
    html! {
        details.en-rest id="en-rest" {
            summary { (desk.word("entdecker-board-in-stacks")) }
            table {
                thead {
                    tr {
                        td {}
                        th scope="col" {
                            (shape(shapes::COMPASS))
                            span.en-sort { (desk.word("entdecker-board-plain")) }
                        }
                        th scope="col" {
                            "?" span.en-sort { (desk.word("entdecker-board-question")) }
                        }
                    }
                }
                tbody {
                    @for kind in &kinds {
                        tr id={ "en-kind-" (kind) } {
                            th scope="row" {
                                (picture(view, *kind, desk))
                                span.en-sort { (desk.say(&speech::shape(&view.tiles, *kind))) }
                            }
                            td { (n(*kind, None)) }
                            td { (n_riddles(*kind)) }
                        }
                    }
                }
            }
            p.en-chips {
                (shape(shapes::DISCOVERY)) (desk.word("entdecker-board-chip-values")) " "
                (desk.say(&chips_left(view)))
            }
            (won_chips(view, desk))
            ul.en-events {
                @for (idx, event) in Event::ALL.into_iter().enumerate() {
                    li {
                        (shape(event_shape(event)))
                        span { (desk.say(&speech::event(event))) }
                        b { (kinds.iter().map(|kind| n(*kind, all[idx])).sum::<u8>()) }
                    }
                }
            }
        }
    }
}

/// The values of the chips that the seats have.
fn won_chips(view: &View, desk: &Desk<'_>) -> Markup {
    let winners = view.explorers.iter().filter(|(_, it)| it.chips.total() > 0);
    html! {
        ul.en-won {
            @for (seat, explorer) in winners {
                li { (chip(seat)) (desk.speaker().name(seat)) ": " (values(&explorer.chips)) }
            }
        }
    }
}
