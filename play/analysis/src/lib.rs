//! Analyses a game: what each decision cost, and how much was luck.
//!
//! There are two separate estimates. The value of a choice is estimated by the
//! strongest bot from what the seat could see at the time, so that nobody is blamed
//! for what nobody could know. The value of a state for each seat is estimated with
//! all secrets known, so that a good card is luck from the moment it is dealt.
//!
//! Everything depends only on the record and the [`Settings`]: the same ones give
//! the same analysis on every machine and with any number of threads. The estimates
//! and their noise are described in `docs/analysis.md`.

mod settings;
mod report;
mod judge;
mod sum;
mod run;

pub use crate::{
    report::{
        Analysis, Change, Considered, FORMAT, Grade, Judged, JudgedChoice, Outlook, SeatReport,
    },
    run::analyse,
    settings::Settings,
};
