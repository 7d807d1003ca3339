//! What a view of Giants promises each seat.

mod carving;
mod claims;
mod roads;
mod sites;

use std::sync::LazyLock;

use bots::{
    Mind, Think,
    eval::{Evaluate, Features},
};
use giants_rules::{Giants, Hex, Phase, Placed, RoundLimit, TabletsScore, View};
use rules_core::{PerSeat, Seat};

use self::{
    claims::{Claims, Way},
    sites::{OwnSites, Sites},
};
use crate::Set;

/// Workers and markers of each colour.
const N_WORKERS: u8 = 6;
const N_MARKERS: u8 = 6;

/// The rounds of a game with a limit, and for how many of the last ones time is
/// short.
const N_ROUNDS: u16 = 25;
const N_LAST_ROUNDS: f32 = 10.0;

/// Points for what the sorcerer can do at the start of the game: a worker, a
/// marker, a log. They are counted before it is done, so that he does it.
const WORKER: f32 = 3.0;
const MARKER: f32 = 1.5;
const LOG: f32 = 0.25;
/// How much of the value of a headdress remains until it is put on.
const HEADDRESS: f32 = 0.5;

/// What a peek seems to cost.
const PEEK: f32 = 100.0;

/// What it seems to cost to go on with a piece that goes nowhere.
const HOLD: f32 = 0.05;

/// How likely it is that a sorcerer who can do something will do it.
const LIKELY: f32 = 0.9;

impl Think for Set {
    fn mind() -> Mind<Giants> {
        static MIND: LazyLock<Mind<Giants>> = LazyLock::new(|| {
            let settings = include_str!("../search.txt");
            let weights = include_str!("../weights/search.txt");
            let greedy = include_str!("../weights/greedy.txt");
            Mind::read::<Set>(settings, weights, greedy).expect("weights that a test reads")
        });
        MIND.clone()
    }
}

impl Evaluate for Set {
    const FEATURES: &'static [&'static str] = &[
        "one",
        "left",
        "points",
        "statues-now",
        "statues-later",
        "statues-later-left",
        "headdresses-now",
        "headdresses-later",
        "headdresses-later-left",
        "bare-statues-left",
        "pedestals-left",
        "workers-left",
        "markers-left",
        "logs",
        "logs-left",
        "tablets",
        "tablets-left",
        "special",
        "help-ahead",
        "people-ahead",
        "markers-ahead",
        "steps-to-start-left",
    ];

    fn features(view: &View, out: &mut Features) -> (u8, f32) {
        let n_seats = view.n_seats();
        let sites = Sites::new(view);
        let left = part_left(view, &sites);
        let (offers, hopes) = carving::guess(view);
        let means = claims::means(view, &offers);
        let claims = PerSeat::<Claims>::new_with(n_seats, |seat| {
            claims::claims(view, seat, &sites, &means, &hopes)
        });
        let help = help_ahead(view, &claims);
        for (seat, out) in Seat::all(n_seats).zip(out) {
            let known = &view.known.tribes[seat];
            let scored = scored(view, seat, &sites.tribes[seat]);
            let claims = &claims[seat];
            let n_logs = f32::from(known.behind.logs);
            let n_tablets = f32::from(tablets(view, seat));
            let steps = f32::from((n_seats + seat.0 - view.start.0) % n_seats);
            let numbers = [
                1.0,
                left,
                scored.points,
                claims.statues_now,
                claims.statues_later,
                claims.statues_later * left,
                claims.crowns_now,
                claims.crowns_later,
                claims.crowns_later * left,
                scored.bare * left,
                f32::from(known.behind.pedestals + scored.n_reserved) * left,
                f32::from(N_WORKERS - known.bag.workers) * left,
                f32::from(N_MARKERS - known.bag.markers) * left,
                n_logs,
                n_logs * left,
                n_tablets,
                n_tablets * left,
                special(view, seat, claims, &scored, left),
                help[seat],
                f32::from(means[seat].n_people),
                f32::from(means[seat].markers),
                steps / f32::from(n_seats) * left,
            ];
            out[..numbers.len()].copy_from_slice(&numbers);
        }
        (n_seats, left)
    }
}

/// Returns how much of the game is left: it ends when a seat has used its
/// pedestals.
fn part_left(view: &View, sites: &Sites) -> f32 {
    if view.phase == Phase::Over {
        return 0.0;
    }
    let parts = view.known.tribes.map(|seat, tribe| {
        let own = &sites.tribes[seat];
        let n_empty = tribe.behind.pedestals + own.reserved.n();
        f32::from(n_empty) / f32::from(n_empty + own.statues().n()).max(1.0)
    });
    let left = parts.values().iter().copied().fold(1.0, f32::min);
    match view.options.round_limit {
        RoundLimit::Rounds25 => {
            let n_rounds = f32::from(N_ROUNDS.saturating_sub(view.round) + 1);
            left.min(n_rounds / N_LAST_ROUNDS)
        }
        RoundLimit::None => left,
    }
}

/// What a seat has reached.
#[derive(Clone, Copy, Debug, Default)]
struct Scored {
    points: f32,
    /// The values for headdresses of its statues without one.
    bare: f32,
    bare_best: f32,
    n_bare: u8,
    /// Pedestals on the map without a statue.
    n_reserved: u8,
}

