//! What a program sends: named values, each of one kind.

use bots::Strength;
use referee::Version;
use rules_core::{SEATS_MAX, Seat};
use serde_json::{Map, Value, json};
use tables::Pace;

use crate::handlers::Fail;

/// The longest text of a field, in bytes.
const TEXT_MAX: usize = 4_096;

/// A value that a program sends, in a query or in a body.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// Its name.
    pub name: &'static str,
    /// What it holds.
    pub kind: Kind,
    /// Whether it must be there.
    pub is_required: bool,
    /// What it means.
    pub about: &'static str,
}

/// What a field holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Any text.
    Text,
    /// A whole number.
    Number,
    /// Yes or no.
    Flag,
    /// The letter of a seat.
    Seat,
    /// How far a table was: `12`, or `12+1` with choices that wait.
    Version,
    /// The strength of a bot.
    Strength,
    /// The pace of bots.
    Pace,
    /// One of these.
    OneOf(&'static [&'static str]),
    /// Who is to sit where, clockwise.
    Sitters,
    /// A name for each seat, clockwise.
    Names,
    /// Options of a game by their keys.
    Options,
}

/// Makes a field that must be there.
pub(super) const fn must(name: &'static str, kind: Kind, about: &'static str) -> Field {
    Field { name, kind, is_required: true, about }
}

/// Makes a field that may be there.
pub(super) const fn may(name: &'static str, kind: Kind, about: &'static str) -> Field {
    Field { name, kind, is_required: false, about }
}

impl Kind {
    /// Returns the values there are, if they can be counted.
    fn values(self) -> Vec<String> {
        match self {
            Kind::Seat => Seat::all(SEATS_MAX as u8).map(|seat| seat.to_string()).collect(),
            Kind::Strength => Strength::ALL.map(|it| it.key().to_owned()).into(),
            Kind::Pace => Pace::ALL.map(|it| it.key().to_owned()).into(),
            Kind::OneOf(values) => values.iter().map(|it| (*it).to_owned()).collect(),
            Kind::Sitters => {
                let bots = Strength::ALL.map(|it| format!("bot-{it}"));
                ["me", "device", "open"].map(str::to_owned).into_iter().chain(bots).collect()
            }
            Kind::Text
            | Kind::Number
            | Kind::Flag
            | Kind::Version
            | Kind::Names
            | Kind::Options => Vec::new(),
        }
    }

    /// Returns the schema of its values.
    pub(super) fn schema(self) -> Value {
        match self {
            Kind::Text => json!({ "type": "string", "maxLength": TEXT_MAX }),
            Kind::Number => json!({ "type": "integer", "minimum": 0 }),
            Kind::Flag => json!({ "type": "boolean" }),
            Kind::Version => {
                json!({ "type": ["string", "integer"], "pattern": "^[0-9]+(\\+[0-9]+)?$" })
            }
            Kind::Seat | Kind::Strength | Kind::Pace | Kind::OneOf(_) => {
                json!({ "type": "string", "enum": self.values() })
            }
            Kind::Sitters => {
                let item = json!({ "type": "string", "enum": self.values() });
                json!({ "type": "array", "items": item, "maxItems": SEATS_MAX })
            }
            Kind::Names => {
                let item = json!({ "type": "string" });
                json!({ "type": "array", "items": item, "maxItems": SEATS_MAX })
            }
            Kind::Options => {
                json!({ "type": "object", "additionalProperties": { "type": "string" } })
            }
        }
    }

