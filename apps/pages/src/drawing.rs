//! The drawing of each game, found by its key among the assets.

use maud::{Markup, PreEscaped, html};
use words::web;

use crate::{assets::Assets, site::Site};

/// Returns the drawing of a game; a plain stone face if it has none of its own.
pub(super) fn drawing(site: &Site, game: &str) -> Markup {
    let own = Assets::get(&format!("games/{game}.svg"));
    let file = own.or_else(|| Assets::get("games/any.svg"));
    let svg = file.map(|it| String::from_utf8_lossy(&it.data).into_owned()).unwrap_or_default();
    html! {
        span.drawing role="img" aria-label=(site.say(web::drawing(game))) { (PreEscaped(svg)) }
    }
}
