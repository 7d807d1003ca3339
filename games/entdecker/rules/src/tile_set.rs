//! The chart and the tiles as data that people can change.

mod flaw;
mod read;

use std::{
    fmt,
    ops::Deref,
    sync::{Arc, LazyLock},
};

use rules_core::tinyvec::ArrayVec;
use serde::{Serialize, Serializer, ser::SerializeStruct};

pub use self::flaw::{Expected, Sort, TileSetError, TileSetFlaw};
use crate::{
    Circle, Event, Kind, Rotation, Side, Sides, Space, Spaces, Tile,
    chips::ChipCounts,
    data,
    space::{COLUMNS_MAX, N_SPACES},
};

/// No text of a tile set is longer: a guard against hostile input.
pub(crate) const LEN_MAX: usize = 4096;
/// More map tiles would make counts overflow their bytes.
pub(crate) const N_MAP_MAX: u32 = 200;
/// At most so many discovery chips.
pub(crate) const N_CHIPS_MAX: u32 = 50;
/// At most so many fields on the spinner.
pub(crate) const N_SPINS_MAX: usize = 12;

/// A chart and its tiles, read from a text.
pub struct TileSet {
    /// As it was given; empty for the shipped one.
    text: String,
    columns: u8,
    rows: u8,
    spaces: Spaces,
    /// The sides of each space that touch the frame.
    frame: [Sides; N_SPACES],
    /// For each side of the chart, the spaces beside a circle there.
    circles: [Spaces; 4],
    spinner: ArrayVec<[u8; N_SPINS_MAX]>,
    chips: ChipCounts,
    kinds: ArrayVec<[KindSpec; Kind::N_MAX]>,
    /// How many map tiles there are of each.
    counts: [u8; Tile::N],
    /// The reserve tile with land on exactly these sides.
    reserve: [(Kind, Rotation); Sides::N],
}

/// One kind of tile.
#[derive(Clone, Copy, Debug, Default)]
struct KindSpec {
    kind: Kind,
    faces: [Face; 4],
    /// How many of the four rotations look different; it is the first ones.
    n_rotations: u8,
    /// A bit for each pattern of land it shows in some rotation.
    patterns: u16,
    n_reserve: u8,
}

/// A kind of tile in one rotation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Face {
    /// The sides with land.
    pub land: Sides,
    /// Its pieces of land, the one with the first side first. The second may
    /// have no side: then there is none.
    pub pieces: [Sides; 2],
}

impl Face {
    /// Puts the pieces into their order.
    fn new(pieces: [Sides; 2]) -> Face {
        let [a, b] = pieces;
        let pieces = if b.first().is_some() && b.first() < a.first() { [b, a] } else { [a, b] };
        Face { land: a.or(b), pieces }
    }

    fn turned(self, rotation: Rotation) -> Face {
        Face::new(self.pieces.map(|piece| piece.turned(rotation.quarters())))
    }

    /// Returns the number of the piece that has land on this side.
    #[inline]
    pub(crate) fn piece_at(&self, side: Side) -> usize {
        usize::from(!self.pieces[0].has(side))
    }
}

impl TileSet {
    /// Reads a chart and its tiles.
    ///
    /// # Errors
    ///
    /// Points at the line that is wrong.
    pub fn read(text: &str) -> Result<TileSet, TileSetError> {
        read::read(text)
    }

