//! Drawings of Kuhn poker show what they should, and fit.

use boards::Draw;
use kuhn_rules::Kuhn;
use rules_core::{Config, Dice, Game, Seat, Viewer};
use set_kit::{
    check_documents, check_fits, check_html_of_twins, check_markup, check_picture,
    check_pictures_of_twins, check_texts_of_twins, check_words, first, html, names, speaker,
    wander,
};
use words::Lang;

/// Calls `look` in every state of some hands.
fn in_hands(mut look: impl FnMut(&Kuhn)) {
    for n_seats in 2..=4 {
        for seed in 0..20 {
            wander::<kuhn::Set>(n_seats, seed, 1, &mut look);
        }
    }
}

fn drawing(title: &str, game: &Kuhn, viewer: Viewer, lang: Lang) -> String {
    let speaker = speaker::<kuhn::Set>(lang, names());
    format!("=== {title}, {viewer}\n\n{}\n", kuhn::Set::text(&game.view(viewer), &speaker))
}

#[test]
fn a_hand_looks_right() {
    // What other languages change is held by laws: that it fits, and that no text is missing.
    let lang = Lang::En;
    let mut game = Kuhn::setup(&Config::seats(2)).expect("a table for two");
    let mut drawings = drawing("start", &game, Viewer::Spectator, lang);
    for (idx, text) in ["deal 1", "deal 3", "pass", "bet", "bet"].iter().enumerate() {
        game.apply(text.parse().expect("a move"));
        if idx == 2 {
            drawings += &drawing("middle", &game, Viewer::Seat(Seat(1)), lang);
            drawings += &drawing("middle", &game, Viewer::Spectator, lang);
        }
    }
    drawings += &drawing("end", &game, Viewer::Seat(Seat(1)), lang);
    kit::golden(format!("tests/golden/drawing/table-{}.txt", lang.key()), &drawings);
}

#[test]
fn drawings_fit() {
    in_hands(|game| {
        check_fits::<kuhn::Set>(game);
        check_words::<kuhn::Set>(game);
    });
}

#[test]
fn markup_needs_no_inline_style_or_script() {
    in_hands(|game| {
        for viewer in game.viewers() {
            let speaker = speaker::<kuhn::Set>(Lang::En, names());
            let drawing = set_kit::drawing::<kuhn::Set>(game, viewer, &speaker, &[]);
            check_markup::<kuhn::Set>(&html(&drawing));
        }
    });
}

/// Two states that a viewer can't tell apart look the same to it.
#[test]
fn twins_look_the_same() {
    let (mut dice, mut n_different) = (Dice::from_seed(1), 0);
    in_hands(|game| {
        n_different += check_texts_of_twins::<kuhn::Set>(game, &mut dice);
        n_different += check_html_of_twins::<kuhn::Set>(game, Lang::De, &mut dice);
    });
    assert!(n_different > 100, "{n_different} twins differ from their game");
    let n_different = check_pictures_of_twins::<kuhn::Set>(3, 1);
    assert!(n_different >= 5, "{n_different} twins differ from their game");
}

#[test]
fn pictures_look_right_and_need_nothing_else() {
    check_documents::<kuhn::Set>(4, 1);
    let start = first::<kuhn::Set>(2, 4, |it| it.has_card[Seat(1)]);
    check_picture::<kuhn::Set>("start-en", Lang::En, &start);
}
