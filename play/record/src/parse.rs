//! Reads a record from text.

use std::str::FromStr;

use rules_core::SEATS_MAX;

use crate::{
    Flaw, Header, Limit, Mover, Record, RecordError, Setup, Spot,
    head::Head,
    item::{Item, add_comments, number},
    limits::COMMENTS_BYTES_MAX,
    lines::{Lines, Word, text},
    source::MoveSource,
    text::check_key,
};

/// The first line of every record.
pub(crate) const MAGIC: &str = "ahu record 1";

impl Record {
    /// Reads a record, whether a program or a person wrote it.
    ///
    /// # Errors
    ///
    /// Returns the first error and its position.
    pub fn parse(bytes: &[u8]) -> Result<Record, RecordError> {
        let text = text(bytes)?;
        let mut reader = Reader { lines: Lines::new(&text), above: Vec::new(), comments_bytes: 0 };
        reader.magic()?;
        let (head, mut item) = reader.head()?;
        let mut record = head.close()?;
        while let Some(entry) = item {
            read_move(&mut record, entry)?;
            item = reader.item()?;
        }
        add_comments(&mut record, &Spot::End, &reader.above, None)?;
        Ok(record)
    }
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        Record::parse(text.as_bytes())
    }
}

struct Reader<'a> {
    lines: Lines<'a>,
    /// Comments whose line has not been read yet.
    above: Vec<Word<'a>>,
    comments_bytes: usize,
}

impl<'a> Reader<'a> {
    fn magic(&mut self) -> Result<(), RecordError> {
        let expected = format!("the first line `{MAGIC}`");
        match self.lines.next()? {
            Some(line) if line.verbatim().text.trim_end_matches(' ') == MAGIC => Ok(()),
            Some(line) => Err(line.verbatim().expected(expected)),
            None => Err(RecordError::new(self.lines.end(), Flaw::expected(expected, ""))),
        }
    }

    /// Returns the next line that is not empty.
    fn item(&mut self) -> Result<Option<Item<'a>>, RecordError> {
        while let Some(mut cursor) = self.lines.next()? {
            let comment = cursor.cut_comment();
            if let Some(word) = comment {
                // Counted here and not only in the record, so that a text of
                // comments alone does not fill the memory.
                self.comments_bytes += word.text.len() + 3;
                if self.comments_bytes > COMMENTS_BYTES_MAX {
                    return Err(word.error(Flaw::TooMuch(Limit::Comments)));
                }
            }
            if !cursor.is_blank() {
                let above = std::mem::take(&mut self.above);
                return Ok(Some(Item { above, beside: comment, cursor }));
            }
            self.above.extend(comment);
        }
        Ok(None)
    }

    /// Reads the headers and returns the first move too, if there is one.
    fn head(&mut self) -> Result<(Head<'a>, Option<Item<'a>>), RecordError> {
        let (game_word, mut game) = self.required(&Header::Game)?;
        let key = game.cursor.word();
        check_key(key.text).map_err(|flaw| key.error(flaw))?;
        let rules_version = number(game.cursor.word(), 0..=u16::MAX, "a rules version")?;
        game.cursor.end()?;
        let (seats_word, mut seats) = self.required(&Header::Seats)?;
        let n_seats = seats.cursor.word();
        let n_seats_value = number(n_seats, 1..=SEATS_MAX as u8, "a number of seats")?;
        seats.cursor.end()?;

        let setup = Setup::new(key.text, rules_version, n_seats_value);
        let mut head = Head::new(Record::new(setup.map_err(|flaw| key.error(flaw))?));
        head.note(Header::Game, game_word, key.position, game)?;
        head.note(Header::Seats, seats_word, n_seats.position, seats)?;
        while let Some(item) = self.item()? {
            match Lead::of(item.cursor.peek()) {
                Lead::Number | Lead::Mover => return Ok((head, Some(item))),
                Lead::Header => head.read(item, &mut self.lines)?,
            }
        }
        Ok((head, None))
    }

    fn required(&mut self, header: &Header) -> Result<(Word<'a>, Item<'a>), RecordError> {
        let expected = format!("the header `{header}`");
        let Some(mut item) = self.item()? else {
            return Err(RecordError::new(self.lines.end(), Flaw::expected(expected, "")));
        };
        let word = item.cursor.word();
        if word.text == header.word() { Ok((word, item)) } else { Err(word.expected(expected)) }
    }
}

/// The kind of a line, by its first word.
enum Lead {
    Number,
    Mover,
    /// A header, or an unknown word.
    Header,
}

impl Lead {
    fn of(word: &str) -> Lead {
        let mut chars = word.chars();
        match (chars.next(), chars.next()) {
            (Some('0'..='9' | '-' | '+'), _) => Lead::Number,
            // No header consists of a single letter.
            (Some(letter), None) if letter.is_alphabetic() => Lead::Mover,
            _ if word == "chance" => Lead::Mover,
            _ => Lead::Header,
        }
    }
}

fn read_move(record: &mut Record, mut item: Item<'_>) -> Result<(), RecordError> {
    let mut word = item.cursor.word();
    match Lead::of(word.text) {
        Lead::Number => {
            let next = record.next_number();
            let is_plain = word.text.bytes().all(|byte| byte.is_ascii_digit());
            if !is_plain || word.text.parse() != Ok(next) {
                return Err(word.expected(format!("the number {next} or no number")));
            }
            word = item.cursor.word();
        }
        Lead::Mover => {}
        Lead::Header => {
            return Err(word.expected("a move, because headers come before the first move"));
        }
    }
    let mover =
        Mover::read(word.text, record.setup().n_seats()).map_err(|flaw| word.error(flaw))?;
    let mv = item.cursor.rest();
    if mv.text.is_empty() {
        return Err(mv.expected("a move in the game's notation"));
    }
    let words: Vec<&str> = mv.text.split(' ').filter(|word| !word.is_empty()).collect();
    record.push(mover, &words.join(" ")).map_err(|flaw| {
        let position = record.source().of_flaw(&flaw).unwrap_or(mv.position);
        RecordError::new(position, flaw)
    })?;
    record.source_mut().moves.push(MoveSource { mover: word.position, mv: mv.position });
    let spot = Spot::Move(record.moves().len() as u32);
    add_comments(record, &spot, &item.above, item.beside)
}
