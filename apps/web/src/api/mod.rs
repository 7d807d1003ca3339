//! Everything a page can do, for programs: JSON under `/api/v1`.
//!
//! One list, [`endpoints`], has all endpoints. The router, the checks of requests and the OpenAPI
//! document are all made from it, so they can't differ: requests and answers are types, and the
//! document is made from the types of the very handlers that the router calls. Everything is done
//! by the same functions that forms use.

mod values;
mod read;
mod sent;
mod answers;
mod answer;
mod endpoint;
mod list;
mod openapi;
mod show;
mod plan;
mod tables;
mod play;
mod records;
mod people;
mod stream;

pub use self::{
    endpoint::{Body, Endpoint, Scope},
    list::{document, endpoints},
};
use crate::handlers::Route;

/// The base of all paths.
pub const BASE: &str = "/api/v1";

/// Returns the routes of the API.
pub(crate) fn routes() -> Vec<Route> {
    endpoints().into_iter().map(Endpoint::into_route).collect()
}
