//! Pictures of Entdecker that stand alone.

use entdecker_rules::{Phase, View};
use set_kit::{
    check_documents, check_everything_is_pictured, check_no_word_is_cut, check_picture, first,
};
use words::Lang;

#[test]
fn no_word_is_cut() {
    check_no_word_is_cut::<entdecker::Set>(4, 25);
}

#[test]
fn pictures_are_documents_that_need_nothing_else() {
    let n_drawn = check_documents::<entdecker::Set>(4, 9);
    assert!(n_drawn > 10, "{n_drawn}");
}

#[test]
fn pictures_show_title_names_marks_and_points() {
    check_everything_is_pictured::<entdecker::Set>(4, 60);
}

#[test]
fn pictures_look_right() {
    let n_units =
        |it: &View| it.explorers.iter().map(|(_, it)| it.units.iter().count()).sum::<usize>();
    let is_middle = |it: &View| n_units(it) >= 6 && it.voyage.ship.is_some();
    let middle = first::<entdecker::Set>(4, 4, is_middle);
    check_picture::<entdecker::Set>("middle-it", Lang::It, &middle);
    let end = first::<entdecker::Set>(3, 4, |it| it.phase == Phase::Over);
    check_picture::<entdecker::Set>("end-en", Lang::En, &end);
}
