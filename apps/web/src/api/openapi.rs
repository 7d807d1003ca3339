//! The OpenAPI document, made from the list of what there is.

use axum::http::{Method, StatusCode};
use serde_json::{Map, Value, json};

use super::{
    endpoint::{Body, Content, Endpoint, Scope, relative},
    field::Field,
    schemas::schemas,
};

/// Returns the OpenAPI document for a list of endpoints.
pub(super) fn document(endpoints: &[Endpoint]) -> Value {
    let mut paths: Map<String, Value> = Map::new();
    for endpoint in endpoints {
        let path = paths.entry(relative(endpoint.path)).or_insert_with(|| json!({}));
        path[endpoint.method.as_str().to_ascii_lowercase()] = operation(endpoint);
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Ahu",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Board games for programs: everything a page can do.",
            "license": { "name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0" },
        },
        "servers": [{ "url": super::BASE }],
        "paths": paths,
        "components": {
            "securitySchemes": {
                "key": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "A key from /guests, /login or /tokens. \
                        With the scope read it changes nothing.",
                },
            },
            "schemas": schemas(),
        },
    })
}

/// Names an operation by what is asked of what: `post_tables_id_play`.
fn operation_id(endpoint: &Endpoint) -> String {
    let is_sign = |ch: char| ch.is_ascii_alphanumeric();
    let words = relative(endpoint.path).split(|ch| !is_sign(ch)).filter(|word| !word.is_empty());
    let words: Vec<&str> = words.collect();
    format!("{}_{}", endpoint.method.as_str().to_ascii_lowercase(), words.join("_"))
}

fn operation(endpoint: &Endpoint) -> Value {
    let mut operation = json!({
        "operationId": operation_id(endpoint),
        "summary": endpoint.about,
        "security": match endpoint.scope {
            Scope::Anyone => json!([{}, { "key": ["read"] }]),
            Scope::Read => json!([{ "key": ["read"] }]),
            Scope::Play => json!([{ "key": ["play"] }]),
        },
        "parameters": parameters(endpoint),
        "responses": responses(endpoint),
    });
    if let Some(body) = body(&endpoint.body) {
        operation["requestBody"] = body;
    }
    operation
}

fn parameters(endpoint: &Endpoint) -> Vec<Value> {
    let parts = endpoint.path.split('/').filter_map(|it| it.strip_prefix('{')?.strip_suffix('}'));
    let in_path = parts.map(|name| {
        let schema = match name {
            "n" => json!({ "type": "integer", "minimum": 0 }),
            _ => json!({ "type": "string" }),
        };
        json!({ "name": name, "in": "path", "required": true, "schema": schema })
    });
    let in_query = endpoint.query.iter().map(|field: &Field| {
        json!({
            "name": field.name,
            "in": "query",
            "required": field.is_required,
            "description": field.about,
            "schema": field.kind.schema(),
        })
    });
    let language = json!({
        "name": "Accept-Language",
        "in": "header",
        "description": "The language of sentences: de, en, hu or it.",
        "schema": { "type": "string" },
    });
    let key = (endpoint.method == Method::POST && endpoint.scope == Scope::Play).then(|| {
        json!({
            "name": "Idempotency-Key",
            "in": "header",
            "description": "The same key with the same body is done once; \
                with another body it is refused.",
            "schema": { "type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$" },
        })
    });
    in_path.chain(in_query).chain([language]).chain(key).collect()
}

fn body(body: &Body) -> Option<Value> {
    match body {
        Body::None => None,
        Body::Fields(fields) => {
            let schema = object(fields);
            let is_required = fields.iter().any(|field| field.is_required);
            let content = json!({ "application/json": { "schema": schema } });
            Some(json!({ "required": is_required, "content": content }))
        }
        Body::Record => {
            let text = json!({ "schema": { "type": "string" } });
            let json = json!({ "schema": { "type": "object" } });
            let content = json!({ "text/plain": text, "application/json": json });
            Some(json!({ "required": true, "content": content }))
        }
    }
}

fn object(fields: &[Field]) -> Value {
    let property = |field: &Field| {
        let mut schema = field.kind.schema();
        schema["description"] = Value::from(field.about);
        (field.name.to_owned(), schema)
    };
    let properties: Map<String, Value> = fields.iter().map(property).collect();
    let required: Vec<&str> =
        fields.iter().filter(|field| field.is_required).map(|field| field.name).collect();
    json!({
        "type": "object",
        "properties": properties,
        "required": required,
        "additionalProperties": false,
    })
}

fn reference(schema: &str) -> Value {
    json!({ "schema": { "$ref": format!("#/components/schemas/{schema}") } })
}

fn responses(endpoint: &Endpoint) -> Value {
    let content = match endpoint.content {
        Content::Json(schema) => json!({ "application/json": reference(schema) }),
        Content::Record => json!({
            "application/json": { "schema": { "type": "object" } },
            "text/plain": { "schema": { "type": "string" } },
        }),
        Content::Stream(schema) => json!({
            "text/event-stream": reference(schema),
            "application/x-ndjson": reference(schema),
        }),
        Content::Document => json!({ "application/json": { "schema": { "type": "object" } } }),
    };
    let problem = json!({ "application/json": reference("Problem") });
    let mut responses = json!({});
    let mut say = |status: StatusCode, content: &Value| {
        let about = status.canonical_reason().unwrap_or_default();
        responses[status.as_str()] = json!({ "description": about, "content": content });
    };
    say(endpoint.status, &content);
    for status in problems(endpoint) {
        say(status, &problem);
    }
    responses
}

/// Returns what can go wrong.
fn problems(endpoint: &Endpoint) -> Vec<StatusCode> {
    // A key that is none is refused even where none is needed.
    let mut statuses =
        vec![StatusCode::BAD_REQUEST, StatusCode::UNAUTHORIZED, StatusCode::TOO_MANY_REQUESTS];
    if endpoint.scope != Scope::Anyone || !endpoint.query.is_empty() {
        statuses.push(StatusCode::FORBIDDEN);
    }
    if endpoint.path.contains('{') || endpoint.path.ends_with("/seat-key") {
        statuses.push(StatusCode::NOT_FOUND);
    }
    if endpoint.path.contains("{id}") {
        statuses.push(StatusCode::CONFLICT);
    }
    match endpoint.body {
        Body::None => {}
        Body::Fields(_) | Body::Record => {
            statuses.extend([StatusCode::PAYLOAD_TOO_LARGE, StatusCode::UNPROCESSABLE_ENTITY]);
        }
    }
    statuses.extend([StatusCode::INTERNAL_SERVER_ERROR, StatusCode::SERVICE_UNAVAILABLE]);
    statuses
}
