//! Why a move can't be made.

use giants_rules::{Carver, Reason, Refusal, Stock};
use words::{Arg, Message};

use super::{hex_arg, log::action_key, size_arg, stage_key};

pub(super) fn refusal(refusal: &Refusal) -> Message {
    let say = |key: &'static str| Message::new(key);
    match refusal.reason {
        Reason::GameOver => say("giants-refusal-game-over"),
        Reason::ChanceDecides => say("giants-refusal-chance-decides"),
        Reason::OnlyChance => say("giants-refusal-only-chance"),
        Reason::NoSuchSeat { seat } => {
            say("giants-refusal-no-such-seat").with("seat", seat.to_string())
        }
        Reason::WrongPhase { now } => {
            say("giants-refusal-wrong-phase").with("stage", Arg::word(stage_key(now)))
        }
        Reason::WrongStep => say("giants-refusal-wrong-step"),
        Reason::NotBehindScreen { stock, needs, has } => say("giants-refusal-not-behind-screen")
            .with("stock", Arg::word(stock_key(stock)))
            .with("needs", needs)
            .with("has", has),
        Reason::NotInTray { size } => say("giants-refusal-not-in-tray").with("size", size.n()),
        Reason::TooFewCarvers { carver: Carver::Workers, needs, has } => {
            say("giants-refusal-too-few-carvers").with("needs", needs).with("has", has)
        }
        Reason::TooFewCarvers { carver: Carver::Chief, .. } => {
            say("giants-refusal-no-chief-to-carve")
        }
        Reason::TooFewTablets { needs, has } => {
            say("giants-refusal-too-few-tablets").with("needs", needs).with("has", has)
        }
        Reason::NoTabletsLeft => say("giants-refusal-no-tablets-left"),
        Reason::NoActionPossible => say("giants-refusal-no-action-possible"),
        Reason::NotTheHexFor { action } => {
            say("giants-refusal-not-the-hex").with("place", Arg::word(action_key(action)))
        }
        Reason::NothingLeft { action } => {
            say("giants-refusal-nothing-left").with("place", Arg::word(action_key(action)))
        }
        Reason::MustAct => say("giants-refusal-must-act"),
        Reason::OnlyForTwo => say("giants-refusal-only-for-two"),
        Reason::NoNeutralBeside => say("giants-refusal-no-neutral-beside"),
        Reason::TooManyLogs { hex, max } => {
            say("giants-refusal-too-many-logs").with("hex", hex_arg(hex)).with("max", max)
        }
        Reason::NoNeutralThere { .. }
        | Reason::NoSuchHex { .. }
        | Reason::NoSuchSite { .. }
        | Reason::SiteElsewhere { .. }
        | Reason::SiteTaken { .. }
        | Reason::NotInFront { .. }
        | Reason::NoSuchPiece { .. }
        | Reason::MarkedByAnother { .. }
        | Reason::NotNextTo { .. }
        | Reason::EnteredBefore { .. }
        | Reason::TooWeak { .. }
        | Reason::MovedBefore
        | Reason::NoEnd
        | Reason::ChangesNothing
        | Reason::MustBeKept
        | Reason::MarkedAlready
        | Reason::NotAHelper { .. }
        | Reason::WrongKind { .. }
        | Reason::NobodyThere { .. }
        | Reason::NoBareStatue { .. }
        | Reason::PiecesInFront
        | Reason::NotFaceDown { .. }
        | Reason::ShownAlready { .. } => on_the_map(refusal.reason),
    }
}

/// Refusals about hexes, sites and pieces.
fn on_the_map(reason: Reason) -> Message {
    let say = |key: &'static str| Message::new(key);
    let at = |key: &'static str, hex| say(key).with("hex", hex_arg(hex));
    match reason {
        Reason::NoNeutralThere { hex } => at("giants-refusal-no-neutral-there", hex),
        Reason::NoSuchHex { hex } => at("giants-refusal-no-such-hex", hex),
        Reason::NoSuchSite { site } => {
            say("giants-refusal-no-such-site").with("site", site.number())
        }
        Reason::SiteElsewhere { site, hex } => {
            at("giants-refusal-site-elsewhere", hex).with("site", site.number())
        }
        Reason::SiteTaken { site } => say("giants-refusal-site-taken").with("site", site.number()),
        Reason::NotInFront { kind } => {
            say("giants-refusal-not-in-front").with("size", size_arg(kind))
        }
        Reason::NoSuchPiece { kind, hex } => {
            at("giants-refusal-no-such-piece", hex).with("size", size_arg(kind))
        }
        Reason::MarkedByAnother { seat } => {
            say("giants-refusal-marked-by-another").with("who", seat)
        }
        Reason::NotNextTo { from, hex } => {
            at("giants-refusal-not-next-to", hex).with("from", hex_arg(from))
        }
        Reason::EnteredBefore { hex } => at("giants-refusal-entered-before", hex),
        Reason::TooWeak { hex, needs } => at("giants-refusal-too-weak", hex).with("needs", needs),
        Reason::MovedBefore => say("giants-refusal-moved-before"),
        Reason::NoEnd => say("giants-refusal-no-end"),
        Reason::ChangesNothing => say("giants-refusal-changes-nothing"),
        Reason::MustBeKept => say("giants-refusal-must-be-kept"),
        Reason::MarkedAlready => say("giants-refusal-marked-already"),
        Reason::NotAHelper { seat } => {
            say("giants-refusal-not-a-helper").with("seat", seat.to_string())
        }
        Reason::WrongKind { kind } => say("giants-refusal-wrong-kind").with("size", size_arg(kind)),
        Reason::NobodyThere { hex } => at("giants-refusal-nobody-there", hex),
        Reason::NoBareStatue { site } => {
            say("giants-refusal-no-bare-statue").with("site", site.number())
        }
        Reason::NotFaceDown { site } => {
            say("giants-refusal-not-face-down").with("site", site.number())
        }
        Reason::ShownAlready { site } => {
            say("giants-refusal-shown-already").with("site", site.number())
        }
        Reason::GameOver
        | Reason::ChanceDecides
        | Reason::OnlyChance
        | Reason::NoSuchSeat { .. }
        | Reason::WrongPhase { .. }
        | Reason::WrongStep
        | Reason::NotBehindScreen { .. }
        | Reason::NotInTray { .. }
        | Reason::TooFewCarvers { .. }
        | Reason::TooFewTablets { .. }
        | Reason::NoTabletsLeft
        | Reason::NoActionPossible
        | Reason::NotTheHexFor { .. }
        | Reason::NothingLeft { .. }
        | Reason::MustAct
        | Reason::OnlyForTwo
        | Reason::NoNeutralBeside
        | Reason::TooManyLogs { .. }
        | Reason::PiecesInFront => say("giants-refusal-pieces-in-front"),
    }
}

fn stock_key(stock: Stock) -> &'static str {
    match stock {
        Stock::Worker => "giants-stock-workers",
        Stock::Sorcerer => "giants-sorcerer",
        Stock::Chief => "giants-chief",
        Stock::Marker => "giants-stock-markers",
        Stock::Pedestal => "giants-stock-pedestals",
    }
}
