//! Everything that is tested about the referee, in one binary.

mod texts;
mod throws;
mod tables;
mod seating;
mod door;
mod chance;
mod early;
mod endless;
mod undo;
mod handover;
mod bots;
mod log;
mod sight;
mod asked;
mod save;
mod laws;
