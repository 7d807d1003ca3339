//! Pages that a browser opens.

use std::{collections::BTreeSet, fs};

use boards::{Change, Draw, chip};
use maud::{DOCTYPE, Markup, html};
use rules_core::{Game as _, Seat, SightingOf, Viewer};
use words::Lang;

use crate::{drawing, names, sheet, speaker};

/// Where golden pages are, and where the project begins as seen from there.
const FOLDER: &str = "tests/golden/drawing/html";
const ROOT: &str = "../../../../../..";

/// Returns a whole page around a table, to be opened in a browser: with the style sheets and
/// the script beside it.
///
/// # Panics
///
/// Panics if the folder of the game has no style sheets.
pub fn page<S: Draw>(
    game: &S::Game,
    viewer: Viewer,
    lang: Lang,
    changes: &[Change<'_, SightingOf<S>>],
) -> String {
    let speaker = speaker::<S>(lang, names());
    let drawing = drawing::<S>(game, viewer, &speaker, changes);
    let prompt = speaker.say(&S::prompt(&game.view(viewer)));
    let key = S::Game::FACTS.key;
    let sheets = fs::read_dir("css").expect("its style sheets");
    let sheets = sheets.map(|it| it.expect("a style sheet").file_name());
    let sheets: BTreeSet<String> = sheets.map(|it| it.to_string_lossy().into_owned()).collect();
    let page: Markup = html! {
        (DOCTYPE)
        html lang=(lang.key()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width";
                title { (speaker.say(&words::title(S::Game::FACTS.key))) }
                link rel="stylesheet" href={ (ROOT) "/play/set-kit/page.css" };
                link rel="stylesheet" href={ (ROOT) "/play/boards/css/shared.css" };
                @for sheet in sheets {
                    link rel="stylesheet" href={ (ROOT) "/games/" (key) "/css/" (sheet) };
                }
                script type="module" src={ (ROOT) "/play/boards/pick.js" } {}
            }
            body {
                (sheet::<S>())
                form id="play" {}
                main {
                    div id="status" {
                        span { (prompt) } p id="why" role="status" {} div id="actions" {}
                    }
                    div id="players" {
                        @for (seat, panel) in Seat::all(game.n_seats()).zip(&drawing.panels) {
                            section {
                                h2 { (chip(seat)) (speaker.name(seat)) }
                                (panel)
                            }
                        }
                    }
                    div id="board" { (drawing.board) }
                    div id="tray" { (drawing.tray) }
                }
            }
        }
    };
    in_lines(&page.0)
}

/// Breaks the lines before blocks, so that differences can be read.
fn in_lines(html: &str) -> String {
    let mut html = html.to_owned();
    for tag in ["main", "div", "section", "table", "tr", "td", "th", "li", "details", "button"] {
        for end in [" ", ">"] {
            html = html.replace(&format!("<{tag}{end}"), &format!("\n<{tag}{end}"));
        }
    }
    html + "\n"
}

/// Compares a page with its golden file.
///
/// # Panics
///
/// Panics if they differ.
#[track_caller]
pub fn check_page(name: &str, page: &str) {
    kit::golden(format!("{FOLDER}/{name}.html"), page);
}
