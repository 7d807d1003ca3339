//! The little of WebSocket and socket.io that boardgame.io's server needs.

use std::net::SocketAddr;

use anyhow::{Context as _, Result, bail, ensure};
use serde_json::Value;
use tokio::{
    io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader},
    net::{
        TcpStream,
        tcp::{OwnedReadHalf, OwnedWriteHalf},
    },
};

use crate::sources::connect;

/// The half that sends.
#[derive(Debug)]
pub(crate) struct Speaking(OwnedWriteHalf);

/// The half that receives.
#[derive(Debug)]
pub(crate) struct Hearing(BufReader<OwnedReadHalf>);

/// Connects to a match.
pub(crate) async fn open(
    address: SocketAddr,
    number: usize,
    room: &str,
) -> Result<(Hearing, Speaking)> {
    let stream: TcpStream = connect(address, number).await?;
    let (hearing, speaking) = stream.into_split();
    let (mut hearing, mut speaking) =
        (Hearing(BufReader::with_capacity(2_048, hearing)), Speaking(speaking));
    let request = format!(
        "GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nhost: {address}\r\n\
         connection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
         sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\norigin: http://localhost:3000\r\n\r\n"
    );
    speaking.0.write_all(request.as_bytes()).await?;
    let mut line = String::new();
    hearing.0.read_line(&mut line).await?;
    ensure!(line.contains(" 101 "), "not switched: {line}");
    while !line.trim().is_empty() {
        line.clear();
        hearing.0.read_line(&mut line).await?;
    }
    speaking.say(&format!("40/{room},")).await?;
    loop {
        if hearing.hear().await?.starts_with("40/") {
            return Ok((hearing, speaking));
        }
    }
}

impl Speaking {
    /// Sends a message as a masked text frame.
    pub(crate) async fn say(&mut self, text: &str) -> Result<()> {
        let mut frame = vec![0x81];
        match text.len() {
            len @ ..126 => frame.push(0x80 | len as u8),
            len => {
                frame.push(0x80 | 126);
                frame.extend(u16::try_from(len).context("too long")?.to_be_bytes());
            }
        }
        // A mask of zeros changes nothing.
        frame.extend([0; 4]);
        frame.extend(text.as_bytes());
        Ok(self.0.write_all(&frame).await?)
    }
}

impl Hearing {
    /// Receives the next message.
    pub(crate) async fn hear(&mut self) -> Result<String> {
        let [first, second] = [self.0.read_u8().await?, self.0.read_u8().await?];
        let len = match second & 0x7f {
            126 => u64::from(self.0.read_u16().await?),
            127 => self.0.read_u64().await?,
            len => u64::from(len),
        };
        let mut text = vec![0; usize::try_from(len)?];
        self.0.read_exact(&mut text).await?;
        match first & 0x0f {
            1 => Ok(String::from_utf8(text)?),
            8 => bail!("the server closed the connection"),
            _ => Ok(String::new()),
        }
    }
}

/// Returns the name of an event and its arguments.
pub(crate) fn event(message: &str) -> Option<(String, Vec<Value>)> {
    let (_, json) = message.strip_prefix("42/")?.split_once(',')?;
    let mut values: Vec<Value> = serde_json::from_str(json).ok()?;
    if values.is_empty() {
        return None;
    }
    let name = values.remove(0).as_str()?.to_owned();
    Some((name, values))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_event_is_read_off_a_message() {
        let (name, values) = event(r#"42/moves,["update","m1",{"_stateID":3}]"#).unwrap();
        assert_eq!((name.as_str(), values.len()), ("update", 2));
        assert_eq!(values[1]["_stateID"], 3);
        assert!(event("2").is_none());
    }
}
