//! Collects the headers of a text while it is read.

use rules_core::Seat;

use crate::{
    Date, Fair, Flaw, Header, Limit, Name, Position, Record, RecordError, Score, Sitter, Spot,
    TableName,
    fair::{ChainHead, Commitment, Entropy, RevealedSeed, SCHEME},
    item::{Item, add_comments, number},
    limits::SETUP_BYTES_MAX,
    lines::{BLOCK_MARK, Cursor, Lines, Word},
    source::HeaderSource,
};

/// The headers read so far. Those that span several lines are combined when all of
/// them have been read.
pub(crate) struct Head<'a> {
    record: Record,
    sitters: Vec<Sitter>,
    commitment: Option<Commitment>,
    entropy: Vec<Option<Entropy>>,
    seed: Option<RevealedSeed>,
    chain: Option<ChainHead>,
    result: Vec<Option<Score>>,
    notes: Vec<(Header, Vec<Word<'a>>, Option<Word<'a>>)>,
}

impl<'a> Head<'a> {
    pub(crate) fn new(record: Record) -> Head<'a> {
        let n_seats = usize::from(record.setup().n_seats());
        Head {
            record,
            sitters: vec![Sitter::default(); n_seats],
            commitment: None,
            entropy: vec![None; n_seats],
            seed: None,
            chain: None,
            result: vec![None; n_seats],
            notes: Vec::new(),
        }
    }

    /// Remembers the position of a header and the comments on it.
    pub(crate) fn note(
        &mut self,
        header: Header,
        word: Word<'a>,
        value: Position,
        item: Item<'a>,
    ) -> Result<(), RecordError> {
        let source = HeaderSource { header: word.position, value };
        if self.record.source_mut().headers.insert(header.clone(), source).is_some() {
            return Err(word.error(Flaw::Twice(header)));
        }
        self.notes.push((header, item.above, item.beside));
        Ok(())
    }

    /// Reads a header and the block of lines that belongs to it, if any.
    pub(crate) fn read(
        &mut self,
        mut item: Item<'a>,
        lines: &mut Lines<'a>,
    ) -> Result<(), RecordError> {
        let n_seats = self.record.setup().n_seats();
        let first = item.cursor.word();
        if first.text.starts_with(BLOCK_MARK) {
            return Err(first.expected("a block to follow its header directly"));
        }
        let mut last = first;
        let header = Header::read(first.text, n_seats, || {
            last = item.cursor.word();
            last.text
        });
        let header = header.map_err(|flaw| last.error(flaw))?;
        let value = item.cursor.position();
        let mut cursor = item.cursor;
        self.note(header.clone(), first, value, item)?;
        self.set(&header, &mut cursor, lines)?;
        cursor.end()
    }

    fn set(
        &mut self,
        header: &Header,
        cursor: &mut Cursor<'a>,
        lines: &mut Lines<'a>,
    ) -> Result<(), RecordError> {
        let record = &mut self.record;
        match header {
            // Both come before all others and are recorded there.
            Header::Game | Header::Seats => {}
            Header::Option(key) => {
                let value = cursor.rest();
                let text = match value.text {
                    "" => block(lines, value, "a value or, below, lines that begin with `| `")?,
                    text => text.to_owned(),
                };
                record.setup_mut().set_option(key, &text).map_err(|flaw| value.error(flaw))?;
            }
            Header::Diagram => {
                let value = cursor.rest();
                let expected = "the diagram below, in lines that begin with `| `";
                if !value.text.is_empty() {
                    return Err(value.expected(expected));
                }
                let text = block(lines, value, expected)?;
                record.setup_mut().set_diagram(&text).map_err(|flaw| value.error(flaw))?;
            }
            Header::Seat(seat) => {
                self.sitters[seat.idx()].name = Some(checked(cursor.rest(), Name::new)?);
            }
            Header::Bot(seat) => {
                self.sitters[seat.idx()].bot = Some(checked(cursor.rest(), Name::new)?);
            }
            Header::Table => record.set_table(checked(cursor.word(), TableName::new)?),
            Header::Date => record.set_date(checked(cursor.word(), str::parse::<Date>)?),
            Header::Fair => {
                let scheme = cursor.word();
                if scheme.text != SCHEME {
                    return Err(scheme.expected(format!("the scheme `{SCHEME}`")));
                }
            }
            Header::Commitment => self.commitment = Some(checked(cursor.word(), str::parse)?),
            Header::Entropy(seat) => {
                self.entropy[seat.idx()] = Some(checked(cursor.word(), str::parse)?);
            }
            Header::Seed => self.seed = Some(checked(cursor.word(), str::parse)?),
            Header::Chain => self.chain = Some(checked(cursor.word(), str::parse)?),
            Header::Result(seat) => {
                self.result[seat.idx()] = Some(score(cursor, record.setup().n_seats())?);
            }
        }
        Ok(())
    }

    /// Combines the headers into a record.
    pub(crate) fn close(mut self) -> Result<Record, RecordError> {
        let notes = std::mem::take(&mut self.notes);
        self.close_values().map_err(|flaw| {
            // Every flaw that involves several headers names one that is present.
            let position = self.record.source().of_flaw(&flaw);
            RecordError::new(position.unwrap_or(Position { line: 1, column: 1 }), flaw)
        })?;
        for (header, above, beside) in notes {
            add_comments(&mut self.record, &Spot::Header(header), &above, beside)?;
        }
        Ok(self.record)
    }

    fn close_values(&mut self) -> Result<(), Flaw> {
        for (sitter, seat_idx) in self.sitters.drain(..).zip(0..) {
            self.record.set_sitter(Seat(seat_idx), sitter)?;
        }
        let result = for_each_seat(&self.result, Header::Result)?;
        if let Some(scores) = result {
            self.record.set_result(scores)?;
        }
        let entropy = for_each_seat(&self.entropy, Header::Entropy)?;
        let headers = &self.record.source().headers;
        if !headers.contains_key(&Header::Fair) {
            let is_part = |header: &&Header| match header {
                Header::Commitment | Header::Entropy(_) | Header::Seed | Header::Chain => true,
                Header::Game
                | Header::Seats
                | Header::Option(_)
                | Header::Seat(_)
                | Header::Bot(_)
                | Header::Table
                | Header::Date
                | Header::Fair
                | Header::Result(_)
                | Header::Diagram => false,
            };
            return match headers.keys().find(is_part).cloned() {
                Some(header) => Err(Flaw::Needs { header, needs: Header::Fair }),
                None => Ok(()),
            };
        }
        let Some(commitment) = self.commitment else {
            return Err(Flaw::Needs { header: Header::Fair, needs: Header::Commitment });
        };
        let (seed, chain) = (self.seed, self.chain);
        self.record.set_fair(Fair { commitment, entropy, seed, chain })
    }
}

