//! A whole state as text that a person can read and write.
//!
//! ```text
//! entdecker
//! seats: 2
//! phase: sail
//! voyage: ship c1, left 1, reached
//! #  a    b    c    d
//! 1: .    B2   C2   .         a kind, how many quarter turns clockwise
//! 2: A    E1u  .              then s p u f r t for its event,
//! 3: .    F*                  or * for a tile of the reserve
//! stacks: 17 17? 16 17 17
//! seat a: gold 4, islands 7, ruins 1, chips 1:2 4:1
//!   units: scout b1s, fort b2e
//! ```
//!
//! Lines may be left out: `first`, `active` (seat a), `round` (2), `phase` (start),
//! `voyage`, `hand`, `options`, the rows of the chart, `unseen` (all tiles that lie
//! nowhere else), `stacks` (as equal as they can be), `seat` (4 gold) and `units`.
//! Tiles that are neither on the chart, in hand nor unseen have left the game. A
//! custom tile set follows the line `tiles:`, each of its lines after a `|`.

mod read;
mod write;

pub(crate) use self::{read::read, write::write};
