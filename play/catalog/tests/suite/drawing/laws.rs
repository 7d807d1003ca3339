//! What holds for every drawing.

use boards::Draw;
use kuhn_rules::Kuhn;
use rapanui_rules::RapaNui;
use rules_core::{Config, Dice, Game, Turn};
use words::{Lang, Speaker};

use crate::drawing::{table, watch};

/// The longest names there are.
fn speaker(lang: Lang) -> Speaker {
    catalog::speaker(lang, ["W", "M", "Ő", "ß"].map(|it| it.repeat(16)).to_vec())
}

#[track_caller]
pub(crate) fn check_fits<S: Draw>(game: &S::Game) {
    for viewer in game.viewers() {
        for lang in Lang::ALL {
            let text = S::text(&game.view(viewer), &speaker(lang));
            assert!(text.ends_with('\n') && !text.ends_with("\n\n"), "{text}");
            for line in text.lines() {
                let width = line.chars().count();
                assert!(width <= 80, "{width} characters: {line}");
                assert!(line.trim_end() == line, "blanks at the end: {line:?}");
                assert!(!line.contains(char::is_control), "{line:?}");
            }
        }
    }
}

#[test]
fn drawings_are_at_most_80_columns_wide() {
    for (n_seats, options) in [
        (2, [("edition", "german"), ("memory-aid", "off")]),
        (3, [("edition", "hungarian"), ("memory-aid", "off")]),
        (4, [("edition", "hungarian"), ("memory-aid", "on")]),
        (4, [("edition", "italian"), ("memory-aid", "on")]),
    ] {
        for seed in 0..2 {
            watch(table(n_seats, &options), seed, |game| check_fits::<rapanui::Set>(game));
        }
    }
    for n_seats in 2..=4 {
        in_kuhn_hands(n_seats, |game| check_fits::<kuhn::Set>(game));
    }
}

/// Two states that a viewer can't tell apart look the same to it.
#[test]
fn twins_look_the_same() {
    let mut n_different = 0;
    let mut check = |game: &RapaNui| {
        let mut dice = Dice::from_seed(1);
        for viewer in game.viewers() {
            let twin = RapaNui::sample(&game.view(viewer), &mut dice);
            n_different += usize::from(twin != *game);
            let speaker = speaker(Lang::En);
            let texts = [game, &twin].map(|it| rapanui::Set::text(&it.view(viewer), &speaker));
            assert_eq!(texts[0], texts[1]);
        }
    };
    for seed in 0..5 {
        watch(table(4, &[("memory-aid", "on")]), seed, &mut check);
    }
    assert!(100 < n_different, "{n_different} twins differ from their game");
}

fn in_kuhn_hands(n_seats: u8, mut look: impl FnMut(&Kuhn)) {
    for seed in 0..20 {
        let mut game = Kuhn::setup(&Config::seats(n_seats)).expect("a table for that many");
        let mut dice = Dice::from_seed(seed);
        look(&game);
        while !matches!(game.turn(), Turn::Over(_)) {
            game.apply(*dice.pick(&game.successors()));
            look(&game);
        }
    }
}
