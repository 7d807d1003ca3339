//! The secret bid: what it contains so far, what it could carve, and who would be
//! left for placing.

use giants_rules::{
    Behind, Bid, BidMove, BidStep, CarveMove, Carver, Kind, Move, Phase, Role, Size, UpTo, View,
};
use maud::{Markup, html};
use rules_core::Seat;

use super::{choose, figures, stock};
use crate::board::Desk;

pub(super) fn bid(view: &View, seat: Seat, own: &Behind, made: &Bid, desk: &Desk<'_>) -> Markup {
    let Phase::Bid { step, .. } = view.phase else { return html! {} };
    let rows = [
        (BidStep::Markers, own.markers, made.markers),
        (BidStep::Workers, own.workers, made.workers),
        (BidStep::Sorcerer, 1, made.sorcerer.into()),
        (BidStep::Chief, 1, made.chief.into()),
    ];
    html! {
        section #gi-bid.gi-bid {
            h3.gi-head {
                (desk.word("giants-board-own-bid"))
                span.gi-secret { (desk.word("giants-board-only-you")) }
            }
            div.gi-rows {
                @for (it, n_max, n) in rows { (row(it, step, n_max, n, seat, desk)) }
            }
            @if step == BidStep::Ready { (choose::pick(view, Move::Bid(BidMove::Ready), "", desk)) }
        }
        section #gi-then.gi-then {
            div { span.base { (outcome(view, seat, own, made, desk)) }
                @for (mv, choice) in desk.choices() {
                    @if let Some(then) = with(made, mv) {
                        span.ghost data-ghost=(choice.notation) {
                            (outcome(view, seat, own, &then, desk))
                        }
                    }
                }
            }
            p.gi-hint { (desk.word("giants-board-bid-stays")) }
        }
    }
}

/// The bid after one more step.
fn with(made: &Bid, mv: Move) -> Option<Bid> {
    let Move::Bid(mv) = mv else { return None };
    let mut bid = *made;
    match mv {
        BidMove::Markers(n) => bid.markers = n.n(),
        BidMove::Workers(n) => bid.workers = n.n(),
        BidMove::Sorcerer(is_bid) => bid.sorcerer = is_bid,
        BidMove::Chief(is_bid) => bid.chief = is_bid,
        BidMove::Ready => return None,
    }
    Some(bid)
}

/// How many of something: buttons while this is asked, otherwise a number.
fn row(it: BidStep, now: BidStep, n_max: u8, n: u8, seat: Seat, desk: &Desk<'_>) -> Markup {
    let (icon, key) = match it {
        BidStep::Markers => (stock::mask(seat), "giants-board-markers"),
        BidStep::Workers => (figures::man(Role::Worker, seat, 1), "giants-board-workers"),
        BidStep::Sorcerer => (figures::man(Role::Sorcerer, seat, 1), "giants-board-sorcerer"),
        BidStep::Chief | BidStep::Ready => {
            (figures::man(Role::Chief, seat, 1), "giants-board-chief")
        }
    };
    let word = desk.word(key);
    html! {
        div.gi-bid-row.now[it == now] {
            span.gi-of { (icon) " " (word) }
            @if it == now {
                span.gi-numbers data-rove {
                    @for (mv, told) in steps(it, n_max, desk) {
                        @let name = format!("{word}: {told}");
                        (desk.target(&mv, "gi-number", &name, html! { (told) }))
                    }
                }
            } @else if it < now {
                b { (n) }
            } @else {
                span.gi-later { "–" }
            }
        }
    }
}

/// The possible answers, in words.
fn steps(it: BidStep, n_max: u8, desk: &Desk<'_>) -> Vec<(Move, String)> {
    let told = |n: UpTo<6>| n.n().to_string();
    let yes_or_no = |yes: bool| desk.word(if yes { "giants-board-yes" } else { "giants-board-no" });
    let both = [false, true];
    match it {
        BidStep::Markers => {
            UpTo::all_to(n_max).map(|n| (Move::Bid(BidMove::Markers(n)), told(n))).collect()
        }
        BidStep::Workers => {
            UpTo::all_to(n_max).map(|n| (Move::Bid(BidMove::Workers(n)), told(n))).collect()
        }
        BidStep::Sorcerer => {
            both.map(|it| (Move::Bid(BidMove::Sorcerer(it)), yes_or_no(it))).to_vec()
        }
        BidStep::Chief => both.map(|it| (Move::Bid(BidMove::Chief(it)), yes_or_no(it))).to_vec(),
        BidStep::Ready => Vec::new(),
    }
}

/// What a bid could carve from the current tray (GI-2c), and what it leaves.
fn outcome(view: &View, seat: Seat, own: &Behind, bid: &Bid, desk: &Desk<'_>) -> Markup {
    let left = Behind {
        workers: own.workers.saturating_sub(bid.workers),
        sorcerer: own.sorcerer && !bid.sorcerer,
        chief: own.chief && !bid.chief,
        markers: own.markers.saturating_sub(bid.markers),
        ..*own
    };
    let carvings = carvings(view, bid);
    html! {
        span.gi-outcome {
            span.gi-head { (desk.word("giants-board-can-carve")) }
            span.gi-stats {
                @if carvings.is_empty() { span.gi-none { (desk.word("giants-board-no-statue")) } }
                @for (size, carver) in carvings { (carving(size, carver, seat)) }
            }
        }
        span.gi-outcome.gi-left {
            span.gi-head { (desk.word("giants-board-left")) }
            span.gi-stats { (stock::tribe(&left, seat, desk)) }
        }
    }
}

fn carvings(view: &View, bid: &Bid) -> Vec<(Size, Carver)> {
    let n_hands = bid.workers + u8::from(bid.sorcerer);
    let mut carvings = Vec::new();
    for size in Size::ALL.into_iter().filter(|it| view.shown.tray[it.idx()] > 0) {
        if size.n() <= n_hands {
            carvings.push((size, Carver::Workers));
        }
        if bid.chief {
            carvings.push((size, Carver::Chief));
        }
    }
    carvings
}

fn carving(size: Size, carver: Carver, seat: Seat) -> Markup {
    let (role, n) = match carver {
        Carver::Workers => (Role::Worker, size.n()),
        Carver::Chief => (Role::Chief, 1),
    };
    html! {
        span.gi-can data-carve=(Move::Carve(CarveMove::Statue(size, carver))) {
            (figures::piece(Kind::Statue(size), None, 1)) (figures::man(role, seat, n))
        }
    }
}
