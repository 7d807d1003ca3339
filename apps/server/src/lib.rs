//! The web app: tables that live on the network, their seats, pages and
//! live updates.
//!
//! [`hall`] is the tables and knows no HTTP; [`people`] is who somebody is;
//! [`net`] stands between the socket and the handlers in [`web`]; [`pages`] is
//! what people see, [`api`] what programs see; a [`Server`] puts it all together.

pub mod api;
pub mod assets;
pub mod config;
pub mod hall;
pub mod metrics;
pub mod net;
pub mod pages;
pub mod people;
mod run;
pub mod web;
pub mod world;

pub use crate::run::{Server, signalled};
