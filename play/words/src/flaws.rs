//! What is wrong with a text that people wrote as the option of a game.

use rules_core::OptionError;

use crate::{Arg, Message, Speak, web::hall};

/// Says what is wrong with the text of an option, and in which line. If the game does
/// not say it in every language, the error of its rules is shown.
pub fn option_flaw<S: Speak>(error: &OptionError, text: &str) -> Option<(u32, Message)> {
    let OptionError::Text { key, error } = error else { return None };
    let found = S::option_flaw(key, text);
    let why = found.map_or_else(|| Arg::from(error.message.as_str()), Arg::from);
    let place = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    let line = place(error.line);
    Some((line, hall::file_wrong_at(line, place(error.column), why)))
}
