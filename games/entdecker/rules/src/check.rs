//! What must hold in every state.

use rules_core::Seat;

use crate::{
    Back, Chart, Entdecker, Frame, Land, Leg, Phase, Place, Side, Space, Spaces, StackNo, Tile,
    Voyage, complete, data::GOLD_MAX, holes, legal,
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
            let is_due = matches!(self.phase, Phase::Back(due)
                if due == no || self.hand.is_none() && due < no);
            if stack.back.is_some() != (stack.height > 0 && !is_due) {
                return Err(format!("stack {no} shows the back of its top tile"));
            }
        }
        Ok(())
    }

    fn check_explorers(&self) -> Result<(), String> {
        let mut posts = Spaces::NONE;
        for (seat, explorer) in self.explorers.iter() {
            if explorer.gold > GOLD_MAX {
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
        let is_back = matches!(self.phase, Phase::Back(_));
        let has_hand = self.phase == Phase::Place || is_back && ship.is_some();
        if self.hand.is_some() != has_hand {
            return Err("a tile is in hand between drawing and placing".to_owned());
        }
        let is_between =
            matches!(self.phase, Phase::First | Phase::Income | Phase::Start | Phase::Over);
        let is_ashore = is_between || is_back && self.hand.is_none();
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
        let is_late = matches!(self.phase, Phase::Gift | Phase::Choose | Phase::Chip { .. });
        let is_out = if self.phase == Phase::Announce {
            leg == Leg::SetOut && n_left == 0
        } else {
            !is_late || leg != Leg::SetOut
        };
        if is_out { Ok(()) } else { Err("the voyage is as far as the phase says".to_owned()) }
    }

    fn check_phase(&self) -> Result<(), String> {
        let is_new = matches!(self.phase, Phase::Back(_)) && self.hand.is_none()
            || self.phase == Phase::First
            || self.phase == Phase::Income && self.chart == Chart::new();
        match (is_new, self.round) {
            (true, 0) => {}
            (true, _) if self.phase == Phase::Income => {}
            (true, _) => return Err("the game begins before round 1".to_owned()),
            (false, 0) => return Err("round 1 comes before the first start".to_owned()),
            (false, _) => {}
        }
        let (is_right, why) = match self.phase {
            Phase::Back(stack) | Phase::Tile(stack) => {
                (self.stacks.stack(stack).height > 0, "the stack has a tile")
            }
            Phase::First => (self.chart == Chart::new(), "no tile is laid before the first seat"),
            Phase::Income => return self.check_settled(),
            Phase::Start => {
                self.check_settled()?;
                (legal::can_start(self), "the active seat can start somewhere")
            }
            Phase::Announce => (self.explorers[self.active].gold > 0, "a tile can be paid for"),
            Phase::Sail => {
                let is_out = self.voyage.leg != Leg::SetOut || legal::can_draw(self);
                (is_out, "the first tile can be drawn")
            }
            Phase::Place => (legal::fits(self), "the tile in hand fits somewhere"),
            Phase::Gift => (self.chips.total() > 0, "a chip is left"),
            Phase::Choose => (complete::is_choice(self), "islands draw too few chips to go round"),
            Phase::Chip { island, seat, .. } => {
                (self.can_draw_chip(island, seat), "the seat leads on a complete island")
            }
            Phase::Over => (true, ""),
        };
        if is_right { Ok(()) } else { Err(why.to_owned()) }
    }

    /// The previous turn has left nothing to do.
    fn check_settled(&self) -> Result<(), String> {
        if let Some(space) = holes::holes(&self.chart, &self.tiles).iter().next() {
            return Err(format!("holes are filled when a turn ends: {space}"));
        }
        if let Some(island) = complete::complete_islands(self).first() {
            return Err(format!("units leave a complete island when a turn ends: {island}"));
        }
        if self.stacks.n_tiles() == 0 || self.chart.is_full(&self.tiles) {
            return Err("the game is over without tiles or undiscovered spaces".to_owned());
        }
        Ok(())
    }

    fn can_draw_chip(&self, island: Land, seat: Seat) -> bool {
        let is_one = complete::complete_islands(self).contains(&island);
        let mut next = complete::next_leader(self, island, None);
        while next.is_some_and(|it| it != seat) {
            next = complete::next_leader(self, island, next);
        }
        is_one && next == Some(seat) && self.chips.total() > 0
    }
}
