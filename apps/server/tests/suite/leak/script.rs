//! What a viewer asks, and what comes back.

use std::collections::BTreeSet;

use axum::http::Method;
use rules_core::{Seat, Turn};
use server::{
    api::{Body, Field, endpoints},
    hall::Actor,
    web::routes,
};

use super::{
    Eyes,
    sabotage::{Sabotage, spoil},
    worlds::{Tale, World},
};
use crate::browser::Answer;

/// How many moves are tried that are none.
const N_ILLEGAL: usize = 12;

/// A request.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    method: Method,
    path: String,
    fields: Vec<(String, String)>,
    is_live: bool,
    /// What a program sends instead of fields.
    json: Option<String>,
}

/// A request and the bytes of its answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Exchange {
    pub(crate) request: String,
    pub(crate) answer: String,
}

fn get(path: impl Into<String>) -> Step {
    Step { method: Method::GET, path: path.into(), fields: Vec::new(), is_live: false, json: None }
}

fn post(path: impl Into<String>, pairs: &[(&str, &str)]) -> Step {
    let fields = crate::browser::fields(pairs);
    Step { method: Method::POST, path: path.into(), fields, is_live: false, json: None }
}

/// What a program sends: whatever the endpoint takes, as far as it is known.
fn send(path: &str, fields: &[Field], pairs: &[(&str, &str)]) -> Step {
    let usual = [("mv", "x"), ("text", "hello"), ("pace", "fast"), ("words", "x"), ("name", "Zoe")];
    let known = |name: &str| pairs.iter().chain(&usual).find(|(it, _)| *it == name);
    let value = |field: &Field| known(field.name).map(|(name, text)| (*name, *text));
    let body: serde_json::Map<String, serde_json::Value> = fields
        .iter()
        .filter_map(value)
        .map(|(name, text)| (name.to_owned(), text.into()))
        .collect();
    let json = serde_json::Value::Object(body).to_string();
    Step { json: Some(json), ..post(path, &[]) }
}

impl Step {
    /// Asks every route, every move of the past, moves that are none, and in
    /// the end makes one that is.
    pub(crate) fn all(one: &Tale, two: &Tale, eyes: Eyes) -> Vec<Step> {
        let mut steps = Vec::new();
        for route in routes() {
            if route.method == Method::GET {
                let path = route.path.replace("{game}", "kuhn").replace("{*path}", "favicon.svg");
                let path = path.replace("{version}", "x").replace("{n}", "1");
                // The counters of a machine are for its operator.
                if path != "/metrics" {
                    steps.push(get(path));
                }
            }
        }
        let mut live = get("/t/{id}");
        live.is_live = true;
        steps.push(live);
        steps.push(get("/api/v1/tables/{id}/view?moves=true"));
        for n in 0..=one.moves.len() {
            steps.push(get(format!("/t/{{id}}/at/{n}")));
            steps.push(get(format!("/api/v1/tables/{{id}}/at/{n}")));
        }
        // An image is made of the drawing alone.
        for n in (0..one.moves.len()).step_by(5).chain([one.moves.len()]) {
            steps.push(get(format!("/t/{{id}}/at/{n}.svg")));
        }
        for seat in ["a", "b", "c"] {
            steps.push(get(format!("/t/{{id}}/at/3.svg?as={seat}")));
            steps.push(get(format!("/t/{{id}}/at/3?as={seat}")));
            steps.push(get(format!("/api/v1/tables/{{id}}/at/3?as={seat}")));
            steps.push(get(format!("/api/v1/tables/{{id}}/log?as={seat}")));
            steps.push(get(format!("/seat-key?table={{id}}&seat={seat}")));
        }
        steps.extend(deeds(one, two, eyes));
        steps.push(get("/t/{id}"));
        steps
    }
}

