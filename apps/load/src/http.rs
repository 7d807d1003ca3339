//! Requests over a kept connection, as bytes: nothing that could be slow on its own.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use anyhow::{Context as _, Result, bail, ensure};
use tokio::{
    io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader},
    net::{TcpSocket, TcpStream},
};

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

/// What came back.
#[derive(Debug, Default)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    /// The cookie that was set, as it is sent back.
    pub(crate) cookie: Option<String>,
    pub(crate) location: Option<String>,
    /// The version of the table that the body shows.
    pub(crate) version: Option<u64>,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    /// Returns whether it was done; what came of it is in the answer or in the stream.
    pub(crate) fn is_done(&self) -> bool {
        matches!(self.status, 200 | 204)
    }
}

/// One kept connection.
#[derive(Debug)]
pub(crate) struct Connection {
    stream: BufReader<TcpStream>,
    address: SocketAddr,
}

impl Connection {
    pub(crate) async fn open(address: SocketAddr, number: usize) -> Result<Connection> {
        let stream = connect(address, number).await?;
        Ok(Connection { stream: BufReader::new(stream), address })
    }

    /// Asks for a page as a browser does that follows a link.
    pub(crate) async fn get(&mut self, path: &str, cookie: &str) -> Result<Answer> {
        let request = request(self.address, "GET", path, cookie, "", None);
        self.ask(&request).await
    }

    /// Sends a form as the script of a page does that follows a table.
    pub(crate) async fn post(&mut self, path: &str, cookie: &str, form: &str) -> Result<Answer> {
        let request = request(self.address, "POST", path, cookie, "x-live: stream\r\n", Some(form));
        self.ask(&request).await
    }

    async fn ask(&mut self, request: &str) -> Result<Answer> {
        self.stream.get_mut().write_all(request.as_bytes()).await?;
        let mut answer = Answer::default();
        let line = self.line().await?;
        let status = line.split(' ').nth(1).and_then(|it| it.parse().ok());
        answer.status = status.with_context(|| format!("not an answer: {line:?}"))?;
        let mut len = None;
        loop {
            let line = self.line().await?;
            if line.is_empty() {
                break;
            }
            let Some((name, value)) = line.split_once(": ") else { bail!("not a header: {line}") };
            match name {
                "content-length" => len = Some(value.parse()?),
                "location" => answer.location = Some(value.to_owned()),
                "x-live-v" => answer.version = Some(value.parse()?),
                "set-cookie" => answer.cookie = value.split(';').next().map(str::to_owned),
                _ => {}
            }
        }
        let is_empty = answer.status == 204;
        let len = len.or(is_empty.then_some(0)).context("an answer without a length")?;
        answer.body = vec![0; len];
        self.stream.read_exact(&mut answer.body).await?;
        Ok(answer)
    }

    async fn line(&mut self) -> Result<String> {
        let mut line = String::new();
        self.stream.read_line(&mut line).await?;
        ensure!(line.ends_with("\r\n"), "the answer broke off");
        line.truncate(line.len() - 2);
        Ok(line)
    }
}

/// Writes a request.
pub(crate) fn request(
    address: SocketAddr,
    method: &str,
    path: &str,
    cookie: &str,
    headers: &str,
    form: Option<&str>,
) -> String {
    let cookie = if cookie.is_empty() { "" } else { &format!("cookie: {cookie}\r\n") };
    let about_form = form.map_or(String::new(), |form| {
        let kind = "application/x-www-form-urlencoded";
        format!("content-type: {kind}\r\ncontent-length: {}\r\n", form.len())
    });
    let form = form.unwrap_or_default();
    format!(
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\nsec-fetch-site: same-origin\r\n\
         accept-language: en\r\n{headers}{cookie}{about_form}\r\n{form}"
    )
}

/// Writes the fields of a form.
pub(crate) fn form(fields: &[(&str, &str)]) -> String {
    let field = |(name, value): &(&str, &str)| format!("{name}={}", escaped(value));
    fields.iter().map(field).collect::<Vec<_>>().join("&")
}

fn escaped(text: &str) -> String {
    let escape = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' => char::from(byte).into(),
        _ => format!("%{byte:02X}"),
    };
    text.bytes().map(escape).collect()
}

/// Returns the values of all fields of this name on a page.
pub(crate) fn values(page: &str, name: &str) -> Vec<String> {
    let field = format!("name=\"{name}\" value=\"");
    let value = |it: &str| plain(it.split('"').next().unwrap_or_default());
    page.split(&field).skip(1).map(value).collect()
}

/// Returns a text as it was before it was written into a page.
pub(crate) fn plain(text: &str) -> String {
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_page_offers_can_be_sent() {
        let page = "<button name=\"mv\" value=\"a&gt;b &amp; c\" id=\"x\"><button name=\"mv\" value=\"d\">";
        let moves = values(page, "mv");
        assert_eq!(moves, ["a>b & c", "d"]);
        assert_eq!(form(&[("mv", &moves[0]), ("n", "1")]), "mv=a%3Eb%20%26%20c&n=1");
    }
}
