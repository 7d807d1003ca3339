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
    /// Sends somebody's chat message.
    Say(Say, oneshot::Sender<Result<Done, TableError>>),
    /// Lets a bot make its next move, at a table where bots wait for that.
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
    /// Whether the server itself has authorised it.
    pub(super) is_trusted: bool,
}

/// A chat message that somebody wants to send.
#[derive(Debug)]
pub(super) struct Say {
    pub(super) actor: Actor,
    pub(super) name: String,
    pub(super) text: String,
    pub(super) request: Option<Request>,
}
