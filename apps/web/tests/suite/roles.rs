//! Who may ask for what: every route, every role.

use axum::http::Method;
use rules_core::Seat;
use store::{Digest, NewAccount, NewSession, NewToken, TableId, Time, Who};
use tables::{Actor, Event, Plan, SeatPlan, World};
use web::{Route, people::SessionKey, routes};

use crate::{
    browser::{Browser, fields},
    fixture::House,
    requests::{case, is_api, send},
};

/// The roles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    /// Somebody without a cookie.
    Nobody,
    /// Somebody who has never been at the table.
    Guest,
    /// Whoever has seat b.
    Owner,
    /// Whoever has seat c.
    Other,
    /// Whoever created the table, and has seat a.
    Host,
    /// Somebody with an account.
    Account,
    /// Somebody who administers the server.
    Admin,
    /// A program with the key of an account.
    Token,
}

const ROLES: [Role; 8] = [
    Role::Nobody,
    Role::Guest,
    Role::Owner,
    Role::Other,
    Role::Host,
    Role::Account,
    Role::Admin,
    Role::Token,
];

/// People of every role.
struct Crowd {
    house: House,
    world: World,
}

const AT: Time = Time(1_790_000_000_000);

impl Crowd {
    async fn new() -> Crowd {
        let crowd = Crowd { house: House::new(), world: World::system() };
        for name in ["guest", "owner", "other", "host", "account", "admin"] {
            crowd.house.guest(name).await;
        }
        let store = crowd.house.tables.store();
        for name in ["account", "admin"] {
            let account = NewAccount {
                who: who(name),
                name: name.to_owned(),
                name_key: name.to_owned(),
                password_hash: "none".to_owned(),
                at: AT,
                preferences: "\"\"".to_owned(),
            };
            let id = store.register(account).await.expect("it works");
            store.set_admin(id, name == "admin").await.expect("it works");
        }
        crowd
    }

    /// A running table with people at all three seats; it is seat a's turn.
    async fn table(&self) -> TableId {
        loop {
            let id = self.some_table().await;
            let state = self.house.tables.table(&id).await.expect("a table").snapshot().state;
            // Chance decides who begins.
            if state.is_asked(Seat(0)) {
                return id;
            }
        }
    }

    async fn some_table(&self) -> TableId {
        let entry = catalog::game("rapanui").expect("a game");
        let mut plan = Plan::new(entry, 3, []).expect("a plan");
        plan.seats[0] = SeatPlan::Person { name: "Host".to_owned() };
        let tables = &self.house.tables;
        let (id, _) = tables.create(plan, &who("host"), None).await.expect("it works");
        for (name, seat) in [("owner", Seat(1)), ("other", Seat(2))] {
            let event = Event::Sit { seat, name: name.to_owned(), entropy: "-".to_owned() };
            tables.act(&id, Actor::guest(who(name)), event, None).await.expect("it works");
        }
        tables.act(&id, Actor::guest(who("host")), Event::Start, None).await.expect("it works");
        id
    }

    /// A program of somebody of this role, with a key of its own.
    async fn program(&self, role: Role, scope: &str) -> Browser {
        let mut browser = Browser::new(&self.house.router);
        let name = match role {
            Role::Nobody => return browser,
            Role::Guest => "guest",
            Role::Owner => "owner",
            Role::Other => "other",
            Role::Host => "host",
            Role::Account | Role::Token => "account",
            Role::Admin => "admin",
        };
        // The same key every time, because the number of keys is limited.
        let token = format!("ahu_{name}{scope}");
        let digest = Digest::of(&token);
        let store = self.house.tables.store();
        if store.token(digest).await.expect("it works").is_none() {
            let (label, scopes) = ("test".to_owned(), scope.to_owned());
            let token_row = NewToken { digest, who: who(name), label, scopes, at: AT };
            store.new_token(token_row).await.expect("it works");
        }
        browser.headers.push(("authorization", format!("Bearer {token}")));
        browser
    }

    /// The client that this route is for.
    async fn client(&self, role: Role, path: &str) -> Browser {
        match is_api(path) {
            true => self.program(role, "play").await,
            false => self.browser(role).await,
        }
    }

    /// A browser of somebody of this role, with a session of its own.
    async fn browser(&self, role: Role) -> Browser {
        let mut browser = Browser::new(&self.house.router);
        let store = self.house.tables.store();
        let name = match role {
            Role::Nobody => return browser,
            Role::Guest => "guest",
            Role::Owner => "owner",
            Role::Other => "other",
            Role::Host => "host",
            Role::Account => "account",
            Role::Admin => "admin",
            Role::Token => return self.program(role, "play").await,
        };
        let key = self.world.text::<32>();
        let digest = SessionKey::parse(&key).expect("a key").digest();
        let expires_at = Time(AT.0 + 1_000_000_000);
        let session = NewSession { digest, who: who(name), at: AT, expires_at };
        store.open_session(session, None).await.expect("it works");
        browser.cookies.insert("sid".to_owned(), key);
        browser
    }
}

