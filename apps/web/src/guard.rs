//! The middleware around every request: it recognises the visitor, checks what
//! they may do, and makes sure that there is always a response.

use std::{
    panic::AssertUnwindSafe,
    time::{Duration, Instant},
};

use axum::{
    extract::{Request, State},
    http::{HeaderValue, Method, StatusCode, header},
    middleware::Next,
    response::Response,
};
use futures_util::FutureExt as _;
use pages::Wrong;
use tower_http::csrf::ProtectionError;

use crate::{
    handlers::{App, Caller, Fail, Visitor, is_api, wrong},
    net::{ClientIp, Peer, Rule, set_headers},
};

/// How long a handler may take to begin its response.
const HANDLER_TIMEOUT: Duration = Duration::from_secs(5);

/// The longest URI, in bytes.
const URI_LEN_MAX: usize = 8 * 1024;

/// The largest size of all headers, in bytes.
const HEADERS_LEN_MAX: usize = 32 * 1024;

/// Runs a request, and answers it even if the handler panics or hangs.
pub(crate) async fn guard(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let id = app.world.text::<8>();
    let caller = Caller::of(&app, &request, id.clone());
    request.extensions_mut().insert(caller.clone());
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let answered = AssertUnwindSafe(admit(&app, &caller, request, next)).catch_unwind();
    let mut response = match tokio::time::timeout(HANDLER_TIMEOUT, answered).await {
        Ok(Ok(response)) => response,
        Ok(Err(_)) => {
            app.metrics.panicked();
            tracing::error!(%id, %method, path = short(&path), "a handler panicked");
            wrong(&app, &caller, &Wrong::Broken(Some(id.clone())))
        }
        Err(_) => {
            tracing::error!(%id, %method, path = short(&path), "a handler timed out");
            busy(wrong(&app, &caller, &Wrong::Broken(Some(id.clone()))))
        }
    };
    if is_bare_error(&response) {
        response = dress(&app, &caller, response);
    }
    set_headers(response.headers_mut(), app.config.is_secure());
    if let Ok(value) = HeaderValue::from_str(&id) {
        response.headers_mut().insert("x-request-id", value);
    }
    let status = response.status().as_u16();
    let took = begun.elapsed();
    app.metrics.answered(status, took);
    tracing::info!(%id, %method, path = short(&path), status, us = took.as_micros() as u64);
    response
}

async fn admit(app: &App, caller: &Caller, mut request: Request, next: Next) -> Response {
    let header_len: usize =
        request.headers().iter().map(|(name, value)| name.as_str().len() + value.len() + 4).sum();
    if request.uri().to_string().len() > URI_LEN_MAX || header_len > HEADERS_LEN_MAX {
        return wrong(app, caller, &Wrong::BadRequest(None));
    }
    let is_asset = request.uri().path().starts_with("/assets/");
    if is_asset {
        request.extensions_mut().insert(Visitor::default());
        return next.run(request).await;
    }
    if let Err(refused) = app.limits.check(Rule::Request, &caller.ip_key()) {
        app.metrics.limited();
        return wrong(app, caller, &Wrong::TooMany(refused.after_s));
    }
    let is_api = is_api(request.uri().path());
    let visitor = match Visitor::recognise(app, request.headers(), !is_api).await {
        Ok(visitor) => visitor,
        Err(fail) => return fail.response(app, caller),
    };
    if !is_api && !is_from_here(&request, &visitor) {
        return wrong(app, caller, &Wrong::Forbidden);
    }
    // The API checks scopes itself; everywhere else a key for reading must not
    // change anything.
    let is_reader = visitor.person.as_ref().is_some_and(|it| !it.can_play);
    if !is_api && is_reader && !is_safe(request.method()) {
        return Fail::Scope.response(app, caller);
    }
    request.extensions_mut().insert(visitor);
    next.run(request).await
}

/// Returns whether a request comes from one of our own pages.
///
/// A browser says where a request comes from. A request with a cookie that does
/// not say so can't be distinguished from a forged one.
fn is_from_here(request: &Request, visitor: &Visitor) -> bool {
    let says = |name: &str| request.headers().contains_key(name);
    let has_origin = says("sec-fetch-site") || says("origin");
    let is_by_cookie = visitor
        .person
        .as_ref()
        .map_or_else(|| request.headers().contains_key(header::COOKIE), |person| !person.is_token);
    is_safe(request.method()) || has_origin || !is_by_cookie
}

fn is_safe(method: &Method) -> bool {
    matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS)
}

/// Returns whether a response is an error of the framework, which has no page.
fn is_bare_error(response: &Response) -> bool {
    let status = response.status();
    let is_error = status.is_client_error() || status.is_server_error();
    let is_html = |it: &HeaderValue| {
        it.as_bytes().starts_with(b"text/html") || it.as_bytes().starts_with(b"application/")
    };
    is_error && !response.headers().get(header::CONTENT_TYPE).is_some_and(is_html)
}

fn dress(app: &App, caller: &Caller, bare: Response) -> Response {
    let is_forged = bare.extensions().get::<ProtectionError>().is_some();
    let what = match bare.status() {
        StatusCode::NOT_FOUND | StatusCode::METHOD_NOT_ALLOWED => Wrong::NotFound,
        StatusCode::FORBIDDEN | StatusCode::UNAUTHORIZED => Wrong::Forbidden,
        StatusCode::PAYLOAD_TOO_LARGE => Wrong::TooLarge,
        status if status.is_client_error() || is_forged => Wrong::BadRequest(None),
        _ => Wrong::Broken(Some(caller.request_id.clone())),
    };
    let mut response = wrong(app, caller, &what);
    *response.status_mut() = bare.status();
    if let Some(allow) = bare.headers().get(header::ALLOW) {
        response.headers_mut().insert(header::ALLOW, allow.clone());
    }
    response
}

/// Asks the client to try again later.
fn busy(mut response: Response) -> Response {
    *response.status_mut() = StatusCode::SERVICE_UNAVAILABLE;
    response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("5"));
    response
}

/// Shortens ids in a path: the id of a table is an invitation, so logs show only
/// its beginning.
fn short(path: &str) -> String {
    let part = |it: &str| match it.len() {
        0..=16 => it.to_owned(),
        _ => format!("{}…", it.chars().take(5).collect::<String>()),
    };
    path.split('/').map(part).collect::<Vec<_>>().join("/")
}

impl Caller {
    /// Returns the caller of a request.
    pub(crate) fn of(app: &App, request: &Request, request_id: String) -> Caller {
        let peer = request.extensions().get::<Peer>();
        let peer_ip = peer.map_or([127, 0, 0, 1].into(), |peer| peer.0.ip());
        let ip = ClientIp::new(peer_ip, request.headers(), &app.config.trusted_proxies);
        Caller::new(app, request.headers(), request.uri(), ip, request_id)
    }
}
