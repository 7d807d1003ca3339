//! The requests of a viewer, and the answers.

use std::collections::BTreeMap;

use axum::{body::Body, http::Method};
use catalog::MoveId;
use futures_util::FutureExt as _;
use http_body_util::BodyExt as _;
use rules_core::{Seat, Turn};
use tables::Actor;
use web::{Route, routes};

use super::{
    Visitor,
    sabotage::{Sabotage, spoil},
    worlds::{Tale, World},
};
use crate::{
    browser::Answer,
    requests::{case, is_api, send},
};

/// How many illegal moves are tried.
const N_ILLEGAL: usize = 6;

/// A request.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    pub(crate) route: Route,
    pub(crate) path: String,
    body: String,
    is_live: bool,
}

/// A request and the bytes of its answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Exchange {
    pub(crate) request: String,
    pub(crate) answer: String,
}

/// When in a script a route is requested: what changes much comes late.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Stage {
    Screen,
    /// What is usually refused, or changes little.
    Event,
    TakeBack,
    Play,
    TakeOver,
    GiveBack,
    Resign,
    /// After this the game is revealed, and may differ.
    Close,
    SignOut,
}

impl Stage {
    fn of(route: &Route) -> Stage {
        if route.method == Method::GET {
            return Stage::Screen;
        }
        match route.path.rsplit('/').next().unwrap_or_default() {
            "undo" | "restart" => Stage::TakeBack,
            "play" => Stage::Play,
            "takeover" => Stage::TakeOver,
            "giveback" => Stage::GiveBack,
            "resign" | "leave" => Stage::Resign,
            "close" => Stage::Close,
            "logout" | "sessions" => Stage::SignOut,
            _ => Stage::Event,
        }
    }
}

/// A move that is tried, and whether it can be made in both worlds.
type Try = (String, bool);

/// What a viewer may do in two worlds that look the same.
struct Asker {
    letter: String,
    version: String,
    tries: Vec<Try>,
}

impl Asker {
    fn new(one: &Tale, two: &Tale, visitor: Visitor) -> Asker {
        let seat = if let Visitor::Seat(seat) = visitor { seat } else { Seat(0) };
        let is_turn = visitor == Visitor::Seat(seat) && one.end.turn() == Turn::Seat(seat);
        let (legal, other) = (one.end.legal_moves(), two.end.legal_moves());
        let played = one.moves.iter().chain(&two.moves).map(|(_, mv)| *mv);
        let text = |mv| one.end.notation(mv);
        let known = played.chain(one.first_moves()).map(|mv| (text(mv), mv));
        let known: BTreeMap<String, MoveId> = known.collect();
        let is_illegal =
            |(_, mv): &(String, MoveId)| !is_turn || !legal.contains(mv) && !other.contains(mv);
        let illegal = known.into_iter().filter(is_illegal).take(N_ILLEGAL);
        let mut tries: Vec<Try> = illegal.map(|(text, _)| (text, false)).collect();
        tries.push(("no such move".to_owned(), false));
        // One from which the viewer learns the same in both.
        let is_common = |mv: &&MoveId| {
            let learned = one.learned(**mv, visitor.viewer());
            is_turn && learned.is_some() && learned == two.learned(**mv, visitor.viewer())
        };
        tries.extend(legal.iter().find(is_common).map(|mv| (text(*mv), true)));
        Asker { letter: seat.to_string(), version: one.moves.len().to_string(), tries }
    }

    /// Adapts what is usually sent to this viewer.
    fn fill(&self, route: &Route, body: &str, mv: Option<&str>) -> String {
        let truth = |name: &str| match name {
            "seat" => Some(self.letter.as_str()),
            "version" => Some(self.version.as_str()),
            "mv" => mv,
            // No bot may move by itself, because nobody could say when.
            "pace" => Some("step"),
            "seat-b" => Some("open"),
            _ => None,
        };
        if is_api(route.path) {
            let read = serde_json::from_str::<serde_json::Map<_, _>>(body);
            let Ok(mut fields) = read else { return body.to_owned() };
            for (name, value) in &mut fields {
                match (truth(name), value.is_number()) {
                    (Some(text), true) => *value = text.parse::<u32>().expect("a number").into(),
                    (Some(text), false) => *value = text.into(),
                    (None, _) => {}
                }
            }
            return serde_json::Value::Object(fields).to_string();
        }
        let pairs = form_urlencoded::parse(body.as_bytes());
        let pairs = pairs.map(|(name, value)| {
            let value = truth(&name).map_or(value, |it| it.to_owned().into());
            (name, value)
        });
        form_urlencoded::Serializer::new(String::new()).extend_pairs(pairs).finish()
    }

    /// Sends the usual request to a route.
    fn step(&self, route: &Route, mv: Option<&str>) -> Step {
        let Route { method, path, .. } = route;
        let Some((address, body, _)) = case(method, path) else { panic!("{method} {path}") };
        let path = if address.is_empty() { route.path } else { address }.to_owned();
        let path = path.replace("seat=b", &format!("seat={}", self.letter));
        Step { route: route.clone(), path, body: self.fill(route, body, mv), is_live: false }
    }
}

fn look(route: &Route, path: String) -> Step {
    Step { route: route.clone(), path, body: String::new(), is_live: false }
}

