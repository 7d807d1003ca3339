//! Who somebody is, before and after every change of rights.

use axum::http::StatusCode;

use crate::{
    browser::{Browser, fields},
    fixture::House,
};

const SID: &str = "sid";

/// Makes a guest by making a table.
async fn guest(house: &House) -> (Browser, String) {
    let mut browser = Browser::new(&house.router);
    let plan = [("game", "kuhn"), ("seats", "2"), ("name", "Anna"), ("seat-b", "open")];
    let table = browser.post("/tables", &fields(&plan)).await.location().to_owned();
    (browser, table)
}

fn account(name: &str, password: &str) -> Vec<(String, String)> {
    fields(&[("name", name), ("password", password)])
}

/// Whether a cookie still belongs to somebody with a seat at this table.
async fn has_seat(house: &House, sid: &str, table: &str) -> bool {
    let mut browser = Browser::new(&house.router);
    browser.cookies.insert(SID.to_owned(), sid.to_owned());
    !browser.get(table).await.forms("/leave").is_empty()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_look_around_leaves_no_cookie() {
    let house = House::new();
    let (_, table) = guest(&house).await;
    let mut stranger = Browser::new(&house.router);
    for path in ["/", "/new", "/watch", &table, "/account/login"] {
        assert_eq!(stranger.get(path).await.status, StatusCode::OK, "{path}");
    }
    assert!(stranger.cookies.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn every_change_of_rights_changes_the_session() {
    let house = House::new();
    let (mut browser, table) = guest(&house).await;
    let as_guest = browser.cookies[SID].clone();
    assert!(has_seat(&house, &as_guest, &table).await);

    // A guest becomes somebody with an account, and keeps the seat.
    let made = browser.post("/account/new", &account("Anna", "moai on ahu")).await;
    assert_eq!(made.location(), "/account");
    let as_member = browser.cookies[SID].clone();
    assert_ne!(as_member, as_guest);
    assert!(!has_seat(&house, &as_guest, &table).await);
    assert!(has_seat(&house, &as_member, &table).await);

    // Another device logs in: the seat is there too.
    let (mut phone, other_table) = guest(&house).await;
    let phone_guest = phone.cookies[SID].clone();
    let wrong = phone.post("/account/login", &account("Anna", "moai on aha")).await;
    assert_eq!(wrong.status, StatusCode::UNAUTHORIZED);
    assert_eq!(phone.cookies[SID], phone_guest);
    let right = phone.post("/account/login", &account("ANNA", "moai on ahu")).await;
    assert_eq!(right.location(), "/mine");
    assert_ne!(phone.cookies[SID], phone_guest);
    assert!(has_seat(&house, &phone.cookies[SID], &table).await);
    assert!(has_seat(&house, &as_member, &other_table).await);

    // A new password logs the other device out.
    let change = fields(&[("old", "moai on ahu"), ("new", "ahu under moai")]);
    assert_eq!(browser.post("/account/password", &change).await.location(), "/account");
    assert!(!has_seat(&house, &as_member, &table).await);
    assert!(!has_seat(&house, &phone.cookies[SID], &table).await);
    assert!(has_seat(&house, &browser.cookies[SID], &table).await);

    // Logging out ends the session for good.
    let last = browser.cookies[SID].clone();
    browser.post("/account/logout", &fields(&[("key", "k")])).await;
    assert!(browser.cookies.is_empty());
    assert!(!has_seat(&house, &last, &table).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_is_taken_once_however_it_is_written() {
    let house = House::new();
    let (mut anna, _) = guest(&house).await;
    anna.post("/account/new", &account("Anna", "moai on ahu")).await.location();
    let (mut other, _) = guest(&house).await;
    let taken = other.post("/account/new", &account("ａｎｎａ", "another one")).await;
    assert_eq!(taken.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test(flavor = "multi_thread")]
async fn old_sessions_end() {
    let house = House::new();
    let (browser, table) = guest(&house).await;
    let sid = &browser.cookies[SID];
    house.clock.advance(179 * 24 * 60 * 60 * 1_000);
    assert!(has_seat(&house, sid, &table).await);
    // The visit was noted: it lasts again.
    house.clock.advance(179 * 24 * 60 * 60 * 1_000);
    assert!(has_seat(&house, sid, &table).await);
    house.clock.advance(181 * 24 * 60 * 60 * 1_000);
    assert!(!has_seat(&house, sid, &table).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_opens_and_is_revoked() {
    let house = House::new();
    let (mut browser, table) = guest(&house).await;
    browser.post("/account/new", &account("Anna", "moai on ahu")).await.location();
    let made = browser.post("/account/tokens", &fields(&[("name", "my bot")])).await;
    let (_, rest) = made.body.split_once("ahu_").expect("a token");
    let token: String = rest.chars().take_while(char::is_ascii_alphanumeric).collect();
    let mut program = Browser::new(&house.router);
    program.headers.push(("authorization", format!("Bearer ahu_{token}")));
    assert!(!program.get(&table).await.forms("/leave").is_empty());
    let revoke = browser.get("/account/tokens").await;
    let form = revoke.form("/account/tokens");
    let (name, value) = form.buttons.first().expect("a button");
    browser.post(&form.action, &form.with(name, value)).await.location();
    assert_eq!(program.get(&table).await.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test(flavor = "multi_thread")]
async fn too_many_passwords_must_wait() {
    let house = House::with(|_| {});
    let mut browser = Browser::new(&house.router);
    let mut statuses = Vec::new();
    for _ in 0..11 {
        let answer = browser.post("/account/login", &account("nobody", "x")).await;
        statuses.push(answer.status.as_u16());
        if answer.status == StatusCode::TOO_MANY_REQUESTS {
            let after: u32 = answer.header("retry-after").expect("when").parse().expect("seconds");
            assert!((1..=90).contains(&after), "{after}");
        }
    }
    assert_eq!(statuses[..10], [401; 10]);
    assert_eq!(statuses[10], 429);
    // A program gets it in its own language.
    browser.headers.push(("accept", "application/json".to_owned()));
    let answer = browser.post("/account/login", &account("nobody", "x")).await;
    let body: serde_json::Value = serde_json::from_str(&answer.body).expect("JSON");
    assert_eq!(body["code"], "too_many");
    assert!(body["retry_after"].is_u64());
}
