//! Rapa Nui in words.

mod coach;
mod label;
mod log;
mod prompt;
mod refusal;
mod samples;

use rapanui_rules::{Colour, Effect, Kind, Move, Phase, RapaNui, Refusal, Sighting, Sort, View};
use rules_core::Seat;
use words::{Arg, Message, Samples, Seen, Speak, Texts, texts};

use self::coach::COACH;
use crate::Set;

impl Speak for Set {
    const TEXTS: Texts = texts!(COACH, "game", "board", "coach");

    fn log_line(before: &View, mover: Option<Seat>, seen: &Sighting) -> Message {
        log::line(before, mover, seen)
    }

    fn effect_line(effect: &Effect) -> Message {
        log::effect(effect)
    }

    fn is_in_line(effect: &Effect) -> bool {
        match effect {
            Effect::Pays { .. } | Effect::Takes { .. } => true,
            Effect::Refills { .. }
            | Effect::Scores { .. }
            | Effect::Gains { .. }
            | Effect::Reveals { .. }
            | Effect::Ends => false,
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

    fn covers(it: &Seen<RapaNui>) -> bool {
        log::covers(&it.seen)
    }

    fn samples() -> Samples<RapaNui> {
        samples::samples()
    }
}

/// Names a kind of card.
pub(crate) fn kind(kind: Kind) -> Message {
    Message::new(kind_key(kind))
}

/// Names a sort of offering cards.
pub(crate) fn sort(sort: Sort) -> Message {
    kind(Kind::Gatherer(sort))
}

/// Names a colour of start cards.
pub(crate) fn colour(colour: Colour) -> Message {
    Message::new(colour_key(colour))
}

fn kind_key(kind: Kind) -> &'static str {
    match kind {
        Kind::Woodcutter => "rapanui-woodcutter",
        Kind::Priest => "rapanui-priest",
        Kind::Moai => "rapanui-moai",
        Kind::Gatherer(Sort::Fish) => "rapanui-fish",
        Kind::Gatherer(Sort::Mulberry) => "rapanui-mulberry",
        Kind::Gatherer(Sort::SweetPotato) => "rapanui-sweet-potato",
        Kind::Gatherer(Sort::Grain) => "rapanui-grain",
    }
}

fn kind_arg(kind: Kind) -> Arg {
    Arg::word(kind_key(kind))
}

fn sort_arg(sort: Sort) -> Arg {
    kind_arg(Kind::Gatherer(sort))
}

fn colour_key(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "rapanui-colour-red",
        Colour::Violet => "rapanui-colour-violet",
        Colour::LightBlue => "rapanui-colour-light-blue",
        Colour::YellowGreen => "rapanui-colour-yellow-green",
    }
}

fn colour_arg(colour: Colour) -> Arg {
    Arg::word(colour_key(colour))
}

/// Returns who is asked now.
fn asked(view: &View) -> Option<Seat> {
    match view.phase {
        Phase::Start | Phase::Colour(_) | Phase::Columns | Phase::Refill { .. } | Phase::Over => {
            None
        }
        Phase::Buy | Phase::Play | Phase::Hide | Phase::Add | Phase::Draw { .. } => {
            Some(view.active)
        }
        Phase::Offer(seat) | Phase::Yield(seat) | Phase::Substitute { seat, .. } => Some(seat),
    }
}
