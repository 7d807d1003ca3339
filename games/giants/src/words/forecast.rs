//! What a move would do, worked out from a view.

use giants_rules::{Force, Helpers, Hex, Phase, Placed, SiteNo, Size, View, helper_sets};
use rules_core::Seat;

/// Who gets how many points for help.
pub(super) type Gains = Vec<(Seat, u8)>;

/// What a step onto a hex costs.
pub(super) enum Price {
    /// Nobody gets anything.
    Free,
    /// These seats get points, and there is nothing to choose.
    Fixed(Gains),
    /// Somebody gets at least this many points; who it is gets chosen next.
    Choice(u8),
}

pub(super) fn price(view: &View, hex: Hex) -> Price {
    let Some(carry) = view.phase.carry() else { return Price::Free };
    let weight = carry.piece.kind().weight();
    match helper_sets(view, carry.seat, weight, hex)[..] {
        [] | [Helpers::None] => Price::Free,
        [only] => Price::Fixed(gains(only.points(weight))),
        [..] => {
            let force = view.shown.land.force(hex, carry.seat);
            Price::Choice(force.price(weight).unwrap_or(0))
        }
    }
}

/// Who gets points when this seat's worker or sorcerer is the next to help:
/// that seat, and those who must help then because nobody else is left.
pub(super) fn helped(view: &View, seat: Seat) -> Gains {
    let Phase::Help { carry, hex, n_left, helper, n_taken } = view.phase else {
        return vec![(seat, 1)];
    };
    let mut idle = view.shown.land.force(hex, carry.seat).hands;
    idle[helper.idx()] = idle[helper.idx()].saturating_sub(n_taken);
    idle[..seat.idx()].fill(0);
    idle[seat.idx()] = idle[seat.idx()].saturating_sub(1);
    let mut n_left = n_left.saturating_sub(1);
    let n_seats = idle.iter().filter(|n| **n > 0).count();
    let mut points = [0; 5];
    points[seat.idx()] = 1;
    if n_seats <= 1 || idle.iter().sum::<u8>() <= n_left {
        for (points, n) in points.iter_mut().zip(idle) {
            let n = n.min(n_left);
            *points += n;
            n_left -= n;
        }
    }
    gains(points)
}

/// What another seat's chief gets for doing it alone.
pub(super) fn helped_by_chief(view: &View, seat: Seat) -> Gains {
    let weight = view.phase.carry().map_or(Size::Small, |it| it.piece.kind().weight());
    gains(Helpers::Chief(seat).points(weight))
}

fn gains(points: [u8; 5]) -> Gains {
    let seats = (0..).map(Seat);
    seats.zip(points).filter(|(_, n)| *n > 0).collect()
}

/// The largest statue that can be moved onto a hex, before and after somebody
/// is placed there.
pub(super) fn strength(view: &View, seat: Seat, who: Placed, hex: Hex) -> (u8, u8) {
    let mut force = view.shown.land.force(hex, seat);
    let before = carried(&force);
    match who {
        Placed::Worker | Placed::Sorcerer | Placed::Neutral => force.free += 1,
        // It may already stand there.
        Placed::NeutralFrom(from) => force.free += u8::from(from != hex),
        Placed::Chief | Placed::Breaker => force.has_chief = true,
    }
    (before, carried(&force))
}

/// The same before and after logs are laid.
pub(super) fn strength_with_logs(view: &View, seat: Seat, hex: Hex, n: u8) -> (u8, u8) {
    let mut force = view.shown.land.force(hex, seat);
    let before = carried(&force);
    force.logs += n;
    (before, carried(&force))
}

fn carried(force: &Force) -> u8 {
    Size::ALL.iter().filter(|size| force.price(**size).is_some()).count() as u8
}

/// The value of a site, and what the statue in hand is worth there.
pub(super) fn erected(view: &View, site: SiteNo) -> (u8, u8) {
    let value = view.board.sites().get(site.idx()).map_or(0, |it| it.statue);
    let size = view.phase.carry().map_or(0, |it| it.piece.kind().weight().n());
    (value, value * size)
}

/// What a headdress is worth on a site.
pub(super) fn crowned(view: &View, site: SiteNo) -> u8 {
    view.board.sites().get(site.idx()).map_or(0, |it| it.headdress)
}
