//! The answer for each role on each route of the API.

use axum::http::Method;

/// Nobody, guest, owner, other, host, account, admin, and a key of the account.
type Statuses = [u16; 8];

const ALL_200: Statuses = [200; 8];
const ALL_409: Statuses = [409; 8];

/// Only somebody without a key is asked for one.
const KNOWN: Statuses = [401, 200, 200, 200, 200, 200, 200, 200];
const KNOWN_201: Statuses = [401, 201, 201, 201, 201, 201, 201, 201];
const KNOWN_404: Statuses = [401, 404, 404, 404, 404, 404, 404, 404];
const KNOWN_409: Statuses = [401, 409, 409, 409, 409, 409, 409, 409];
const KNOWN_422: Statuses = [401, 422, 422, 422, 422, 422, 422, 422];
const OWNER_409: Statuses = [401, 403, 409, 403, 403, 403, 403, 403];
const HOST_409: Statuses = [401, 403, 403, 403, 409, 403, 403, 403];
const AT_TABLE: Statuses = [401, 403, 200, 200, 200, 403, 403, 403];
const AT_TABLE_409: Statuses = [401, 403, 409, 409, 409, 403, 403, 403];

/// Returns what is sent to a route at a running table, and the answer for each role.
pub(crate) fn case(method: &Method, path: &str) -> Option<(&'static str, &'static str, Statuses)> {
    let get = *method == Method::GET;
    let seat = r#"{"seat":"b"}"#;
    let versioned = r#"{"seat":"b","version":0}"#;
    Some(match path.strip_prefix("/api/v1")? {
        "/openapi.json" | "/games" => ("", "", ALL_200),
        "/tables" if get => ("", "", ALL_200),
        "/tables" => ("", r#"{"game":"kuhn","seats":["me","open"],"name":"Zoe"}"#, KNOWN_201),
        "/guests" => ("", r#"{"name":"Zoe"}"#, [201; 8]),
        "/login" => ("", r#"{"name":"nobody here","password":"x"}"#, [401; 8]),
        "/me" => ("", "", KNOWN),
        "/tokens" if get => ("", "", KNOWN),
        "/tokens" => ("", r#"{"label":"more"}"#, KNOWN_201),
        "/tokens/{token}" => ("/api/v1/tokens/none", "", KNOWN_404),
        "/sessions" => ("", "", KNOWN),
        "/sessions/{session}" => ("/api/v1/sessions/none", "", KNOWN_404),
        "/seat-key" => ("", r#"{"words":"no such words"}"#, KNOWN_404),
        "/import" => ("", "nonsense", KNOWN_422),
        "/verify" => ("", "nonsense", [422; 8]),
        "/tables/{id}"
        | "/tables/{id}/view"
        | "/tables/{id}/moves"
        | "/tables/{id}/stream"
        | "/tables/{id}/log" => ("", "", ALL_200),
        "/tables/{id}/chat" if get => ("", "", ALL_200),
        "/tables/{id}/at/{n}" => ("/api/v1/tables/{id}/at/0", "", ALL_200),
        "/tables/{id}/record" | "/tables/{id}/verify" => ("", "", ALL_409),
        "/tables/{id}/seat-key" => {
            let path = "/api/v1/tables/{id}/seat-key?seat=b";
            (path, "", [401, 403, 200, 403, 403, 403, 403, 403])
        }
        "/tables/{id}/fork" => ("", r#"{"n":0}"#, KNOWN_409),
        "/tables/{id}/rematch" => ("", "", AT_TABLE_409),
        "/tables/{id}/sit" => {
            ("", r#"{"seat":"b","name":"Zoe"}"#, [401, 409, 403, 403, 409, 409, 409, 409])
        }
        "/tables/{id}/leave" => ("", seat, [401, 403, 409, 403, 409, 403, 403, 403]),
        "/tables/{id}/start" => ("", "", HOST_409),
        "/tables/{id}/play" => ("", r#"{"seat":"b","version":0,"mv":"x"}"#, OWNER_409),
        "/tables/{id}/undo" | "/tables/{id}/restart" => ("", versioned, OWNER_409),
        "/tables/{id}/giveback" | "/tables/{id}/reveal" => ("", seat, OWNER_409),
        "/tables/{id}/resign" => ("", seat, [401, 403, 200, 403, 403, 403, 403, 403]),
        "/tables/{id}/takeover" => ("", seat, [401, 403, 200, 403, 200, 403, 403, 403]),
        "/tables/{id}/pace" => ("", r#"{"pace":"fast"}"#, AT_TABLE),
        "/tables/{id}/step" => ("", "", AT_TABLE),
        "/tables/{id}/chat" => ("", r#"{"text":"hello"}"#, AT_TABLE),
        "/tables/{id}/hide" => ("", "", KNOWN),
        "/tables/{id}/hint" => ("", seat, [401, 403, 403, 403, 403, 403, 403, 403]),
        "/tables/{id}/chance" => ("", r#"{"version":0,"mv":"x"}"#, AT_TABLE_409),
        "/tables/{id}/unchance" => ("", r#"{"version":0}"#, AT_TABLE_409),
        "/tables/{id}/close" => ("", "", [401, 403, 403, 403, 200, 403, 200, 403]),
        _ => return None,
    })
}
