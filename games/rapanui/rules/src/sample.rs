//! A full state imagined from a view: what a bot thinks with.

use rules_core::{Dice, Seat};

use crate::{
    BySort, RapaNui, Sort, View,
    state::{Hidden, Stone, Tribe},
};

/// Fills in the cards that were laid face down; everything else is known to
/// someone who forgets nothing (RN-O9).
pub(crate) fn sample(view: &View, dice: &mut Dice) -> RapaNui {
    let View { shown, known, .. } = view;
    let mut stone =
        Stone { face_up: known.face_up, hidden: Default::default(), top: shown.stone.top };
    for card in &known.hidden {
        let sort = card.sort.unwrap_or_else(|| {
            let laid = stone.hidden_by(card.seat);
            imagine(&laid, &card.at_most, dice)
        });
        stone.hidden.push(Hidden { seat: card.seat, sort, at_most: card.at_most });
    }
    let tribes = shown.tribes.map(|seat, tribe| Tribe {
        colour: tribe.colour,
        wood: tribe.wood,
        fame: tribe.fame,
        hand: known.hands[seat],
        display: tribe.display,
        offerings: offerings(&known.ledgers[seat], &stone, seat),
    });
    RapaNui {
        options: view.options,
        phase: view.phase,
        start: view.start,
        active: view.active,
        tribes,
        columns: shown.columns,
        deck: known.deck,
        supply: shown.supply,
        stone,
        n_returned: shown.n_returned,
    }
}

/// Picks a sort for the next card laid face down, as if at random out of those
/// the seat may have held.
///
/// The bounds never shrink from one card of a seat to its next, so that no
/// choice here leaves a later card without one.
fn imagine(laid: &BySort, at_most: &BySort, dice: &mut Dice) -> Sort {
    let room = |sort: Sort| u32::from(at_most[sort].saturating_sub(laid[sort]));
    let mut point = dice.below(Sort::ALL.into_iter().map(room).sum());
    for sort in Sort::ALL {
        if point < room(sort) {
            return sort;
        }
        point -= room(sort);
    }
    unreachable!("the point is below the room of all sorts")
}

fn offerings(ledger: &BySort, stone: &Stone, seat: Seat) -> BySort {
    let mut offerings = *ledger;
    for (sort, n) in stone.hidden_by(seat).iter() {
        offerings[sort] -= n;
    }
    offerings
}
