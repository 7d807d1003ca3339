//! The drawing on the card of a game.

use maud::{Markup, PreEscaped, html};
use words::web;

use crate::{assets::Assets, site::Site};

/// Returns the drawing of a game; a plain stone face if it has none of its own.
pub(super) fn drawing(site: &Site, game: &str) -> Markup {
    let own = catalog::game(game).and_then(|it| it.cover).map(str::to_owned);
    let svg = own.or_else(plain).unwrap_or_default();
    html! {
        span.drawing role="img" aria-label=(site.say(web::drawing(game))) { (PreEscaped(svg)) }
    }
}

fn plain() -> Option<String> {
    Assets::get("game.svg").map(|it| String::from_utf8_lossy(&it.data).into_owned())
}
