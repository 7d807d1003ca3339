//! API keys: who gets one, what it allows, and until when.

use axum::http::Method;
use serde_json::{Value, json};

use super::program::Program;
use crate::{
    browser::{Browser, fields},
    fixture::House,
};

async fn account(house: &House, name: &str, password: &str) {
    let mut browser = Browser::new(&house.router);
    let form = fields(&[("name", name), ("password", password)]);
    assert_eq!(browser.post("/account/new", &form).await.location(), "/account");
}

fn key(made: &Value) -> &str {
    made["token"].as_str().expect("a key")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_gets_a_key_that_works_until_it_is_revoked() {
    let house = House::new();
    let mut stranger = Program::stranger(&house);
    assert_eq!(stranger.get("/me").await.refused(401), "login");
    assert_eq!(
        stranger.post("/guests", json!({ "name": "a\u{202e}" })).await.refused(422),
        "bad_name"
    );
    let made = stranger.post("/guests", json!({ "name": "Anna", "label": "my bot" })).await.ok();
    assert!(key(&made).starts_with("ahu_"));
    let mut program = Program::with_key(&house, key(&made));
    let me = program.get("/me").await.ok();
    assert_eq!(me, json!({ "name": "Anna", "account": null, "scope": "play" }));
    let tokens = program.get("/tokens").await.ok();
    assert_eq!(tokens["tokens"][0]["label"], "my bot");
    assert_eq!(tokens["tokens"][0]["is_this"], true);
    assert!(!tokens.to_string().contains(key(&made)), "a key is shown once");
    let id = tokens["tokens"][0]["id"].as_str().expect("an id");
    let revoke = format!("/tokens/{id}");
    program.ask(Method::DELETE, &revoke, None, &[]).await.ok();
    let reply = program.get("/me").await;
    assert_eq!(reply.refused(401), "bad_token");
    assert_eq!(reply.headers["www-authenticate"], "Bearer");
    // An invalid key is refused even where none is needed.
    assert_eq!(program.get("/games").await.refused(401), "bad_token");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_hands_out_keys() {
    let house = House::new();
    account(&house, "Anna", "moai on ahu").await;
    let mut stranger = Program::stranger(&house);
    let wrong = json!({ "name": "Anna", "password": "moai on aha" });
    assert_eq!(stranger.post("/login", wrong).await.refused(401), "login");
    let right = json!({ "name": "ANNA", "password": "moai on ahu", "label": "laptop" });
    let made = stranger.post("/login", right).await.ok();
    let mut laptop = Program::with_key(&house, key(&made));
    assert_eq!(laptop.get("/me").await.ok()["account"], "Anna");
    let reader = laptop.post("/tokens", json!({ "label": "watcher", "scope": "read" })).await.ok();
    let mut watcher = Program::with_key(&house, key(&reader));
    assert_eq!(watcher.get("/me").await.ok()["scope"], "read");
    // It reads what the account may read, and changes nothing.
    let plan = json!({ "game": "kuhn", "seats": ["me", "open"] });
    assert_eq!(watcher.post("/tables", plan.clone()).await.refused(403), "scope");
    assert_eq!(watcher.post("/tokens", json!({ "scope": "play" })).await.refused(403), "scope");
    let table = laptop.post("/tables", plan).await.ok();
    let id = table["id"].as_str().expect("an id");
    let seen = watcher.get(&format!("/tables/{id}")).await.ok();
    assert_eq!(seen["my_seats"], json!(["a"]));
    assert_eq!(watcher.get("/tables?list=mine").await.ok()["tables"][0]["id"], id);
    // Nobody else can revoke it.
    let other = Program::guest(&house, "Bea").await;
    let revoke = format!("/tokens/{}", reader["id"].as_str().expect("an id"));
    let refused = other.clone().ask(Method::DELETE, &revoke, None, &[]).await;
    assert_eq!(refused.refused(404), "not_found");
    laptop.ask(Method::DELETE, &revoke, None, &[]).await.ok();
    assert_eq!(watcher.get("/me").await.refused(401), "bad_token");
    assert_eq!(laptop.get("/me").await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn keys_are_counted() {
    let house = House::new();
    let mut program = Program::guest(&house, "Anna").await;
    let unnamed = program.post("/tokens", json!({ "label": "" })).await;
    assert_eq!(unnamed.refused(400), "bad_request");
    let expected = "label: expected a name of 1 to 24 letters of one script";
    assert_eq!(unnamed.json["message"], expected);
    for _ in 1..20 {
        program.post("/tokens", json!({})).await.ok();
    }
    let refused = program.post("/tokens", json!({})).await;
    assert_eq!(refused.refused(400), "bad_request");
    let expected = "expected at most 20 API keys, so revoke one first";
    assert_eq!(refused.json["message"], expected);
}

#[tokio::test(flavor = "multi_thread")]
async fn too_often_is_too_often() {
    let house = House::with(|config| config.limits.n_tables_guest = 2);
    let mut program = Program::guest(&house, "Anna").await;
    let plan = json!({ "game": "kuhn", "seats": ["me", "open"] });
    let table = program.post("/tables", plan.clone()).await.ok();
    program.post("/tables", plan.clone()).await.ok();
    let third = program.post("/tables", plan).await;
    assert_eq!(third.refused(429), "too_many");
    let after = third.json["retry_after"].as_u64().expect("seconds");
    assert_eq!(third.headers["retry-after"], after.to_string().as_str());
    assert!((1..=1_800).contains(&after), "{after}");
    let path = format!("/tables/{}/chat", table["id"].as_str().expect("an id"));
    let mut statuses = Vec::new();
    for _ in 0..6 {
        statuses.push(program.post(&path, json!({ "text": "hello" })).await.status);
    }
    assert_eq!(statuses, [200, 200, 200, 200, 200, 429]);
    let mut stranger = Program::stranger(&house);
    let mut statuses = Vec::new();
    for _ in 0..11 {
        let login = json!({ "name": "nobody", "password": "x" });
        statuses.push(stranger.post("/login", login).await.status);
    }
    assert_eq!(statuses[..10], [401; 10]);
    assert_eq!(statuses[10], 429);
}
