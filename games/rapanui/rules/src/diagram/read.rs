//! Text → state.

use std::str::FromStr;

use rules_core::{Config, DiagramError, Facts, Game, Options as _, Seat};

use crate::{
    ByKind, BySort, Colour, Column, ColumnNo, Kind, Options, Phase, RapaNui, Sort, Top,
    data::{DECK, OFFERINGS},
    setup,
    state::{Hidden, Tribe},
};

/// No diagram needs more: a guard against hostile input.
const LEN_MAX: usize = 16 * 1024;
const COUNT_MAX: u8 = 99;
const WOOD_MAX: u16 = 9_999;

pub(crate) fn read(text: &str) -> Result<RapaNui, DiagramError> {
    if text.len() > LEN_MAX {
        let message = format!("the diagram has {} bytes: at most {LEN_MAX}", text.len());
        return Err(DiagramError::new(1, 1, message));
    }
    let mut reader = Reader::default();
    for (idx, text) in text.lines().enumerate() {
        let line = Line { number: idx + 1, text };
        if !text.trim().is_empty() && !text.trim_start().starts_with('#') {
            reader.line(line)?;
        }
    }
    reader.finish(text.lines().count().max(1))
}

/// A line, to say where something is wrong in it.
#[derive(Clone, Copy)]
struct Line<'a> {
    number: usize,
    text: &'a str,
}

impl Line<'_> {
    /// Points at `part`, which is a part of this line.
    fn error(&self, part: &str, expected: impl std::fmt::Display) -> DiagramError {
        let offset = (part.as_ptr() as usize).saturating_sub(self.text.as_ptr() as usize);
        let before = self.text.get(..offset).unwrap_or_default();
        let found: String = part.trim().chars().take(40).collect();
        let message = format!("found {found:?}, expected {expected}");
        DiagramError::new(self.number, before.chars().count() + 1, message)
    }
}

#[derive(Default)]
struct Reader {
    has_title: bool,
    game: Option<RapaNui>,
    /// The seat that `hand`, `display` and `offerings` belong to.
    seat: Option<Seat>,
    has_deck: bool,
    has_supply: bool,
    /// Face-down cards of which nothing more is said.
    n_unbounded: usize,
}

impl Reader {
    fn line(&mut self, line: Line<'_>) -> Result<(), DiagramError> {
        if !self.has_title {
            self.has_title = line.text.trim() == "rapanui";
            let error = || line.error(line.text, "the first line \"rapanui\"");
            return if self.has_title { Ok(()) } else { Err(error()) };
        }
        let Some((key, value)) = line.text.split_once(':') else {
            return Err(line.error(line.text, "a line like \"phase: buy\""));
        };
        let (key, value) = (key.trim(), value.trim());
        if key == "seats" {
            return self.seats(line, value);
        }
        let Some(game) = &mut self.game else {
            return Err(line.error(key, "the line \"seats: 2\", \"seats: 3\" or \"seats: 4\""));
        };
        let n_seats = game.n_seats();
        match key.split_once(' ') {
            None => match key {
                "options" => game.options = options(line, value)?,
                "start" => game.start = seat(line, value, n_seats)?,
                "active" => game.active = seat(line, value, n_seats)?,
                "phase" => game.phase = phase(line, value, n_seats)?,
                "deck" => {
                    game.deck = kinds(line, value)?;
                    self.has_deck = true;
                }
                "supply" => {
                    game.supply = sorts(line, value)?;
                    self.has_supply = true;
                }
                "stone" => stone(game, line, value)?,
                "hidden" => {
                    self.n_unbounded += usize::from(!hidden(game, line, value)?);
                }
                "returned" => game.n_returned = number(line, value, COUNT_MAX)?,
                "hand" => self.tribe(line, key)?.hand = kinds(line, value)?,
                "display" => self.tribe(line, key)?.display = kinds(line, value)?,
                "offerings" => self.tribe(line, key)?.offerings = sorts(line, value)?,
                _ => return Err(line.error(key, KEYS)),
            },
            Some(("column", no)) => {
                let column = column(line, no)?;
                game.columns[column.idx()] = cards(line, value)?;
            }
            Some(("seat", name)) => {
                let at = seat(line, name, n_seats)?;
                self.seat = Some(at);
                purse(&mut game.tribes[at], line, value)?;
            }
            Some((_, _)) => return Err(line.error(key, KEYS)),
        }
        Ok(())
    }

    fn seats(&mut self, line: Line<'_>, value: &str) -> Result<(), DiagramError> {
        let n_seats: u8 = number(line, value, COUNT_MAX)?;
        let config = Config { n_seats, options: Options::default() };
        let Facts { n_seats_min, n_seats_max, .. } = RapaNui::FACTS;
        let expected = format!("{n_seats_min} to {n_seats_max} players");
        let mut game = RapaNui::setup(&config).map_err(|_| line.error(value, expected))?;
        game.phase = Phase::Buy;
        game.tribes = game.tribes.map(|_, _| Tribe::default());
        self.game = Some(game);
        Ok(())
    }

