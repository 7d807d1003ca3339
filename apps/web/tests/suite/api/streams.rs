//! Streams: the same content as events and as lines.

use axum::http::Method;
use serde_json::{Value, json};

use super::program::{Program, Stream, check_named};
use crate::fixture::House;

async fn table(program: &mut Program) -> String {
    let plan = json!({ "game": "kuhn", "seats": ["me", "open"], "name": "Anna" });
    program.post("/tables", plan).await.ok()["id"].as_str().expect("an id").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn events_and_lines_tell_the_same() {
    let house = House::new();
    let mut anna = Program::guest(&house, "Anna").await;
    let mut bea = Program::guest(&house, "Bea").await;
    let id = table(&mut anna).await;
    let path = format!("/tables/{id}/stream");
    let mut lines = Stream::open(&anna, &path, "application/x-ndjson").await;
    let mut events = Stream::open(&anna, &path, "text/event-stream").await;
    let mut both = async || {
        let line = lines.line().await;
        let event = events.raw().await;
        let field = |name: &str| {
            let prefix = format!("{name}: ");
            event.lines().find_map(|it| it.strip_prefix(&prefix)).expect("a field").to_owned()
        };
        assert_eq!(field("event"), line["event"].as_str().expect("a name"));
        let data: Value = serde_json::from_str(&field("data")).expect("JSON");
        check_named("Event", &data);
        assert_eq!(field("id"), data["live"].to_string());
        line
    };
    // A stream begins with everything.
    assert_eq!(both().await["event"], "table");
    let first = both().await;
    assert_eq!(first["state"]["phase"], "open");
    assert_eq!(first["state"]["moves"], Value::Null);
    bea.post(&format!("/tables/{id}/sit"), json!({})).await.ok();
    let sat = both().await;
    assert_eq!(sat["table"]["seats"][1]["name"], "Bea");
    bea.post(&format!("/tables/{id}/chat"), json!({ "text": "hello\ndata: x" })).await.ok();
    let said = both().await;
    assert_eq!(said["line"]["text"], "hello data: x");
}

#[tokio::test(flavor = "multi_thread")]
async fn streams_have_bounds() {
    let house = House::with(|config| config.limits.n_streams_session = 2);
    let mut anna = Program::guest(&house, "Anna").await;
    let id = table(&mut anna).await;
    let path = format!("/tables/{id}/stream");
    let one = Stream::open(&anna, &path, "application/x-ndjson").await;
    let _two = Stream::open(&anna, &path, "text/event-stream").await;
    let third = anna.get(&path).await;
    assert_eq!(third.refused(429), "too_many");
    assert!(third.headers.contains_key("retry-after"));
    drop(one);
    assert_eq!(anna.get(&path).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_ends_with_its_key() {
    let house = House::new();
    let mut anna = Program::guest(&house, "Anna").await;
    let id = table(&mut anna).await;
    let made = anna.post("/tokens", json!({})).await.ok();
    let other = Program::with_key(&house, made["token"].as_str().expect("a key"));
    let path = format!("/tables/{id}/stream");
    let mut stream = Stream::open(&other, &path, "application/x-ndjson").await;
    assert_eq!(stream.line().await["event"], "table");
    assert_eq!(stream.line().await["event"], "state");
    let revoke = format!("/tokens/{}", made["id"].as_str().expect("an id"));
    anna.ask(Method::DELETE, &revoke, None, &[]).await.ok();
    anna.post(&format!("/tables/{id}/chat"), json!({ "text": "hello" })).await.ok();
    assert!(stream.is_over().await);
}
