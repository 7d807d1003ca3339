//! What the pieces of a seat promise: the best site each can still get to.

use giants_rules::{Hex, HexSet, Kind, N_HEXES, Phase, Site, Size, View};
use rules_core::{PerSeat, Seat, tinyvec::ArrayVec};

use super::{
    carving::{Hopes, Offer},
    roads::{FAR, MISSING, Roads, distances},
    sites::{SiteSet, Sites},
};

/// How much of the strength that others can bring will help.
const AID: f32 = 0.35;
/// How much of a log counts as strength: it needs a hand beside it.
const LOG: f32 = 0.6;
/// What fraction of its worth a piece keeps if it can't arrive in this round.
const LATER: f32 = 0.9;
/// How fast that falls with the rounds it takes.
const SLOW: f32 = 0.3;
/// Points for a unit of cost on the way of a piece that arrives in this round:
/// while people can be placed, and while pieces are moved.
const COST_PLACING: f32 = 0.15;
const COST_MOVING: f32 = 0.5;
/// How likely it is that a piece that can be moved will be.
const IDLE: f32 = 0.9;
/// What fraction of its worth a piece keeps if nobody can mark it.
const UNMARKED: f32 = 0.2;
/// Points for each step still to go, so that pieces take no detours.
const STEP: f32 = 0.03;
/// How much of the worth of a piece hangs on what is there already while people
/// can still be placed.
const SURE: f32 = 0.4;
/// Routes that cost more are not searched for.
const COST_MAX: u8 = 54;
/// The maximum number of a seat's pieces that are considered.
const CLAIMS_MAX: usize = 6;

/// What a seat's pieces promise.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Claims {
    /// Points of statues that can be erected in this round.
    pub(super) statues_now: f32,
    /// Points of statues that take longer.
    pub(super) statues_later: f32,
    /// The same for headdresses.
    pub(super) crowns_now: f32,
    pub(super) crowns_later: f32,
    /// How many headdresses it has that are not put on.
    pub(super) n_headdresses: u8,
    /// Where pieces will be moved in this round.
    pub(super) ways: ArrayVec<[Way; CLAIMS_MAX]>,
}

/// A route that a piece will probably take.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Way {
    pub(super) from: Hex,
    pub(super) to: Hex,
    pub(super) weight: u8,
}

/// Whom a seat can bring.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Means {
    /// Workers, sorcerers and logs that can still be placed in this round.
    pub(super) hands: f32,
    /// How many people can be placed.
    pub(super) n_people: u8,
    /// Whether the chief can.
    pub(super) chief: bool,
    /// Workers and the sorcerer in a later round.
    pub(super) all_hands: f32,
    /// Markers behind the screen.
    pub(super) markers: u8,
}

impl Means {
    /// The strength it can still bring for this weight.
    fn supply(&self, weight: f32) -> f32 {
        self.hands + if self.chief { weight } else { 0.0 }
    }
}

/// Returns whom each seat can still bring.
pub(super) fn means(view: &View, offers: &PerSeat<Offer>) -> PerSeat<Means> {
    let n_neutrals = if view.n_seats() == 2 { view.shown.neutrals } else { 0 };
    view.known.tribes.map(|seat, known| {
        let (behind, offer) = (&known.behind, &offers[seat]);
        let tribe = &view.shown.tribes[seat];
        let markers = behind.markers.saturating_sub(offer.markers);
        let all_hands = f32::from(7 - known.bag.workers);
        let can_place = match view.phase {
            Phase::Transport { .. } | Phase::Carry(_) | Phase::Help { .. } => false,
            Phase::CleanUp(_) | Phase::Over => false,
            Phase::Start | Phase::Roll { .. } | Phase::Bid { .. } | Phase::Carve { .. } => true,
            Phase::Place(_)
            | Phase::PlaceOn { .. }
            | Phase::PlaceLogs { .. }
            | Phase::PlaceAction { .. } => !tribe.has_passed,
        };
        if !can_place {
            return Means { all_hands, markers, ..Means::default() };
        }
        let n_hands = (behind.workers + u8::from(behind.sorcerer)).saturating_sub(offer.hands);
        let chief = behind.chief && !offer.chief;
        let n_logs = f32::from(behind.logs.min(2 * n_hands));
        let neutrals = f32::from(n_neutrals.min(markers)) * 0.5;
        Means {
            hands: f32::from(n_hands) + LOG * n_logs + neutrals,
            n_people: n_hands + u8::from(chief),
            chief,
            all_hands,
            markers,
        }
    })
}

