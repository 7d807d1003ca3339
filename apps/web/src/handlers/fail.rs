//! Why a request failed.

use axum::http::StatusCode;
use referee::TableError;
use store::StoreError;
use tables::PastError;

use crate::net::Refused;

/// Why a request failed.
#[derive(Clone, Debug, PartialEq)]
pub enum Fail {
    /// There is nothing here, or nothing for this visitor.
    NotFound,
    /// This visitor may not do it.
    Forbidden,
    /// The visitor must log in first.
    Login,
    /// The API key is not valid.
    BadToken,
    /// The API key is only for reading.
    Scope,
    /// The request could not be read; says why if that helps.
    Bad(Option<String>),
    /// What was sent is not a record; says where and why.
    Record(String),
    /// The table refused it.
    Table(TableError),
    /// The limit was exceeded.
    TooMany(u32),
    /// The server is too busy.
    Busy,
    /// An error that should not happen.
    Broken,
}

impl From<TableError> for Fail {
    fn from(error: TableError) -> Fail {
        match error {
            TableError::NoSuchTable => Fail::NotFound,
            TableError::Busy => Fail::Busy,
            TableError::Broken(why) => {
                tracing::error!(why, "the tables failed");
                Fail::Broken
            }
            error => Fail::Table(error),
        }
    }
}

impl From<StoreError> for Fail {
    fn from(error: StoreError) -> Fail {
        tables::of_store(error).into()
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
                tracing::error!(why, "a record could not be read");
                Fail::Broken
            }
        }
    }
}

impl Fail {
    /// Returns the status of the response.
    pub fn status(&self) -> StatusCode {
        match self {
            Fail::NotFound => StatusCode::NOT_FOUND,
            Fail::Forbidden | Fail::Scope => StatusCode::FORBIDDEN,
            Fail::Login | Fail::BadToken => StatusCode::UNAUTHORIZED,
            Fail::Bad(_) => StatusCode::BAD_REQUEST,
            Fail::Record(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Fail::TooMany(_) => StatusCode::TOO_MANY_REQUESTS,
            Fail::Busy => StatusCode::SERVICE_UNAVAILABLE,
            Fail::Broken => StatusCode::INTERNAL_SERVER_ERROR,
            Fail::Table(error) => match error {
                TableError::NotYourSeat
                | TableError::NotHost
                | TableError::NotAtTable
                | TableError::NoHints => StatusCode::FORBIDDEN,
                TableError::BadName
                | TableError::BadEntropy
                | TableError::BadText
                | TableError::KeyReused
                | TableError::NotAMove(_)
                | TableError::Illegal(_)
                | TableError::Unrecordable(_) => StatusCode::UNPROCESSABLE_ENTITY,
                _ => StatusCode::CONFLICT,
            },
        }
    }

    /// Returns a stable code for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Fail::NotFound => "not_found",
            Fail::Forbidden => "forbidden",
            Fail::Login => "login",
            Fail::BadToken => "bad_token",
            Fail::Scope => "scope",
            Fail::Bad(_) => "bad_request",
            Fail::Record(_) => "bad_record",
            Fail::TooMany(_) => "too_many",
            Fail::Busy => "busy",
            Fail::Broken => "broken",
            Fail::Table(error) => error.code(),
        }
    }
}
