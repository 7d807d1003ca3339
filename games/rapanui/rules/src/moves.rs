//! Moves, their notation and their numbers.

use std::{fmt, str::FromStr};

use rules_core::{ParseMoveError, Seat};
use serde::{Serialize, Serializer};

use crate::{Colour, Kind, Sort, data::N_COLUMNS};

/// Anything that changes the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Move {
    /// `start b`: chance picks the start seat (RN-O14).
    Start(Seat),
    /// `colour red`: chance deals the next seat its colour (RN-S2).
    Colour(Colour),
    /// `deal moai`: chance turns up the next card of a column (RN-S3, RN-4).
    Deal(Kind),
    /// `buy grain`: an offering card from the supply (RN-1).
    Buy(Sort),
    /// `play woodcutter` (RN-2a).
    PlayWoodcutter,
    /// `play priest` (RN-2b).
    PlayPriest,
    /// `build moai` (RN-2c).
    Build,
    /// `play fish`, `play 2 fish`: hunter-gatherers of one sort (RN-2d).
    PlayGatherers(Sort, Batch),
    /// `return moai`: one of three goes back to the box (RN-2e).
    Return,
    /// `offer grain`: face up on the stone (RN-3a).
    Offer(Sort),
    /// `hide grain`: face down on the stone (RN-3b).
    Hide(Sort),
    /// `add grain`: from the supply, face up on the stone (RN-3c).
    Add(Sort),
    /// `draw 3`: the front card of a column (RN-4).
    Draw(ColumnNo),
    /// `choose wood` for one's moai (RN-5c).
    ChooseWood,
    /// `choose fame` for one's moai (RN-5c).
    ChooseFame,
    /// `take grain`: instead of the sort that ran out (RN-5e).
    Take(Sort),
    /// `decline`: take nothing instead (RN-5e, RN-O11).
    Decline,
}

/// How many hunter-gatherers are played together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Batch {
    /// One, for nothing.
    One,
    /// Two, for 1 wood.
    Two,
    /// Three, for 2 wood.
    Three,
}

impl Batch {
    /// Every number of cards that can be played together.
    pub const ALL: [Batch; 3] = [Batch::One, Batch::Two, Batch::Three];

    /// Returns the number of cards.
    #[inline]
    pub fn n(self) -> u8 {
        1 + self as u8
    }

    /// Returns the wood they cost together (RN-2d).
    #[inline]
    pub fn cost(self) -> u16 {
        self as u16
    }
}

/// One of the four columns. Written 1 to 4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ColumnNo(u8);

impl ColumnNo {
    /// Every column from left to right.
    pub const ALL: [ColumnNo; N_COLUMNS] = [ColumnNo(0), ColumnNo(1), ColumnNo(2), ColumnNo(3)];

    /// Returns the position in [`ColumnNo::ALL`].
    #[inline]
    pub fn idx(self) -> usize {
        usize::from(self.0)
    }

    /// Returns the number people use: 1 to 4.
    pub fn number(self) -> u8 {
        self.0 + 1
    }

    /// Returns the column with the number people use.
    pub fn with_number(number: u8) -> Option<ColumnNo> {
        ColumnNo::ALL.into_iter().find(|column| column.number() == number)
    }
}

impl fmt::Display for ColumnNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl Serialize for ColumnNo {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Start(seat) => write!(f, "start {seat}"),
            Move::Colour(colour) => write!(f, "colour {}", colour.key()),
            Move::Deal(kind) => write!(f, "deal {kind}"),
            Move::Buy(sort) => write!(f, "buy {sort}"),
            Move::PlayWoodcutter => f.write_str("play woodcutter"),
            Move::PlayPriest => f.write_str("play priest"),
            Move::Build => f.write_str("build moai"),
            Move::PlayGatherers(sort, Batch::One) => write!(f, "play {sort}"),
            Move::PlayGatherers(sort, batch) => write!(f, "play {} {sort}", batch.n()),
            Move::Return => f.write_str("return moai"),
            Move::Offer(sort) => write!(f, "offer {sort}"),
            Move::Hide(sort) => write!(f, "hide {sort}"),
            Move::Add(sort) => write!(f, "add {sort}"),
            Move::Draw(column) => write!(f, "draw {column}"),
            Move::ChooseWood => f.write_str("choose wood"),
            Move::ChooseFame => f.write_str("choose fame"),
            Move::Take(sort) => write!(f, "take {sort}"),
            Move::Decline => f.write_str("decline"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        parse(text).ok_or_else(|| ParseMoveError::new(text))
    }
}

