//! One thing that programs can ask for: how, who may, what is sent and answered.

use std::{collections::HashMap, fmt, pin::Pin, sync::Arc};

use axum::{
    body::Bytes,
    extract::{DefaultBodyLimit, Path, RawQuery, State},
    http::{HeaderMap, Method, StatusCode, header},
    response::{IntoResponse as _, Response},
    routing::{MethodFilter, MethodRouter, on},
};
use serde_json::Value;
use store::TableId;

use super::{
    BASE,
    field::{Field, read, read_query},
};
use crate::{
    handlers::{
        App, Caller, Fail, Problem, Route, Visitor,
        fields::Fields,
        model::names,
        route::{BODY_MAX, RECORD_MAX},
        table::table_id,
    },
    people::Person,
};

/// The header that marks a request which may come twice.
const KEY_HEADER: &str = "idempotency-key";

/// Who may ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// Everybody.
    Anyone,
    /// Whoever has a key.
    Read,
    /// Whoever has a key that may change something.
    Play,
}

/// What is sent beside the address.
#[derive(Clone, Debug)]
pub enum Body {
    /// Nothing.
    None,
    /// A JSON object with these fields.
    Fields(Vec<Field>),
    /// The record of a game, as text or JSON.
    Record,
}

/// What is answered if all is well.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Content {
    /// JSON of this schema.
    Json(&'static str),
    /// A record: text or JSON, as asked for.
    Record,
    /// A stream of JSON of this schema: events or lines, as asked for.
    Stream(&'static str),
    /// The OpenAPI document.
    Document,
}

type Handled = Pin<Box<dyn Future<Output = Result<Response, Fail>> + Send>>;
type Handler = Arc<dyn Fn(Ask) -> Handled + Send + Sync>;

/// One thing that programs can ask for.
#[derive(Clone)]
pub struct Endpoint {
    /// How it is asked for.
    pub method: Method,
    /// Where, as the router writes it.
    pub path: &'static str,
    /// Who may ask.
    pub scope: Scope,
    /// What it does, in a sentence.
    pub about: &'static str,
    /// What may stand in the query.
    pub query: Vec<Field>,
    /// What is sent.
    pub body: Body,
    /// The status if all is well.
    pub status: StatusCode,
    /// What is answered then.
    pub content: Content,
    handler: Handler,
}

impl fmt::Debug for Endpoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.method, self.path)
    }
}

impl Endpoint {
    pub(super) fn new<F, A>(
        (method, path, about): (Method, &'static str, &'static str),
        content: Content,
        handler: F,
    ) -> Endpoint
    where
        F: Fn(Ask) -> A + Send + Sync + 'static,
        A: Future<Output = Result<Response, Fail>> + Send + 'static,
    {
        let is_get = method == Method::GET;
        Endpoint {
            scope: if is_get { Scope::Anyone } else { Scope::Play },
            method,
            path,
            about,
            query: Vec::new(),
            body: Body::None,
            status: StatusCode::OK,
            content,
            handler: Arc::new(move |ask| Box::pin(handler(ask))),
        }
    }

    pub(super) fn scope(self, scope: Scope) -> Endpoint {
        Endpoint { scope, ..self }
    }

    pub(super) fn query(self, query: impl Into<Vec<Field>>) -> Endpoint {
        Endpoint { query: query.into(), ..self }
    }

    pub(super) fn takes(self, fields: impl Into<Vec<Field>>) -> Endpoint {
        Endpoint { body: Body::Fields(fields.into()), ..self }
    }

    pub(super) fn takes_record(self) -> Endpoint {
        Endpoint { body: Body::Record, ..self }
    }

    pub(super) fn creates(self) -> Endpoint {
        Endpoint { status: StatusCode::CREATED, ..self }
    }

