//! The server without sockets: the hall, and the router asked in process.

mod api;
mod browser;
mod curtain;
mod deeds;
mod fixture;
mod hall;
mod leak;
mod live;
mod pages;
mod pictures;
mod roles;
mod sessions;
mod writing;
