//! Between the socket and the handlers: connections, headers, limits.

mod accept;
mod guard;
mod headers;
mod limit;
mod peer;
mod streams;

pub use self::{
    accept::{Door, serve},
    guard::guard,
    headers::{CSP, set_headers},
    limit::{Limits, Refused, Rule},
    peer::{ClientIp, Peer},
    streams::{StreamGuard, Streams},
};
