//! Parses what programs send: the types define what is valid, and this explains it.

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::handlers::Fail;

/// The largest number of characters that are quoted from a request.
const QUOTED_MAX: usize = 60;

/// Reads a body: a JSON object, or nothing for one without fields.
///
/// # Errors
///
/// Names the field that is missing, unknown or wrong, and says what is expected.
pub(super) fn body<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Fail> {
    let what = "the body: expected a JSON object";
    let sent = match serde_json::from_slice(bytes) {
        _ if bytes.is_empty() => Map::new(),
        Ok(Value::Object(object)) => object,
        Ok(_) => return Err(Fail::Bad(Some(what.to_owned()))),
        Err(error) => return Err(Fail::Bad(Some(format!("{what}; {error}")))),
    };
    fields(sent)
}

/// Reads a query, where every value is a text.
///
/// # Errors
///
/// Those of [`body`].
pub(super) fn query<T: DeserializeOwned>(query: &str) -> Result<T, Fail> {
    let pairs = form_urlencoded::parse(query.as_bytes());
    fields(pairs.map(|(name, text)| (name.into_owned(), Value::from(text))).collect())
}

fn fields<T: DeserializeOwned>(mut sent: Map<String, Value>) -> Result<T, Fail> {
    let error = match try_fields(&sent) {
        Ok(read) => return Ok(read),
        Err(error) => error,
    };
    let why = error.inner().to_string();
    let Some(name) = why.strip_prefix("missing field `").and_then(|it| it.strip_suffix('`')) else {
        return Err(Fail::Bad(Some(sentence(&error.path().to_string(), &why))));
    };
    // An error about a missing field does not say what was expected, but one about null does.
    sent.insert(name.to_owned(), Value::Null);
    let why = match try_fields::<T>(&sent) {
        Ok(_) => why.clone(),
        Err(error) => error.inner().to_string(),
    };
    Err(Fail::Bad(Some(sentence(name, &why.replace("null, expected", "nothing, expected")))))
}

type FieldError = serde_path_to_error::Error<serde_json::Error>;

fn try_fields<T: DeserializeOwned>(sent: &Map<String, Value>) -> Result<T, FieldError> {
    serde_path_to_error::deserialize(Value::Object(sent.clone()))
}

/// Says where the error is, what was expected, and what was found.
fn sentence(place: &str, why: &str) -> String {
    if let Some(unknown) = why.strip_prefix("unknown field `") {
        let none = unknown.strip_suffix("`, there are no fields").unwrap_or(unknown);
        let (name, known) = unknown.rsplit_once("`, expected ").unwrap_or((none, ""));
        let known: Vec<&str> = known.split('`').skip(1).step_by(2).collect();
        return match known[..] {
            [] => format!("{}: expected no fields", quoted(name)),
            [only] => format!("{}: expected no other field than {only}", quoted(name)),
            [_, _, ..] => {
                format!("{}: expected one of the fields {}", quoted(name), known.join(", "))
            }
        };
    }
    let found = ["invalid type: ", "invalid value: ", "invalid length "];
    let found = found.iter().find_map(|it| why.strip_prefix(it));
    match found.and_then(|it| it.rsplit_once(", expected ")) {
        Some((found, expected)) => {
            format!("{place}: expected {expected}, found {}", quoted(found))
        }
        None => format!("{place}: {why}"),
    }
}

fn quoted(text: &str) -> String {
    match text.char_indices().nth(QUOTED_MAX) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