fn scored(view: &View, seat: Seat, own: &OwnSites) -> Scored {
    let mut scored = Scored { n_reserved: own.reserved.n(), ..Scored::default() };
    let mut points = view.known.tribes[seat].help;
    for (idx, site) in own.statues().of(view.board.sites()) {
        let size = view.known.stands[idx].statue().map_or(0, giants_rules::Size::n);
        points += u32::from(site.statue) * u32::from(size);
        if own.crowned.contains(idx) {
            points += u32::from(site.headdress);
        } else {
            let value = f32::from(site.headdress);
            scored.bare += value;
            scored.bare_best = scored.bare_best.max(value);
            scored.n_bare += 1;
        }
    }
    if view.options.tablets_score == TabletsScore::Pairs {
        points += 3 * u32::from(view.shown.tribes[seat].tablets / 2);
    }
    let is_in_hand = view.phase.carry().is_some_and(|it| it.seat == seat);
    // A player who forgets nothing gains nothing by peeking, but peeking must not
    // be a way to wait either.
    let n_peeked = view.known.tribes[seat].peeked.count_ones() as f32;
    scored.points = points as f32 - PEEK * n_peeked - if is_in_hand { HOLD } else { 0.0 };
    scored
}

/// Returns the half-tablets of a seat, without those it is about to break.
fn tablets(view: &View, seat: Seat) -> u8 {
    let n = view.shown.tribes[seat].tablets;
    match view.phase {
        Phase::PlaceOn { seat: breaker, who: Placed::Breaker } if breaker == seat => {
            n.saturating_sub(2)
        }
        _ => n,
    }
}

/// Guesses what the special action is worth that a seat can still do in this
/// round.
fn special(view: &View, seat: Seat, claims: &Claims, scored: &Scored, left: f32) -> f32 {
    let behind = &view.known.tribes[seat].behind;
    let value = |hex: Option<Hex>| special_at(view, seat, hex, claims, scored, left);
    let later = || if behind.sorcerer { LIKELY * value(None) } else { 0.0 };
    match view.phase {
        Phase::PlaceOn { seat: it, who: Placed::Sorcerer | Placed::Breaker } if it == seat => {
            value(None)
        }
        Phase::PlaceLogs { seat: it, who: Placed::Sorcerer | Placed::Breaker, hex }
        | Phase::PlaceAction { seat: it, who: Placed::Sorcerer | Placed::Breaker, hex }
            if it == seat =>
        {
            value(Some(hex))
        }
        Phase::Bid { .. } => {
            let is_bid = view.shown.tribes[seat].bid.is_some_and(|it| it.sorcerer);
            if is_bid { 0.0 } else { later() }
        }
        Phase::Carve { .. } => later(),
        Phase::Place(_)
        | Phase::PlaceOn { .. }
        | Phase::PlaceLogs { .. }
        | Phase::PlaceAction { .. } => {
            if view.shown.tribes[seat].has_passed {
                0.0
            } else {
                later()
            }
        }
        Phase::Start
        | Phase::Roll { .. }
        | Phase::Transport { .. }
        | Phase::Carry(_)
        | Phase::Help { .. }
        | Phase::CleanUp(_)
        | Phase::Over => 0.0,
    }
}

/// Returns the best special action on a hex, or anywhere.
fn special_at(
    view: &View,
    seat: Seat,
    hex: Option<Hex>,
    claims: &Claims,
    scored: &Scored,
    left: f32,
) -> f32 {
    let (board, bag) = (&view.board, &view.known.tribes[seat].bag);
    let is_here = |it: Hex| hex.is_none_or(|hex| hex == it);
    let mut best: f32 = 0.0;
    if is_here(board.village()) && bag.workers > 0 {
        best = best.max(WORKER * left);
    }
    if is_here(board.hut()) && bag.markers > 0 {
        best = best.max(MARKER * left);
    }
    let is_bare = claims.n_headdresses < scored.n_bare;
    if is_here(board.clay_pit()) && view.shown.headdresses > 0 && is_bare {
        best = best.max(HEADDRESS * scored.bare_best);
    }
    for (forest, n_logs) in board.forests() {
        if is_here(*forest) && !view.shown.cut.contains(*forest) {
            best = best.max(LOG * f32::from(*n_logs));
        }
    }
    best
}

/// Guesses what each seat will be paid for helping in this round: its people
/// stand where others have to pass.
fn help_ahead(view: &View, claims: &PerSeat<Claims>) -> PerSeat<f32> {
    let mut help = PerSeat::new(view.n_seats(), 0.0);
    for (mover, claims) in claims.iter() {
        for way in &claims.ways {
            help_on(view, mover, way, &mut help);
        }
    }
    help
}

fn help_on(view: &View, mover: Seat, way: &Way, help: &mut PerSeat<f32>) {
    let land = &view.shown.land;
    let (from, to) = (roads::distances(way.from), roads::distances(way.to));
    let n_steps = from[way.to.idx()];
    let Some(weight) = giants_rules::Size::with_n(way.weight) else { return };
    for hex in land.occupied() {
        if from[hex.idx()] + to[hex.idx()] != n_steps || hex == way.from {
            continue;
        }
        let force = land.force(hex, mover);
        let lack = f32::from(force.lack(weight));
        let n_hands: u8 = force.hands.iter().sum();
        if lack == 0.0 {
            continue;
        }
        for seat in Seat::all(view.n_seats()) {
            let n = force.hands[seat.idx()];
            if n > 0 {
                help[seat] += f32::from(n) * (lack / f32::from(n_hands)).min(1.0);
            } else if n_hands == 0 && force.has_foreign_chief(seat) {
                help[seat] += f32::from(way.weight);
            }
        }
    }
}