/// A site where a piece could end.
#[derive(Clone, Copy, Debug)]
struct Goal {
    hex: Hex,
    /// Points for each unit of size.
    value: f32,
    /// Whether a member of the seat is there.
    is_present: bool,
}

/// What can happen to a piece in this round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// People can still be placed for it, then it can be moved.
    Ahead,
    /// It can be moved as things stand.
    Idle,
    /// It is being moved.
    InHand { can_move: bool },
    /// It stays until the next round.
    Still,
}

#[derive(Clone, Copy, Debug)]
struct Item {
    kind: Kind,
    hex: Hex,
    state: State,
    is_marked: bool,
    /// How likely the seat has it.
    part: f32,
}

/// Looks at everything a seat has or hopes for.
pub(super) fn claims(
    view: &View,
    seat: Seat,
    sites: &Sites,
    means: &PerSeat<Means>,
    hopes: &Hopes,
) -> Claims {
    let mut looker = Looker::new(view, seat, sites, means);
    let carry = view.phase.carry();
    if let Some(carry) = carry.filter(|it| it.seat == seat) {
        let hex = match view.phase {
            Phase::Help { hex, .. } => hex,
            _ => carry.hex,
        };
        let state = State::InHand { can_move: carry.can_move() };
        let is_marked = carry.piece.marker().is_some();
        looker.look(Item { kind: carry.piece.kind(), hex, state, is_marked, part: 1.0 });
    }
    let is_transport =
        matches!(view.phase, Phase::Transport { .. } | Phase::Carry(_) | Phase::Help { .. });
    let rest = match view.phase {
        Phase::CleanUp(_) | Phase::Over => State::Still,
        _ if is_transport => State::Idle,
        _ => State::Ahead,
    };
    for piece in view.shown.pieces.as_slice().iter().filter(|it| it.marker() == Some(seat)) {
        let has_moved = is_transport && piece.mover() == Some(seat);
        let state = if has_moved { State::Still } else { rest };
        let (kind, hex) = (piece.kind(), piece.hex());
        looker.look(Item { kind, hex, state, is_marked: true, part: 1.0 });
    }
    let front = &view.shown.tribes[seat].front;
    let (quarry, clay_pit) = (view.board.quarry(), view.board.clay_pit());
    for size in Size::ALL.into_iter().rev() {
        let kind = Kind::Statue(size);
        let item = Item { kind, hex: quarry, state: rest, is_marked: false, part: 1.0 };
        for _ in 0..front.statues[size.idx()] {
            looker.look(item);
        }
        let n_thirds = hopes[seat][size.idx()];
        if n_thirds > 0 {
            looker.look(Item { part: f32::from(n_thirds) * 0.31, ..item });
        }
    }
    for _ in 0..front.headdresses {
        let kind = Kind::Headdress;
        looker.look(Item { kind, hex: clay_pit, state: rest, is_marked: false, part: 1.0 });
    }
    looker.claims
}

struct Looker<'a> {
    view: &'a View,
    seat: Seat,
    means: &'a Means,
    /// For each weight: what others will bring in this round and in a later one.
    aid_now: [f32; 3],
    capacity: [f32; 3],
    roads: [Option<Roads>; 3],
    survey: Survey,
    /// Where a statue can stand, without those that one of its pieces is meant for.
    statue_sites: SiteSet,
    /// Those with its pedestal.
    reserved: SiteSet,
    /// Where a headdress can be put on, with the same left out.
    crown_sites: SiteSet,
    /// The hexes with a member of the seat.
    present: HexSet,
    n_pedestals: u8,
    n_markers: u8,
    n_seen: usize,
    claims: Claims,
}

/// What was found out about the surroundings of the last piece.
struct Survey {
    of: Option<(Kind, Hex)>,
    /// Where it could be moved as things stand.
    open: HexSet,
    /// What the way to each site costs.
    costs: [u8; N_HEXES],
}

