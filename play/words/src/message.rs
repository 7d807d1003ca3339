//! Messages: texts that are not yet in any language.

use std::borrow::Cow;

use rules_core::Seat;

/// A text: its key in the Fluent files, and its arguments.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Message {
    /// Which text: `frame-game-over`.
    pub key: Cow<'static, str>,
    /// The arguments of the text.
    pub args: Vec<(&'static str, Arg)>,
}

/// An argument of a text.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Arg {
    /// A number; the text decides how it is formatted.
    Number(i64),
    /// The key of another text: a noun.
    Word(Cow<'static, str>),
    /// A seat by its mark and name.
    Seat(Seat),
    /// A seat by its mark alone, for places where its name does not fit.
    Mark(Seat),
    /// Something that is the same in every language.
    Text(String),
    /// Messages, joined by ` · `.
    List(Vec<Message>),
}

impl Message {
    /// Starts a message with this key.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Message {
        Message { key: key.into(), args: Vec::new() }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Message {
        self.args.push((name, arg.into()));
        self
    }
}

impl Arg {
    /// Names another text: a noun.
    pub fn word(key: impl Into<Cow<'static, str>>) -> Arg {
        Arg::Word(key.into())
    }
}

macro_rules! arg_from_number {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(number.into())
            }
        }
    )*};
}

arg_from_number!(u8, u16, u32, i32, i64);

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::List(vec![message])
    }
}

impl From<Vec<Message>> for Arg {
    fn from(messages: Vec<Message>) -> Arg {
        Arg::List(messages)
    }
}