/// All other variants of requests that change nothing.
fn looks(route: &Route, n_moves: usize) -> Vec<Step> {
    let mut steps = Vec::new();
    let seats = ["a", "b", "c"];
    let as_seats = |path: &str| seats.map(|seat| look(route, format!("{path}={seat}")));
    match route.path {
        "/t/{id}" => {
            steps.push(Step { is_live: true, ..look(route, route.path.to_owned()) });
        }
        "/t/{id}/at/{n}" => {
            for n in (0..n_moves).step_by(9).chain([n_moves]) {
                steps.push(look(route, format!("/t/{{id}}/at/{n}")));
            }
            for n in (0..n_moves).step_by(20).chain([n_moves]) {
                steps.push(look(route, format!("/t/{{id}}/at/{n}.svg")));
            }
            steps.push(look(route, format!("/t/{{id}}/at/{n_moves}.png")));
            steps.extend(as_seats("/t/{id}/at/3?as"));
            steps.extend(as_seats("/t/{id}/at/3.svg?as"));
        }
        "/api/v1/tables/{id}/at/{n}" => {
            for n in (0..n_moves).step_by(9).chain([n_moves]) {
                steps.push(look(route, format!("/api/v1/tables/{{id}}/at/{n}")));
            }
            steps.extend(as_seats("/api/v1/tables/{id}/at/3?as"));
        }
        "/api/v1/tables/{id}/log" => steps.extend(as_seats("/api/v1/tables/{id}/log?as")),
        "/api/v1/tables/{id}/view" | "/api/v1/tables/{id}/stream" => {
            steps.push(look(route, format!("{}?moves=true", route.path)));
        }
        "/api/v1/tables" => steps.push(look(route, "/api/v1/tables?list=watch".to_owned())),
        "/seat-key" => steps.extend(as_seats("/seat-key?table={id}&seat")),
        _ => {}
    }
    steps
}

impl Step {
    /// Sends requests to every route: the past, illegal moves, a legal one, and at last what ends
    /// the game. Programs and people take turns in going first.
    pub(crate) fn all(one: &Tale, two: &Tale, visitor: Visitor, number: u64) -> Vec<Step> {
        let asker = Asker::new(one, two, visitor);
        let n_moves = one.moves.len();
        let mut all = routes();
        all.sort_by_key(|it| (Stage::of(it), is_api(it.path) == number.is_multiple_of(2)));
        let again = ["/t/{id}", "/api/v1/tables/{id}/stream", "/api/v1/tables/{id}/log"];
        let again: Vec<Route> = all.iter().filter(|it| again.contains(&it.path)).cloned().collect();
        let mut steps = Vec::new();
        let mut stage = Stage::Screen;
        for route in &all {
            if stage != Stage::of(route) && stage < Stage::Close {
                steps.extend(again.iter().map(|it| asker.step(it, None)));
            }
            stage = Stage::of(route);
            match stage {
                Stage::Play => {
                    steps.extend(asker.tries.iter().map(|(mv, _)| asker.step(route, Some(mv))));
                }
                Stage::Screen => {
                    steps.push(asker.step(route, None));
                    steps.extend(looks(route, n_moves));
                }
                Stage::Event
                | Stage::TakeBack
                | Stage::TakeOver
                | Stage::GiveBack
                | Stage::Resign
                | Stage::Close
                | Stage::SignOut => steps.push(asker.step(route, None)),
            }
        }
        steps
    }

    /// Returns whether it changes neither the table nor the caller.
    pub(crate) fn is_mild(&self) -> bool {
        Stage::of(&self.route) <= Stage::Event
    }
}

/// Sends all requests to one server, while a stream is open.
pub(crate) async fn run(
    world: &World,
    script: &[Step],
    sabotage: Option<Sabotage>,
) -> Vec<Exchange> {
    let (mut browser, mut program) = (world.browser.clone(), world.program.clone());
    let mut stream = browser.follow(&format!("/t/{}/events", world.id)).await;
    // The follower is present, and the stream says so.
    let mut first = news(&mut stream);
    settle(world).await;
    first.push_str(&news(&mut stream));
    let mut seen = vec![Exchange { request: "stream".to_owned(), answer: first }];
    for step in script {
        let path = step.path.replace("{id}", world.id.as_str());
        let route = &step.route;
        let mut answer = match step.is_live {
            true => browser.ask(Method::GET, &path, None, &[("x-live", "1")]).await,
            false if is_api(&path) => send(&mut program, route, &path, &step.body).await,
            false => send(&mut browser, route, &path, &step.body).await,
        };
        settle(world).await;
        if let Some(sabotage) = sabotage {
            let state =
                world.house.tables.table(&world.id).await.expect("a table").snapshot().state;
            spoil(&mut answer, &state, sabotage, &path);
        }
        let request = format!("{} {path}", route.method);
        let mut answer = bytes(&answer);
        if path == "/metrics" {
            // The counters of a machine change on their own.
            answer.retain(|it| !it.is_ascii_digit());
        }
        seen.push(Exchange { request: request.clone(), answer });
        if Stage::of(route) < Stage::Close {
            let answer = news(&mut stream);
            seen.push(Exchange { request: format!("stream after {request}"), answer });
        }
    }
    seen
}

/// Lets messages reach the table before the next request.
async fn settle(world: &World) {
    let nobody = Actor::guest("nobody".parse().expect("a name"));
    let _ = world.house.tables.step(&world.id, nobody).await;
}

/// Returns what a stream has sent since.
fn news(stream: &mut Body) -> String {
    let mut news = String::new();
    while let Some(Some(Ok(frame))) = stream.frame().now_or_never() {
        let data = frame.into_data().unwrap_or_default();
        // A heartbeat comes when it is due.
        if !data.starts_with(b":") {
            news.push_str(&String::from_utf8_lossy(&data));
        }
    }
    news
}

/// Everything that a client gets.
pub(crate) fn bytes(answer: &Answer) -> String {
    let Answer { status, headers, body, raw } = answer;
    let print = store::Digest::of(raw).0;
    format!("{status}\n{headers:?}\n{}\n{body}\n{print:?}", body.len())
}
