//! A bot plays for somebody who is away, until they are back.

use crate::{
    browser::{Answer, Browser, fields},
    fixture::House,
};

/// What can be done now, according to the page.
fn actions(page: &Answer) -> &str {
    let actions = page.body.split("id=\"actions\"").nth(1).expect("actions");
    actions.split("</section>").next().expect("an end")
}

/// Creates a table against a bot that waits for a click before each move.
async fn table(browser: &mut Browser) -> String {
    let plan = [
        ("game", "kuhn"),
        ("seats", "2"),
        ("name", "Anna"),
        ("seat-b", "bot-random"),
        ("pace", "step"),
        ("start", "now"),
    ];
    browser.post("/tables", &fields(&plan)).await.location().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_click_that_no_bot_waits_for_moves_none_later() {
    let house = House::new();
    let mut browser = Browser::new(&house.router);
    let table = table(&mut browser).await;
    let id: store::TableId = table.trim_start_matches("/t/").parse().expect("an id");
    let n_moves =
        async || house.tables.table(&id).await.unwrap().snapshot().state.public().n_moves();
    let step = fields(&[("key", "s")]);
    // It is Anna's turn.
    browser.post(&format!("{table}/step"), &step).await.location();
    let play = browser.get(&table).await.form("/play");
    browser.post(&play.action, &play.with("mv", "pass")).await.location();
    let n_before = n_moves().await;
    for _ in 0..20 {
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        assert_eq!(n_moves().await, n_before, "nobody asked the bot");
    }
    browser.post(&format!("{table}/step"), &fields(&[("key", "t")])).await.location();
    while n_moves().await == n_before {
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_away_is_told_so_and_can_come_back() {
    let house = House::new();
    let mut browser = Browser::new(&house.router);
    let table = table(&mut browser).await;
    assert!(!actions(&browser.get(&table).await).contains("/giveback"));
    let away = fields(&[("key", "k"), ("seat", "a"), ("strength", "easy")]);
    browser.post(&format!("{table}/takeover"), &away).await.location();
    let page = browser.get(&table).await;
    assert!(actions(&page).contains("Anna"), "{}", actions(&page));
    assert!(actions(&page).contains("I am back"), "{}", actions(&page));
    // Nobody else can do it.
    let other = Browser::new(&house.router).get(&table).await;
    assert!(!actions(&other).contains("/giveback"));
    let back = page.form("/giveback");
    browser.post(&back.action, &back.fields).await.location();
    let page = browser.get(&table).await;
    assert!(!actions(&page).contains("/giveback") && page.body.contains("name=\"mv\""));
}
