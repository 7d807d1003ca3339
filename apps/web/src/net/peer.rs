//! Where a request comes from.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::http::HeaderMap;
use ipnet::IpNet;

/// The other end of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Peer(pub SocketAddr);

/// The address under which a request is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ClientIp(pub IpAddr);

impl ClientIp {
    /// Returns the client's address: that of the peer, or the one that a trusted proxy reports.
    ///
    /// Only the entries of `X-Forwarded-For` that trusted proxies added count,
    /// so it is read from the end.
    pub fn new(peer: IpAddr, headers: &HeaderMap, trusted: &[IpNet]) -> ClientIp {
        let is_trusted = |ip: &IpAddr| trusted.iter().any(|net| net.contains(ip));
        let mut client = peer.to_canonical();
        let values = headers.get_all("x-forwarded-for").iter().filter_map(|it| it.to_str().ok());
        let hops: Vec<&str> = values.flat_map(|it| it.split(',')).map(str::trim).collect();
        for hop in hops.iter().rev() {
            if !is_trusted(&client) {
                break;
            }
            let Ok(ip) = hop.parse::<IpAddr>() else { break };
            client = ip.to_canonical();
        }
        ClientIp(network(client))
    }
}

/// Returns the network of one client: with IPv6, a customer usually has a whole /64.
fn network(ip: IpAddr) -> IpAddr {
    match ip {
        IpAddr::V4(_) => ip,
        IpAddr::V6(ip) => {
            let [a, b, c, d, ..] = ip.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_trusted_proxies_are_believed() {
        let proxy: IpAddr = "10.0.0.1".parse().expect("an address");
        let far: IpAddr = "203.0.113.9".parse().expect("an address");
        let trusted = ["10.0.0.0/8".parse().expect("a network")];
        let ip = |peer, value: &str| {
            let mut headers = HeaderMap::new();
            headers.insert("x-forwarded-for", value.parse().expect("a header"));
            ClientIp::new(peer, &headers, &trusted).0.to_string()
        };
        assert_eq!(ip(far, "1.2.3.4"), "203.0.113.9");
        assert_eq!(ip(proxy, "1.2.3.4"), "1.2.3.4");
        assert_eq!(ip(proxy, "6.6.6.6, 1.2.3.4"), "1.2.3.4");
        assert_eq!(ip(proxy, "6.6.6.6, 1.2.3.4, 10.1.1.1"), "1.2.3.4");
        assert_eq!(ip(proxy, "nonsense"), "10.0.0.1");
        assert_eq!(ip(proxy, "2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
    }
}
