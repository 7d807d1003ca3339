//! The contents of a record.

use std::{collections::BTreeMap, fmt};

use rules_core::Seat;

use crate::{
    Date, Flaw, Header, Mover, Name, Setup, TableName,
    fair::{ChainHead, Commitment, Entropy, RevealedSeed, Terms},
    limits::{COMMENTS_BYTES_MAX, Limit, MOVE_BYTES_MAX, MOVES_MAX},
    source::Source,
    spot::Spot,
    text::{check_comment, check_visible, has_lone_hash},
};

/// A game from its options to its last move, as people save it.
///
/// It does not depend on any game: moves and options are texts in the game's
/// notation, which only [`crate::replay`] interprets.
///
/// Two records are equal if they have the same content, wherever they were read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    setup: Setup,
    seats: Vec<Sitter>,
    table: Option<TableName>,
    date: Option<Date>,
    fair: Option<Fair>,
    result: Option<Vec<Score>>,
    moves: Vec<Entry>,
    notes: BTreeMap<Header, Notes>,
    end_notes: Notes,
    /// The size of all comments as text.
    comments_bytes: usize,
    source: Source,
}

/// Who sits in a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sitter {
    /// The name that others see.
    pub name: Option<Name>,
    /// The bot that plays, if it is not a person.
    pub bot: Option<Name>,
}

/// One move, by a seat or by chance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Who made it.
    pub mover: Mover,
    /// The move in the game's notation, with single spaces.
    pub mv: String,
    /// The comments on it.
    pub notes: Notes,
}

/// The comments that belong to a line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    /// On lines of their own before it.
    pub above: Vec<String>,
    /// At its end.
    pub beside: Option<String>,
}

impl Notes {
    /// Returns all comments, in the order in which they are written.
    pub fn texts(&self) -> impl Iterator<Item = &str> {
        self.above.iter().chain(&self.beside).map(String::as_str)
    }
}

/// What the fairness scheme says about a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fair {
    /// Shown before anyone took a seat.
    pub commitment: Commitment,
    /// What each seat contributed; known for all seats once the game has started.
    pub entropy: Option<Vec<Entropy>>,
    /// Known when the game is over.
    pub seed: Option<RevealedSeed>,
    /// The fingerprint of all moves.
    pub chain: Option<ChainHead>,
}

impl Fair {
    /// Describes a table that is still filling up.
    pub fn new(commitment: Commitment) -> Fair {
        Fair { commitment, entropy: None, seed: None, chain: None }
    }
}

/// The result of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// 1 for the winner; tied seats share a place.
    pub place: u8,
    /// The total.
    pub points: i32,
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "place {} points {}", self.place, self.points)
    }
}

impl Record {
    /// Starts the record of a game.
    pub fn new(setup: Setup) -> Record {
        let seats = vec![Sitter::default(); usize::from(setup.n_seats())];
        Record {
            setup,
            seats,
            table: None,
            date: None,
            fair: None,
            result: None,
            moves: Vec::new(),
            notes: BTreeMap::new(),
            end_notes: Notes::default(),
            comments_bytes: 0,
            source: Source::default(),
        }
    }

    /// Returns what was fixed before the first move.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Returns who sits where.
    pub fn seats(&self) -> &[Sitter] {
        &self.seats
    }

    /// Sets who sits in a seat.
    ///
    /// # Errors
    ///
    /// Refuses a seat that the table does not have.
    pub fn set_sitter(&mut self, seat: Seat, sitter: Sitter) -> Result<(), Flaw> {
        Mover::Seat(seat).check(self.setup.n_seats())?;
        self.seats[seat.idx()] = sitter;
        self.drop_stale_notes();
        Ok(())
    }

    /// Returns the id of the table.
    pub fn table(&self) -> Option<&TableName> {
        self.table.as_ref()
    }

    /// Sets the id of the table.
    pub fn set_table(&mut self, table: TableName) {
        self.table = Some(table);
    }

    /// Returns the day of the game.
    pub fn date(&self) -> Option<Date> {
        self.date
    }

    /// Sets the day of the game.
    pub fn set_date(&mut self, date: Date) {
        self.date = Some(date);
    }

    /// Returns the data of the fairness scheme.
    pub fn fair(&self) -> Option<&Fair> {
        self.fair.as_ref()
    }

    /// Sets the data of the fairness scheme.
    ///
    /// # Errors
    ///
    /// Refuses the data before the table has an id, for another number of seats,
    /// and without the entropy of the seats once there is a move.
    pub fn set_fair(&mut self, fair: Fair) -> Result<(), Flaw> {
        if self.table.is_none() {
            return Err(Flaw::Needs { header: Header::Fair, needs: Header::Table });
        }
        let n_seats = self.setup.n_seats();
        match &fair.entropy {
            Some(entropy) if entropy.len() != usize::from(n_seats) => {
                return Err(Flaw::SomeSeats { header: Header::Entropy(Seat(0)), n_seats });
            }
            None if !self.moves.is_empty() => return Err(needs_entropy()),
            Some(_) | None => self.fair = Some(fair),
        }
        self.drop_stale_notes();
        Ok(())
    }

