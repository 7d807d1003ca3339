//! Tables of Rapa Nui in each language, for people to look at.

use std::path::{Path, PathBuf};

use boards::Draw;
use rapanui_rules::RapaNui;
use rules_core::{Game, Seat, Viewer};
use words::{Lang, Speaker};

use crate::drawing::{table, watch};

fn path(lang: Lang) -> PathBuf {
    let folder = Path::new("tests/golden/drawing");
    folder.join(format!("table-{}.txt", lang.key()))
}

fn speaker(lang: Lang) -> Speaker {
    set_kit::speaker::<rapanui::Set>(
        lang,
        ["Anna", "Bea", "Carl", "Dora"].map(str::to_owned).to_vec(),
    )
}

fn drawing(title: &str, game: &RapaNui, viewer: Viewer, lang: Lang) -> String {
    format!("=== {title}, {viewer}\n\n{}\n", rapanui::Set::text(&game.view(viewer), &speaker(lang)))
}

#[test]
fn a_table_of_rapa_nui_looks_right() {
    let bea = Viewer::Seat(Seat(1));
    // What other languages change is held by laws: that it fits, and that no text is missing.
    let lang = Lang::En;
    let mut drawings = String::new();
    let plain = states(&[]);
    for (title, game) in ["start", "middle", "end"].iter().zip(&plain) {
        for viewer in [bea, Viewer::Spectator] {
            drawings += &drawing(title, game, viewer, lang);
        }
    }
    let [_, aided, _] = &states(&[("memory-aid", "on")]);
    drawings += &drawing("middle with memory aid", aided, bea, lang);
    drawings += &drawing("middle with memory aid", aided, Viewer::Spectator, lang);
    let [_, hungarian, _] = &states(&[("edition", "hungarian")]);
    drawings += &drawing("middle, Hungarian edition", hungarian, bea, lang);
    kit::golden(path(lang), &drawings);
}

/// The same game at its start, in its middle and at its end.
fn states(options: &[(&str, &str)]) -> [RapaNui; 3] {
    let mut states = Vec::new();
    watch(table(4, options), 226, |game| states.push(*game));
    // 21 chance moves make the table ready.
    [21, states.len() - 35, states.len() - 1].map(|idx| states[idx])
}
