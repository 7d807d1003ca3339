//! Islands on which somebody has a unit, and what they are worth now (EN-8c).

use boards::{Shape, chip, shape};
use entdecker_rules::{Island, Land, Move, Phase, Share, Space, View, shares};
use maud::{Markup, html};
use rules_core::{PerSeat, Seat};
use words::Message;

use crate::board::Desk;

/// An island with units.
pub(in crate::board) struct Claim {
    island: Island,
    /// The island's number on the chart.
    no: u8,
    /// What each seat would get now, without a chip.
    shares: PerSeat<Share, 4>,
    /// Where its tag is pinned.
    pin: Land,
}

pub(in crate::board) fn claims(view: &View) -> Vec<Claim> {
    let islands = view.chart.islands(&view.tiles);
    islands.filter_map(|island| claim(view, island)).collect()
}

fn claim(view: &View, island: Island) -> Option<Claim> {
    let forces = view.forces(island.first);
    let is_claimed = forces.iter().any(|(_, force)| !force.is_none());
    let no = view.chart.island_no(&view.tiles, island.first);
    let shares = shares(&forces, island.n_tiles().into());
    is_claimed.then(|| Claim { pin: pin(view, &island, no), island, no, shares })
}

/// The first of the island's tiles with the fewest things on it.
fn pin(view: &View, island: &Island, no: u8) -> Land {
    let n_things = |space: &Space| {
        let has_ship = view.voyage.ship == Some(entdecker_rules::Place::Tile(*space));
        let has_event = view.chart.laid(*space).is_some_and(|laid| laid.event().is_some());
        2 * u8::from(has_unit(view, *space)) + u8::from(has_ship) + u8::from(has_event)
    };
    let land_on = |space: Space| {
        let pieces = view.chart.pieces(&view.tiles, space);
        let lands =
            pieces.into_iter().filter_map(|piece| Some(Land { space, side: piece.first()? }));
        lands.into_iter().find(|land| view.chart.island_no(&view.tiles, *land) == no)
    };
    island.spaces.iter().min_by_key(n_things).and_then(land_on).unwrap_or(island.first)
}

fn has_unit(view: &View, space: Space) -> bool {
    view.explorers.iter().any(|(_, it)| it.units.on(space).is_some())
}

impl Claim {
    /// Returns where its tag is pinned.
    pub(in crate::board) fn pin(&self) -> Land {
        self.pin
    }

    /// Returns the seats that get something for it, by rank.
    pub(in crate::board) fn ranked(&self) -> Vec<(Seat, Share)> {
        let shares = self.shares.iter().map(|(seat, share)| (seat, *share));
        let mut ranked: Vec<_> = shares.filter(|(_, share)| share.rank > 0).collect();
        ranked.sort_by_key(|(_, share)| share.rank);
        ranked
    }

    /// Returns the leader of the island, if there is only one.
    fn leader(&self) -> Option<Seat> {
        let mut leaders = self.shares.iter().filter(|(_, share)| share.rank == 1);
        let (seat, _) = leaders.next()?;
        leaders.next().is_none().then_some(seat)
    }
}

/// Returns the leader of each island, by its number.
pub(super) fn leaders(claims: &[Claim]) -> [Option<Seat>; 256] {
    let mut leaders = [None; 256];
    for claim in claims {
        leaders[usize::from(claim.no)] = claim.leader();
    }
    leaders
}

/// Draws the tags that are pinned to a space.
pub(super) fn tags(view: &View, space: Space, claims: &[Claim], desk: &Desk<'_>) -> Markup {
    html! {
        @for claim in claims.iter().filter(|it| it.pin.space == space) {
            (tag(view, claim, desk))
        }
    }
}

/// Lists all of them: how large each is, how many sides are open, and who gets what.
pub(super) fn list(claims: &[Claim], desk: &Desk<'_>) -> Markup {
    html! {
        @if !claims.is_empty() {
            details.en-rest.en-islands id="en-islands" {
                summary { (desk.word("entdecker-board-claims")) }
                ul { @for claim in claims { li { (told(claim, desk)) " " (ranks(claim, desk)) } } }
            }
        }
    }
}

fn told(claim: &Claim, desk: &Desk<'_>) -> String {
    let island = &claim.island;
    let name = Message::new("entdecker-board-claim")
        .with("island", island.first.to_string())
        .with("n", island.n_tiles())
        .with("open", island.n_open);
    desk.say(&name)
}

fn ranks(claim: &Claim, desk: &Desk<'_>) -> Markup {
    html! {
        @for (seat, share) in claim.ranked() {
            span.en-share {
                (chip(seat)) span.vh { (desk.speaker().name(seat)) " " } (share.points)
            }
        }
    }
}

fn tag(view: &View, claim: &Claim, desk: &Desk<'_>) -> Markup {
    let island = &claim.island;
    let name = told(claim, desk);
    let inner = html! {
        (ranks(claim, desk))
        @if island.is_complete() { (shape(Shape::STAR)) }
    };
    let aside = if has_unit(view, claim.pin.space) { " aside" } else { "" };
    let class = format!("en-claim at-{}{aside}", claim.pin.side.letter());
    if view.phase == Phase::Choose && desk.is_asked() {
        desk.target(&Move::Score(island.first), &class, &name, inner)
    } else {
        html! { span.(class) title=(name) { (inner) } }
    }
}
