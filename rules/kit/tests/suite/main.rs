//! All tests of the kit, in one binary.

mod saboteurs;
mod playthrough;
mod auction;
