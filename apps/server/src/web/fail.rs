//! Why a request was not answered as hoped, and the page that says so.

use axum::{
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse as _, Response},
};
use referee::Refusal;
use store::StoreError;
use words::Speaker;

use super::{App, Caller, acts::sentence};
use crate::{
    api::Problem,
    hall::{Denial, HallError, PastError},
    net::Refused,
    pages::{self, Me, Site, Wrong},
};

/// Why a request was not answered as hoped.
#[derive(Clone, Debug, PartialEq)]
pub enum Fail {
    /// There is nothing here, or nothing for this visitor.
    NotFound,
    /// It is not for this visitor.
    Forbidden,
    /// The visitor must log in first.
    Login,
    /// The key to the API is none.
    BadToken,
    /// The key to the API is only for reading.
    Scope,
    /// It could not be read; says why if that helps.
    Bad(Option<String>),
    /// The record that was sent is none; says where and why.
    Record(String),
    /// The key was used for another request.
    KeyReused,
    /// The table says no.
    Denied(Denial),
    /// The table has moved on.
    Conflict,
    /// Too often.
    TooMany(u32),
    /// Too much is going on.
    Busy,
    /// Something that should not happen.
    Broken,
}

impl From<HallError> for Fail {
    fn from(error: HallError) -> Fail {
        match error {
            HallError::NoSuchTable => Fail::NotFound,
            HallError::Denied(denial) => Fail::Denied(denial),
            HallError::Conflict => Fail::Conflict,
            HallError::KeyReused => Fail::KeyReused,
            HallError::Busy => Fail::Busy,
            HallError::Broken(why) => {
                tracing::error!(why, "the hall broke");
                Fail::Broken
            }
        }
    }
}

impl From<StoreError> for Fail {
    fn from(error: StoreError) -> Fail {
        HallError::from(error).into()
    }
}

impl From<Refused> for Fail {
    fn from(refused: Refused) -> Fail {
        Fail::TooMany(refused.after_s)
    }
}

impl From<PastError> for Fail {
    fn from(error: PastError) -> Fail {
        match error {
            PastError::TooFar { .. } => Fail::NotFound,
            PastError::NotOver => Fail::Forbidden,
            PastError::Broken(why) => {
                tracing::error!(why, "a record broke");
                Fail::Broken
            }
        }
    }
}

impl Fail {
    /// Returns the status of the answer.
    pub fn status(&self) -> StatusCode {
        match self {
            Fail::NotFound => StatusCode::NOT_FOUND,
            Fail::Forbidden | Fail::Scope => StatusCode::FORBIDDEN,
            Fail::Login | Fail::BadToken => StatusCode::UNAUTHORIZED,
            Fail::Bad(_) => StatusCode::BAD_REQUEST,
            Fail::KeyReused | Fail::Record(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Fail::Conflict => StatusCode::CONFLICT,
            Fail::TooMany(_) => StatusCode::TOO_MANY_REQUESTS,
            Fail::Busy => StatusCode::SERVICE_UNAVAILABLE,
            Fail::Broken => StatusCode::INTERNAL_SERVER_ERROR,
            Fail::Denied(denial) => match denial {
                Denial::NotYourSeat | Denial::NotHost | Denial::NotAtTable | Denial::NoHints => {
                    StatusCode::FORBIDDEN
                }
                Denial::BadName | Denial::BadEntropy | Denial::BadText => {
                    StatusCode::UNPROCESSABLE_ENTITY
                }
                Denial::Closed | Denial::NotAsked => StatusCode::CONFLICT,
                Denial::Referee(
                    Refusal::NotAMove(_) | Refusal::Illegal(_) | Refusal::Unrecordable(_),
                ) => StatusCode::UNPROCESSABLE_ENTITY,
                Denial::Referee(_) => StatusCode::CONFLICT,
            },
        }
    }

    /// Returns a short name for programs. It never changes.
    pub fn code(&self) -> &'static str {
        match self {
            Fail::NotFound => "not_found",
            Fail::Forbidden => "forbidden",
            Fail::Login => "login",
            Fail::BadToken => "bad_token",
            Fail::Scope => "scope",
            Fail::Bad(_) => "bad_request",
            Fail::Record(_) => "bad_record",
            Fail::KeyReused => "key_reused",
            Fail::Conflict => "conflict",
            Fail::TooMany(_) => "too_many",
            Fail::Busy => "busy",
            Fail::Broken => "broken",
            Fail::Denied(denial) => match denial {
                Denial::Referee(refusal) => refusal.code(),
                Denial::NotYourSeat => "not_your_seat",
                Denial::NotHost => "not_host",
                Denial::NotAtTable => "not_at_table",
                Denial::Closed => "closed",
                Denial::BadName => "bad_name",
                Denial::BadEntropy => "bad_entropy",
                Denial::BadText => "bad_text",
                Denial::NotAsked => "not_asked",
                Denial::NoHints => "no_hints",
            },
        }
    }

    /// Answers with a page, or for programs with JSON.
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

    /// Returns the page that says so.
    fn page(&self, caller: &Caller) -> Wrong {
        match self {
            Fail::NotFound => Wrong::NotFound,
            Fail::Forbidden | Fail::Login | Fail::BadToken | Fail::Scope => Wrong::Forbidden,
            Fail::Bad(why) => Wrong::BadRequest(why.clone()),
            Fail::Record(why) => Wrong::BadRequest(Some(why.clone())),
            Fail::KeyReused | Fail::Conflict => Wrong::BadRequest(None),
            Fail::TooMany(after_s) => Wrong::TooMany(*after_s),
            Fail::Busy | Fail::Broken => Wrong::Broken(Some(caller.request_id.clone())),
            Fail::Denied(denial) => match denial {
                Denial::NotYourSeat | Denial::NotHost | Denial::NotAtTable => Wrong::Forbidden,
                Denial::Referee(refusal) => {
                    let speaker = Speaker::new(caller.lang, Vec::new());
                    Wrong::BadRequest(Some(speaker.say(&refusal.message())))
                }
                Denial::NoHints => {
                    let speaker = Speaker::new(caller.lang, Vec::new());
                    Wrong::BadRequest(Some(speaker.say(&sentence(denial))))
                }
                Denial::Closed
                | Denial::BadName
                | Denial::BadEntropy
                | Denial::BadText
                | Denial::NotAsked => Wrong::BadRequest(None),
            },
        }
    }
}

/// Answers with a page that says what went wrong, or for programs with JSON.
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
    let speaker = Speaker::new(caller.lang, Vec::new());
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
