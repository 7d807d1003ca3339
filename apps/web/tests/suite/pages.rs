//! Whole games by forms alone, as a browser without scripts plays them.

use axum::http::{Method, StatusCode, header};
use pages::assets::Assets;
use tables::Pace;

use crate::{
    browser::{Answer, Browser, fields},
    fixture::House,
};

/// The largest size of a table's page with everything that it loads, in bytes.
const PAGE_MAX: usize = 150_000;

/// Returns the compressed size of a page's style sheets and scripts, in bytes.
async fn assets_len(browser: &mut Browser) -> usize {
    let home = browser.get("/").await;
    let base = home.body.split("/assets/").nth(1).and_then(|it| it.split('/').next());
    let base = format!("/assets/{}", base.expect("an asset"));
    let own = Assets::iter().filter(|it| it.ends_with(".css") || it.ends_with(".js"));
    let mut n_bytes = 0;
    for name in own.chain(["boards.css", "pick.js"].map(Into::into)) {
        let packed = [("accept-encoding", "gzip")];
        let answer = browser.ask(Method::GET, &format!("{base}/{name}"), None, &packed).await;
        assert_eq!(answer.status, StatusCode::OK, "{name}");
        assert_eq!(answer.headers[header::CONTENT_ENCODING], "gzip", "{name}");
        n_bytes += answer.raw.len();
    }
    n_bytes
}

/// Starts a game from the home page and returns the page of its table.
async fn start(browser: &mut Browser, game: &str, pace: Pace) -> (String, Answer) {
    let home = browser.get("/").await;
    assert_eq!(home.status, StatusCode::OK, "{}", home.body);
    let forms = home.forms("/tables");
    let form = forms.iter().find(|form| form.field("game") == game).expect("a game on offer");
    let made = browser.post("/tables", &form.with("pace", pace.key())).await;
    let table = made.location().to_owned();
    let page = browser.get(&table).await;
    assert_eq!(page.status, StatusCode::OK);
    (table, page)
}

