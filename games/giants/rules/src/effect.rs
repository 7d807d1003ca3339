//! What a viewer sees a move do.

use rules_core::{PerSeat, Seat, tinyvec::ArrayVec};
use serde::Serialize;

use crate::{
    Bid, Carry, ChanceMove, HexSet, Move, Phase, Sighting, SiteNo, Size, View,
    data::{SEATS_MAX, first_round},
};

/// Something that changed on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// A die puts a statue in the quarry tray.
    Quarries {
        /// What it shows.
        face: u8,
        /// How large the statue is.
        size: Size,
    },
    /// A die puts nothing in the quarry tray.
    QuarriesNothing {
        /// What it shows.
        face: u8,
        /// The size that has run out, unless the die shows none.
        run_out: Option<Size>,
    },
    /// A seat's bid is revealed.
    Bids {
        /// Whose.
        seat: Seat,
        /// What it bid.
        #[serde(flatten)]
        bid: Bid,
    },
    /// The order of carving is found.
    Orders {
        /// Who carves when.
        seats: ArrayVec<[Seat; SEATS_MAX]>,
    },
    /// Statues that nobody carved go back to the supply.
    Returns {
        /// How many of each size.
        statues: [u8; 3],
    },
    /// A seat gains something.
    Gains {
        /// Who.
        seat: Seat,
        /// What.
        good: Good,
        /// How many.
        n: u8,
        /// How many it has now, where the viewer sees it.
        to: Option<u8>,
    },
    /// A seat gives half-tablets back to the supply.
    Discards {
        /// Who.
        seat: Seat,
        /// How many.
        n: u8,
        /// How many it has now.
        to: u8,
    },
    /// A seat reserves a site.
    Reserves {
        /// Who.
        seat: Seat,
        /// Which one.
        site: SiteNo,
    },
    /// A seat gets points for its help.
    Helps {
        /// Who.
        seat: Seat,
        /// How many points.
        points: u32,
        /// Its points for help now.
        to: u32,
    },
    /// A statue is erected.
    Erects {
        /// Whose.
        seat: Seat,
        /// Where.
        site: SiteNo,
        /// How large it is.
        size: Size,
        /// What it is worth.
        points: u32,
    },
    /// A headdress is put on a statue.
    Crowns {
        /// Whose.
        seat: Seat,
        /// Where.
        site: SiteNo,
        /// What it is worth.
        points: u32,
    },
    /// A seat looked under a statue.
    Peeks {
        /// Who.
        seat: Seat,
        /// Where.
        site: SiteNo,
        /// Whose pedestal it is: only for the seat that looked.
        owner: Option<Seat>,
    },
    /// Logs on the map leave the game.
    Rots {
        /// How many.
        logs: u8,
    },
    /// A phase begins.
    Begins {
        /// Which one.
        stage: Stage,
        /// The round.
        round: u16,
        /// The start player.
        start: Seat,
    },
    /// The game is over.
    Ends {
        /// A seat that has erected a statue on each of its pedestals (GI-6);
        /// none if the last round was over (GI-O20).
        finisher: Option<Seat>,
    },
}

/// What can be gained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Good {
    /// A worker from the bag.
    Worker,
    /// A marker from the bag.
    Marker,
    /// A marker from a piece that has arrived, or that is left to others.
    MarkerBack,
    /// Logs of a forest.
    Logs,
    /// A headdress from the clay pit.
    Headdress,
    /// A half-tablet.
    Tablet,
}

/// A stage of the game: a phase of a round, or part of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Before the first round.
    Setup,
    /// Phase 1: the dice.
    Roll,
    /// Phase 2: the bids.
    Bid,
    /// Phase 2: statues are carved.
    Carve,
    /// Phase 3.
    Place,
    /// Phase 4.
    Transport,
    /// Phase 5.
    CleanUp,
    /// After the last round.
    Over,
}

impl Phase {
    /// Returns the phase of the round.
    pub fn stage(self) -> Stage {
        match self {
            Phase::Start => Stage::Setup,
            Phase::Roll { .. } => Stage::Roll,
            Phase::Bid { .. } => Stage::Bid,
            Phase::Carve { .. } => Stage::Carve,
            Phase::Place(_)
            | Phase::PlaceOn { .. }
            | Phase::PlaceLogs { .. }
            | Phase::PlaceAction { .. } => Stage::Place,
            Phase::Transport { .. } | Phase::Carry(Carry { .. }) | Phase::Help { .. } => {
                Stage::Transport
            }
            Phase::CleanUp(_) => Stage::CleanUp,
            Phase::Over => Stage::Over,
        }
    }
}

