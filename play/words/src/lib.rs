//! All texts of the platform, in four languages.
//!
//! A game produces [`Message`]s: a key and its arguments. A [`Speaker`] turns them
//! into text in one language. The texts are Fluent files under `text/`.
//!
//! ```
//! use words::{Lang, Message, Speaker};
//!
//! let speaker = Speaker::new(Lang::Hu, vec!["Anna".to_owned(), "Bea".to_owned()]);
//! assert_eq!(speaker.say(&Message::new("rapanui-fish")), "Hal");
//! ```

mod lang;
mod message;
mod pseudo;
mod memo;
mod speaker;
mod speak;
pub mod frame;
pub mod table;
pub mod terminal;
pub mod analysis;
pub mod web;
pub mod book;
pub mod coach;
pub mod flaws;
mod standing;
mod kuhn;
pub mod rapanui;
pub mod giants;
pub mod entdecker;

pub use crate::{
    lang::Lang,
    message::{Arg, Message},
    speak::{
        Entry, Samples, Seen, Speak, blurb, option_help, option_message, shown_lines, title,
        value_message,
    },
    speaker::{Fault, MARKS, Speaker},
    standing::{place_line, ranking, result_line},
};
