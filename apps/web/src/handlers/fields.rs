//! The fields of a form.

use axum::{
    body::{Body, Bytes},
    extract::{FromRequest, Multipart, Request},
    http::header,
    response::{IntoResponse as _, Response},
};

use bots::Strength;
use referee::Version;
use rules_core::Seat;
use tables::Pace;

use super::{App, Fail, Visitor};
use crate::people::Person;

/// How much of a wrong field is quoted.
const N_SHOWN_MAX: usize = 40;

/// The largest number of fields in a form.
const N_FIELDS_MAX: usize = 100;

/// The prefix of a file's name; the rest is the field that it replaces.
pub(crate) const FILE: &str = "file-";

/// The fields of a form, with the bytes that were sent.
#[derive(Clone, Debug)]
pub(crate) struct Fields {
    pairs: Vec<(String, String)>,
    body: Bytes,
}

/// What distinguishes a repeated request from a new one.
#[derive(Clone, Debug)]
pub(crate) struct Mark {
    /// The idempotency key.
    pub(crate) key: Option<String>,
    /// The bytes that were sent.
    pub(crate) body: Bytes,
}

impl Mark {
    /// Returns the identification of a request to a path, if it has a key.
    pub(crate) fn request(&self, person: &Person, path: &str) -> Option<tables::Request> {
        tables::Request::new(&person.who, path, self.key.as_deref()?, &self.body)
    }
}

impl FromRequest<App> for Fields {
    type Rejection = Response;

    async fn from_request(request: Request, app: &App) -> Result<Fields, Response> {
        let (parts, body) = request.into_parts();
        let kind = parts.headers.get(header::CONTENT_TYPE).and_then(|it| it.to_str().ok());
        let has_files = kind.is_some_and(|it| it.starts_with("multipart/form-data"));
        let request = Request::from_parts(parts.clone(), body);
        let body = Bytes::from_request(request, app).await.map_err(|it| it.into_response())?;
        if has_files {
            let pairs = with_files(Request::from_parts(parts, Body::from(body)), app).await?;
            // Browsers use another boundary each time.
            let mut plain = form_urlencoded::Serializer::new(String::new());
            let body = Bytes::from(plain.extend_pairs(&pairs).finish());
            return Ok(Fields { pairs, body });
        }
        let pairs = form_urlencoded::parse(&body).into_owned().take(N_FIELDS_MAX).collect();
        Ok(Fields { pairs, body })
    }
}

/// Reads a form with files: the content of a file `file-NAME` replaces the field `NAME`.
async fn with_files(request: Request, app: &App) -> Result<Vec<(String, String)>, Response> {
    let mut parts = Multipart::from_request(request, app).await.map_err(|it| it.into_response())?;
    let mut pairs: Vec<(String, String)> = Vec::new();
    let mut files: Vec<(String, String)> = Vec::new();
    while let Some(part) = parts.next_field().await.map_err(|it| it.into_response())? {
        let name = part.name().unwrap_or_default().to_owned();
        let bytes = part.bytes().await.map_err(|it| it.into_response())?;
        let text = String::from_utf8_lossy(&bytes).into_owned();
        match name.strip_prefix(FILE) {
            Some(_) if text.is_empty() => {}
            Some(name) => files.push((name.to_owned(), text)),
            None if pairs.len() < N_FIELDS_MAX => pairs.push((name, text)),
            None => {}
        }
    }
    for (name, text) in files.into_iter().take(N_FIELDS_MAX) {
        pairs.retain(|(it, _)| *it != name);
        pairs.push((name, text));
    }
    Ok(pairs)
}

impl Fields {
    /// Returns all fields, in order.
    pub(crate) fn all(&self) -> &[(String, String)] {
        &self.pairs
    }