pub(crate) fn effects(before: &View, seen: &Sighting, after: &View) -> Vec<Effect> {
    let mut out = Vec::new();
    match seen {
        Sighting::Open(Move::Chance(ChanceMove::Roll(face))) => out.push(rolled(before, face.n())),
        Sighting::Reveal(bids) => revealed(bids, after, &mut out),
        Sighting::Open(_) | Sighting::Hidden(_) => {}
    }
    if let Some(seat) = before.seat_to_move() {
        goods(before, after, seat, &mut out);
        if let Sighting::Open(Move::Peek(site)) = seen {
            let owner = after.shown.sites.get(site.idx()).and_then(|it| it.owner);
            out.push(Effect::Peeks { seat, site: *site, owner });
        }
        sites(before, after, seat, &mut out);
    }
    for (seat, tribe) in after.known.tribes.iter() {
        let points = tribe.help - before.known.tribes[seat].help;
        if points > 0 {
            out.push(Effect::Helps { seat, points, to: tribe.help });
        }
    }
    changes_of_phase(before, after, &mut out);
    out
}

/// GI-1a, GI-1b.
fn rolled(before: &View, face: u8) -> Effect {
    let n = if before.round == 1 { first_round(face) } else { face };
    match Size::with_n(n) {
        Some(size) if before.shown.statues[size.idx()] > 0 => Effect::Quarries { face, size },
        run_out => Effect::QuarriesNothing { face, run_out },
    }
}

fn revealed(bids: &PerSeat<Bid>, after: &View, out: &mut Vec<Effect>) {
    out.extend(bids.iter().map(|(seat, bid)| Effect::Bids { seat, bid: *bid }));
    if !after.shown.order.is_empty() {
        out.push(Effect::Orders { seats: after.shown.order });
    }
}

/// What the seat that moved has gained or given back.
fn goods(before: &View, after: &View, seat: Seat, out: &mut Vec<Effect>) {
    let (was, is) = (&before.known.tribes[seat], &after.known.tribes[seat]);
    let behind = after.shown.tribes[seat].behind;
    let mut gain = |good, n: u8, to| {
        if n > 0 {
            out.push(Effect::Gains { seat, good, n, to });
        }
    };
    gain(Good::Worker, was.bag.workers - is.bag.workers, behind.map(|it| it.workers));
    gain(Good::Marker, was.bag.markers - is.bag.markers, behind.map(|it| it.markers));
    // At the end of transport all markers in front of the screens come back.
    let is_cleaned =
        before.phase.stage() == Stage::Transport && after.phase.stage() != Stage::Transport;
    if !is_cleaned {
        let n_bag = was.bag.markers - is.bag.markers;
        let n_back = is.behind.markers.saturating_sub(was.behind.markers + n_bag);
        gain(Good::MarkerBack, n_back, behind.map(|it| it.markers));
    }
    let n_logs = before.shown.logs - after.shown.logs;
    gain(Good::Logs, n_logs, behind.map(|it| it.logs));
    let n_headdresses = before.shown.headdresses.saturating_sub(after.shown.headdresses);
    gain(Good::Headdress, n_headdresses, Some(after.shown.tribes[seat].front.headdresses));
    let (had, has) = (before.shown.tribes[seat].tablets, after.shown.tribes[seat].tablets);
    gain(Good::Tablet, has.saturating_sub(had), Some(has));
    if has < had {
        out.push(Effect::Discards { seat, n: had - has, to: has });
    }
}

/// What the seat that moved has done with sites.
fn sites(before: &View, after: &View, seat: Seat, out: &mut Vec<Effect>) {
    let stands = before.known.stands.iter().zip(&after.known.stands).enumerate();
    for (idx, (was, is)) in stands.filter(|(_, (was, is))| was != is) {
        let (site, values) = (SiteNo::with_idx(idx), after.board.sites()[idx]);
        match (was.statue(), is.statue()) {
            (None, Some(size)) => {
                let points = u32::from(values.statue) * u32::from(size.n());
                out.push(Effect::Erects { seat, site, size, points });
            }
            (None, None) => out.push(Effect::Reserves { seat, site }),
            (Some(_), _) if is.has_headdress() && !was.has_headdress() => {
                out.push(Effect::Crowns { seat, site, points: values.headdress.into() });
            }
            // It is no longer new: a round has begun.
            (Some(_), _) => {}
        }
    }
}

fn changes_of_phase(before: &View, after: &View, out: &mut Vec<Effect>) {
    let mut statues = after.shown.statues;
    for (n, had) in statues.iter_mut().zip(before.shown.statues) {
        *n = n.saturating_sub(had);
    }
    if statues != [0; 3] {
        out.push(Effect::Returns { statues });
    }
    let (was, is) = (before.phase.stage(), after.phase.stage());
    let n_logs = |view: &View| {
        let hexes: HexSet = view.board.land();
        hexes.iter().map(|hex| view.shown.land.logs(hex)).sum::<u8>()
    };
    if was == Stage::Transport && is != Stage::Transport && n_logs(before) > 0 {
        out.push(Effect::Rots { logs: n_logs(before) });
    }
    if was == is {
        return;
    }
    if is == Stage::Over {
        let has_finished = |seat: Seat| {
            let mut own = after.known.stands.iter().filter(|it| it.owner() == Some(seat));
            after.known.tribes[seat].behind.pedestals == 0 && own.all(|it| it.statue().is_some())
        };
        let finisher = Seat::all(after.n_seats()).find(|it| has_finished(*it));
        out.push(Effect::Ends { finisher });
    } else {
        out.push(Effect::Begins { stage: is, round: after.round, start: after.start });
    }
}