    fn tribe(&mut self, line: Line<'_>, key: &str) -> Result<&mut Tribe, DiagramError> {
        match (&mut self.game, self.seat) {
            (Some(game), Some(seat)) => Ok(&mut game.tribes[seat]),
            (_, _) => Err(line.error(key, "a line \"seat a: …\" before it")),
        }
    }

    fn finish(self, n_lines: usize) -> Result<RapaNui, DiagramError> {
        let at_end = |message: String| DiagramError::new(n_lines, 1, message);
        let Some(mut game) = self.game else {
            return Err(at_end("the diagram ends before the line \"seats: …\"".to_owned()));
        };
        if !self.has_deck {
            game.deck = rest_of_deck(&game).map_err(at_end)?;
        }
        if !self.has_supply {
            game.supply = rest_of_supply(&game).map_err(at_end)?;
        }
        if self.n_unbounded > 0 {
            let ledgers = game.tribes.map(|seat, _| game.ledger(seat));
            for card in &mut game.stone.hidden {
                if card.at_most == BySort::default() {
                    card.at_most = ledgers[card.seat];
                }
            }
        }
        game.check().map_err(|broken| at_end(format!("not a state of this game: {broken}")))?;
        Ok(game)
    }
}

const KEYS: &str = "options, start, active, phase, deck, column 1, supply, stone, hidden, \
                    returned, seat a, hand, display or offerings";

fn options(line: Line<'_>, value: &str) -> Result<Options, DiagramError> {
    let mut options = Options::default();
    for pair in parts(value) {
        let (key, choice) = pair.split_once(' ').unwrap_or((pair, ""));
        options
            .set(key, choice.trim())
            .map_err(|error| line.error(pair, format!("an option ({error})")))?;
    }
    Ok(options)
}

fn phase(line: Line<'_>, value: &str, n_seats: u8) -> Result<Phase, DiagramError> {
    let words: Vec<&str> = value.split_whitespace().collect();
    let n = |text: &str| number(line, text, 3_u8);
    Ok(match words[..] {
        ["start"] => Phase::Start,
        ["colour", at] => Phase::Colour(seat(line, at, n_seats)?),
        ["columns"] => Phase::Columns,
        ["buy"] => Phase::Buy,
        ["play"] => Phase::Play,
        ["offer", at] => Phase::Offer(seat(line, at, n_seats)?),
        ["hide"] => Phase::Hide,
        ["add"] => Phase::Add,
        ["draw", left] => Phase::Draw { n_left: n(left)? },
        ["refill", no, "then", left] => {
            Phase::Refill { column: column(line, no)?, n_left: n(left)? }
        }
        ["yield", at] => Phase::Yield(seat(line, at, n_seats)?),
        ["substitute", at, kind, due] => Phase::Substitute {
            seat: seat(line, at, n_seats)?,
            sort: parsed(line, kind, SORTS)?,
            n_due: n(due)?,
        },
        ["over"] => Phase::Over,
        _ => {
            let expected = "start, colour a, columns, buy, play, offer a, hide, add, draw 1, \
                            refill 1 then 0, yield a, substitute a fish 1 or over";
            return Err(line.error(value, expected));
        }
    })
}

fn stone(game: &mut RapaNui, line: Line<'_>, value: &str) -> Result<(), DiagramError> {
    let (face_up, top) = value.split_once(';').unwrap_or((value, "top none"));
    game.stone.face_up = sorts(line, face_up.trim())?;
    game.stone.top = match top.trim().strip_prefix("top ") {
        Some("none") => Top::None,
        Some("back") => Top::Back,
        Some(sort) => Top::Up(parsed(line, sort, SORTS)?),
        None => return Err(line.error(top, "\"top none\", \"top back\" or \"top fish\"")),
    };
    Ok(())
}

/// Reads a face-down card; returns whether its bounds were given.
fn hidden(game: &mut RapaNui, line: Line<'_>, value: &str) -> Result<bool, DiagramError> {
    let (card, at_most) = match value.split_once(" at most ") {
        Some((card, at_most)) => (card, sorts(line, at_most)?),
        None => (value, BySort::default()),
    };
    let Some((at, sort)) = card.split_once(' ') else {
        return Err(line.error(card, "a seat and a sort: \"a grain\""));
    };
    let at = seat(line, at, game.n_seats())?;
    let card = Hidden { seat: at, sort: parsed(line, sort.trim(), SORTS)?, at_most };
    if game.stone.hidden.try_push(card).is_some() {
        return Err(line.error(value, "at most 9 cards face down"));
    }
    Ok(at_most != BySort::default())
}

