//! What all handlers share.

use std::{
    io,
    ops::Deref,
    path::Path,
    sync::{Arc, OnceLock},
};

use record::fair::Entropy;
use store::Store;
use tables::{SealKey, Tables, World};
use tokio::sync::watch;

use crate::{
    cache::Cache,
    config::Config,
    metrics::Metrics,
    net::{Limits, Streams},
    people::{Cookies, Passwords},
};

/// What all handlers share. Cheap to clone.
#[derive(Clone, Debug)]
pub struct App(Arc<Shared>);

/// What all handlers share.
#[derive(Debug)]
pub struct Shared {
    /// The configuration of the server.
    pub config: Config,
    /// The source of time and random bytes.
    pub world: World,
    /// The tables.
    pub tables: Tables,
    /// What was rendered for people to see.
    pub cache: Cache,
    /// The metrics for operators.
    pub metrics: Arc<Metrics>,
    /// The rate limits.
    pub limits: Limits,
    /// The open streams.
    pub streams: Streams,
    /// Hashes and checks passwords.
    pub passwords: Passwords,
    /// The names and attributes of cookies.
    pub cookies: Cookies,
    /// The path of the assets: `/assets/HASH`.
    pub assets: String,
    /// Becomes true when the server shuts down.
    pub end: watch::Sender<bool>,
    /// Increases when sessions end, so that streams check whether theirs did.
    pub sign_outs: watch::Sender<u64>,
    /// The address on which the server actually listens.
    pub bound: OnceLock<String>,
}

impl Deref for App {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl App {
    /// Builds the shared state of a server with the given store.
    pub fn new(config: Config, store: Store, world: World, seal_key: SealKey) -> App {
        let metrics = Arc::new(Metrics::default());
        let n_thinkers = config.limits.n_thinkers;
        let tables = Tables::new(store, world.clone(), seal_key, n_thinkers);
        App(Arc::new(Shared {
            limits: Limits::new(&config.limits),
            streams: Streams::new(config.limits, metrics.clone()),
            passwords: Passwords::new(config.limits.n_hashers),
            cookies: Cookies { is_secure: config.is_secure() },
            cache: Cache::default(),
            assets: pages::assets::base(),
            end: watch::Sender::new(false),
            sign_outs: watch::Sender::new(0),
            bound: OnceLock::new(),
            config,
            world,
            tables,
            metrics,
        }))
    }

    /// Returns the entropy that a seat adds: what the browser sent, or else random
    /// bytes of our own.
    pub(crate) fn entropy(&self, sent: Option<&str>) -> String {
        let sent = sent.map(str::trim).filter(|it| !it.is_empty());
        let read = sent.and_then(|it| match it.parse::<Entropy>() {
            Ok(entropy) => Some(entropy),
            Err(_) => Entropy::new(it.as_bytes()).ok(),
        });
        let own = || Entropy::new(&self.world.bytes::<32>()).unwrap_or_default();
        read.unwrap_or_else(own).to_string()
    }

    /// Returns the URL that people use.
    pub fn address(&self) -> String {
        let bound = || self.bound.get().cloned().unwrap_or_else(|| self.config.address());
        self.config.base_url.clone().unwrap_or_else(bound)
    }
}

/// Returns the key that encrypts seeds, and creates it if there is none yet.
///
/// It is kept beside the store and not in it: a copy of the store alone reveals
/// nothing about running games.
///
/// # Errors
///
/// Fails if the file can't be read or created, or is not a key.
pub fn seal_key(folder: &Path, world: &World) -> io::Result<SealKey> {
    let path = folder.join("seal.key");
    match std::fs::read(&path) {
        Ok(bytes) => {
            let bytes: [u8; 32] = bytes.try_into().map_err(|_| {
                let what = format!("{}: expected 32 bytes", path.display());
                io::Error::new(io::ErrorKind::InvalidData, what)
            })?;
            Ok(SealKey::new(bytes))
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let bytes = world.bytes::<32>();
            write_secret(&path, &bytes)?;
            Ok(SealKey::new(bytes))
        }
        Err(error) => Err(error),
    }
}

/// Writes a file atomically: after a crash it is either complete or not there.
fn write_secret(path: &Path, bytes: &[u8]) -> io::Result<()> {
    use std::io::Write as _;
    let draft = path.with_extension("draft");
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(&draft)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    std::fs::rename(&draft, path)
}
