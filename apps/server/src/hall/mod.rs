//! The hall: tables that are being played, and what may be done there.
//!
//! It knows nothing of HTTP. The truth is in the store; what is in memory is
//! the fold of stored deeds.

mod deed;
mod clock;
mod terms;
mod sitting;

pub use self::{
    clock::{ClockRule, Clocks},
    deed::{Deed, DeedLine, Pace},
    sitting::{Denial, Sitting},
    terms::{BadTable, Luck, Terms},
};
