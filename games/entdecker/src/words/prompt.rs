//! Prompts: who must decide what.

use entdecker_rules::{Effect, Entdecker, Event, Leg, Move, Phase, Sighting, TILE_PRICE, View};
use rules_core::{Game, Seat};
use words::Message;

use super::{after, asked, shape};

pub(super) fn prompt(view: &View) -> Message {
    match asked(view) {
        None => nobody(view),
        Some(seat) if view.viewer == Some(seat) => yours(view, seat),
        Some(seat) => theirs(view, seat),
    }
}

fn nobody(view: &View) -> Message {
    match view.phase {
        Phase::Back(stack) => Message::new("entdecker-prompt-back").with("stack", stack.number()),
        Phase::First => Message::new("entdecker-prompt-first"),
        Phase::Income => Message::new("entdecker-prompt-income"),
        Phase::Tile(stack) => Message::new("entdecker-prompt-tile").with("stack", stack.number()),
        Phase::Gift => Message::new("entdecker-prompt-gift").with("who", view.active),
        Phase::Chip { island, seat, .. } => Message::new("entdecker-prompt-chip")
            .with("who", seat)
            .with("island", island.to_string()),
        Phase::Start
        | Phase::Announce
        | Phase::Sail
        | Phase::Place
        | Phase::Choose
        | Phase::Over => Message::new("entdecker-prompt-over"),
    }
}

fn yours(view: &View, seat: Seat) -> Message {
    let gold = view.explorers[seat].gold;
    match view.phase {
        Phase::Start if view.round < 2 => {
            Message::new("entdecker-prompt-start-first").with("gold", gold)
        }
        Phase::Start => Message::new("entdecker-prompt-start").with("gold", gold),
        Phase::Announce => {
            Message::new("entdecker-prompt-announce").with("cost", TILE_PRICE).with("gold", gold)
        }
        Phase::Sail => sail(view, gold),
        Phase::Place => place(view),
        Phase::Choose => Message::new("entdecker-prompt-choose").with("n", view.chips.total()),
        Phase::Back(_)
        | Phase::First
        | Phase::Income
        | Phase::Tile(_)
        | Phase::Gift
        | Phase::Chip { .. }
        | Phase::Over => nobody(view),
    }
}

/// Asks only for what is possible: a tile, a unit, the end of the voyage.
fn sail(view: &View, gold: u8) -> Message {
    let moves = moves(view);
    let can_draw = moves.iter().any(|mv| matches!(mv, Move::Draw(_)));
    let can_leave = moves.iter().any(|mv| matches!(mv, Move::Unit(..)));
    let n = view.voyage.n_left;
    match (can_draw, can_leave) {
        (true, _) if view.voyage.leg == Leg::SetOut => {
            Message::new("entdecker-prompt-draw-first").with("n", n)
        }
        (true, true) => {
            Message::new("entdecker-prompt-draw-or-unit").with("n", n).with("gold", gold)
        }
        (true, false) => Message::new("entdecker-prompt-draw").with("n", n),
        (false, true) => Message::new("entdecker-prompt-unit").with("gold", gold),
        (false, false) => Message::new("entdecker-prompt-stop"),
    }
}

fn moves(view: &View) -> Vec<Move> {
    let mut moves = Vec::new();
    Entdecker::from(view).legal_moves(&mut moves);
    moves
}

/// Tells the tile, in how many ways it fits, and what happens on it.
fn place(view: &View) -> Message {
    let Some(tile) = view.hand else { return nobody(view) };
    let fits: Vec<Move> =
        moves(view).into_iter().filter(|mv| matches!(mv, Move::Place(..))).collect();
    let message = |key: &'static str| {
        Message::new(key)
            .with("kind", tile.kind.to_string())
            .with("shape", shape(&view.tiles, tile.kind))
            .with("n", fits.len() as i64)
    };
    match (tile.event, fits.first()) {
        (Some(event), Some(mv)) => {
            message("entdecker-prompt-place-event").with("then", outcome(view, event, *mv))
        }
        (None, _) | (_, None) => message("entdecker-prompt-place"),
    }
}

/// What an event does to the active seat wherever the tile is placed:
/// `Pirates −3 gold (5→2)`.
fn outcome(view: &View, event: Event, mv: Move) -> Message {
    let gold = |key: &'static str| {
        let effects = Entdecker::effects(view, &Sighting(mv), &after(view, mv));
        let gold = effects.iter().find_map(|effect| match effect {
            Effect::Gold { from, to, .. } => Some((*from, *to)),
            _ => None,
        });
        let (from, to) = gold.unwrap_or_default();
        Message::new(key).with("n", from.abs_diff(to)).with("from", from).with("to", to)
    };
    match event {
        Event::Storm => Message::new("entdecker-outcome-storm"),
        Event::Pirates => gold("entdecker-outcome-pirates"),
        Event::Unfriendly => Message::new("entdecker-outcome-unfriendly"),
        Event::Friendly if view.chips.total() == 0 => Message::new("entdecker-outcome-no-chip"),
        Event::Friendly => Message::new("entdecker-outcome-friendly"),
        Event::Ruins => {
            let from = view.explorers[view.active].points();
            let to = after(view, mv).explorers[view.active].points();
            Message::new("entdecker-outcome-ruins").with("n", to - from)
        }
        Event::Treasure => gold("entdecker-outcome-treasure"),
    }
}

fn theirs(view: &View, seat: Seat) -> Message {
    let wait = |key: &'static str| Message::new(key).with("who", seat);
    match view.phase {
        Phase::Start => wait("entdecker-wait-start"),
        Phase::Announce => wait("entdecker-wait-announce"),
        Phase::Sail => wait("entdecker-wait-sail").with("n", view.voyage.n_left),
        Phase::Place => {
            let kind = view.hand.map(|tile| tile.kind).unwrap_or_default();
            wait("entdecker-wait-place").with("kind", kind.to_string())
        }
        Phase::Choose => wait("entdecker-wait-choose"),
        Phase::Back(_)
        | Phase::First
        | Phase::Income
        | Phase::Tile(_)
        | Phase::Gift
        | Phase::Chip { .. }
        | Phase::Over => nobody(view),
    }
}
