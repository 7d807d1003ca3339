//! What people write is text, wherever it is shown.

use crate::{
    browser::{Browser, fields},
    fixture::House,
};

const PAYLOADS: [&str; 8] = [
    "<script>x()</script>",
    "\"><img src=x>",
    "' onload='x()",
    "<svg/onload=x()>",
    "&lt;b&gt;<b>",
    "</section><i>",
    "javascript:x()",
    "\r\ndata: <b>\r\n\r\n",
];

/// Returns the number of tags of a page.
fn n_tags(page: &str) -> usize {
    page.matches('<').count()
}

#[tokio::test(flavor = "multi_thread")]
async fn names_and_chat_add_no_element_to_any_page() {
    let house = House::new();
    let table_with = async |name: &str, chat: &str| {
        let mut browser = Browser::new(&house.router);
        let plan = [
            ("game", "kuhn"),
            ("seats", "2"),
            ("name", name),
            ("seat-a", "me"),
            ("seat-b", "open"),
            ("access", "open"),
        ];
        let made = browser.post("/tables", &fields(&plan)).await;
        if made.status.as_u16() != 303 {
            return None;
        }
        let table = made.location().to_owned();
        browser.post(&format!("{table}/chat"), &fields(&[("text", chat)])).await.location();
        let page = browser.get(&table).await.body;
        let stream = browser.get(&format!("{table}/events?v=0")).await.body;
        Some((page, stream))
    };
    let (plain, plain_stream) = table_with("Anna", "hello").await.expect("a table");
    for payload in PAYLOADS {
        let short: String = payload.trim().chars().take(24).collect();
        // A name may be refused; if it is accepted, it is text.
        let tables = [table_with("Anna", payload).await, table_with(&short, "hello").await];
        for (page, stream) in tables.into_iter().flatten() {
            assert_eq!(n_tags(&page), n_tags(&plain), "{payload:?}");
            assert_eq!(n_tags(&stream), n_tags(&plain_stream), "{payload:?}");
            assert_eq!(stream.matches("\n\n").count(), plain_stream.matches("\n\n").count());
        }
    }
}
