//! What Entdecker says is there, and right, in every language.

mod log;
mod voyages;

use entdecker_rules::TileSet;
use rules_core::{DiagramError, OptionError};
use set_kit::speech::{check_flaws, check_lessons, check_wrong_text, n_special_lessons};
use words::{Speak as _, coach::Coach};

const COACH: Coach = entdecker::Set::TEXTS.coach;

set_kit::speech!(entdecker::Set, voyages::collect);

#[test]
fn the_coach_has_a_sentence_for_every_decision() {
    let tables = (0..30).map(|seed| (3, seed));
    assert_eq!(check_lessons::<entdecker::Set>(tables, &SAID), COACH.asked.len());
    assert_eq!((COACH.lessons().len(), n_special_lessons::<entdecker::Set>(&SAID)), (12, 1));
}

#[test]
fn every_flaw_of_a_tile_set_is_told_apart_in_every_language() {
    let n_flaws = check_flaws::<entdecker::Set>();
    assert!(n_flaws > 40, "{n_flaws}");
}

#[test]
fn a_wrong_tile_set_is_told_with_its_line() {
    let tiles = "board 3 x 3\ncircles all\nspinner 0\n";
    let error = DiagramError::from(TileSet::read(tiles).expect_err("no tile set"));
    check_wrong_text::<entdecker::Set>(&OptionError::Text { key: "tiles", error }, tiles, 3);
}