    /// Reads a value as the fields of a form that mean the same; none if it
    /// can't be one.
    fn read(self, name: &str, value: &Value) -> Option<Vec<(String, String)>> {
        let one = |text: String| Some(vec![(name.to_owned(), text)]);
        let texts = |value: &Value| -> Option<Vec<String>> {
            let items = value.as_array().filter(|it| it.len() <= SEATS_MAX)?;
            items.iter().map(|it| it.as_str().map(str::to_owned)).collect()
        };
        let lettered = |prefix: &str, texts: Vec<String>| -> Vec<(String, String)> {
            let seats = (0..).map(Seat);
            seats.zip(texts).map(|(seat, text)| (format!("{prefix}-{seat}"), text)).collect()
        };
        match self {
            Kind::Text => one(value.as_str().filter(|it| it.len() <= TEXT_MAX)?.to_owned()),
            Kind::Number => one(u32::try_from(value.as_u64()?).ok()?.to_string()),
            Kind::Flag => one(value.as_bool()?.to_string()),
            Kind::Version => {
                let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
                one(text.parse::<Version>().ok()?.to_string())
            }
            Kind::Seat | Kind::Strength | Kind::Pace | Kind::OneOf(_) => {
                let text = value.as_str()?.to_owned();
                self.values().contains(&text).then_some(())?;
                one(text)
            }
            Kind::Sitters => {
                let texts = texts(value)?;
                texts.iter().all(|it| self.values().contains(it)).then_some(())?;
                let mut pairs = vec![("seats".to_owned(), texts.len().to_string())];
                pairs.extend(lettered("seat", texts));
                Some(pairs)
            }
            Kind::Names => Some(lettered("name", texts(value)?)),
            Kind::Options => {
                let pair = |(key, value): (&String, &Value)| {
                    Some((format!("option-{key}"), value.as_str()?.to_owned()))
                };
                value.as_object()?.iter().map(pair).collect()
            }
        }
    }

    /// Says what would have been right.
    fn expected(self) -> String {
        match self {
            Kind::Text => format!("a text of at most {TEXT_MAX} bytes"),
            Kind::Number => "a whole number".to_owned(),
            Kind::Flag => "true or false".to_owned(),
            Kind::Version => "a version such as 12 or \"12+1\"".to_owned(),
            Kind::Seat | Kind::Strength | Kind::Pace | Kind::OneOf(_) => {
                format!("one of {}", self.values().join(", "))
            }
            Kind::Sitters => format!("a list with, for each seat, {}", self.values().join(", ")),
            Kind::Names => "a list of texts".to_owned(),
            Kind::Options => "an object of texts".to_owned(),
        }
    }
}

/// Reads an object as the fields of a form.
///
/// # Errors
///
/// Names the field that is missing, unknown or wrong, and says what is expected.
pub(super) fn read(
    fields: &[Field],
    sent: &Map<String, Value>,
) -> Result<Vec<(String, String)>, Fail> {
    let bad = |why: String| Err(Fail::Bad(Some(why)));
    let mut pairs = Vec::new();
    for (name, value) in sent {
        let Some(field) = fields.iter().find(|it| it.name == name) else {
            let names: Vec<&str> = fields.iter().map(|it| it.name).collect();
            let name: String = name.chars().take(40).collect();
            return bad(format!("{name}: expected one of the fields {}", names.join(", ")));
        };
        if value.is_null() && !field.is_required {
            continue;
        }
        match field.kind.read(name, value) {
            Some(read) => pairs.extend(read),
            None => return bad(format!("{name}: expected {}", field.kind.expected())),
        }
    }
    match fields.iter().find(|it| it.is_required && !sent.contains_key(it.name)) {
        Some(missing) => bad(format!("{}: expected {}", missing.name, missing.kind.expected())),
        None => Ok(pairs),
    }
}

/// Reads a query as the fields of a form: there every value is a text.
///
/// # Errors
///
/// As [`read`].
pub(super) fn read_query(fields: &[Field], query: &str) -> Result<Vec<(String, String)>, Fail> {
    let mut sent = Map::new();
    for (name, text) in form_urlencoded::parse(query.as_bytes()) {
        let kind = fields.iter().find(|it| it.name == name).map(|it| it.kind);
        let value = match kind {
            Some(Kind::Number) => text.parse::<u32>().map_or(Value::Null, Value::from),
            Some(Kind::Flag) => text.parse::<bool>().map_or(Value::Null, Value::from),
            Some(
                Kind::Text
                | Kind::Seat
                | Kind::Version
                | Kind::Strength
                | Kind::Pace
                | Kind::OneOf(_)
                | Kind::Sitters
                | Kind::Names
                | Kind::Options,
            )
            | None => Value::from(text.as_ref()),
        };
        if value.is_null() {
            let expected = kind.map(Kind::expected).unwrap_or_default();
            return Err(Fail::Bad(Some(format!("{name}: expected {expected}"))));
        }
        sent.insert(name.into_owned(), value);
    }
    read(fields, &sent)
}
