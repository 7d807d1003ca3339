//! The configuration of a server.

use std::{net::SocketAddr, path::PathBuf, time::Duration};

use ipnet::IpNet;

/// The configuration of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen on.
    pub listen: SocketAddr,
    /// Whether to use the next free port if this one is taken.
    pub is_port_free: bool,
    /// The folder in which everything is kept.
    pub data: PathBuf,
    /// The public URL, without a slash at the end; none means the address it
    /// listens on.
    pub base_url: Option<String>,
    /// Proxies that are trusted to report the client's address.
    pub trusted_proxies: Vec<IpNet>,
    /// The address for the metrics; none means the main address, and only for
    /// requests from the same machine.
    pub metrics_listen: Option<SocketAddr>,
    /// Whether everybody gets the pseudo-language, which reveals texts that are
    /// not translated or don't fit; for tests of the pages.
    pub is_pseudo: bool,
    /// The limits.
    pub limits: Bounds,
}

/// The limits of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// Connections in total.
    pub n_connections: usize,
    /// Connections per address.
    pub n_connections_ip: usize,
    /// Streams per session.
    pub n_streams_session: u32,
    /// Streams per address.
    pub n_streams_ip: u32,
    /// Streams per table.
    pub n_streams_table: u32,
    /// The shortest time between two updates in a stream: nobody can follow faster changes, and
    /// drawing them would keep the browser busy.
    pub picture_spacing: Duration,
    /// Bots that think at the same time.
    pub n_thinkers: usize,
    /// Passwords that are hashed at the same time.
    pub n_hashers: usize,
    /// Tables that a guest may open per hour.
    pub n_tables_guest: u32,
    /// Tables that an account may open per hour.
    pub n_tables_account: u32,
    /// Whether these limits apply; they are off for load tests.
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
            // One core stays free to answer requests.
            n_thinkers: n_cores.saturating_sub(1).max(1),
            n_hashers: n_cores,
            n_tables_guest: 10,
            n_tables_account: 60,
            is_limited: true,
        }
    }
}

impl Config {
    /// Returns the default configuration with the given data folder.
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

    /// Returns whether browsers connect through HTTPS.
    pub fn is_secure(&self) -> bool {
        self.base_url.as_ref().is_some_and(|url| url.starts_with("https://"))
    }

    /// Returns the URL that people use.
    pub fn address(&self) -> String {
        self.base_url.clone().unwrap_or_else(|| format!("http://{}", self.listen))
    }
}