/// Returns the values of all seats, or `None` if no seat has one.
fn for_each_seat<T: Clone>(
    items: &[Option<T>],
    header: impl Fn(Seat) -> Header,
) -> Result<Option<Vec<T>>, Flaw> {
    match items.iter().position(Option::is_some) {
        None => Ok(None),
        Some(seat_idx) => match items.iter().cloned().collect() {
            Some(items) => Ok(Some(items)),
            None => {
                let header = header(Seat(seat_idx as u8));
                Err(Flaw::SomeSeats { header, n_seats: items.len() as u8 })
            }
        },
    }
}

fn checked<T>(word: Word<'_>, check: impl Fn(&str) -> Result<T, Flaw>) -> Result<T, RecordError> {
    check(word.text).map_err(|flaw| word.error(flaw))
}

/// Reads `place 1 points 12`.
fn score(cursor: &mut Cursor<'_>, n_seats: u8) -> Result<Score, RecordError> {
    fixed(cursor, "place")?;
    let place = number(cursor.word(), 1..=n_seats, "a place")?;
    fixed(cursor, "points")?;
    let points = cursor.word();
    match points.text.parse() {
        Ok(value) => Ok(Score { place, points: value }),
        Err(_) => Err(points.expected(format!("points from {} to {}", i32::MIN, i32::MAX))),
    }
}

fn fixed(cursor: &mut Cursor<'_>, text: &str) -> Result<(), RecordError> {
    let word = cursor.word();
    if word.text == text { Ok(()) } else { Err(word.expected(format!("`{text}`"))) }
}

/// Reads the lines that belong to a header, each of which begins with `| `.
fn block(lines: &mut Lines<'_>, header: Word<'_>, expected: &str) -> Result<String, RecordError> {
    if !lines.is_at_block() {
        return Err(header.expected(expected));
    }
    let mut texts = Vec::new();
    let mut n_bytes = 0;
    while lines.is_at_block() {
        let Some(line) = lines.next()? else { break };
        let mut line = line.verbatim();
        line.text = line.text.strip_prefix(BLOCK_MARK).unwrap_or(line.text);
        let text = match (line.text, line.text.strip_prefix(' ')) {
            (text @ "", None) | (_, Some(text)) => text,
            (_, None) => {
                line.position.column += 1;
                return Err(line.expected("a space after `|`"));
            }
        };
        n_bytes += text.len() + 3;
        if n_bytes > SETUP_BYTES_MAX {
            return Err(line.error(Flaw::TooMuch(Limit::Setup)));
        }
        texts.push(text);
    }
    Ok(texts.join("\n"))
}
