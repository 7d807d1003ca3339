//! A whole state as text that a person can read and write.
//!
//! ```text
//! rapanui
//! seats: 2
//! phase: draw 1
//! column 1: fish, priest, moai        the front card last
//! …
//! stone: fish 2, grain; top grain
//! hidden: a grain                     laid face down by seat a
//! seat a: red, wood 4, fame 2
//!   hand: moai, priest
//!   display: woodcutter, grain 2
//!   offerings: fish, grain 3
//! ```
//!
//! Lines may be left out: `start`, `active` (seat a), `phase` (buy), `options`,
//! `stone`, `hidden`, `returned`, and also `deck` and `supply`, which are then
//! all the cards that lie nowhere else.

mod read;
mod write;

pub(crate) use self::{read::read, write::write};
