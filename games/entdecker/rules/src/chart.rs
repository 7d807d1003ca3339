//! The chart: the tiles that have been discovered.

use rules_core::tinyvec::ArrayVec;
use serde::{Serialize, Serializer};

use crate::{
    Demand, Event, Frame, Kind, Laid, Land, Place, Rotation, Side, Sides, Space, Spaces, TileSet,
    islands::{Islands, Piece},
    space::N_SPACES,
};

/// The tiles on the chart and the islands they form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Chart {
    known: Spaces,
    /// For each side the tiles that have land there.
    land: [Spaces; 4],
    /// What lies on each known space.
    laid: [Laid; N_SPACES],
    islands: Islands,
}

/// An island as far as it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Island {
    /// Its first piece of land, row by row: its name.
    pub first: Land,
    /// The spaces it lies on. A tile counts once, even with two of its pieces.
    pub spaces: Spaces,
    /// How many of its land sides border undiscovered spaces.
    pub n_open: u8,
}

impl Island {
    /// Returns how many tiles it has (EN-8c).
    pub fn n_tiles(&self) -> u8 {
        self.spaces.n()
    }

    /// Returns whether nothing of it is left to discover (EN-8).
    pub fn is_complete(&self) -> bool {
        self.n_open == 0
    }
}

impl Chart {
    pub(crate) fn new() -> Chart {
        Chart {
            known: Spaces::NONE,
            land: [Spaces::NONE; 4],
            laid: [Laid::default(); N_SPACES],
            islands: Islands::default(),
        }
    }

    /// Returns the discovered spaces.
    #[inline]
    pub fn known(&self) -> Spaces {
        self.known
    }

    /// Returns the undiscovered spaces.
    #[inline]
    pub fn unknown(&self, set: &TileSet) -> Spaces {
        set.spaces().minus(self.known)
    }

    /// Returns the tile on a space.
    #[inline]
    pub fn laid(&self, space: Space) -> Option<Laid> {
        self.known.has(space).then(|| self.laid[space.idx()])
    }

    /// Iterates over the tiles, row by row.
    pub fn tiles(&self) -> impl Iterator<Item = (Space, Laid)> {
        self.known.iter().map(|space| (space, self.laid[space.idx()]))
    }

    /// Returns the sides on which a known space has land.
    #[inline]
    pub fn land(&self, space: Space) -> Sides {
        Side::ALL.into_iter().filter(|side| self.land[side.idx()].has(space)).collect()
    }

    /// Returns the pieces of land on a space, each by its sides.
    #[inline]
    pub fn pieces(&self, set: &TileSet, space: Space) -> ArrayVec<[Sides; 2]> {
        let laid = self.laid(space);
        let pieces = laid.map(|laid| set.face(laid.kind(), laid.rotation()).pieces);
        pieces.into_iter().flatten().filter(|piece| !piece.is_empty()).collect()
    }

    /// Returns the island that a piece of land belongs to.
    ///
    /// # Panics
    ///
    /// Panics if there is no such land.
    pub fn island(&self, set: &TileSet, land: Land) -> Island {
        self.island_of(set, self.piece(set, land))
    }

    /// Iterates over all islands in the order of their first pieces.
    pub fn islands(&self, set: &TileSet) -> impl Iterator<Item = Island> {
        self.islands.firsts().map(move |first| self.island_of(set, first))
    }

    /// Returns the number of the island that a piece of land belongs to. It is
    /// below 192, and holds until the next tile is laid.
    ///
    /// With [`Chart::n_tiles`] and [`Chart::n_open`] it gives the same answers as
    /// [`Chart::island`], for callers that need many islands quickly.
    #[inline]
    pub fn island_no(&self, set: &TileSet, land: Land) -> u8 {
        self.first_of(set, land).idx() as u8
    }

    /// Returns how many tiles the island with this number has.
    #[inline]
    pub fn n_tiles(&self, island_no: u8) -> u8 {
        self.islands.n_tiles(Piece::with_idx(island_no))
    }

    /// Returns how many land sides of the island with this number border
    /// undiscovered spaces.
    #[inline]
    pub fn n_open(&self, island_no: u8) -> u8 {
        self.islands.n_open(Piece::with_idx(island_no))
    }

    fn island_of(&self, set: &TileSet, piece: Piece) -> Island {
        Island {
            first: self.name(set, self.islands.first_of(piece)),
            spaces: self.islands.spaces(piece),
            n_open: self.islands.n_open(piece),
        }
    }

    /// Returns the first piece of the island that a piece belongs to.
    #[inline]
    pub(crate) fn first_of(&self, set: &TileSet, land: Land) -> Piece {
        self.islands.first_of(self.piece(set, land))
    }

    /// EN-8: none of the island's land sides borders an undiscovered space.
    #[inline]
    pub(crate) fn is_complete(&self, set: &TileSet, land: Land) -> bool {
        self.islands.n_open(self.piece(set, land)) == 0
    }

    /// Returns the name of a piece of land.
    pub(crate) fn name(&self, set: &TileSet, piece: Piece) -> Land {
        let laid = self.laid[piece.space().idx()];
        let sides = set.face(laid.kind(), laid.rotation()).pieces[piece.nth()];
        Land { space: piece.space(), side: sides.first().expect("a piece of land has a side") }
    }

