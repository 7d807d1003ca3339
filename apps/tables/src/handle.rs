//! The table handle: how to reach a table in memory.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError, Weak},
};

use referee::TableError;
use rules_core::Seat;
use store::{Digest, Who};
use tokio::{
    runtime::Handle,
    sync::{
        mpsc::{self, error::TrySendError},
        watch,
    },
};

use crate::{
    command::Command,
    hints::Hints,
    screen::{Reveal, Screen},
    snapshot::Snapshot,
    state::TableState,
};

/// How to reach a table in memory.
#[derive(Clone, Debug)]
pub struct TableHandle {
    pub(super) commands: mpsc::Sender<Command>,
    snapshots: watch::Receiver<Snapshot>,
    hints: Arc<Hints>,
    reveals: Arc<Mutex<HashMap<Digest, Reveal>>>,
}

impl TableHandle {
    pub(super) fn new(
        commands: mpsc::Sender<Command>,
        snapshots: watch::Receiver<Snapshot>,
    ) -> TableHandle {
        let (hints, reveals) = (Arc::default(), Arc::default());
        TableHandle { commands, snapshots, hints, reveals }
    }

    /// Returns the table as it is now.
    pub fn snapshot(&self) -> Snapshot {
        self.snapshots.borrow().clone()
    }

    /// Follows the table from now on.
    pub fn follow(&self, who: Option<Who>) -> Subscription {
        let (commands, snapshots) = (self.commands.clone(), self.snapshots.clone());
        Subscription { who, is_known: false, commands, snapshots }
    }

    /// Records that somebody is looking at the table.
    pub fn see(&self, who: &Who) {
        let _ = self.commands.try_send(Command::Seen(who.clone()));
    }

    /// Returns a token that lives as long as this table stays in memory, for caches.
    pub fn life(&self) -> Weak<Hints> {
        Arc::downgrade(&self.hints)
    }

    /// Returns the advice that seats have asked for.
    pub fn hints(&self) -> &Hints {
        &self.hints
    }

    /// Opens the curtain on a device for one turn of a seat.
    ///
    /// # Errors
    ///
    /// Refuses seats of others, and seats that do not have to choose.
    pub fn reveal(&self, device: Digest, identities: &[Who], seat: Seat) -> Result<(), TableError> {
        let state = self.snapshot().state;
        if !state.seats_of(identities).contains(&seat) {
            return Err(TableError::NotYourSeat);
        }
        let reveal = Reveal::open(&state, seat).ok_or(TableError::NotAsked)?;
        let mut reveals = self.reveals.lock().unwrap_or_else(PoisonError::into_inner);
        reveals.retain(|_, it| it.is_valid(&state));
        reveals.insert(device, reveal);
        Ok(())
    }

    /// Closes the curtain on a device.
    pub fn hide(&self, device: &Digest) {
        self.reveals.lock().unwrap_or_else(PoisonError::into_inner).remove(device);
    }

    /// Decides what a device shows.
    pub fn screen(
        &self,
        state: &TableState,
        identities: &[Who],
        device: Option<&Digest>,
    ) -> Screen {
        let reveals = self.reveals.lock().unwrap_or_else(PoisonError::into_inner);
        let reveal = device.and_then(|device| reveals.get(device).copied());
        drop(reveals);
        Screen::new(state, &state.seats_of(identities), reveal)
    }
}

/// Somebody's stream of a table's snapshots. Dropping it ends it.
#[derive(Debug)]
pub struct Subscription {
    who: Option<Who>,
    /// Whether the table knows that they are there.
    is_known: bool,
    commands: mpsc::Sender<Command>,
    snapshots: watch::Receiver<Snapshot>,
}

impl Subscription {
    /// Returns the table as it is now.
    pub fn snapshot(&mut self) -> Snapshot {
        self.snapshots.borrow_and_update().clone()
    }

    /// Lets the others at the table know that they are there.
    pub fn announce(&mut self) {
        if let Some(who) = self.who.as_ref().filter(|_| !self.is_known) {
            // If the queue is full, nothing but a heartbeat is lost.
            self.is_known = self.commands.try_send(Command::Enter(who.clone())).is_ok();
        }
    }

    /// Waits until something changes; false when the table leaves the memory.
    pub async fn changed(&mut self) -> bool {
        self.snapshots.changed().await.is_ok()
    }
}

impl Drop for Subscription {
    fn drop(&mut self) {
        let Some(who) = self.who.take().filter(|_| self.is_known) else { return };
        // Otherwise they would seem to be present for ever.
        if let Err(TrySendError::Full(exit)) = self.commands.try_send(Command::Exit(who))
            && let Ok(runtime) = Handle::try_current()
        {
            let commands = self.commands.clone();
            runtime.spawn(async move { commands.send(exit).await });
        }
    }
}
