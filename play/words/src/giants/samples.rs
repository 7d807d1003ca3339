//! One of each thing Giants can say.

use ::giants::{
    Action, Bid, Carver, Effect, Giants, Good, Hex, Kind, Reason, Refusal, SiteNo, Size, Stage,
    Stock,
};
use rules_core::{Rate, Seat, Term};

use crate::Samples;

pub(super) fn samples() -> Samples<Giants> {
    let mut refusals = reasons();
    refusals.extend(reasons_of_transport());
    let refusals = refusals.into_iter().map(|reason| Refusal { rule: "GI-2a", reason });
    Samples { effects: effects(), refusals: refusals.collect(), terms: terms() }
}

fn effects() -> Vec<Effect> {
    let (seat, site, size) = (Seat(1), SiteNo::with_idx(16), Size::Medium);
    let bid = Bid { markers: 2, workers: 1, sorcerer: true, chief: true };
    let mut effects = vec![
        Effect::Quarries { face: 3, size },
        Effect::QuarriesNothing { face: 0, run_out: None },
        Effect::QuarriesNothing { face: 3, run_out: Some(Size::Large) },
        Effect::Bids { seat, bid },
        Effect::Bids { seat, bid: Bid::default() },
        Effect::Orders { seats: [Seat(2), Seat(0), Seat(1)].into_iter().collect() },
        Effect::Returns { statues: [2, 0, 1] },
        Effect::Discards { seat, n: 2, to: 0 },
        Effect::Reserves { seat, site },
        Effect::Helps { seat, points: 2, to: 7 },
        Effect::Erects { seat, site, size, points: 10 },
        Effect::Crowns { seat, site, points: 4 },
        Effect::Peeks { seat, site, owner: Some(Seat(2)) },
        Effect::Peeks { seat, site, owner: None },
        Effect::Rots { logs: 3 },
        Effect::Ends { finisher: Some(seat) },
        Effect::Ends { finisher: None },
    ];
    let goods =
        [Good::Worker, Good::Marker, Good::MarkerBack, Good::Logs, Good::Headdress, Good::Tablet];
    for to in [Some(3), None] {
        effects.extend(goods.map(|good| Effect::Gains { seat, good, n: 1, to }));
    }
    let stages = [
        Stage::Setup,
        Stage::Roll,
        Stage::Bid,
        Stage::Carve,
        Stage::Place,
        Stage::Transport,
        Stage::CleanUp,
        Stage::Over,
    ];
    effects.extend(stages.map(|stage| Effect::Begins { stage, round: 4, start: seat }));
    effects
}

fn reasons() -> Vec<Reason> {
    let (hex, site) = (Hex::default(), SiteNo::with_idx(16));
    let mut reasons = vec![
        Reason::GameOver,
        Reason::ChanceDecides,
        Reason::OnlyChance,
        Reason::NoSuchSeat { seat: Seat(4) },
        Reason::WrongPhase { now: Stage::Place },
        Reason::WrongStep,
        Reason::NotInTray { size: Size::Large },
        Reason::TooFewCarvers { carver: Carver::Workers, needs: 3, has: 1 },
        Reason::TooFewCarvers { carver: Carver::Chief, needs: 1, has: 0 },
        Reason::TooFewTablets { needs: 2, has: 1 },
        Reason::NoTabletsLeft,
        Reason::NoActionPossible,
        Reason::MustAct,
        Reason::OnlyForTwo,
        Reason::NoNeutralBeside,
        Reason::NoNeutralThere { hex },
        Reason::NoSuchHex { hex },
        Reason::TooManyLogs { hex, max: 1 },
        Reason::NoSuchSite { site },
        Reason::SiteElsewhere { site, hex },
        Reason::SiteTaken { site },
    ];
    for action in Action::ALL {
        reasons.extend([Reason::NotTheHexFor { action }, Reason::NothingLeft { action }]);
    }
    let stocks = [Stock::Worker, Stock::Sorcerer, Stock::Chief, Stock::Marker, Stock::Pedestal];
    let lacks = |stock| Reason::NotBehindScreen { stock, needs: 2, has: 1 };
    reasons.extend(stocks.map(lacks));
    reasons
}

fn reasons_of_transport() -> Vec<Reason> {
    let (hex, site, kind) = (Hex::default(), SiteNo::with_idx(16), Kind::Headdress);
    vec![
        Reason::NotInFront { kind },
        Reason::NoSuchPiece { kind, hex },
        Reason::MarkedByAnother { seat: Seat(2) },
        Reason::NotNextTo { from: hex, hex },
        Reason::EnteredBefore { hex },
        Reason::TooWeak { hex, needs: 3 },
        Reason::MovedBefore,
        Reason::NoEnd,
        Reason::ChangesNothing,
        Reason::MustBeKept,
        Reason::MarkedAlready,
        Reason::NotAHelper { seat: Seat(1) },
        Reason::WrongKind { kind },
        Reason::NobodyThere { hex },
        Reason::NoBareStatue { site },
        Reason::PiecesInFront,
        Reason::NotFaceDown { site },
        Reason::ShownAlready { site },
    ]
}

fn terms() -> Vec<Term> {
    vec![
        Term::new("help", 12, Rate::Points),
        Term::new("statue", 2, Rate::Each(9)),
        Term::new("headdress", 4, Rate::Points),
        Term::new("tablet-pair", 2, Rate::Each(3)),
        Term::new("tablet", 5, Rate::Points),
    ]
}
