//! The cheapest routes of the piece in hand to the sites, step by step.

use boards::{Shape, chip, shape};
use giants_rules::{Helpers, Hex, Kind, Phase, Reach, SiteNo, View, helper_sets, reach};
use maud::{Markup, html};
use rules_core::Seat;

use super::{figures, numbered};
use crate::board::Desk;

/// The maximum number of routes that are listed.
const N_ROUTES_MAX: usize = 6;

pub(super) fn routes(view: &View, desk: &Desk<'_>) -> Markup {
    let Phase::Carry(carry) = view.phase else { return html! {} };
    if desk.viewer() != Some(carry.seat) || !carry.can_move() {
        return html! {};
    }
    let weight = carry.piece.kind().weight();
    let reach = reach(view, carry.seat, weight, carry.hex, view.shown.route);
    let mut ends: Vec<(SiteNo, Hex)> = {
        let sites = view.board.numbered_sites().map(|(no, site)| (no, site.hex));
        let is_wanted = |(no, hex): &(SiteNo, Hex)| {
            !reach.way(*hex).is_empty() && is_end(view, carry.seat, carry.piece.kind(), *no)
        };
        sites.filter(is_wanted).collect()
    };
    ends.dedup_by_key(|it| it.1);
    ends.sort_by_key(|(no, hex)| (reach.cost(*hex), std::cmp::Reverse(no.idx())));
    if ends.is_empty() {
        return html! {};
    }
    html! {
        section #gi-routes.gi-routes {
            h3.gi-head { (desk.word("giants-board-routes")) }
            ul {
                @for (no, hex) in ends.into_iter().take(N_ROUTES_MAX) {
                    li { (route(view, &reach, no, hex, desk)) }
                }
            }
        }
    }
}

/// Returns whether the piece could be erected or put on a statue there (GI-4E,
/// GI-4F), as far as the table shows it.
fn is_end(view: &View, seat: Seat, kind: Kind, no: SiteNo) -> bool {
    let shown = &view.shown.sites[no.idx()];
    let n_pedestals = view.shown.tribes[seat].behind.map_or(0, |it| it.pedestals);
    let is_open = match kind {
        Kind::Statue(_) => {
            let is_free = shown.owner.is_none() && n_pedestals > 0;
            shown.statue.is_none() && (is_free || shown.owner == Some(seat))
        }
        Kind::Headdress => {
            shown.owner == Some(seat) && shown.statue.is_some() && !shown.has_headdress
        }
    };
    is_open && view.shown.land.is_present(view.board.site(no).hex, seat)
}

/// `F6 5 × 2 = 10 gives 3: H4, G5 ✚ 2, F5 ⫴ 1, F6`.
fn route(view: &View, reach: &Reach, no: SiteNo, to: Hex, desk: &Desk<'_>) -> Markup {
    let Some(carry) = view.phase.carry() else { return html! {} };
    let site = view.board.site(no);
    let weight = carry.piece.kind().weight();
    html! {
        span.gi-goal {
            b { (to) } " "
            @match carry.piece.kind() {
                Kind::Statue(size) => {
                    (shape(Shape::STAR)) (u16::from(site.statue) * u16::from(size.n()))
                },
                Kind::Headdress => { (shape(Shape::STAR)) (site.headdress) },
            }
        }
        " "
        span.gi-gives { (numbered(desk, "giants-board-gives", reach.cost(to).unwrap_or(0))) }
        " "
        span.gi-steps {
            @for hex in reach.way(to) {
                span.gi-step {
                    (hex)
                    @if let Some(helpers) = reach.helpers(view, hex) {
                        (helped(helpers, weight, desk))
                        @if helper_sets(view, carry.seat, weight, hex).len() > 1 {
                            span.gi-or title=(desk.word("giants-board-choice")) { "…" }
                        }
                    }
                }
            }
        }
    }
}

/// Who gets how much for a step.
fn helped(helpers: Helpers, weight: giants_rules::Size, desk: &Desk<'_>) -> Markup {
    let points = helpers.points(weight);
    let paid = (0..).map(Seat).zip(points).filter(|(_, n)| *n > 0);
    html! {
        @for (seat, n) in paid {
            span.gi-gain {
                @match helpers {
                    Helpers::Chief(_) => (figures::man(giants_rules::Role::Chief, seat, 1)),
                    Helpers::None | Helpers::Hands(_) => (chip(seat)),
                }
                span.vh { (desk.speaker().name(seat)) " " } "+" (n)
            }
        }
    }
}
