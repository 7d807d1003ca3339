//! What a move did.

use giants_rules::{Effect, Good, Size, Stage};
use rules_core::Seat;
use words::{Arg, Message, frame};

use super::{bid, counted, headdresses, logs, markers, stage_key, statues, tablets, workers};

pub(super) fn effect(effect: &Effect) -> Message {
    let say = |key: &'static str| Message::new(key);
    match *effect {
        Effect::Quarries { face, size } => {
            say("giants-effect-quarries").with("face", face).with("size", size.n())
        }
        Effect::QuarriesNothing { face, run_out: None } => {
            say("giants-effect-quarries-nothing").with("face", face)
        }
        Effect::QuarriesNothing { face, run_out: Some(size) } => {
            say("giants-effect-run-out").with("face", face).with("size", size.n())
        }
        Effect::Bids { seat, bid: it } => {
            say("giants-effect-bids").with("who", seat).with("what", bid(&it))
        }
        Effect::Orders { seats } => {
            let seats: Vec<Message> = seats.iter().map(|seat| frame::seat(*seat)).collect();
            say("giants-effect-orders").with("seats", seats)
        }
        Effect::Returns { statues: returned } => {
            let some = Size::ALL.into_iter().filter(|size| returned[size.idx()] > 0);
            let list: Vec<Message> = some.map(|size| statues(returned[size.idx()], size)).collect();
            say("giants-effect-returns").with("what", list)
        }
        Effect::Gains { seat, good, n, to } => gains(seat, good, n, to),
        Effect::Discards { seat, n, to } => say("giants-effect-discards")
            .with("who", seat)
            .with("what", tablets(n))
            .with("from", to + n)
            .with("to", to),
        Effect::Reserves { seat, site } => {
            say("giants-effect-reserves").with("who", seat).with("site", site.number())
        }
        Effect::Helps { seat, points, to } => say("giants-effect-helps")
            .with("who", seat)
            .with("n", points)
            .with("from", to.saturating_sub(points))
            .with("to", to),
        Effect::Erects { seat, site, size, points } => say("giants-effect-erects")
            .with("who", seat)
            .with("site", site.number())
            .with("size", size.n())
            .with("points", points),
        Effect::Crowns { seat, site, points } => say("giants-effect-crowns")
            .with("who", seat)
            .with("site", site.number())
            .with("points", points),
        Effect::Peeks { seat, site, owner: None } => {
            say("giants-effect-peeks").with("who", seat).with("site", site.number())
        }
        Effect::Peeks { site, owner: Some(owner), .. } => {
            say("giants-effect-peeks-owner").with("site", site.number()).with("who", owner)
        }
        Effect::Rots { logs } => say("giants-effect-rots").with("n", logs),
        Effect::Begins { stage: Stage::Roll, round, start } => {
            say("giants-effect-begins-round").with("round", round).with("who", start)
        }
        Effect::Begins { stage, .. } => {
            say("giants-effect-begins").with("stage", Arg::word(stage_key(stage)))
        }
        Effect::Ends { finisher: Some(seat) } => say("giants-effect-ends").with("who", seat),
        Effect::Ends { finisher: None } => say("giants-effect-ends-late"),
    }
}

fn gains(seat: Seat, good: Good, n: u8, to: Option<u8>) -> Message {
    let gains =
        |key: &'static str| Message::new(key).with("who", seat).with("what", good_message(good, n));
    match to {
        None => gains("giants-effect-gains-unseen"),
        Some(to) => gains("giants-effect-gains").with("from", to.saturating_sub(n)).with("to", to),
    }
}

fn good_message(good: Good, n: u8) -> Message {
    match good {
        Good::Worker => workers(n),
        Good::Marker => markers(n),
        Good::MarkerBack => counted("giants-count-markers-back", n),
        Good::Logs => logs(n),
        Good::Headdress => headdresses(n),
        Good::Tablet => tablets(n),
    }
}
