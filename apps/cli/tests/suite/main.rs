//! The binary as people use it.

mod runner;
mod transcripts;
mod bad_records;
mod fair_games;
mod giants;
mod arena;
mod analyse;
