//! What a table can be asked to do.

use referee::TableError;
use store::Who;
use tokio::sync::oneshot;

use crate::{
    actor::Actor,
    event::Event,
    request::{Done, Request},
};

/// What a table is asked to do.
#[derive(Debug)]
pub(super) enum Command {
    /// Applies an event for somebody.
    Act(Box<Act>, oneshot::Sender<Result<Done, TableError>>),
    /// Says something for somebody.
    Say(Say, oneshot::Sender<Result<Done, TableError>>),
    /// Lets a bot move that waits for somebody to say so.
    Step(Actor, oneshot::Sender<Result<Done, TableError>>),
    /// Somebody looks at the table.
    Seen(Who),
    /// Somebody follows the table from now on.
    Enter(Who),
    /// Somebody no longer follows it.
    Exit(Who),
}

/// An event that somebody asks for.
#[derive(Debug)]
pub(super) struct Act {
    pub(super) actor: Actor,
    pub(super) event: Event,
    pub(super) request: Option<Request>,
    /// Whether the server itself vouches for it.
    pub(super) is_trusted: bool,
}

/// What somebody wants to say.
#[derive(Debug)]
pub(super) struct Say {
    pub(super) actor: Actor,
    pub(super) name: String,
    pub(super) text: String,
    pub(super) request: Option<Request>,
}
