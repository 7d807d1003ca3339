//! How an answer is written and described.

use axum::{
    Json,
    http::HeaderValue,
    response::{IntoResponse as _, Response},
};
use serde::Serialize;
use tables::Done;
use utoipa::{
    ToSchema,
    openapi::{
        Ref, RefOr, Schema,
        schema::{Object, Type},
    },
};

use super::values::Schemas;

/// A type that can be the answer to a request.
pub(super) trait Answer {
    /// Turns it into a response.
    fn respond(self) -> Response;

    /// Describes it: its media types, each with its schema.
    fn contents() -> Vec<(&'static str, RefOr<Schema>)>;

    /// Adds the schemas that it refers to.
    fn schemas(_all: &mut Schemas) {}
}

/// Refers to a schema by its name.
pub(super) fn reference<T: ToSchema>() -> RefOr<Schema> {
    Ref::from_schema_name(T::name()).into()
}

/// Adds a schema and all those that it refers to.
pub(super) fn register<T: ToSchema>(all: &mut Schemas) {
    all.push((T::name().into_owned(), T::schema()));
    T::schemas(all);
}

/// A value that only the game itself, or another document, can describe.
fn any(kind: Type) -> RefOr<Schema> {
    Object::with_type(kind).into()
}

impl<T: Serialize + ToSchema> Answer for Json<T> {
    fn respond(self) -> Response {
        self.into_response()
    }

    fn contents() -> Vec<(&'static str, RefOr<Schema>)> {
        vec![("application/json", reference::<T>())]
    }

    fn schemas(all: &mut Schemas) {
        register::<T>(all);
    }
}

/// The answer to a request that may arrive twice.
#[derive(Debug)]
pub(super) struct Marked<T>(pub(super) T, pub(super) Done);

impl<T: Serialize + ToSchema> Answer for Marked<T> {
    fn respond(self) -> Response {
        let mut response = Json(self.0).into_response();
        if let Done::Before(_) = self.1 {
            let yes = HeaderValue::from_static("true");
            response.headers_mut().insert("idempotent-replayed", yes);
        }
        response
    }

    fn contents() -> Vec<(&'static str, RefOr<Schema>)> {
        Json::<T>::contents()
    }

    fn schemas(all: &mut Schemas) {
        register::<T>(all);
    }
}

/// A record: text or JSON, as asked for.
#[derive(Debug)]
pub(super) struct Written(pub(super) Response);

impl Answer for Written {
    fn respond(self) -> Response {
        self.0
    }

    fn contents() -> Vec<(&'static str, RefOr<Schema>)> {
        vec![("application/json", any(Type::Object)), ("text/plain", any(Type::String))]
    }
}

/// A stream of events or lines, as asked for.
#[derive(Debug)]
pub(super) struct Followed(pub(super) Response);

impl Answer for Followed {
    fn respond(self) -> Response {
        self.0
    }

    fn contents() -> Vec<(&'static str, RefOr<Schema>)> {
        ["text/event-stream", "application/x-ndjson"]
            .map(|kind| (kind, reference::<super::answers::Event>()))
            .into()
    }

    fn schemas(all: &mut Schemas) {
        register::<super::answers::Event>(all);
    }
}

/// The OpenAPI document.
#[derive(Debug)]
pub(super) struct Document(pub(super) serde_json::Value);

impl Answer for Document {
    fn respond(self) -> Response {
        Json(self.0).into_response()
    }

    fn contents() -> Vec<(&'static str, RefOr<Schema>)> {
        vec![("application/json", any(Type::Object))]
    }
}
