//! How a server is set up.

use std::{net::SocketAddr, path::PathBuf, time::Duration};

use ipnet::IpNet;

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// Whether the next free port will do.
    pub is_port_free: bool,
    /// Where everything is kept.
    pub data: PathBuf,
    /// The address people type, without a slash at the end; none means the one
    /// it listens at.
    pub base_url: Option<String>,
    /// Proxies whose word about the client's address is believed.
    pub trusted_proxies: Vec<IpNet>,
    /// Where the counters are served; none means on the main address, to the
    /// machine itself only.
    pub metrics_listen: Option<SocketAddr>,
    /// Whether everybody gets a language that shows what is not translated or has
    /// no room, for trials of the pages.
    pub is_pseudo: bool,
    /// What may happen at a time.
    pub limits: Bounds,
}

/// What may happen at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// Connections in all.
    pub n_connections: usize,
    /// Connections from one address.
    pub n_connections_ip: usize,
    /// Streams from one session.
    pub n_streams_session: u32,
    /// Streams from one address.
    pub n_streams_ip: u32,
    /// Streams of one table.
    pub n_streams_table: u32,
    /// How soon after one picture of a table a stream sends the next one: what
    /// happens faster can't be seen, and would only keep the browser from what is
    /// asked of it.
    pub picture_spacing: Duration,
    /// Bots that think at a time.
    pub n_thinkers: usize,
    /// Passwords that are checked at a time.
    pub n_hashers: usize,
    /// Tables that a guest makes in an hour.
    pub n_tables_guest: u32,
    /// Tables that an account makes in an hour.
    pub n_tables_account: u32,
    /// Whether requests are counted at all; off for measuring.
    pub is_limited: bool,
}

impl Default for Bounds {
    fn default() -> Bounds {
        let n_cores = std::thread::available_parallelism().map_or(2, std::num::NonZero::get);
        Bounds {
            n_connections: 20_000,
            n_connections_ip: 100,
            n_streams_session: 6,
            n_streams_ip: 20,
            n_streams_table: 500,
            picture_spacing: Duration::from_millis(100),
            // Somebody has to answer meanwhile.
            n_thinkers: n_cores.saturating_sub(1).max(1),
            n_hashers: n_cores,
            n_tables_guest: 10,
            n_tables_account: 60,
            is_limited: true,
        }
    }
}

impl Config {
    /// Sets up a server that keeps everything in a folder and listens where it
    /// usually does.
    pub fn new(data: PathBuf) -> Config {
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            is_port_free: true,
            data,
            base_url: None,
            trusted_proxies: Vec::new(),
            metrics_listen: None,
            is_pseudo: false,
            limits: Bounds::default(),
        }
    }

    /// Returns whether browsers reach it by HTTPS.
    pub fn is_secure(&self) -> bool {
        self.base_url.as_ref().is_some_and(|url| url.starts_with("https://"))
    }

    /// Returns the address people type.
    pub fn address(&self) -> String {
        self.base_url.clone().unwrap_or_else(|| format!("http://{}", self.listen))
    }
}
