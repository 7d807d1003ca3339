//! Asks the web app as browsers do, for programs that try it from outside.
//!
//! One [`Connection`] is kept for many requests. It becomes [`Events`] where somebody follows a
//! table. Cookies are passed by hand, since one program is many people.

mod events;
mod page;

use std::{borrow::Cow, future::Future, net::SocketAddr, time::Duration};

use anyhow::{Context as _, Result, ensure};
use http_body_util::{BodyExt as _, Full};
use hyper::{
    Method, Request, Response, StatusCode,
    body::{Bytes, Incoming},
    client::conn::http1::{self, SendRequest},
    header::{ACCEPT, ACCEPT_LANGUAGE, CONTENT_TYPE, COOKIE, HOST, LOCATION, SET_COOKIE},
};
use hyper_util::rt::TokioIo;
use tokio::{net::TcpStream, time};

pub use crate::{
    events::{Events, Kept, version},
    page::{form, plain, values},
};

/// The longest an answer may take, on a machine with other things to do. It only ends a hang.
const ANSWER_MAX: Duration = Duration::from_secs(120);

/// What a page's script has told the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Script {
    /// There is none: links are followed and forms sent by the browser itself.
    Off,
    /// It asks for the fragments of the page and puts them in place.
    Live,
    /// It follows the stream of a table, and hears there what a move has done.
    Following,
}

/// What came back.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The number that says how it went.
    pub status: StatusCode,
    /// The cookie that was set, as it is sent back.
    pub cookie: Option<String>,
    /// Where to go on.
    pub location: Option<String>,
    /// The version of the table that the body shows.
    pub version: Option<u64>,
    /// The page, or what else was asked for.
    pub body: Bytes,
}

impl Answer {
    /// Returns the body as text.
    #[must_use]
    pub fn text(&self) -> Cow<'_, str> {
        String::from_utf8_lossy(&self.body)
    }

    /// Returns the status and the beginning of the body, for an answer that was not expected.
    #[must_use]
    pub fn excerpt(&self) -> String {
        let body = String::from_utf8_lossy(&self.body[..self.body.len().min(300)]);
        format!("{} {body}", self.status)
    }
}

/// One kept connection.
#[derive(Debug)]
pub struct Connection {
    sender: SendRequest<Full<Bytes>>,
    host: String,
}

impl Connection {
    /// Connects to a server.
    ///
    /// # Errors
    ///
    /// If nobody listens there.
    pub async fn open(address: SocketAddr) -> Result<Connection> {
        Connection::over(TcpStream::connect(address).await?).await
    }

    /// Speaks HTTP over a socket.
    ///
    /// # Errors
    ///
    /// If the socket is closed.
    pub async fn over(socket: TcpStream) -> Result<Connection> {
        socket.set_nodelay(true)?;
        let host = socket.peer_addr()?.to_string();
        let (sender, connection) = http1::handshake(TokioIo::new(socket)).await?;
        // Its end is heard of by whoever waits for an answer.
        tokio::spawn(connection);
        Ok(Connection { sender, host })
    }

    /// Asks for a page.
    ///
    /// # Errors
    ///
    /// If there is no answer.
    pub async fn get(&mut self, path: &str, cookie: &str, script: Script) -> Result<Answer> {
        let request = self.request(Method::GET, path, cookie, script);
        self.answer(request.body(Full::default())?).await
    }

    /// Sends a form.
    ///
    /// # Errors
    ///
    /// If there is no answer.
    pub async fn post(
        &mut self,
        path: &str,
        cookie: &str,
        script: Script,
        form: &str,
    ) -> Result<Answer> {
        let request = self.request(Method::POST, path, cookie, script);
        let request = request.header(CONTENT_TYPE, "application/x-www-form-urlencoded");
        self.answer(request.body(Full::from(form.to_owned()))?).await
    }

    /// Follows a stream of events until it ends.
    ///
    /// # Errors
    ///
    /// If the answer is not a stream.
    pub async fn follow(mut self, path: &str, cookie: &str, kept: Kept) -> Result<Events> {
        let request = self.request(Method::GET, path, cookie, Script::Off);
        let request = request.header(ACCEPT, "text/event-stream");
        let response = self.send(request.body(Full::default())?).await?;
        ensure!(response.status() == StatusCode::OK, "not a stream: {}", response.status());
        Ok(Events::new(response.into_body(), kept))
    }

