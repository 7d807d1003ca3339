//! Which pieces of land are one island, and which islands are complete (EN-8).
//!
//! Kept up to date with every tile that is laid. Each piece knows the first
//! piece of its island, row by row, so that the same chart always gives the
//! same value, in whatever order its tiles were laid.

use std::fmt;

use crate::{Sides, Space, Spaces, space::N_SPACES, tile_set::Face};

/// A tile has at most two pieces of land.
const N_PIECES: usize = 2 * N_SPACES;

/// No piece of land.
const NONE: u8 = u8::MAX;

/// A piece of land: a space, and which of its pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Piece(u8);

impl Piece {
    #[inline]
    pub(crate) fn new(space: Space, nth: usize) -> Piece {
        Piece((2 * space.idx() + nth) as u8)
    }

    #[inline]
    pub(crate) fn idx(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    pub(crate) fn with_idx(idx: u8) -> Piece {
        Piece(idx)
    }

    pub(crate) fn space(self) -> Space {
        Space::with_idx(self.idx() / 2)
    }

    pub(crate) fn nth(self) -> usize {
        self.idx() % 2
    }
}

/// The islands of a chart.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Islands {
    /// For each piece of land the first piece of its island.
    first: [u8; N_PIECES],
    /// For each first piece how many land sides of the island border an
    /// undiscovered space; 0 for all others.
    open: [u8; N_PIECES],
}

impl Default for Islands {
    fn default() -> Islands {
        Islands { first: [NONE; N_PIECES], open: [0; N_PIECES] }
    }
}

impl Islands {
    /// Adds the land of a tile.
    ///
    /// `beside` has the land it joins on each side; the sides in `open` border
    /// undiscovered spaces.
    pub(crate) fn lay(
        &mut self,
        space: Space,
        face: &Face,
        beside: &[Option<Piece>; 4],
        open: Sides,
    ) {
        for (nth, sides) in face.pieces.into_iter().enumerate() {
            if sides.is_empty() {
                continue;
            }
            let piece = Piece::new(space, nth);
            // Until it joins other land the piece needs no label of its own.
            let mut own = None;
            let mut n_open = sides.and(open).n();
            for other in sides.iter().filter_map(|side| beside[side.idx()]) {
                let other = self.first[other.idx()];
                self.open[usize::from(other)] -= 1;
                own = Some(own.map_or(other, |own| self.unite(own, other)));
            }
            let first = own.map_or(piece.0, |own| own.min(piece.0));
            if let Some(own) = own.filter(|own| first < *own) {
                self.relabel(own, first);
            }
            n_open += self.open[usize::from(first)];
            self.first[piece.idx()] = first;
            self.open[usize::from(first)] = n_open;
        }
    }

    /// Makes two islands one. Returns its first piece.
    fn unite(&mut self, a: u8, b: u8) -> u8 {
        if a != b {
            self.relabel(a.max(b), a.min(b));
        }
        a.min(b)
    }

    /// Gives an island another first piece, which may be that of a second one.
    fn relabel(&mut self, from: u8, to: u8) {
        self.open[usize::from(to)] += std::mem::take(&mut self.open[usize::from(from)]);
        for first in &mut self.first {
            *first = if *first == from { to } else { *first };
        }
    }

    /// Returns the first piece of an island.
    #[inline]
    pub(crate) fn first_of(&self, piece: Piece) -> Piece {
        Piece(self.first[piece.idx()])
    }

    /// Returns how many land sides of an island border undiscovered spaces.
    #[inline]
    pub(crate) fn n_open(&self, piece: Piece) -> u8 {
        self.open[usize::from(self.first[piece.idx()])]
    }

    /// Returns the spaces of an island.
    pub(crate) fn spaces(&self, piece: Piece) -> Spaces {
        let first = self.first[piece.idx()];
        let idxs = (0..N_PIECES).filter(|idx| self.first[*idx] == first);
        idxs.map(|idx| Space::with_idx(idx / 2)).collect()
    }

    /// Returns how many tiles an island has.
    #[inline]
    pub(crate) fn n_tiles(&self, piece: Piece) -> u8 {
        let first = self.first[piece.idx()];
        let (spaces, _) = self.first.as_chunks();
        // A tile counts once for an island (EN-O12). Both pieces are looked at as one
        // number, in which a byte is 0 where a piece belongs to the island: so the
        // compiler compares many spaces at once, without taking them apart.
        let both = u16::from_ne_bytes([first, first]);
        let n_tiles = spaces.iter().map(|pieces| {
            let other = u16::from_ne_bytes(*pieces) ^ both;
            u16::from(other.wrapping_sub(0x0101) & !other & 0x8080 != 0)
        });
        n_tiles.sum::<u16>() as u8
    }

    /// Iterates over the first pieces of all islands, row by row.
    pub(crate) fn firsts(&self) -> impl Iterator<Item = Piece> {
        let all = (0..N_PIECES as u8).filter(|idx| self.first[usize::from(*idx)] == *idx);
        all.map(Piece)
    }
}

impl fmt::Debug for Islands {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let spaces = |first: Piece| (first.space(), self.n_open(first), self.spaces(first));
        f.debug_list().entries(self.firsts().map(spaces)).finish()
    }
}
