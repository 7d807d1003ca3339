//! What holds for every drawing for a terminal.

use boards::Draw;
use rules_core::{Dice, Game as _};
use words::Lang;

use crate::long_names;

/// Checks that a table fits into a terminal, for each viewer in each language.
///
/// # Panics
///
/// Panics at a line that is too long, or has what nobody sees.
#[track_caller]
pub fn check_fits<S: Draw>(game: &S::Game) {
    for viewer in game.viewers() {
        for lang in Lang::ALL {
            let text = S::text(&game.view(viewer), &long_names::<S>(lang));
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

/// Checks that a state and others that a viewer can't tell apart from it look the same to
/// that viewer. Returns how many of them differed.
///
/// # Panics
///
/// Panics if a drawing shows what its viewer can't see.
#[track_caller]
pub fn check_texts_of_twins<S: Draw>(game: &S::Game, dice: &mut Dice) -> usize {
    let mut n_different = 0;
    let speaker = long_names::<S>(Lang::En);
    for viewer in game.viewers() {
        let twin = S::Game::sample(&game.view(viewer), dice);
        n_different += usize::from(twin != *game);
        let [one, other] = [game, &twin].map(|it| S::text(&it.view(viewer), &speaker));
        assert_eq!(one, other);
    }
    n_different
}
