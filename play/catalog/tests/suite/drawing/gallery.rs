//! Pages that a browser opens: tables at a few moments, with the style sheet
//! and the script beside them.

use std::{collections::BTreeSet, fs, path::Path};

use boards::{Change, Draw, chip};
use maud::{DOCTYPE, Markup, html};
use rapanui_rules::{Phase, RapaNui, Sighting};
use rules_core::{Game, Seat, SightingOf, Turn, Viewer};
use words::Lang;

use crate::drawing::{
    drawn::{drawing, names},
    seen, table, used_up, watch,
};

/// Where the project begins, as seen from a golden page.
const ROOT: &str = "../../../../../..";

/// A whole page around a table.
pub(crate) fn page<S: Draw>(
    game: &S::Game,
    viewer: Viewer,
    lang: Lang,
    changes: &[Change<'_, SightingOf<S>>],
) -> String {
    let speaker = catalog::speaker(lang, names());
    let drawing = drawing::<S>(game, viewer, &speaker, changes);
    let prompt = speaker.say(&S::prompt(&game.view(viewer)));
    let key = S::Game::FACTS.key;
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(key).join("css");
    let sheets = fs::read_dir(folder).expect("its style sheets");
    let sheets = sheets.map(|it| it.expect("a style sheet").file_name());
    let sheets: BTreeSet<String> = sheets.map(|it| it.to_string_lossy().into_owned()).collect();
    let page: Markup = html! {
        (DOCTYPE)
        html lang=(lang.key()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width";
                title { (speaker.say(&words::title(S::Game::FACTS.key))) }
                link rel="stylesheet" href="page.css";
                link rel="stylesheet" href={ (ROOT) "/play/boards/css/shared.css" };
                @for sheet in sheets {
                    link rel="stylesheet" href={ (ROOT) "/games/" (key) "/css/" (sheet) };
                }
                script type="module" src={ (ROOT) "/play/boards/pick.js" } {}
            }
            body {
                (catalog::sheet())
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

#[track_caller]
pub(crate) fn check(name: &str, page: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/drawing/html");
    kit::golden(folder.join(format!("{name}.html")), page);
}

/// The first state of a game that a person would want to see.
fn moment(
    n_seats: u8,
    options: &[(&str, &str)],
    mut is_it: impl FnMut(&rapanui_rules::View, Seat) -> bool,
) -> (RapaNui, Seat) {
    for seed in 0..200 {
        let mut found = None;
        watch(table(n_seats, options), seed, |game| {
            let seat = match game.turn() {
                Turn::Seat(seat) => seat,
                Turn::Over(_) => Seat(0),
                Turn::Chance => return,
            };
            if found.is_none() && is_it(&game.view(Viewer::Seat(seat)), seat) {
                found = Some((*game, seat));
            }
        });
        if let Some(found) = found {
            return found;
        }
    }
    panic!("no such moment in 200 games");
}

fn check_moment(
    name: &str,
    lang: Lang,
    (game, seat): (RapaNui, Seat),
    changes: &[Change<'_, Sighting>],
) {
    check(name, &page::<rapanui::Set>(&game, Viewer::Seat(seat), lang, changes));
}

/// A table some way into the game.
fn is_middle(view: &rapanui_rules::View) -> bool {
    view.shown.n_deck <= 22 && 5 <= view.shown.stone.n_cards
}

#[test]
fn tables_of_rapa_nui_look_right_in_a_browser() {
    let start = moment(3, &[], |view, _| view.phase == Phase::Buy);
    check_moment("rapanui-start-en", Lang::En, start, &[]);
    let play = moment(4, &[], |view, seat| {
        let hand = view.shown.tribes[seat].hand.unwrap_or_default();
        let has_pair = hand.iter().any(|it| matches!(it, (rapanui_rules::Kind::Gatherer(_), 2)));
        view.phase == Phase::Buy && is_middle(view) && has_pair
    });
    let others = Seat::all(4).filter(|it| *it != play.1).collect::<Vec<Seat>>();
    let changes = [
        Change { number: 1, mover: Some(others[0]), seen: &seen("buy grain") },
        Change { number: 2, mover: Some(others[0]), seen: &seen("play priest") },
        Change { number: 3, mover: Some(others[0]), seen: &seen("draw 2") },
        Change { number: 4, mover: Some(others[1]), seen: &seen("build moai") },
        Change { number: 5, mover: Some(others[2]), seen: &seen("offer fish") },
    ];
    check_moment("rapanui-play-en", Lang::En, play, &changes);
    check_moment("rapanui-play-de", Lang::De, play, &changes);
    let draw = moment(4, &[("edition", "italian")], |view, _| {
        let fronts = view.shown.columns.iter().map(|it| it.cards().len());
        let n_long = fronts.filter(|n| 2 <= *n).count();
        view.phase == Phase::Draw { n_left: 1 } && is_middle(view) && n_long == 3
    });
    check_moment("rapanui-draw-it", Lang::It, draw, &[]);
    let last =
        moment(2, &[], |view, _| view.phase == Phase::Draw { n_left: 1 } && view.shown.n_deck <= 2);
    check_moment("rapanui-last-hu", Lang::Hu, last, &[]);
    let sacrifice =
        moment(4, &[], |view, _| matches!(view.phase, Phase::Offer(_)) && is_middle(view));
    check_moment("rapanui-sacrifice-de", Lang::De, sacrifice, &[]);
    let yields = moment(3, &[], |view, _| matches!(view.phase, Phase::Yield(_)));
    check_moment("rapanui-moai-en", Lang::En, yields, &[]);
    check_moment("rapanui-scarce-de", Lang::De, (used_up(), Seat(1)), &[]);
    let over = moment(4, &[], |view, _| view.phase == Phase::Over);
    check_moment("rapanui-end-en", Lang::En, over, &[]);
}
