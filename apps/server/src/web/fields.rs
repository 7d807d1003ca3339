//! The fields of a form.

use std::str::FromStr;

use axum::{
    body::Bytes,
    extract::{FromRequest, Request},
    response::{IntoResponse as _, Response},
};

use super::{App, Fail, Visitor};
use crate::{hall, people::Person};

/// The most fields of a form.
const N_FIELDS_MAX: usize = 100;

/// The fields of a form, with the bytes they came in.
#[derive(Clone, Debug)]
pub(crate) struct Fields {
    pairs: Vec<(String, String)>,
    body: Bytes,
}

impl FromRequest<App> for Fields {
    type Rejection = Response;

    async fn from_request(request: Request, app: &App) -> Result<Fields, Response> {
        let body = Bytes::from_request(request, app).await.map_err(|it| it.into_response())?;
        let pairs = form_urlencoded::parse(&body).into_owned().take(N_FIELDS_MAX).collect();
        Ok(Fields { pairs, body })
    }
}

impl Fields {
    /// Puts fields together that did not come as a form.
    pub(crate) fn new(pairs: Vec<(String, String)>, body: Bytes) -> Fields {
        Fields { pairs, body }
    }

    /// Returns all of them, in their order.
    pub(crate) fn all(&self) -> &[(String, String)] {
        &self.pairs
    }

    /// Returns the first field of this name.
    pub(crate) fn text(&self, name: &str) -> Option<&str> {
        self.pairs.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// Reads a field.
    ///
    /// # Errors
    ///
    /// Names the field that is missing or can't be read.
    pub(crate) fn read<T: FromStr>(&self, name: &str) -> Result<T, Fail> {
        let read = self.text(name).and_then(|it| it.parse().ok());
        read.ok_or_else(|| Fail::Bad(Some(format!("{name}?"))))
    }

    /// Returns the mark of this request, if its form has a key.
    pub(crate) fn request(&self, person: &Person, path: &str) -> Option<hall::Request> {
        let key = self.text("key")?;
        hall::Request::new(&person.who, path, key, &self.body)
    }

    /// Returns whether the form comes from a page of this visitor at all.
    pub(crate) fn is_empty(&self) -> bool {
        self.pairs.is_empty()
    }
}

/// Returns who asks, or that they must say so first.
pub(crate) fn person(visitor: &Visitor) -> Result<&Person, Fail> {
    visitor.person.as_ref().ok_or(Fail::Forbidden)
}
