//! Events by HTTP: once, in time, and with an answer that says why not.

use axum::http::StatusCode;
use store::TableId;
use tables::Pace;

use crate::{
    browser::{Answer, Browser, Form, fields},
    fixture::House,
};

/// A game of one person against a bot that moves only when told to.
async fn table(house: &House, game: &str, pace: Pace) -> (Browser, String) {
    let mut browser = Browser::new(&house.router);
    let plan = [
        ("game", game),
        ("seats", "2"),
        ("name", "Anna"),
        ("seat-a", "me"),
        ("seat-b", "bot-random"),
        ("pace", pace.key()),
        ("key", "make"),
    ];
    let table = browser.post("/tables", &fields(&plan)).await.location().to_owned();
    (browser, table)
}

async fn n_events(house: &House, table: &str) -> u32 {
    let id: TableId = table.trim_start_matches("/t/").parse().expect("an id");
    house.tables.table(&id).await.expect("a table").snapshot().state.n_events
}

/// Lets the bot move until the person has to choose, and returns the page.
async fn until_asked(house: &House, browser: &mut Browser, table: &str) -> Answer {
    let id: TableId = table.trim_start_matches("/t/").parse().expect("an id");
    let handle = house.tables.table(&id).await.expect("a table");
    let mut subscription = handle.follow(None);
    loop {
        let state = subscription.snapshot().state;
        if state.is_over() || state.is_asked(rules_core::Seat(0)) {
            return browser.get(table).await;
        }
        if state.pace == Pace::Step {
            browser.post(&format!("{table}/step"), &[]).await;
        }
        assert!(subscription.changed().await);
    }
}

