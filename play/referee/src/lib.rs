//! One table: its seats, its record, chance, undo and the bots' turns.
//!
//! A [`Table`] does no I/O, reads no clock and makes no entropy: the caller passes all of that in,
//! and stores what comes out before telling anyone. It names no game. Everything in it follows from
//! the record and from the little that a record can't hold ([`Aside`]): [`Table::from_record`]
//! gives the same table on any machine.
//!
//! Every move comes through one door, [`Table::play`]. What is refused changes
//! nothing and has a stable code.
//!
//! # Panics
//!
//! A table trusts the rules of its game. Should they panic, nothing else is
//! harmed: no table shares anything with another. Whoever runs many tables
//! catches the panic around the call (`std::panic::catch_unwind`), drops the
//! table, which may be half-changed, and restores it from the stored record,
//! which is also a ready-made test case.
//!
//! ```
//! use bots::Strength;
//! use record::{Name, TableName, fair::{Entropy, RevealedSeed}};
//! use referee::{Chance, Table, Time};
//! use rules_core::Seat;
//!
//! let start = catalog::games().last().expect("a game").setup(2, [])?;
//! let chance = Chance::Fixed(RevealedSeed([7; 32]));
//! let mut table = Table::open(start, TableName::new("example")?, chance, Time(0))?;
//! table.sit(Seat(0), Name::new("Anna")?, Entropy::default())?;
//! table.sit_bot(Seat(1), Strength::Easy, Entropy::default())?;
//! table.start(Time(1_000))?;
//!
//! let version = table.version(Seat(0));
//! let pass = table.read_move("pass")?;
//! table.play(Seat(0), version, pass, Time(4_000))?;
//! assert_eq!(table.spent_ms(Seat(0)), Some(3_000));
//! while table.bot_to_move().is_some() {
//!     table.play_bot(42, Time(5_000))?;
//! }
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```

mod version;
mod occupant;
mod chance;
mod note;
mod terms;
mod error;
mod trail;
mod table;
mod past;
mod door;
mod thinker;
mod undo;
mod handover;
mod sight;
mod view;
mod asked;
mod log;
mod save;

pub use crate::{
    chance::Chance,
    door::Played,
    error::TableError,
    log::{LogItem, LogLine, SeenMove},
    note::{Note, NoteKind},
    occupant::{Absence, Occupant},
    save::{Aside, RestoreError, SeatAside},
    table::{Awaited, Made, Table},
    terms::{ClockRule, Pace, Presence},
    thinker::{Thinker, Thought},
    version::{ParseVersionError, Version},
    view::{Decision, TableView},
};

pub use record::Time;
