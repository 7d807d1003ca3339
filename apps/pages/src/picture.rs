//! The pictures of the rule books, made of the shapes of the boards.

use maud::{Markup, html};
use words::book::{Ground, Picture};

/// Draws a picture. There is a word beside it, so it has no label; a picture that no board knows is
/// left out.
pub(super) fn picture(picture: Picture) -> Markup {
    match picture.ground {
        Ground::None => html! { @if let Some(it) = named(picture.name) { (it) } },
        Ground::Card => html! {
            @if let Some(it) = named(picture.name) {
                span.on-card.{ "k-" (picture.name) } { (it) }
            }
        },
        Ground::Hex => html! {
            @if let Some(it) = named(picture.name) {
                span.on-hex {
                    svg.ground viewBox="0 0 56 48" aria-hidden="true" {
                        path d="M14 2H42L54 24 42 46H14L2 24Z" {}
                    }
                    (it)
                }
            }
        },
        Ground::Tile => html! {
            @if let Some(lines) = lines(picture.name) { (tile(&lines)) }
        },
    }
}

/// Returns whether there is something to draw.
#[cfg(test)]
fn is_known(picture: Picture) -> bool {
    match picture.ground {
        Ground::None | Ground::Card | Ground::Hex => named(picture.name).is_some(),
        Ground::Tile => lines(picture.name).is_some(),
    }
}

/// Draws the shape with this name.
fn named(name: &str) -> Option<Markup> {
    boards::named(&catalog::sheet().0, name)
}

/// The picture of a tile.
struct Lines {
    land: &'static str,
    coast: &'static str,
    passages: &'static str,
}

/// Returns the picture of a kind of tile, turned so that most of its land is in the north.
fn lines(kind: &str) -> Option<Lines> {
    let (land, coast, passages) = match kind {
        "A" => ("", "", "M32 0V64M0 32H64"),
        "B" => ("M0 0Q32 40 64 0Z", "M0 0Q32 40 64 0", "M0 36H64M32 36V64"),
        "C" => ("M0 0Q16 48 64 64V0Z", "M0 0Q16 48 64 64", "M0 40Q22 42 26 64"),
        "D" => {
            ("M0 0Q32 36 64 0ZM0 64Q32 28 64 64Z", "M0 0Q32 36 64 0M0 64Q32 28 64 64", "M0 32H64")
        }
        "E" => ("M0 64V0H64V64Q52 18 32 18T0 64Z", "M64 64Q52 18 32 18T0 64", "M32 34V64"),
        "F" => ("M0 0H64V64H0Z", "", ""),
        _ => return None,
    };
    Some(Lines { land, coast, passages })
}

fn tile(lines: &Lines) -> Markup {
    html! {
        svg.tile-art viewBox="0 0 64 64" aria-hidden="true" {
            path.en-sea d="M0 0H64V64H0Z" {}
            @if !lines.land.is_empty() { path.en-land d=(lines.land) {} }
            @if !lines.coast.is_empty() { path.en-coast d=(lines.coast) {} }
            @if !lines.passages.is_empty() { path.en-passage d=(lines.passages) {} }
        }
    }
}

#[cfg(test)]
mod tests {
    use words::Lang;

    use super::*;

    #[test]
    fn every_picture_of_every_book_can_be_drawn() {
        let mut n_pictures = 0;
        for entry in catalog::games() {
            for lang in Lang::ALL {
                for picture in catalog::book(entry.key(), lang).expect("a book").pictures() {
                    assert!(is_known(picture), "{}: {picture:?}", entry.key());
                    n_pictures += 1;
                }
            }
        }
        assert!(n_pictures > 200, "only {n_pictures}");
    }
}
