//! Tests of the app as people use it: with a real server and a real browser.
//!
//! A [`Site`] is the program `ahu serve` with its own data folder; a [`Browser`] is one
//! person's window of a headless Chromium, with its own cookies. All trials of a process share
//! that Chromium. The trials themselves are in `tests/`.

mod site;
mod chromium;
mod browser;
mod element;
mod key;
mod player;
mod hand;
mod text;
mod wait;

pub use crate::{
    browser::{Browser, Screen},
    element::Element,
    hand::{Hand, Target},
    key::Key,
    player::Pick,
    site::Site,
    wait::soon,
};

/// Returns whether everything is tested, as with `cargo xtask test --full`.
pub fn is_full() -> bool {
    std::env::var_os("AHU_TRIALS").is_some_and(|it| it == "full")
}
