//! The one list of routes.

use axum::{
    Router,
    extract::DefaultBodyLimit,
    http::Method,
    middleware,
    routing::{MethodRouter, get, post},
};
use tower_http::{compression::CompressionLayer, csrf::CsrfLayer};

use crate::{
    api, guard,
    handlers::{
        App, Route, account,
        acts::act,
        assets, create, keys, lists, live, past, pictures, records,
        route::{BODY_MAX, RECORD_MAX},
        sessions, settings, table, upkeep,
        wish::Form,
    },
};

fn page(path: &'static str, handler: MethodRouter<App>) -> Route {
    Route { method: Method::GET, path, handler }
}

fn form(path: &'static str, handler: MethodRouter<App>) -> Route {
    Route { method: Method::POST, path, handler: handler.layer(DefaultBodyLimit::max(BODY_MAX)) }
}

fn upload(path: &'static str, handler: MethodRouter<App>) -> Route {
    Route { method: Method::POST, path, handler: handler.layer(DefaultBodyLimit::max(RECORD_MAX)) }
}

fn wish(path: &'static str, what: Form) -> Route {
    let handler =
        move |app, caller, visitor, path, fields| act(what, app, caller, visitor, path, fields);
    form(path, post(handler))
}

/// Returns all routes.
pub fn routes() -> Vec<Route> {
    let mut routes = vec![
        page("/", get(lists::home)),
        page("/new", get(create::form)),
        form("/new", post(create::check)),
        form("/tables", post(create::create)),
        page("/mine", get(lists::mine)),
        page("/watch", get(lists::watch)),
        page("/about", get(lists::about)),
        page("/rules/{game}", get(lists::rules)),
        page("/settings", get(settings::show)),
        form("/settings", post(settings::change)),
        page("/seat-key", get(keys::show)),
        form("/seat-key", post(keys::take)),
        page("/import", get(records::import_form)),
        upload("/import", post(records::import)),
        page("/verify", get(records::verify_form)),
        upload("/verify", post(records::verify)),
        page("/account", get(account::home)),
        page("/account/new", get(account::new_form)),
        form("/account/new", post(account::new)),
        page("/account/login", get(account::login_form)),
        form("/account/login", post(account::login)),
        form("/account/logout", post(account::logout)),
        page("/account/password", get(account::password_form)),
        form("/account/password", post(account::password)),
        page("/account/tokens", get(account::tokens)),
        form("/account/tokens", post(account::change_tokens)),
        page("/account/sessions", get(sessions::show)),
        form("/account/sessions", post(sessions::change)),
        page("/health", get(upkeep::health)),
        page("/metrics", get(upkeep::metrics)),
        page("/robots.txt", get(upkeep::robots)),
        page("/favicon.ico", get(assets::favicon)),
        // Only assets are compressed: a page may contain secrets next to text of others,
        // and its compressed size could reveal them.
        page("/assets/{version}/{*path}", get(assets::show).layer(CompressionLayer::new())),
    ];
    routes.extend(table_routes());
    routes.extend(api::routes());
    routes
}

fn table_routes() -> Vec<Route> {
    vec![
        page("/t/{id}", get(table::show)),
        page("/t/{id}/events", get(live::events)),
        page("/t/{id}/qr.svg", get(table::qr)),
        page("/t/{id}/at", get(past::to_move)),
        page("/t/{id}/at/{n}", get(pictures::at)),
        page("/t/{id}/end", get(past::end)),
        page("/t/{id}/record.txt", get(past::record_text)),
        page("/t/{id}/record.json", get(past::record_json)),
        form("/t/{id}/fork", post(past::fork)),
        form("/t/{id}/rematch", post(past::rematch)),
        wish("/t/{id}/sit", Form::Sit),
        wish("/t/{id}/leave", Form::Leave),
        wish("/t/{id}/start", Form::Start),
        wish("/t/{id}/play", Form::Play),
        wish("/t/{id}/undo", Form::Undo),
        wish("/t/{id}/restart", Form::Restart),
        wish("/t/{id}/resign", Form::Resign),
        wish("/t/{id}/takeover", Form::TakeOver),
        wish("/t/{id}/giveback", Form::GiveBack),
        wish("/t/{id}/pace", Form::Pace),
        wish("/t/{id}/step", Form::Step),
        wish("/t/{id}/chat", Form::Chat),
        wish("/t/{id}/reveal", Form::Reveal),
        wish("/t/{id}/hide", Form::Hide),
        wish("/t/{id}/hint", Form::Hint),
        wish("/t/{id}/chance", Form::Chance),
        wish("/t/{id}/unchance", Form::UndoChance),
        wish("/t/{id}/close", Form::Close),
    ]
}

/// Builds the router with its middleware.
pub fn router(app: App) -> Router {
    let mut csrf = CsrfLayer::new();
    if let Some(origin) = &app.config.base_url {
        csrf = match csrf.clone().add_trusted_origin(origin) {
            Ok(csrf) => csrf,
            Err(error) => {
                tracing::warn!(%error, "the base URL is not an origin");
                csrf
            }
        };
    }
    let mut router = Router::new();
    for route in routes() {
        router = router.route(route.path, route.handler);
    }
    router
        .layer(csrf)
        .layer(middleware::from_fn_with_state(app.clone(), guard::guard))
        .with_state(app)
}
