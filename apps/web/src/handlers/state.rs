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
    /// How the server is set up.
    pub config: Config,
    /// The time and random bytes.
    pub world: World,
    /// The tables.
    pub tables: Tables,
    /// What was made of tables for people to see.
    pub cache: Cache,
    /// What is counted for operators.
    pub metrics: Arc<Metrics>,
    /// What is counted for fairness among clients.
    pub limits: Limits,
    /// Who follows tables.
    pub streams: Streams,
    /// Passwords.
    pub passwords: Passwords,
    /// Cookies.
    pub cookies: Cookies,
    /// Where assets are: `/assets/HASH`.
    pub assets: String,
    /// Turns true when the server ends.
    pub end: watch::Sender<bool>,
    /// Grows when sessions end, so that streams look whether theirs did.
    pub sign_outs: watch::Sender<u64>,
    /// The address it really listens at.
    pub bound: OnceLock<String>,
}

impl Deref for App {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl App {
    /// Puts a server together over a store.
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

    /// Returns what a seat adds to chance: what the browser sent, else bytes of
    /// our own.
    pub(crate) fn entropy(&self, sent: Option<&str>) -> String {
        let sent = sent.map(str::trim).filter(|it| !it.is_empty());
        let read = sent.and_then(|it| match it.parse::<Entropy>() {
            Ok(entropy) => Some(entropy),
            Err(_) => Entropy::new(it.as_bytes()).ok(),
        });
        let own = || Entropy::new(&self.world.bytes::<32>()).unwrap_or_default();
        read.unwrap_or_else(own).to_string()
    }

    /// Returns the address people type.
    pub fn address(&self) -> String {
        let bound = || self.bound.get().cloned().unwrap_or_else(|| self.config.address());
        self.config.base_url.clone().unwrap_or_else(bound)
    }
}

/// Returns the key that seals seeds, and makes it if there is none yet.
///
/// It lies beside the store and not in it: a copy of the store alone tells
/// nothing of running games.
///
/// # Errors
///
/// The file can't be read or made, or is something else.
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

/// Writes a file that is there as a whole or not at all, whatever happens
/// meanwhile.
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
