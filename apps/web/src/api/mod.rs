//! Everything a page can do, for programs: JSON under `/api/v1`.
//!
//! One list, [`endpoints`], says what there is. The router, the checks of what
//! is sent and the OpenAPI document are all made from it, so that they can't
//! differ: what is sent and what is answered are types, and the document is made
//! from the types of the very functions that the router calls. What is done goes
//! through the same functions as forms do.

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

/// Where all of it begins.
pub const BASE: &str = "/api/v1";

/// Returns the routes for programs.
pub(crate) fn routes() -> Vec<Route> {
    endpoints().into_iter().map(Endpoint::into_route).collect()
}
