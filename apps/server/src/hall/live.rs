//! A table that is being played, as those see it who look at it.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use referee::Time;
use rules_core::Seat;
use store::{ChatLine, Digest, Who};
use tokio::{
    runtime::Handle,
    sync::{
        mpsc::{self, error::TrySendError},
        oneshot, watch,
    },
};

use super::{
    Actor, Deed, Denial, HallError, Hints, Look, Presence, Renderings, Reveal, Scene, Shared,
    Sitting,
    logs::Logs,
    request::{Done, Request},
    task,
};

/// How many lines of chat a table keeps.
pub(super) const CHAT_LINES: u32 = 200;

/// How many requests may wait for one table.
const QUEUE: usize = 256;

/// What a table is asked to do.
#[derive(Debug)]
pub(super) enum Command {
    /// Does a deed for somebody.
    Act(Box<Act>, oneshot::Sender<Result<Done, HallError>>),
    /// Says something for somebody.
    Say(Say, oneshot::Sender<Result<Done, HallError>>),
    /// Lets a bot move that waits for somebody to say so.
    Step(Actor, oneshot::Sender<Result<Done, HallError>>),
    /// Somebody looks at the table.
    Seen(Who),
    /// Somebody follows the table from now on.
    Enter(Who),
    /// Somebody no longer follows it.
    Exit(Who),
}

/// A deed that somebody asks for.
#[derive(Debug)]
pub(super) struct Act {
    pub(super) actor: Actor,
    pub(super) deed: Deed,
    pub(super) request: Option<Request>,
    /// Whether the hall itself vouches for it.
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

/// A table that is being played.
#[derive(Clone, Debug)]
pub struct Live {
    pub(super) commands: mpsc::Sender<Command>,
    scenes: watch::Receiver<Scene>,
    logs: Arc<Logs>,
    renderings: Arc<Renderings>,
    hints: Arc<Hints>,
    reveals: Arc<Mutex<HashMap<Digest, Reveal>>>,
}

impl Live {
    pub(super) fn start(shared: Arc<Shared>, loaded: Loaded) -> Live {
        let (commands, inbox) = mpsc::channel(QUEUE);
        let scenes = task::start(shared, loaded, inbox);
        Live {
            commands,
            scenes,
            logs: Arc::default(),
            renderings: Arc::default(),
            hints: Arc::default(),
            reveals: Arc::default(),
        }
    }

    /// Returns the table as it is now.
    pub fn scene(&self) -> Scene {
        self.scenes.borrow().clone()
    }

    /// Follows the table from now on.
    pub fn follow(&self, who: Option<Who>) -> Follower {
        let (commands, scenes) = (self.commands.clone(), self.scenes.clone());
        Follower { who, is_known: false, commands, scenes }
    }

    /// Notes that somebody looks at the table.
    pub fn see(&self, who: &Who) {
        let _ = self.commands.try_send(Command::Seen(who.clone()));
    }

    /// Returns the logs.
    pub fn logs(&self) -> &Logs {
        &self.logs
    }

    /// Returns what everybody is shown who has nothing to do with the table.
    pub fn renderings(&self) -> &Renderings {
        &self.renderings
    }

    /// Returns what was thought for seats that asked.
    pub fn hints(&self) -> &Hints {
        &self.hints
    }

    /// Opens the curtain on a device for one turn of a seat.
    ///
    /// # Errors
    ///
    /// Refuses seats of others, and seats that are not asked.
    pub fn reveal(&self, device: Digest, kin: &[Who], seat: Seat) -> Result<(), Denial> {
        let sitting = self.scene().sitting;
        if !sitting.seats_of(kin).contains(&seat) {
            return Err(Denial::NotYourSeat);
        }
        let reveal = Reveal::open(&sitting, seat).ok_or(Denial::NotAsked)?;
        let mut reveals = self.reveals.lock().unwrap_or_else(PoisonError::into_inner);
        reveals.retain(|_, it| it.is_valid(&sitting));
        reveals.insert(device, reveal);
        Ok(())
    }

    /// Draws the curtain on a device.
    pub fn hide(&self, device: &Digest) {
        self.reveals.lock().unwrap_or_else(PoisonError::into_inner).remove(device);
    }

    /// Decides what a device shows.
    pub fn look(&self, sitting: &Sitting, kin: &[Who], device: Option<&Digest>) -> Look {
        let reveals = self.reveals.lock().unwrap_or_else(PoisonError::into_inner);
        let reveal = device.and_then(|device| reveals.get(device).copied());
        drop(reveals);
        Look::new(sitting, &sitting.seats_of(kin), reveal)
    }
}

/// Somebody who follows a table. Gone when dropped.
#[derive(Debug)]
pub struct Follower {
    who: Option<Who>,
    /// Whether the table knows that they are there.
    is_known: bool,
    commands: mpsc::Sender<Command>,
    scenes: watch::Receiver<Scene>,
}

impl Follower {
    /// Returns the table as it is now.
    pub fn scene(&mut self) -> Scene {
        self.scenes.borrow_and_update().clone()
    }

    /// Lets the others at the table know that they are there.
    pub fn announce(&mut self) {
        if let Some(who) = self.who.as_ref().filter(|_| !self.is_known) {
            // A full queue only costs a sign of life.
            self.is_known = self.commands.try_send(Command::Enter(who.clone())).is_ok();
        }
    }

    /// Waits until something changes; false when the table leaves the memory.
    pub async fn changed(&mut self) -> bool {
        self.scenes.changed().await.is_ok()
    }
}

impl Drop for Follower {
    fn drop(&mut self) {
        let Some(who) = self.who.take().filter(|_| self.is_known) else { return };
        // Whoever is not signed off would be there for ever.
        if let Err(TrySendError::Full(exit)) = self.commands.try_send(Command::Exit(who))
            && let Ok(runtime) = Handle::try_current()
        {
            let commands = self.commands.clone();
            runtime.spawn(async move { commands.send(exit).await });
        }
    }
}

/// A table as it comes from the store.
#[derive(Debug)]
pub(super) struct Loaded {
    pub(super) sitting: Sitting,
    pub(super) chat: Vec<ChatLine>,
}

/// Writes a time as the store does.
pub(super) fn ms(time: Time) -> store::Ms {
    store::Ms(i64::try_from(time.0).unwrap_or(i64::MAX))
}

/// Reads a time of the store.
pub(super) fn time(ms: store::Ms) -> Time {
    Time(u64::try_from(ms.0).unwrap_or(0))
}

impl Presence {
    /// Returns the name for style sheets and programs.
    pub fn key(self) -> &'static str {
        match self {
            Presence::Here => "here",
            Presence::Away => "away",
            Presence::Gone => "gone",
        }
    }
}
