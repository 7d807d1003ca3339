//! All texts of the platform, in four languages.
//!
//! A game speaks in [`Message`]s: a key and its arguments. A [`Speaker`] turns
//! them into text of one language. The texts are Fluent files: those of the platform
//! under `text/`, those of a game in the folder of the game. A [`Library`] holds both.
//!
//! ```
//! use words::{Lang, Library, Speaker, frame};
//!
//! let names = vec!["Anna".to_owned(), "Bea".to_owned()];
//! let speaker = Speaker::new(Library::of_platform(), Lang::Hu, names);
//! assert_eq!(speaker.say(&frame::game_over()), "A játék véget ért.");
//! ```

mod lang;
mod message;
mod pseudo;
mod memo;
mod texts;
mod library;
mod speaker;
mod speak;
pub mod frame;
pub mod table;
pub mod terminal;
pub mod analysis;
pub mod web;
pub mod book;
mod markdown;
pub mod coach;
pub mod flaws;
mod standing;

pub use crate::{
    lang::Lang,
    library::Library,
    message::{Arg, Message},
    speak::{
        Entry, Samples, Seen, Speak, blurb, option_help, option_message, shown_lines, title,
        value_message,
    },
    speaker::{Fault, MARKS, Speaker},
    standing::{place_line, ranking, result_line},
    texts::{ByLang, Texts},
};
