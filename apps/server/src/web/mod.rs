//! The handlers: thin, from a request to the hall and back to a page.

pub(crate) mod account;
pub(crate) mod acts;
mod assets;
mod caller;
pub(crate) mod create;
mod fail;
pub(crate) mod fields;
pub(crate) mod keys;
mod lists;
pub(crate) mod live;
pub(crate) mod model;
pub(crate) mod past;
mod pictures;
pub(crate) mod records;
pub(crate) mod routes;
pub(crate) mod sessions;
mod settings;
mod state;
pub(crate) mod table;
mod upkeep;
pub(crate) mod visitor;

pub(crate) use self::caller::is_api;
pub use self::{
    caller::Caller,
    fail::{Fail, wrong},
    routes::{Route, router, routes},
    state::{App, seal_key},
    upkeep::{health_text, metrics_text},
    visitor::Visitor,
};
