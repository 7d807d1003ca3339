//! Reads and writes a record as JSON, with the same limits as the text.

use std::{error, fmt, str::FromStr};

use rules_core::{SEATS_MAX, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    Fair, Flaw, JSON_SIZE_MAX, Limit, MOVES_MAX, Mover, Name, Notes, Record, Score, Setup, Sitter,
    Spot, TableName,
    bounded::{Bounded, Pairs},
    fair::SCHEME,
    limits::OPTIONS_MAX,
    parse::MAGIC,
};

/// Error when a JSON text is not a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JsonError {
    /// It is not JSON, or its fields are not those of a record.
    Shape {
        /// The line, counted from 1; 0 if there is none.
        line: usize,
        /// The byte in that line, counted from 1; 0 if there is none.
        column: usize,
        /// What is wrong.
        message: String,
    },
    /// A field contains something that no record can contain.
    Field {
        /// The field: `moves[3].move`.
        path: String,
        /// What is wrong.
        flaw: Flaw,
    },
}

impl fmt::Display for JsonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            JsonError::Shape { line, column, message } => {
                write!(f, "line {line}, column {column}: {message}")
            }
            JsonError::Field { path, flaw } => write!(f, "{path}: {flaw}"),
        }
    }
}

impl error::Error for JsonError {}

impl Record {
    /// Writes the record as JSON.
    pub fn to_json(&self) -> String {
        let json = serde_json::to_string_pretty(&Document::of(self));
        json.expect("texts and numbers can be written as JSON")
    }

    /// Reads a record from JSON.
    ///
    /// # Errors
    ///
    /// Returns the first error, with its line or its field.
    pub fn from_json(bytes: &[u8]) -> Result<Record, JsonError> {
        if bytes.len() > JSON_SIZE_MAX {
            return Err(shape(1, 1, &Limit::JsonSize.to_string()));
        }
        let document: Document = serde_json::from_slice(bytes).map_err(|error| {
            let text = error.to_string();
            let message = text.rsplit_once(" at line ").map_or(text.as_str(), |(text, _)| text);
            shape(error.line(), error.column(), message)
        })?;
        document.to_record()
    }
}

fn shape(line: usize, column: usize, message: &str) -> JsonError {
    // The message may quote the text, which may be very long.
    JsonError::Shape { line, column, message: message.chars().take(200).collect() }
}

fn field(path: impl Into<String>, flaw: Flaw) -> JsonError {
    JsonError::Field { path: path.into(), flaw }
}

/// A record as JSON. The names of the fields never change.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a record")]
struct Document {
    format: String,
    game: String,
    rules: u16,
    seats: Bounded<Chair, SEATS_MAX>,
    #[serde(default, skip_serializing_if = "Pairs::is_empty")]
    options: Pairs,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    diagram: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    table: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    date: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    fair: Option<Fairness>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    result: Option<Bounded<Reached, SEATS_MAX>>,
    moves: Bounded<Played, MOVES_MAX>,
    #[serde(default, skip_serializing_if = "Bounded::is_empty")]
    notes: Bounded<Note, NOTES_MAX>,
}

