//! The accept loop: it limits connections and shuts down without losing requests.

use std::{
    collections::HashMap,
    net::{IpAddr, SocketAddr},
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use axum::{Router, extract::Request};
use hyper::body::Incoming;
use hyper_util::{
    rt::{TokioExecutor, TokioIo, TokioTimer},
    server::{conn::auto::Builder, graceful::GracefulShutdown},
    service::TowerToHyperService,
};
use ipnet::IpNet;
use tokio::{
    net::{TcpListener, TcpStream},
    sync::{OwnedSemaphorePermit, Semaphore, watch},
};
use tower::ServiceExt as _;

use super::peer::Peer;
use crate::{config::Bounds, metrics::Metrics};

/// How long a client may take to send its headers.
const HEADER_TIMEOUT: Duration = Duration::from_secs(10);

/// How long requests may still take after the server begins to shut down.
const GRACE: Duration = Duration::from_secs(10);

/// Limits the number of connections, in total and per address.
#[derive(Clone, Debug)]
pub struct Door {
    bounds: Bounds,
    trusted: Arc<[IpNet]>,
    metrics: Arc<Metrics>,
    room: Arc<Semaphore>,
    by_ip: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

impl Door {
    /// Creates a door that nobody has passed yet.
    pub fn new(bounds: Bounds, trusted: &[IpNet], metrics: Arc<Metrics>) -> Door {
        let room = Arc::new(Semaphore::new(bounds.n_connections));
        Door { bounds, trusted: trusted.into(), metrics, room, by_ip: Arc::default() }
    }

    /// Counts a connection; returns none if its address has too many.
    fn enter(&self, ip: IpAddr, permit: OwnedSemaphorePermit) -> Option<Visit> {
        let is_proxy = self.trusted.iter().any(|net| net.contains(&ip));
        let mut by_ip = self.by_ip.lock().unwrap_or_else(PoisonError::into_inner);
        let count = by_ip.entry(ip).or_default();
        let is_free = !self.bounds.is_limited || is_proxy;
        if !is_free && *count >= self.bounds.n_connections_ip {
            return None;
        }
        *count += 1;
        self.metrics.connections(1);
        Some(Visit { door: self.clone(), ip, _permit: permit })
    }
}

/// A connection that is counted until it is dropped.
struct Visit {
    door: Door,
    ip: IpAddr,
    _permit: OwnedSemaphorePermit,
}

impl Drop for Visit {
    fn drop(&mut self) {
        let mut by_ip = self.door.by_ip.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = by_ip.get_mut(&self.ip) {
            *count -= 1;
            if *count == 0 {
                by_ip.remove(&self.ip);
            }
        }
        self.door.metrics.connections(-1);
    }
}

/// Serves connections until `end` becomes true, then finishes the running requests.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    door: Door,
    mut end: watch::Receiver<bool>,
) {
    let builder = Arc::new(builder());
    let graceful = GracefulShutdown::new();
    loop {
        let accepted = tokio::select! {
            accepted = accept(&listener, &door.room) => accepted,
            _ = end.wait_for(|is_over| *is_over) => break,
        };
        let Some((stream, peer, permit)) = accepted else { continue };
        let Some(visit) = door.enter(peer.ip().to_canonical(), permit) else { continue };
        let router = router.clone();
        let service = tower::service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(Peer(peer));
            router.clone().oneshot(request.map(axum::body::Body::new))
        });
        let connection = builder
            .serve_connection_with_upgrades(TokioIo::new(stream), TowerToHyperService::new(service))
            .into_owned();
        let connection = graceful.watch(connection);
        tokio::spawn(async move {
            let _visit = visit;
            // Clients disconnect all the time; that is not worth a log line.
            let _ = connection.await;
        });
    }
    drop(listener);
    if tokio::time::timeout(GRACE, graceful.shutdown()).await.is_err() {
        tracing::warn!("some requests were cut off by the shutdown");
    }
}

async fn accept(
    listener: &TcpListener,
    room: &Arc<Semaphore>,
) -> Option<(TcpStream, SocketAddr, OwnedSemaphorePermit)> {
    let permit = room.clone().acquire_owned().await.ok()?;
    match listener.accept().await {
        Ok((stream, peer)) => {
            let _ = stream.set_nodelay(true);
            Some((stream, peer, permit))
        }
        Err(error) => {
            // Most likely the process has run out of file descriptors; some may be free soon.
            tracing::warn!(%error, "could not accept a connection");
            tokio::time::sleep(Duration::from_millis(50)).await;
            None
        }
    }
}

fn builder() -> Builder<TokioExecutor> {
    let mut builder = Builder::new(TokioExecutor::new());
    builder
        .http1()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADER_TIMEOUT)
        .max_buf_size(64 * 1024);
    builder
        .http2()
        .timer(TokioTimer::new())
        .max_concurrent_streams(64)
        .max_header_list_size(32 * 1024)
        .keep_alive_interval(Some(Duration::from_secs(30)))
        .keep_alive_timeout(Duration::from_secs(20));
    builder
}
