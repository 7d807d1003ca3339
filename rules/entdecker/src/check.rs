//! What must hold in every state.

use crate::{
    Back, Chart, Entdecker, Frame, Land, Leg, Phase, Place, Side, Space, Spaces, StackNo, Tile,
    Voyage, chips, data::GOLD_MAX, holes, legal, settle,
};

impl Entdecker {
    pub(crate) fn check(&self) -> Result<(), String> {
        self.check_chart()?;
        self.check_tiles()?;
        self.check_stacks()?;
        self.check_explorers()?;
        self.check_voyage()?;
        self.check_phase()
    }

    fn check_chart(&self) -> Result<(), String> {
        for (space, laid) in self.chart.tiles() {
            if !self.tiles.spaces().has(space) || !self.tiles.has(laid.kind()) {
                return Err(format!("{space} is on the chart, and its tile is one of the set"));
            }
            for side in Side::ALL {
                self.check_side(space, side)?;
            }
        }
        if self.chart != self.chart.relaid(&self.tiles) {
            return Err("the islands follow from the tiles".to_owned());
        }
        Ok(())
    }

    /// EN-4a: land to land, sea to sea.
    fn check_side(&self, space: Space, side: Side) -> Result<(), String> {
        let is_land = self.chart.land(space).has(side);
        match self.tiles.beside(space, side) {
            None if is_land && self.frame == Frame::Sea => {
                Err(format!("the {} side of {space} is sea, like the frame", side.key()))
            }
            Some(next) if self.chart.known().has(next) => {
                let other = self.chart.land(next).has(side.opposite());
                let matches = is_land == other;
                let message = || format!("the {} side of {space} matches {next}", side.key());
                if matches { Ok(()) } else { Err(message()) }
            }
            Some(_) | None => Ok(()),
        }
    }

    fn check_tiles(&self) -> Result<(), String> {
        let mut n_all: u32 = self.n_lost.into();
        for tile in (0..Tile::N).map(Tile::with_idx) {
            let on_chart = self.chart.tiles().filter(|(_, laid)| laid.tile() == Some(tile)).count();
            let in_hand = usize::from(self.hand == Some(tile));
            let n = on_chart + in_hand + usize::from(self.stacks.n_unseen(tile));
            let n_max = self.tiles.n_map(tile);
            if usize::from(n_max) < n {
                return Err(format!("tiles are conserved: {n} of {tile}, there are {n_max}"));
            }
            n_all += n as u32;
        }
        let expected: u32 = self.tiles.counts().iter().map(|n| u32::from(*n)).sum();
        if n_all != expected {
            return Err(format!("tiles are conserved: {n_all} map tiles, expected {expected}"));
        }
        Ok(())
    }

    fn check_stacks(&self) -> Result<(), String> {
        let stacks = StackNo::ALL.map(|no| (no, self.stacks.stack(no)));
        let n: u32 = stacks.iter().map(|(_, stack)| u32::from(stack.height)).sum();
        if n != u32::from(self.stacks.n_tiles()) {
            let n_unseen = self.stacks.n_tiles();
            return Err(format!("the stacks hold what nobody has drawn: {n} and {n_unseen} tiles"));
        }
        for back in Back::ALL {
            let n_shown = stacks.iter().filter(|(_, stack)| stack.back == Some(back)).count();
            let n = self.stacks.n_with_back(back);
            if usize::from(n) < n_shown {
                return Err(format!("{n_shown} stacks show {back}: {n} tiles have that back"));
            }
        }
        for (no, stack) in stacks {
            let is_due = match self.phase {
                Phase::Back(due) => due == no || self.hand.is_none() && due < no,
                _ => false,
            };
            if stack.back.is_some() != (0 < stack.height && !is_due) {
                return Err(format!("stack {no} shows the back of its top tile"));
            }
        }
        Ok(())
    }

