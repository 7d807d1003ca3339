//! A browser that follows a table: it has the page, and applies the patches of the stream.

use std::time::Duration;

use axum::{body::Body, http::Method};
use http_body_util::BodyExt as _;

use crate::browser::{Answer, Browser, Form};

/// A browser that follows a table.
pub(crate) struct Follower {
    pub(crate) browser: Browser,
    path: String,
    stream: Body,
    text: String,
    /// The fragments of the page after all patches.
    pub(crate) page: String,
    pub(crate) version: u64,
    /// The data of each event since the page was loaded.
    pub(crate) patches: Vec<String>,
}

impl Follower {
    /// Loads the fragments of a table's page, and follows the stream from there.
    pub(crate) async fn new(mut browser: Browser, path: &str) -> Follower {
        let (page, version) = fragments(&mut browser, path).await;
        let stream = browser.follow(&format!("{path}/events?v={version}")).await;
        let (path, text) = (path.to_owned(), String::new());
        let mut follower =
            Follower { browser, path, stream, text, page, version, patches: Vec::new() };
        follower.next().await;
        follower
    }

    /// Loads the fragments again.
    pub(crate) async fn reload(&mut self) -> (String, u64) {
        fragments(&mut self.browser, &self.path).await
    }

    /// Presses a button of a form as the script does.
    pub(crate) async fn press(&mut self, form: &Form, name: &str, value: &str) -> Answer {
        let headers = [("sec-fetch-site", "same-origin"), ("x-live", "stream")];
        self.browser.post_with(&form.action, &form.with(name, value), &headers).await
    }

    /// Returns the form whose action ends like this, as the page has it now.
    pub(crate) fn form(&self, ending: &str) -> Option<Form> {
        Form::all(&self.page, ending).into_iter().next()
    }

    /// Reads the stream until the page equals the one that is loaded now. Nothing is sent if
    /// nothing has changed, so it can't wait for a version.
    pub(crate) async fn settle(&mut self) {
        let (page, _) = self.reload().await;
        while self.page != page {
            let next = tokio::time::timeout(Duration::from_secs(60), self.next()).await;
            assert!(next.is_ok(), "the stream ends with\n{}\nloaded is\n{page}", self.page);
        }
    }

    /// Waits for the next event and applies its patch.
    pub(crate) async fn next(&mut self) {
        let event = loop {
            if let Some((event, rest)) = self.text.split_once("\n\n") {
                let (event, rest) = (event.to_owned(), rest.to_owned());
                self.text = rest;
                break event;
            }
            let frame = self.stream.frame().await.expect("more").expect("a frame");
            let bytes = frame.into_data().expect("data");
            self.text.push_str(std::str::from_utf8(&bytes).expect("text"));
        };
        let Some(id) = event.lines().find_map(|it| it.strip_prefix("id: ")) else { return };
        self.version = id.parse().expect("a number");
        let data = event.lines().filter_map(|it| it.strip_prefix("data: "));
        let patch = data.collect::<Vec<_>>().join("\n");
        self.page = patched(&self.page, &patch);
        self.patches.push(patch);
    }
}

async fn fragments(browser: &mut Browser, path: &str) -> (String, u64) {
    let answer = browser.ask(Method::GET, path, None, &[("x-live", "1")]).await;
    let version = answer.header("x-live-v").expect("a version").parse().expect("a number");
    (answer.body, version)
}

/// Applies a patch to a page: with bytes, as a browser does with nodes.
fn patched(page: &str, patch: &str) -> String {
    let mut page = page.to_owned();
    let mut rest = patch;
    while !rest.is_empty() {
        let whole = element(rest, 0);
        rest = &rest[whole.len()..];
        let fragment =
            whole.strip_prefix("<template>").and_then(|it| it.strip_suffix("</template>"));
        let fragment = fragment.expect("a fragment in a template");
        let drawn = fragment.strip_prefix("<svg>").and_then(|it| it.strip_suffix("</svg>"));
        let fragment = drawn.unwrap_or(fragment);
        let id = attribute(fragment, "id").expect("a fragment has an id");
        let at = place(&page, id).unwrap_or_else(|| panic!("the page has no {id}"));
        let old = element(&page, at).to_owned();
        let mut fresh = String::new();
        let mut parts = fragment.split("<template data-same=\"");
        fresh.push_str(parts.next().unwrap_or_default());
        for part in parts {
            let (ids, after) = part.split_once("\"></template>").expect("an empty template");
            for id in ids.split(' ') {
                let at = place(&old, id).unwrap_or_else(|| panic!("{id} was not there"));
                fresh.push_str(element(&old, at));
            }
            fresh.push_str(after);
        }
        page.replace_range(at..at + old.len(), &fresh);
    }
    page
}

/// Returns where the element with an id begins.
fn place(html: &str, id: &str) -> Option<usize> {
    html[..html.find(&format!(" id=\"{id}\""))?].rfind('<')
}

/// Returns the element that begins there, up to its end.
fn element(html: &str, at: usize) -> &str {
    let html = &html[at..];
    let name = html[1..].split([' ', '>', '/']).next().unwrap_or_default();
    let tag_len = html.find('>').expect("the end of a tag") + 1;
    if html[..tag_len].ends_with("/>") || name == "input" {
        return &html[..tag_len];
    }
    let (mut at, mut depth) = (0, 0);
    loop {
        let start = at + html[at..].find('<').expect("an end");
        let tag = &html[start + 1..];
        let tag = &tag[..tag.find('>').expect("the end of a tag")];
        at = start + tag.len() + 2;
        let (is_end, called) = match tag.strip_prefix('/') {
            Some(called) => (true, called),
            None => (false, tag.split([' ', '/']).next().unwrap_or_default()),
        };
        if called == name && !tag.ends_with('/') {
            depth += if is_end { -1 } else { 1 };
            if depth == 0 {
                return &html[..at];
            }
        }
    }
}

fn attribute<'a>(element: &'a str, name: &str) -> Option<&'a str> {
    let tag = element.split('>').next()?;
    tag.split_once(&format!(" {name}=\""))?.1.split('"').next()
}
