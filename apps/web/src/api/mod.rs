//! Everything a page can do, for programs: JSON under `/api/v1`.
//!
//! One list, [`endpoints`], says what there is. The router, the checks of what
//! is sent and the OpenAPI document are all made from it, so that they can't
//! differ. What is done goes through the same functions as forms do.

mod field;
mod endpoint;
mod list;
mod openapi;
mod schemas;
mod show;
mod tables;
mod play;
mod records;
mod people;
mod stream;

pub use self::{
    endpoint::{Body, Content, Endpoint, Scope},
    field::{Field, Kind},
    list::{document, endpoints},
};
use crate::handlers::Route;

/// Where all of it begins.
pub const BASE: &str = "/api/v1";

/// Returns the routes for programs.
pub(crate) fn routes() -> Vec<Route> {
    endpoints().into_iter().map(Endpoint::into_route).collect()
}
