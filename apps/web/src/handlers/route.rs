//! What can be asked for, and how much may be sent.

use axum::{http::Method, routing::MethodRouter};

use super::App;

/// The most bytes of a form.
pub(crate) const BODY_MAX: usize = 64 * 1024;

/// The most bytes of a record.
pub(crate) const RECORD_MAX: usize = 256 * 1024;

/// A route: what can be asked for.
#[derive(Clone, Debug)]
pub struct Route {
    /// How it is asked for.
    pub method: Method,
    /// Where, as the router writes it.
    pub path: &'static str,
    pub(crate) handler: MethodRouter<App>,
}
