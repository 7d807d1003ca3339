//! One request for each route, at a running table.

use axum::http::Method;
use web::Route;

use crate::{
    api::cases,
    browser::{Answer, Browser},
};

/// The answer for each role, in this order: nobody, guest, owner, other, host, account, admin, and
/// a key of the account.
pub(crate) type Statuses = [u16; 8];

const ALL_200: Statuses = [200; 8];
const ALL_303: Statuses = [303; 8];
const ALL_409: Statuses = [409; 8];

/// Something that only people with an account see; others are redirected to the login page.
const MEMBERS: Statuses = [303, 303, 303, 303, 303, 200, 200, 303];

/// Something that the owner of seat b may request, though not now.
const OWNER_409: Statuses = [403, 403, 409, 403, 403, 403, 403, 403];
const HOST_409: Statuses = [403, 403, 403, 403, 409, 403, 403, 403];
const AT_TABLE: Statuses = [403, 403, 303, 303, 303, 403, 403, 403];
const AT_TABLE_409: Statuses = [403, 403, 409, 409, 409, 403, 403, 403];

/// Returns what is sent to a route at a running table, and the answer for each role.
pub(crate) fn case(method: &Method, path: &str) -> Option<(&'static str, &'static str, Statuses)> {
    let seat = "key=k&seat=b&version=0";
    let get = *method == Method::GET;
    if is_api(path) {
        return cases::case(method, path);
    }
    Some(match path {
        "/new" if !get => ("", "game=kuhn&seats=2", ALL_200),
        "/" | "/new" | "/mine" | "/watch" | "/about" | "/health" | "/metrics" | "/robots.txt"
        | "/favicon.ico" => ("", "", ALL_200),
        "/settings" | "/import" | "/verify" | "/account/new" | "/account/login" if get => {
            ("", "", ALL_200)
        }
        "/rules/{game}" => ("/rules/kuhn", "", ALL_200),
        "/assets/{version}/{*path}" => ("/assets/x/favicon.svg", "", ALL_200),
        "/settings" => ("", "lang=de", ALL_303),
        "/tables" => ("", "game=kuhn&seats=2&name=Zoe&seat-b=bot-random", ALL_303),
        "/seat-key" if get => {
            ("/seat-key?table={id}&seat=b", "", [403, 403, 200, 403, 403, 403, 403, 403])
        }
        "/seat-key" => ("", "words=no+such+words", [404; 8]),
        "/import" | "/verify" => ("", "text=x", [422; 8]),
        "/account" | "/account/password" | "/account/tokens" if get => ("", "", MEMBERS),
        "/account/sessions" if get => ("", "", MEMBERS),
        "/account/sessions" => ("", "end=none", [303, 303, 303, 303, 303, 404, 404, 303]),
        "/account/new" => ("", "name=x&password=short", [422; 8]),
        "/account/login" => ("", "name=nobody+here&password=x", [401; 8]),
        "/account/logout" => ("", "", ALL_303),
        "/account/password" => ("", "old=x&new=y", [401, 401, 401, 401, 401, 422, 422, 401]),
        "/account/tokens" => ("", "name=", [303, 303, 303, 303, 303, 400, 400, 303]),
        "/t/{id}" | "/t/{id}/events" | "/t/{id}/qr.svg" => ("", "", ALL_200),
        "/t/{id}/at" | "/t/{id}/end" => ("", "", ALL_303),
        "/t/{id}/at/{n}" => ("/t/{id}/at/0", "", ALL_200),
        "/t/{id}/record.txt" | "/t/{id}/record.json" => ("", "", ALL_409),
        "/t/{id}/fork" => ("", "n=0", ALL_409),
        "/t/{id}/rematch" => ("", "key=k", AT_TABLE_409),
        // Somebody who has a seat can't take another one, unless they are the host.
        "/t/{id}/sit" => ("", "key=k&seat=b&name=Zoe", [409, 409, 403, 403, 409, 409, 409, 409]),
        "/t/{id}/leave" => ("", seat, [403, 403, 409, 403, 409, 403, 403, 403]),
        "/t/{id}/start" => ("", "key=k", HOST_409),
        "/t/{id}/play" => ("", "key=k&seat=b&version=0&mv=x", OWNER_409),
        "/t/{id}/undo" | "/t/{id}/restart" | "/t/{id}/giveback" | "/t/{id}/reveal" => {
            ("", seat, OWNER_409)
        }
        "/t/{id}/resign" => ("", seat, [403, 403, 303, 403, 403, 403, 403, 403]),
        // Somebody who is present can't be replaced by others.
        "/t/{id}/takeover" => ("", seat, [403, 403, 303, 403, 303, 403, 403, 403]),
        "/t/{id}/pace" => ("", "key=k&pace=fast", AT_TABLE),
        "/t/{id}/step" => ("", "key=k", AT_TABLE),
        "/t/{id}/chat" => ("", "key=k&text=hello", AT_TABLE),
        "/t/{id}/hide" => ("", "key=k", [403, 303, 303, 303, 303, 303, 303, 303]),
        // There is no advice where other people play.
        "/t/{id}/hint" => ("", seat, [403; 8]),
        "/t/{id}/chance" => ("", "key=k&version=0&mv=x", AT_TABLE_409),
        "/t/{id}/unchance" => ("", "key=k&version=0", AT_TABLE_409),
        "/t/{id}/close" => ("", "key=k", [403, 403, 403, 403, 303, 403, 303, 403]),
        _ => return None,
    })
}

/// Whether a route is for programs, which send a key and no cookie.
pub(crate) fn is_api(path: &str) -> bool {
    path.starts_with("/api/")
}

/// Sends the request of a route as a browser or a program does.
pub(crate) async fn send(browser: &mut Browser, route: &Route, path: &str, body: &str) -> Answer {
    if route.method == Method::GET {
        return browser.get(path).await;
    }
    if is_api(route.path) {
        let body = (!body.is_empty()).then(|| body.to_owned());
        return browser.ask(route.method.clone(), path, body, &[]).await;
    }
    let pairs: Vec<(String, String)> =
        form_urlencoded::parse(body.as_bytes()).into_owned().collect();
    if matches!(route.path, "/import" | "/verify") {
        let body =
            "--x\r\ncontent-disposition: form-data; name=\"text\"\r\n\r\nnonsense\r\n--x--\r\n";
        let headers = [
            ("sec-fetch-site", "same-origin"),
            ("content-type", "multipart/form-data; boundary=x"),
        ];
        let body = Some(body.to_owned());
        return browser.ask(Method::POST, path, body, &headers).await;
    }
    browser.post(path, &pairs).await
}
