//! The server without sockets: the hall, and the router asked in process.

mod hall;
mod fixture;
