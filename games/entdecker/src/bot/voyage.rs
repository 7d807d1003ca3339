//! What the voyage of the active seat may still bring.
//!
//! A turn is made of small steps, and only the last ones bring points. What the
//! first ones lead to is estimated here, so that they are not taken blindly.

use entdecker_rules::{
    Event, Face, Kind, Land, Leg, Phase, Place, Sides, Space, Unit, View, price,
};

use super::survey::{Isle, Survey};

/// What a gold piece is roughly worth, as long as there is a game to spend it in.
const GOLD: f32 = 0.6;

/// What it costs not to have a unit at hand for the rest of the game.
const IN_USE: [f32; 3] = [0.5, 1.0, 2.0];

/// What a chip from friendly natives and ruins are worth.
const FRIENDLY: f32 = 1.0;
const RUINS: f32 = 3.0;
const TREASURE: f32 = 3.0;

/// What another tile that is paid for is worth after the first one has fitted.
const PAID: f32 = 0.3;

/// What lies ahead of the active seat.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Outlook {
    /// The points it is likely to gain on the others in this turn.
    pub(super) option: f32,
    /// The tiles it has paid for, or will.
    pub(super) n_paid: f32,
    /// The gold that it will pay for them.
    pub(super) gold: u8,
}

/// A space that the ship can discover next.
#[derive(Clone, Copy, Debug)]
struct Target {
    space: Space,
    demand: entdecker_rules::Demand,
    /// The islands beside it, by side.
    beside: [Option<Beside>; 4],
}

/// An island beside a space.
#[derive(Clone, Copy, Debug)]
struct Beside {
    no: u8,
    isle: Isle,
    /// What it brings the active seat ahead of the others.
    lead: f32,
}

/// The sea around the ship.
#[derive(Debug)]
struct Sea<'a> {
    view: &'a View,
    survey: &'a Survey<'a>,
    targets: [Option<Target>; 4],
    /// What a gold piece is worth now.
    gold: f32,
}

/// Guesses what lies ahead of the active seat.
pub(super) fn outlook(view: &View, survey: &Survey<'_>) -> Outlook {
    let Some(ship) = view.voyage.ship else { return Outlook::default() };
    let n_left = view.voyage.n_left.min(view.stacks.n_tiles());
    let is_drawing = match view.phase {
        Phase::Announce | Phase::Sail | Phase::Gift | Phase::Place | Phase::Back(_) => false,
        Phase::Tile(_) => true,
        Phase::First
        | Phase::Income
        | Phase::Start
        | Phase::Choose
        | Phase::Chip { .. }
        | Phase::Over => return Outlook::default(),
    };
    let gold = GOLD * (4.0 * survey.left).min(1.0);
    let mut sea = Sea { view, survey, targets: [None; 4], gold };
    let now = sea.unit_now(ship);
    if view.phase != Phase::Announce && n_left == 0 && !is_drawing && view.hand.is_none() {
        return Outlook { option: now, ..Outlook::default() };
    }
    sea.look(ship);
    if sea.targets[0].is_none() {
        return Outlook { option: now, ..Outlook::default() };
    }
    let n_paid = f32::from(n_left);
    if let Some(tile) = view.hand {
        let found = sea.best(tile.kind, tile.event);
        return Outlook { option: found.unwrap_or(now), n_paid, gold: 0 };
    }
    let draw = sea.draw();
    match view.phase {
        Phase::Announce => {
            let most = view.explorers[view.active].gold.min(view.stacks.n_tiles());
            draw.best_number(now, most, gold)
        }
        Phase::Tile(_) => Outlook { option: draw.forced(now, n_left), n_paid, gold: 0 },
        _ => Outlook { option: draw.option(now, n_left), n_paid, gold: 0 },
    }
}

/// What drawing a tile brings on average.
#[derive(Clone, Copy, Debug)]
struct Draw {
    /// How likely it is to fit.
    fit: f32,
    /// What it brings then, multiplied by that.
    gain: f32,
}

impl Draw {
    /// Returns what a draw brings if this many more tiles are paid for.
    fn forced(self, now: f32, n_more: u8) -> f32 {
        self.gain + (1.0 - self.fit) * self.option(now, n_more)
    }

    /// Returns what drawing up to `n` tiles brings, or not drawing.
    fn option(self, now: f32, n: u8) -> f32 {
        (0..n).fold(now, |option, _| now.max(self.gain + (1.0 - self.fit) * option))
    }

    /// Looks for the number of tiles that is best to pay for.
    fn best_number(self, now: f32, most: u8, gold: f32) -> Outlook {
        let mut best = Outlook::default();
        let mut best_worth = f32::MIN;
        let mut option = now;
        for n in 1..=most {
            option = self.gain + (1.0 - self.fit) * option;
            let worth = option + (PAID - gold) * f32::from(n);
            if best_worth < worth {
                best_worth = worth;
                best = Outlook { option, n_paid: n.into(), gold: n };
            }
        }
        best
    }
}

