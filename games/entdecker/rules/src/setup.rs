//! The table before the first chance move.

use rules_core::{Config, OptionError, PerSeat, Seat};

use crate::{
    Chart, Entdecker, Explorer, Options, Phase, StackNo, Stacks, Tiles, Voyage, data::GOLD_START,
};

/// The seats Entdecker is made for.
pub(crate) const N_SEATS_MIN: u8 = 2;
pub(crate) const N_SEATS_MAX: u8 = 4;

pub(crate) fn setup(config: &Config<Options>) -> Result<Entdecker, OptionError> {
    let tiles = Tiles::read(&config.options.tiles)
        .map_err(|it| OptionError::Text { key: "tiles", error: it.into() })?;
    let n_seats = config.n_seats;
    if !(N_SEATS_MIN..=N_SEATS_MAX).contains(&n_seats) {
        return Err(OptionError::Seats { n_seats, min: N_SEATS_MIN, max: N_SEATS_MAX });
    }
    // EN-S2: all units at hand.
    let explorer = Explorer { gold: GOLD_START, ..Explorer::default() };
    Ok(Entdecker {
        frame: config.options.frame,
        phase: Phase::Back(StackNo::ALL[0]),
        round: 0,
        first: Seat(0),
        active: Seat(0),
        explorers: PerSeat::new(n_seats, explorer),
        chart: Chart::new(),
        stacks: Stacks::new(&tiles),
        hand: None,
        n_lost: 0,
        voyage: Voyage::default(),
        chips: tiles.chips(),
        tiles,
    })
}
