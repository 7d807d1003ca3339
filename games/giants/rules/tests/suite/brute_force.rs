//! Helpers, reach and steps, compared with plain enumeration on random tables.
//!
//! The enumeration follows the text of the rules and shares no code with the
//! game but the view.

mod used;
mod random_table;
mod ways;
