//! Seats that choose at the same time do not get in each other's way.

use axum::http::StatusCode;

use crate::{
    browser::{Answer, Browser, fields},
    fixture::House,
};

/// Opens a table of Giants for three people, and starts it.
async fn table(house: &House) -> (String, Vec<Browser>) {
    let mut people = vec![Browser::new(&house.router)];
    let plan = [("game", "giants"), ("seats", "3"), ("name", "Anna")];
    let table = people[0].post("/tables", &fields(&plan)).await.location().to_owned();
    for (seat, name) in [("b", "Bea"), ("c", "Carl")] {
        let mut browser = Browser::new(&house.router);
        let sit = fields(&[("seat", seat), ("name", name), ("key", "k")]);
        browser.post(&format!("{table}/sit"), &sit).await.location();
        people.push(browser);
    }
    people[0].post(&format!("{table}/start"), &fields(&[("key", "k")])).await.location();
    (table, people)
}

/// Plays until two people bid at once, and returns who they are.
async fn until_two_bid(table: &str, people: &mut [Browser]) -> (usize, usize) {
    for _ in 0..200 {
        let mut asked = Vec::new();
        for (idx, browser) in people.iter_mut().enumerate() {
            if !browser.get(table).await.forms("/play").is_empty() {
                asked.push(idx);
            }
        }
        match asked[..] {
            [first, second, ..] => return (first, second),
            [only] => _ = step(&mut people[only], table, None).await,
            [] => panic!("nobody is asked"),
        }
    }
    panic!("nobody ever bids at the same time as somebody else");
}

/// Chooses the first move of a page, of the one given or of a new one.
async fn step(browser: &mut Browser, table: &str, page: Option<Answer>) -> Answer {
    let page = match page {
        Some(page) => page,
        None => browser.get(table).await,
    };
    let form = page.form("/play");
    let mv = form.buttons.iter().find(|(name, _)| name == "mv").expect("a move").1.clone();
    let answer = browser.post(&form.action, &form.with("mv", &mv)).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{mv}: {}", answer.body);
    answer
}

/// Returns the seats that the status of a page calls awaited and ready.
fn awaited(page: &Answer) -> (String, String) {
    let status = page.body.split("<section id=\"status\"").nth(1).expect("a status");
    let who = status.split("<p class=\"prompt\"").next().expect("a prompt");
    let (awaited, ready) = who.split_once("<span class=\"ready\"").unwrap_or((who, ""));
    let also = awaited.split("<span class=\"also\"").nth(1).unwrap_or_default();
    (also.to_owned(), ready.to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_awaited_is_named_and_whoever_has_chosen_has_a_tick() {
    const NAMES: [&str; 3] = ["Anna", "Bea", "Carl"];
    let house = House::new();
    let (table, mut people) = table(&house).await;
    let (first, second) = until_two_bid(&table, &mut people).await;
    for (idx, other) in [(first, second), (second, first)] {
        let (also, ready) = awaited(&people[idx].get(&table).await);
        assert!(also.contains(NAMES[other]) && also.contains("class=\"badge"), "{also}");
        assert!(!also.contains(NAMES[idx]), "{also}");
        assert_eq!(ready, "");
    }
    while is_asked(&mut people[first], &table).await {
        step(&mut people[first], &table, None).await;
    }
    let (also, ready) = awaited(&people[second].get(&table).await);
    assert!(!also.contains(NAMES[first]), "{also}");
    // A tick and nothing else, because what was chosen stays secret.
    assert!(ready.contains("#i-tick"), "{ready}");
    let words: String = ready.split('<').filter_map(|it| it.split('>').nth(1)).collect();
    assert_eq!(words.trim(), format!("{} ready", NAMES[first]));
}

async fn is_asked(browser: &mut Browser, table: &str) -> bool {
    !browser.get(table).await.forms("/play").is_empty()
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_who_bid_at_once_are_both_heard() {
    let house = House::new();
    let (table, mut people) = table(&house).await;
    let (first, second) = until_two_bid(&table, &mut people).await;
    // Both are at the table; one of them does everything first.
    let old = people[second].get(&table).await;
    while is_asked(&mut people[first], &table).await {
        step(&mut people[first], &table, None).await;
        if !is_asked(&mut people[second], &table).await {
            break;
        }
    }
    step(&mut people[second], &table, Some(old)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bid_that_became_a_move_meanwhile_can_be_gone_on_with() {
    let house = House::new();
    let (table, mut people) = table(&house).await;
    let (first, second) = until_two_bid(&table, &mut people).await;
    // The second one begins, and sees what comes next.
    step(&mut people[second], &table, None).await;
    let old = people[second].get(&table).await;
    assert!(!old.forms("/play").is_empty(), "a bid has more than one step");
    // Then the first one is done, and what the second began is part of the game.
    while is_asked(&mut people[first], &table).await {
        step(&mut people[first], &table, None).await;
    }
    step(&mut people[second], &table, Some(old)).await;
}