    fn request(
        &self,
        method: Method,
        path: &str,
        cookie: &str,
        script: Script,
    ) -> hyper::http::request::Builder {
        let mut request = Request::builder().method(method).uri(path).header(HOST, &self.host);
        request = request.header("sec-fetch-site", "same-origin").header(ACCEPT_LANGUAGE, "en");
        if !cookie.is_empty() {
            request = request.header(COOKIE, cookie);
        }
        match script {
            Script::Off => request,
            Script::Live => request.header("x-live", "1"),
            Script::Following => request.header("x-live", "stream"),
        }
    }

    async fn send(&mut self, request: Request<Full<Bytes>>) -> Result<Response<Incoming>> {
        within(async {
            self.sender.ready().await?;
            self.sender.send_request(request).await
        })
        .await
    }

    async fn answer(&mut self, request: Request<Full<Bytes>>) -> Result<Answer> {
        let response = self.send(request).await?;
        let header = |name| response.headers().get(name).map(hyper::header::HeaderValue::to_str);
        let cookie = header(SET_COOKIE).transpose()?.and_then(|it| it.split(';').next());
        let version = header("x-live-v".parse()?).transpose()?.map(str::parse).transpose()?;
        let location = header(LOCATION).transpose()?.map(str::to_owned);
        let (status, cookie) = (response.status(), cookie.map(str::to_owned));
        let body = within(response.into_body().collect()).await?.to_bytes();
        Ok(Answer { status, cookie, location, version, body })
    }
}

/// Waits for an answer.
async fn within<T>(answer: impl Future<Output = hyper::Result<T>>) -> Result<T> {
    Ok(time::timeout(ANSWER_MAX, answer).await.context("the server does not answer")??)
}

#[cfg(test)]
mod tests {
    use tokio::{
        io::{AsyncReadExt as _, AsyncWriteExt as _},
        net::TcpListener,
    };

    use super::*;

    /// Answers one request after another on one connection; returns what was asked.
    async fn serve<const N: usize>(listener: TcpListener, answers: [&str; N]) -> Vec<String> {
        let (mut socket, _) = listener.accept().await.unwrap();
        let mut asked = Vec::new();
        for answer in answers {
            let mut request = vec![0; 4_096];
            let n = socket.read(&mut request).await.unwrap();
            asked.push(String::from_utf8_lossy(&request[..n]).into_owned());
            socket.write_all(answer.as_bytes()).await.unwrap();
        }
        asked
    }

    #[tokio::test]
    async fn many_requests_share_a_connection() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let made = "HTTP/1.1 303 See Other\r\nlocation: /t/x\r\nset-cookie: who=a; Path=/\r\n\
                    x-live-v: 7\r\ncontent-length: 2\r\n\r\nhi";
        let done = "HTTP/1.1 204 No Content\r\n\r\n";
        let asking = async {
            let mut connection = Connection::open(address).await.unwrap();
            let sent = form(&[("name", "Ann & Bob")]);
            let made = connection.post("/tables", "", Script::Live, &sent).await.unwrap();
            let cookie = made.cookie.clone().unwrap();
            (made, connection.get("/t/x", &cookie, Script::Off).await.unwrap())
        };
        let ((made, done), asked) = tokio::join!(asking, serve(listener, [made, done]));
        assert_eq!((made.status.as_u16(), made.version, &*made.text()), (303, Some(7), "hi"));
        assert_eq!(
            (made.location.as_deref(), made.cookie.as_deref()),
            (Some("/t/x"), Some("who=a"))
        );
        assert_eq!((done.status.as_u16(), done.body.len()), (204, 0));
        assert!(asked[0].starts_with("POST /tables HTTP/1.1\r\n"), "{}", asked[0]);
        assert!(asked[0].contains("\r\nx-live: 1\r\n"), "{}", asked[0]);
        assert!(asked[0].ends_with("\r\n\r\nname=Ann+%26+Bob"), "{}", asked[0]);
        assert!(asked[1].contains("\r\ncookie: who=a\r\n"), "{}", asked[1]);
        assert!(!asked[1].contains("x-live"), "{}", asked[1]);
    }

    #[tokio::test]
    async fn a_stream_is_followed_to_its_end() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let stream = "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n\
                      8\r\n: live\n\n\r\n6\r\nid: 1\n\r\n9\r\ndata: a\n\n\r\n0\r\n\r\n";
        let following = async {
            let connection = Connection::open(address).await.unwrap();
            let mut events = connection.follow("/events", "", Kept::Whole).await.unwrap();
            let mut found = Vec::new();
            while events.read(|event, _| found.push(version(event))).await {}
            found
        };
        let (found, _) = tokio::join!(following, serve(listener, [stream]));
        assert_eq!(found, [None, Some(1)]);
    }
}
