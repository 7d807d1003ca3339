//! Prompts: who must decide what.

use giants_rules::{BidStep, Phase, Placed, View};
use rules_core::Seat;
use words::Message;

use super::{hex_arg, placed_arg, size_arg};

pub(super) fn prompt(view: &View) -> Message {
    match view.seat_to_move() {
        None => nobody(view),
        Some(seat) if view.viewer == Some(seat) => yours(view, seat),
        Some(seat) => theirs(view, seat),
    }
}

fn nobody(view: &View) -> Message {
    match view.phase {
        Phase::Start => Message::new("giants-prompt-start"),
        Phase::Roll { n_left } => Message::new("giants-prompt-roll").with("n", n_left),
        Phase::Bid { .. }
        | Phase::Carve { .. }
        | Phase::Place(_)
        | Phase::PlaceOn { .. }
        | Phase::PlaceLogs { .. }
        | Phase::PlaceAction { .. }
        | Phase::Transport { .. }
        | Phase::Carry(_)
        | Phase::Help { .. }
        | Phase::CleanUp(_)
        | Phase::Over => Message::new("giants-prompt-over"),
    }
}

fn yours(view: &View, seat: Seat) -> Message {
    let say = |key: &'static str| Message::new(key);
    match view.phase {
        Phase::Bid { step: BidStep::Markers, .. } => say("giants-prompt-bid-markers"),
        Phase::Bid { step: BidStep::Workers, .. } => say("giants-prompt-bid-workers"),
        Phase::Bid { step: BidStep::Sorcerer, .. } => say("giants-prompt-bid-sorcerer"),
        Phase::Bid { step: BidStep::Chief, .. } => say("giants-prompt-bid-chief"),
        Phase::Bid { step: BidStep::Ready, .. } => say("giants-prompt-ready"),
        Phase::Carve { .. } => say("giants-prompt-carve"),
        Phase::Place(_) => say("giants-prompt-place"),
        Phase::PlaceOn { who: Placed::Breaker, .. } => say("giants-prompt-place-breaker"),
        Phase::PlaceOn { who, .. } => say("giants-prompt-place-on").with("role", placed_arg(who)),
        Phase::PlaceLogs { hex, .. } => say("giants-prompt-logs").with("hex", hex_arg(hex)),
        Phase::PlaceAction { hex, .. } => say("giants-prompt-action").with("hex", hex_arg(hex)),
        Phase::Transport { .. } if view.shown.tribes[seat].front.has_piece() => {
            say("giants-prompt-transport-front")
        }
        Phase::Transport { .. } => say("giants-prompt-transport"),
        Phase::Carry(carry) if carry.must_be_kept() => {
            of_piece(view, say("giants-prompt-carry-kept"))
        }
        Phase::Carry(_) => of_piece(view, say("giants-prompt-carry")),
        Phase::Help { hex, n_left, .. } => {
            say("giants-prompt-help").with("hex", hex_arg(hex)).with("n", n_left)
        }
        Phase::CleanUp(_) => say("giants-prompt-clean-up"),
        Phase::Start | Phase::Roll { .. } | Phase::Over => nobody(view),
    }
}

fn theirs(view: &View, seat: Seat) -> Message {
    let wait = |key: &'static str| Message::new(key).with("who", seat);
    match view.phase {
        Phase::Bid { .. } => wait("giants-wait-bid"),
        Phase::Carve { .. } => wait("giants-wait-carve"),
        Phase::Place(_)
        | Phase::PlaceOn { .. }
        | Phase::PlaceLogs { .. }
        | Phase::PlaceAction { .. } => wait("giants-wait-place"),
        Phase::Transport { .. } => wait("giants-wait-transport"),
        Phase::Carry(_) => of_piece(view, wait("giants-wait-carry")),
        Phase::Help { hex, .. } => wait("giants-wait-help").with("hex", hex_arg(hex)),
        Phase::CleanUp(_) => wait("giants-wait-clean-up"),
        Phase::Start | Phase::Roll { .. } | Phase::Over => nobody(view),
    }
}

/// Adds the piece in hand and where it is.
fn of_piece(view: &View, message: Message) -> Message {
    let (size, hex) = view
        .phase
        .carry()
        .map_or_else(Default::default, |it| (size_arg(it.piece.kind()), hex_arg(it.hex)));
    message.with("size", size).with("hex", hex)
}
