//! Why a move can't be made.

use rapanui_rules::{MOAI_COST, Reason, Refusal};
use rules_core::Cited;
use words::Message;

use super::{colour_arg, kind_arg, sort_arg};

pub(super) fn refusal(refusal: &Refusal) -> Message {
    let say = |key: &'static str| Message::new(key);
    match refusal.reason {
        Reason::GameOver => say("rapanui-refusal-game-over"),
        Reason::ChanceDecides => say("rapanui-refusal-chance-decides"),
        Reason::OnlyChance => say("rapanui-refusal-only-chance"),
        Reason::WrongStep => say("rapanui-refusal-wrong-step"),
        Reason::AlreadyBought => say("rapanui-refusal-already-bought"),
        Reason::PileEmpty { sort } => {
            say("rapanui-refusal-pile-empty").with("sort", sort_arg(sort))
        }
        Reason::TooLittleWood { needs, has } => {
            // What is too expensive breaks the rule that sets the price in wood.
            let key = match refusal.rule() {
                "RN-1" => "rapanui-refusal-wood-offering",
                "RN-2c" => "rapanui-refusal-wood-moai",
                _ => "rapanui-refusal-wood-cards",
            };
            say(key).with("needs", needs).with("has", has)
        }
        Reason::NotInHand { kind, needs, has } => say("rapanui-refusal-not-in-hand")
            .with("kind", kind_arg(kind))
            .with("needs", needs)
            .with("has", has),
        Reason::FewerThanThreeMoai { has } => {
            say("rapanui-refusal-fewer-than-three-moai").with("has", has)
        }
        Reason::CanBuild { has } => {
            say("rapanui-refusal-can-build").with("needs", MOAI_COST).with("has", has)
        }
        Reason::NoSuchOffering { sort } => {
            say("rapanui-refusal-no-such-offering").with("sort", sort_arg(sort))
        }
        Reason::NoneInDeck { kind } => {
            say("rapanui-refusal-none-in-deck").with("kind", kind_arg(kind))
        }
        Reason::ColourTaken { colour } => {
            say("rapanui-refusal-colour-taken").with("colour", colour_arg(colour))
        }
        Reason::NoSuchSeat { seat } => {
            say("rapanui-refusal-no-such-seat").with("seat", seat.to_string())
        }
    }
}
