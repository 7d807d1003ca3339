//! The answers to mistakes of programs.

use axum::http::Method;
use serde_json::{Value, json};

use super::program::{Program, Reply, Stream};
use crate::fixture::House;

/// A table at which the program has to choose, and what it sees.
async fn asked(house: &House, game: &str) -> (Program, String, Value) {
    let mut program = Program::guest(house, "Anna").await;
    let plan = json!({ "game": game, "seats": ["me", "bot-random"], "pace": "instant" });
    let id = program.post("/tables", plan).await.ok()["id"].as_str().expect("an id").to_owned();
    let path = format!("/tables/{id}/stream?moves=true");
    let mut stream = Stream::open(&program, &path, "application/x-ndjson").await;
    let state = stream.state(|state| state["is_asked"] == true).await;
    (program, id, state)
}

async fn play(program: &mut Program, id: &str, key: &str, body: &Value) -> Reply {
    let path = format!("/tables/{id}/play");
    let headers = [("idempotency-key", key)];
    program.ask(Method::POST, &path, Some(body.to_string()), &headers).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_request_twice_is_done_once() {
    let house = House::new();
    let (mut program, id, state) = asked(&house, "rapanui").await;
    program.post(&format!("/tables/{id}/pace"), json!({ "pace": "step" })).await.ok();
    let body = json!({ "version": state["version"], "mv": state["moves"][0]["mv"] });
    let first = play(&mut program, &id, "one", &body).await;
    assert!(!first.headers.contains_key("idempotent-replayed"));
    let first = first.ok();
    let again = play(&mut program, &id, "one", &body).await;
    assert_eq!(again.headers["idempotent-replayed"], "true");
    assert_eq!(again.ok()["n_moves"], first["n_moves"]);
    // Without the key it is an old move; with another body it is another request.
    let stale = play(&mut program, &id, "two", &body).await;
    assert_eq!(stale.refused(409), "stale");
    assert_eq!(stale.json["version"], first["version"]);
    let other = json!({ "version": first["version"], "mv": state["moves"][0]["mv"] });
    assert_eq!(play(&mut program, &id, "one", &other).await.refused(422), "key_reused");
    assert_eq!(play(&mut program, &id, "not a key", &body).await.refused(400), "bad_request");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_table_is_made_once() {
    let house = House::new();
    let mut program = Program::guest(&house, "Anna").await;
    let body = json!({ "game": "kuhn", "seats": ["me", "open"] }).to_string();
    let key = [("idempotency-key", "once")];
    let one = program.ask(Method::POST, "/tables", Some(body.clone()), &key).await.ok();
    let two = program.ask(Method::POST, "/tables", Some(body), &key).await.ok();
    assert_eq!(one["id"], two["id"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn refusals_name_the_rule() {
    let house = House::new();
    let (mut program, id, state) = asked(&house, "rapanui").await;
    let version = &state["version"];
    let nonsense = json!({ "version": version, "mv": "no such move" });
    let reply = play(&mut program, &id, "a", &nonsense).await;
    assert_eq!(reply.refused(422), "not_a_move");
    // A move that is legal elsewhere, but not here.
    let legal: Vec<&Value> =
        state["moves"].as_array().expect("moves").iter().map(|it| &it["mv"]).collect();
    let entry = catalog::game("rapanui").expect("a game");
    let mut illegal = None;
    let mut game = entry.setup(2, []).expect("a setup");
    for n in 0..400 {
        let moves = match game.turn() {
            rules_core::Turn::Chance => game.chances().into_iter().map(|(mv, _)| mv).collect(),
            rules_core::Turn::Seat(_) => game.legal_moves(),
            rules_core::Turn::Over(_) => break,
        };
        if let rules_core::Turn::Seat(_) = game.turn() {
            let mut texts = moves.iter().map(|mv| game.notation(*mv));
            illegal = texts.find(|mv| !legal.contains(&&json!(mv))).or(illegal);
        }
        game.play(moves[n % moves.len()]).expect("a legal move");
    }
    let illegal = json!({ "version": version, "mv": illegal.expect("a move") });
    let reply = play(&mut program, &id, "b", &illegal).await;
    assert_eq!(reply.refused(422), "illegal");
    let rule = reply.json["rule"].as_str().expect("a rule");
    assert!(rule.starts_with("RN-"), "{rule}");
    let german = [("accept-language", "de")];
    let path = format!("/tables/{id}/play");
    let told = program.ask(Method::POST, &path, Some(illegal.to_string()), &german).await;
    assert_ne!(told.json["message"], reply.json["message"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn labels_are_in_the_language_that_was_asked_for() {
    let house = House::new();
    let (mut program, id, state) = asked(&house, "rapanui").await;
    let path = format!("/tables/{id}/moves");
    let german = [("accept-language", "de")];
    let moves = program.ask(Method::GET, &path, None, &german).await.ok();
    assert_eq!(moves["version"], state["version"]);
    let of = |value: &Value, name: &str| -> Vec<Value> {
        value["moves"].as_array().expect("moves").iter().map(|it| it[name].clone()).collect()
    };
    assert_eq!(of(&moves, "mv"), of(&state, "mv"));
    assert_ne!(of(&moves, "label"), of(&state, "label"));
}

/// Moves that can't be read, and what the answer says.
const BAD_PLAYS: &[(&str, &str)] = &[
    ("not JSON", "the body: expected a JSON object; expected ident at"),
    ("[1]", "the body: expected a JSON object"),
    ("{}", "version: expected a version such as 12 or \"12+1\", found nothing"),
    (r#"{"version":0}"#, "mv: expected a text of at most 4096 bytes, found nothing"),
    (r#"{"version":0,"mv":null}"#, "mv: expected a text of at most 4096 bytes, found null"),
    (
        r#"{"version":"x","mv":"bet"}"#,
        "version: expected a version such as 12 or \"12+1\", found string \"x\"",
    ),
    (r#"{"version":0,"mv":3}"#, "mv: expected a text of at most 4096 bytes, found integer `3`"),
    (
        r#"{"version":0,"mv":"bet","seat":"z"}"#,
        "seat: expected one of a, b, c, d, e, found string \"z\"",
    ),
    (
        r#"{"version":0,"mv":"bet","seat":1}"#,
        "seat: expected one of a, b, c, d, e, found integer `1`",
    ),
    (r#"{"version":0,"mv":"bet","more":1}"#, "more: expected one of the fields seat, version, mv"),
];

/// Plans of tables that can't be read, and what the answer says.
const BAD_PLANS: &[(&str, &str)] = &[
    (r#"{"game":"chess"}"#, "chess"),
    (
        r#"{"game":"kuhn","seats":["me","you"]}"#,
        "seats[1]: expected one of me, device, open, bot-random, bot-easy, bot-medium, bot-hard, \
         bot-expert, found string \"you\"",
    ),
    (
        r#"{"game":"kuhn","seats":7}"#,
        "seats: expected a list of at most 5, one for each seat, found integer `7`",
    ),
    (r#"{"game":"kuhn","seats":[]}"#, "seats: expected at least one"),
    (r#"{"game":"rapanui","options":{"no":"such"}}"#, "options: expected"),
    (r#"{"game":"rapanui","options":{"edition":"x"}}"#, "options.edition: expected one of"),
    (
        r#"{"game":"rapanui","options":{"edition":1}}"#,
        "options.edition: expected a string, found integer `1`",
    ),
    (
        r#"{"game":"rapanui","pace":"slow"}"#,
        "pace: expected one of step, normal, fast, instant, found string \"slow\"",
    ),
    (r#"{"game":"rapanui","clock":"days","days":31}"#, "days: expected 1 to 30, found 31"),
];

/// A program at a table that nobody else has joined.
async fn waiting(house: &House) -> (Program, String) {
    let mut program = Program::guest(house, "Anna").await;
    let plan = json!({ "game": "kuhn", "seats": ["me", "open"] });
    let id = program.post("/tables", plan).await.ok()["id"].as_str().expect("an id").to_owned();
    (program, id)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_body_that_is_wrong_gets_a_clear_answer() {
    let house = House::new();
    let (mut program, id) = waiting(&house).await;
    let play = format!("/tables/{id}/play");
    let plays = BAD_PLAYS.iter().map(|it| (play.as_str(), it));
    for (path, (body, expected)) in plays.chain(BAD_PLANS.iter().map(|it| ("/tables", it))) {
        let reply = program.ask(Method::POST, path, Some((*body).to_owned()), &[]).await;
        assert_eq!(reply.refused(400), "bad_request", "{body}");
        let message = reply.json["message"].as_str().expect("a sentence");
        assert!(message.contains(expected), "{body}: {message}");
    }
    let reply = program.post(&format!("/tables/{id}/step"), json!({ "x": 1 })).await;
    assert_eq!(reply.json["message"], "x: expected no fields");
    // A field that may be missing may be null.
    let plan =
        json!({ "game": "kuhn", "seats": null, "name": null, "options": null, "pace": null });
    program.post("/tables", plan).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_input_gets_a_clear_answer() {
    let house = House::new();
    let (mut program, id) = waiting(&house).await;
    let play = format!("/tables/{id}/play");
    let deep = "[".repeat(5_000);
    assert_eq!(program.ask(Method::POST, &play, Some(deep), &[]).await.status, 400);
    let long = json!({ "version": 0, "mv": "x".repeat(70_000) });
    assert_eq!(program.post(&play, long).await.refused(413), "too_large");
    let queries = [
        ("view?moves=maybe", "moves: expected true or false, found string \"maybe\""),
        ("view?more=1", "more: expected no other field than moves"),
        ("log?since=-1", "since: expected a whole number, found string \"-1\""),
    ];
    for (query, expected) in queries {
        let reply = program.get(&format!("/tables/{id}/{query}")).await;
        assert_eq!(reply.refused(400), "bad_request", "{query}");
        assert_eq!(reply.json["message"], expected);
    }
    let record = program.ask(Method::POST, "/verify", Some("nonsense".to_owned()), &[]).await;
    assert_eq!(record.refused(422), "bad_record");
    let message = record.json["message"].as_str().expect("a sentence");
    assert!(message.starts_with("1:1: "), "{message}");
    assert_eq!(program.get(&format!("/tables/{id}/at/0")).await.refused(404), "not_found");
    assert_eq!(program.get(&format!("/tables/{id}/record")).await.status, 409);
}
