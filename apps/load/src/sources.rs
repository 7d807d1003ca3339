//! Connections that come from several addresses of this machine.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use anyhow::Result;
use client::Connection;
use tokio::net::{TcpSocket, TcpStream};

/// How many addresses of this machine connections come from: one has too few
/// ports for all of them.
const N_SOURCES: usize = 16;

/// Connects from one of several addresses of this machine.
pub(crate) async fn connect(address: SocketAddr, number: usize) -> Result<TcpStream> {
    let last = u8::try_from(1 + number % N_SOURCES)?;
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::new(IpAddr::V4(Ipv4Addr::new(127, 0, 0, last)), 0))?;
    let stream = socket.connect(address).await?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

/// Connects, and speaks HTTP.
pub(crate) async fn open(address: SocketAddr, number: usize) -> Result<Connection> {
    Connection::over(connect(address, number).await?).await
}
