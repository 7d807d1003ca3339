//! Giants in words.

mod effect;
mod label;
mod log;
mod prompt;
mod refusal;
mod samples;

use ::giants::{
    Action, Bid, Effect, Giants, Good, Kind, Move, Refusal, Role, Sighting, Size, Stage, View,
};
use rules_core::Seat;

use crate::{Arg, Message, Samples, Speak};

impl Speak for Giants {
    fn log_line(before: &View, mover: Option<Seat>, seen: &Sighting) -> Message {
        log::line(before, mover, seen)
    }

    fn effect_line(effect: &Effect) -> Message {
        effect::effect(effect)
    }

    fn is_in_line(effect: &Effect) -> bool {
        match effect {
            Effect::Erects { .. }
            | Effect::Crowns { .. }
            | Effect::Peeks { owner: None, .. }
            | Effect::Gains { good: Good::MarkerBack, .. } => true,
            Effect::Quarries { .. }
            | Effect::QuarriesNothing { .. }
            | Effect::Bids { .. }
            | Effect::Orders { .. }
            | Effect::Returns { .. }
            | Effect::Gains { .. }
            | Effect::Discards { .. }
            | Effect::Reserves { .. }
            | Effect::Helps { .. }
            | Effect::Peeks { .. }
            | Effect::Rots { .. }
            | Effect::Begins { .. }
            | Effect::Ends { .. } => false,
        }
    }

    fn refusal(refusal: &Refusal) -> Message {
        refusal::refusal(refusal)
    }

    fn prompt(view: &View) -> Message {
        prompt::prompt(view)
    }

    fn label(view: &View, mv: Move) -> Message {
        label::label(view, mv)
    }

    fn covered_line(before: &View, mover: Option<Seat>, seen: &Sighting) -> Option<Message> {
        log::covered(before, mover, seen)
    }

    fn covers(seen: &Sighting) -> bool {
        log::covers(seen)
    }

    fn samples() -> Samples<Giants> {
        samples::samples()
    }
}

/// Names a kind of piece.
pub fn kind(kind: Kind) -> Message {
    Message::new(kind_key(kind))
}

/// Names a member of a tribe.
pub fn role(role: Role) -> Message {
    Message::new(role_key(role))
}

/// Names a phase of a round.
pub fn stage(stage: Stage) -> Message {
    Message::new(stage_key(stage))
}

fn kind_key(kind: Kind) -> &'static str {
    match kind {
        Kind::Statue(Size::Small) => "giants-statue-1",
        Kind::Statue(Size::Medium) => "giants-statue-2",
        Kind::Statue(Size::Large) => "giants-statue-3",
        Kind::Headdress => "giants-headdress",
    }
}

fn kind_arg(kind: Kind) -> Arg {
    Arg::word(kind_key(kind))
}

fn size_arg(size: Size) -> Arg {
    kind_arg(Kind::Statue(size))
}

fn role_key(role: Role) -> &'static str {
    match role {
        Role::Worker => "giants-worker",
        Role::Sorcerer => "giants-sorcerer",
        Role::Chief => "giants-chief",
    }
}

fn role_arg(role: Role) -> Arg {
    Arg::word(role_key(role))
}

fn action_key(action: Action) -> &'static str {
    match action {
        Action::Village => "giants-village",
        Action::Hut => "giants-hut",
        Action::Forest => "giants-forest",
        Action::ClayPit => "giants-clay-pit",
    }
}

fn stage_key(stage: Stage) -> &'static str {
    match stage {
        Stage::Setup => "giants-stage-setup",
        Stage::Roll => "giants-stage-roll",
        Stage::Bid => "giants-stage-bid",
        Stage::Carve => "giants-stage-carve",
        Stage::Place => "giants-stage-place",
        Stage::Transport => "giants-stage-transport",
        Stage::CleanUp => "giants-stage-clean-up",
        Stage::Over => "giants-stage-over",
    }
}

/// Tells a bid: markers 2 · chief.
fn bid_list(bid: &Bid) -> Vec<Message> {
    let mut list = Vec::new();
    if 0 < bid.markers {
        list.push(Message::new("giants-bid-markers").with("n", bid.markers));
    }
    if 0 < bid.workers {
        list.push(Message::new("giants-bid-workers").with("n", bid.workers));
    }
    if bid.sorcerer {
        list.push(Message::new("giants-sorcerer"));
    }
    if bid.chief {
        list.push(Message::new("giants-chief"));
    }
    if list.is_empty() {
        list.push(Message::new("giants-bid-nothing"));
    }
    list
}

/// A number that may be out of sight: −1 then.
fn seen(n: Option<u8>) -> i64 {
    n.map_or(-1, i64::from)
}
