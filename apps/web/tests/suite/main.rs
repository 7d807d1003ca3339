//! The server without sockets: requests to the router within the process.

mod api;
mod away;
mod bids;
mod browser;
mod closed;
mod events;
mod fixture;
mod follower;
mod hint;
mod leak;
mod live;
mod old;
mod pages;
mod patches;
mod pictures;
mod requests;
mod roles;
mod sessions;
mod upload;
mod writing;
