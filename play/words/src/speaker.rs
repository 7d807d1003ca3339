//! Formats messages in one language.

use std::{borrow::Cow, fmt};

use fluent_bundle::{FluentArgs, FluentValue};
use rules_core::{SEATS_MAX, Seat};

use crate::{Arg, Lang, Library, Message, memo::Key};

/// The mark of each seat, which distinguishes seats without colour.
pub const MARKS: [&str; SEATS_MAX] = ["▲", "✚", "⫴", "∿", "☾"];

/// Formats messages in one language for a table with these names.
#[derive(Clone, Debug)]
pub struct Speaker {
    library: &'static Library,
    lang: Lang,
    names: Vec<String>,
    has_marks: bool,
}

/// Why a message could not be formatted properly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The language.
    pub lang: Lang,
    /// The message.
    pub key: String,
    /// What is wrong with it.
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}: {}", self.lang.key(), self.key, self.what)
    }
}

impl std::error::Error for Fault {}

impl Speaker {
    /// Makes a speaker with the texts of a library, for a table whose seats have these
    /// names.
    pub fn new(library: &'static Library, lang: Lang, names: Vec<String>) -> Speaker {
        Speaker { library, lang, names, has_marks: true }
    }

    /// Uses names instead of marks, for screen readers.
    #[must_use]
    pub fn aloud(mut self) -> Speaker {
        self.has_marks = false;
        self
    }

    /// Makes a speaker with the same texts for another table.
    #[must_use]
    pub fn at_table(&self, names: Vec<String>) -> Speaker {
        Speaker::new(self.library, self.lang, names)
    }

    /// Returns the language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Returns the name of a seat, or its letter if it has no name.
    pub fn name(&self, seat: Seat) -> Cow<'_, str> {
        match self.names.get(seat.idx()) {
            Some(name) => name.into(),
            None => seat.to_string().into(),
        }
    }

    /// Writes a number with this many digits after the language's decimal
    /// separator.
    pub fn decimal(&self, number: f64, n_digits: usize) -> String {
        let text = format!("{number:.n_digits$}");
        // A number that rounds to 0 has no sign.
        let is_zero = text.bytes().all(|it| !(b'1'..=b'9').contains(&it));
        let text = if is_zero { text.trim_start_matches('-') } else { &text };
        let text = text.replace('-', "−");
        match self.lang {
            Lang::En | Lang::Pseudo => text,
            Lang::De | Lang::Hu | Lang::It => text.replace('.', ","),
        }
    }

    /// Writes a change: a number with its sign.
    pub fn signed(&self, number: f64, n_digits: usize) -> String {
        let text = self.decimal(number, n_digits);
        let has_sign = text.starts_with('−') || text.bytes().all(|it| !(b'1'..=b'9').contains(&it));
        if has_sign { text } else { format!("+{text}") }
    }

    /// Formats a message.
    ///
    /// A text that the language lacks is shown in English, and one that English
    /// lacks by its key: a missing text must not stop a game.
    pub fn say(&self, message: &Message) -> String {
        let key = Key::new(self.lang, self.has_marks, message, |seat| self.name(seat));
        self.library.memo().text(&key, || self.text(message, &mut Vec::new()))
    }

    /// Formats a message only if nothing is wrong with its text.
    ///
    /// # Errors
    ///
    /// Returns everything that is wrong: texts that the language lacks, arguments
    /// that the message lacks.
    pub fn say_strictly(&self, message: &Message) -> Result<String, Vec<Fault>> {
        let mut faults = Vec::new();
        let text = self.text(message, &mut faults);
        if faults.is_empty() { Ok(text) } else { Err(faults) }
    }

    fn text(&self, message: &Message, faults: &mut Vec<Fault>) -> String {
        let mut args = FluentArgs::with_capacity(message.args.len());
        for (name, arg) in &message.args {
            args.set(*name, self.value(arg, faults));
        }
        let mut fault = |lang, what: String| {
            faults.push(Fault { lang, key: message.key.to_string(), what });
        };
        for lang in [self.lang, Lang::En] {
            let bundle = self.library.bundle(lang);
            let (id, attribute) = match message.key.split_once('.') {
                Some((id, attribute)) => (id, Some(attribute)),
                None => (&*message.key, None),
            };
            let found = bundle.get_message(id).and_then(|it| match attribute {
                Some(attribute) => it.get_attribute(attribute).map(|it| it.value()),
                None => it.value(),
            });
            let Some(pattern) = found else {
                fault(lang, "there is no such text".to_owned());
                continue;
            };
            let mut errors = Vec::new();
            let text = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
            for error in errors {
                fault(lang, error.to_string());
            }
            return text;
        }
        message.key.to_string()
    }

    fn value(&self, arg: &Arg, faults: &mut Vec<Fault>) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Word(key) => self.text(&Message::new(key.clone()), faults).into(),
            Arg::Seat(seat) if self.has_marks => {
                format!("{} {}", MARKS[seat.idx()], self.name(*seat)).into()
            }
            Arg::Mark(seat) if self.has_marks => MARKS[seat.idx()].into(),
            Arg::Seat(seat) | Arg::Mark(seat) => self.name(*seat).into_owned().into(),
            Arg::Text(text) => text.clone().into(),
            Arg::List(messages) => {
                let texts: Vec<String> = messages.iter().map(|it| self.text(it, faults)).collect();
                texts.join(" · ").into()
            }
        }
    }
}
