//! Errors as JSON, for programs.

use axum::{
    Json,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use pages::Wrong;
use referee::TableError;
use serde::Serialize;
use utoipa::ToSchema;
use words::{web, web::Site as Line};

use super::{Caller, Fail};

/// An error as JSON, for programs.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Problem {
    #[serde(skip)]
    status: StatusCode,
    /// A stable code.
    code: &'static str,
    /// A sentence for people.
    message: String,
    /// The rule of the game that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    rule: Option<&'static str>,
    /// The current version of the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub(crate) version: Option<String>,
    /// The number of seconds to wait before trying again.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    retry_after: Option<u32>,
    /// Identifies the request in the logs of the server.
    request: String,
}

impl Problem {
    /// Describes why a request failed, with the names of the players.
    pub(crate) fn new(caller: &Caller, fail: &Fail, names: Vec<String>) -> Problem {
        let speaker = catalog::speaker(caller.lang, names);
        let say = |line: Line| speaker.say(&line.message());
        let mut rule = None;
        let mut retry_after = None;
        let message = match fail {
            Fail::NotFound => say(Line::NotFoundText),
            Fail::Forbidden => say(Line::ForbiddenText),
            Fail::Login => "Send the key of somebody: Authorization: Bearer ahu_…".to_owned(),
            Fail::BadToken => "There is no such key; perhaps it was revoked.".to_owned(),
            Fail::Scope => "This needs a key with the scope play.".to_owned(),
            Fail::Bad(Some(why)) | Fail::Record(why) => why.clone(),
            Fail::Bad(None) => say(Line::BadRequestText),
            Fail::TooMany(after_s) => {
                retry_after = Some(*after_s);
                speaker.say(&web::retry_after(*after_s))
            }
            Fail::Busy | Fail::Broken => say(Line::BrokenText),
            Fail::Table(TableError::KeyReused) => {
                "The idempotency key was used for another request.".to_owned()
            }
            Fail::Table(error) => {
                rule = error.rule();
                speaker.say(&error.message())
            }
        };
        let (status, code) = (fail.status(), fail.code());
        let request = caller.request_id.clone();
        Problem { status, code, message, rule, version: None, retry_after, request }
    }

    /// Describes what an error page would say.
    pub(crate) fn of_page(
        caller: &Caller,
        status: StatusCode,
        code: &'static str,
        what: &Wrong,
    ) -> Problem {
        let fail = match what {
            Wrong::NotFound => Fail::NotFound,
            Wrong::Forbidden => Fail::Forbidden,
            Wrong::MovedOn(..) => Fail::Table(TableError::Conflict),
            Wrong::TooMany(after_s) => Fail::TooMany(*after_s),
            Wrong::BadRequest(why) => Fail::Bad(why.clone()),
            Wrong::TooLarge => Fail::Bad(None),
            Wrong::Broken(_) => Fail::Broken,
        };
        Problem { status, code, ..Problem::new(caller, &fail, Vec::new()) }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let (status, retry_after) = (self.status, self.retry_after);
        let mut response = (status, Json(self)).into_response();
        let headers = response.headers_mut();
        if let Some(after_s) = retry_after {
            headers.insert(header::RETRY_AFTER, HeaderValue::from(after_s));
        }
        if status == StatusCode::UNAUTHORIZED {
            headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        response
    }
}
