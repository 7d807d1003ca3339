//! The OpenAPI document, made from the list of endpoints.

use axum::http::{Method, StatusCode};
use serde_json::Value;
use utoipa::openapi::{
    ComponentsBuilder, ContentBuilder, InfoBuilder, LicenseBuilder, OpenApiBuilder, PathItem,
    PathsBuilder, Ref, RefOr, Required, ResponseBuilder, Schema, ServerBuilder,
    path::{HttpMethod, Operation, OperationBuilder, Parameter, ParameterBuilder, ParameterIn},
    request_body::{RequestBody, RequestBodyBuilder},
    schema::{ObjectBuilder, Type},
    security::{HttpAuthScheme, HttpBuilder, SecurityRequirement, SecurityScheme},
};

use super::{
    answer::{reference, register},
    endpoint::{Body, Endpoint, Scope, relative},
    values::Schemas,
};
use crate::handlers::Problem;

/// Returns the OpenAPI document for a list of endpoints.
pub(super) fn document(endpoints: &[Endpoint]) -> Value {
    let licence = LicenseBuilder::new().name("MIT OR Apache-2.0");
    let info = InfoBuilder::new()
        .title("Ahu")
        .version(env!("CARGO_PKG_VERSION"))
        .description(Some("Board games for programs: everything a page can do."))
        .license(Some(licence.identifier(Some("MIT OR Apache-2.0")).build()));
    let mut paths = PathsBuilder::new();
    for endpoint in endpoints {
        let item = PathItem::new(method(&endpoint.method), operation(endpoint));
        paths = paths.path(relative(endpoint.path), item);
    }
    let key = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some(
        "A key from /guests, /login or /tokens. With the scope read it changes nothing.",
    ));
    let components = ComponentsBuilder::new()
        .security_scheme("key", SecurityScheme::Http(key.build()))
        .schemas_from_iter(schemas(endpoints));
    let document = OpenApiBuilder::new()
        .info(info)
        .servers(Some([ServerBuilder::new().url(super::BASE).build()]))
        .paths(paths)
        .components(Some(components.build()));
    serde_json::to_value(document.build()).expect("a document is JSON")
}

/// Returns every schema that some endpoint refers to, by name.
pub(super) fn schemas(endpoints: &[Endpoint]) -> Schemas {
    let mut all = Schemas::new();
    register::<Problem>(&mut all);
    all.extend(endpoints.iter().flat_map(|it| it.schemas.iter().cloned()));
    all
}

fn method(method: &Method) -> HttpMethod {
    match *method {
        Method::POST => HttpMethod::Post,
        Method::DELETE => HttpMethod::Delete,
        _ => HttpMethod::Get,
    }
}

/// Names an operation after its method and path: `post_tables_id_play`.
fn operation_id(endpoint: &Endpoint) -> String {
    let is_sign = |ch: char| ch.is_ascii_alphanumeric();
    let words = relative(endpoint.path).split(|ch| !is_sign(ch)).filter(|word| !word.is_empty());
    let words: Vec<&str> = words.collect();
    format!("{}_{}", endpoint.method.as_str().to_ascii_lowercase(), words.join("_"))
}

fn operation(endpoint: &Endpoint) -> Operation {
    let needs = |scope: &str| SecurityRequirement::new("key", [scope]);
    let security = match endpoint.scope {
        Scope::Anyone => vec![SecurityRequirement::default(), needs("read")],
        Scope::Read => vec![needs("read")],
        Scope::Play => vec![needs("play")],
    };
    let mut operation = OperationBuilder::new()
        .operation_id(Some(operation_id(endpoint)))
        .summary(Some(endpoint.about))
        .securities(Some(security))
        .parameters(Some(parameters(endpoint)))
        .request_body(body(&endpoint.body));
    let described = |status: StatusCode| {
        ResponseBuilder::new().description(status.canonical_reason().unwrap_or_default())
    };
    let mut response = described(endpoint.status);
    for (kind, schema) in &endpoint.contents {
        response = response.content(*kind, ContentBuilder::new().schema(Some(schema.clone())));
    }
    operation = operation.response(endpoint.status.as_str(), response.build());
    for status in problems(endpoint) {
        let problem = ContentBuilder::new().schema(Some(reference::<Problem>())).build();
        let response = described(status).content("application/json", problem).build();
        operation = operation.response(status.as_str(), response);
    }
    operation.build()
}

