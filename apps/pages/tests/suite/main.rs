//! Every page in every language, checked as text.

#[path = "../../examples/gallery/sample.rs"]
mod sample;
mod markup;
mod words_of_pages;
mod fragments;
mod counted;
mod learning;
mod plans;
mod colours;
mod ends;