    #[inline]
    pub(crate) fn piece(&self, set: &TileSet, land: Land) -> Piece {
        let laid = self.laid[land.space.idx()];
        let face = set.face(laid.kind(), laid.rotation());
        Piece::new(land.space, face.piece_at(land.side))
    }

    /// Lays a tile on an undiscovered space.
    pub(crate) fn lay(&mut self, set: &TileSet, space: Space, laid: Laid) {
        let face = set.face(laid.kind(), laid.rotation());
        self.known.add(space);
        self.laid[space.idx()] = laid;
        let mut beside = [None; 4];
        let mut open = Sides::NONE;
        for side in face.land.iter() {
            self.land[side.idx()].add(space);
            match set.beside(space, side) {
                Some(next) if self.known.has(next) => {
                    let land = Land { space: next, side: side.opposite() };
                    beside[side.idx()] = Some(self.piece(set, land));
                }
                Some(_) => open.add(side),
                // EN-O22: the frame closes an island.
                None => {}
            }
        }
        self.islands.lay(space, face, &beside, open);
    }

    /// Returns what the surroundings of a space demand of a tile (EN-4a).
    #[inline]
    pub(crate) fn demand(&self, set: &TileSet, frame: Frame, space: Space) -> Demand {
        let mut demand = Demand { fixed: Sides::NONE, land: Sides::NONE };
        for side in Side::ALL {
            match set.beside(space, side) {
                Some(next) if self.known.has(next) => {
                    demand.fixed.add(side);
                    if self.land[side.opposite().idx()].has(next) {
                        demand.land.add(side);
                    }
                }
                Some(_) => {}
                None => match frame {
                    Frame::Sea => demand.fixed.add(side),
                    Frame::Neutral => {}
                },
            }
        }
        demand
    }

    /// Returns the known spaces from which a passage leads to an undiscovered
    /// one (EN-2).
    #[inline]
    pub(crate) fn shores(&self, set: &TileSet) -> Spaces {
        let unknown = self.unknown(set);
        let mut shores = Spaces::NONE;
        for side in Side::ALL {
            let beside_unknown = unknown.shifted(side.opposite());
            shores = shores.or(beside_unknown.minus(self.land[side.idx()]));
        }
        shores.and(self.known)
    }

    /// Returns the undiscovered spaces that a passage leads to: from a tile,
    /// or from a circle.
    #[inline]
    pub(crate) fn approaches(&self, set: &TileSet) -> Spaces {
        let mut approaches = Spaces::NONE;
        for side in Side::ALL {
            let sea = self.known.minus(self.land[side.idx()]);
            approaches = approaches.or(sea.shifted(side)).or(set.beside_circles(side));
        }
        approaches.and(self.unknown(set))
    }

    /// Returns the undiscovered spaces that a passage joins to the ship's
    /// place, with what they demand of a tile (EN-4a, EN-O17).
    #[inline]
    pub fn targets(
        &self,
        set: &TileSet,
        frame: Frame,
        ship: Place,
    ) -> ArrayVec<[(Space, Demand); 4]> {
        let mut targets = ArrayVec::new();
        match ship {
            Place::Circle(circle) => {
                if let Some(space) = set.beside_circle(circle).filter(|it| !self.known.has(*it)) {
                    let mut demand = self.demand(set, frame, space);
                    demand.fixed.add(circle.side());
                    targets.push((space, demand));
                }
            }
            Place::Tile(space) => {
                for side in self.land(space).not().iter() {
                    let next = set.beside(space, side).filter(|it| !self.known.has(*it));
                    targets.extend(next.map(|next| (next, self.demand(set, frame, next))));
                }
            }
        }
        targets
    }

    /// Returns whether a passage leads on from the ship's place (EN-4c).
    #[inline]
    pub(crate) fn leads_on(&self, set: &TileSet, ship: Place) -> bool {
        match ship {
            Place::Circle(circle) => {
                set.beside_circle(circle).is_some_and(|it| !self.known.has(it))
            }
            Place::Tile(space) => self
                .land(space)
                .not()
                .iter()
                .any(|side| set.beside(space, side).is_some_and(|next| !self.known.has(next))),
        }
    }

    /// Returns whether every space of the chart is discovered (EN-9).
    #[inline]
    pub(crate) fn is_full(&self, set: &TileSet) -> bool {
        self.unknown(set).is_empty()
    }

    /// Rebuilds the chart from its tiles alone.
    pub(crate) fn relaid(&self, set: &TileSet) -> Chart {
        let mut chart = Chart::new();
        for (space, laid) in self.tiles() {
            chart.lay(set, space, laid);
        }
        chart
    }
}

/// The tiles, row by row.
impl Serialize for Chart {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.tiles().map(|(space, laid)| ShownTile {
            space,
            kind: laid.kind(),
            rotation: laid.rotation(),
            event: laid.event(),
            is_reserve: laid.is_reserve(),
            land: self.land(space),
        }))
    }
}

#[derive(Serialize)]
struct ShownTile {
    space: Space,
    kind: Kind,
    rotation: Rotation,
    event: Option<Event>,
    is_reserve: bool,
    land: Sides,
}
