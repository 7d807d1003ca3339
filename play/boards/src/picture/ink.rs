//! The colours of the light theme, and the symbols drawn with them.

use rules_core::Seat;

use crate::shapes::SYMBOLS;

pub(super) const PAPER: &str = "#fbf7ef";
/// What is on the page.
pub const SURFACE: &str = "#ffffff";
/// What is on that.
pub const SURFACE_2: &str = "#f2ebdd";
/// Text.
pub const INK: &str = "#1f1b16";
/// Less important text.
pub const INK_2: &str = "#5a5146";
/// A line.
pub const LINE: &str = "#cbbfa9";
/// A more important line.
pub const LINE_STRONG: &str = "#857862";
pub(super) const ACCENT: &str = "#0b5c6b";
/// The sea.
pub const SEA: &str = "#93c6d6";
/// Land.
pub const LAND: &str = "#f1e6c0";
/// The coast.
pub const COAST: &str = "#6e5424";
/// White.
pub const WHITE: &str = "#ffffff";
/// Black.
pub const BLACK: &str = "#1f1b16";

/// The names that the sheet uses, and their colours here. What has the colour of a
/// seat takes it from the place where it is used.
const NAMES: [(&str, &str); 19] = [
    ("var(--white)", WHITE),
    ("var(--line-art)", BLACK),
    ("var(--moai)", "#a39e94"),
    ("var(--moai-dark)", "#57524b"),
    ("var(--moai-light)", "#bdb8ae"),
    ("var(--hat)", "#a03f28"),
    ("var(--hat-dark)", "#6b2414"),
    ("var(--log)", "#7a5230"),
    ("var(--log-end)", "#e8c79a"),
    ("var(--thatch)", "#c99b63"),
    ("var(--forest)", "#44703a"),
    ("var(--gold)", "#7f5b00"),
    ("var(--surface)", SURFACE),
    ("var(--seat-ink)", "currentColor"),
    ("var(--rim, none)", "none"),
    ("var(--plate, none)", SURFACE),
    ("var(--plate)", SURFACE),
    ("class=\"piece halo\"", "stroke=\"#ffffff\" stroke-width=\"5\" stroke-linejoin=\"round\""),
    ("class=\"piece\"", "stroke=\"#1f1b16\" stroke-width=\"2\" stroke-linejoin=\"round\""),
];
const THEMED: [(&str, &str); 4] = [
    ("var(--sea-line)", "#22596b"),
    ("var(--coast)", COAST),
    ("var(--ink-2)", INK_2),
    ("var(--accent)", ACCENT),
];

/// A name that only one symbol uses: the id of the symbol, the name and the colour.
type Ink = (&'static str, &'static str, &'static str);

/// Returns the symbols and textures that a drawing uses, shared ones and the game's
/// own.
pub(super) fn symbols(drawing: &str, of_game: &str, inks: &[Ink]) -> String {
    let is_used = |line: &&str| {
        let id = line.split("id=\"").nth(1).and_then(|it| it.split('"').next());
        id.is_some_and(|id| {
            drawing.contains(&format!("href=\"#{id}\"")) || drawing.contains(&format!("(#{id})"))
        })
    };
    let used = SYMBOLS.lines().chain(of_game.lines()).filter(is_used);
    let mut symbols: Vec<String> = used.map(|line| painted(line, inks)).collect();
    symbols.sort_unstable();
    symbols.concat()
}

/// Replaces the names of colours in a symbol with the colours.
fn painted(symbol: &str, inks: &[Ink]) -> String {
    let mut symbol = symbol.to_owned();
    for (name, colour) in NAMES.into_iter().chain(THEMED) {
        symbol = symbol.replace(name, colour);
    }
    for (id, name, colour) in inks {
        if symbol.contains(&format!("id=\"{id}\"")) {
            symbol = symbol.replace(name, colour);
        }
    }
    symbol
}

/// Returns the colour of a seat, and the colour of what is drawn on it.
pub fn seat_ink(seat: Seat) -> (&'static str, &'static str) {
    [
        ("#1e3a78", WHITE),
        ("#ad3b1e", WHITE),
        ("#179775", BLACK),
        ("#f183bd", BLACK),
        ("#f0dc5a", BLACK),
    ][seat.idx()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_have_the_colours_of_the_style_sheet() {
        for seat in Seat::all(5) {
            let (n, (fill, ink)) = (seat.0 + 1, seat_ink(seat));
            let ink = if ink == WHITE { "white" } else { "black" };
            let ink = format!("--seat: var(--seat-{n}); --seat-ink: var(--{ink});");
            for rule in [format!("--seat-{n}: {fill};"), ink] {
                assert!(crate::CSS.contains(&rule), "{rule}");
            }
        }
    }

    #[test]
    fn no_symbol_keeps_a_colour_of_a_page() {
        for line in SYMBOLS.lines() {
            let painted = painted(line, &[]);
            assert!(!painted.contains("var("), "{painted}");
        }
    }
}
