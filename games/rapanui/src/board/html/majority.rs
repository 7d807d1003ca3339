//! Who has how many cards of each kind, and who would get the bonus.

use boards::{Shape, chip, shape};
use maud::{Markup, html};
use rapanui_rules::{Gain, Kind, Sort, View, gains, offering_values};
use rules_core::{PerSeat, Seat};

use super::{
    card,
    ghost::{Ghost, ghosts, played},
};
use crate::board::Desk;
use crate::words::{kind as kind_name, sort as sort_name};

pub(super) fn majority(view: &View, desk: &Desk<'_>) -> Markup {
    let gains = Kind::ALL.map(|kind| gains(view, kind));
    let ghosts: Vec<Ghost<'_>> = ghosts(view, desk).collect();
    html! {
        table #rn-majority.rn-majority {
            caption.vh { (desk.word("rapanui-board-majority")) }
            thead #rn-kinds {
                tr {
                    td { (desk.word("rapanui-board-bonus")) }
                    @for kind in Kind::ALL { (kind_heading(kind, desk)) }
                }
            }
            tbody {
                @for (seat, tribe) in view.shown.tribes.iter() {
                    tr.own[desk.viewer() == Some(seat)].active[is_active(view, seat)]
                        id={ "rn-row-" (seat) }
                    {
                        (seat_heading(seat, desk))
                        @for (kind, gains) in Kind::ALL.into_iter().zip(&gains) {
                            td.some[tribe.display[kind] > 0].bonus[gains[seat].bonus > 0]
                                id={ "rn-n-" (display_name(seat, kind)) }
                                data-piece=(counted(seat, kind))
                                data-gets=(comes_from(seat, kind, desk))
                                data-key=(display_name(seat, kind)) data-n=(tribe.display[kind])
                            {
                                span.base { (count(tribe.display[kind], gains, seat)) }
                                @for it in ghosts.iter().filter(|it| it.kind == kind) {
                                    (ghost(it, tribe.display[kind], gains, seat, desk))
                                }
                                (desk.tags(|change| {
                                    change.mover == Some(seat)
                                        && change.seen.mv().and_then(played).map(|it| it.0)
                                            == Some(kind)
                                }))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Names the cards of a kind in a display.
pub(in crate::board) fn display_name(seat: Seat, kind: Kind) -> String {
    format!("{seat}-{}", card::kind_class(kind))
}

/// Where a card in a display came from: the viewer's own hand, or another seat.
fn comes_from(seat: Seat, kind: Kind, desk: &Desk<'_>) -> String {
    match desk.viewer() == Some(seat) {
        true => format!("own-{}", card::kind_class(kind)),
        false => format!("{seat}-hand"),
    }
}

/// The same, with the line of the final score that counts them.
fn counted(seat: Seat, kind: Kind) -> String {
    let name = display_name(seat, kind);
    if kind == Kind::Moai { format!("{name} {seat}-moai") } else { name }
}

fn is_active(view: &View, seat: Seat) -> bool {
    seat == view.active && super::step(view.phase).is_some()
}

fn kind_heading(kind: Kind, desk: &Desk<'_>) -> Markup {
    html! {
        th.(card::kind_class(kind)) scope="col" {
            span.rn-kind { (shape(card::kind_shape(kind))) }
            span.rn-name { (desk.say(&kind_name(kind))) }
        }
    }
}

fn seat_heading(seat: Seat, desk: &Desk<'_>) -> Markup {
    html! { th scope="row" { (chip(seat)) span.rn-who { (desk.speaker().name(seat)) } } }
}

fn count(n_cards: u8, gains: &PerSeat<Gain, 4>, seat: Seat) -> Markup {
    html! { (n_cards) @if gains[seat].bonus > 0 { span.rn-star { "*" } } }
}

/// What the cell would show after the move, if that is different.
fn ghost(
    it: &Ghost<'_>,
    n_cards: u8,
    now: &PerSeat<Gain, 4>,
    seat: Seat,
    desk: &Desk<'_>,
) -> Markup {
    let n_then = if desk.viewer() == Some(seat) { it.n_cards } else { n_cards };
    let is_same = n_then == n_cards && now[seat].bonus == it.gains[seat].bonus;
    html! {
        @if !is_same { span.ghost data-ghost=(it.notation) { (count(n_then, &it.gains, seat)) } }
    }
}

/// Everybody's offering cards and what they are worth, with whatever else counts
/// once the game is over.
pub(super) fn offerings(view: &View, desk: &Desk<'_>) -> Markup {
    let values = view.shown.stone.counts.map(|counts| offering_values(&counts));
    html! {
        table.rn-majority.rn-offered {
            caption { (desk.word("rapanui-board-offerings")) }
            thead {
                tr {
                    td {}
                    @for sort in Sort::ALL {
                        th.(card::kind_class(Kind::Gatherer(sort))) scope="col" {
                            span.rn-kind { (shape(card::kind_shape(Kind::Gatherer(sort)))) }
                            span.rn-name { (desk.say(&sort_name(sort))) }
                            @if let Some(values) = values { span.rn-worth { "× " (values[sort]) } }
                        }
                    }
                    (stock_heading(Shape::STAR, "rapanui-board-fame", desk))
                    (stock_heading(Shape::LOG, "rapanui-board-wood", desk))
                }
            }
            tbody {
                @for (seat, tribe) in view.shown.tribes.iter() {
                    tr {
                        (seat_heading(seat, desk))
                        @for sort in Sort::ALL {
                            td data-piece={ (seat) "-" (sort.key()) } {
                                @if let Some(own) = tribe.offerings { (own[sort]) }
                            }
                        }
                        td data-piece={ (seat) "-fame" } { (tribe.fame) }
                        td data-piece={ (seat) "-wood" } { (tribe.wood) }
                    }
                }
            }
        }
    }
}

fn stock_heading(icon: Shape, key: &'static str, desk: &Desk<'_>) -> Markup {
    html! {
        th scope="col" {
            span.rn-kind { (shape(icon)) } span.rn-name { (desk.word(key)) }
        }
    }
}
