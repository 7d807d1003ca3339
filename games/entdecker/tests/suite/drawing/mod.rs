//! Drawings of Entdecker show what they should, and fit.

mod gallery;
mod html;
mod pictures;
mod rings;
mod voyages;
