//! Whole games by programs, and what comes after them.

use axum::http::Method;
use serde_json::{Value, json};

use super::program::{Program, Stream};
use crate::fixture::House;

const LINES: &str = "application/x-ndjson";

/// Creates a table at which a program plays against bots.
async fn table(program: &mut Program, game: &str, n_bots: usize) -> String {
    let mut seats = vec!["me"];
    seats.resize(n_bots + 1, "bot-random");
    let plan = json!({ "game": game, "seats": seats, "name": "Anna", "pace": "instant" });
    let made = program.post("/tables", plan).await.ok();
    assert_eq!(made["phase"], "playing");
    assert_eq!(made["my_seats"], json!(["a"]));
    made["id"].as_str().expect("an id").to_owned()
}

/// Plays to the end with any moves. Returns the number of moves made.
async fn play(program: &mut Program, id: &str) -> usize {
    let path = format!("/tables/{id}/stream?moves=true");
    let mut stream = Stream::open(program, &path, LINES).await;
    let (mut n_played, mut dice) = (0_usize, 7_usize);
    loop {
        let is_next = |state: &Value| state["is_asked"] == true || state["phase"] == "over";
        let state = stream.state(is_next).await;
        if state["phase"] == "over" {
            return n_played;
        }
        let moves = state["moves"].as_array().expect("moves");
        assert!(!moves.is_empty(), "{state}");
        dice = dice.wrapping_mul(1_103_515_245).wrapping_add(12_345) & 0x7fff_ffff;
        let mv = &moves[(dice >> 8) % moves.len()]["mv"];
        let body = json!({ "version": state["version"], "mv": mv });
        let reply = program.post(&format!("/tables/{id}/play"), body).await;
        // The stream may send a state in which others have moved meanwhile.
        if reply.status == 409 {
            assert!(reply.json["version"].is_string(), "{}", reply.text);
            continue;
        }
        reply.ok();
        n_played += 1;
    }
}

/// Looks back at a finished game in every possible way.
async fn look_back(program: &mut Program, id: &str, n_seats: usize) {
    let table = program.get(&format!("/tables/{id}")).await.ok();
    let places = table["standing"]["seats"].as_array().expect("a standing");
    assert_eq!(places.len(), n_seats);
    assert!(places.iter().any(|it| it["place"] == 1));
    let n_moves = table["n_moves"].as_u64().expect("a number");
    let log = program.get(&format!("/tables/{id}/log?as=b")).await.ok();
    let moves = log["items"].as_array().expect("items");
    assert_eq!(moves.iter().filter(|it| it["number"].is_u64()).count() as u64, n_moves);
    let tail = program.get(&format!("/tables/{id}/log?since={}", n_moves - 2)).await.ok();
    assert_eq!(tail["items"].as_array().expect("items").len(), 2);
    for seat in ["a", "b"] {
        let at = program.get(&format!("/tables/{id}/at/{}?as={seat}", n_moves / 2)).await.ok();
        assert_eq!(at["viewer"], seat);
        assert_eq!(at["view"]["viewer"], program_viewer(seat, &at));
    }
    let text = [("accept", "text/plain")];
    let text = program.ask(Method::GET, &format!("/tables/{id}/record"), None, &text).await.text;
    let json = program.get(&format!("/tables/{id}/record")).await.ok();
    assert!(json.is_object());
    let own = program.get(&format!("/tables/{id}/verify")).await.ok();
    assert_eq!(own["is_proven"], true, "{own}");
    for record in [text.clone(), json.to_string()] {
        let verdict = program.ask(Method::POST, "/verify", Some(record), &[]).await.ok();
        assert_eq!(verdict["is_proven"], true, "{verdict}");
    }
    let imported = program.ask(Method::POST, "/import", Some(text), &[]).await.ok();
    assert_eq!((&imported["phase"], &imported["n_moves"]), (&json!("over"), &json!(n_moves)));
    let body = json!({ "n": n_moves / 2 });
    let forked = program.post(&format!("/tables/{id}/fork"), body).await.ok();
    assert_eq!(forked["forked"], json!({ "table": id, "n": n_moves / 2 }));
    let again = program.post(&format!("/tables/{id}/rematch"), json!({})).await.ok();
    let twice = program.post(&format!("/tables/{id}/rematch"), json!({})).await.ok();
    assert_eq!(again["id"], twice["id"]);
    assert_ne!(again["id"], id);
}

