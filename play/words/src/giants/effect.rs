//! What a move did.

use ::giants::{Effect, Good, Kind, Size};
use rules_core::Seat;

use super::{bid_list, kind_arg, seen, size_arg, stage_key};
use crate::{Arg, Message, frame};

pub(super) fn effect(effect: &Effect) -> Message {
    let say = |key: &'static str| Message::new(key);
    match *effect {
        Effect::Quarries { size, .. } => {
            say("giants-effect-quarries").with("piece", size_arg(size))
        }
        Effect::QuarriesNothing { run_out: None, .. } => say("giants-effect-quarries-nothing"),
        Effect::QuarriesNothing { run_out: Some(size), .. } => {
            say("giants-effect-run-out").with("piece", size_arg(size))
        }
        Effect::Bids { seat, bid } => {
            say("giants-effect-bids").with("who", seat).with("bid", bid_list(&bid))
        }
        Effect::Orders { seats } => {
            let seats: Vec<Message> = seats.iter().map(|seat| frame::seat(*seat)).collect();
            say("giants-effect-order").with("seats", seats)
        }
        Effect::Returns { statues } => {
            let counts = Size::ALL.into_iter().zip(statues).filter(|(_, n)| 0 < *n);
            let pieces: Vec<Message> = counts.map(|(size, n)| count(size, n)).collect();
            say("giants-effect-returns").with("pieces", pieces)
        }
        Effect::Gains { seat, good, n, to } => gains(seat, good, n, to),
        Effect::Discards { seat, n, to } => {
            say("giants-effect-discards").with("who", seat).with("n", n).with("to", to)
        }
        Effect::Reserves { seat, site } => {
            say("giants-effect-reserves").with("who", seat).with("site", site.number())
        }
        Effect::Helps { seat, points, to } => {
            say("giants-effect-helps").with("who", seat).with("n", points).with("to", to)
        }
        Effect::Erects { seat, site, size, points } => say("giants-effect-erects")
            .with("who", seat)
            .with("site", site.number())
            .with("piece", size_arg(size))
            .with("points", points),
        Effect::Crowns { seat, site, points } => say("giants-effect-crowns")
            .with("who", seat)
            .with("site", site.number())
            .with("points", points),
        Effect::Peeks { site, owner: Some(owner), .. } => {
            say("giants-effect-peeks").with("site", site.number()).with("who", owner)
        }
        Effect::Peeks { site, owner: None, .. } => {
            say("giants-effect-peeks-hidden").with("site", site.number())
        }
        Effect::Rots { logs } => say("giants-effect-rots").with("n", logs),
        Effect::Begins { stage, round, start } => say("giants-effect-begins")
            .with("round", round)
            .with("stage", Arg::word(stage_key(stage)))
            .with("who", start),
        Effect::Ends { finisher: Some(seat) } => say("giants-effect-ends").with("who", seat),
        Effect::Ends { finisher: None } => say("giants-effect-ends-limit"),
    }
}

/// Counts statues of a size: 2 × statue 1.
fn count(size: Size, n: u8) -> Message {
    Message::new("giants-count").with("n", n).with("piece", kind_arg(Kind::Statue(size)))
}

fn gains(seat: Seat, good: Good, n: u8, to: Option<u8>) -> Message {
    let key = match good {
        Good::Worker => "giants-effect-gains-worker",
        Good::Marker => "giants-effect-gains-marker",
        Good::MarkerBack => "giants-effect-gains-marker-back",
        Good::Logs => "giants-effect-gains-logs",
        Good::Headdress => "giants-effect-gains-headdress",
        Good::Tablet => "giants-effect-gains-tablet",
    };
    Message::new(key).with("who", seat).with("n", n).with("to", seen(to))
}
