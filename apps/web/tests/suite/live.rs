//! The stream of what changes, and how it goes on after a cut.

use std::time::Duration;

use axum::{
    body::Body,
    http::{Request, StatusCode},
};
use http_body_util::BodyExt as _;
use rules_core::Seat;
use store::TableId;
use tables::{Event, Pace, Plan, SeatPlan};
use tower::ServiceExt as _;
use web::config::Bounds;

use crate::{browser::Browser, fixture::House};

/// A stream that is being read.
struct Stream {
    body: Body,
    text: String,
}

impl Stream {
    async fn open(house: &House, path: &str) -> Stream {
        let request = Request::builder().uri(path).body(Body::empty()).expect("a request");
        let response = house.router.clone().oneshot(request).await.expect("an answer");
        assert_eq!(response.status(), StatusCode::OK);
        Stream { body: response.into_body(), text: String::new() }
    }

    /// Reads the next event or comment.
    async fn event(&mut self) -> String {
        loop {
            if let Some((event, rest)) = self.text.split_once("\n\n") {
                let (event, rest) = (event.to_owned(), rest.to_owned());
                self.text = rest;
                return event;
            }
            let frame = tokio::time::timeout(Duration::from_secs(120), self.body.frame()).await;
            let frame = frame.expect("in time").expect("more").expect("a frame");
            let bytes = frame.into_data().expect("data");
            self.text.push_str(std::str::from_utf8(&bytes).expect("text"));
        }
    }
}

fn field<'a>(event: &'a str, name: &str) -> Option<&'a str> {
    let prefix = format!("{name}: ");
    event.lines().find_map(|line| line.strip_prefix(&prefix))
}

/// A game of one person against a bot, public, with the person asked.
async fn table(house: &House) -> (TableId, tables::Actor) {
    let anna = house.guest("anna").await;
    let mut plan = Plan::new(catalog::game("rapanui").expect("a game"), 2, []).expect("a plan");
    plan.seats[0] = SeatPlan::Person { name: "Anna".to_owned() };
    plan.seats[1] = SeatPlan::Bot(bots::Strength::Random);
    plan.pace = Pace::Step;
    let (id, _) = house.tables.create(plan, &anna.who, None).await.expect("it works");
    let live = house.tables.table(&id).await.expect("it works");
    let mut subscription = live.follow(None);
    while !subscription.snapshot().state.is_asked(Seat(0)) {
        house.tables.step(&id, anna.clone()).await.expect("it works");
        assert!(subscription.changed().await);
    }
    (id, anna)
}

async fn play(house: &House, id: &TableId, actor: &tables::Actor) {
    let state = house.tables.table(id).await.expect("it works").snapshot().state;
    let mv = state.secrets().choices(Seat(0))[0].mv;
    let version = state.secrets().version(Seat(0));
    let event = Event::Play { seat: Seat(0), version, mv };
    house.tables.act(id, actor.clone(), event, None).await.expect("it works");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_reaches_whoever_watches() {
    let house = House::new();
    let (id, anna) = table(&house).await;
    let version = house.tables.table(&id).await.expect("it works").snapshot().version();
    let mut stream = Stream::open(&house, &format!("/t/{id}/events?v={version}")).await;
    let first = stream.event().await;
    assert!(!first.contains("data:"), "nothing was missed: {first}");
    assert!(field(&first, "retry").is_some(), "{first}");
    play(&house, &id, &anna).await;
    let event = stream.event().await;
    assert_eq!(field(&event, "event"), Some("regions"));
    let id_now: u64 = field(&event, "id").expect("an id").parse().expect("a number");
    assert!(version < id_now);
    assert!(event.contains("id=\"status\"") && event.contains("id=\"turn-"), "{event}");
    // What has not changed is not sent, and the log is only added to.
    assert!(!event.contains("id=\"help\"") && !event.contains("id=\"log\""), "{event}");
}

#[tokio::test(flavor = "multi_thread")]
async fn pictures_of_a_table_come_one_after_the_other() {
    // However fast a browser is, it has time for something else in between.
    assert!(Bounds::default().picture_spacing > Duration::ZERO);
    let hour = Duration::from_secs(60 * 60);
    let house = House::with(|config| config.limits.picture_spacing = hour);
    let (id, anna) = table(&house).await;
    let path = format!("/t/{id}/events");
    let mut stream = Stream::open(&house, &path).await;
    stream.event().await;
    play(&house, &id, &anna).await;
    // Whoever comes now sees the move at once; whoever has a picture waits for the next.
    let mut late = Stream::open(&house, &path).await;
    tokio::select! {
        biased;
        event = stream.event() => panic!("two pictures at once: {event}"),
        event = late.event() => assert!(event.contains("id=\"status\""), "{event}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_cut_the_stream_catches_up_with_the_page() {
    let house = House::new();
    let (id, anna) = table(&house).await;
    let old = house.tables.table(&id).await.expect("it works").snapshot().version();
    play(&house, &id, &anna).await;
    let mut stream = Stream::open(&house, &format!("/t/{id}/events?v={old}")).await;
    let event = stream.event().await;
    let html: String = event
        .lines()
        .filter_map(|line| line.strip_prefix("data: ").or(line.strip_prefix("data:")))
        .collect::<Vec<_>>()
        .join("\n");
    let mut fresh = Browser::new(&house.router);
    let page = fresh.get(&format!("/t/{id}")).await.body;
    for region in ["status", "players", "board", "log"] {
        let part = |text: &str| {
            let start = text.find(&format!("<section id=\"{region}\"")).expect("a region");
            text[start..].split("</section>").next().unwrap_or_default().to_owned()
        };
        assert_eq!(part(&html), part(&page), "{region}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn streams_have_bounds() {
    let house = House::with(|config| config.limits.n_streams_ip = 2);
    let (id, _) = table(&house).await;
    let path = format!("/t/{id}/events");
    let one = Stream::open(&house, &path).await;
    let _two = Stream::open(&house, &path).await;
    let mut browser = Browser::new(&house.router);
    let third = browser.get(&path).await;
    assert_eq!(third.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(third.header("retry-after").is_some());
    drop(one);
    assert_eq!(browser.get(&path).await.status, StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_the_server_ends_streams_and_finishes_requests() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut config = web::config::Config::new(folder.path().to_owned());
    config.listen.set_port(0);
    let server = web::Server::open(config).await.expect("a server");
    let address = server.local_addr().expect("an address");
    let (end, ended) = tokio::sync::oneshot::channel::<()>();
    let serving = tokio::spawn(server.serve(async {
        let _ = ended.await;
    }));
    let answer = tokio::task::spawn_blocking(move || {
        use std::io::{Read as _, Write as _};
        let mut socket = std::net::TcpStream::connect(address).expect("a connection");
        let request = "GET /health HTTP/1.1\r\nhost: ahu\r\nconnection: close\r\n\r\n";
        socket.write_all(request.as_bytes()).expect("a request");
        let mut answer = String::new();
        socket.read_to_string(&mut answer).expect("an answer");
        answer
    });
    let answer = answer.await.expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    end.send(()).expect("still serving");
    let ended = tokio::time::timeout(Duration::from_secs(120), serving).await.expect("in time");
    ended.expect("no panic").expect("an end in order");
}
