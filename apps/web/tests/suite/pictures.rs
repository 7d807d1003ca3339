//! Links to a table show a picture of it.

use axum::http::StatusCode;

use crate::{browser::Browser, fixture::House};

/// The address in a property of a page.
fn property<'a>(page: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = page.split_once(&format!("<meta property=\"{name}\" content=\""))?;
    rest.split('"').next()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_to_a_table_shows_how_it_stands() {
    let house = House::with(|config| {
        config.limits.is_limited = false;
        config.base_url = Some("https://ahu.example".to_owned());
    });
    let mut browser = Browser::new(&house.router);
    let home = browser.get("/").await;
    assert_eq!(property(&home.body, "og:image"), None, "only tables have pictures");
    let form = home.forms("/tables").into_iter().find(|form| form.field("game") == "rapanui");
    let form = form.expect("a game on offer");
    let table = browser.post("/tables", &form.fields).await.location().to_owned();
    for page in [table.clone(), format!("{table}/at/2")] {
        let page = browser.get(&page).await;
        let image = property(&page.body, "og:image").expect("a picture").to_owned();
        let path = image.strip_prefix("https://ahu.example").expect("the whole address");
        assert!(path.starts_with(&format!("{table}/at/")) && path.ends_with(".png"), "{path}");
        let image = browser.get(path).await;
        assert_eq!(image.status, StatusCode::OK);
        assert_eq!(image.header("content-type"), Some("image/png"));
        assert!(page.body.contains("name=\"twitter:card\" content=\"summary_large_image\""));
    }
}
