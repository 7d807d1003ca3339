//! Why a request was not answered as hoped.

use axum::http::StatusCode;
use referee::Refusal;
use store::StoreError;
use tables::{Denial, PastError, TableError};
use words::{Message, web::Site as Line};

use crate::net::Refused;

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

impl From<TableError> for Fail {
    fn from(error: TableError) -> Fail {
        match error {
            TableError::NoSuchTable => Fail::NotFound,
            TableError::Denied(denial) => Fail::Denied(denial),
            TableError::Conflict => Fail::Conflict,
            TableError::KeyReused => Fail::KeyReused,
            TableError::Busy => Fail::Busy,
            TableError::Broken(why) => {
                tracing::error!(why, "the tables broke");
                Fail::Broken
            }
        }
    }
}

impl From<StoreError> for Fail {
    fn from(error: StoreError) -> Fail {
        TableError::from(error).into()
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
}

/// Says why something can't be done, where the referee was not even asked.
pub(crate) fn sentence(denial: &Denial) -> Message {
    let line = match denial {
        Denial::NoHints => return words::web::hall::Line::HintsOff.message(),
        Denial::NotYourSeat | Denial::NotHost | Denial::NotAtTable => Line::ForbiddenText,
        Denial::Closed | Denial::NotAsked => Line::MovedOnText,
        Denial::Referee(_) | Denial::BadName | Denial::BadEntropy | Denial::BadText => {
            Line::BadRequestText
        }
    };
    line.message()
}
