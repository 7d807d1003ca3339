//! The island: hexes, special places and coastal sites.

mod flaw;
mod read;

use std::{fmt, ops::Deref, str::FromStr, sync::Arc, sync::LazyLock};

use rules_core::DiagramError;
use serde::{Serialize, Serializer, ser::SerializeStruct};

pub use self::flaw::{BoardError, BoardFlaw, Part};
use crate::{
    Hex, HexSet,
    data::{BOARDS, SITES_MAX},
};

/// A map that Giants can be played on.
#[derive(Clone, Debug)]
pub struct Board {
    /// The key of a board that comes with the game.
    key: Option<&'static str>,
    text: String,
    name: String,
    n_seats_min: u8,
    n_seats_max: u8,
    land: HexSet,
    quarry: Hex,
    clay_pit: Hex,
    village: Hex,
    hut: Hex,
    forests: Vec<(Hex, u8)>,
    sites: Vec<Site>,
}

/// A coastal site.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Site {
    /// The hex it belongs to.
    pub hex: Hex,
    /// What a statue is worth there, times its size.
    pub statue: u8,
    /// What a headdress on it is worth.
    pub headdress: u8,
}

/// The number of a site: 1 to 40, in the order of the board's text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SiteNo(u8);

impl SiteNo {
    /// Returns the site at this position of [`Board::sites`].
    #[inline]
    pub const fn with_idx(idx: usize) -> SiteNo {
        assert!(idx < SITES_MAX, "no such site");
        SiteNo(idx as u8)
    }

    /// Returns the position in [`Board::sites`].
    #[inline]
    pub const fn idx(self) -> usize {
        self.0 as usize
    }

    /// Returns the number people use.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

impl fmt::Display for SiteNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl FromStr for SiteNo {
    type Err = ();

    fn from_str(text: &str) -> Result<SiteNo, ()> {
        let is_plain = text.bytes().all(|it| it.is_ascii_digit()) && !text.starts_with('0');
        let number: usize = text.parse().map_err(|_| ())?;
        if is_plain && number <= SITES_MAX { Ok(SiteNo::with_idx(number - 1)) } else { Err(()) }
    }
}

impl Serialize for SiteNo {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

/// What is special about a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Special {
    /// Where statues enter the map.
    Quarry,
    /// Where headdresses are made and enter the map.
    ClayPit,
    /// Gives workers.
    Village,
    /// The sorcerer's hut: gives markers.
    Hut,
    /// Gives this many logs, once.
    Forest(u8),
}

impl Board {
    /// Reads a board.
    ///
    /// # Errors
    ///
    /// Points at the line that is wrong.
    pub fn read(text: &str) -> Result<Board, DiagramError> {
        Ok(read::read(text)?)
    }

    /// Returns the key of a board that comes with the game.
    pub fn key(&self) -> Option<&'static str> {
        self.key
    }

    /// Returns the text it was read from.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the fewest seats it is for.
    pub fn n_seats_min(&self) -> u8 {
        self.n_seats_min
    }

    /// Returns the most seats it is for.
    pub fn n_seats_max(&self) -> u8 {
        self.n_seats_max
    }

    /// Returns its hexes.
    #[inline]
    pub fn land(&self) -> HexSet {
        self.land
    }

    /// Returns the hex on which statues enter the map.
    #[inline]
    pub fn quarry(&self) -> Hex {
        self.quarry
    }

    /// Returns the hex on which headdresses are made and enter the map.
    #[inline]
    pub fn clay_pit(&self) -> Hex {
        self.clay_pit
    }

    /// Returns the hex that gives workers.
    #[inline]
    pub fn village(&self) -> Hex {
        self.village
    }

    /// Returns the hex that gives markers.
    #[inline]
    pub fn hut(&self) -> Hex {
        self.hut
    }

    /// Returns the forests with their logs.
    #[inline]
    pub fn forests(&self) -> &[(Hex, u8)] {
        &self.forests
    }

    /// Returns the coastal sites.
    #[inline]
    pub fn sites(&self) -> &[Site] {
        &self.sites
    }

    /// Returns a site of this board.
    ///
    /// # Panics
    ///
    /// Panics if the board has no such site.
    #[inline]
    pub fn site(&self, site: SiteNo) -> Site {
        self.sites[site.idx()]
    }

    /// Iterates over the sites with their numbers.
    #[inline]
    pub fn numbered_sites(&self) -> impl Iterator<Item = (SiteNo, &Site)> {
        self.sites.iter().enumerate().map(|(idx, site)| (SiteNo::with_idx(idx), site))
    }

