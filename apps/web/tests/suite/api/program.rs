//! A program that checks every answer against the document.

use std::{sync::LazyLock, time::Duration};

use axum::{
    body::Body,
    http::{HeaderMap, Method, Request},
};
use http_body_util::BodyExt as _;
use serde_json::{Value, json};
use tower::ServiceExt as _;
use web::api::{BASE, document};

use super::schema::flaw;
use crate::{browser::Browser, fixture::House};

static DOCUMENT: LazyLock<Value> = LazyLock::new(document);

/// The answer that a program got.
#[derive(Clone, Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
    pub(crate) json: Value,
}

impl Reply {
    /// The answer of a request that should work.
    #[track_caller]
    pub(crate) fn ok(self) -> Value {
        assert!(matches!(self.status, 200 | 201), "{}: {}", self.status, self.text);
        self.json
    }

    /// The error code of a request that should not work.
    #[track_caller]
    pub(crate) fn refused(&self, status: u16) -> &str {
        assert_eq!(self.status, status, "{}", self.text);
        self.json["code"].as_str().expect("a code")
    }
}

/// A program with a key.
#[derive(Clone)]
pub(crate) struct Program {
    browser: Browser,
}

impl Program {
    /// A program without a key.
    pub(crate) fn stranger(house: &House) -> Program {
        Program { browser: Browser::new(&house.router) }
    }

    pub(crate) fn with_key(house: &House, token: &str) -> Program {
        let mut program = Program::stranger(house);
        program.browser.headers.push(("authorization", format!("Bearer {token}")));
        program
    }

    pub(crate) async fn guest(house: &House, name: &str) -> Program {
        let mut stranger = Program::stranger(house);
        let made = stranger.post("/guests", json!({ "name": name })).await.ok();
        Program::with_key(house, made["token"].as_str().expect("a key"))
    }

    pub(crate) async fn get(&mut self, path: &str) -> Reply {
        self.ask(Method::GET, path, None, &[]).await
    }

    pub(crate) async fn post(&mut self, path: &str, body: Value) -> Reply {
        self.ask(Method::POST, path, Some(body.to_string()), &[]).await
    }

    /// Sends a request, and checks that the document allows the answer.
    pub(crate) async fn ask(
        &mut self,
        method: Method,
        path: &str,
        body: Option<String>,
        headers: &[(&str, &str)],
    ) -> Reply {
        let full = format!("{BASE}{path}");
        let answer = self.browser.ask(method.clone(), &full, body, headers).await;
        let json = serde_json::from_str(&answer.body).unwrap_or_default();
        let status = answer.status.as_u16();
        let reply = Reply { status, headers: answer.headers, text: answer.body, json };
        check(&method, path, &reply);
        reply
    }
}

/// Returns the description of an operation.
pub(crate) fn operation(method: &Method, path: &str) -> &'static Value {
    let path = path.split('?').next().unwrap_or(path);
    let is_like = |template: &str| {
        let (one, two) = (template.split('/'), path.split('/'));
        one.clone().count() == two.clone().count()
            && one.zip(two).all(|(one, two)| one == two || one.starts_with('{'))
    };
    let paths = DOCUMENT["paths"].as_object().expect("paths");
    let exact = paths.get(path);
    let found = exact.or_else(|| paths.iter().find(|(it, _)| is_like(it)).map(|(_, it)| it));
    let found = found.unwrap_or_else(|| panic!("no path {path}"));
    &found[method.as_str().to_ascii_lowercase()]
}

fn check(method: &Method, path: &str, reply: &Reply) {
    let responses = &operation(method, path)["responses"];
    let response = &responses[reply.status.to_string()];
    assert!(response.is_object(), "{method} {path}: no {} in the document", reply.status);
    let kind = reply.headers["content-type"].to_str().expect("a type");
    let kind = kind.split(';').next().unwrap_or(kind);
    let content = &response["content"][kind];
    assert!(content.is_object(), "{method} {path}: no {kind} in the document");
    if kind == "application/json" {
        check_value(&content["schema"], &reply.json, &format!("{method} {path}"));
    }
}

fn check_value(schema: &Value, value: &Value, at: &str) {
    assert_eq!(flaw(&DOCUMENT, schema, value, at), None, "{value}");
}

/// Checks JSON against a schema of the document.
pub(crate) fn check_named(name: &str, value: &Value) {
    check_value(&DOCUMENT["components"]["schemas"][name], value, name);
}

/// A stream that is being read.
pub(crate) struct Stream {
    body: Body,
    text: String,
    end: &'static str,
}

impl Stream {
    /// Opens the stream of a table, as lines or as events.
    pub(crate) async fn open(program: &Program, path: &str, accept: &str) -> Stream {
        let mut request = Request::builder().uri(format!("{BASE}{path}")).header("accept", accept);
        for (name, value) in &program.browser.headers {
            request = request.header(*name, value);
        }
        let request = request.body(Body::empty()).expect("a request");
        let response = program.browser.router().oneshot(request).await.expect("an answer");
        assert_eq!(response.status().as_u16(), 200);
        let kind = response.headers()["content-type"].to_str().expect("a type").to_owned();
        assert_eq!(kind, accept);
        let end = if accept.ends_with("ndjson") { "\n" } else { "\n\n" };
        Stream { body: response.into_body(), text: String::new(), end }
    }

    /// Reads the next event as it was written.
    pub(crate) async fn raw(&mut self) -> String {
        loop {
            if let Some((event, rest)) = self.text.split_once(self.end) {
                let (event, rest) = (event.to_owned(), rest.to_owned());
                self.text = rest;
                if !event.is_empty() && event != ":" {
                    return event;
                }
                continue;
            }
            let frame = tokio::time::timeout(Duration::from_secs(60), self.body.frame()).await;
            let frame = frame.expect("in time").expect("more").expect("a frame");
            let bytes = frame.into_data().expect("data");
            self.text.push_str(std::str::from_utf8(&bytes).expect("text"));
        }
    }

    /// Returns whether the stream has ended.
    pub(crate) async fn is_over(&mut self) -> bool {
        let frame = tokio::time::timeout(Duration::from_secs(60), self.body.frame()).await;
        frame.expect("in time").is_none()
    }

    /// Reads the next line of JSON.
    pub(crate) async fn line(&mut self) -> Value {
        let value = serde_json::from_str(&self.raw().await).expect("JSON");
        check_named("Event", &value);
        value
    }

    /// Reads until the game is in a matching state.
    pub(crate) async fn state(&mut self, fits: impl Fn(&Value) -> bool) -> Value {
        loop {
            let mut event = self.line().await;
            if event["event"] == "state" && fits(&event["state"]) {
                return event["state"].take();
            }
        }
    }
}