fn who(name: &str) -> Who {
    name.parse().expect("a name")
}

#[tokio::test(flavor = "multi_thread")]
async fn every_route_answers_every_role_as_it_should() {
    let crowd = Crowd::new().await;
    let mut wrong = Vec::new();
    for route in routes() {
        let Some((address, body, statuses)) = case(&route.method, route.path) else {
            wrong.push(format!("no case for {} {}", route.method, route.path));
            continue;
        };
        for (role, expected) in ROLES.into_iter().zip(statuses) {
            let id = crowd.table().await;
            let address = if address.is_empty() { route.path } else { address };
            let path = address.replace("{id}", id.as_str());
            let mut browser = crowd.client(role, route.path).await;
            let found = send(&mut browser, &route, &path, body).await.status.as_u16();
            if found != expected {
                let Route { method, path, .. } = &route;
                wrong.push(format!("{method} {path} {role:?}: expected {expected}, found {found}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_there_is_not_is_nowhere() {
    let crowd = Crowd::new().await;
    for route in routes().iter().filter(|route| route.path.contains("{id}")) {
        let (address, body, _) = case(&route.method, route.path).expect("a case");
        let address = if address.is_empty() { route.path } else { address };
        let path = address.replace("{id}", "nosuchtable");
        let mut browser = crowd.client(Role::Account, route.path).await;
        let status = send(&mut browser, route, &path, body).await.status.as_u16();
        // This one only redirects a browser to the page that says so.
        let expected = if route.path == "/t/{id}/at" { 303 } else { 404 };
        assert_eq!(status, expected, "{} {path}", route.method);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_looks_through_the_eyes_of_others_before_the_end() {
    let crowd = Crowd::new().await;
    let id = crowd.table().await;
    for (role, allowed) in [(Role::Guest, ""), (Role::Owner, "b"), (Role::Host, "a")] {
        let mut browser = crowd.browser(role).await;
        for seat in ["a", "b", "c", "e", "z"] {
            let status = browser.get(&format!("/t/{id}/at/1?as={seat}")).await.status.as_u16();
            let expected = match seat {
                _ if seat == allowed => 200,
                "z" => 404,
                _ => 403,
            };
            assert_eq!(status, expected, "{role:?} as {seat}");
        }
    }
}

/// A picture shows what spectators see, whoever requests it and as whichever viewer.
#[tokio::test(flavor = "multi_thread")]
async fn pictures_are_for_everybody_and_the_same_for_all() {
    let crowd = Crowd::new().await;
    let id = crowd.table().await;
    let mut seen = std::collections::BTreeSet::new();
    for role in ROLES {
        let mut browser = crowd.browser(role).await;
        for query in ["", "?as=a", "?as=b"] {
            let answer = browser.get(&format!("/t/{id}/at/1.svg{query}")).await;
            assert_eq!(answer.status.as_u16(), 200, "{role:?}{query}");
            assert_eq!(answer.header("content-type"), Some("image/svg+xml"));
            seen.insert(answer.body);
        }
        let image = browser.get(&format!("/t/{id}/at/1.png")).await;
        assert_eq!(image.header("content-type"), Some("image/png"), "{role:?}");
        for (address, status) in [("0.gif", 404), ("9999.svg", 404), ("9999.png", 404)] {
            let answer = browser.get(&format!("/t/{id}/at/{address}")).await;
            assert_eq!(answer.status.as_u16(), status, "{role:?} {address}");
        }
    }
    assert_eq!(seen.len(), 1, "one picture for all");
    let missing = crowd.browser(Role::Host).await.get("/t/nosuchtable/at/0.svg").await;
    assert_eq!(missing.status.as_u16(), 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_for_one_visitor_is_kept_by_nobody_and_framed_by_nobody() {
    let crowd = Crowd::new().await;
    let id = crowd.table().await;
    let always = [
        ("content-security-policy", web::net::CSP),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "same-origin"),
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
        ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
    ];
    let mut paths: Vec<(Method, String)> = routes()
        .iter()
        .map(|route| {
            let (address, ..) = case(&route.method, route.path).expect("a case");
            let address = if address.is_empty() { route.path } else { address };
            (route.method.clone(), address.replace("{id}", id.as_str()))
        })
        .collect();
    // Paths that do not exist, and methods that are not allowed.
    paths.push((Method::GET, "/nowhere".to_owned()));
    paths.push((Method::DELETE, "/".to_owned()));
    paths.push((Method::POST, "/".to_owned()));
    paths.push((Method::GET, "/api/v1/nowhere".to_owned()));
    paths.push((Method::POST, "/api/v1/games".to_owned()));
    for (method, path) in paths {
        let mut browser = crowd.browser(Role::Owner).await;
        let answer = match method {
            Method::POST => browser.post(&path, &fields(&[])).await,
            _ => browser.ask(method.clone(), &path, None, &[]).await,
        };
        for (name, value) in always {
            assert_eq!(answer.header(name), Some(value), "{method} {path}: {name}");
        }
        let kept = Some("private, no-store");
        assert_eq!(answer.header("cache-control"), kept, "{method} {path}");
        assert!(answer.header("x-request-id").is_some(), "{method} {path}");
        let is_error = answer.status.is_client_error() || answer.status.is_server_error();
        let kind = answer.header("content-type").unwrap_or_default();
        let expected = if is_api(&path) { "application/json" } else { "text/html" };
        assert!(!is_error || kind.starts_with(expected), "{method} {path}: {kind}");
        assert!(!answer.status.is_server_error(), "{method} {path}: {}", answer.status);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_gone_may_be_replaced_by_anybody_at_the_table() {
    let crowd = Crowd::new().await;
    let id = crowd.table().await;
    let takeover = fields(&[("seat", "b"), ("strength", "easy")]);
    let mut other = crowd.browser(Role::Other).await;
    let path = format!("/t/{id}/takeover");
    assert_eq!(other.post(&path, &takeover).await.status.as_u16(), 403);
    crowd.house.clock.advance(11 * 60 * 1_000);
    other.get(&format!("/t/{id}")).await;
    // Any heartbeat makes the table check its presence.
    let mut is_replaced = false;
    for _ in 0..50 {
        is_replaced = other.post(&path, &takeover).await.status.as_u16() == 303;
        if is_replaced {
            break;
        }
        tokio::task::yield_now().await;
    }
    assert!(is_replaced);
}

#[tokio::test(flavor = "multi_thread")]
async fn forged_requests_change_nothing() {
    let crowd = Crowd::new().await;
    let is_post = |route: &Route| route.method == Method::POST && !is_api(route.path);
    for route in routes().into_iter().filter(is_post) {
        let id = crowd.table().await;
        let path = route.path.replace("{id}", id.as_str());
        // With the cookie of a host: origin, fetch metadata, and whether it passes.
        let matrix: [(&[(&str, &str)], bool); 8] = [
            (&[("sec-fetch-site", "same-origin")], true),
            (&[("sec-fetch-site", "none")], true),
            (&[("sec-fetch-site", "cross-site")], false),
            (&[("sec-fetch-site", "same-site")], false),
            (&[("origin", "http://ahu.test")], true),
            (&[("origin", "https://evil.example")], false),
            (&[("origin", "null")], false),
            (&[], false),
        ];
        for (headers, passes) in matrix {
            let mut browser = crowd.browser(Role::Host).await;
            let answer = browser.post_with(&path, &fields(&[("seat", "z")]), headers).await;
            let status = answer.status.as_u16();
            let denied = 403;
            // A form that passes is read; its content is wrong in other ways.
            assert_eq!(status == denied, !passes, "{path} {headers:?}: {status}");
        }
        let n_events =
            crowd.house.tables.table(&id).await.expect("it works").snapshot().state.n_events;
        assert!(n_events <= 5, "{path}: {n_events}");
    }
    // A program has no cookie that a page could misuse.
    let mut program = crowd.browser(Role::Token).await;
    let answer = program.post_with("/tables", &fields(&[("game", "kuhn")]), &[]).await;
    assert_eq!(answer.status.as_u16(), 303);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_for_reading_changes_nothing_anywhere() {
    let crowd = Crowd::new().await;
    let mut reader = crowd.program(Role::Host, "read").await;
    let changes = |route: &&Route| route.method != Method::GET;
    for route in routes().iter().filter(changes) {
        let id = crowd.table().await;
        let (address, body, statuses) = case(&route.method, route.path).expect("a case");
        let address = if address.is_empty() { route.path } else { address };
        let path = address.replace("{id}", id.as_str());
        let status = send(&mut reader, route, &path, body).await.status.as_u16();
        // What programs may do without a key they may also do with this one.
        let is_open = is_api(route.path) && statuses[0] != 401 || route.path.ends_with("/login");
        let expected = if is_open && is_api(route.path) { statuses[4] } else { 403 };
        assert_eq!(status, expected, "{} {path}", route.method);
        let state = crowd.house.tables.table(&id).await.unwrap().snapshot().state;
        assert_eq!(state.n_events, 4, "{path}");
    }
    let id = crowd.table().await;
    for path in ["/tables", "/me", "/tokens", &format!("/tables/{id}/view?moves=true")] {
        let answer = reader.get(&format!("/api/v1{path}")).await;
        assert_eq!(answer.status.as_u16(), 200, "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cookie_opens_nothing_for_programs() {
    let crowd = Crowd::new().await;
    for route in routes().iter().filter(|route| is_api(route.path)) {
        let id = crowd.table().await;
        let (address, body, statuses) = case(&route.method, route.path).expect("a case");
        let address = if address.is_empty() { route.path } else { address };
        let path = address.replace("{id}", id.as_str());
        let mut browser = crowd.browser(Role::Host).await;
        let status = send(&mut browser, route, &path, body).await.status.as_u16();
        assert_eq!(status, statuses[0], "{} {path}", route.method);
    }
}
