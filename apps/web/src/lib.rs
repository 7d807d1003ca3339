//! The web app: sockets, routes, sessions, limits, live streams and the API.
//!
//! [`people`] is about guests, accounts and sessions; [`net`] stands between the
//! socket and the handlers; [`cache`] keeps what was rendered; [`handlers`] answer
//! people and [`api`] answers programs; a [`Server`] puts everything together. The
//! tables are in the crate `tables`, and what people see is in the crate `pages`.

pub mod config;
pub mod metrics;
pub mod net;
pub mod people;
pub mod cache;
pub mod handlers;
pub mod api;
mod guard;
mod routes;
mod run;

pub use crate::{
    handlers::{App, Route},
    routes::{router, routes},
    run::{Server, signalled},
};