/// A view says whose it is, if its game lets it.
fn program_viewer(seat: &str, at: &Value) -> Value {
    match at["view"].get("viewer") {
        Some(Value::Object(_)) => at["view"]["viewer"].clone(),
        Some(Value::String(_)) => json!(seat),
        other => other.cloned().unwrap_or_default(),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_each_kind_is_played_by_a_program() {
    let house = House::new();
    for entry in catalog::games() {
        let mut program = Program::guest(&house, "Anna").await;
        let n_seats = usize::from(entry.facts.n_seats_min.max(2));
        let id = table(&mut program, entry.key(), n_seats - 1).await;
        let n_played = play(&mut program, &id).await;
        assert!(n_played > 0, "{}", entry.key());
        look_back(&mut program, &id, n_seats).await;
        let mine = program.get("/tables?list=mine_finished").await.ok();
        let is_this = |row: &Value| row["id"] == id.as_str() && row["phase"] == "over";
        assert!(mine["tables"].as_array().expect("tables").iter().any(is_this));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn people_meet_at_a_table() {
    let house = House::new();
    let mut anna = Program::guest(&house, "Anna").await;
    let mut bea = Program::guest(&house, "Bea").await;
    let seats = ["me", "open", "open"];
    let plan = json!({ "game": "rapanui", "seats": seats, "access": "open", "name": "Anna" });
    let id = anna.post("/tables", plan).await.ok()["id"].as_str().expect("an id").to_owned();
    let open = bea.get("/tables?list=open").await.ok();
    assert_eq!(open["tables"][0]["id"], id.as_str());
    let at = |what: &str| format!("/tables/{id}/{what}");
    // The first free seat, under the name of the guest.
    let state = bea.post(&at("sit"), json!({})).await.ok();
    assert_eq!((&state["viewer"], &state["phase"]), (&json!("b"), &json!("open")));
    assert_eq!(state["view"], Value::Null);
    assert_eq!(bea.post(&at("sit"), json!({ "bot": "easy" })).await.refused(403), "not_host");
    assert_eq!(bea.post(&at("start"), json!({})).await.refused(403), "not_host");
    assert_eq!(anna.post(&at("start"), json!({})).await.refused(409), "seats_free");
    assert_eq!(bea.post(&at("leave"), json!({})).await.ok()["viewer"], Value::Null);
    bea.post(&at("sit"), json!({ "seat": "c", "name": "Bea" })).await.ok();
    anna.post(&at("sit"), json!({ "seat": "b", "bot": "random" })).await.ok();
    let state = anna.post(&at("start"), json!({})).await.ok();
    assert_eq!(state["phase"], "playing");
    let table = bea.get(&format!("/tables/{id}")).await.ok();
    let kinds: Vec<&Value> =
        table["seats"].as_array().expect("seats").iter().map(|it| &it["kind"]).collect();
    assert_eq!(kinds, ["person", "bot", "person"]);
    assert_eq!(table["seats"][2]["name"], "Bea");
    // Everybody sees their own view: a spectator has no moves and no seat.
    let watching = Program::stranger(&house).get(&at("view?moves=true")).await.ok();
    assert_eq!((&watching["viewer"], &watching["moves"]), (&Value::Null, &json!([])));
    bea.post(&at("chat"), json!({ "text": "hello" })).await.ok();
    let chat = anna.get(&at("chat")).await.ok();
    assert_eq!(chat["lines"][0]["text"], "hello");
    assert_eq!(anna.get(&at("chat?since=1")).await.ok()["lines"], json!([]));
    anna.post(&at("pace"), json!({ "pace": "step" })).await.ok();
    anna.post(&at("step"), json!({})).await.ok();
    // A seat is taken to another device with its words.
    let words = bea.get(&at("seat-key")).await.ok();
    assert_eq!(words["seat"], "c");
    let mut phone = Program::guest(&house, "Phone").await;
    let claimed = phone.post("/seat-key", json!({ "words": words["words"] })).await.ok();
    assert_eq!(claimed["my_seats"], json!(["c"]));
    assert_eq!(bea.get(&format!("/tables/{id}")).await.ok()["my_seats"], json!([]));
    phone.post(&at("takeover"), json!({})).await.ok();
    phone.post(&at("giveback"), json!({})).await.ok();
    phone.post(&at("resign"), json!({ "strength": "random" })).await.ok();
    assert_eq!(phone.post(&at("giveback"), json!({})).await.refused(409), "resigned");
    anna.post(&at("close"), json!({})).await.ok();
    assert_eq!(anna.post(&at("pace"), json!({ "pace": "fast" })).await.refused(409), "closed");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_seats_of_one_program_have_a_curtain_between_them() {
    let house = House::new();
    let mut program = Program::guest(&house, "Anna").await;
    let seats = json!({ "game": "kuhn", "seats": ["me", "device"], "names": ["", "Bea"] });
    let id = program.post("/tables", seats).await.ok()["id"].as_str().expect("an id").to_owned();
    let at = |what: &str| format!("/tables/{id}/{what}");
    let state = program.get(&at("view?moves=true")).await.ok();
    assert_eq!(state["curtain"], "a");
    assert_eq!((&state["view"], &state["moves"]), (&Value::Null, &json!([])));
    let open = program.post(&at("reveal"), json!({ "seat": "a" })).await.ok();
    assert_eq!((&open["viewer"], &open["curtain"]), (&json!("a"), &Value::Null));
    assert!(open["view"].is_object());
    assert_eq!(program.get(&at("at/1?as=b")).await.refused(403), "forbidden");
    let shut = program.post(&at("hide"), json!({})).await.ok();
    assert_eq!(shut["view"], Value::Null);
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_go_on_where_they_ended() {
    let house = House::new();
    let mut program = Program::guest(&house, "Anna").await;
    let mut made = Vec::new();
    for _ in 0..5 {
        house.clock.advance(1_000);
        let plan = json!({ "game": "kuhn", "access": "open", "seats": ["me", "open"] });
        made.push(program.post("/tables", plan).await.ok()["id"].clone());
    }
    made.reverse();
    let (mut found, mut path) = (Vec::new(), "/tables?limit=2".to_owned());
    loop {
        let page = program.get(&path).await.ok();
        let rows = page["tables"].as_array().expect("tables");
        assert!(rows.len() <= 2);
        found.extend(rows.iter().map(|row| row["id"].clone()));
        let Some(next) = page["next"].as_str() else { break };
        path = format!("/tables?limit=2&after={next}");
    }
    assert_eq!(found, made);
    let mut stranger = Program::stranger(&house);
    assert_eq!(stranger.get("/tables?list=mine").await.refused(401), "login");
    assert_eq!(stranger.get("/tables?after=nonsense").await.refused(400), "bad_request");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_step_is_taken_back() {
    let house = House::new();
    let mut program = Program::guest(&house, "Anna").await;
    let id = table(&mut program, "rapanui", 1).await;
    let path = format!("/tables/{id}/stream?moves=true");
    let mut stream = Stream::open(&program, &path, LINES).await;
    let mut state = stream.state(|state| state["is_asked"] == true).await;
    for _ in 0..200 {
        let moves = state["moves"].as_array().expect("moves");
        let Some(mv) = moves.iter().find(|it| it["is_final"] == false) else {
            let body = json!({ "version": state["version"], "mv": moves[0]["mv"] });
            program.post(&format!("/tables/{id}/play"), body).await.ok();
            state = stream.state(|state| state["is_asked"] == true).await;
            continue;
        };
        let body = json!({ "version": state["version"], "mv": mv["mv"] });
        let after = program.post(&format!("/tables/{id}/play"), body).await.ok();
        assert_eq!(after["can_undo"], true);
        let body = json!({ "version": after["version"] });
        let back = program.post(&format!("/tables/{id}/undo"), body).await.ok();
        assert_eq!(back["view"], state["view"]);
        assert_eq!(back["moves"], state["moves"]);
        return;
    }
    panic!("no move that can be taken back");
}