    /// Returns the terms that the commitment and the chain cover; `None` without a
    /// table.
    pub fn terms(&self) -> Option<Terms> {
        Some(Terms::new(self.table.clone()?, &self.setup.to_json()))
    }

    /// Returns the result of each seat.
    pub fn result(&self) -> Option<&[Score]> {
        self.result.as_deref()
    }

    /// Sets the result of each seat, in the order of the seats.
    ///
    /// # Errors
    ///
    /// Refuses another number of seats, and impossible places.
    pub fn set_result(&mut self, scores: Vec<Score>) -> Result<(), Flaw> {
        let n_seats = self.setup.n_seats();
        if scores.len() != usize::from(n_seats) {
            return Err(Flaw::SomeSeats { header: Header::Result(Seat(0)), n_seats });
        }
        scores.iter().try_for_each(|score| check_place(score.place, n_seats))?;
        self.result = Some(scores);
        Ok(())
    }

    /// Returns the moves; the first one has the number 1.
    pub fn moves(&self) -> &[Entry] {
        &self.moves
    }

    /// Returns the number that the next move gets.
    pub fn next_number(&self) -> u32 {
        self.moves.len() as u32 + 1
    }

    /// Adds a move in the game's notation.
    ///
    /// # Errors
    ///
    /// Refuses a text that no record can contain. Whether the move is legal is
    /// checked only when the record is replayed.
    pub fn push(&mut self, mover: Mover, mv: &str) -> Result<(), Flaw> {
        if self.moves.len() == MOVES_MAX {
            return Err(Flaw::TooMuch(Limit::Moves));
        }
        if self.fair.as_ref().is_some_and(|fair| fair.entropy.is_none()) {
            return Err(needs_entropy());
        }
        mover.check(self.setup.n_seats())?;
        check_move(mv)?;
        self.moves.push(Entry { mover, mv: mv.to_owned(), notes: Notes::default() });
        Ok(())
    }

    /// Removes the last move, with its comments.
    pub fn pop(&mut self) -> Option<Entry> {
        let entry = self.moves.pop()?;
        self.source.moves.truncate(self.moves.len());
        self.comments_bytes -= entry.notes.texts().map(comment_bytes).sum::<usize>();
        Some(entry)
    }

    /// Returns the comments on a line; `None` if there is no such line.
    pub fn notes(&self, spot: &Spot) -> Option<&Notes> {
        const NONE: &Notes = &Notes { above: Vec::new(), beside: None };
        match spot {
            Spot::Header(header) if self.has(header) => {
                Some(self.notes.get(header).unwrap_or(NONE))
            }
            Spot::Header(_) => None,
            Spot::Move(number) => Some(&self.moves.get(idx_of(*number)?)?.notes),
            Spot::End => Some(&self.end_notes),
        }
    }

    /// Adds a comment on a line of its own, after the existing ones.
    ///
    /// # Errors
    ///
    /// Refuses comments that no record can contain, and places that do not exist.
    pub fn comment_above(&mut self, spot: &Spot, text: &str) -> Result<(), Flaw> {
        let text = check_comment(text)?;
        let comments_bytes = self.comments_bytes + comment_bytes(text);
        self.check_room(comments_bytes)?;
        self.notes_mut(spot)?.above.push(text.to_owned());
        self.comments_bytes = comments_bytes;
        Ok(())
    }

    /// Sets the comment at the end of a line and replaces an existing one.
    ///
    /// # Errors
    ///
    /// Same as [`Record::comment_above`]; the end has no line for a comment.
    pub fn comment_beside(&mut self, spot: &Spot, text: &str) -> Result<(), Flaw> {
        let text = check_comment(text)?;
        if *spot == Spot::End {
            return Err(Flaw::expected("a header or a move", &spot.to_string()));
        }
        let old = self.notes(spot).and_then(|notes| notes.beside.as_deref());
        let comments_bytes = self.comments_bytes - old.map_or(0, comment_bytes);
        let comments_bytes = comments_bytes + comment_bytes(text);
        self.check_room(comments_bytes)?;
        self.notes_mut(spot)?.beside = Some(text.to_owned());
        self.comments_bytes = comments_bytes;
        Ok(())
    }

