//! Laws that every game obeys at a table, and the tools to test one.
//!
//! The kit tests rules; this one tests what belongs to a game besides them, its `Set`:
//! what is said, drawn and thought. A game calls the laws in its own tests, since it knows
//! best which of its states are worth looking at. It is for tests only: it reads files, and
//! panics if it finds a fault.
//!
//! Golden files are named from the folder of the crate whose tests are run.

mod voice;
mod drawn;
mod fits;
mod html;
mod page;
mod pictures;
mod rings;
mod thinking;
mod fluent;
mod said;
pub mod speech;

pub use crate::{
    drawn::{called, choices, drawing, html, text, values, with_class},
    fits::{check_fits, check_texts_of_twins},
    fluent::{Texts, check_arguments, texts},
    html::{check_html_of_twins, check_markup, check_reasons, check_targets, check_words},
    page::{check_page, page},
    pictures::{
        check_documents, check_everything_is_pictured, check_no_word_is_cut, check_picture,
        check_pictures_of_twins, first, wander,
    },
    rings::{check_counts, check_rings, check_worth},
    said::{Choose, hear, hear_with, keys, samples},
    thinking::{
        METHODS, check_allocations, check_choices, check_choices_of_twins, check_deadlines,
        check_haste, check_threads, method, play,
    },
    voice::{css, long_names, name, names, sheet, speaker},
};
