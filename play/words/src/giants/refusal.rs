//! Why a move can't be made.

use ::giants::{Carver, Reason, Refusal, Stock};

use super::{action_key, kind_arg, size_arg, stage_key};
use crate::{Arg, Message};

pub(super) fn refusal(refusal: &Refusal) -> Message {
    with_args(Message::new(key(refusal.reason)), refusal.reason)
}

fn key(reason: Reason) -> &'static str {
    match reason {
        Reason::GameOver => "giants-refusal-game-over",
        Reason::ChanceDecides => "giants-refusal-chance-decides",
        Reason::OnlyChance => "giants-refusal-only-chance",
        Reason::NoSuchSeat { .. } => "giants-refusal-no-such-seat",
        Reason::WrongPhase { .. } => "giants-refusal-wrong-phase",
        Reason::WrongStep => "giants-refusal-wrong-step",
        Reason::NotBehindScreen { stock: Stock::Worker, .. } => "giants-refusal-lacks-workers",
        Reason::NotBehindScreen { stock: Stock::Sorcerer, .. } => "giants-refusal-lacks-sorcerer",
        Reason::NotBehindScreen { stock: Stock::Chief, .. } => "giants-refusal-lacks-chief",
        Reason::NotBehindScreen { stock: Stock::Marker, .. } => "giants-refusal-lacks-markers",
        Reason::NotBehindScreen { stock: Stock::Pedestal, .. } => "giants-refusal-lacks-pedestal",
        Reason::NotInTray { .. } => "giants-refusal-not-in-tray",
        Reason::TooFewCarvers { carver: Carver::Workers, .. } => "giants-refusal-too-few-carvers",
        Reason::TooFewCarvers { carver: Carver::Chief, .. } => "giants-refusal-no-carving-chief",
        Reason::TooFewTablets { .. } => "giants-refusal-too-few-tablets",
        Reason::NoTabletsLeft => "giants-refusal-no-tablets-left",
        Reason::NoActionPossible => "giants-refusal-no-action-possible",
        Reason::NotTheHexFor { .. } => "giants-refusal-not-the-hex-for",
        Reason::NothingLeft { .. } => "giants-refusal-nothing-left",
        Reason::MustAct => "giants-refusal-must-act",
        Reason::OnlyForTwo => "giants-refusal-only-for-two",
        Reason::NoNeutralBeside => "giants-refusal-no-neutral-beside",
        Reason::NoNeutralThere { .. } => "giants-refusal-no-neutral-there",
        Reason::NoSuchHex { .. } => "giants-refusal-no-such-hex",
        Reason::TooManyLogs { .. } => "giants-refusal-too-many-logs",
        Reason::NoSuchSite { .. } => "giants-refusal-no-such-site",
        Reason::SiteElsewhere { .. } => "giants-refusal-site-elsewhere",
        Reason::SiteTaken { .. } => "giants-refusal-site-taken",
        Reason::NotInFront { .. } => "giants-refusal-not-in-front",
        Reason::NoSuchPiece { .. } => "giants-refusal-no-such-piece",
        Reason::MarkedByAnother { .. } => "giants-refusal-marked-by-another",
        Reason::NotNextTo { .. } => "giants-refusal-not-next-to",
        Reason::EnteredBefore { .. } => "giants-refusal-entered-before",
        Reason::TooWeak { .. } => "giants-refusal-too-weak",
        Reason::MovedBefore => "giants-refusal-moved-before",
        Reason::NoEnd => "giants-refusal-no-end",
        Reason::ChangesNothing => "giants-refusal-changes-nothing",
        Reason::MustBeKept => "giants-refusal-must-be-kept",
        Reason::MarkedAlready => "giants-refusal-marked-already",
        Reason::NotAHelper { .. } => "giants-refusal-not-a-helper",
        Reason::WrongKind { .. } => "giants-refusal-wrong-kind",
        Reason::NobodyThere { .. } => "giants-refusal-nobody-there",
        Reason::NoBareStatue { .. } => "giants-refusal-no-bare-statue",
        Reason::PiecesInFront => "giants-refusal-pieces-in-front",
        Reason::NotFaceDown { .. } => "giants-refusal-not-face-down",
        Reason::ShownAlready { .. } => "giants-refusal-shown-already",
    }
}

fn with_args(message: Message, reason: Reason) -> Message {
    match reason {
        Reason::GameOver
        | Reason::ChanceDecides
        | Reason::OnlyChance
        | Reason::WrongStep
        | Reason::NotBehindScreen {
            stock: Stock::Sorcerer | Stock::Chief | Stock::Pedestal, ..
        }
        | Reason::TooFewCarvers { carver: Carver::Chief, .. }
        | Reason::NoTabletsLeft
        | Reason::NoActionPossible
        | Reason::MustAct
        | Reason::OnlyForTwo
        | Reason::NoNeutralBeside
        | Reason::MovedBefore
        | Reason::NoEnd
        | Reason::ChangesNothing
        | Reason::MustBeKept
        | Reason::MarkedAlready
        | Reason::PiecesInFront => message,
        Reason::NoSuchSeat { seat } => message.with("seat", seat.to_string()),
        Reason::WrongPhase { now } => message.with("stage", Arg::word(stage_key(now))),
        Reason::NotBehindScreen { needs, has, .. }
        | Reason::TooFewCarvers { needs, has, .. }
        | Reason::TooFewTablets { needs, has } => message.with("needs", needs).with("has", has),
        Reason::NotInTray { size } => message.with("piece", size_arg(size)),
        Reason::NotTheHexFor { action } | Reason::NothingLeft { action } => {
            message.with("place", Arg::word(action_key(action)))
        }
        Reason::NoNeutralThere { hex }
        | Reason::NoSuchHex { hex }
        | Reason::EnteredBefore { hex }
        | Reason::NobodyThere { hex } => message.with("hex", hex.to_string()),
        Reason::TooManyLogs { hex, max } => message.with("hex", hex.to_string()).with("max", max),
        Reason::NoSuchSite { site }
        | Reason::SiteTaken { site }
        | Reason::NoBareStatue { site }
        | Reason::NotFaceDown { site }
        | Reason::ShownAlready { site } => message.with("site", site.number()),
        Reason::SiteElsewhere { site, hex } => {
            message.with("site", site.number()).with("hex", hex.to_string())
        }
        Reason::NotInFront { kind } | Reason::WrongKind { kind } => {
            message.with("piece", kind_arg(kind))
        }
        Reason::NoSuchPiece { kind, hex } => {
            message.with("piece", kind_arg(kind)).with("hex", hex.to_string())
        }
        Reason::MarkedByAnother { seat } | Reason::NotAHelper { seat } => message.with("who", seat),
        Reason::NotNextTo { from, hex } => {
            message.with("from", from.to_string()).with("hex", hex.to_string())
        }
        Reason::TooWeak { hex, needs } => message.with("hex", hex.to_string()).with("needs", needs),
    }
}
