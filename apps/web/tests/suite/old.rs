//! Databases that earlier versions of the program made.

use std::{fs, path::Path};

use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

use crate::{api::program::Program, browser::Browser, fixture::House};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/first");

/// A server with a copy of the database, and the answers of the old program.
fn opened() -> (House, Value) {
    let folder = Path::new(FOLDER);
    let copy = tempfile::tempdir().expect("a folder");
    fs::copy(folder.join("store.db"), copy.path().join("store.db")).expect("a copy");
    let key = fs::read(folder.join("seal.key")).expect("a key");
    let expected = fs::read_to_string(folder.join("expected.json")).expect("what was said");
    let house = House::moved_in(copy, key.try_into().expect("32 bytes"));
    (house, serde_json::from_str(&expected).expect("JSON"))
}

fn fingerprint(text: &str) -> String {
    let digest = Sha256::digest(text);
    digest.iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

/// Returns what the API says about a table, in the form of the old answers.
async fn seen(program: &mut Program, id: &str) -> (Value, Value) {
    let state = program.get(&format!("/tables/{id}/view?moves=true")).await.ok();
    let moves = state["moves"].as_array().cloned().unwrap_or_default();
    let moves: Vec<&Value> = moves.iter().map(|it| &it["mv"]).collect();
    let view = fingerprint(&state["view"].to_string());
    let seen = json!({ "version": state["version"], "view": view, "moves": moves });
    (state["phase"].clone(), seen)
}

#[tokio::test]
async fn an_old_database_shows_what_it_showed() {
    let (house, expected) = opened();
    let program = |name: &str| match expected["keys"][name].as_str() {
        Some(key) => Program::with_key(&house, key),
        None => Program::stranger(&house),
    };
    let mut people = ["anna", "bea", "nobody"].map(|name| (name, program(name)));
    let tables = expected["tables"].as_array().expect("tables");
    assert_eq!(tables.len(), 76);
    for table in tables {
        let id = table["id"].as_str().expect("an id");
        for (name, program) in &mut people {
            let (phase, seen) = seen(program, id).await;
            assert_eq!(phase, table["phase"], "{}", table["kind"]);
            assert_eq!(seen, table["seen"][*name], "{}, {name}", table["kind"]);
        }
        if let Some(record) = table.get("record") {
            let headers = [("accept", "text/plain")];
            let (_, program) = &mut people[2];
            let path = format!("/tables/{id}/record");
            let answer = program.ask(axum::http::Method::GET, &path, None, &headers).await;
            assert_eq!(fingerprint(&answer.text), *record, "{}", table["kind"]);
        }
    }
}

#[tokio::test]
async fn an_old_game_goes_on_and_is_kept() {
    let (mut house, expected) = opened();
    let anna = expected["keys"]["anna"].as_str().expect("a key");
    let mut made = Vec::new();
    for table in expected["tables"].as_array().expect("tables") {
        let seen = &table["seen"]["anna"];
        let Some(mv) = seen["moves"].get(0) else { continue };
        let id = table["id"].as_str().expect("an id").to_owned();
        let mut anna = Program::with_key(&house, anna);
        // At a shared device somebody holds several seats and says whose move it is.
        let seat = anna.get(&format!("/tables/{id}/view")).await.ok()["viewer"].clone();
        let body = json!({ "version": seen["version"], "seat": seat, "mv": mv });
        let state = anna.post(&format!("/tables/{id}/play"), body).await.ok();
        assert_ne!(state["version"], seen["version"], "{}", table["kind"]);
        made.push(id);
    }
    assert!(made.len() > 20, "{}", made.len());
    house = house.restarted().await;
    for id in made {
        let log = Program::with_key(&house, anna).get(&format!("/tables/{id}/log")).await.ok();
        assert!(log["items"].as_array().is_some_and(|items| !items.is_empty()), "{id}: {log}");
    }
}

#[tokio::test]
async fn the_finished_games_of_an_old_database_are_counted() {
    let (house, expected) = opened();
    house.tables.enroll(tables::followers()).await.expect("it works");
    let tables = expected["tables"].as_array().expect("tables");
    // In the database, closed tables count as over.
    let is_finished = |it: &&Value| it["phase"] == "over";
    let n_finished = tables.iter().filter(is_finished).count();
    let counts = tables::finished_games(house.tables.store()).await.expect("it works");
    assert!(n_finished > 0);
    assert_eq!(counts.values().sum::<u64>(), n_finished as u64, "{counts:?}");
    let metrics = Browser::new(&house.router).get("/metrics").await.body;
    for (game, n) in counts {
        let line = format!("ahu_finished_games_total{{game=\"{game}\"}} {n}\n");
        assert!(metrics.contains(&line), "{line}{metrics}");
    }
    assert!(metrics.contains("ahu_outbox_waiting{follower=\"finished-games\"} 0\n"), "{metrics}");
}
