//! The web app: tables that live on the network, their seats, pages and
//! live updates.

pub mod assets;
pub mod hall;
pub mod metrics;
pub mod pages;
pub mod world;
