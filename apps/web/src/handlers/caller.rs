//! What is known about a request before the visitor is recognised.

use std::convert::Infallible;

use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, Uri, header, request::Parts},
};
use words::Lang;

use super::{App, Choices};
use crate::net::ClientIp;

/// What is known about a request before the visitor is recognised: where it
/// comes from and in which language to answer.
#[derive(Clone, Debug)]
pub struct Caller {
    /// Identifies the request in logs and on error pages.
    pub request_id: String,
    /// Where it comes from.
    pub ip: ClientIp,
    /// The language of the response.
    pub lang: Lang,
    /// The settings of this device.
    pub choices: Choices,
    /// The path with its query, to return to.
    pub path: String,
    /// Whether the request comes from a script that will put the response into a page.
    pub is_live: bool,
    /// Whether that script follows the table, and so is sent what changes anyway.
    pub is_following: bool,
    /// Whether the request comes from a program.
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
        let header =
            |name: &str| headers.get(name).and_then(|it| it.to_str().ok()).unwrap_or_default();
        Caller {
            request_id,
            ip,
            lang: match app.config.is_pseudo {
                true => Lang::Pseudo,
                false => choices
                    .lang
                    .unwrap_or_else(|| accepted(header(header::ACCEPT_LANGUAGE.as_str()))),
            },
            choices,
            path: uri.path_and_query().map_or("/", |it| it.as_str()).to_owned(),
            is_live: headers.contains_key("x-live"),
            is_following: header("x-live") == "stream",
            is_program: is_api(uri.path())
                || header(header::ACCEPT.as_str()).starts_with("application/json"),
        }
    }

    /// Returns the address as a key for rate limits.
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

/// Returns whether a path belongs to the API, where programs send a key and never
/// a cookie.
pub(crate) fn is_api(path: &str) -> bool {
    path.starts_with("/api/")
}

/// Returns the best supported language for an `Accept-Language` header.
fn accepted(header: &str) -> Lang {
    let weighed = header.split(',').filter_map(|part| {
        let mut pieces = part.split(';').map(str::trim);
        let locale = pieces.next()?;
        let weight = pieces.find_map(|it| it.strip_prefix("q="));
        let weight = weight.map_or(Some(1.0), |it| it.parse::<f32>().ok())?;
        (weight > 0.0).then_some((locale, weight))
    });
    let mut weighed: Vec<(&str, f32)> = weighed.collect();
    // Negotiation knows an order but no weights, so languages of equal weight keep their order.
    weighed.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    Lang::negotiate(weighed.into_iter().map(|(locale, _)| locale)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_language_we_speak_wins() {
        assert_eq!(accepted("fr-FR, de;q=0.5, hu-HU;q=0.8"), Lang::Hu);
        assert_eq!(accepted("it"), Lang::It);
        assert_eq!(accepted("de;q=0.7,it;q=0.7"), Lang::De);
        assert_eq!(accepted("de;q=0, it ; q=0.1"), Lang::It);
        assert_eq!(accepted("de;q=nonsense, *"), Lang::En);
        assert_eq!(accepted(""), Lang::En);
    }
}
