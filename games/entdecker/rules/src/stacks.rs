//! The five face-down stacks, drawn late: nobody knows an order, because
//! there is none (EN-S1, EN-4).

use serde::{Serialize, Serializer, ser::SerializeMap};

use crate::{Back, Kind, Tile, TileSet, data::N_STACKS};

/// One of the five stacks. Written 1 to 5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct StackNo(u8);

impl StackNo {
    /// Every stack.
    pub const ALL: [StackNo; N_STACKS] =
        [StackNo(0), StackNo(1), StackNo(2), StackNo(3), StackNo(4)];

    /// Returns the position in [`StackNo::ALL`].
    #[inline]
    pub fn idx(self) -> usize {
        usize::from(self.0)
    }

    /// Returns the number people use: 1 to 5.
    pub fn number(self) -> u8 {
        self.0 + 1
    }

    /// Returns the stack with the number people use.
    pub fn with_number(number: u8) -> Option<StackNo> {
        StackNo::ALL.into_iter().find(|stack| stack.number() == number)
    }
}

impl std::fmt::Display for StackNo {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.number().fmt(f)
    }
}

impl Serialize for StackNo {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

/// What is known of a stack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Stack {
    /// How many tiles it has.
    pub height: u8,
    /// The back of its top tile; unknown while that is about to be shown.
    pub back: Option<Back>,
}

/// The stacks, and which tiles are in them, in no order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stacks {
    stacks: [Stack; N_STACKS],
    /// How many of each tile nobody has drawn.
    unseen: [u8; Tile::N],
    /// How many of these are plain, and how many bear a `?`.
    n_by_back: [u8; 2],
}

impl Stacks {
    /// Shuffles all map tiles into five equal stacks. No back is shown yet.
    pub(crate) fn new(set: &TileSet) -> Stacks {
        let mut stacks = Stacks::with_unseen(*set.counts());
        let height = stacks.n_tiles() / N_STACKS as u8;
        stacks.stacks = [Stack { height, back: None }; N_STACKS];
        stacks
    }

    /// Keeps these tiles; the stacks are filled in later.
    pub(crate) fn with_unseen(unseen: [u8; Tile::N]) -> Stacks {
        let mut n_by_back = [0; 2];
        for (idx, n) in unseen.iter().enumerate() {
            n_by_back[Tile::with_idx(idx).back() as usize] += n;
        }
        Stacks { stacks: [Stack::default(); N_STACKS], unseen, n_by_back }
    }

    /// Returns what is known of a stack.
    #[inline]
    pub fn stack(&self, stack: StackNo) -> Stack {
        self.stacks[stack.idx()]
    }

    /// Returns how many tiles like this nobody has drawn.
    #[inline]
    pub fn n_unseen(&self, tile: Tile) -> u8 {
        self.unseen[tile.idx()]
    }

    /// Returns how many tiles of a kind nobody has drawn.
    #[inline]
    pub fn n_of_kind(&self, kind: Kind) -> u8 {
        self.unseen.iter().skip(kind.idx()).step_by(Kind::N_MAX).sum()
    }

    /// Returns how many tiles are in the stacks.
    #[inline]
    pub fn n_tiles(&self) -> u8 {
        self.n_by_back[0] + self.n_by_back[1]
    }

    /// Returns how many tiles with this back are in the stacks.
    #[inline]
    pub fn n_with_back(&self, back: Back) -> u8 {
        self.n_by_back[back as usize]
    }

    /// Returns how many tiles with this back lie below the visible ones.
    ///
    /// That is the weight with which a stack shows this back next.
    #[inline]
    pub fn n_below(&self, back: Back) -> u8 {
        let is_shown = |stack: &&Stack| stack.back == Some(back);
        self.n_with_back(back) - self.stacks.iter().filter(is_shown).count() as u8
    }

    /// Iterates over the tiles a stack may have on top, with their weights.
    ///
    /// Every tile with that back is as likely there as any other.
    pub(crate) fn tops(&self, stack: StackNo) -> impl Iterator<Item = (Tile, u8)> {
        let back = self.stack(stack).back;
        let all = (0..Tile::N).map(|idx| (Tile::with_idx(idx), self.unseen[idx]));
        all.filter(move |(tile, n)| *n > 0 && Some(tile.back()) == back)
    }

    /// Returns the tile at `point` when those a stack may have on top are laid
    /// in a row.
    #[inline]
    pub(crate) fn top_at(&self, stack: StackNo, mut point: u8) -> Tile {
        let from = match self.stack(stack).back {
            Some(Back::Question) => Kind::N_MAX,
            Some(Back::Plain) | None => 0,
        };
        for (idx, n) in self.unseen.iter().enumerate().skip(from) {
            if point < *n {
                return Tile::with_idx(idx);
            }
            point -= n;
        }
        unreachable!("the point is below the number of tiles with that back")
    }

    /// Takes the top tile, which turns out to be this one.
    #[inline]
    pub(crate) fn take(&mut self, stack: StackNo, tile: Tile) {
        let top = &mut self.stacks[stack.idx()];
        *top = Stack { height: top.height - 1, back: None };
        self.unseen[tile.idx()] -= 1;
        self.n_by_back[tile.back() as usize] -= 1;
    }

    /// Shows the back of the top tile.
    #[inline]
    pub(crate) fn show(&mut self, stack: StackNo, back: Back) {
        self.stacks[stack.idx()].back = Some(back);
    }

    pub(crate) fn set(&mut self, stack: StackNo, to: Stack) {
        self.stacks[stack.idx()] = to;
    }
}

impl Serialize for Stacks {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let all = (0..Tile::N).map(|idx| (Tile::with_idx(idx).to_string(), self.unseen[idx]));
        let unseen: std::collections::BTreeMap<String, u8> = all.filter(|(_, n)| *n > 0).collect();
        let mut map = serializer.serialize_map(Some(2))?;
        map.serialize_entry("stacks", &self.stacks)?;
        map.serialize_entry("unseen", &unseen)?;
        map.end()
    }
}