    /// Returns the first field of this name.
    pub(crate) fn text(&self, name: &str) -> Option<&str> {
        self.pairs.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// Returns a field that must be there.
    ///
    /// # Errors
    ///
    /// Names the field, and says what it should be.
    pub(crate) fn required(&self, name: &str, expected: &str) -> Result<&str, Fail> {
        let missing = || Fail::Bad(Some(format!("{name}: expected {expected}, found nothing")));
        self.text(name).ok_or_else(missing)
    }

    /// Reads a field.
    ///
    /// # Errors
    ///
    /// Names the field that is missing or can't be read, and says what was expected.
    pub(crate) fn read<T: Field>(&self, name: &str) -> Result<T, Fail> {
        let expected = T::expected();
        let text = self.required(name, &expected)?;
        T::read(text).ok_or_else(|| {
            let found: String = text.chars().take(N_SHOWN_MAX).collect();
            Fail::Bad(Some(format!("{name}: expected {expected}, found {found:?}")))
        })
    }

    /// Reads a field that may be missing.
    ///
    /// # Errors
    ///
    /// Names the field if it can't be read, and says what was expected.
    pub(crate) fn read_if<T: Field>(&self, name: &str) -> Result<Option<T>, Fail> {
        self.text(name).map(|_| self.read(name)).transpose()
    }

    /// Returns the identification of this request.
    pub(crate) fn mark(&self) -> Mark {
        Mark { key: self.text("key").map(str::to_owned), body: self.body.clone() }
    }

    /// Returns whether the form comes from a page of this visitor at all.
    pub(crate) fn is_empty(&self) -> bool {
        self.pairs.is_empty()
    }
}

/// A type that can be read from the text of a field.
pub(crate) trait Field: Sized {
    /// Reads it.
    fn read(text: &str) -> Option<Self>;

    /// Says what is expected.
    fn expected() -> String;
}

impl Field for u32 {
    fn read(text: &str) -> Option<u32> {
        text.parse().ok()
    }

    fn expected() -> String {
        "a whole number".to_owned()
    }
}

impl Field for Seat {
    fn read(text: &str) -> Option<Seat> {
        text.parse().ok()
    }

    fn expected() -> String {
        "the letter of a seat, such as a".to_owned()
    }
}

impl Field for Version {
    fn read(text: &str) -> Option<Version> {
        text.parse().ok()
    }

    fn expected() -> String {
        "a version, such as 12 or 12+1".to_owned()
    }
}

impl Field for Strength {
    fn read(text: &str) -> Option<Strength> {
        Strength::with_key(text)
    }

    fn expected() -> String {
        format!("one of {}", Strength::ALL.map(Strength::key).join(", "))
    }
}

impl Field for Pace {
    fn read(text: &str) -> Option<Pace> {
        Pace::with_key(text)
    }

    fn expected() -> String {
        format!("one of {}", Pace::ALL.map(Pace::key).join(", "))
    }
}

/// Returns the person behind the request; a stranger is refused.
pub(crate) fn person(visitor: &Visitor) -> Result<&Person, Fail> {
    visitor.person.as_ref().ok_or(Fail::Forbidden)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_that_is_missing_or_wrong_is_named_with_what_would_be_right() {
        let pairs = [("seat", "zz"), ("pace", "slow"), ("version", "12+1")];
        let pairs = pairs.map(|(name, value)| (name.to_owned(), value.to_owned()));
        let fields = Fields { pairs: pairs.to_vec(), body: Bytes::new() };
        let told = |fail: Fail| if let Fail::Bad(why) = fail { why } else { None };
        let said = |why: &str| Some(why.to_owned());
        assert_eq!(fields.read::<Version>("version"), Ok(Version { n_moves: 12, n_queued: 1 }));
        assert_eq!(
            fields.read::<Seat>("seat").map_err(told),
            Err(said("seat: expected the letter of a seat, such as a, found \"zz\""))
        );
        assert_eq!(
            fields.read::<Pace>("pace").map_err(told),
            Err(said("pace: expected one of step, normal, fast, instant, found \"slow\""))
        );
        assert_eq!(
            fields.read::<u32>("n").map_err(told),
            Err(said("n: expected a whole number, found nothing"))
        );
        assert_eq!(
            fields.required("mv", "a move").map_err(told),
            Err(said("mv: expected a move, found nothing"))
        );
    }
}
