//! A browser in its smallest form: one kept connection, one cookie, forms.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::{SocketAddr, TcpStream},
    time::Duration,
};

use anyhow::{Context, Result, bail, ensure};

/// The longest an answer may take, on a machine with other things to do.
const ANSWER_MAX: Duration = Duration::from_secs(120);

/// What came back.
#[derive(Debug, Default)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    /// The cookie that was set, as it is sent back.
    pub(crate) cookie: Option<String>,
    pub(crate) location: Option<String>,
    /// The version of the table that the body shows.
    pub(crate) version: Option<u64>,
    pub(crate) body: String,
}

/// One connection.
#[derive(Debug)]
pub(crate) struct Connection {
    stream: BufReader<TcpStream>,
    address: SocketAddr,
}

impl Connection {
    pub(crate) fn open(address: SocketAddr) -> Result<Connection> {
        let stream = TcpStream::connect(address)?;
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(ANSWER_MAX))?;
        Ok(Connection { stream: BufReader::new(stream), address })
    }

    /// Asks for a page.
    pub(crate) fn get(&mut self, path: &str, cookie: &str) -> Result<Answer> {
        self.ask("GET", path, cookie, "")
    }

    /// Sends a form as the script of a page does.
    pub(crate) fn post(&mut self, path: &str, cookie: &str, form: &str) -> Result<Answer> {
        self.ask("POST", path, cookie, form)
    }

    fn ask(&mut self, method: &str, path: &str, cookie: &str, form: &str) -> Result<Answer> {
        let (address, len) = (self.address, form.len());
        let cookie = if cookie.is_empty() { "" } else { &format!("cookie: {cookie}\r\n") };
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {address}\r\nsec-fetch-site: same-origin\r\n\
             x-live: 1\r\n{cookie}content-type: application/x-www-form-urlencoded\r\n\
             content-length: {len}\r\n\r\n{form}"
        );
        self.stream.get_mut().write_all(request.as_bytes())?;
        self.answer()
    }

    fn answer(&mut self) -> Result<Answer> {
        let mut answer = Answer::default();
        let line = self.line()?;
        let status = line.split(' ').nth(1).and_then(|it| it.parse().ok());
        answer.status = status.with_context(|| format!("not an answer: {line:?}"))?;
        let mut len = None;
        loop {
            let line = self.line()?;
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
        let mut body = vec![0; len.context("an answer without a length")?];
        self.stream.read_exact(&mut body)?;
        answer.body = String::from_utf8(body)?;
        Ok(answer)
    }

    fn line(&mut self) -> Result<String> {
        let mut line = String::new();
        self.stream.read_line(&mut line)?;
        ensure!(line.ends_with("\r\n"), "the answer broke off");
        line.truncate(line.len() - 2);
        Ok(line)
    }
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
    let value = |it: &str| {
        let raw = it.split('"').next().unwrap_or_default();
        raw.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
    };
    page.split(&field).skip(1).map(value).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_brings_any_text_back() {
        assert_eq!(form(&[("mv", "a>b & c"), ("n", "1.5")]), "mv=a%3Eb%20%26%20c&n=1.5");
    }

    #[test]
    fn fields_are_read_off_a_page() {
        let page = "<button class=\"move\" name=\"mv\" value=\"a&gt;b &amp; c\" id=\"x\">\
                    <input type=\"hidden\" name=\"seat\" value=\"a\"><button name=\"mv\" value=\"d\">";
        assert_eq!(values(page, "mv"), ["a>b & c", "d"]);
        assert_eq!(values(page, "seat"), ["a"]);
        assert!(values(page, "version").is_empty());
    }
}