/// One per move and header, and one for the end.
const NOTES_MAX: usize = MOVES_MAX + OPTIONS_MAX + 100;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Chair {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    bot: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Fairness {
    scheme: String,
    commitment: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    entropy: Option<Bounded<String, SEATS_MAX>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seed: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    chain: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Reached {
    place: u8,
    points: i32,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Played {
    by: String,
    #[serde(rename = "move")]
    mv: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Note {
    /// `option stakes`, `move 3` or `end`.
    at: String,
    /// The comments above, one per line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    above: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    beside: Option<String>,
}

impl Document {
    fn of(record: &Record) -> Document {
        let setup = record.setup();
        let text = |name: &Option<Name>| name.as_ref().map(ToString::to_string);
        let seats = record.seats().iter();
        let seats = seats.map(|it| Chair { name: text(&it.name), bot: text(&it.bot) });
        let reached = |score: &Score| Reached { place: score.place, points: score.points };
        let moves = record.moves().iter();
        let moves = moves.map(|it| Played { by: it.mover.to_string(), mv: it.mv.clone() });
        Document {
            format: MAGIC.to_owned(),
            game: setup.game().to_owned(),
            rules: setup.rules_version(),
            seats: seats.collect(),
            options: Pairs(setup.options().clone()),
            diagram: setup.diagram().map(str::to_owned),
            table: record.table().map(ToString::to_string),
            date: record.date().map(|date| date.to_string()),
            fair: record.fair().map(Fairness::of),
            result: record.result().map(|scores| scores.iter().map(reached).collect()),
            moves: moves.collect(),
            notes: Note::all(record).collect(),
        }
    }

    fn to_record(&self) -> Result<Record, JsonError> {
        if self.format != MAGIC {
            return Err(field("format", Flaw::expected(format!("`{MAGIC}`"), &self.format)));
        }
        let n_seats = self.seats.0.len() as u8;
        let setup = Setup::new(&self.game, self.rules, n_seats);
        let mut record = Record::new(setup.map_err(|flaw| field("game", flaw))?);
        for (key, value) in &self.options.0 {
            let set = record.setup_mut().set_option(key, value);
            set.map_err(|flaw| field(format!("options.{}", cut(key)), flaw))?;
        }
        if let Some(text) = &self.diagram {
            record.setup_mut().set_diagram(text).map_err(|flaw| field("diagram", flaw))?;
        }
        for (seat, chair) in Seat::all(n_seats).zip(&self.seats.0) {
            let name = |part: &str, text: &Option<String>| {
                let name = text.as_deref().map(Name::new).transpose();
                name.map_err(|flaw| field(format!("seats[{}].{part}", seat.0), flaw))
            };
            let sitter = Sitter { name: name("name", &chair.name)?, bot: name("bot", &chair.bot)? };
            record.set_sitter(seat, sitter).map_err(|flaw| field("seats", flaw))?;
        }
        if let Some(text) = &self.table {
            record.set_table(TableName::new(text).map_err(|flaw| field("table", flaw))?);
        }
        if let Some(text) = &self.date {
            record.set_date(text.parse().map_err(|flaw| field("date", flaw))?);
        }
        if let Some(fair) = &self.fair {
            record.set_fair(fair.read()?).map_err(|flaw| field("fair", flaw))?;
        }
        if let Some(scores) = &self.result {
            let score = |it: &Reached| Score { place: it.place, points: it.points };
            let set = record.set_result(scores.0.iter().map(score).collect());
            set.map_err(|flaw| field("result", flaw))?;
        }
        for (idx, Played { by, mv }) in self.moves.0.iter().enumerate() {
            let at = |part: &str| format!("moves[{idx}].{part}");
            let mover = Mover::read(by, n_seats).map_err(|flaw| field(at("by"), flaw))?;
            record.push(mover, mv).map_err(|flaw| field(at("move"), flaw))?;
        }
        for (idx, note) in self.notes.0.iter().enumerate() {
            note.read(&mut record).map_err(|flaw| field(format!("notes[{idx}]"), flaw))?;
        }
        Ok(record)
    }
}

impl Fairness {
    fn of(fair: &Fair) -> Fairness {
        let entropy = fair.entropy.as_ref();
        Fairness {
            scheme: SCHEME.to_owned(),
            commitment: fair.commitment.to_string(),
            entropy: entropy.map(|seats| seats.iter().map(ToString::to_string).collect()),
            seed: fair.seed.map(|seed| seed.to_string()),
            chain: fair.chain.map(|head| head.to_string()),
        }
    }

    fn read(&self) -> Result<Fair, JsonError> {
        fn read<T: FromStr<Err = Flaw>>(path: &str, text: &str) -> Result<T, JsonError> {
            text.parse().map_err(|flaw| field(path, flaw))
        }
        if self.scheme != SCHEME {
            let flaw = Flaw::expected(format!("the scheme `{SCHEME}`"), &self.scheme);
            return Err(field("fair.scheme", flaw));
        }
        let entropy = self.entropy.as_ref().map(|seats| {
            let texts = seats.0.iter().enumerate();
            texts.map(|(idx, text)| read(&format!("fair.entropy[{idx}]"), text)).collect()
        });
        Ok(Fair {
            commitment: read("fair.commitment", &self.commitment)?,
            entropy: entropy.transpose()?,
            seed: self.seed.as_ref().map(|text| read("fair.seed", text)).transpose()?,
            chain: self.chain.as_ref().map(|text| read("fair.chain", text)).transpose()?,
        })
    }
}

impl Note {
    fn all(record: &Record) -> impl Iterator<Item = Note> {
        let headers = record.headers().into_iter().map(Spot::Header);
        let moves = (1..record.next_number()).map(Spot::Move);
        headers.chain(moves).chain([Spot::End]).filter_map(|spot| {
            let Notes { above, beside } = record.notes(&spot)?;
            if above.is_empty() && beside.is_none() {
                return None;
            }
            let above = (!above.is_empty()).then(|| above.join("\n"));
            Some(Note { at: spot.to_string(), above, beside: beside.clone() })
        })
    }

    fn read(&self, record: &mut Record) -> Result<(), Flaw> {
        let spot = Spot::read(&self.at, record.setup().n_seats())?;
        if record.notes(&spot).is_some_and(|notes| notes.texts().next().is_some()) {
            return Err(Flaw::expected("only one note per line", &self.at));
        }
        for text in self.above.iter().flat_map(|text| text.split('\n')) {
            record.comment_above(&spot, text)?;
        }
        match &self.beside {
            Some(text) => record.comment_beside(&spot, text),
            None => Ok(()),
        }
    }
}

fn cut(text: &str) -> String {
    text.chars().take(40).collect()
}
