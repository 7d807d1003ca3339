//! Where the drawn tile fits, and how (EN-4a).

use entdecker_rules::{Demand, Kind, Move, Phase, Rotation, Side, Sides, Space, View};
use maud::{Markup, html};
use words::{Arg, Message};

use super::tile;
use crate::board::Desk;
use crate::words as speech;

/// A space that the drawn tile may go to.
pub(super) struct Fit {
    pub(super) space: Space,
    demand: Demand,
    kind: Kind,
    /// The rotations in which it fits, if any.
    rotations: Vec<Rotation>,
    /// The first side that doesn't match if the tile isn't rotated.
    broken: Option<Side>,
}

/// Returns the spaces that a passage connects to the ship while a tile is placed.
pub(super) fn fits(view: &View) -> Vec<Fit> {
    let (Phase::Place, Some(tile), Some(ship)) = (view.phase, view.hand, view.voyage.ship) else {
        return Vec::new();
    };
    let land = |rotation: Rotation| view.tiles.face(tile.kind, rotation).land;
    let targets = view.chart.targets(&view.tiles, view.frame, ship);
    let fits = targets.into_iter().map(|(space, demand)| Fit {
        space,
        demand,
        kind: tile.kind,
        rotations: view
            .tiles
            .rotations(tile.kind)
            .iter()
            .copied()
            .filter(|rotation| demand.is_met(land(*rotation)))
            .collect(),
        broken: broken(demand, land(Rotation::default())),
    });
    fits.collect()
}

fn broken(demand: Demand, land: Sides) -> Option<Side> {
    demand.fixed.iter().find(|side| demand.land.has(*side) != land.has(*side))
}

/// Draws the ways in which the tile fits on a space, or where it doesn't.
pub(super) fn ways(view: &View, fit: &Fit, desk: &Desk<'_>) -> Markup {
    let n = fit.rotations.len();
    html! {
        @if n == 0 {
            (unfit(fit, desk))
        } @else {
            div.en-ways.(format!("n-{n}")) {
                @for rotation in &fit.rotations { (way(view, fit, *rotation, desk)) }
                @if n > 1 { b.en-count aria-hidden="true" { (n) } }
            }
        }
    }
}

fn way(view: &View, fit: &Fit, rotation: Rotation, desk: &Desk<'_>) -> Markup {
    let face = view.tiles.face(fit.kind, rotation);
    let name = Message::new("entdecker-board-way")
        .with("space", fit.space.to_string())
        .with("land", speech::land(face.land))
        .with("degrees", rotation.degrees());
    let inner = html! {
        (tile::picture(face))
        @for side in fit.demand.fixed.iter() {
            span.en-match.(format!("at-{}", side.letter())) { "✓" }
        }
    };
    desk.target(&Move::Place(fit.space, rotation), "en-way", &desk.say(&name), inner)
}

/// A space where the tile can't go, with a side that doesn't match.
fn unfit(fit: &Fit, desk: &Desk<'_>) -> Markup {
    let inner = html! {
        "✗"
        @if let Some(side) = fit.broken {
            span.en-broken.(format!("at-{}", side.letter())) {}
        }
    };
    let mv = Move::Place(fit.space, Rotation::default());
    desk.target(&mv, "en-unfit", &said(fit, desk), inner)
}

/// `e5: fits in 2 ways`, `f4: does not match in the north`.
pub(super) fn said(fit: &Fit, desk: &Desk<'_>) -> String {
    let message = |key: &'static str| Message::new(key).with("space", fit.space.to_string());
    desk.say(&match fit.broken.filter(|_| fit.rotations.is_empty()) {
        Some(side) => message("entdecker-board-unfit").with("side", side_word(side)),
        None => message("entdecker-board-fits").with("n", fit.rotations.len() as u8),
    })
}

fn side_word(side: Side) -> Arg {
    Arg::word(match side {
        Side::North => "entdecker-north",
        Side::East => "entdecker-east",
        Side::South => "entdecker-south",
        Side::West => "entdecker-west",
    })
}