    /// Makes the route of it.
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
            let sent = Sent { query: query.unwrap_or_default(), headers, body };
            async move { endpoint.answer(app, caller, visitor, params, sent).await }
        };
        let handler: MethodRouter<App> = on(filter, answer).layer(DefaultBodyLimit::max(limit));
        Route { method, path, handler }
    }

    async fn answer(
        &self,
        app: App,
        caller: Caller,
        visitor: Visitor,
        params: HashMap<String, String>,
        sent: Sent,
    ) -> Response {
        let id = params.get("id").and_then(|it| table_id(it).ok());
        let result = match self.read(&app, &caller, &visitor, params, sent) {
            Ok(ask) => (self.handler)(ask).await,
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

    /// Checks who asks and reads what they sent.
    fn read(
        &self,
        app: &App,
        caller: &Caller,
        visitor: &Visitor,
        params: HashMap<String, String>,
        sent: Sent,
    ) -> Result<Ask, Fail> {
        match (self.scope, &visitor.person) {
            (Scope::Read | Scope::Play, None) => return Err(Fail::Login),
            (Scope::Play, Some(person)) if !person.can_play => return Err(Fail::Scope),
            (Scope::Anyone, _) | (Scope::Read | Scope::Play, Some(_)) => {}
        }
        let query = read_query(&self.query, &sent.query)?;
        let mut pairs = match &self.body {
            Body::None | Body::Record => Vec::new(),
            Body::Fields(fields) => read(fields, &object(&sent.body)?)?,
        };
        if let Some(key) = sent.headers.get(KEY_HEADER) {
            let key = key.to_str().ok().filter(|it| tables::Request::is_key(it));
            let why = "idempotency-key: expected 1 to 64 letters, digits, - or _";
            let key = key.ok_or_else(|| Fail::Bad(Some(why.to_owned())))?;
            pairs.push(("key".to_owned(), key.to_owned()));
        }
        let accept = sent.headers.get(header::ACCEPT).and_then(|it| it.to_str().ok());
        Ok(Ask {
            app: app.clone(),
            caller: caller.clone(),
            visitor: visitor.clone(),
            params,
            query: Fields::new(query, Bytes::new()),
            accept: accept.unwrap_or_default().to_owned(),
            fields: Fields::new(pairs, sent.body.clone()),
            body: sent.body,
        })
    }
}

/// What came with a request.
struct Sent {
    query: String,
    headers: HeaderMap,
    body: Bytes,
}

fn object(body: &[u8]) -> Result<serde_json::Map<String, Value>, Fail> {
    if body.is_empty() {
        return Ok(serde_json::Map::new());
    }
    match serde_json::from_slice(body) {
        Ok(Value::Object(object)) => Ok(object),
        Ok(_) => Err(Fail::Bad(Some("the body: expected a JSON object".to_owned()))),
        Err(error) => Err(Fail::Bad(Some(format!("the body: expected a JSON object; {error}")))),
    }
}

/// Says why not; at a table with its names, and where it has moved on with what
/// it is at now.
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
    let live = match &id {
        Some(id) => app.tables.table(id).await.ok(),
        None => None,
    };
    let Some(live) = live else {
        return Problem::new(caller, fail, Vec::new()).into_response();
    };
    let state = live.snapshot().state;
    let mut problem = Problem::new(caller, fail, names(&state, caller));
    if fail.status() == StatusCode::CONFLICT {
        let screen = live.screen(&state, visitor.kin(), visitor.device());
        problem.version = Some(state.view(screen.viewer()).version().to_string());
    }
    problem.into_response()
}

/// A request that was read: who asks for what.
#[derive(Debug)]
pub(super) struct Ask {
    pub(super) app: App,
    pub(super) caller: Caller,
    pub(super) visitor: Visitor,
    params: HashMap<String, String>,
    pub(super) query: Fields,
    pub(super) fields: Fields,
    pub(super) body: Bytes,
    pub(super) accept: String,
}

impl Ask {
    /// Returns a part of the address.
    pub(super) fn param(&self, name: &str) -> &str {
        self.params.get(name).map_or("", String::as_str)
    }

    /// Returns the table in the address.
    pub(super) fn table_id(&self) -> Result<TableId, Fail> {
        table_id(self.param("id"))
    }

    /// Returns who asks.
    pub(super) fn person(&self) -> Result<&Person, Fail> {
        self.visitor.person.as_ref().ok_or(Fail::Login)
    }
}

/// Returns the address of something under the base.
pub(super) fn relative(path: &str) -> &str {
    path.strip_prefix(BASE).unwrap_or(path)
}
