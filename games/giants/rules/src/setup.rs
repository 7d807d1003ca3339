//! The table before the first chance move.

use rules_core::{Config, OptionError, PerSeat, Seat};

use crate::{
    Bag, Behind, Giants, HexSet, Land, Options, Phase, Pieces, Stand, StartWorkers,
    data::{
        HEADDRESSES, MARKERS, SEATS_MAX, SITES_MAX, START_MARKERS, START_MARKERS_FOR_TWO,
        START_WORKERS_FOR_TWO, STATUES, TABLETS, WORKERS, n_pedestals,
    },
    state::Tribe,
};

pub(crate) fn setup(config: &Config<Options>) -> Result<Giants, OptionError> {
    let n_seats = config.n_seats;
    let board = &config.options.board;
    let (min, max) = (board.n_seats_min(), board.n_seats_max());
    if !(min..=max).contains(&n_seats) {
        return Err(OptionError::Seats { n_seats, min, max });
    }
    Ok(Giants {
        options: config.options.clone(),
        phase: Phase::Start,
        round: 0,
        start: Seat(0),
        tribes: PerSeat::new(n_seats, tribe(&config.options, n_seats)),
        land: Land::new(n_seats),
        pieces: Pieces::default(),
        stands: [Stand::FREE; SITES_MAX],
        cut: HexSet::EMPTY,
        tray: [0; 3],
        statues: STATUES,
        headdresses: HEADDRESSES,
        tablets: TABLETS,
        order: [Seat(0); SEATS_MAX],
        route: HexSet::EMPTY,
        strong: [HexSet::EMPTY; 3],
    })
}

/// GI-S1, GI-3n: what each seat starts with.
fn tribe(options: &Options, n_seats: u8) -> Tribe {
    let (workers, markers) = match options.start_workers {
        _ if n_seats == 2 => (START_WORKERS_FOR_TWO, START_MARKERS_FOR_TWO),
        StartWorkers::One => (1, START_MARKERS),
        StartWorkers::Two => (2, START_MARKERS),
    };
    Tribe {
        behind: Behind {
            workers,
            sorcerer: true,
            chief: true,
            markers,
            logs: 0,
            pedestals: n_pedestals(n_seats),
        },
        bag: Bag { workers: WORKERS - workers, markers: MARKERS - markers },
        ..Tribe::default()
    }
}
