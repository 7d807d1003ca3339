//! Whether a text of one's own can be played with.

use maud::Markup;

/// What was found out about the texts of a plan.
#[derive(Clone, Debug)]
pub enum Check {
    /// They are right, and this is how the table begins.
    Good(Markup),
    /// Something is wrong.
    Wrong {
        /// With which option; none if with the whole.
        option: Option<&'static str>,
        /// In which line of its text.
        line: Option<u32>,
        /// What, in the language of the page.
        why: String,
    },
}