fn text() -> ObjectBuilder {
    ObjectBuilder::new().schema_type(Type::String)
}

fn parameters(endpoint: &Endpoint) -> Vec<Parameter> {
    let parts = endpoint.path.split('/').filter_map(|it| it.strip_prefix('{')?.strip_suffix('}'));
    let in_path = parts.map(|name| {
        let schema = match name {
            "n" => ObjectBuilder::new().schema_type(Type::Integer).minimum(Some(0)),
            _ => text(),
        };
        let part = ParameterBuilder::new().name(name).parameter_in(ParameterIn::Path);
        part.required(Required::True).schema(Some(schema)).build()
    });
    let header = |name: &str, about: &str, schema: ObjectBuilder| {
        let header = ParameterBuilder::new().name(name).parameter_in(ParameterIn::Header);
        header.required(Required::False).description(Some(about)).schema(Some(schema)).build()
    };
    let about = "The language of sentences: de, en, hu or it.";
    let language = header("Accept-Language", about, text());
    let key = (endpoint.method == Method::POST && endpoint.scope == Scope::Play).then(|| {
        let about =
            "The same key with the same body is done once; with another body it is refused.";
        header("Idempotency-Key", about, text().pattern(Some("^[A-Za-z0-9_-]{1,64}$")))
    });
    in_path.chain(in_query(&endpoint.query)).chain([language]).chain(key).collect()
}

/// Returns the parameters of a query.
fn in_query(query: &RefOr<Schema>) -> Vec<Parameter> {
    let RefOr::T(Schema::Object(object)) = query else { return Vec::new() };
    let parameter = |(name, schema): (&String, &RefOr<Schema>)| {
        let mut schema = schema.clone();
        let about = match &mut schema {
            RefOr::Ref(Ref { description, .. }) => Some(std::mem::take(description)),
            RefOr::T(Schema::Object(object)) => object.description.take(),
            RefOr::T(_) => None,
        };
        let is_required = match object.required.contains(name) {
            true => Required::True,
            false => Required::False,
        };
        let parameter = ParameterBuilder::new().name(name).parameter_in(ParameterIn::Query);
        parameter.required(is_required).description(about).schema(Some(schema)).build()
    };
    object.properties.iter().map(parameter).collect()
}

fn body(body: &Body) -> Option<RequestBody> {
    let content = |schema: RefOr<Schema>| ContentBuilder::new().schema(Some(schema)).build();
    let required =
        |is_required: bool| Some(if is_required { Required::True } else { Required::False });
    let builder = RequestBodyBuilder::new();
    let builder = match body {
        Body::None => return None,
        Body::Fields(schema) => {
            let is_required = match &**schema {
                RefOr::T(Schema::Object(object)) => !object.required.is_empty(),
                RefOr::T(_) | RefOr::Ref(_) => true,
            };
            let content = content((**schema).clone());
            builder.required(required(is_required)).content("application/json", content)
        }
        Body::Record => builder
            .required(required(true))
            .content("text/plain", content(text().into()))
            .content("application/json", content(ObjectBuilder::new().into())),
    };
    Some(builder.build())
}

/// Returns the possible errors.
fn problems(endpoint: &Endpoint) -> Vec<StatusCode> {
    // An invalid API key is refused even where none is needed.
    let mut statuses =
        vec![StatusCode::BAD_REQUEST, StatusCode::UNAUTHORIZED, StatusCode::TOO_MANY_REQUESTS];
    if endpoint.scope != Scope::Anyone || !in_query(&endpoint.query).is_empty() {
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
