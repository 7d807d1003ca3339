//! What a kind brings, whose turn it is, and the final score.

use rules_core::{PerSeat, Rate, Standing, Term, Terms, TieBreaks, Turn};

use crate::{
    BySort, Kind, Phase, RapaNui, Sort,
    data::{BONUS_MIN, MOAI_POINTS, WOOD_PER_POINT},
    state::Tribe,
};

/// What a seat gets when a kind scores.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Yield {
    /// For its cards.
    pub(crate) basic: u8,
    /// For having more than everyone else.
    pub(crate) bonus: u8,
}

impl Yield {
    #[inline]
    pub(crate) fn total(self) -> u16 {
        u16::from(self.basic + self.bonus)
    }
}

/// RN-5a to RN-5d: what each seat gets when `kind` scores.
pub(crate) fn yields(tribes: &PerSeat<Tribe, 4>, kind: Kind) -> PerSeat<Yield, 4> {
    yields_of(&tribes.map(|_, tribe| tribe.display[kind]), kind)
}

/// The same, given how many cards of the kind each seat has.
pub(crate) fn yields_of(n_cards: &PerSeat<u8, 4>, kind: Kind) -> PerSeat<Yield, 4> {
    let most = n_cards.values().iter().copied().max().unwrap_or(0);
    let n_leaders = n_cards.values().iter().filter(|n| **n == most).count();
    n_cards.map(|_, n| {
        let basic = match kind {
            Kind::Woodcutter | Kind::Priest | Kind::Moai => *n,
            Kind::Gatherer(_) => (*n).min(1),
        };
        let is_bonus = *n == most && n_leaders == 1 && most >= BONUS_MIN;
        Yield { basic, bonus: u8::from(is_bonus) }
    })
}

#[inline]
pub(crate) fn turn(game: &RapaNui) -> Turn {
    match game.phase {
        Phase::Start | Phase::Colour(_) | Phase::Columns | Phase::Refill { .. } => Turn::Chance,
        Phase::Buy | Phase::Play | Phase::Hide | Phase::Add | Phase::Draw { .. } => {
            Turn::Seat(game.active)
        }
        Phase::Offer(seat) | Phase::Yield(seat) | Phase::Substitute { seat, .. } => {
            Turn::Seat(seat)
        }
        Phase::Over => Turn::Over(standing(game)),
    }
}

/// RN-7a and RN-7d.
fn standing(game: &RapaNui) -> Standing {
    let values = offering_values(&game.stone.counts());
    Standing::new(game.n_seats(), |seat| {
        let tribe = &game.tribes[seat];
        let n_moai = i32::from(tribe.display[Kind::Moai]);
        let wood = i32::from(tribe.wood);
        let mut terms = Terms::new();
        terms.push(Term::new("fame", tribe.fame.into(), Rate::Points));
        terms.push(Term::new("moai", n_moai, Rate::Each(MOAI_POINTS)));
        terms.push(Term::new("wood", wood, Rate::Per(WOOD_PER_POINT)));
        for (sort, n) in tribe.offerings.iter() {
            terms.push(Term::new(sort.key(), n.into(), Rate::Each(values[sort].into())));
        }
        let mut tie_breaks = TieBreaks::new();
        tie_breaks.push(Term::new("moai", n_moai, Rate::Points));
        tie_breaks.push(Term::new("wood", wood, Rate::Points));
        (terms, tie_breaks)
    })
}

/// Returns what an offering card of each sort is worth, given how many of each
/// sort lie on the stone.
///
/// RN-7b: the value is 3 less the number of different counts above. RN-7c: a
/// bare stone makes all of them worthless.
pub fn offering_values(stone: &BySort) -> BySort {
    let mut values = BySort::default();
    if stone.total() == 0 {
        return values;
    }
    for (sort, n) in stone.iter() {
        let is_first_of_its_count = |other: Sort| {
            Sort::ALL.into_iter().find(|it| stone[*it] == stone[other]) == Some(other)
        };
        let n_above =
            Sort::ALL.into_iter().filter(|it| n < stone[*it] && is_first_of_its_count(*it)).count();
        values[sort] = 3 - n_above as u8;
    }
    values
}
