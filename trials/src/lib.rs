//! The app as people meet it: a real server, real browsers.
//!
//! A [`Site`] is the program `ahu serve` on a folder of its own; a [`Browser`]
//! is one person's headless Chromium with a cookie jar of its own. The trials
//! themselves are in `tests/`.

mod site;
mod driver;
mod browser;
mod player;
mod hand;
mod text;
mod wait;

pub use crate::{
    browser::{Browser, Screen},
    hand::{Hand, Target},
    player::Pick,
    site::Site,
    wait::{eventually, soon},
};
