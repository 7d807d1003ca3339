//! The handlers: thin, from a request to the hall and back to a page.

mod account;
mod acts;
mod assets;
mod caller;
mod create;
mod fail;
mod fields;
mod keys;
mod lists;
mod live;
mod model;
mod past;
mod records;
mod routes;
mod settings;
mod state;
mod table;
mod upkeep;
mod visitor;

pub use self::{
    caller::Caller,
    fail::{Fail, wrong},
    routes::{Route, router, routes},
    state::{App, seal_key},
    upkeep::{health_text, metrics_text},
    visitor::Visitor,
};
