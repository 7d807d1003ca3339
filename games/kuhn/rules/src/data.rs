//! The numbers of the game. Those for two seats are in the paper, so they are certain.

/// The fewest seats (KU-1a).
pub(crate) const N_SEATS_MIN: u8 = 2;

/// The most seats (KU-1a). Ours: the rules would allow more.
pub(crate) const N_SEATS_MAX: u8 = 4;

/// The largest deck (KU-1a).
pub(crate) const N_CARDS_MAX: u8 = N_SEATS_MAX + 1;

/// The longest hand: everybody but the last passes, then everybody answers its bet (KU-2b).
pub(crate) const N_CHOICES_MAX: usize = 2 * N_SEATS_MAX as usize - 1;

/// The chips staked on a card (KU-3a).
pub(crate) const ANTE: i32 = 1;

/// The chips staked by a bet (KU-3a).
pub(crate) const BET: i32 = 1;
