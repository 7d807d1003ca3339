//! An endpoint: its method and path, who may use it, what is sent and answered.

use std::{collections::HashMap, fmt, pin::Pin, sync::Arc};

use axum::{
    Json,
    body::Bytes,
    extract::{DefaultBodyLimit, Path, RawQuery, State},
    http::{HeaderMap, Method, StatusCode, header},
    response::{IntoResponse as _, Response},
    routing::{MethodFilter, MethodRouter, on},
};
use serde::de::DeserializeOwned;
use store::TableId;
use utoipa::{
    ToSchema,
    openapi::{RefOr, Schema},
};

use super::{BASE, answer::Answer, read, sent::Empty, values::Schemas};
use crate::{
    handlers::{
        App, Caller, Fail, Problem, Route, Visitor,
        fields::Mark,
        model::names,
        route::{BODY_MAX, RECORD_MAX},
        table::table_id,
    },
    people::Person,
};

/// The header that marks a request which may arrive twice.
const KEY_HEADER: &str = "idempotency-key";

/// Who may use it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// Anybody.
    Anyone,
    /// Anybody with an API key.
    Read,
    /// Anybody with an API key that may change something.
    Play,
}

/// What is sent besides the path.
#[derive(Clone)]
pub enum Body {
    /// Nothing.
    None,
    /// A JSON object of this schema.
    Fields(Box<RefOr<Schema>>),
    /// The record of a game, as text or JSON.
    Record,
}

impl fmt::Debug for Body {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Body::None => "None",
            Body::Fields(_) => "Fields",
            Body::Record => "Record",
        })
    }
}

/// A type that can be sent as a body.
pub(super) trait Sent: Sized + Send + 'static {
    /// Reads it.
    fn read(bytes: &Bytes) -> Result<Self, Fail>;

    /// Describes it.
    fn body() -> Body;

    /// Adds the schemas that it refers to.
    fn schemas(_all: &mut Schemas) {}
}

impl Sent for () {
    fn read(_: &Bytes) -> Result<(), Fail> {
        Ok(())
    }

    fn body() -> Body {
        Body::None
    }
}

impl<T: DeserializeOwned + ToSchema + Send + 'static> Sent for Json<T> {
    fn read(bytes: &Bytes) -> Result<Json<T>, Fail> {
        read::body(bytes).map(Json)
    }

    fn body() -> Body {
        Body::Fields(Box::new(T::schema()))
    }

    fn schemas(all: &mut Schemas) {
        T::schemas(all);
    }
}

/// The record of a game as it was sent.
#[derive(Clone, Debug)]
pub(super) struct RecordText(pub(super) String);

impl Sent for RecordText {
    fn read(bytes: &Bytes) -> Result<RecordText, Fail> {
        Ok(RecordText(String::from_utf8_lossy(bytes).into_owned()))
    }

    fn body() -> Body {
        Body::Record
    }
}

type Handled = Pin<Box<dyn Future<Output = Result<Response, Fail>> + Send>>;
type Handler = Arc<dyn Fn(Request) -> Result<Handled, Fail> + Send + Sync>;

/// An endpoint.
#[derive(Clone)]
pub struct Endpoint {
    /// The method.
    pub method: Method,
    /// The path, in the notation of the router.
    pub path: &'static str,
    /// Who may use it.
    pub scope: Scope,
    /// What it does, in a sentence.
    pub about: &'static str,
    /// The query, as an object of texts.
    pub query: RefOr<Schema>,
    /// The body.
    pub body: Body,
    /// The status of a success.
    pub status: StatusCode,
    /// The answer: its media types, each with its schema.
    pub contents: Vec<(&'static str, RefOr<Schema>)>,
    /// The schemas that these refer to.
    pub schemas: Schemas,
    handler: Handler,
}

impl fmt::Debug for Endpoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.method, self.path)
    }
}

impl Endpoint {
    /// Creates an endpoint from a handler, whose types say what is sent and answered.
    pub(super) fn new<F, A, B, Q, R>(
        method: Method,
        path: &'static str,
        about: &'static str,
        handler: F,
    ) -> Endpoint
    where
        F: Fn(Ask<B, Q>) -> A + Send + Sync + 'static,
        A: Future<Output = Result<R, Fail>> + Send + 'static,
        B: Sent,
        Q: DeserializeOwned + ToSchema,
        R: Answer,
    {
        let is_get = method == Method::GET;
        let mut schemas = Schemas::new();
        Q::schemas(&mut schemas);
        B::schemas(&mut schemas);
        R::schemas(&mut schemas);
        let handler = move |request: Request| -> Result<Handled, Fail> {
            let answer = handler(request.read()?);
            Ok(Box::pin(async { Ok(answer.await?.respond()) }))
        };
        Endpoint {
            scope: if is_get { Scope::Anyone } else { Scope::Play },
            method,
            path,
            about,
            query: Q::schema(),
            body: B::body(),
            status: StatusCode::OK,
            contents: R::contents(),
            schemas,
            handler: Arc::new(handler),
        }
    }

    pub(super) fn scope(self, scope: Scope) -> Endpoint {
        Endpoint { scope, ..self }
    }

    pub(super) fn creates(self) -> Endpoint {
        Endpoint { status: StatusCode::CREATED, ..self }
    }

