//! What belongs to the viewer: the hand, offering cards, and choices that are made
//! with nothing on the table.

use boards::{Piece, Shape, shape};
use maud::{Markup, html};
use rapanui_rules::{Batch, ByKind, BySort, Kind, Move, Phase, Sort, View};
use rules_core::Seat;
use words::Message;

use super::{card, ghost};
use crate::board::{Desk, memory};
use crate::words::{kind as kind_name, sort as sort_name};

pub(in crate::board) fn tray(view: &View, desk: &Desk<'_>) -> Markup {
    let Some(seat) = desk.viewer() else { return html! {} };
    let tribe = &view.shown.tribes[seat];
    html! {
        div.rn { div.rn-tray {
            @if view.phase == Phase::Yield(seat) { (moai_choice(desk)) }
            @if let Some(hand) = tribe.hand { (hand_cards(view, &hand, desk)) }
            @if let Some(own) = tribe.offerings { (own_offerings(view, seat, &own, desk)) }
            @if view.options.memory_aid && view.phase != Phase::Over { (memory_aid(view, desk)) }
        } }
    }
}

/// RN-5c: wood or fame.
fn moai_choice(desk: &Desk<'_>) -> Markup {
    let button = |mv: Move, icon: Shape| {
        let Some(choice) = desk.choice(&mv) else { return html! {} };
        let label = desk.say(&choice.label);
        desk.target(&mv, "rn-big", &label, html! { (shape(icon)) span { (label) } })
    };
    html! {
        section.rn-ask {
            h3.rn-head { (desk.word("rapanui-board-moai-scores")) }
            div data-rove {
                (button(Move::ChooseWood, Shape::LOG))
                (button(Move::ChooseFame, Shape::STAR))
            }
        }
    }
}

fn hand_cards(view: &View, hand: &ByKind, desk: &Desk<'_>) -> Markup {
    // Cards are played in two phases only; otherwise they are only shown.
    let is_played = matches!(view.phase, Phase::Buy | Phase::Play) && desk.is_asked();
    html! {
        section #rn-hand.rn-hand {
            h3.rn-head { (desk.word("rapanui-board-hand")) }
            div.rn-cards data-rove {
                @for (kind, n) in hand.iter() {
                    @for idx in 0..n {
                        @if is_played { (hand_card(kind, idx, desk)) }
                        @else { (held(kind, idx, desk)) }
                    }
                }
            }
        }
    }
}

fn held_class(kind: Kind) -> String {
    format!("rn-card rn-held {}", card::kind_class(kind))
}

fn held(kind: Kind, idx: u8, desk: &Desk<'_>) -> Markup {
    let class = card::kind_class(kind);
    html! {
        span.(held_class(kind)) id={ "rn-hand-" (class) "-" (idx) }
            data-piece-id={ "hand-" (class) "-" (idx) }
            data-leaves={ "own-" (class) } data-gets=(class)
        {
            (card::face(desk, kind))
        }
    }
}

/// The second and third of equal hunter-gatherers stand for playing two or three.
fn hand_card(kind: Kind, idx: u8, desk: &Desk<'_>) -> Markup {
    let is_returned = kind == Kind::Moai && desk.choice(&Move::Return).is_some();
    let mv = match ghost::play(kind, idx) {
        None => return held(kind, idx, desk),
        Some(_) if is_returned => Move::Return,
        Some(mv) => mv,
    };
    let inner = html! { (card::face(desk, kind)) (cost(mv, desk)) };
    let name = Message::new("rapanui-board-held").with("kind", kind_name(kind)).with("n", idx + 1);
    let class = card::kind_class(kind);
    let (id, leaves) = (format!("hand-{class}-{idx}"), format!("own-{class}"));
    let piece = Piece { id: &id, leaves: &leaves, gets: Some(class) };
    desk.piece(&mv, &piece, &held_class(kind), &desk.say(&name), inner)
}

/// The cost of playing this many hunter-gatherers.
fn cost(mv: Move, desk: &Desk<'_>) -> Markup {
    let Move::PlayGatherers(_, batch) = mv else { return html! {} };
    html! {
        span.rn-batch {
            @if batch == Batch::One {
                (desk.word("rapanui-board-free"))
            } @else {
                (batch.n()) "× −" (batch.cost()) (shape(Shape::LOG))
            }
        }
    }
}

fn own_offerings(view: &View, seat: Seat, own: &BySort, desk: &Desk<'_>) -> Markup {
    html! {
        section #rn-own.rn-own {
            h3.rn-head {
                (desk.word("rapanui-board-offerings"))
                @if view.phase != Phase::Over {
                    span.rn-secret { (desk.word("rapanui-board-only-you")) }
                }
            }
            div.rn-cards data-rove {
                @for sort in Sort::ALL { (own_offering(view, seat, sort, own[sort], desk)) }
            }
        }
    }
}

fn own_offering(view: &View, seat: Seat, sort: Sort, n: u8, desk: &Desk<'_>) -> Markup {
    let class = format!("rn-offering {}", card::kind_class(Kind::Gatherer(sort)));
    let name = Message::new("rapanui-board-own").with("sort", sort_name(sort)).with("n", n);
    let name = desk.say(&name);
    let inner = html! { (card::offering(sort, n)) };
    if view.phase == Phase::Offer(seat) {
        desk.target(&Move::Offer(sort), &class, &name, inner)
    } else if view.phase == Phase::Hide && view.active == seat {
        desk.target(&Move::Hide(sort), &class, &name, inner)
    } else {
        html! { span.(class) id={ "rn-own-" (sort.key()) } title=(name) { (inner) span.vh { (name) } } }
    }
}

/// RN-O9, as a table of text.
fn memory_aid(view: &View, desk: &Desk<'_>) -> Markup {
    let lines = memory::lines(view, desk.speaker());
    html! {
        details #rn-memory.rn-memory {
            summary { (desk.word("rapanui-board-memory")) }
            pre { (lines.join("\n")) }
        }
    }
}