    fn check_explorers(&self) -> Result<(), String> {
        let mut posts = Spaces::NONE;
        for (seat, explorer) in self.explorers.iter() {
            if GOLD_MAX < explorer.gold {
                return Err(format!("seat {seat} has at most {GOLD_MAX} gold"));
            }
            for (unit, land) in explorer.units.iter() {
                let pieces = self.chart.pieces(&self.tiles, land.space);
                if !pieces.iter().any(|piece| piece.first() == Some(land.side)) {
                    return Err(format!("the {unit} of seat {seat} stands on land: {land}"));
                }
                if posts.has(land.space) {
                    return Err(format!("there is one unit on {}", land.space));
                }
                posts.add(land.space);
            }
        }
        let all = self.tiles.chips();
        for value in 1..=crate::ChipCounts::VALUE_MAX {
            let held: u8 = self.explorers.values().iter().map(|it| it.chips.of(value)).sum();
            if held + self.chips.of(value) != all.of(value) {
                return Err(format!("chips are conserved: those of value {value}"));
            }
        }
        Ok(())
    }

    fn check_voyage(&self) -> Result<(), String> {
        let Voyage { ship, n_left, leg } = self.voyage;
        let has_hand = match self.phase {
            Phase::Back(_) => ship.is_some(),
            Phase::Place => true,
            _ => false,
        };
        if self.hand.is_some() != has_hand {
            return Err("a tile is in hand between drawing and placing".to_owned());
        }
        let is_ashore = match self.phase {
            Phase::Back(_) => self.hand.is_none(),
            Phase::First | Phase::Income | Phase::Start | Phase::Over => true,
            _ => false,
        };
        if is_ashore {
            let is_home = self.voyage == Voyage::default();
            return if is_home { Ok(()) } else { Err("no ship is out before the start".into()) };
        }
        match ship {
            None => return Err("the ship has a place during a voyage".to_owned()),
            Some(Place::Tile(space)) if !self.chart.known().has(space) => {
                return Err(format!("the ship is on a tile: {space}"));
            }
            Some(Place::Circle(circle)) if self.tiles.beside_circle(circle).is_none() => {
                return Err(format!("the frame has the circle {circle}"));
            }
            Some(Place::Circle(_)) if leg == Leg::Reached => {
                return Err("a tile that was reached is no circle".to_owned());
            }
            Some(Place::Tile(_) | Place::Circle(_)) => {}
        }
        let is_out = match self.phase {
            Phase::Announce => leg == Leg::SetOut && n_left == 0,
            Phase::Gift | Phase::Choose | Phase::Chip { .. } => leg != Leg::SetOut,
            _ => true,
        };
        if is_out { Ok(()) } else { Err("the voyage is as far as the phase says".to_owned()) }
    }

    fn check_phase(&self) -> Result<(), String> {
        let is_right = match self.phase {
            Phase::Back(_) | Phase::First if self.round == 0 => self.chart == Chart::new(),
            Phase::First => false,
            Phase::Back(stack) => 0 < self.stacks.stack(stack).height,
            Phase::Income => self.is_settled(),
            Phase::Start => self.is_settled() && legal::can_start(self),
            Phase::Announce => 0 < self.explorers[self.active].gold,
            Phase::Sail => self.voyage.leg != Leg::SetOut || legal::can_draw(self),
            Phase::Tile(stack) => 0 < self.stacks.stack(stack).height,
            Phase::Place => legal::fits(self),
            Phase::Gift => 0 < self.chips.total(),
            Phase::Choose => 2 <= settle::complete_islands(self).len(),
            Phase::Chip { island, seat, .. } => self.can_draw_chip(island, seat),
            Phase::Over => true,
        };
        let has_round = self.round != 0 || matches!(self.phase, Phase::Back(_) | Phase::First);
        if is_right && (has_round || self.phase == Phase::Income) {
            Ok(())
        } else {
            Err(format!("phase {:?} is possible on this chart", self.phase))
        }
    }

    /// Nothing is left to do from the turn before.
    fn is_settled(&self) -> bool {
        let is_over = self.stacks.n_tiles() == 0 || self.chart.is_full(&self.tiles);
        holes::holes(&self.chart, &self.tiles).is_empty()
            && settle::complete_islands(self).is_empty()
            && !is_over
    }

    fn can_draw_chip(&self, island: Land, seat: rules_core::Seat) -> bool {
        let is_one = settle::complete_islands(self).contains(&island);
        let mut next = chips::next_leader(self, island, None);
        while next.is_some_and(|it| it != seat) {
            next = chips::next_leader(self, island, next);
        }
        is_one && next == Some(seat) && 0 < self.chips.total()
    }
}
