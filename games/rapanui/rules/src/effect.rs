//! What a viewer sees a move do.

use rules_core::Seat;
use serde::Serialize;

use crate::{ColumnNo, Kind, Move, Phase, Sighting, Sort, View, score::yields_of};

/// Something that changed on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// A seat paid wood.
    Pays {
        /// Who.
        seat: Seat,
        /// Its wood before.
        from: u16,
        /// Its wood after.
        to: u16,
    },
    /// A card was taken from a column.
    Takes {
        /// Who.
        seat: Seat,
        /// Which card.
        kind: Kind,
        /// From where.
        column: ColumnNo,
    },
    /// A column is empty and will be refilled.
    Refills {
        /// Which one.
        column: ColumnNo,
    },
    /// A kind scores for everybody.
    Scores {
        /// Which one.
        kind: Kind,
    },
    /// A seat gains something by scoring.
    Gains {
        /// Who.
        seat: Seat,
        /// What.
        good: Good,
        /// How much of it is for its cards.
        basic: u8,
        /// How much of it for having more than everyone else.
        bonus: u8,
        /// How much it had before; of offerings, all sorts together.
        from: u16,
        /// How much it has now.
        to: u16,
    },
    /// A card that lay face down on the stone is turned up at the end.
    Reveals {
        /// Who laid it.
        seat: Seat,
        /// What it is.
        sort: Sort,
    },
    /// The game is over.
    Ends,
}

/// What can be gained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Good {
    /// Wood.
    Wood,
    /// Fame points.
    Fame,
    /// Offering cards of a sort.
    Offering(Sort),
}

pub(crate) fn effects(before: &View, seen: &Sighting, after: &View) -> Vec<Effect> {
    let mut out = Vec::new();
    let active = before.active;
    let wood = |view: &View| view.shown.tribes[active].wood;
    match seen.mv() {
        Some(
            Move::Buy(_)
            | Move::PlayWoodcutter
            | Move::PlayPriest
            | Move::Build
            | Move::PlayGatherers(..),
        ) => {
            let (from, to) = (wood(before), wood(after));
            if to < from {
                out.push(Effect::Pays { seat: active, from, to });
            }
        }
        Some(Move::Draw(column)) => {
            let front = before.shown.columns[column.idx()].front();
            let kind = front.expect("a card was taken");
            out.push(Effect::Takes { seat: active, kind, column });
            if matches!(after.phase, Phase::Refill { .. }) {
                out.push(Effect::Refills { column });
            }
            scoring(before, after, column, &mut out);
        }
        Some(Move::Deal(_)) => {
            if let Phase::Refill { column, .. } = before.phase {
                scoring(before, after, column, &mut out);
            }
        }
        Some(Move::ChooseWood) => chosen(before, after, Good::Wood, &mut out),
        Some(Move::ChooseFame) => chosen(before, after, Good::Fame, &mut out),
        Some(Move::Take(sort)) => {
            if let Phase::Substitute { seat, .. } = before.phase {
                gain(before, after, seat, Good::Offering(sort), (1, 0), &mut out);
            }
        }
        Some(
            Move::Start(_)
            | Move::Colour(_)
            | Move::Return
            | Move::Offer(_)
            | Move::Hide(_)
            | Move::Add(_)
            | Move::Decline,
        )
        | None => {}
    }
    if after.phase == Phase::Over && before.phase != Phase::Over {
        out.push(Effect::Ends);
    }
    if let Sighting::Ends(_, sorts) = seen {
        let cards = before.known.hidden.iter().zip(sorts);
        out.extend(cards.map(|(card, sort)| Effect::Reveals { seat: card.seat, sort: *sort }));
    }
    out
}

/// The scoring that a draw or the last card of a refill sets off.
fn scoring(before: &View, after: &View, column: ColumnNo, out: &mut Vec<Effect>) {
    let n_left = match before.phase {
        Phase::Draw { n_left } => n_left - 1,
        Phase::Refill { n_left, .. } => n_left,
        _ => return,
    };
    let is_scored = n_left == 0 && !matches!(after.phase, Phase::Refill { .. } | Phase::Over);
    if !is_scored {
        return;
    }
    let kind = after.shown.columns[column.idx()].front().expect("the card uncovered last");
    out.push(Effect::Scores { kind });
    let good = match kind {
        Kind::Woodcutter => Good::Wood,
        Kind::Priest => Good::Fame,
        // Everyone chooses first.
        Kind::Moai => return,
        Kind::Gatherer(sort) => Good::Offering(sort),
    };
    let tribes = &after.shown.tribes;
    let yields = yields_of(&tribes.map(|_, tribe| tribe.display[kind]), kind);
    for seat in before.active.clockwise(tribes.n_seats()) {
        let parts = (yields[seat].basic, yields[seat].bonus);
        gain(before, after, seat, good, parts, out);
    }
}

fn chosen(before: &View, after: &View, good: Good, out: &mut Vec<Effect>) {
    if let Phase::Yield(seat) = before.phase {
        let n_moai = after.shown.tribes.map(|_, tribe| tribe.display[Kind::Moai]);
        let it = yields_of(&n_moai, Kind::Moai)[seat];
        gain(before, after, seat, good, (it.basic, it.bonus), out);
    }
}

/// Notes what a seat really got: if a pile had fewer cards than were due, the bonus
/// is lost first.
fn gain(
    before: &View,
    after: &View,
    seat: Seat,
    good: Good,
    (basic, bonus): (u8, u8),
    out: &mut Vec<Effect>,
) {
    let amount = |view: &View| {
        let tribe = &view.shown.tribes[seat];
        match good {
            Good::Wood => tribe.wood,
            Good::Fame => tribe.fame,
            Good::Offering(_) => u16::from(tribe.n_offerings),
        }
    };
    let (from, to) = (amount(before), amount(after));
    let gained = to.saturating_sub(from) as u8;
    if gained > 0 {
        let basic = basic.min(gained);
        let bonus = bonus.min(gained - basic);
        out.push(Effect::Gains { seat, good, basic, bonus, from, to });
    }
}
