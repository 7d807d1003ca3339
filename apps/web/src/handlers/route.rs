//! Routes, and how much may be sent to them.

use axum::{http::Method, routing::MethodRouter};

use super::App;

/// The largest form, in bytes.
pub(crate) const BODY_MAX: usize = 64 * 1024;

/// The largest record, in bytes.
pub(crate) const RECORD_MAX: usize = 256 * 1024;

/// A route: a method and a path with their handler.
#[derive(Clone, Debug)]
pub struct Route {
    /// The method.
    pub method: Method,
    /// The path, in the notation of the router.
    pub path: &'static str,
    pub(crate) handler: MethodRouter<App>,
}
