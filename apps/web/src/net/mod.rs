//! Between the socket and the handlers: connections, headers, limits.

mod accept;
mod headers;
mod limit;
mod peer;
mod streams;

pub use self::{
    accept::{Door, serve},
    headers::{CSP, set_headers},
    limit::{Limits, Refused, Rule},
    peer::{ClientIp, Peer},
    streams::{StreamGuard, Streams},
};