    /// Returns the text of the shipped set: what to copy and change.
    pub fn shipped_text() -> &'static str {
        data::TILES
    }

    /// Returns the number of columns.
    #[inline]
    pub fn columns(&self) -> u8 {
        self.columns
    }

    /// Returns the number of rows.
    #[inline]
    pub fn rows(&self) -> u8 {
        self.rows
    }

    /// Returns the spaces of the chart.
    #[inline]
    pub fn spaces(&self) -> Spaces {
        self.spaces
    }

    /// Returns the sides of a space that touch the frame.
    #[inline]
    pub fn frame_sides(&self, space: Space) -> Sides {
        self.frame[space.idx()]
    }

    /// Returns the space on this side, unless the frame is there.
    #[inline]
    pub fn beside(&self, space: Space, side: Side) -> Option<Space> {
        const STEPS: [usize; 4] = [usize::MAX - 11, 1, COLUMNS_MAX as usize, usize::MAX];
        let next = space.idx().wrapping_add(STEPS[side.idx()]);
        (!self.frame_sides(space).has(side)).then(|| Space::with_idx(next))
    }

    /// Returns the spaces beside a start circle on this side of the chart.
    #[inline]
    pub fn beside_circles(&self, side: Side) -> Spaces {
        self.circles[side.idx()]
    }

    /// Returns the space beside a circle, if the frame has that circle.
    #[inline]
    pub fn beside_circle(&self, circle: Circle) -> Option<Space> {
        let space = circle.space(self.columns, self.rows)?;
        self.circles[circle.side().idx()].has(space).then_some(space)
    }

    /// Returns what a spin can give.
    #[inline]
    pub fn spinner(&self) -> &[u8] {
        &self.spinner
    }

    /// Returns the discovery chips.
    #[inline]
    pub fn chips(&self) -> ChipCounts {
        self.chips
    }

    /// Returns the kinds of tiles.
    pub fn kinds(&self) -> impl Iterator<Item = Kind> {
        self.kinds.iter().map(|spec| spec.kind)
    }

    /// Returns how a tile looks in a rotation.
    #[inline]
    pub fn face(&self, kind: Kind, rotation: Rotation) -> &Face {
        &self.kinds[kind.idx()].faces[rotation.idx()]
    }

    /// Returns the rotations in which a kind looks different.
    #[inline]
    pub fn rotations(&self, kind: Kind) -> &'static [Rotation] {
        &Rotation::ALL[..usize::from(self.kinds[kind.idx()].n_rotations)]
    }

    /// Returns how many map tiles there are like this one.
    #[inline]
    pub fn n_map(&self, tile: Tile) -> u8 {
        self.counts[tile.idx()]
    }

    /// Returns how many tiles of a kind the reserve has. It never runs out
    /// (EN-O11).
    pub fn n_reserve(&self, kind: Kind) -> u8 {
        self.kinds[kind.idx()].n_reserve
    }

    /// Returns the reserve tile with land on exactly these sides (EN-7).
    #[inline]
    pub fn reserve(&self, land: Sides) -> (Kind, Rotation) {
        self.reserve[land.idx()]
    }

    /// Returns whether a kind can lie so that its sides are sea and land as
    /// demanded.
    #[inline]
    pub(crate) fn fits(&self, kind: Kind, demand: Demand) -> bool {
        self.kinds[kind.idx()].patterns & demand.patterns() != 0
    }

    #[inline]
    pub(crate) fn counts(&self) -> &[u8; Tile::N] {
        &self.counts
    }

    /// Returns whether the set has this kind.
    pub(crate) fn has(&self, kind: Kind) -> bool {
        kind.idx() < self.kinds.len()
    }
}

impl fmt::Debug for TileSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = if self.text.is_empty() { "shipped" } else { "own" };
        write!(f, "TileSet({name}, {} x {})", self.columns, self.rows)
    }
}

/// What the surroundings of a space demand of a tile's sides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Demand {
    /// The sides of which something is demanded.
    pub fixed: Sides,
    /// Those of them that must be land.
    pub land: Sides,
}

/// A bit for each pattern of land that meets a demand.
const PATTERNS: [[u16; Sides::N]; Sides::N] = {
    let mut table = [[0; Sides::N]; Sides::N];
    let mut fixed = 0;
    while fixed < Sides::N {
        let mut pattern = 0;
        while pattern < Sides::N {
            table[fixed][pattern & fixed] |= 1 << pattern;
            pattern += 1;
        }
        fixed += 1;
    }
    table
};

