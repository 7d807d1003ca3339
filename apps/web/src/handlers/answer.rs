//! Turns errors into responses: a page for people, JSON for programs.

use axum::{
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse as _, Redirect, Response},
};
use pages::{Me, Site, Wrong};
use referee::TableError;

use super::{App, Caller, Fail, problem::Problem};

impl Fail {
    /// Returns the response: a page for people, JSON for programs.
    pub fn response(&self, app: &App, caller: &Caller) -> Response {
        let mut response = match caller.is_program {
            true => Problem::new(caller, self, Vec::new()).into_response(),
            false => {
                let mut response = wrong(app, caller, &self.page(caller));
                *response.status_mut() = self.status();
                response
            }
        };
        if let Fail::TooMany(_) = self {
            app.metrics.limited();
        }
        if let Fail::Busy = self {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("2"));
        }
        response
    }

    /// Returns the error page.
    fn page(&self, caller: &Caller) -> Wrong {
        match self {
            Fail::NotFound => Wrong::NotFound,
            Fail::Forbidden | Fail::Login | Fail::BadToken | Fail::Scope => Wrong::Forbidden,
            Fail::Bad(why) => Wrong::BadRequest(why.clone()),
            Fail::Record(why) => Wrong::BadRequest(Some(why.clone())),
            Fail::TooMany(after_s) => Wrong::TooMany(*after_s),
            Fail::Busy | Fail::Broken => Wrong::Broken(Some(caller.request_id.clone())),
            Fail::Table(error) => match error {
                TableError::NotYourSeat | TableError::NotHost | TableError::NotAtTable => {
                    Wrong::Forbidden
                }
                TableError::KeyReused
                | TableError::Conflict
                | TableError::Closed
                | TableError::BadName
                | TableError::BadEntropy
                | TableError::BadText
                | TableError::NotAsked => Wrong::BadRequest(None),
                error => {
                    let speaker = catalog::speaker(caller.lang, Vec::new());
                    Wrong::BadRequest(Some(speaker.say(&error.message())))
                }
            },
        }
    }
}

/// Returns the response to an error: a page for people, JSON for programs.
pub fn wrong(app: &App, caller: &Caller, what: &Wrong) -> Response {
    let (status, code) = match what {
        Wrong::NotFound => (StatusCode::NOT_FOUND, "not_found"),
        Wrong::Forbidden => (StatusCode::FORBIDDEN, "forbidden"),
        Wrong::MovedOn(..) => (StatusCode::CONFLICT, "conflict"),
        Wrong::TooMany(_) => (StatusCode::TOO_MANY_REQUESTS, "too_many"),
        Wrong::BadRequest(_) => (StatusCode::BAD_REQUEST, "bad_request"),
        Wrong::TooLarge => (StatusCode::PAYLOAD_TOO_LARGE, "too_large"),
        Wrong::Broken(_) => (StatusCode::INTERNAL_SERVER_ERROR, "broken"),
    };
    if caller.is_program {
        return Problem::of_page(caller, status, code, what).into_response();
    }
    let speaker = catalog::speaker(caller.lang, Vec::new());
    let site = Site {
        speaker: &speaker,
        path: "/",
        address: app.address(),
        assets: &app.assets,
        me: Me::Guest(None),
        settings: caller.choices.settings,
        n_waiting: 0,
        flash: None,
    };
    let mut response = (status, pages::wrong(&site, what)).into_response();
    if let Wrong::TooMany(after_s) = what {
        response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(*after_s));
    }
    response
}

/// Redirects a browser to another page, to be loaded with GET.
pub(super) fn see_other(path: &str) -> Response {
    Redirect::to(path).into_response()
}

/// Adds a cookie to a response.
pub(super) fn with_cookie(mut response: Response, cookie: Option<String>) -> Response {
    if let Some(cookie) = cookie {
        match HeaderValue::from_str(&cookie) {
            Ok(value) => _ = response.headers_mut().append(header::SET_COOKIE, value),
            Err(_) => *response.status_mut() = StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
    response
}
