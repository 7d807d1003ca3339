//! Whole tables in each language, for people to look at.

use std::path::{Path, PathBuf};

use boards::Draw;
use kuhn_rules::Kuhn;
use rapanui_rules::RapaNui;
use rules_core::{Config, Game, Seat, Viewer};
use words::{Lang, Speaker};

use crate::drawing::{table, watch};

fn path(game: &str, lang: Lang) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/drawing");
    folder.join(format!("{game}-{}.txt", lang.key()))
}

fn speaker(lang: Lang) -> Speaker {
    catalog::speaker(lang, ["Anna", "Bea", "Carl", "Dora"].map(str::to_owned).to_vec())
}

fn drawing<S: Draw>(title: &str, game: &S::Game, viewer: Viewer, lang: Lang) -> String {
    format!("=== {title}, {viewer}\n\n{}\n", S::text(&game.view(viewer), &speaker(lang)))
}

#[test]
fn a_table_of_rapa_nui_looks_right() {
    let bea = Viewer::Seat(Seat(1));
    for lang in Lang::ALL {
        let mut drawings = String::new();
        let plain = states(&[]);
        for (title, game) in ["start", "middle", "end"].iter().zip(&plain) {
            for viewer in [bea, Viewer::Spectator] {
                drawings += &drawing::<rapanui::Set>(title, game, viewer, lang);
            }
        }
        let [_, aided, _] = &states(&[("memory-aid", "on")]);
        drawings += &drawing::<rapanui::Set>("middle with memory aid", aided, bea, lang);
        drawings +=
            &drawing::<rapanui::Set>("middle with memory aid", aided, Viewer::Spectator, lang);
        let [_, hungarian, _] = &states(&[("edition", "hungarian")]);
        drawings += &drawing::<rapanui::Set>("middle, Hungarian edition", hungarian, bea, lang);
        kit::golden(path("rapanui", lang), &drawings);
    }
}

/// The same game at its start, in its middle and at its end.
fn states(options: &[(&str, &str)]) -> [RapaNui; 3] {
    let mut states = Vec::new();
    watch(table(4, options), 226, |game| states.push(*game));
    // 21 chance moves make the table ready.
    [21, states.len() - 35, states.len() - 1].map(|idx| states[idx])
}

#[test]
fn a_hand_of_kuhn_poker_looks_right() {
    for lang in Lang::ALL {
        let mut game = Kuhn::setup(&Config::seats(2)).expect("a table for two");
        let mut drawings = drawing::<kuhn::Set>("start", &game, Viewer::Spectator, lang);
        for (idx, text) in ["deal 1", "deal 3", "pass", "bet", "bet"].iter().enumerate() {
            game.apply(text.parse().expect("a move"));
            if idx == 2 {
                drawings += &drawing::<kuhn::Set>("middle", &game, Viewer::Seat(Seat(1)), lang);
                drawings += &drawing::<kuhn::Set>("middle", &game, Viewer::Spectator, lang);
            }
        }
        drawings += &drawing::<kuhn::Set>("end", &game, Viewer::Seat(Seat(1)), lang);
        kit::golden(path("kuhn", lang), &drawings);
    }
}
