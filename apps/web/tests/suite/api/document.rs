//! The document says what the router does.

use std::collections::BTreeSet;

use axum::http::Method;
use serde_json::{Value, json};
use web::{
    api::{BASE, Body, document, endpoints},
    routes,
};

use super::{program::operation, schema::flaw};
use crate::{browser::Browser, fixture::House};

fn documented() -> BTreeSet<(String, String)> {
    let document = document();
    let paths = document["paths"].as_object().expect("paths");
    let of_path = |(path, methods): (&String, &Value)| -> Vec<(String, String)> {
        let methods = methods.as_object().expect("methods").keys();
        methods.map(|it| (it.to_uppercase(), format!("{BASE}{path}"))).collect()
    };
    paths.iter().flat_map(of_path).collect()
}

#[test]
fn what_is_documented_is_routed_and_what_is_routed_is_documented() {
    let routed: BTreeSet<(String, String)> = routes()
        .iter()
        .filter(|route| route.path.starts_with("/api/"))
        .map(|route| (route.method.to_string(), route.path.to_owned()))
        .collect();
    assert!(routed.len() > 40, "{}", routed.len());
    assert_eq!(routed, documented());
    assert_eq!(endpoints().len(), routed.len(), "nothing is there twice");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_router_answers_what_is_documented_and_nothing_else() {
    let house = House::new();
    let documented = documented();
    let paths: BTreeSet<&String> = documented.iter().map(|(_, path)| path).collect();
    let mut browser = Browser::new(&house.router);
    for path in paths {
        let concrete = path.replace("{n}", "0").replace("{id}", "none").replace("{token}", "none");
        for method in [Method::GET, Method::POST, Method::DELETE, Method::PUT, Method::PATCH] {
            let answer = browser.ask(method.clone(), &concrete, None, &[]).await;
            let is_routed = answer.status.as_u16() != 405;
            let is_documented = documented.contains(&(method.to_string(), path.clone()));
            assert_eq!(is_routed, is_documented, "{method} {path}: {}", answer.status);
        }
    }
    assert_eq!(browser.get("/api/v1/nowhere").await.status.as_u16(), 404);
}

#[test]
fn the_document_holds_together() {
    let document = document();
    assert_eq!(document["openapi"], "3.1.0");
    let text = document.to_string();
    let references = text.split("\"$ref\":\"#").skip(1).map(|it| it.split('"').next().unwrap());
    let mut n_references = 0;
    for reference in references {
        assert!(document.pointer(reference).is_some(), "{reference}");
        n_references += 1;
    }
    assert!(n_references > 40);
    let mut ids = BTreeSet::new();
    for endpoint in endpoints() {
        let path = endpoint.path.strip_prefix(BASE).expect("the base");
        let operation = operation(&endpoint.method, path);
        let id = operation["operationId"].as_str().expect("an id").to_owned();
        assert!(ids.insert(id), "{path}");
        let is_known = operation["responses"][endpoint.status.as_str()].is_object();
        assert!(is_known, "{path}");
    }
}

/// The document describes each body: the requests of the other tests and of the guide match it, and
/// these do not.
#[test]
fn bodies_are_described() {
    let document = document();
    let schema = |path: &str| {
        let operation = operation(&Method::POST, path);
        operation["requestBody"]["content"]["application/json"]["schema"].clone()
    };
    let fits = |path: &str, body: Value| flaw(&document, &schema(path), &body, path).is_none();
    let play = "/tables/{id}/play";
    assert!(fits(play, json!({ "version": "12+1", "mv": "take 3" })));
    assert!(fits(play, json!({ "seat": "b", "version": 12, "mv": "take 3" })));
    assert!(!fits(play, json!({ "mv": "take 3" })));
    assert!(!fits(play, json!({ "seat": "z", "version": 12, "mv": "take 3" })));
    assert!(!fits(play, json!({ "version": 12, "mv": "take 3", "more": 1 })));
    assert!(fits("/tables", json!({ "game": "kuhn", "seats": ["me", "bot-easy"] })));
    assert!(!fits("/tables", json!({ "game": "kuhn", "seats": ["me", "you"] })));
    let n_bodies = endpoints().iter().filter(|it| matches!(it.body, Body::Fields(_))).count();
    assert!(n_bodies > 20);
}
