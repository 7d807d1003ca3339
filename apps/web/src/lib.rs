//! The web app: sockets, routes, sessions, limits, live streams and the API.
//!
//! [`people`] is who somebody is; [`net`] stands between the socket and the
//! handlers; [`cache`] keeps what was rendered; [`handlers`] answer people and
//! [`api`] answers programs; a [`Server`] puts it all together. The tables
//! themselves are in the crate `tables`, what people see in the crate `pages`.

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
