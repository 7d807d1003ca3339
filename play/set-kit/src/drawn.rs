//! Draws tables as a page would.

use boards::{Change, Choice, Desk, Draw, Drawing, draw};
use rules_core::{Dice, Game as _, MoveOf, SightingOf, Turn, Viewer};
use words::Speaker;

/// Returns the legal moves of a viewer, as they are offered.
pub fn choices<S: Draw>(game: &S::Game, viewer: Viewer) -> Vec<Choice> {
    let Turn::Seat(seat) = game.turn() else { return Vec::new() };
    if viewer != Viewer::Seat(seat) {
        return Vec::new();
    }
    Choice::all::<S>(game, viewer, game.successors())
}

/// Draws a table with targets, reasons and changes.
pub fn drawing<S: Draw>(
    game: &S::Game,
    viewer: Viewer,
    speaker: &Speaker,
    changes: &[Change<'_, SightingOf<S>>],
) -> Drawing {
    let view = game.view(viewer);
    let choices = choices::<S>(game, viewer);
    let choices = choices.iter().map(|it| (it.mv.typed::<S::Game>(), it));
    let why_not = |mv: MoveOf<S>| {
        let sampled = S::Game::sample(&view, &mut Dice::from_seed(0));
        S::refusal(&sampled.refuse(mv))
    };
    let desk = Desk::new(speaker, viewer.seat())
        .with_choices(choices)
        .with_changes(changes)
        .with_reasons(&why_not);
    draw::<S>(&view, game.n_seats(), &desk)
}

/// Returns all of a drawing.
pub fn html(drawing: &Drawing) -> String {
    let panels: String = drawing.panels.iter().map(|it| it.0.as_str()).collect();
    format!("{}{}{panels}", drawing.board.0, drawing.tray.0)
}

/// Returns what stands in each element with a class, in order: from its start tag up to
/// the tag that ends it.
///
/// # Panics
///
/// Panics if the text is no HTML.
pub fn with_class<'a>(html: &'a str, class: &str) -> Vec<&'a str> {
    let mut found = Vec::new();
    for (at, _) in html.match_indices("class=\"") {
        let classes = html[at + 7..].split('"').next().expect("a closing quote");
        if classes.split(' ').any(|it| it == class) {
            let start = html[..at].rfind('<').expect("a tag");
            found.push(element(&html[start..]));
        }
    }
    found
}

/// The element that a text begins with.
fn element(html: &str) -> &str {
    let name = html[1..].split([' ', '>']).next().expect("a name");
    let (open, close) = (format!("<{name}"), format!("</{name}>"));
    let mut depth = 0;
    let mut at = 0;
    loop {
        let rest = &html[at..];
        let end = rest.find(&close).expect("an end tag");
        match rest.find(&open).filter(|start| *start < end) {
            Some(start) => {
                let is_this = rest[start + open.len()..].starts_with([' ', '>']);
                depth += usize::from(is_this);
                at += start + open.len();
            }
            None => {
                depth -= 1;
                at += end + close.len();
                if depth == 0 {
                    return &html[..at];
                }
            }
        }
    }
}

/// Returns the values of an attribute, in order.
pub fn values<'a>(html: &'a str, attribute: &str) -> Vec<&'a str> {
    let start = format!(" {attribute}=\"");
    let value = |(at, _): (usize, &str)| html[at + start.len()..].split('"').next();
    html.match_indices(&start).filter_map(value).collect()
}

/// How the name of a target begins, which is heard and not seen.
const CALLED: &str = "span class=\"called vh\">";

/// Returns the names of all targets.
pub fn called(html: &str) -> Vec<&str> {
    html.split('<').filter_map(|it| it.strip_prefix(CALLED)).collect()
}

/// Returns the text that is seen, without tags; blanks are joined.
pub fn text(html: &str) -> String {
    let mut text = String::new();
    let pieces = html.split('<').filter(|it| !it.starts_with(CALLED));
    for (idx, piece) in pieces.enumerate() {
        let shown = if idx == 0 { piece } else { piece.split_once('>').map_or("", |it| it.1) };
        text.push_str(shown);
    }
    text.split_whitespace().collect::<Vec<&str>>().join(" ")
}
