//! Pictures of Giants that stand alone.

use giants_rules::Phase;
use set_kit::{
    check_documents, check_everything_is_pictured, check_no_word_is_cut, check_picture,
    check_pictures_of_twins,
};
use words::Lang;

use crate::drawing::golden::{is_crowded, state};

#[test]
fn no_word_is_cut() {
    check_no_word_is_cut::<giants::Set>(5, 50);
}

#[test]
fn pictures_are_documents_that_need_nothing_else() {
    let n_drawn = check_documents::<giants::Set>(5, 40);
    assert!(n_drawn > 10, "{n_drawn}");
}

#[test]
fn twins_look_the_same_in_a_picture() {
    let n_different = check_pictures_of_twins::<giants::Set>(3, 15);
    assert!(n_different >= 10, "{n_different} twins differ from their game");
}

#[test]
fn pictures_show_title_names_marks_and_points() {
    check_everything_is_pictured::<giants::Set>(4, 150);
}

#[test]
fn pictures_look_right() {
    let middle = state(5, &[], 6, is_crowded);
    check_picture::<giants::Set>("middle-de", Lang::De, &middle);
    let end = state(4, &[], 1, |it| it.phase == Phase::Over);
    check_picture::<giants::Set>("end-en", Lang::En, &end);
}
