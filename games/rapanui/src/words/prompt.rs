//! Prompts: who must decide what.

use rapanui_rules::{HAND_SIZE, Kind, MOAI_COST, Phase, View, gains};
use rules_core::Seat;
use words::Message;

use super::{asked, sort_arg};

pub(super) fn prompt(view: &View) -> Message {
    match asked(view) {
        None => nobody(view),
        Some(seat) if view.viewer == Some(seat) => yours(view, seat),
        Some(seat) => theirs(view, seat),
    }
}

fn nobody(view: &View) -> Message {
    match view.phase {
        Phase::Start => Message::new("rapanui-prompt-start"),
        Phase::Colour(_) => Message::new("rapanui-prompt-colour"),
        Phase::Refill { column, .. } => {
            Message::new("rapanui-prompt-refill").with("column", column.number())
        }
        Phase::Over => Message::new("rapanui-prompt-over"),
        Phase::Columns
        | Phase::Buy
        | Phase::Play
        | Phase::Offer(_)
        | Phase::Hide
        | Phase::Add
        | Phase::Draw { .. }
        | Phase::Yield(_)
        | Phase::Substitute { .. } => Message::new("rapanui-prompt-columns"),
    }
}

fn yours(view: &View, seat: Seat) -> Message {
    match view.phase {
        Phase::Buy | Phase::Play if must_return(view, seat) => {
            Message::new("rapanui-prompt-return").with("cost", MOAI_COST)
        }
        Phase::Buy => Message::new("rapanui-prompt-buy"),
        Phase::Play => Message::new("rapanui-prompt-play"),
        Phase::Offer(_) => Message::new("rapanui-prompt-offer"),
        Phase::Hide => Message::new("rapanui-prompt-hide"),
        Phase::Add => Message::new("rapanui-prompt-add"),
        Phase::Draw { n_left } => Message::new("rapanui-prompt-draw").with("n", n_left),
        Phase::Yield(_) => {
            Message::new("rapanui-prompt-yield").with("n", gains(view, Kind::Moai)[seat].total())
        }
        Phase::Substitute { sort, n_due, .. } => {
            Message::new("rapanui-prompt-substitute").with("sort", sort_arg(sort)).with("n", n_due)
        }
        Phase::Start | Phase::Colour(_) | Phase::Columns | Phase::Refill { .. } | Phase::Over => {
            nobody(view)
        }
    }
}

fn theirs(view: &View, seat: Seat) -> Message {
    let wait = |key: &'static str| Message::new(key).with("who", seat);
    match view.phase {
        Phase::Buy => wait("rapanui-wait-buy"),
        Phase::Play => wait("rapanui-wait-play"),
        Phase::Offer(_) => wait("rapanui-wait-offer"),
        Phase::Hide => wait("rapanui-wait-hide"),
        Phase::Add => wait("rapanui-wait-add"),
        Phase::Draw { n_left } => wait("rapanui-wait-draw").with("n", n_left),
        Phase::Yield(_) => {
            wait("rapanui-wait-yield").with("n", gains(view, Kind::Moai)[seat].total())
        }
        Phase::Substitute { sort, .. } => {
            wait("rapanui-wait-substitute").with("sort", sort_arg(sort))
        }
        Phase::Start | Phase::Colour(_) | Phase::Columns | Phase::Refill { .. } | Phase::Over => {
            nobody(view)
        }
    }
}

/// RN-2e: the hand has nothing but moai, and none can be paid for.
fn must_return(view: &View, seat: Seat) -> bool {
    let tribe = &view.shown.tribes[seat];
    tribe.hand.is_some_and(|hand| hand[Kind::Moai] == HAND_SIZE) && tribe.wood < MOAI_COST
}
