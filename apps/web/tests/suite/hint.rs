//! Advice: for whoever has to choose, from what they see, and for nobody else.

use axum::http::{Method, StatusCode};
use serde_json::json;

use crate::{
    api::program::Program,
    browser::{Answer, Browser, fields},
    fixture::House,
};

/// Creates a table and returns its address. Advice on Kuhn poker takes no time.
async fn table(browser: &mut Browser, seat_b: &str) -> String {
    let plan = [
        ("game", "kuhn"),
        ("seats", "2"),
        ("name", "Anna"),
        ("seat-a", "me"),
        ("seat-b", seat_b),
        ("name-b", "Bea"),
        ("pace", "step"),
        ("start", "now"),
    ];
    browser.post("/tables", &fields(&plan)).await.location().to_owned()
}

async fn ask(browser: &mut Browser, table: &str, seat: &str) -> Answer {
    browser.post(&format!("{table}/hint"), &fields(&[("seat", seat)])).await
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_plays_bots_is_advised_and_can_take_the_advice() {
    let house = House::new();
    let mut browser = Browser::new(&house.router);
    let table = table(&mut browser, "bot-random").await;
    assert!(browser.get(&table).await.body.contains("id=\"hint-ask\""));
    assert_eq!(ask(&mut browser, &table, "a").await.location(), table);
    // It is still there when the page is loaded again, and has numbers.
    let page = browser.get(&table).await;
    assert!(page.body.contains("id=\"hint-all\""), "{}", page.body);
    assert!(page.body.contains("imagined games"));
    let advice = page.body.split("id=\"hint-all\"").nth(1).expect("advice");
    let button = advice.split("<button").nth(1).expect("a button");
    assert!(button.contains("form=\"play\"") && button.contains("name=\"mv\""), "{button}");
    let mv = button.split("value=\"").nth(1).and_then(|it| it.split('"').next()).expect("a move");
    let play = page.form("/play");
    assert!(play.buttons.iter().any(|(_, value)| value == mv), "{mv}: {play:?}");
    // A script gets the same as fragments.
    let live = browser.ask(Method::GET, &table, None, &[("x-live", "1")]).await;
    assert!(live.body.contains("id=\"hint-all\""));
    // Once it was followed, there is no advice any more.
    browser.post(&play.action, &play.with("mv", mv)).await;
    assert!(!browser.get(&table).await.body.contains("id=\"hint-all\""));
    assert_eq!(ask(&mut browser, &table, "a").await.status, StatusCode::CONFLICT);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_else_is_told_of_advice() {
    let house = House::new();
    let mut browser = Browser::new(&house.router);
    let table = table(&mut browser, "bot-random").await;
    let mut stranger = Browser::new(&house.router);
    let before = stranger.get(&table).await.body;
    ask(&mut browser, &table, "a").await;
    assert_eq!(stranger.get(&table).await.body, before);
    assert_eq!(ask(&mut stranger, &table, "a").await.status, StatusCode::FORBIDDEN);
    assert_eq!(ask(&mut browser, &table, "b").await.status, StatusCode::FORBIDDEN);
    assert_eq!(ask(&mut browser, &table, "z").await.status, StatusCode::BAD_REQUEST);
}

#[tokio::test(flavor = "multi_thread")]
async fn where_other_people_play_there_are_no_hints() {
    let house = House::new();
    let mut anna = Browser::new(&house.router);
    let table = table(&mut anna, "open").await;
    let mut bea = Browser::new(&house.router);
    let sit = fields(&[("seat", "b"), ("name", "Bea"), ("key", "k")]);
    bea.post(&format!("{table}/sit"), &sit).await.location();
    anna.post(&format!("{table}/start"), &fields(&[("key", "k")])).await.location();
    assert!(!anna.get(&table).await.body.contains("hint-ask"));
    for (lang, part) in [
        ("en", "There are no hints while other people play"),
        ("de", "gibt es keine Tipps"),
        ("hu", "nincs tipp"),
        ("it", "Non ci sono suggerimenti"),
    ] {
        let accept = [("accept-language", lang), ("sec-fetch-site", "same-origin")];
        let form = fields(&[("seat", "a")]);
        let refused = anna.post_with(&format!("{table}/hint"), &form, &accept).await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN);
        assert!(refused.body.contains(part), "{lang}: {}", refused.body);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_the_curtain_there_are_no_hints() {
    let house = House::new();
    let mut browser = Browser::new(&house.router);
    let table = table(&mut browser, "device").await;
    // Nobody has said yet that they are at the device.
    assert_eq!(ask(&mut browser, &table, "a").await.status, StatusCode::CONFLICT);
    let reveal = fields(&[("seat", "a"), ("key", "k")]);
    browser.post(&format!("{table}/reveal"), &reveal).await.location();
    ask(&mut browser, &table, "a").await.location();
    assert!(browser.get(&table).await.body.contains("id=\"hint-all\""));
    // The advice for one is not shown to the next.
    let page = browser.get(&table).await;
    let play = page.form("/play");
    browser.post(&play.action, &play.with("mv", &play.buttons[0].1)).await;
    assert!(!browser.get(&table).await.body.contains("id=\"hint-all\""));
}

#[tokio::test(flavor = "multi_thread")]
async fn programs_are_advised_too() {
    let house = House::new();
    let mut program = Program::guest(&house, "Anna").await;
    let plan = json!({ "game": "kuhn", "seats": ["me", "bot-random"], "pace": "step" });
    let made = program.post("/tables", plan).await.ok();
    let path = format!("/tables/{}/hint", made["id"].as_str().expect("an id"));
    let advice = program.post(&path, json!({})).await.ok();
    assert_eq!(advice["seat"], "a");
    let moves = advice["moves"].as_array().expect("moves");
    assert_eq!(moves.len(), 2);
    let sum: f64 = moves.iter().filter_map(|it| it["share"].as_f64()).sum();
    assert!((0.99..1.01).contains(&sum), "{advice}");
    for mv in moves {
        let win = mv["win"].as_f64().expect("a chance");
        assert!((0.0..=1.0).contains(&win), "{mv}");
    }
    // The same question has the same answer, and costs nothing.
    assert_eq!(program.post(&path, json!({ "seat": "a" })).await.ok(), advice);
    assert_eq!(program.post(&path, json!({ "seat": "b" })).await.refused(403), "not_your_seat");
}

#[tokio::test(flavor = "multi_thread")]
async fn advice_can_be_asked_for_only_so_often() {
    let house = House::with(|_| {});
    let mut browser = Browser::new(&house.router);
    let table = table(&mut browser, "bot-random").await;
    for _ in 0..10 {
        ask(&mut browser, &table, "a").await.location();
    }
    assert_eq!(ask(&mut browser, &table, "a").await.status, StatusCode::TOO_MANY_REQUESTS);
}

/// Creates a table and closes it: two cards are dealt, and it is seat a's turn.
async fn broken_off(browser: &mut Browser) -> String {
    let table = table(browser, "bot-random").await;
    browser.post(&format!("{table}/close"), &fields(&[("key", "k")])).await.location();
    table
}

#[tokio::test(flavor = "multi_thread")]
async fn afterwards_anybody_is_told_what_a_bot_would_have_done() {
    let house = House::new();
    let mut browser = Browser::new(&house.router);
    let running = table(&mut browser, "bot-random").await;
    let form = fields(&[("n", "2")]);
    assert!(!browser.get(&format!("{running}/at/2")).await.body.contains("hint-ask"));
    let early = browser.post(&format!("{running}/hint"), &form).await;
    assert_eq!(early.status, StatusCode::CONFLICT, "it would tell of the game that runs");
    let table = broken_off(&mut browser).await;
    let mut stranger = Browser::new(&house.router);
    // There is no advice for chance.
    assert!(!stranger.get(&format!("{table}/at/1")).await.body.contains("hint-ask"));
    let page = stranger.get(&format!("{table}/at/2")).await;
    assert!(!page.body.contains("hint-all"));
    let ask = page.form("/hint");
    let then = stranger.post(&ask.action, &ask.fields).await;
    assert_eq!(then.location(), format!("{table}/at/2?as=a#hint"));
    let page = stranger.get(then.location().split('#').next().expect("an address")).await;
    assert!(page.body.contains("id=\"hint-all\"") && page.body.contains("imagined games"));
    assert!(!page.body.contains("name=\"mv\""), "the past is over");
    for (n, status) in [("1", StatusCode::CONFLICT), ("99", StatusCode::NOT_FOUND)] {
        let answer = stranger.post(&format!("{table}/hint"), &fields(&[("n", n)])).await;
        assert_eq!(answer.status, status, "{n}");
    }
}

/// A bot judges a past move from what the seat saw.
#[tokio::test(flavor = "multi_thread")]
async fn programs_may_ask_about_the_past() {
    let house = House::new();
    let mut program = Program::guest(&house, "Anna").await;
    let plan = json!({ "game": "kuhn", "seats": ["me", "bot-random"], "pace": "step" });
    let made = program.post("/tables", plan).await.ok();
    let path = format!("/tables/{}", made["id"].as_str().expect("an id"));
    let ask = json!({ "n": 2 });
    let now = program.post(&format!("{path}/hint"), json!({})).await.ok();
    let early = program.post(&format!("{path}/hint"), ask.clone()).await;
    assert_eq!(early.refused(409), "not_over");
    program.post(&format!("{path}/close"), json!({})).await.ok();
    let then = program.post(&format!("{path}/hint"), ask.clone()).await.ok();
    assert_eq!((&then["seat"], &then["version"]), (&json!("a"), &json!("2")));
    let moves = |advice: &serde_json::Value| advice["moves"].as_array().map(Vec::len);
    assert_eq!(moves(&then), moves(&now));
    assert_eq!(program.post(&format!("{path}/hint"), ask).await.ok(), then);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_past_can_be_asked_about_only_so_often() {
    let house = House::with(|_| {});
    let mut browser = Browser::new(&house.router);
    let table = broken_off(&mut browser).await;
    let mut stranger = Browser::new(&house.router);
    let (path, form) = (format!("{table}/hint"), fields(&[("n", "2")]));
    for _ in 0..10 {
        stranger.post(&path, &form).await.location();
    }
    assert_eq!(stranger.post(&path, &form).await.status, StatusCode::TOO_MANY_REQUESTS);
}
