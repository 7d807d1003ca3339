//! The handlers: a thin layer from a request to the tables and back to a page.

mod state;
mod choices;
mod caller;
mod fail;
mod problem;
mod answer;
pub(crate) mod visitor;
pub(crate) mod fields;
pub(crate) mod route;
pub(crate) mod model;
pub(crate) mod table;
pub(crate) mod live;
pub(crate) mod create;
pub(crate) mod past;
pub(crate) mod wish;
pub(crate) mod acts;
pub(crate) mod pictures;
pub(crate) mod lists;
pub(crate) mod account;
pub(crate) mod sessions;
pub(crate) mod settings;
pub(crate) mod keys;
pub(crate) mod records;
pub(crate) mod assets;
pub(crate) mod upkeep;

pub use self::{
    answer::wrong,
    caller::Caller,
    choices::Choices,
    fail::Fail,
    route::Route,
    state::{App, seal_key},
    upkeep::{health_text, metrics_text},
    visitor::Visitor,
};
pub(crate) use self::{caller::is_api, problem::Problem};