/// Everything that can be sent to a table, most of it refused.
fn deeds(one: &Tale, two: &Tale, eyes: Eyes) -> Vec<Step> {
    let seat = if let Eyes::Seat(seat) = eyes { seat } else { Seat(0) };
    let (letter, version) = (seat.to_string(), one.moves.len().to_string());
    let with = |key: &'static str, mv: &str| {
        let pairs = [("key", key), ("seat", &letter), ("version", &version), ("mv", mv)];
        post("/t/{id}/play", &pairs)
    };
    let is_turn = one.end.turn() == Turn::Seat(seat);
    let is_legal = |mv: &str| {
        let legal = |tale: &Tale| tale.end.legal_moves().iter().any(|it| it == mv);
        is_turn && (legal(one) || legal(two))
    };
    let known: BTreeSet<&String> = one.moves.iter().chain(&two.moves).map(|(_, mv)| mv).collect();
    let illegal = known.into_iter().filter(|mv| !is_legal(mv)).take(N_ILLEGAL);
    let mut steps: Vec<Step> = illegal.map(|mv| with("illegal", mv)).collect();
    steps.push(with("nonsense", "no such move"));
    steps.extend(programs(one, two, &letter, &is_legal));
    let base = [("key", "k"), ("seat", letter.as_str()), ("version", version.as_str())];
    for route in routes().iter().filter(|it| it.method == Method::POST) {
        let changes = ["/play", "/resign", "/takeover", "/close", "/undo", "/restart", "/leave"];
        let is_change = changes.iter().any(|it| route.path.ends_with(it));
        if route.path.starts_with("/t/{id}/") && !is_change {
            steps.push(post(route.path, &base));
        }
    }
    steps.push(post("/t/{id}/undo", &base));
    steps.push(get("/t/{id}"));
    if let Some(mv) = one.end.legal_moves().iter().find(|mv| is_legal(mv) && is_in(two, mv)) {
        steps.push(with("legal", mv));
    }
    steps
}

/// The same by programs.
fn programs(one: &Tale, two: &Tale, letter: &str, is_legal: &dyn Fn(&str) -> bool) -> Vec<Step> {
    let version = one.moves.len().to_string();
    let mut steps = Vec::new();
    for endpoint in endpoints() {
        let Body::Fields(fields) = &endpoint.body else { continue };
        let pairs = [("seat", letter), ("version", version.as_str())];
        let changes = ["/resign", "/takeover", "/close", "/undo", "/restart", "/leave"];
        let is_change = changes.iter().any(|it| endpoint.path.ends_with(it));
        if !endpoint.path.contains("{id}") || is_change {
            continue;
        }
        steps.push(send(endpoint.path, fields, &pairs));
        if endpoint.path.ends_with("/play") {
            let moves = one.moves.iter().chain(&two.moves).map(|(_, mv)| mv.as_str());
            let known: BTreeSet<&str> = moves.collect();
            for mv in known.into_iter().filter(|mv| !is_legal(mv)).take(N_ILLEGAL) {
                let [seat, version] = pairs;
                steps.push(send(endpoint.path, fields, &[seat, version, ("mv", mv)]));
            }
        }
    }
    steps.push(get("/api/v1/tables/{id}/view?moves=true"));
    steps
}

fn is_in(tale: &Tale, mv: &str) -> bool {
    tale.end.legal_moves().iter().any(|it| it == mv)
}

/// Asks one server everything.
pub(crate) async fn run(
    world: &World,
    script: &[Step],
    sabotage: Option<Sabotage>,
) -> Vec<Exchange> {
    let (mut browser, mut program) = (world.browser.clone(), world.program.clone());
    let mut seen = Vec::new();
    for step in script {
        let path = step.path.replace("{id}", world.id.as_str());
        let is_api = path.starts_with("/api/");
        let mut answer = match (&step.method, step.is_live) {
            _ if is_api => program.ask(step.method.clone(), &path, step.json.clone(), &[]).await,
            (&Method::GET, false) => browser.get(&path).await,
            (&Method::GET, true) => browser.ask(Method::GET, &path, None, &[("x-live", "1")]).await,
            _ => browser.post(&path, &step.fields).await,
        };
        // What the table was told must have reached it before the next request.
        let nobody = Actor::guest("nobody".parse().expect("a name"));
        let _ = world.house.hall.step(&world.id, nobody).await;
        if let Some(sabotage) = sabotage {
            let sitting = world.house.hall.table(&world.id).await.expect("a table").scene().sitting;
            spoil(&mut answer, &sitting, sabotage, &path);
        }
        seen.push(Exchange { request: format!("{} {path}", step.method), answer: bytes(&answer) });
    }
    seen
}

/// Everything that a client gets.
fn bytes(answer: &Answer) -> String {
    let Answer { status, headers, body, .. } = answer;
    format!("{status}\n{headers:?}\n{}\n{body}", body.len())
}
