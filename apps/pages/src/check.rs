//! Whether a person's own text, such as a board, can be played with.

use maud::Markup;

/// The result of checking the texts of a plan.
#[derive(Clone, Debug)]
pub enum Check {
    /// They are valid, and this is how the table begins.
    Good(Markup),
    /// Something is wrong.
    Wrong {
        /// The option that is wrong; none if it is the combination.
        option: Option<&'static str>,
        /// The line in its text.
        line: Option<u32>,
        /// What is wrong, in the language of the page.
        why: String,
    },
}