    /// Iterates over the sites of a hex.
    #[inline]
    pub fn sites_at(&self, hex: Hex) -> impl Iterator<Item = SiteNo> {
        self.numbered_sites().filter(move |(_, site)| site.hex == hex).map(|(no, _)| no)
    }

    /// Returns the logs of the forest on a hex; 0 if there is none.
    #[inline]
    pub fn logs_at(&self, hex: Hex) -> u8 {
        self.forests.iter().find(|(it, _)| *it == hex).map_or(0, |(_, logs)| *logs)
    }

    /// Returns what is special about a hex, apart from its sites.
    pub fn special(&self, hex: Hex) -> Option<Special> {
        match hex {
            _ if hex == self.quarry => Some(Special::Quarry),
            _ if hex == self.clay_pit => Some(Special::ClayPit),
            _ if hex == self.village => Some(Special::Village),
            _ if hex == self.hut => Some(Special::Hut),
            _ => match self.logs_at(hex) {
                0 => None,
                logs => Some(Special::Forest(logs)),
            },
        }
    }
}

/// A board that many states share: cloning it copies no board.
#[derive(Clone, Debug)]
pub struct BoardRef(Shared);

/// Those that come with the game live forever, so that a search on many cores
/// counts no references to them.
#[derive(Clone, Debug)]
enum Shared {
    BuiltIn(&'static Board),
    Loaded(Arc<Board>),
}

static BUILT_IN: LazyLock<[Board; BOARDS.len()]> = LazyLock::new(|| {
    BOARDS.map(|(key, text)| {
        let board = Board::read(text).expect("the boards that come with the game are sound");
        Board { key: Some(key), ..board }
    })
});

impl BoardRef {
    /// Returns the boards that come with the game; the first is the default.
    pub fn built_in() -> impl Iterator<Item = BoardRef> {
        BUILT_IN.iter().map(|board| BoardRef(Shared::BuiltIn(board)))
    }

    /// Finds a board by its key, or reads its text; an empty text means the
    /// default.
    ///
    /// # Errors
    ///
    /// Points at the line that is wrong.
    pub fn find(text: &str) -> Result<BoardRef, BoardError> {
        let find = |is_meant: &dyn Fn(&Board) -> bool| {
            BUILT_IN.iter().find(|it| is_meant(it)).map(|it| BoardRef(Shared::BuiltIn(it)))
        };
        if text.is_empty() {
            return Ok(BoardRef::default());
        }
        if let Some(board) = find(&|it| it.key == Some(text)) {
            return Ok(board);
        }
        if !text.contains([':', '\n']) {
            let flaw = BoardFlaw::Unknown(text.chars().take(40).collect());
            return Err(BoardError { line: 1, column: 1, flaw });
        }
        let board = read::read(text)?;
        Ok(find(&|it| it.text == board.text)
            .unwrap_or_else(|| BoardRef(Shared::Loaded(Arc::new(board)))))
    }

    /// Returns the shortest text that [`BoardRef::find`] finds it by.
    pub fn reference(&self) -> &str {
        match self.key {
            Some(key) if key == BOARDS[0].0 => "",
            Some(key) => key,
            None => &self.text,
        }
    }
}

impl Deref for BoardRef {
    type Target = Board;

    #[inline]
    fn deref(&self) -> &Board {
        match &self.0 {
            Shared::BuiltIn(board) => board,
            Shared::Loaded(board) => board,
        }
    }
}

impl PartialEq for BoardRef {
    fn eq(&self, other: &BoardRef) -> bool {
        std::ptr::eq::<Board>(&**self, &**other) || self.text == other.text
    }
}

impl Eq for BoardRef {}

impl Serialize for BoardRef {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_struct("Board", 9)?;
        map.serialize_field("key", &self.key)?;
        map.serialize_field("name", &self.name)?;
        map.serialize_field("hexes", &self.land)?;
        map.serialize_field("quarry", &self.quarry)?;
        map.serialize_field("clay-pit", &self.clay_pit)?;
        map.serialize_field("village", &self.village)?;
        map.serialize_field("hut", &self.hut)?;
        map.serialize_field("forests", &self.forests)?;
        map.serialize_field("sites", &self.sites)?;
        map.end()
    }
}

impl Default for BoardRef {
    fn default() -> BoardRef {
        BoardRef(Shared::BuiltIn(&BUILT_IN[0]))
    }
}
