//! A game looked back at: what each choice lost, and what chance did.
//!
//! Two estimates are kept apart. What a choice was worth is told by the
//! strongest bot from what the seat saw then, so that nobody is blamed for what
//! nobody could know. What a state was worth to each seat is told with all
//! secrets known, so that a good card is luck from the moment it is dealt.
//!
//! Everything follows from the record and the [`Settings`]: the same ones give
//! the same analysis on every machine and any number of threads. The estimates
//! and their noise are described in `docs/analysis.md`.

mod settings;
mod report;
mod judge;
mod sum;
mod run;

pub use crate::{
    report::{Analysis, Change, Choice, Considered, FORMAT, Grade, Judged, Outlook, SeatReport},
    run::analyse,
    settings::Settings,
};