fn parse(text: &str) -> Option<Move> {
    let Some((verb, object)) = text.split_once(' ') else {
        return (text == "decline").then_some(Move::Decline);
    };
    Some(match (verb, object) {
        ("start", _) => Move::Start(object.parse().ok().filter(|seat: &Seat| seat.0 < 4)?),
        ("colour", _) => Move::Colour(Colour::with_key(object)?),
        ("deal", _) => Move::Deal(object.parse().ok()?),
        ("buy", _) => Move::Buy(object.parse().ok()?),
        ("play", "woodcutter") => Move::PlayWoodcutter,
        ("play", "priest") => Move::PlayPriest,
        ("build", "moai") => Move::Build,
        ("play", _) => parse_gatherers(object)?,
        ("return", "moai") => Move::Return,
        ("offer", _) => Move::Offer(object.parse().ok()?),
        ("hide", _) => Move::Hide(object.parse().ok()?),
        ("add", _) => Move::Add(object.parse().ok()?),
        ("draw", _) => match object.as_bytes() {
            [digit @ b'1'..=b'4'] => Move::Draw(ColumnNo(digit - b'1')),
            _ => return None,
        },
        ("choose", "wood") => Move::ChooseWood,
        ("choose", "fame") => Move::ChooseFame,
        ("take", _) => Move::Take(object.parse().ok()?),
        (_, _) => return None,
    })
}

fn parse_gatherers(object: &str) -> Option<Move> {
    let (batch, sort) = match object.split_once(' ') {
        None => (Batch::One, object),
        Some(("2", sort)) => (Batch::Two, sort),
        Some(("3", sort)) => (Batch::Three, sort),
        Some((_, _)) => return None,
    };
    Some(Move::PlayGatherers(sort.parse().ok()?, batch))
}

/// Every move there is. Its position here is its number, so new moves go to
/// the end.
pub(crate) const ALL: [Move; N_IDS] = {
    let mut all = [Move::Decline; N_IDS];
    let mut idx = 0;
    while idx < 4 {
        let sort = Sort::ALL[idx];
        all[idx] = Move::Start(Seat(idx as u8));
        all[4 + idx] = Move::Colour(Colour::ALL[idx]);
        all[15 + idx] = Move::Buy(sort);
        all[19 + 3 * idx] = Move::PlayGatherers(sort, Batch::One);
        all[20 + 3 * idx] = Move::PlayGatherers(sort, Batch::Two);
        all[21 + 3 * idx] = Move::PlayGatherers(sort, Batch::Three);
        all[31 + idx] = Move::Offer(sort);
        all[35 + idx] = Move::Hide(sort);
        all[39 + idx] = Move::Add(sort);
        all[43 + idx] = Move::Draw(ColumnNo::ALL[idx]);
        all[47 + idx] = Move::Take(sort);
        idx += 1;
    }
    let mut idx = 0;
    while idx < Kind::N {
        all[8 + idx] = Move::Deal(Kind::ALL[idx]);
        idx += 1;
    }
    all[51] = Move::PlayWoodcutter;
    all[52] = Move::PlayPriest;
    all[53] = Move::Build;
    all[54] = Move::Return;
    all[55] = Move::ChooseWood;
    all[56] = Move::ChooseFame;
    all
};

/// How many moves there are.
pub(crate) const N_IDS: usize = 58;

pub(crate) fn move_id(mv: Move) -> u16 {
    let id = match mv {
        Move::Start(seat) => seat.idx(),
        Move::Colour(colour) => 4 + colour as usize,
        Move::Deal(kind) => 8 + kind.idx(),
        Move::Buy(sort) => 15 + sort.idx(),
        Move::PlayGatherers(sort, batch) => 19 + 3 * sort.idx() + batch as usize,
        Move::Offer(sort) => 31 + sort.idx(),
        Move::Hide(sort) => 35 + sort.idx(),
        Move::Add(sort) => 39 + sort.idx(),
        Move::Draw(column) => 43 + column.idx(),
        Move::Take(sort) => 47 + sort.idx(),
        Move::PlayWoodcutter => 51,
        Move::PlayPriest => 52,
        Move::Build => 53,
        Move::Return => 54,
        Move::ChooseWood => 55,
        Move::ChooseFame => 56,
        Move::Decline => 57,
    };
    id as u16
}
