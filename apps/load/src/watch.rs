//! Viewers who follow games by event streams.

use std::{
    io,
    net::SocketAddr,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed},
    },
    time::Instant,
};

use anyhow::Result;
use tokio::{io::AsyncWriteExt as _, net::TcpStream};

use crate::{
    frames::{Chunks, version},
    games::{Game, Ready},
    http::{connect, request},
    report::{Lengths, Times},
};

/// What all viewers have seen.
#[derive(Debug, Default)]
pub(crate) struct Audience {
    pub(crate) n_open: AtomicUsize,
    pub(crate) n_cut: AtomicUsize,
    pub(crate) n_events: AtomicU64,
    /// Whether times are measured now.
    pub(crate) is_measuring: AtomicBool,
    pub(crate) fan_out: Mutex<Times>,
    pub(crate) lengths: Mutex<Lengths>,
    pub(crate) ready: Ready,
}

/// The role of a viewer.
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
    let mut stream = connect(address, number).await?;
    let path = format!("{}/events", game.path);
    let asked = request(address, "GET", &path, cookie, "accept: text/event-stream\r\n", None);
    stream.write_all(asked.as_bytes()).await?;
    let n_kept = match role {
        Role::Seat(_) => usize::MAX,
        Role::Spectator => 64,
    };
    let mut viewer = Viewer { chunks: Chunks::new(n_kept), game, role, audience, is_open: false };
    while let Ok(()) = stream.readable().await {
        match viewer.read(&stream) {
            Ok(true) => {}
            Ok(false) => break,
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
            Err(_) => break,
        }
    }
    Ok(())
}

struct Viewer {
    chunks: Chunks,
    game: Arc<Game>,
    role: Role,
    audience: Arc<Audience>,
    is_open: bool,
}

impl Viewer {
    /// Reads what has arrived. The buffer lives no longer than this.
    fn read(&mut self, stream: &TcpStream) -> io::Result<bool> {
        let mut buffer = [0; 16 * 1024];
        loop {
            let n = stream.try_read(&mut buffer)?;
            if n == 0 {
                return Ok(false);
            }
            let (game, role, audience) = (&self.game, self.role, &self.audience);
            let is_open = &mut self.is_open;
            let on_event = |event: &[u8], len: usize| {
                if !*is_open {
                    *is_open = true;
                    audience.n_open.fetch_add(1, Relaxed);
                }
                let Some(version) = version(event) else { return };
                audience.n_events.fetch_add(1, Relaxed);
                if audience.is_measuring.load(Relaxed) {
                    let mut times = audience.fan_out.lock().unwrap_or_else(PoisonError::into_inner);
                    game.seen(version, Instant::now(), &mut times);
                    drop(times);
                    audience.lengths.lock().unwrap_or_else(PoisonError::into_inner).add(len);
                }
                if let Role::Seat(seat_idx) = role {
                    // A form that can't be read leaves its game without a move, which the report
                    // shows.
                    let html = String::from_utf8_lossy(event);
                    let _ = game.show(seat_idx, version, &html, &audience.ready);
                }
            };
            if !self.chunks.read(&buffer[..n], on_event) {
                return Ok(false);
            }
        }
    }
}

impl Drop for Viewer {
    fn drop(&mut self) {
        self.audience.n_cut.fetch_add(1, Relaxed);
    }
}
