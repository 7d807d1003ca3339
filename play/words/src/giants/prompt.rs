//! What is asked of whom.

use ::giants::{BidStep, Phase, Placed, View};
use rules_core::Seat;

use super::kind_arg;
use crate::{Arg, Message};

pub(super) fn prompt(view: &View) -> Message {
    match view.seat_to_move() {
        Some(seat) if view.viewer == Some(seat) => yours(view),
        Some(seat) => theirs(view, seat),
        None => nobody(view),
    }
}

fn nobody(view: &View) -> Message {
    match view.phase {
        Phase::Start => Message::new("giants-prompt-start"),
        Phase::Roll { n_left } => Message::new("giants-prompt-roll").with("n", n_left),
        Phase::Over
        | Phase::Bid { .. }
        | Phase::Carve { .. }
        | Phase::Place(_)
        | Phase::PlaceOn { .. }
        | Phase::PlaceLogs { .. }
        | Phase::PlaceAction { .. }
        | Phase::Transport { .. }
        | Phase::Carry(_)
        | Phase::Help { .. }
        | Phase::CleanUp(_) => Message::new("giants-prompt-over"),
    }
}

fn yours(view: &View) -> Message {
    let say = |key: &'static str| Message::new(key);
    match view.phase {
        Phase::Bid { step, .. } => say(match step {
            BidStep::Markers => "giants-prompt-bid-markers",
            BidStep::Workers => "giants-prompt-bid-workers",
            BidStep::Sorcerer => "giants-prompt-bid-sorcerer",
            BidStep::Chief => "giants-prompt-bid-chief",
            BidStep::Ready => "giants-prompt-bid-ready",
        }),
        Phase::Carve { .. } => say("giants-prompt-carve"),
        Phase::Place(_) => say("giants-prompt-place"),
        Phase::PlaceOn { who: Placed::Breaker, .. } => say("giants-prompt-break"),
        Phase::PlaceOn { who, .. } => say("giants-prompt-place-on").with("role", placed(who)),
        Phase::PlaceLogs { hex, .. } => say("giants-prompt-logs").with("hex", hex.to_string()),
        Phase::PlaceAction { who, hex, .. } => {
            let key = match who {
                Placed::Breaker => "giants-prompt-action-must",
                Placed::Worker
                | Placed::Sorcerer
                | Placed::Chief
                | Placed::Neutral
                | Placed::NeutralFrom(_) => "giants-prompt-action",
            };
            say(key).with("hex", hex.to_string())
        }
        Phase::Transport { seat, .. } => {
            let has_piece = view.shown.tribes[seat].front.has_piece();
            say(if has_piece { "giants-prompt-put" } else { "giants-prompt-transport" })
        }
        Phase::Carry(carry) => {
            let is_kept = carry.must_be_kept();
            say(if is_kept { "giants-prompt-carry-kept" } else { "giants-prompt-carry" })
                .with("piece", kind_arg(carry.piece.kind()))
                .with("hex", carry.hex.to_string())
        }
        Phase::Help { hex, .. } => say("giants-prompt-help").with("hex", hex.to_string()),
        Phase::CleanUp(_) => say("giants-prompt-clean-up"),
        Phase::Start | Phase::Roll { .. } | Phase::Over => nobody(view),
    }
}

fn placed(who: Placed) -> Arg {
    Arg::word(match who {
        Placed::Worker => "giants-worker",
        Placed::Sorcerer => "giants-sorcerer",
        Placed::Chief | Placed::Breaker => "giants-chief",
        Placed::Neutral | Placed::NeutralFrom(_) => "giants-neutral",
    })
}

fn theirs(view: &View, seat: Seat) -> Message {
    let key = match view.phase {
        Phase::Bid { .. } => "giants-wait-bid",
        Phase::Carve { .. } => "giants-wait-carve",
        Phase::Place(_)
        | Phase::PlaceOn { .. }
        | Phase::PlaceLogs { .. }
        | Phase::PlaceAction { .. } => "giants-wait-place",
        Phase::Transport { .. } | Phase::Carry(_) | Phase::Help { .. } => "giants-wait-transport",
        Phase::CleanUp(_) => "giants-wait-clean-up",
        Phase::Start | Phase::Roll { .. } | Phase::Over => return nobody(view),
    };
    Message::new(key).with("who", seat)
}
