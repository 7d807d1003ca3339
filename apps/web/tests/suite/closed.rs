//! Closed tables: what is no longer secret, and who was there.

use axum::http::StatusCode;

use crate::{
    browser::{Browser, fields},
    fixture::House,
};

/// Creates a table against a bot and makes a few moves.
async fn table(browser: &mut Browser) -> String {
    let plan = [
        ("game", "rapanui"),
        ("seats", "2"),
        ("seat-a", "me"),
        ("seat-b", "device"),
        ("pace", "instant"),
    ];
    let path = browser.post("/tables", &fields(&plan)).await.location().to_owned();
    for _ in 0..6 {
        let page = browser.get(&path).await;
        let Some(form) = page.forms("/play").into_iter().next() else {
            let reveal = page.form("/reveal");
            browser.post(&reveal.action, &reveal.fields).await.location();
            continue;
        };
        let mv = form.buttons.iter().find(|(name, _)| name == "mv").expect("a move").1.clone();
        browser.post(&form.action, &form.with("mv", &mv)).await.location();
    }
    path
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_table_shows_its_seed() {
    let house = House::new();
    let mut browser = Browser::new(&house.router);
    let path = table(&mut browser).await;
    let mut stranger = Browser::new(&house.router);
    let early = stranger.get(&format!("{path}/record.txt")).await;
    assert_eq!(early.status, StatusCode::CONFLICT);
    browser.post(&format!("{path}/close"), &fields(&[("key", "k")])).await.location();
    let record = stranger.get(&format!("{path}/record.txt")).await;
    assert_eq!(record.status, StatusCode::OK);
    let read = record::Record::parse(record.body.as_bytes()).expect("a record");
    assert!(!read.moves().is_empty());
    assert!(read.fair().is_some_and(|fair| fair.seed.is_some()), "{}", record.body);
    // Everything can be checked except the result, which does not exist.
    let verdict = catalog::game("rapanui").expect("a game").verify(&read);
    let open = |it: &&record::Finding| it.outcome != record::Outcome::Passed;
    let open: Vec<_> = verdict.findings.iter().filter(open).map(|it| it.check).collect();
    assert_eq!(open, [record::Check::Result], "{verdict:?}");
    // It is stored as well, and everybody may see it as any viewer.
    let id: store::TableId = path.strip_prefix("/t/").expect("it").parse().expect("an id");
    let stored = house.tables.store().table(&id).await.expect("it works").expect("a table");
    assert_eq!(stored.final_record.as_deref(), Some(record.body.as_str()));
    assert_eq!(stranger.get(&format!("{path}/at/3?as=b")).await.status, StatusCode::OK);
    let verdict = stranger.get(&path.replace("/t/", "/api/v1/tables/")).await;
    assert!(verdict.body.contains("\"closed\""));
    let api = format!("{}/verify", path.replace("/t/", "/api/v1/tables/"));
    assert!(stranger.get(&api).await.body.contains("\"is_clean\":true"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_table_leads_to_its_record() {
    let house = House::new();
    let mut browser = Browser::new(&house.router);
    let path = table(&mut browser).await;
    let mut stranger = Browser::new(&house.router);
    let links = [
        format!("href=\"{path}/record.txt\""),
        format!("href=\"{path}/record.json\""),
        format!("href=\"{path}/at/0\""),
        format!("href=\"/verify?table={}\"", path.trim_start_matches("/t/")),
    ];
    let page = stranger.get(&path).await.body;
    assert!(!links.iter().any(|it| page.contains(it)), "the game is still on");
    browser.post(&format!("{path}/close"), &fields(&[("key", "k")])).await.location();
    for somebody in [&mut browser, &mut stranger] {
        let page = somebody.get(&path).await.body;
        for link in &links {
            assert!(page.contains(link), "{link}: {page}");
            let address = link.split('"').nth(1).expect("an address");
            assert_eq!(somebody.get(address).await.status, StatusCode::OK, "{address}");
        }
        assert!(page.contains("This table is closed."), "{page}");
        assert!(!page.contains("id=\"play\"") && !page.contains("/resign\""), "{page}");
    }
    // The record that the check links to can be verified.
    let form = stranger.get(&format!("/verify?table={}", &path[3..])).await.body;
    assert!(form.contains("\nseed "), "{form}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_never_began_has_nothing_to_show() {
    let house = House::new();
    let mut browser = Browser::new(&house.router);
    let plan = [("game", "kuhn"), ("seats", "2"), ("seat-b", "open")];
    let path = browser.post("/tables", &fields(&plan)).await.location().to_owned();
    browser.post(&format!("{path}/close"), &fields(&[("key", "k")])).await.location();
    let record = browser.get(&format!("{path}/record.txt")).await;
    assert_eq!(record.status, StatusCode::CONFLICT);
    assert!(!browser.get(&path).await.body.contains("/record.txt"));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_gives_no_name_is_a_guest() {
    let house = House::new();
    for (lang, guest) in [("en", "Guest"), ("de", "Gast"), ("hu", "Vendég"), ("it", "Ospite")] {
        let mut browser = Browser::new(&house.router);
        browser.headers = vec![("accept-language", lang.to_owned())];
        let plan = [("game", "kuhn"), ("seats", "3"), ("seat-b", "device"), ("seat-c", "open")];
        let path = browser.post("/tables", &fields(&plan)).await.location().to_owned();
        let mut other = Browser::new(&house.router);
        other.headers = browser.headers.clone();
        let sit = fields(&[("seat", "c"), ("name", " "), ("key", "k")]);
        other.post(&format!("{path}/sit"), &sit).await.location();
        let page = browser.get(&path).await.body;
        for letter in ["A", "B", "C"] {
            assert!(page.contains(&format!("{guest} {letter}")), "{lang}: {page}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn there_are_as_many_cookies_as_the_footer_says() {
    let house = House::new();
    let mut browser = Browser::new(&house.router);
    let home = browser.get("/").await;
    assert!(home.body.contains("One cookie keeps your seat, and a second one your settings"));
    assert!(browser.cookies.is_empty());
    table(&mut browser).await;
    assert_eq!(browser.cookies.keys().collect::<Vec<_>>(), ["sid"]);
    browser.post("/settings", &fields(&[("theme", "dark")])).await.location();
    assert_eq!(browser.cookies.keys().collect::<Vec<_>>(), ["settings", "sid"]);
    let account = fields(&[("name", "Anna"), ("password", "moai on ahu")]);
    browser.post("/account/new", &account).await.location();
    browser.post("/account/logout", &fields(&[("key", "k")])).await.location();
    browser.post("/account/login", &account).await.location();
    assert_eq!(browser.cookies.keys().collect::<Vec<_>>(), ["settings", "sid"]);
}
