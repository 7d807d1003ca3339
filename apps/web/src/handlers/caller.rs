//! What a request says of itself before anybody is recognised.

use std::convert::Infallible;

use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, Uri, header, request::Parts},
};
use words::Lang;

use super::{App, Choices};
use crate::net::ClientIp;

/// What a request says of itself: where it comes from, in which language it
/// wants its answer.
#[derive(Clone, Debug)]
pub struct Caller {
    /// Names the request in logs and error pages.
    pub request_id: String,
    /// Where it comes from.
    pub ip: ClientIp,
    /// The language of the answer.
    pub lang: Lang,
    /// What was chosen on this device.
    pub choices: Choices,
    /// The address with its query, to come back to.
    pub path: String,
    /// Whether a script asks that will put the answer into a page.
    pub is_live: bool,
    /// Whether a program asks.
    pub is_program: bool,
}

impl Caller {
    pub(crate) fn new(
        app: &App,
        headers: &HeaderMap,
        uri: &Uri,
        ip: ClientIp,
        request_id: String,
    ) -> Caller {
        let choices = Choices::read(app.cookies.read(headers, app.cookies.settings()));
        let header = |name| headers.get(name).and_then(|it| it.to_str().ok()).unwrap_or_default();
        Caller {
            request_id,
            ip,
            lang: match app.config.is_pseudo {
                true => Lang::Pseudo,
                false => choices.lang.unwrap_or_else(|| accepted(header(header::ACCEPT_LANGUAGE))),
            },
            choices,
            path: uri.path_and_query().map_or("/", |it| it.as_str()).to_owned(),
            is_live: headers.contains_key("x-live"),
            is_program: is_api(uri.path())
                || header(header::ACCEPT).starts_with("application/json"),
        }
    }

    /// Returns the address as a key for counting.
    pub fn ip_key(&self) -> String {
        self.ip.0.to_string()
    }
}

impl FromRequestParts<App> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Caller, Infallible> {
        Ok(match parts.extensions.get::<Caller>() {
            Some(caller) => caller.clone(),
            None => {
                let ip = ClientIp([127, 0, 0, 1].into());
                Caller::new(app, &parts.headers, &parts.uri, ip, String::new())
            }
        })
    }
}

/// Returns whether an address is for programs: they come with a key, never with a
/// cookie.
pub(crate) fn is_api(path: &str) -> bool {
    path.starts_with("/api/")
}

/// Returns the language that somebody likes best of those we speak.
fn accepted(header: &str) -> Lang {
    let mut best = (Lang::default(), 0.0);
    for part in header.split(',') {
        let mut pieces = part.trim().split(';');
        let Some(lang) = pieces.next().and_then(Lang::from_locale) else { continue };
        let weight = pieces.find_map(|it| it.trim().strip_prefix("q="));
        let weight = weight.map_or(Some(1.0), |it| it.parse::<f32>().ok()).unwrap_or(0.0);
        if best.1 < weight {
            best = (lang, weight);
        }
    }
    best.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_language_we_speak_wins() {
        assert_eq!(accepted("fr-FR, de;q=0.5, hu-HU;q=0.8"), Lang::Hu);
        assert_eq!(accepted("it"), Lang::It);
        assert_eq!(accepted("de;q=nonsense, *"), Lang::En);
        assert_eq!(accepted(""), Lang::En);
    }
}
