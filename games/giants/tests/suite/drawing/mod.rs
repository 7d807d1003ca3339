//! Drawings of Giants show what they should, and fit.

mod foretold;
mod gallery;
mod golden;
mod html;
mod laws;
mod pictures;
mod rings;
