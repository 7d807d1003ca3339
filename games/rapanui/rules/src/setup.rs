//! The table before the first chance move.

use rules_core::{Config, OptionError, PerSeat, Seat};

use crate::{
    BySort, Colour, Kind, Options, Phase, RapaNui, Sort,
    data::{DECK, OFFERINGS, START_WOOD, lacking},
    state::{Stone, Tribe},
};

/// The seats Rapa Nui is made for.
pub(crate) const N_SEATS_MIN: u8 = 2;
pub(crate) const N_SEATS_MAX: u8 = 4;

pub(crate) fn setup(config: &Config<Options>) -> Result<RapaNui, OptionError> {
    let n_seats = config.n_seats;
    if !(N_SEATS_MIN..=N_SEATS_MAX).contains(&n_seats) {
        return Err(OptionError::Seats { n_seats, min: N_SEATS_MIN, max: N_SEATS_MAX });
    }
    let mut supply = OFFERINGS;
    for sort in Sort::ALL {
        supply[sort] -= n_seats;
    }
    // RN-S4: one offering card of each sort.
    let tribe = Tribe { offerings: BySort::new([1; 4]), ..Tribe::default() };
    Ok(RapaNui {
        options: config.options,
        phase: Phase::Start,
        start: Seat(0),
        active: Seat(0),
        tribes: PerSeat::new(n_seats, tribe),
        columns: Default::default(),
        deck: DECK,
        supply,
        stone: Stone::default(),
        n_returned: 0,
    })
}

/// RN-S5: wood by distance from the start seat.
pub(crate) fn give_start_wood(game: &mut RapaNui) {
    for (seat, wood) in game.start.clockwise(game.n_seats()).zip(START_WOOD) {
        game.tribes[seat].wood = wood;
    }
}

/// RN-S1, RN-S2: the start cards of a colour.
pub(crate) fn give_start_cards(tribe: &mut Tribe, colour: Colour) {
    tribe.colour = Some(colour);
    tribe.display[Kind::Woodcutter] += 1;
    for sort in Sort::ALL.into_iter().filter(|sort| *sort != lacking(colour)) {
        tribe.hand[Kind::Gatherer(sort)] += 1;
    }
}
