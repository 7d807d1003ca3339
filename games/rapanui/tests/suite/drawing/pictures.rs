//! Pictures of Rapa Nui that stand alone.

use rapanui_rules::{Phase, View};
use rules_core::{Game as _, Viewer};
use set_kit::{
    check_documents, check_everything_is_pictured, check_no_word_is_cut, check_picture,
    check_pictures_of_twins, first,
};
use words::Lang;

use crate::drawing::{table, watch};

#[test]
fn no_word_is_cut() {
    check_no_word_is_cut::<rapanui::Set>(4, 5);
}

#[test]
fn pictures_are_documents_that_need_nothing_else() {
    let n_drawn = check_documents::<rapanui::Set>(4, 9);
    assert!(n_drawn > 10, "{n_drawn}");
}

#[test]
fn twins_look_the_same_in_a_picture() {
    let n_different = check_pictures_of_twins::<rapanui::Set>(4, 1);
    assert!(n_different >= 50, "{n_different} twins differ from their game");
}

#[test]
fn pictures_show_title_names_marks_and_points() {
    check_everything_is_pictured::<rapanui::Set>(3, 30);
}

#[test]
fn pictures_look_right() {
    let is_laid = |it: &View| it.shown.stone.n_cards >= 5 && it.shown.n_deck <= 22;
    let mut found = None;
    watch(table(4, &[]), 4, |game| {
        found = found.or(is_laid(&game.view(Viewer::Spectator)).then_some(*game));
    });
    let middle = found.expect("a stone with cards");
    check_picture::<rapanui::Set>("middle-en", Lang::En, &middle);
    let end = first::<rapanui::Set>(3, 4, |it| it.phase == Phase::Over);
    check_picture::<rapanui::Set>("end-hu", Lang::Hu, &end);
}
