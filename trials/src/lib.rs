//! The app as people meet it: a real server, real browsers.
//!
//! A [`Site`] is the program `ahu serve` on a folder of its own; a [`Browser`]
//! is one person's window of a headless Chromium, with a cookie jar of its own. All trials of a
//! process share that Chromium. The trials themselves are in `tests/`.

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

/// Returns whether everything is tried, as `cargo xtask test --full` asks for.
pub fn is_full() -> bool {
    std::env::var_os("AHU_TRIALS").is_some_and(|it| it == "full")
}
