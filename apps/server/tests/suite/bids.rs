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

async fn is_asked(browser: &mut Browser, table: &str) -> bool {
    !browser.get(table).await.forms("/play").is_empty()
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_who_bid_at_once_are_both_heard() {
    let house = House::new();
    let (table, mut people) = table(&house).await;
    let (first, second) = until_two_bid(&table, &mut people).await;
    // Both look at the table; one of them does everything first.
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
    // The second one begins, and looks at what comes next.
    step(&mut people[second], &table, None).await;
    let old = people[second].get(&table).await;
    assert!(!old.forms("/play").is_empty(), "a bid has more than one step");
    // Then the first one is done, and what the second began is part of the game.
    while is_asked(&mut people[first], &table).await {
        step(&mut people[first], &table, None).await;
    }
    step(&mut people[second], &table, Some(old)).await;
}
