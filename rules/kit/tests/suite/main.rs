//! Everything that is tested about the kit, in one binary.

mod saboteurs;
mod playthrough;
mod auction;