    /// Returns the record's headers, in the order in which they are written.
    pub fn headers(&self) -> Vec<Header> {
        let seats = || Seat::all(self.setup.n_seats());
        let mut headers = vec![Header::Game, Header::Seats];
        headers.extend(self.setup.options().keys().cloned().map(Header::Option));
        headers.extend(seats().flat_map(|seat| [Header::Seat(seat), Header::Bot(seat)]));
        headers.extend([Header::Table, Header::Date, Header::Fair, Header::Commitment]);
        headers.extend(seats().map(Header::Entropy));
        headers.extend([Header::Seed, Header::Chain]);
        headers.extend(seats().map(Header::Result));
        headers.push(Header::Diagram);
        headers.retain(|header| self.has(header));
        headers
    }

    /// Returns whether the record has this header.
    pub fn has(&self, header: &Header) -> bool {
        let sitter = |seat: &Seat| self.seats.get(seat.idx());
        let fair = self.fair.as_ref();
        let entropy = fair.and_then(|fair| fair.entropy.as_ref());
        match header {
            Header::Game | Header::Seats => true,
            Header::Option(key) => self.setup.options().contains_key(key),
            Header::Seat(seat) => sitter(seat).is_some_and(|it| it.name.is_some()),
            Header::Bot(seat) => sitter(seat).is_some_and(|it| it.bot.is_some()),
            Header::Table => self.table.is_some(),
            Header::Date => self.date.is_some(),
            Header::Fair | Header::Commitment => fair.is_some(),
            Header::Entropy(seat) => entropy.is_some_and(|it| seat.idx() < it.len()),
            Header::Seed => fair.is_some_and(|fair| fair.seed.is_some()),
            Header::Chain => fair.is_some_and(|fair| fair.chain.is_some()),
            Header::Result(seat) => {
                self.result.as_ref().is_some_and(|scores| seat.idx() < scores.len())
            }
            Header::Diagram => self.setup.diagram().is_some(),
        }
    }

    pub(crate) fn setup_mut(&mut self) -> &mut Setup {
        &mut self.setup
    }

    pub(crate) fn source(&self) -> &Source {
        &self.source
    }

    pub(crate) fn source_mut(&mut self) -> &mut Source {
        &mut self.source
    }

    /// Drops the comments on headers that no longer exist.
    fn drop_stale_notes(&mut self) {
        let mut notes = std::mem::take(&mut self.notes);
        notes.retain(|header, notes| {
            let is_kept = self.has(header);
            if !is_kept {
                self.comments_bytes -= notes.texts().map(comment_bytes).sum::<usize>();
            }
            is_kept
        });
        self.notes = notes;
    }

    fn check_room(&self, comments_bytes: usize) -> Result<(), Flaw> {
        match comments_bytes {
            0..=COMMENTS_BYTES_MAX => Ok(()),
            _ => Err(Flaw::TooMuch(Limit::Comments)),
        }
    }

    fn notes_mut(&mut self, spot: &Spot) -> Result<&mut Notes, Flaw> {
        // Not the whole place, because its seat may be one without a letter.
        let missing = |found: &str| Flaw::expected("a header or a move of the record", found);
        match spot {
            Spot::Header(header) if self.has(header) => {
                Ok(self.notes.entry(header.clone()).or_default())
            }
            Spot::Header(header) => Err(missing(header.word())),
            Spot::Move(number) => {
                let entry = idx_of(*number).and_then(|idx| self.moves.get_mut(idx));
                entry.map(|entry| &mut entry.notes).ok_or_else(|| missing(&spot.to_string()))
            }
            Spot::End => Ok(&mut self.end_notes),
        }
    }
}

/// Returns the size of a comment with its mark, and its line break or the space
/// before it.
fn comment_bytes(text: &str) -> usize {
    text.len() + 3
}

fn idx_of(number: u32) -> Option<usize> {
    usize::try_from(number).ok()?.checked_sub(1)
}

fn needs_entropy() -> Flaw {
    Flaw::Needs { header: Header::Fair, needs: Header::Entropy(Seat(0)) }
}

pub(crate) fn check_place(place: u8, n_seats: u8) -> Result<(), Flaw> {
    if !(1..=n_seats).contains(&place) {
        let expected = format!("a place from 1 to {n_seats}");
        return Err(Flaw::expected(expected, &place.to_string()));
    }
    Ok(())
}

fn check_move(mv: &str) -> Result<(), Flaw> {
    if mv.len() > MOVE_BYTES_MAX {
        return Err(Flaw::TooMuch(Limit::Move));
    }
    check_visible(mv)?;
    // An empty word means an extra space, or no move at all.
    if mv.split(' ').any(str::is_empty) || has_lone_hash(mv) {
        return Err(Flaw::expected("a move in the game's notation, with single spaces", mv));
    }
    Ok(())
}