impl<'a> Looker<'a> {
    fn new(view: &'a View, seat: Seat, sites: &Sites, means: &'a PerSeat<Means>) -> Looker<'a> {
        let mut aid_now = [0.0; 3];
        let mut capacity = [0.0; 3];
        for (idx, (aid, capacity)) in aid_now.iter_mut().zip(&mut capacity).enumerate() {
            let weight = (idx + 1) as f32;
            let others = means.iter().filter(|(it, _)| *it != seat);
            let mut all_others = 0.0;
            for (_, it) in others {
                *aid += AID * it.supply(weight);
                all_others += AID * (it.all_hands + weight);
            }
            *capacity = means[seat].all_hands + weight + all_others;
        }
        let land = &view.shown.land;
        let own = &sites.tribes[seat];
        Looker {
            view,
            seat,
            means: &means[seat],
            aid_now,
            capacity,
            roads: [None, None, None],
            survey: Survey { of: None, open: HexSet::EMPTY, costs: [FAR; N_HEXES] },
            statue_sites: sites.free.with(own.reserved),
            reserved: own.reserved,
            crown_sites: own.bare,
            present: land.occupied().into_iter().filter(|it| land.is_present(*it, seat)).collect(),
            n_pedestals: view.known.tribes[seat].behind.pedestals,
            n_markers: means[seat].markers,
            n_seen: 0,
            claims: Claims::default(),
        }
    }

    /// Adds what one piece promises.
    fn look(&mut self, item: Item) {
        let weight = item.kind.weight();
        let is_statue = matches!(item.kind, Kind::Statue(_));
        self.claims.n_headdresses += u8::from(!is_statue);
        if self.n_seen == CLAIMS_MAX {
            return;
        }
        self.n_seen += 1;
        let Some(best) = self.best(&item) else { return };
        let mut points = best.points;
        let is_lost = !item.is_marked && !best.is_now && item.state != State::Still;
        if is_lost {
            if self.n_markers == 0 {
                // Without a marker, a piece in hand can only be laid down.
                let is_in_hand = matches!(item.state, State::InHand { .. });
                points *= if is_in_hand { 0.0 } else { UNMARKED };
            }
            self.n_markers = self.n_markers.saturating_sub(1);
        }
        points *= item.part;
        match (is_statue, best.is_now) {
            (true, true) => self.claims.statues_now += points,
            (true, false) => self.claims.statues_later += points,
            (false, true) => self.claims.crowns_now += points,
            (false, false) => self.claims.crowns_later += points,
        }
        if is_statue {
            self.statue_sites.remove(best.site);
            self.n_pedestals -= u8::from(!self.reserved.contains(best.site));
        } else {
            self.crown_sites.remove(best.site);
        }
        let to = self.view.board.sites()[best.site].hex;
        if item.state != State::Still && item.part > 0.5 {
            self.claims.ways.push(Way { from: item.hex, to, weight: weight.n() });
        }
    }

    fn best(&mut self, item: &Item) -> Option<Best> {
        let is_empty = self.view.shown.land.occupied().is_empty();
        match item.state {
            State::Ahead if is_empty => self.best_ahead(item, None),
            State::Ahead => self.best_by_road(item),
            State::Still => self.best_from(item, HexSet::of(item.hex), None),
            State::InHand { can_move: false } => {
                let here = HexSet::of(item.hex);
                self.best_from(item, here, Some(&[0; N_HEXES]))
            }
            State::InHand { can_move: true } => self.best_by_road(item),
            State::Idle => {
                let rest = self.best_from(item, HexSet::of(item.hex), None)?;
                let moved = self.best_by_road(item)?;
                if moved.points <= rest.points {
                    return Some(rest);
                }
                let points = rest.points + IDLE * (moved.points - rest.points);
                Some(Best { points, ..moved })
            }
        }
    }

    /// Finds where a piece can go with the people that stand on the map.
    fn best_by_road(&mut self, item: &Item) -> Option<Best> {
        let (view, seat) = (self.view, self.seat);
        let weight = item.kind.weight();
        let here = HexSet::of(item.hex);
        let supply = self.supply(weight);
        let roads = self.roads[weight.idx()]
            .get_or_insert_with(|| Roads::new(&view.shown.land, view.board.land(), seat, weight));
        let barred = match item.state {
            State::InHand { .. } => view.shown.route,
            State::Ahead | State::Idle | State::Still => HexSet::EMPTY,
        };
        let sites = match item.kind {
            Kind::Statue(_) => self.statue_sites,
            Kind::Headdress => self.crown_sites,
        };
        let hexes = || sites.of(view.board.sites()).map(|(_, site)| site.hex);
        if item.state == State::Ahead {
            // Equal pieces share one survey.
            let survey = &mut self.survey;
            if survey.of != Some((item.kind, item.hex)) {
                let ends = hexes().collect();
                let most = (supply * f32::from(MISSING)) as u8;
                survey.costs = [FAR; N_HEXES];
                roads.search(item.hex, barred, ends, most, &mut survey.costs);
                survey.open = here.flood(roads.strong | here);
                survey.of = Some((item.kind, item.hex));
            }
            let best = self.best_ahead(item, Some(&self.survey.costs))?;
            // What would come of it if nobody else came.
            let goal = self.goal(item.kind, &view.board.sites()[best.site]);
            let sure = self.from(item, &goal, self.survey.open, None).0;
            return Some(Best { points: best.points + SURE * (sure - best.points), ..best });
        }
        let mut costs = [FAR; N_HEXES];
        let open = here.flood(roads.strong.without(barred) | here);
        let ends = hexes().collect::<HexSet>() & self.present & open;
        if !ends.is_empty() {
            roads.search(item.hex, barred, ends, COST_MAX, &mut costs);
        }
        self.best_from(item, open, Some(&costs))
    }

    fn goal(&self, kind: Kind, site: &Site) -> Goal {
        let value = match kind {
            Kind::Statue(_) => site.statue,
            Kind::Headdress => site.headdress,
        };
        Goal { hex: site.hex, value: value.into(), is_present: self.present.contains(site.hex) }
    }

    /// The strength that will still be brought in this round.
    fn supply(&self, weight: Size) -> f32 {
        self.means.supply(f32::from(weight.n())) + self.aid_now[weight.idx()]
    }

    /// Picks a site while people can still be placed.
    fn best_ahead(&self, item: &Item, costs: Option<&[u8; N_HEXES]>) -> Option<Best> {
        let weight = item.kind.weight();
        let (supply, slow) = (self.supply(weight), SLOW / self.capacity[weight.idx()]);
        let can_attend = self.means.n_people > 0;
        let steps = distances(item.hex);
        self.pick(item.kind, |goal| {
            let value = goal.value * size_of(item.kind);
            let n_steps = f32::from(steps[goal.hex.idx()]);
            let cost = match costs.map(|it| it[goal.hex.idx()]) {
                None | Some(FAR) => f32::from(MISSING * weight.n()) * n_steps,
                Some(cost) => f32::from(cost),
            };
            let missing = cost / f32::from(MISSING) - supply;
            if missing <= 0.0 && (goal.is_present || can_attend) {
                return (value - COST_PLACING * cost - STEP * n_steps, true);
            }
            (value * LATER / (1.0 + slow * missing.max(0.0)) - STEP * n_steps, false)
        })
    }

    /// Picks a site for a piece that can be moved within these hexes, at these
    /// costs, before the next round.
    fn best_from(&self, item: &Item, open: HexSet, costs: Option<&[u8; N_HEXES]>) -> Option<Best> {
        self.pick(item.kind, |goal| self.from(item, goal, open, costs))
    }

    fn from(
        &self,
        item: &Item,
        goal: &Goal,
        open: HexSet,
        costs: Option<&[u8; N_HEXES]>,
    ) -> (f32, bool) {
        let value = goal.value * size_of(item.kind);
        let steps = distances(goal.hex);
        let n_steps = f32::from(steps[item.hex.idx()]);
        if goal.is_present && open.contains(goal.hex) {
            match costs.map(|it| it[goal.hex.idx()]) {
                Some(FAR) => {}
                Some(cost) => {
                    let cost = COST_MOVING * f32::from(cost);
                    return (value - cost - STEP * n_steps, true);
                }
                None if item.state == State::Still => {}
                None => return (value - STEP * n_steps, true),
            }
        }
        let n_left = open.iter().map(|hex| steps[hex.idx()]).min().unwrap_or(0);
        let weight = item.kind.weight();
        let missing = f32::from(weight.n() * n_left);
        let slow = SLOW / self.capacity[weight.idx()];
        (value * LATER / (1.0 + slow * missing) - STEP * n_steps, false)
    }

    /// Picks the site that promises most.
    fn pick(&self, kind: Kind, points_of: impl Fn(&Goal) -> (f32, bool)) -> Option<Best> {
        let sites = match kind {
            Kind::Statue(_) if self.n_pedestals == 0 => self.statue_sites.and(self.reserved),
            Kind::Statue(_) => self.statue_sites,
            Kind::Headdress => self.crown_sites,
        };
        let size = size_of(kind);
        let mut best: Option<Best> = None;
        for (idx, site) in sites.of(self.view.board.sites()) {
            let goal = self.goal(kind, site);
            // No site promises more than its value.
            if best.is_some_and(|it| goal.value * size <= it.points) {
                continue;
            }
            let (points, is_now) = points_of(&goal);
            if best.is_none_or(|it| it.points < points) {
                best = Some(Best { points, is_now, site: idx });
            }
        }
        best
    }
}

fn size_of(kind: Kind) -> f32 {
    match kind {
        Kind::Statue(size) => f32::from(size.n()),
        Kind::Headdress => 1.0,
    }
}

#[derive(Clone, Copy, Debug)]
struct Best {
    points: f32,
    is_now: bool,
    /// Its place on the board.
    site: usize,
}