/// Waits until the table has something to say to this browser.
async fn until_asked(house: &House, browser: &mut Browser, table: &str) -> Answer {
    let id = table.trim_start_matches("/t/").parse().expect("an id");
    let handle = house.tables.table(&id).await.expect("a table");
    let mut subscription = handle.follow(None);
    loop {
        let state = subscription.snapshot().state;
        let is_anyone_asked = (0..state.public().n_seats())
            .any(|seat_idx| state.is_asked(rules_core::Seat(seat_idx)));
        // While a bot may still move, the table may move on between two requests.
        let is_calm = is_anyone_asked && state.public().bot_to_move().is_none();
        if state.is_over() || is_calm {
            return browser.get(table).await;
        }
        assert!(subscription.changed().await, "the table stays");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_played_to_its_end_by_buttons() {
    for entry in catalog::games().iter().filter(|it| it.shelf == catalog::Shelf::Game) {
        let house = House::new();
        let mut browser = Browser::new(&house.router);
        let (table, _) = start(&mut browser, entry.key(), Pace::Instant).await;
        let (mut n_moves, mut n_bytes) = (0, 0);
        loop {
            let page = until_asked(&house, &mut browser, &table).await;
            n_bytes = page.body.len().max(n_bytes);
            let forms = page.forms("/play");
            let Some(form) = forms.first() else { break };
            let (name, value) = form.buttons.last().expect("a move");
            let answer = browser.post(&form.action, &form.with(name, value)).await;
            assert_eq!(answer.location(), table);
            n_moves += 1;
        }
        let end = browser.get(&format!("{table}/end")).await;
        assert_eq!(end.status, StatusCode::OK);
        assert!(n_moves > 10, "{}: {n_moves} moves", entry.key());
        let all = n_bytes + assets_len(&mut browser).await;
        assert!(all < PAGE_MAX, "{}: {n_bytes} of {all} bytes are the page", entry.key());
        let record = browser.get(&format!("{table}/record.txt")).await;
        assert!(record.body.starts_with("ahu record 1"), "{}", record.body);
    }
}

/// A first game is coached without scripts too; the next one is not.
#[tokio::test(flavor = "multi_thread")]
async fn the_coach_leaves_after_a_first_game() {
    let house = House::new();
    let mut browser = Browser::new(&house.router);
    for is_coached in [true, false] {
        let (table, _) = start(&mut browser, "rapanui", Pace::Instant).await;
        let mut n_lessons = 0;
        loop {
            let page = until_asked(&house, &mut browser, &table).await;
            n_lessons += page.body.matches("data-coach=").count();
            let forms = page.forms("/play");
            let Some(form) = forms.first() else { break };
            let (name, value) = form.buttons.last().expect("a move");
            browser.post(&form.action, &form.with(name, value)).await;
        }
        assert_eq!(n_lessons > 0, is_coached, "{n_lessons} lessons");
        assert_eq!(browser.get(&format!("{table}/end")).await.status, StatusCode::OK);
    }
}

/// The coach can be switched off, and on again.
#[tokio::test(flavor = "multi_thread")]
async fn the_coach_can_be_sent_away() {
    let house = House::new();
    let mut browser = Browser::new(&house.router);
    let (table, _) = start(&mut browser, "rapanui", Pace::Instant).await;
    let page = until_asked(&house, &mut browser, &table).await;
    assert!(!page.body.contains("data-coach="), "three lines come first");
    let forms = page.forms("/settings");
    let has_lines = |form: &&crate::browser::Form| form.buttons.iter().any(|it| it.0 == "sheet");
    let form = forms.iter().find(has_lines).expect("a form that puts the lines away");
    browser.post(&form.action, &form.with("sheet", "rapanui")).await;
    for wish in ["off", "on"] {
        let page = until_asked(&house, &mut browser, &table).await;
        assert_eq!(page.body.contains("data-coach="), wish == "off", "{wish}");
        let forms = page.forms("/settings");
        let is_switch = |form: &&crate::browser::Form| {
            form.buttons.iter().any(|(name, value)| name == "coach" && value == wish)
        };
        let form = forms.iter().find(is_switch).expect("a switch");
        let answer = browser.post(&form.action, &form.with("coach", wish)).await;
        assert_eq!(answer.location(), table);
    }
    let page = until_asked(&house, &mut browser, &table).await;
    assert!(page.body.contains("data-coach="));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_friend_joins_by_the_link_alone() {
    let house = House::new();
    let (mut anna, mut bea) = (Browser::new(&house.router), Browser::new(&house.router));
    let plan = [
        ("game", "rapanui"),
        ("seats", "2"),
        ("seat-a", "me"),
        ("name", "Anna"),
        ("seat-b", "open"),
        ("key", "k"),
    ];
    let table = anna.post("/tables", &fields(&plan)).await.location().to_owned();
    let lobby = bea.get(&table).await;
    assert!(lobby.body.contains("Anna"), "{}", lobby.body);
    let sit = lobby.form("/sit");
    let sat = bea.post(&sit.action, &sit.with("name", "Bea")).await;
    assert_eq!(sat.location(), table);
    // Only the host starts.
    let early = bea.post(&format!("{table}/start"), &[]).await;
    assert_eq!(early.status, StatusCode::FORBIDDEN);
    let start = anna.get(&table).await.form("/start");
    anna.post(&start.action, &start.fields).await.location();
    // Each sees the other, and only one has to choose.
    let (page_a, page_b) = (anna.get(&table).await, bea.get(&table).await);
    let n_asked = page_a.forms("/play").len() + page_b.forms("/play").len();
    assert_eq!(n_asked, 1);
    assert!(page_a.body.contains("Bea") && page_b.body.contains("Anna"));
    // Whoever comes back with the cookie has the seat.
    let mut later = Browser::new(&house.router);
    later.cookies = bea.cookies.clone();
    assert_eq!(later.get(&table).await.body, bea.get(&table).await.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn assets_are_kept_as_long_as_they_are_the_same() {
    let house = House::new();
    let mut browser = Browser::new(&house.router);
    let asset = format!("{}/favicon.svg", house.app.assets);
    let kept = Some("public, max-age=31536000, immutable");
    assert_eq!(browser.get(&asset).await.header("cache-control"), kept);
    let page = browser.get("/").await;
    let links = page.body.split('"').filter(|it| it.starts_with("/assets/"));
    let links: Vec<String> = links.map(str::to_owned).collect();
    assert!(links.len() > 5);
    for link in links {
        assert_eq!(browser.get(&link).await.status.as_u16(), 200, "{link}");
    }
}
