//! Why a move can't be made.

use entdecker_rules::{Reason, Refusal};
use rules_core::Cited;
use words::Message;

use super::{back, place, side_arg, tile, unit_arg};

pub(super) fn refusal(refusal: &Refusal) -> Message {
    let say = |key: &'static str| Message::new(key);
    match refusal.reason {
        Reason::GameOver => say("entdecker-refusal-game-over"),
        Reason::ChanceDecides => say("entdecker-refusal-chance-decides"),
        Reason::OnlyChance => say("entdecker-refusal-only-chance"),
        Reason::WrongStep => say("entdecker-refusal-wrong-step"),
        Reason::NoSuchBack { back: it } => {
            say("entdecker-refusal-no-such-back").with("back", back(it))
        }
        Reason::NoSuchSeat { seat } => {
            say("entdecker-refusal-no-such-seat").with("seat", seat.to_string())
        }
        Reason::NotOnSpinner { gold } => say("entdecker-refusal-not-on-spinner").with("n", gold),
        Reason::NoSuchTile { tile: it } => {
            say("entdecker-refusal-no-such-tile").with("tile", tile(it))
        }
        Reason::NoSuchChip { value } => say("entdecker-refusal-no-such-chip").with("value", value),
        Reason::NoPassage { place: from } => {
            say("entdecker-refusal-no-passage").with("place", place(from))
        }
        Reason::FirstRound => say("entdecker-refusal-first-round"),
        Reason::TooLittleGold { needs, has } => {
            // What is too expensive breaks the rule that sets the price in gold.
            let key = match refusal.rule() {
                "EN-3" => "entdecker-refusal-gold-tiles",
                "EN-O3" => "entdecker-refusal-gold-start",
                _ => "entdecker-refusal-gold-unit",
            };
            say(key).with("needs", needs).with("has", has)
        }
        Reason::NoneLeft => say("entdecker-refusal-none-left"),
        Reason::StackEmpty { stack } => {
            say("entdecker-refusal-stack-empty").with("stack", stack.number())
        }
        Reason::NothingDrawn => say("entdecker-refusal-nothing-drawn"),
        Reason::NotJoined { space } => {
            say("entdecker-refusal-not-joined").with("space", space.to_string())
        }
        Reason::DoesNotMatch { space, side } => say("entdecker-refusal-does-not-match")
            .with("space", space.to_string())
            .with("side", side_arg(side)),
        Reason::SameAs { rotation } => {
            say("entdecker-refusal-same-as").with("degrees", rotation.degrees())
        }
        Reason::NotReached => say("entdecker-refusal-not-reached"),
        Reason::NoSuchLand { side } => {
            say("entdecker-refusal-no-such-land").with("side", side_arg(side))
        }
        Reason::NotAtHand { unit } => {
            say("entdecker-refusal-not-at-hand").with("unit", unit_arg(unit))
        }
        Reason::NoScout { space } => {
            say("entdecker-refusal-no-scout").with("space", space.to_string())
        }
        Reason::NotDue { island } => {
            say("entdecker-refusal-not-due").with("island", island.to_string())
        }
    }
}
