//! Who somebody is, before and after every change of rights.

use axum::http::StatusCode;
use http_body_util::BodyExt as _;
use tower::ServiceExt as _;

use crate::{
    api::program::Program,
    browser::{Browser, fields},
    fixture::House,
};

const SID: &str = "sid";

/// Creates a guest by creating a table.
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

    // A guest creates an account and keeps the seat.
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

/// Logs in on another device.
async fn device(house: &House) -> Browser {
    let mut browser = Browser::new(&house.router);
    browser.post("/account/login", &account("Anna", "moai on ahu")).await.location();
    browser
}

async fn is_member(browser: &mut Browser) -> bool {
    browser.get("/account/sessions").await.status == StatusCode::OK
}

#[tokio::test(flavor = "multi_thread")]
async fn one_signs_out_at_another_device_and_everywhere_else() {
    let house = House::new();
    let (mut laptop, _) = guest(&house).await;
    laptop.post("/account/new", &account("Anna", "moai on ahu")).await.location();
    house.clock.advance(60_000);
    let (mut phone, mut tablet) = (device(&house).await, device(&house).await);
    let page = laptop.get("/account/sessions").await;
    // This device is marked and can't be signed out by mistake.
    let ends = |page: &crate::browser::Answer| -> Vec<String> {
        let forms = page.forms("/account/sessions");
        let buttons = forms.iter().flat_map(|form| &form.buttons);
        buttons.filter(|(name, _)| name == "end").map(|(_, value)| value.clone()).collect()
    };
    assert_eq!(ends(&page).len(), 2, "{}", page.body);
    assert!(page.body.contains("this device"));
    let own = ends(&phone.get("/account/sessions").await);
    let there = ends(&page).into_iter().find(|it| !own.contains(it)).expect("the phone");
    laptop.post("/account/sessions", &fields(&[("end", &there)])).await.location();
    assert!(!is_member(&mut phone).await);
    assert!(is_member(&mut tablet).await && is_member(&mut laptop).await);
    laptop.post("/account/sessions", &fields(&[("elsewhere", "yes")])).await.location();
    assert!(!is_member(&mut tablet).await);
    assert!(is_member(&mut laptop).await);
    // Nobody can sign others out.
    let (mut bea, _) = guest(&house).await;
    bea.post("/account/new", &account("Bea", "moai on ahu")).await.location();
    let mut phone = device(&house).await;
    let there = ends(&laptop.get("/account/sessions").await).remove(0);
    let tried = bea.post("/account/sessions", &fields(&[("end", &there)])).await;
    assert_eq!(tried.status, StatusCode::NOT_FOUND);
    assert!(is_member(&mut phone).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_ends_with_its_session() {
    let house = House::new();
    let (mut laptop, table) = guest(&house).await;
    laptop.post("/account/new", &account("Anna", "moai on ahu")).await.location();
    let phone = device(&house).await;
    let request = |browser: &Browser| {
        let cookie = format!("{SID}={}", browser.cookies[SID]);
        let request = axum::http::Request::get(format!("{table}/events")).header("cookie", cookie);
        request.header("host", "ahu.test").body(axum::body::Body::empty()).expect("a request")
    };
    let open = async |browser: &Browser| {
        let answer = browser.router().oneshot(request(browser)).await.expect("an answer");
        let mut body = answer.into_body();
        body.frame().await.expect("a beginning").expect("a frame");
        body
    };
    let (mut there, mut here) = (open(&phone).await, open(&laptop).await);
    laptop.post("/account/sessions", &fields(&[("elsewhere", "yes")])).await.location();
    let wait = std::time::Duration::from_secs(60);
    // Presence may still be sent; then the stream ends.
    let end = async { while there.frame().await.is_some() {} };
    tokio::time::timeout(wait, end).await.expect("the stream ends");
    // The other one goes on.
    laptop.post(&format!("{table}/chat"), &fields(&[("text", "still here")])).await.location();
    let heard = async {
        while let Some(frame) = here.frame().await {
            let data = frame.expect("a frame").into_data().expect("data");
            if String::from_utf8_lossy(&data).contains("still here") {
                return true;
            }
        }
        false
    };
    assert!(tokio::time::timeout(wait, heard).await.expect("an end or a message"));
}

#[tokio::test(flavor = "multi_thread")]
async fn programs_see_and_end_sessions() {
    let house = House::new();
    let (mut laptop, _) = guest(&house).await;
    laptop.post("/account/new", &account("Anna", "moai on ahu")).await.location();
    let mut program = Program::stranger(&house);
    let body = serde_json::json!({ "name": "Anna", "password": "moai on ahu" });
    let token =
        program.post("/login", body).await.ok()["token"].as_str().expect("a key").to_owned();
    let mut program = Program::with_key(&house, &token);
    let mut phone = device(&house).await;
    let listed = program.get("/sessions").await.ok();
    let sessions = listed["sessions"].as_array().expect("sessions");
    assert_eq!(sessions.len(), 2, "{listed}");
    let path = format!("/sessions/{}", sessions[0]["id"].as_str().expect("an id"));
    let delete = axum::http::Method::DELETE;
    program.ask(delete.clone(), &path, None, &[]).await.ok();
    assert_eq!(program.ask(delete.clone(), &path, None, &[]).await.refused(404), "not_found");
    assert_ne!(is_member(&mut phone).await, is_member(&mut laptop).await);
    assert_eq!(program.ask(delete, "/sessions", None, &[]).await.ok()["n_ended"], 1);
    assert!(!is_member(&mut phone).await && !is_member(&mut laptop).await);
    // The key itself is not a session.
    program.get("/me").await.ok();
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
    // The visit was recorded, so the session lasts again.
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
