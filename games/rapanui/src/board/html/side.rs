//! The stone, and the four piles of offering cards with the viewer's prices.

use boards::{Shape, shape};
use maud::{Markup, html};
use rapanui_rules::{Kind, Move, Phase, Sighting, Sort, Top, View, offering_values, price};
use words::Message;

use super::{card, numbered, sacrifice};
use crate::board::stone as stone_words;
use crate::board::{Desk, shapes};
use crate::words::sort as sort_name;

pub(super) fn side(view: &View, desk: &Desk<'_>) -> Markup {
    html! {
        div #rn-side.rn-side {
            (stone(view, desk))
            (supply(view, desk))
            (sacrifice::order(view, desk))
        }
    }
}

fn stone(view: &View, desk: &Desk<'_>) -> Markup {
    let stone = &view.shown.stone;
    html! {
        section #rn-stone.rn-stone {
            h3.rn-head { (desk.word("rapanui-board-altar")) }
            div.rn-altar {
                @match stone.top {
                    Top::None => {},
                    Top::Up(sort) => span.rn-laid.(card::kind_class(Kind::Gatherer(sort))) {
                        (shape(card::kind_shape(Kind::Gatherer(sort))))
                    },
                    Top::Back => span.rn-laid.back { (shape(Shape::BACK)) },
                }
                (shape(shapes::ALTAR))
                b.rn-n { (stone.n_cards) }
                (desk.tags(|change| is_on_stone(change.seen)))
            }
            p.rn-said { (desk.say(&stone_words(view))) }
            (tally(view, desk))
        }
    }
}

/// Returns whether a move laid a card on the stone.
fn is_on_stone(seen: &Sighting) -> bool {
    match seen {
        Sighting::Open(mv) | Sighting::Ends(mv, _) => {
            matches!(mv, Move::Offer(_) | Move::Hide(_) | Move::Add(_))
        }
        Sighting::HideBack => true,
    }
}

/// The cards of each sort on the stone, as far as the table shows them (RN-3d).
fn tally(view: &View, desk: &Desk<'_>) -> Markup {
    let stone = &view.shown.stone;
    let Some(laid) = stone.counts.or(stone.face_up) else { return html! {} };
    let values = stone.counts.map(|counts| offering_values(&counts));
    html! {
        ul.rn-tally {
            li.rn-on { (desk.word("rapanui-board-altar")) }
            @for sort in Sort::ALL {
                li.(card::kind_class(Kind::Gatherer(sort))) {
                    span.rn-kind { (shape(card::kind_shape(Kind::Gatherer(sort)))) }
                    span.vh { (desk.say(&sort_name(sort))) " " }
                    b { (laid[sort]) }
                    @if let Some(values) = values {
                        span.rn-worth { "× " (values[sort]) }
                    }
                }
            }
        }
    }
}

fn supply(view: &View, desk: &Desk<'_>) -> Markup {
    html! {
        section #rn-supply.rn-supply {
            h3.rn-head { (desk.word("rapanui-board-supply")) }
            div.rn-piles data-rove {
                @for sort in Sort::ALL { (pile(view, sort, desk)) }
            }
            @if desk.choice(&Move::Decline).is_some() {
                (desk.target(
                    &Move::Decline,
                    "rn-plain",
                    &desk.word("rapanui-board-decline"),
                    html! { (desk.word("rapanui-board-decline")) },
                ))
            }
        }
    }
}

/// What a click on a pile does now.
fn use_of(phase: Phase, sort: Sort) -> Move {
    match phase {
        Phase::Add => Move::Add(sort),
        Phase::Substitute { .. } => Move::Take(sort),
        Phase::Start
        | Phase::Colour(_)
        | Phase::Columns
        | Phase::Buy
        | Phase::Play
        | Phase::Offer(_)
        | Phase::Hide
        | Phase::Draw { .. }
        | Phase::Refill { .. }
        | Phase::Yield(_)
        | Phase::Over => Move::Buy(sort),
    }
}

fn pile(view: &View, sort: Sort, desk: &Desk<'_>) -> Markup {
    let n = view.shown.supply[sort];
    let mv = use_of(view.phase, sort);
    let is_bought = matches!(mv, Move::Buy(_)) && view.phase != Phase::Over && n > 0;
    let seat = view.viewer.filter(|_| is_bought);
    let price = seat.map(|seat| price(view, seat, sort));
    let name = Message::new("rapanui-board-pile").with("sort", sort_name(sort)).with("n", n);
    let mut name = desk.say(&name);
    if let Some(price) = price {
        name = format!("{name}, {}", numbered(desk, "rapanui-board-costs", price));
    }
    let class = format!("rn-pile {}", card::kind_class(Kind::Gatherer(sort)));
    let inner = html! {
        span.rn-kind { (shape(card::kind_shape(Kind::Gatherer(sort)))) }
        span.rn-name { (desk.say(&sort_name(sort))) }
        b.rn-count { (n) }
        @if let Some(price) = price {
            span.rn-price { @if price > 0 { "−" } (price) (shape(Shape::LOG)) }
        }
        (desk.tags(|change| match change.seen.mv() {
            Some(Move::Buy(it) | Move::Add(it) | Move::Take(it)) => it == sort,
            Some(_) | None => false,
        }))
    };
    desk.target(&mv, &class, &name, inner)
}
