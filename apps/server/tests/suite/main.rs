//! The server without sockets: the hall, and the router asked in process.

mod browser;
mod fixture;
mod hall;
mod pages;
