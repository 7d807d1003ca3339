//! `ahu serve`: the web app.

use std::{env, net::SocketAddr, path::PathBuf};

use anyhow::{Context as _, ensure};
use ipnet::IpNet;
use tracing_subscriber::EnvFilter;
use web::config::{Bounds, Config};

use crate::output::Output;

/// Start the web app
///
/// This is also what `ahu` does without a command. All data is kept in one
/// folder, and every acknowledged move survives a crash.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Address to listen on (default: 127.0.0.1:8080, or the next free port)
    #[arg(long, env = "AHU_LISTEN", value_name = "ADDRESS:PORT")]
    listen: Option<SocketAddr>,
    #[command(flatten)]
    data: Data,
    /// Public URL of the server, if different from --listen (for example `https://example.org`)
    #[arg(long, env = "AHU_BASE_URL", value_name = "URL")]
    base_url: Option<String>,
    /// Proxies whose X-Forwarded-For header is trusted
    #[arg(long, env = "AHU_TRUSTED_PROXIES", value_delimiter = ',', value_name = "NETWORK,…")]
    trusted_proxies: Vec<IpNet>,
    /// Address for /metrics (default: the main address, for this machine only)
    #[arg(long, env = "AHU_METRICS", value_name = "ADDRESS:PORT")]
    metrics: Option<SocketAddr>,
    /// Maximum number of simultaneous connections
    #[arg(long, env = "AHU_CONNECTIONS", value_name = "N")]
    connections: Option<usize>,
    /// Maximum number of simultaneous connections from one IP address
    #[arg(long, env = "AHU_CONNECTIONS_PER_IP", value_name = "N")]
    connections_per_ip: Option<usize>,
    /// Maximum number of live streams from one IP address
    #[arg(long, env = "AHU_STREAMS_PER_IP", value_name = "N")]
    streams_per_ip: Option<u32>,
    /// Maximum number of live streams per table
    #[arg(long, env = "AHU_STREAMS_PER_TABLE", value_name = "N")]
    streams_per_table: Option<u32>,
    /// Number of bots that may think at the same time (default: one less than the
    /// number of cores)
    #[arg(long, env = "AHU_THINKERS", value_name = "N")]
    thinkers: Option<usize>,
    /// Number of tables that a guest may create per hour
    #[arg(long, env = "AHU_TABLES_PER_GUEST", value_name = "N")]
    tables_per_guest: Option<u32>,
    /// Switch off rate limits (for measurements only)
    #[arg(long, env = "AHU_NO_LIMITS")]
    no_limits: bool,
    /// Use English with accents on every letter and a third longer (for testing pages only)
    #[arg(long, env = "AHU_PSEUDO", hide = true)]
    pseudo: bool,
    /// Log level (error, warn, info or debug) or a filter
    #[arg(long, env = "AHU_LOG", default_value = "warn", value_name = "LEVEL")]
    log: String,
    /// Log as JSON, one object per line
    #[arg(long, env = "AHU_LOG_JSON")]
    log_json: bool,
}

/// The data folder.
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct Data {
    /// Data folder (default: "ahu" in the system's data folder)
    #[arg(long, env = "AHU_DATA", value_name = "FOLDER", global = true)]
    data: Option<PathBuf>,
}

impl Data {
    /// Returns the folder that was asked for, else `ahu` in the system's folder
    /// for application data, else `ahu-data` in the current folder.
    pub(crate) fn folder(&self) -> PathBuf {
        let of_system = || {
            let dir = |name: &str| env::var_os(name).filter(|it| !it.is_empty()).map(PathBuf::from);
            let base = if cfg!(windows) {
                dir("LOCALAPPDATA")
            } else if cfg!(target_os = "macos") {
                dir("HOME").map(|home| home.join("Library/Application Support"))
            } else {
                dir("XDG_DATA_HOME").or_else(|| dir("HOME").map(|home| home.join(".local/share")))
            };
            base.map(|base| base.join("ahu"))
        };
        self.data.clone().or_else(of_system).unwrap_or_else(|| PathBuf::from("ahu-data"))
    }
}

impl Default for Args {
    /// Returns the arguments of a plain `ahu`: the defaults, unless the
    /// environment says otherwise.
    fn default() -> Args {
        use clap::Parser as _;

        #[derive(clap::Parser)]
        struct Alone {
            #[command(flatten)]
            args: Args,
        }

        Alone::try_parse_from(["ahu"]).unwrap_or_else(|error| error.exit()).args
    }
}

impl Args {
    fn config(&self) -> anyhow::Result<Config> {
        let mut config = Config::new(self.data.folder());
        if let Some(listen) = self.listen {
            config.listen = listen;
            // Someone who names a port wants that port and no other.
            config.is_port_free = false;
        }
        if let Some(url) = &self.base_url {
            let url = url.trim_end_matches('/');
            let host = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
            ensure!(
                host.is_some_and(|host| !host.is_empty() && !host.contains('/')),
                "expected a base URL such as https://games.example.org, found {url:?}"
            );
            config.base_url = Some(url.to_owned());
        }
        config.trusted_proxies = self.trusted_proxies.clone();
        config.metrics_listen = self.metrics;
        config.is_pseudo = self.pseudo;
        let usual = Bounds::default();
        config.limits = Bounds {
            n_connections: self.connections.unwrap_or(usual.n_connections),
            n_connections_ip: self.connections_per_ip.unwrap_or(usual.n_connections_ip),
            n_streams_ip: self.streams_per_ip.unwrap_or(usual.n_streams_ip),
            n_streams_table: self.streams_per_table.unwrap_or(usual.n_streams_table),
            n_thinkers: self.thinkers.unwrap_or(usual.n_thinkers),
            n_tables_guest: self.tables_per_guest.unwrap_or(usual.n_tables_guest),
            is_limited: !self.no_limits,
            ..usual
        };
        Ok(config)
    }

    fn log(&self) -> anyhow::Result<()> {
        let filter = EnvFilter::try_new(&self.log)
            .with_context(|| format!("expected a log level or a filter, found {:?}", self.log))?;
        let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
        // An existing logger stays in place.
        let _ = match self.log_json {
            true => log.json().try_init(),
            false => log.with_ansi(false).try_init(),
        };
        Ok(())
    }
}

pub(crate) fn run(args: &Args, out: &mut Output) -> anyhow::Result<()> {
    let config = args.config()?;
    args.log()?;
    let folder = config.data.display().to_string();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let server = web::Server::open(config).await?;
        out.line(format!("Ahu is at {}", server.address()))?;
        out.line(format!("Data folder: {folder}. Press Ctrl-C to stop."))?;
        out.flush()?;
        server.serve(web::signalled()).await
    })
}
