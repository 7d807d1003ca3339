//! Counts and values, each with its source and how sure it is.

/// The seats Giants is made for. Sure.
pub(crate) const N_SEATS_MIN: u8 = 2;
pub(crate) const N_SEATS_MAX: u8 = 5;
pub(crate) const SEATS_MAX: usize = 5;

/// Statues of each size. Source: the publisher's component list. Sure.
pub(crate) const STATUES: [u8; 3] = [17, 12, 6];

/// Headdresses, rongo half-tablets and logs. Same source. Sure.
pub(crate) const HEADDRESSES: u8 = 14;
pub(crate) const TABLETS: u8 = 30;
pub(crate) const LOGS: u8 = 27;

/// No more pieces than these can lie on the map.
pub(crate) const PIECES_MAX: usize = (STATUES[0] + STATUES[1] + STATUES[2] + HEADDRESSES) as usize;

/// Workers and markers of each colour. Same source. Sure.
pub(crate) const WORKERS: u8 = 6;
pub(crate) const MARKERS: u8 = 6;

/// GI-3n: neutral workers at a table for two. Sure.
pub(crate) const NEUTRALS: u8 = WORKERS;

/// GI-T1: logs on a hex. Likely: all seats together (GI-O3).
pub(crate) const LOGS_ON_HEX_MAX: u8 = 2;

/// GI-S1: pedestals of each seat. Sure.
pub(crate) const fn n_pedestals(n_seats: u8) -> u8 {
    match n_seats {
        4 => 6,
        5 => 5,
        _ => 7,
    }
}

/// GI-S1 and GI-3n: workers and markers at the start. Sure.
pub(crate) const START_MARKERS: u8 = 2;
pub(crate) const START_WORKERS_FOR_TWO: u8 = 2;
pub(crate) const START_MARKERS_FOR_TWO: u8 = 3;

/// GI-S3: how many dice are rolled. Sure.
pub(crate) const fn n_dice(n_seats: u8) -> u8 {
    match n_seats {
        4 => 4,
        5 => 5,
        _ => 3,
    }
}

/// The faces of a die, which are sizes of statues, or 0 for none.
pub(crate) type Faces = [u8; 6];

/// Ours: the sheet says only that the values go from 0 to 3.
const WHITE: Faces = [0, 1, 1, 2, 2, 3];
const LIGHT_BROWN: Faces = [0, 1, 1, 2, 2, 3];

/// The dice in the order in which they are rolled. Sure: three white ones, the
/// light brown ones for the fourth and the fifth seat.
pub(crate) const DICE: [Faces; 5] = [WHITE, WHITE, WHITE, LIGHT_BROWN, LIGHT_BROWN];

/// GI-1a: what a face counts as in the first round. Sure.
pub(crate) const fn first_round(face: u8) -> u8 {
    match face {
        0 => 1,
        3 => 2,
        face => face,
    }
}

/// GI-3D: half-tablets that are broken. Sure.
pub(crate) const TABLETS_TO_BREAK: u8 = 2;

/// The older rule of the option `tablets-score`. Sure.
pub(crate) const TABLETS_IN_PAIR: u8 = 2;
pub(crate) const POINTS_FOR_PAIR: i32 = 3;

/// GI-O20: the last round of a game. Ours.
pub(crate) const ROUNDS: u16 = 25;

/// GI-O20: the last round of a game without a limit, far beyond what anybody
/// will play, so that every game has an end. Ours.
pub(crate) const ROUNDS_UNLIMITED: u16 = 1_000;

/// The boards that come with the game: key and text. Ours.
pub(crate) const BOARDS: [(&str, &str); 2] = [
    ("rapa-nui", include_str!("../data/rapa-nui-46.txt")),
    ("motu-iti", include_str!("../data/motu-iti-30.txt")),
];

/// No board has more.
pub(crate) const BOARD_HEXES_MAX: u32 = 64;
pub(crate) const SITES_MAX: usize = 40;
pub(crate) const SITE_VALUE_MAX: u8 = 20;
pub(crate) const BOARD_LEN_MAX: usize = 8 * 1024;
