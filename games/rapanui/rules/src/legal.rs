//! What a seat may do.

use crate::{
    Batch, ColumnNo, HAND_SIZE, Kind, MOAI_COST, Move, Phase, RapaNui, Sort, data::OFFERING_PRICE,
    state::Tribe,
};

pub(crate) fn legal_moves(game: &RapaNui, out: &mut Vec<Move>) {
    out.clear();
    match game.phase {
        Phase::Start | Phase::Colour(_) | Phase::Columns | Phase::Refill { .. } => {}
        Phase::Buy => {
            buys(game, out);
            plays(game, out);
        }
        Phase::Play => plays(game, out),
        Phase::Offer(seat) => {
            out.extend(held(&game.tribes[seat]).map(Move::Offer));
        }
        Phase::Hide => out.extend(held(&game.tribes[game.active]).map(Move::Hide)),
        Phase::Add => out.extend(piles(game).map(Move::Add)),
        Phase::Draw { .. } => {
            let columns = ColumnNo::ALL.into_iter();
            out.extend(columns.filter(|it| game.column(*it).front().is_some()).map(Move::Draw));
        }
        Phase::Yield(_) => out.extend([Move::ChooseWood, Move::ChooseFame]),
        Phase::Substitute { .. } => {
            out.extend(piles(game).map(Move::Take));
            out.push(Move::Decline);
        }
        Phase::Over => {}
    }
}

/// RN-1: one offering card from a pile that is not empty.
fn buys(game: &RapaNui, out: &mut Vec<Move>) {
    let tribe = &game.tribes[game.active];
    let affordable = piles(game).filter(|sort| price(tribe, *sort) <= tribe.wood);
    out.extend(affordable.map(Move::Buy));
}

/// RN-2: one kind of card.
fn plays(game: &RapaNui, out: &mut Vec<Move>) {
    let Tribe { wood, ref hand, .. } = game.tribes[game.active];
    if hand[Kind::Woodcutter] > 0 {
        out.push(Move::PlayWoodcutter);
    }
    if hand[Kind::Priest] > 0 {
        out.push(Move::PlayPriest);
    }
    if hand[Kind::Moai] > 0 && wood >= MOAI_COST {
        out.push(Move::Build);
    }
    for sort in Sort::ALL {
        let n_held = hand[Kind::Gatherer(sort)];
        for batch in Batch::ALL {
            if batch.n() <= n_held && batch.cost() <= wood {
                out.push(Move::PlayGatherers(sort, batch));
            }
        }
    }
    // RN-2e: only with nothing but moai, none of which can be paid for.
    if hand[Kind::Moai] == HAND_SIZE && wood < MOAI_COST {
        out.push(Move::Return);
    }
}

/// RN-1: 5 wood, 1 less for each hunter-gatherer of the sort, never below 0.
#[inline]
pub(crate) fn price(tribe: &Tribe, sort: Sort) -> u16 {
    OFFERING_PRICE.saturating_sub(tribe.display[Kind::Gatherer(sort)]).into()
}

/// The sorts whose pile is not empty.
pub(crate) fn piles(game: &RapaNui) -> impl Iterator<Item = Sort> {
    let supply = game.supply;
    Sort::ALL.into_iter().filter(move |sort| supply[*sort] > 0)
}

/// The sorts a seat could lay on the stone.
fn held(tribe: &Tribe) -> impl Iterator<Item = Sort> {
    let offerings = tribe.offerings;
    Sort::ALL.into_iter().filter(move |sort| offerings[*sort] > 0)
}
