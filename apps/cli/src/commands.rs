//! The commands: one file each, in the order in which the help lists them.

pub(crate) mod serve;
pub(crate) mod play;
pub(crate) mod sim;
pub(crate) mod arena;
pub(crate) mod train;
pub(crate) mod replay;
pub(crate) mod show;
pub(crate) mod analyse;
pub(crate) mod verify;
pub(crate) mod convert;
pub(crate) mod count;
pub(crate) mod bench;
pub(crate) mod games;
pub(crate) mod completions;
pub(crate) mod menu;
pub(crate) mod backup;
pub(crate) mod restore;
pub(crate) mod admin;
