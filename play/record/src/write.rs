//! Writes a record as text. The same record always gives the same text.

use std::fmt;

use rules_core::Seat;

use crate::{
    Header, Notes, Record, Sitter, Spot, fair::SCHEME, limits::INLINE_CHARS_MAX, parse::MAGIC,
    text::has_lone_hash,
};

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{MAGIC}")?;
        for header in self.headers() {
            let notes = self.notes(&Spot::Header(header.clone()));
            let value = value(self, &header).unwrap_or_default();
            let is_block = header == Header::Diagram
                || matches!(header, Header::Option(_)) && !fits_inline(&value);
            let line = if is_block { header.to_string() } else { format!("{header} {value}") };
            write_line(f, &line, notes)?;
            if is_block {
                write_block(f, &value)?;
            }
        }
        let end_notes = self.notes(&Spot::End);
        let has_end_notes = end_notes.is_some_and(|notes| !notes.above.is_empty());
        if !self.moves().is_empty() || has_end_notes {
            writeln!(f)?;
        }
        for (idx, entry) in self.moves().iter().enumerate() {
            let line = format!("{} {} {}", idx + 1, entry.mover, entry.mv);
            write_line(f, &line, Some(&entry.notes))?;
        }
        write_above(f, end_notes)
    }
}

/// Returns the value of a header that the record has.
fn value(record: &Record, header: &Header) -> Option<String> {
    let setup = record.setup();
    let sitter = |seat: &Seat| record.seats().get(seat.idx());
    let text = match header {
        Header::Game => format!("{} {}", setup.game(), setup.rules_version()),
        Header::Seats => setup.n_seats().to_string(),
        Header::Option(key) => setup.options().get(key)?.clone(),
        Header::Seat(seat) => {
            sitter(seat).and_then(|Sitter { name, .. }| name.clone())?.to_string()
        }
        Header::Bot(seat) => sitter(seat).and_then(|Sitter { bot, .. }| bot.clone())?.to_string(),
        Header::Table => record.table()?.to_string(),
        Header::Date => record.date()?.to_string(),
        Header::Fair => SCHEME.to_owned(),
        Header::Commitment => record.fair()?.commitment.to_string(),
        Header::Entropy(seat) => record.fair()?.entropy.as_ref()?.get(seat.idx())?.to_string(),
        Header::Seed => record.fair()?.seed?.to_string(),
        Header::Chain => record.fair()?.chain?.to_string(),
        Header::Result(seat) => record.result()?.get(seat.idx())?.to_string(),
        Header::Diagram => setup.diagram()?.to_owned(),
    };
    Some(text)
}

/// Returns whether the value of an option fits on the line of its header.
fn fits_inline(value: &str) -> bool {
    let is_short = value.chars().nth(INLINE_CHARS_MAX).is_none();
    let is_trimmed = !value.is_empty() && value.trim_matches(' ') == value;
    is_short && is_trimmed && !value.contains('\n') && !has_lone_hash(value)
}

fn write_line(f: &mut fmt::Formatter<'_>, line: &str, notes: Option<&Notes>) -> fmt::Result {
    write_above(f, notes)?;
    f.write_str(line)?;
    if let Some(comment) = notes.and_then(|notes| notes.beside.as_deref()) {
        f.write_str(" ")?;
        write_comment(f, comment)?;
    }
    writeln!(f)
}

fn write_above(f: &mut fmt::Formatter<'_>, notes: Option<&Notes>) -> fmt::Result {
    for comment in notes.into_iter().flat_map(|notes| &notes.above) {
        write_comment(f, comment)?;
        writeln!(f)?;
    }
    Ok(())
}

fn write_comment(f: &mut fmt::Formatter<'_>, comment: &str) -> fmt::Result {
    match comment {
        "" => f.write_str("#"),
        _ => write!(f, "# {comment}"),
    }
}

fn write_block(f: &mut fmt::Formatter<'_>, text: &str) -> fmt::Result {
    for line in text.split('\n') {
        match line {
            "" => writeln!(f, "|")?,
            _ => writeln!(f, "| {line}")?,
        }
    }
    Ok(())
}
