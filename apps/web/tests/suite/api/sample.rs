//! The sample bot plays a game on a real server.

use std::{path::Path, process::Command};

use rules_core::Seat;
use tables::{Event, Pace, Plan, SeatPlan};
use web::net::{Door, serve};

use crate::fixture::House;

const N_LINES_MAX: usize = 60;

#[tokio::test(flavor = "multi_thread")]
async fn the_sample_bot_plays_to_the_end() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let bot = folder.join("../../examples/bot.py");
    let text = std::fs::read_to_string(&bot).expect("the sample bot");
    assert!(text.lines().count() <= N_LINES_MAX, "{} lines", text.lines().count());
    let house = House::new();
    let anna = house.guest("anna").await;
    let mut plan = Plan::new(catalog::game("rapanui").expect("a game"), 2, []).expect("a plan");
    plan.seats[0] = SeatPlan::Bot(bots::Strength::Random);
    plan.pace = Pace::Instant;
    let (id, _) = house.tables.create(plan, &anna.who, None).await.unwrap();
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let door = Door::new(house.app.config.limits, &[], house.app.metrics.clone());
    let serving = serve(listener, house.router.clone(), door, house.app.end.subscribe());
    let serving = tokio::spawn(serving);
    let link = format!("http://{address}/t/{id}");
    let playing = tokio::task::spawn_blocking(move || {
        // Part of the tools that the tests need, see CONTRIBUTING.md.
        Command::new("python3").arg(&bot).arg(&link).output().expect("python3 is needed")
    });
    let live = house.tables.table(&id).await.unwrap();
    let mut subscription = live.follow(None);
    while subscription.snapshot().state.holder(Seat(1)).is_none() {
        assert!(subscription.changed().await);
    }
    house.tables.act(&id, anna, Event::Start, None).await.unwrap();
    let output = playing.await.expect("an end");
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{told}\n{}", String::from_utf8_lossy(&output.stderr));
    let state = house.tables.table(&id).await.unwrap().snapshot().state;
    assert!(state.is_over(), "{told}");
    house.app.end.send_replace(true);
    let _ = serving.await;
}
