//! Those who follow games by event streams.

use std::{
    net::SocketAddr,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed},
    },
    time::Instant,
};

use anyhow::Result;
use client::{Kept, version};

use crate::{
    games::{Game, Ready},
    report::{Lengths, Times},
    sources,
};

/// What all viewers have seen together.
#[derive(Debug, Default)]
pub(crate) struct Audience {
    pub(crate) n_open: AtomicUsize,
    pub(crate) n_cut: AtomicUsize,
    pub(crate) n_events: AtomicU64,
    /// Whether times are taken now.
    pub(crate) is_measuring: AtomicBool,
    pub(crate) fan_out: Mutex<Times>,
    pub(crate) lengths: Mutex<Lengths>,
    pub(crate) ready: Ready,
}

/// Who a viewer is.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Role {
    Seat(usize),
    Spectator,
}

/// Follows a game until the end.
pub(crate) async fn follow(
    address: SocketAddr,
    number: usize,
    game: Arc<Game>,
    role: Role,
    audience: Arc<Audience>,
) -> Result<()> {
    let cookie = match role {
        Role::Seat(seat_idx) => game.cookies[seat_idx].as_str(),
        Role::Spectator => "",
    };
    let kept = match role {
        Role::Seat(_) => Kept::Whole,
        Role::Spectator => Kept::Head(64),
    };
    let connection = sources::open(address, number).await?;
    let mut events = connection.follow(&format!("{}/events", game.path), cookie, kept).await?;
    let mut viewer = Viewer { game, role, audience, is_open: false };
    while events.read(|event, len| viewer.see(event, len)).await {}
    Ok(())
}

struct Viewer {
    game: Arc<Game>,
    role: Role,
    audience: Arc<Audience>,
    is_open: bool,
}

impl Viewer {
    /// Looks at an event that has arrived, or at the beginning of it.
    fn see(&mut self, event: &[u8], len: usize) {
        let audience = &self.audience;
        if !self.is_open {
            self.is_open = true;
            audience.n_open.fetch_add(1, Relaxed);
        }
        let Some(version) = version(event) else { return };
        audience.n_events.fetch_add(1, Relaxed);
        if audience.is_measuring.load(Relaxed) {
            let mut times = audience.fan_out.lock().unwrap_or_else(PoisonError::into_inner);
            self.game.seen(version, Instant::now(), &mut times);
            drop(times);
            audience.lengths.lock().unwrap_or_else(PoisonError::into_inner).add(len);
        }
        if let Role::Seat(seat_idx) = self.role {
            // A form that can't be read leaves its game without a move, which shows.
            let html = String::from_utf8_lossy(event);
            let _ = self.game.show(seat_idx, version, &html, &audience.ready);
        }
    }
}

impl Drop for Viewer {
    fn drop(&mut self) {
        self.audience.n_cut.fetch_add(1, Relaxed);
    }
}