    /// Returns its route.
    pub(super) fn into_route(self) -> Route {
        let (method, path) = (self.method.clone(), self.path);
        let limit = match self.body {
            Body::None | Body::Fields(_) => BODY_MAX,
            Body::Record => RECORD_MAX,
        };
        let filter = match method {
            Method::POST => MethodFilter::POST,
            Method::DELETE => MethodFilter::DELETE,
            _ => MethodFilter::GET,
        };
        let endpoint = Arc::new(self);
        let answer = move |State(app): State<App>,
                           caller: Caller,
                           visitor: Visitor,
                           Path(params): Path<HashMap<String, String>>,
                           RawQuery(query): RawQuery,
                           headers: HeaderMap,
                           body: Bytes| {
            let endpoint = endpoint.clone();
            let query = query.unwrap_or_default();
            let request = Request { app, caller, visitor, params, query, headers, body };
            async move { endpoint.answer(request).await }
        };
        let handler: MethodRouter<App> = on(filter, answer).layer(DefaultBodyLimit::max(limit));
        Route { method, path, handler }
    }

    async fn answer(&self, request: Request) -> Response {
        let Request { app, caller, visitor, .. } = request.clone();
        let id = request.params.get("id").and_then(|it| table_id(it).ok());
        let handled = self.admit(&request).and_then(|()| (self.handler)(request));
        let result = match handled {
            Ok(handled) => handled.await,
            Err(fail) => Err(fail),
        };
        match result {
            Ok(mut response) => {
                if response.status() == StatusCode::OK {
                    *response.status_mut() = self.status;
                }
                response
            }
            Err(fail) => refuse(&app, &caller, &visitor, id, &fail).await,
        }
    }

    /// Checks who the caller is.
    fn admit(&self, request: &Request) -> Result<(), Fail> {
        match (self.scope, &request.visitor.person) {
            (Scope::Read | Scope::Play, None) => Err(Fail::Login),
            (Scope::Play, Some(person)) if !person.can_play => Err(Fail::Scope),
            (Scope::Anyone, _) | (Scope::Read | Scope::Play, Some(_)) => Ok(()),
        }
    }
}

/// A request before it is parsed.
#[derive(Clone)]
struct Request {
    app: App,
    caller: Caller,
    visitor: Visitor,
    params: HashMap<String, String>,
    query: String,
    headers: HeaderMap,
    body: Bytes,
}

impl Request {
    fn read<B: Sent, Q: DeserializeOwned>(self) -> Result<Ask<B, Q>, Fail> {
        let query = read::query(&self.query)?;
        let body = B::read(&self.body)?;
        let key = match self.headers.get(KEY_HEADER) {
            Some(key) => {
                let key = key.to_str().ok().filter(|it| tables::Request::is_key(it));
                let why = "idempotency-key: expected 1 to 64 letters, digits, - or _";
                Some(key.ok_or_else(|| Fail::Bad(Some(why.to_owned())))?.to_owned())
            }
            None => None,
        };
        let accept = self.headers.get(header::ACCEPT).and_then(|it| it.to_str().ok());
        Ok(Ask {
            query,
            body,
            accept: accept.unwrap_or_default().to_owned(),
            mark: Mark { key, body: self.body },
            app: self.app,
            caller: self.caller,
            visitor: self.visitor,
            params: self.params,
        })
    }
}

/// Says why not, with the names at the table, and with the current state if the table has moved on.
async fn refuse(
    app: &App,
    caller: &Caller,
    visitor: &Visitor,
    id: Option<TableId>,
    fail: &Fail,
) -> Response {
    if let Fail::TooMany(_) = fail {
        app.metrics.limited();
    }
    let handle = match &id {
        Some(id) => app.tables.table(id).await.ok(),
        None => None,
    };
    let Some(handle) = handle else {
        return Problem::new(caller, fail, Vec::new()).into_response();
    };
    let state = handle.snapshot().state;
    let mut problem = Problem::new(caller, fail, names(&state, caller));
    if fail.status() == StatusCode::CONFLICT {
        let screen = handle.screen(&state, visitor.identities(), visitor.device());
        problem.version = Some(state.view(screen.viewer()).version().to_string());
    }
    problem.into_response()
}

/// A parsed request: who the caller is, and what they want.
#[derive(Debug)]
pub(super) struct Ask<B = (), Q = Empty> {
    pub(super) app: App,
    pub(super) caller: Caller,
    pub(super) visitor: Visitor,
    params: HashMap<String, String>,
    pub(super) query: Q,
    pub(super) body: B,
    pub(super) mark: Mark,
    pub(super) accept: String,
}

impl<B, Q> Ask<B, Q> {
    /// Returns a parameter of the path.
    pub(super) fn param(&self, name: &str) -> &str {
        self.params.get(name).map_or("", String::as_str)
    }

    /// Returns the table in the path.
    pub(super) fn table_id(&self) -> Result<TableId, Fail> {
        table_id(self.param("id"))
    }

    /// Returns the caller.
    pub(super) fn person(&self) -> Result<&Person, Fail> {
        self.visitor.person.as_ref().ok_or(Fail::Login)
    }
}

/// Returns the path of something below the base.
pub(super) fn relative(path: &str) -> &str {
    path.strip_prefix(BASE).unwrap_or(path)
}