impl Demand {
    #[inline]
    pub(crate) fn patterns(self) -> u16 {
        PATTERNS[self.fixed.idx()][self.land.idx()]
    }

    /// Returns whether a tile with land on these sides is as demanded.
    #[inline]
    pub fn is_met(self, land: Sides) -> bool {
        land.and(self.fixed) == self.land
    }

    /// Returns the first side that is not as demanded.
    pub(crate) fn broken_at(self, land: Sides) -> Option<Side> {
        self.fixed.iter().find(|side| self.land.has(*side) != land.has(*side))
    }
}

/// A tile set that is cheap to clone: the shipped one or a custom one.
#[derive(Clone, Debug)]
pub struct Tiles(Handle);

#[derive(Clone, Debug)]
enum Handle {
    Shipped(&'static TileSet),
    Own(Arc<TileSet>),
}

static SHIPPED: LazyLock<TileSet> = LazyLock::new(|| {
    let mut set = TileSet::read(data::TILES).expect("the shipped tile set can be read");
    set.text.clear();
    set
});

impl Tiles {
    /// Returns the shipped set.
    pub fn shipped() -> Tiles {
        Tiles(Handle::Shipped(&SHIPPED))
    }

    /// Reads a set; an empty text means the shipped one.
    ///
    /// # Errors
    ///
    /// Points at the line that is wrong.
    pub fn read(text: &str) -> Result<Tiles, TileSetError> {
        if text.trim().is_empty() {
            return Ok(Tiles::shipped());
        }
        Ok(Tiles(Handle::Own(Arc::new(TileSet::read(text)?))))
    }

    /// Returns the text it was read from; empty for the shipped set.
    pub fn text(&self) -> &str {
        &self.text
    }
}

impl Deref for Tiles {
    type Target = TileSet;

    #[inline]
    fn deref(&self) -> &TileSet {
        match &self.0 {
            Handle::Shipped(set) => set,
            Handle::Own(set) => set,
        }
    }
}

impl PartialEq for Tiles {
    fn eq(&self, other: &Tiles) -> bool {
        std::ptr::eq::<TileSet>(&**self, &**other) || self.text == other.text
    }
}

impl Eq for Tiles {}

/// What a board needs to know to draw the chart and its tiles.
impl Serialize for Tiles {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let circles = (0..Circle::N).filter_map(Circle::with_idx);
        let circles: Vec<Circle> =
            circles.filter(|circle| self.beside_circle(*circle).is_some()).collect();
        let mut set = serializer.serialize_struct("Tiles", 5)?;
        set.serialize_field("columns", &self.columns)?;
        set.serialize_field("rows", &self.rows)?;
        set.serialize_field("circles", &circles)?;
        set.serialize_field("spinner", self.spinner())?;
        let kinds: Vec<ShownKind> = self.kinds.iter().map(|spec| self.shown(spec)).collect();
        set.serialize_field("kinds", &kinds)?;
        set.end()
    }
}

#[derive(Serialize)]
struct ShownKind {
    kind: Kind,
    /// The pieces of land, unturned.
    pieces: Vec<Sides>,
    plain: u8,
    events: Vec<(Event, u8)>,
    reserve: u8,
}

impl TileSet {
    fn shown(&self, spec: &KindSpec) -> ShownKind {
        let kind = spec.kind;
        let pieces = spec.faces[0].pieces.into_iter().filter(|piece| !piece.is_empty());
        let of = |event| self.n_map(Tile { kind, event });
        let events = Event::ALL.into_iter().map(|event| (event, of(Some(event))));
        ShownKind {
            kind,
            pieces: pieces.collect(),
            plain: of(None),
            events: events.filter(|(_, n)| *n > 0).collect(),
            reserve: spec.n_reserve,
        }
    }
}