impl Sea<'_> {
    /// Returns what a unit would bring on the tile that the ship has reached.
    fn unit_now(&self, ship: Place) -> f32 {
        let (Leg::Reached, Place::Tile(space)) = (self.view.voyage.leg, ship) else { return 0.0 };
        let survey = self.survey;
        let factor = self.view.unit_price(Unit::Scout, space);
        let mut best = 0.0_f32;
        for piece in survey.chart.pieces(survey.set, space) {
            if let Some(side) = piece.first() {
                let no = survey.chart.island_no(survey.set, Land { space, side });
                let isle = survey.isle(no);
                best = best.max(self.unit(&isle, survey.lead(&isle, self.view.active), factor));
            }
        }
        best
    }

    /// Returns what the best unit brings on an island with this lead, at this
    /// price for a scout; 0 if none is worth it.
    fn unit(&self, isle: &Isle, before: f32, factor: u8) -> f32 {
        let me = self.view.active;
        let explorer = &self.view.explorers[me];
        let in_use = if isle.n_open == 0 { 0.0 } else { self.survey.left };
        let mut best = 0.0_f32;
        for unit in Unit::ALL {
            let price = price(unit) * factor;
            if explorer.gold < price {
                break;
            }
            if explorer.units.n_at_hand(unit) > 0 {
                let mut with = *isle;
                with.forces[me.idx()] += 1 << (2 * unit.idx());
                let cost = f32::from(price) * self.gold + IN_USE[unit.idx()] * in_use;
                best = best.max(self.survey.lead(&with, me) - before - cost);
            }
        }
        best
    }

    /// Looks where the ship can go.
    fn look(&mut self, ship: Place) {
        let Survey { set, chart, .. } = *self.survey;
        let targets = chart.targets(set, self.view.frame, ship);
        for (own, (space, demand)) in self.targets.iter_mut().zip(targets) {
            let mut beside = [None; 4];
            for side in demand.land.iter() {
                if let Some(next) = set.beside(space, side) {
                    let land = Land { space: next, side: side.opposite() };
                    let no = chart.island_no(set, land);
                    let isle = self.survey.isle(no);
                    let lead = self.survey.lead(&isle, self.view.active);
                    beside[side.idx()] = Some(Beside { no, isle, lead });
                }
            }
            *own = Some(Target { space, demand, beside });
        }
    }

    /// Returns what the next tile brings on average.
    fn draw(&self) -> Draw {
        let mut draw = Draw { fit: 0.0, gain: 0.0 };
        for kind in self.survey.set.kinds() {
            let n = self.view.stacks.n_of_kind(kind);
            if n > 0
                && let Some(gain) = self.best(kind, None)
            {
                draw.fit += f32::from(n);
                draw.gain += f32::from(n) * gain;
            }
        }
        let all = f32::from(self.view.stacks.n_tiles()).max(1.0);
        Draw { fit: draw.fit / all, gain: draw.gain / all }
    }

    /// Returns what the best way to place a tile brings, if it fits at all.
    fn best(&self, kind: Kind, event: Option<Event>) -> Option<f32> {
        let set = self.survey.set;
        let mut best = None;
        for target in self.targets.iter().flatten() {
            for rotation in set.rotations(kind) {
                let face = set.face(kind, *rotation);
                if target.demand.is_met(face.land) {
                    let gain = self.gain(target, face, event);
                    best = Some(best.map_or(gain, |best: f32| best.max(gain)));
                }
            }
        }
        best.map(|gain| gain + self.event(event))
    }

    /// Returns what an event brings by itself.
    fn event(&self, event: Option<Event>) -> f32 {
        match event {
            None | Some(Event::Storm | Event::Unfriendly) => 0.0,
            Some(Event::Pirates) => {
                let gold = self.view.explorers[self.view.active].gold;
                -self.gold * f32::from(gold.div_ceil(2))
            }
            Some(Event::Friendly) => FRIENDLY,
            Some(Event::Ruins) => RUINS,
            Some(Event::Treasure) => TREASURE * self.gold,
        }
    }

    /// Returns what a tile brings if it is placed this way: islands grow, join and
    /// are closed, and a unit can be left on it.
    fn gain(&self, target: &Target, face: &Face, event: Option<Event>) -> f32 {
        let me = self.view.active;
        let mut gain = 0.0;
        let mut unit = 0.0_f32;
        for piece in face.pieces.into_iter().filter(|it| !it.is_empty()) {
            let (isle, before) = self.joined(target, piece);
            let lead = self.survey.lead(&isle, me);
            gain += lead - before;
            unit = unit.max(match event {
                Some(Event::Storm) => 0.0,
                Some(Event::Unfriendly) => self.unit(&isle, lead, 2),
                None | Some(Event::Pirates | Event::Friendly | Event::Ruins | Event::Treasure) => {
                    self.unit(&isle, lead, 1)
                }
            });
        }
        gain + unit
    }

    /// Returns the island that a piece of land would become, and what those
    /// that it joins are worth now.
    fn joined(&self, target: &Target, piece: Sides) -> (Isle, f32) {
        let mut isle = Isle { n_tiles: 1, ..Isle::default() };
        let mut before = 0.0;
        let mut seen = [u8::MAX; 4];
        let mut n_joined = 0;
        for side in piece.iter() {
            let Some(Beside { no, isle: other, lead }) = target.beside[side.idx()] else {
                let is_open = self.survey.set.beside(target.space, side).is_some();
                isle.n_open += u8::from(is_open);
                continue;
            };
            n_joined += 1;
            if seen.contains(&no) {
                continue;
            }
            seen[side.idx()] = no;
            before += lead;
            isle.n_tiles += other.n_tiles;
            isle.n_open += other.n_open;
            for (own, other) in isle.forces.iter_mut().zip(other.forces) {
                *own += other;
            }
        }
        isle.n_open = isle.n_open.saturating_sub(n_joined);
        (isle, before)
    }
}
