//! People's own boards and tiles: checked, shown, played and kept.

use axum::http::{Method, StatusCode};
use serde_json::json;

use crate::{
    api::program::Program,
    browser::{Answer, Browser, fields},
    fixture::House,
};

const ISLAND: &str = include_str!("../../../../games/giants/rules/data/motu-iti-30.txt");

/// An island that nobody else has.
fn island() -> String {
    ISLAND.replacen("Motu Iti", "Motu Anna", 1)
}

/// Sends a form with a file, as browsers do.
async fn send(browser: &mut Browser, path: &str, pairs: &[(&str, &str)], file: &str) -> Answer {
    let mut body = String::new();
    for (name, value) in pairs {
        body +=
            &format!("--x\r\ncontent-disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n");
    }
    body += "--x\r\ncontent-disposition: form-data; name=\"file-option-board\"; \
             filename=\"island.txt\"\r\ncontent-type: text/plain\r\n\r\n";
    body += &format!("{file}\r\n--x--\r\n");
    let headers =
        [("sec-fetch-site", "same-origin"), ("content-type", "multipart/form-data; boundary=x")];
    browser.ask(Method::POST, path, Some(body), &headers).await
}

const PLAN: [(&str, &str); 5] = [
    ("game", "giants"),
    ("seats", "2"),
    ("name", "Anna"),
    ("seat-b", "bot-random"),
    ("option-board", ""),
];

#[tokio::test(flavor = "multi_thread")]
async fn an_island_from_a_file_is_shown_and_played() {
    let house = House::new();
    let mut browser = Browser::new(&house.router);
    let form = browser.get("/new?game=giants").await;
    assert!(form.body.contains("name=\"file-option-board\""));
    let checked = send(&mut browser, "/new", &PLAN, &island()).await;
    assert_eq!(checked.status, StatusCode::OK, "{}", checked.body);
    assert!(checked.body.contains("id=\"preview\"") && checked.body.contains("<svg"));
    // The text of the file is in the form now.
    assert!(checked.body.contains("Motu Anna"));
    let table = send(&mut browser, "/tables", &PLAN, &island()).await;
    let path = table.location().to_owned();
    // It is kept with the table, survives a restart, and is in the record.
    let id = path.strip_prefix("/t/").expect("an address").parse().expect("an id");
    let state = house.tables.table(&id).await.expect("a table").snapshot().state;
    assert!(state.terms.record.contains("Motu Anna"), "{}", state.terms.record);
    let house = house.restarted().await;
    let state = house.tables.table(&id).await.expect("a table").snapshot().state;
    let options = state.public().options();
    assert!(options.iter().any(|(key, text)| *key == "board" && text.contains("Motu Anna")));
    let record = state.secrets().record().to_string();
    let again = record::Record::parse(record.as_bytes()).expect("a record");
    assert!(catalog::game("giants").expect("a game").replay(&again).is_ok());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_wrong_with_a_text_is_said_with_its_line() {
    let house = House::new();
    let mut browser = Browser::new(&house.router);
    let wrong = island().replacen("\n\n", "\nnonsense here\n", 1);
    for path in ["/new", "/tables"] {
        for (lang, part) in [
            ("en", "begins no part"),
            ("de", "beginnt kein Teil"),
            ("hu", "nem kezd új részt"),
            ("it", "Nessuna parte comincia con"),
        ] {
            browser.headers = vec![("accept-language", lang.to_owned())];
            let answer = send(&mut browser, path, &PLAN, &wrong).await;
            assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", answer.body);
            let flaw = answer.body.split("data-line=\"").nth(1).expect("a line");
            let line: usize = flaw.split('"').next().and_then(|it| it.parse().ok()).expect("it");
            assert_eq!(wrong.lines().nth(line - 1), Some("nonsense here"), "line {line}");
            assert!(flaw.contains(part) && flaw.contains(&line.to_string()), "{lang}: {flaw}");
            // Nothing that was typed is lost.
            assert!(answer.body.contains("nonsense here"));
        }
    }
    browser.headers.clear();
    let long = "#".repeat(60_000);
    let answer = send(&mut browser, "/new", &PLAN, &long).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer.body.contains("60000"), "{}", answer.body);
    let huge = "#".repeat(70_000);
    let answer = send(&mut browser, "/new", &PLAN, &huge).await;
    assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_text_can_be_pasted_too() {
    let house = House::new();
    let mut browser = Browser::new(&house.router);
    // Browsers end lines with two characters.
    let pasted = island().replace('\n', "\r\n");
    let mut plan = PLAN.to_vec();
    plan[4].1 = &pasted;
    browser.post("/tables", &fields(&plan)).await.location();
}

#[tokio::test(flavor = "multi_thread")]
async fn programs_bring_boards_too() {
    let house = House::new();
    let mut program = Program::guest(&house, "Anna").await;
    let plan = |board: &str| {
        let seats = ["me", "bot-random"];
        json!({ "game": "giants", "seats": seats, "options": { "board": board } })
    };
    let made = program.post("/tables", plan(&island())).await.ok();
    assert!(made["options"]["board"].as_str().expect("a board").contains("Motu Anna"));
    let wrong = island().replacen("\n\n", "\nnonsense here\n", 1);
    let refused = program.post("/tables", plan(&wrong)).await;
    assert_eq!(refused.refused(400), "bad_request");
    assert!(refused.json["message"].as_str().expect("a sentence").contains("line "));
}