fn purse(tribe: &mut Tribe, line: Line<'_>, value: &str) -> Result<(), DiagramError> {
    for part in parts(value) {
        match part.split_once(' ') {
            Some(("wood", n)) => tribe.wood = number(line, n, WOOD_MAX)?,
            Some(("fame", n)) => tribe.fame = number(line, n, WOOD_MAX)?,
            _ if part == "no colour" => tribe.colour = None,
            _ => {
                let expected = "red, violet, light-blue, yellow-green, no colour, wood 4 or fame 2";
                let colour = Colour::with_key(part).ok_or_else(|| line.error(part, expected))?;
                tribe.colour = Some(colour);
            }
        }
    }
    Ok(())
}

const SORTS: &str = "fish, mulberry, sweet-potato or grain";
const KINDS: &str = "woodcutter, priest, moai, fish, mulberry, sweet-potato or grain";

fn seat(line: Line<'_>, text: &str, n_seats: u8) -> Result<Seat, DiagramError> {
    let seat = text.trim().parse().ok().filter(|seat: &Seat| seat.0 < n_seats);
    seat.ok_or_else(|| {
        line.error(text, format!("a seat from a to {}", Seat(n_seats.saturating_sub(1))))
    })
}

fn column(line: Line<'_>, text: &str) -> Result<ColumnNo, DiagramError> {
    let column = text.trim().parse().ok().and_then(ColumnNo::with_number);
    column.ok_or_else(|| line.error(text, "a column from 1 to 4"))
}

fn cards(line: Line<'_>, value: &str) -> Result<Column, DiagramError> {
    let mut column = Column::default();
    for part in parts(value) {
        if column.is_full() {
            return Err(line.error(part, "at most 4 cards in a column"));
        }
        column.lay(parsed(line, part, KINDS)?);
    }
    Ok(column)
}

fn kinds(line: Line<'_>, value: &str) -> Result<ByKind, DiagramError> {
    let mut counts = ByKind::default();
    for part in parts(value) {
        let (kind, n) = counted::<Kind>(line, part, KINDS)?;
        counts[kind] = counts[kind].saturating_add(n).min(COUNT_MAX);
    }
    Ok(counts)
}

fn sorts(line: Line<'_>, value: &str) -> Result<BySort, DiagramError> {
    let mut counts = BySort::default();
    for part in parts(value) {
        let (sort, n) = counted::<Sort>(line, part, SORTS)?;
        counts[sort] = counts[sort].saturating_add(n).min(COUNT_MAX);
    }
    Ok(counts)
}

/// Reads `fish` or `fish 2`.
fn counted<T: FromStr>(line: Line<'_>, part: &str, names: &str) -> Result<(T, u8), DiagramError> {
    let (name, n) = match part.split_once(' ') {
        Some((name, n)) => (name, number(line, n, COUNT_MAX)?),
        None => (part, 1),
    };
    Ok((parsed(line, name, names)?, n))
}

fn parsed<T: FromStr>(line: Line<'_>, text: &str, expected: &str) -> Result<T, DiagramError> {
    text.parse().map_err(|_| line.error(text, expected))
}

fn number<T>(line: Line<'_>, text: &str, max: T) -> Result<T, DiagramError>
where
    T: FromStr + PartialOrd + Copy + std::fmt::Display,
{
    let n = text.trim().parse().ok().filter(|n| *n <= max);
    n.ok_or_else(|| line.error(text, format!("a number from 0 to {max}")))
}

/// The items of a list separated by commas; `-` is an empty list.
fn parts(value: &str) -> impl Iterator<Item = &str> {
    value.split(',').map(str::trim).filter(|part| !part.is_empty() && *part != "-")
}

/// All the cards that lie nowhere else.
fn rest_of_deck(game: &RapaNui) -> Result<ByKind, String> {
    let mut deck = DECK;
    for tribe in game.tribes.values() {
        let mut start = Tribe::default();
        if let Some(colour) = tribe.colour {
            setup::give_start_cards(&mut start, colour);
        }
        for kind in Kind::ALL {
            deck[kind] += start.hand[kind] + start.display[kind];
        }
    }
    let placed = game.tribes.values().iter().flat_map(|tribe| [tribe.hand, tribe.display]);
    let columns = game.columns.iter().map(|column| column.cards().iter().copied().collect());
    let mut returned = ByKind::default();
    returned[Kind::Moai] = game.n_returned;
    for counts in placed.chain(columns).chain([returned]) {
        for (kind, n) in counts.iter() {
            let left = deck[kind].checked_sub(n);
            deck[kind] = left.ok_or_else(|| format!("there are too many {kind} cards"))?;
        }
    }
    Ok(deck)
}

fn rest_of_supply(game: &RapaNui) -> Result<BySort, String> {
    let mut supply = OFFERINGS;
    let held = game.tribes.values().iter().map(|tribe| tribe.offerings);
    for counts in held.chain([game.stone.counts()]) {
        for (sort, n) in counts.iter() {
            let left = supply[sort].checked_sub(n);
            supply[sort] = left.ok_or_else(|| format!("there are too many {sort} offerings"))?;
        }
    }
    Ok(supply)
}
