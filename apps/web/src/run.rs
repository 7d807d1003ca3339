//! A whole server: from the socket to the store, with a graceful shutdown.

use std::{io, net::SocketAddr, time::Duration};

use anyhow::{Context as _, bail};
use axum::{Router, extract::State, routing::get};
use store::{Prune, Store};
use tables::World;
use tokio::{net::TcpListener, sync::watch};

use crate::{
    config::Config,
    handlers::{self, App},
    net::{Door, serve},
    routes,
};

/// How many ports are tried if any free port will do.
const N_PORTS: u16 = 20;

/// How often expired data is removed.
const TIDY: Duration = Duration::from_secs(600);

/// How long the answer to a request is remembered.
const ANSWERS_MS: u64 = 24 * 60 * 60 * 1_000;

/// A server that is ready to serve.
#[derive(Debug)]
pub struct Server {
    app: App,
    listener: TcpListener,
    metrics: Option<TcpListener>,
}

impl Server {
    /// Opens the store and binds a port.
    ///
    /// # Errors
    ///
    /// Fails if the folder can't be used or the address is taken.
    pub async fn open(config: Config) -> anyhow::Result<Server> {
        std::fs::create_dir_all(&config.data)
            .with_context(|| format!("can't create the folder {}", config.data.display()))?;
        let world = World::system();
        let seal_key = handlers::seal_key(&config.data, &world)
            .with_context(|| format!("can't use the key in {}", config.data.display()))?;
        let store = Store::open(&config.data)
            .with_context(|| format!("can't open the store in {}", config.data.display()))?;
        let listener = listen(config.listen, config.is_port_free).await?;
        let metrics = match config.metrics_listen {
            Some(address) => Some(listen(address, false).await?),
            None => None,
        };
        let app = App::new(config, store, world, seal_key);
        app.tables.enroll(tables::followers()).await.context("can't enroll followers")?;
        let _ = app.bound.set(format!("http://{}", listener.local_addr()?));
        Ok(Server { app, listener, metrics })
    }

    /// Returns the URL that people use.
    pub fn address(&self) -> String {
        self.app.address()
    }

    /// Returns the address on which it listens.
    ///
    /// # Errors
    ///
    /// Fails if the operating system does not report it.
    pub fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Serves until `end` is ready, then finishes the running requests.
    ///
    /// # Errors
    ///
    /// Fails if the store has stopped: only a restart can find out what is on disk.
    pub async fn serve(self, end: impl Future<Output = ()>) -> anyhow::Result<()> {
        let Server { app, listener, metrics } = self;
        let router = routes::router(app.clone());
        let config = &app.config;
        let door = Door::new(config.limits, &config.trusted_proxies, app.metrics.clone());
        let serving = tokio::spawn(serve(listener, router, door, app.end.subscribe()));
        if let Some(listener) = metrics {
            tokio::spawn(serve_metrics(listener, app.clone(), app.end.subscribe()));
        }
        let tables = app.tables.clone();
        let waking = tokio::spawn(async move { tables.keep_awake().await });
        let tables = app.tables.clone();
        let telling = tokio::spawn(async move { tables.keep_telling().await });
        let tidying = tokio::spawn(tidy(app.clone()));
        let store = app.tables.store().clone();
        let broken = tokio::select! {
            () = end => None,
            why = store.broken() => Some(why),
        };
        app.end.send_replace(true);
        waking.abort();
        telling.abort();
        tidying.abort();
        let _ = serving.await;
        store.close().await;
        match broken {
            Some(why) => bail!("the store has stopped: {why}"),
            None => Ok(()),
        }
    }
}

async fn listen(address: SocketAddr, is_port_free: bool) -> anyhow::Result<TcpListener> {
    let n_ports = if is_port_free { N_PORTS } else { 1 };
    let mut tried = address;
    for _ in 0..n_ports {
        match TcpListener::bind(tried).await {
            Ok(listener) => return Ok(listener),
            Err(error) if error.kind() == io::ErrorKind::AddrInUse && is_port_free => {
                tried.set_port(tried.port().saturating_add(1));
            }
            Err(error) => return Err(error).with_context(|| format!("can't listen on {tried}")),
        }
    }
    bail!("the ports from {} to {} are all in use", address.port(), tried.port().saturating_sub(1))
}

async fn serve_metrics(listener: TcpListener, app: App, end: watch::Receiver<bool>) {
    let show = |State(app): State<App>| async move { handlers::metrics_text(&app).await };
    let health = |State(app): State<App>| async move { handlers::health_text(&app).await };
    let router = Router::new().route("/metrics", get(show)).route("/health", get(health));
    let door = Door::new(app.config.limits, &[], app.metrics.clone());
    serve(listener, router.with_state(app), door, end).await;
}

async fn tidy(app: App) {
    let mut round = tokio::time::interval(TIDY);
    loop {
        round.tick().await;
        app.limits.tidy();
        let now = app.world.now();
        let prune = Prune {
            answers_before: now.minus_ms(ANSWERS_MS),
            expired_before: now,
            n_rows_max: 1_000,
        };
        if let Err(error) = app.tables.store().prune(prune).await {
            tracing::warn!(%error, "could not remove expired data");
        }
        if let Err(error) = app.tables.prune_notices(1_000).await {
            tracing::warn!(%error, "can't forget old notices");
        }
    }
}

/// Waits for a signal to end the process.
pub async fn signalled() {
    let interrupted = async {
        let _ = tokio::signal::ctrl_c().await;
    };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut terminated) => {
                tokio::select! {
                    () = interrupted => {}
                    _ = terminated.recv() => {}
                }
            }
            Err(_) => interrupted.await,
        }
    }
    #[cfg(not(unix))]
    interrupted.await;
}