fn first_move(form: &Form) -> Vec<(String, String)> {
    let (name, value) = form.buttons.first().expect("a move");
    form.with(name, value)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_form_twice_is_done_once() {
    let house = House::new();
    let (mut browser, table) = table(&house, "rapanui", Pace::Step).await;
    let form = until_asked(&house, &mut browser, &table).await.form("/play");
    let sent = first_move(&form);
    let before = n_events(&house, &table).await;
    assert_eq!(browser.post(&form.action, &sent).await.location(), table);
    assert_eq!(n_events(&house, &table).await, before + 1);
    assert_eq!(browser.post(&form.action, &sent).await.location(), table);
    assert_eq!(n_events(&house, &table).await, before + 1);
    // The same key for another move is a mistake of the sender.
    let (name, value) = form.buttons.last().expect("a move");
    let other = browser.post(&form.action, &form.with(name, value)).await;
    assert_eq!(other.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(n_events(&house, &table).await, before + 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_plan_twice_is_one_table() {
    let house = House::new();
    let mut browser = Browser::new(&house.router);
    browser.post("/tables", &fields(&[("game", "kuhn"), ("name", "Anna")])).await.location();
    let plan = fields(&[("game", "kuhn"), ("name", "Anna"), ("key", "double-click")]);
    let one = browser.post("/tables", &plan).await.location().to_owned();
    let two = browser.post("/tables", &plan).await.location().to_owned();
    assert_eq!(one, two);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_page_changes_nothing() {
    let house = House::new();
    let (mut browser, table) = table(&house, "rapanui", Pace::Step).await;
    let old = until_asked(&house, &mut browser, &table).await.form("/play");
    browser.post(&old.action, &first_move(&old)).await.location();
    let before = n_events(&house, &table).await;
    let mut stale = first_move(&old);
    stale.retain(|(name, _)| name != "key");
    stale.push(("key".to_owned(), "another-tab".to_owned()));
    let answer = browser.post(&old.action, &stale).await;
    assert_eq!(answer.status, StatusCode::CONFLICT);
    assert!(answer.body.contains("id=\"flash\""));
    assert_eq!(n_events(&house, &table).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_rules_forbid_is_refused_with_the_rule() {
    let house = House::new();
    let (mut browser, table) = table(&house, "rapanui", Pace::Step).await;
    let form = until_asked(&house, &mut browser, &table).await.form("/play");
    let before = n_events(&house, &table).await;
    for mv in ["no such move", "", "draw 99"] {
        let answer = browser.post(&form.action, &form.with("mv", mv)).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{mv}");
    }
    // A missing field is named.
    let answer = browser.post(&form.action, &fields(&[("seat", "a")])).await;
    assert_eq!(answer.status, StatusCode::BAD_REQUEST);
    assert_eq!(n_events(&house, &table).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_goes_to_the_barrier_and_no_further() {
    let house = House::new();
    let (mut browser, table) = table(&house, "rapanui", Pace::Step).await;
    let (mut n_undone, mut n_refused) = (0, 0);
    for _ in 0..40 {
        let page = until_asked(&house, &mut browser, &table).await;
        let Some(form) = page.forms("/play").into_iter().next() else { break };
        let undo = |page: &Answer| {
            let form = page.form("/undo");
            (form.field("version").to_owned(), form.action)
        };
        browser.post(&form.action, &first_move(&form)).await.location();
        let after = browser.get(&table).await;
        let (version, action) = undo(&after);
        let before = n_events(&house, &table).await;
        let sent = fields(&[("seat", "a"), ("version", &version)]);
        let answer = browser.post(&action, &sent).await;
        let is_offered = !after.body.contains("id=\"undo\" disabled");
        match is_offered {
            true => {
                assert_eq!(answer.location(), table);
                n_undone += 1;
                // And forward again, to continue.
                let again = browser.get(&table).await.form("/play");
                browser.post(&again.action, &first_move(&again)).await.location();
            }
            false => {
                assert_eq!(answer.status, StatusCode::CONFLICT);
                assert_eq!(n_events(&house, &table).await, before);
                n_refused += 1;
            }
        }
    }
    assert!(n_undone > 0 && n_refused > 0, "{n_undone} undone, {n_refused} refused");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_handed_out_checked_brought_back_and_played_on() {
    let house = House::new();
    let (mut browser, table) = table(&house, "rapanui", Pace::Instant).await;
    loop {
        let page = until_asked(&house, &mut browser, &table).await;
        let Some(form) = page.forms("/play").into_iter().next() else { break };
        browser.post(&form.action, &first_move(&form)).await;
    }
    let record = browser.get(&format!("{table}/record.txt")).await;
    assert_eq!(record.status, StatusCode::OK, "{}", record.body);
    let send = |name: &str, text: &str| {
        format!("--x\r\ncontent-disposition: form-data; name=\"{name}\"\r\n\r\n{text}\r\n--x--\r\n")
    };
    let headers =
        [("sec-fetch-site", "same-origin"), ("content-type", "multipart/form-data; boundary=x")];
    let post = axum::http::Method::POST;
    let body = Some(send("text", &record.body));
    let verified = browser.ask(post.clone(), "/verify", body.clone(), &headers).await;
    assert_eq!(verified.status, StatusCode::OK);
    assert!(verified.body.contains("flash good"), "{}", verified.body);
    let bent = record.body.replace("\n1 chance ", "\n1 chance x");
    let body_bent = Some(send("text", &bent));
    let refused = browser.ask(post.clone(), "/import", body_bent, &headers).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);

    let imported = browser.ask(post, "/import", body, &headers).await.location().to_owned();
    let replay = browser.get(&format!("{imported}/at/5?as=b")).await;
    assert_eq!(replay.status, StatusCode::OK);
    let fork = replay.form("/fork");
    let forked = browser.post(&fork.action, &fork.with("with", "bots")).await.location().to_owned();
    let page = until_asked(&house, &mut browser, &forked).await;
    assert!(!page.forms("/play").is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_at_one_device_hand_it_over() {
    let house = House::new();
    let mut browser = Browser::new(&house.router);
    let plan = [
        ("game", "rapanui"),
        ("seats", "2"),
        ("name", "Anna"),
        ("seat-a", "me"),
        ("seat-b", "device"),
        ("name-b", "Bea"),
    ];
    let table = browser.post("/tables", &fields(&plan)).await.location().to_owned();
    let mut n_curtains = 0;
    for _ in 0..30 {
        let page = browser.get(&table).await;
        if let Some(reveal) = page.forms("/reveal").into_iter().next() {
            n_curtains += 1;
            assert!(page.forms("/play").is_empty());
            assert!(!page.body.contains("id=\"board\""), "{}", page.body);
            assert!(!page.body.contains("id=\"log\""));
            // The stream of a device behind the curtain shows no more than the page.
            let stream = browser.get(&format!("{table}/events?v=0")).await;
            assert!(!stream.body.contains("id=\"board\""), "{}", stream.body);
            browser.post(&reveal.action, &reveal.fields).await.location();
            continue;
        }
        let form = page.form("/play");
        browser.post(&form.action, &first_move(&form)).await.location();
    }
    assert!(n_curtains > 2, "{n_curtains}");
}
