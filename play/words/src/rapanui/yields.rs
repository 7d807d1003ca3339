//! What each seat would get if a kind scored.

use rapanui::{Kind, View};
use rules_core::{PerSeat, Seat};

/// What each seat would get if a kind scored now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Yields {
    /// For its cards.
    pub basic: PerSeat<u8, 4>,
    /// The seat that gets one more for having more than everyone else.
    pub leader: Option<Seat>,
}

impl Yields {
    /// Returns all that a seat would get.
    pub fn total(&self, seat: Seat) -> u8 {
        self.basic[seat] + u8::from(self.leader == Some(seat))
    }
}

/// Returns what each seat would get if `kind` scored now (RN-5a to RN-5d).
///
/// The forecast of the rules tells the same, but only of the kinds that lie
/// second in a column; a test compares the two.
pub fn yields(view: &View, kind: Kind) -> Yields {
    let n_cards = view.shown.tribes.map(|_, tribe| tribe.display[kind]);
    let most = n_cards.values().iter().copied().max().unwrap_or(0);
    let mut leaders = n_cards.iter().filter(|(_, n)| **n == most).map(|(seat, _)| seat);
    let leader = match (leaders.next(), leaders.next()) {
        (Some(seat), None) if 2 <= most => Some(seat),
        _ => None,
    };
    let basic = n_cards.map(|_, n| match kind {
        Kind::Woodcutter | Kind::Priest | Kind::Moai => *n,
        Kind::Gatherer(_) => (*n).min(1),
    });
    Yields { basic, leader }
}
