//! A whole state as text that a person can read and write.
//!
//! ```text
//! giants
//! seats: 3
//! options: screens closed
//! round: 4
//! start: b
//! phase: transport a
//! cut: E3, F2                              forests whose tile is turned over
//! seat a: help 12, tablet 2
//!   behind: worker, marker 2, log 3
//!   front: marker, chief, statue-2
//! hex F6: a worker 2, b sorcerer, log
//! piece: statue-1 at F6, marked a
//! site 17: b, statue-3, headdress          a pedestal, face down under a statue
//! site 20: a                               reserved
//! ```
//!
//! After `giants` and `seats` all lines may be left out, and come in any order;
//! `behind`, `front`, `bid` and `idle` belong to the seat above them. Whatever
//! is nowhere else lies in its supply, workers and markers in the bag,
//! sorcerers, chiefs and pedestals behind the screen. Other lines: `board`
//! with a key, or followed by its text, each line after `|`; `tray: statue-1 2`;
//! `order: b, a, c` while statues are carved; `hand: statue-2 at I4, put, now
//! H4` and `route: I4, H4` for the piece being moved.

mod read;
mod write;

pub(crate) use self::{read::read, write::write};
