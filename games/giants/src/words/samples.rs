//! One of each thing Giants can say.

use giants_rules::{
    Action, Bid, Carver, Effect, Giants, Good, Hex, Kind, Reason, Refusal, SiteNo, Size, Stage,
    Stock,
};
use rules_core::{Rate, Seat, Term};
use words::Samples;

use super::flaws;

pub(super) fn samples() -> Samples<Giants> {
    Samples { effects: effects(), refusals: refusals(), terms: terms(), others: flaws::samples() }
}

const STAGES: [Stage; 8] = [
    Stage::Setup,
    Stage::Roll,
    Stage::Bid,
    Stage::Carve,
    Stage::Place,
    Stage::Transport,
    Stage::CleanUp,
    Stage::Over,
];

fn effects() -> Vec<Effect> {
    let (seat, site, size) = (Seat(1), SiteNo::with_idx(16), Size::Medium);
    let bid = Bid { markers: 2, workers: 1, sorcerer: true, chief: true };
    let mut effects = vec![
        Effect::Quarries { face: 3, size },
        Effect::QuarriesNothing { face: 0, run_out: None },
        Effect::QuarriesNothing { face: 2, run_out: Some(size) },
        Effect::Bids { seat, bid },
        Effect::Bids { seat, bid: Bid::default() },
        Effect::Orders { seats: Seat::all(5).collect() },
        Effect::Returns { statues: [2, 0, 1] },
        Effect::Discards { seat, n: 1, to: 2 },
        Effect::Discards { seat, n: 2, to: 0 },
        Effect::Reserves { seat, site },
        Effect::Helps { seat, points: 1, to: 1 },
        Effect::Helps { seat, points: 2, to: 14 },
        Effect::Erects { seat, site, size, points: 10 },
        Effect::Crowns { seat, site, points: 4 },
        Effect::Peeks { seat, site, owner: None },
        Effect::Peeks { seat, site, owner: Some(Seat(2)) },
        Effect::Rots { logs: 1 },
        Effect::Rots { logs: 5 },
        Effect::Ends { finisher: Some(seat) },
        Effect::Ends { finisher: None },
    ];
    let begins = |stage| Effect::Begins { stage, round: 3, start: seat };
    effects.extend(STAGES.map(begins));
    let goods =
        [Good::Worker, Good::Marker, Good::MarkerBack, Good::Logs, Good::Headdress, Good::Tablet];
    for (good, n) in goods.into_iter().flat_map(|good| [(good, 1), (good, 4)]) {
        effects.push(Effect::Gains { seat, good, n, to: Some(5) });
        effects.push(Effect::Gains { seat, good, n, to: None });
    }
    effects
}

fn refusals() -> Vec<Refusal> {
    let mut all = vec![
        ("GI-6", Reason::GameOver),
        ("GI-1a", Reason::ChanceDecides),
        ("GI-1a", Reason::OnlyChance),
        ("GI-S2", Reason::NoSuchSeat { seat: Seat(4) }),
        ("GI-3A", Reason::WrongStep),
        ("GI-2c", Reason::NotInTray { size: Size::Large }),
        ("GI-2c", Reason::TooFewCarvers { carver: Carver::Workers, needs: 2, has: 1 }),
        ("GI-2c", Reason::TooFewCarvers { carver: Carver::Chief, needs: 1, has: 0 }),
        ("GI-3D", Reason::TooFewTablets { needs: 2, has: 1 }),
        ("GI-P", Reason::TooFewTablets { needs: 1, has: 0 }),
        ("GI-3E", Reason::NoTabletsLeft),
        ("GI-3D", Reason::NoActionPossible),
        ("GI-3D", Reason::MustAct),
        ("GI-3n", Reason::OnlyForTwo),
        ("GI-3n", Reason::NoNeutralBeside),
    ];
    all.extend(STAGES.map(|now| ("GI-3A", Reason::WrongPhase { now })));
    for action in Action::ALL {
        all.push(("GI-3C", Reason::NotTheHexFor { action }));
        all.push(("GI-3C", Reason::NothingLeft { action }));
    }
    let stocks = [Stock::Worker, Stock::Sorcerer, Stock::Chief, Stock::Marker, Stock::Pedestal];
    all.extend(stocks.map(|stock| ("GI-3A", Reason::NotBehindScreen { stock, needs: 1, has: 0 })));
    all.extend(on_the_map());
    all.into_iter().map(|(rule, reason)| Refusal { rule, reason }).collect()
}

fn on_the_map() -> Vec<(&'static str, Reason)> {
    let (hex, from) = (Hex::default(), Hex::default());
    let (site, seat) = (SiteNo::with_idx(6), Seat(2));
    let mut all = vec![
        ("GI-3n", Reason::NoNeutralThere { hex }),
        ("GI-3A", Reason::NoSuchHex { hex }),
        ("GI-O3", Reason::TooManyLogs { hex, max: 0 }),
        ("GI-O3", Reason::TooManyLogs { hex, max: 1 }),
        ("GI-3C", Reason::NoSuchSite { site }),
        ("GI-3C", Reason::SiteElsewhere { site, hex }),
        ("GI-3C", Reason::SiteTaken { site }),
        ("GI-O12", Reason::MarkedByAnother { seat }),
        ("GI-T2", Reason::NotNextTo { from, hex }),
        ("GI-O18", Reason::EnteredBefore { hex }),
        ("GI-T2", Reason::TooWeak { hex, needs: 3 }),
        ("GI-O19", Reason::MovedBefore),
        ("GI-O21", Reason::NoEnd),
        ("GI-4D", Reason::ChangesNothing),
        ("GI-4D", Reason::MustBeKept),
        ("GI-4G", Reason::MarkedAlready),
        ("GI-O10", Reason::NotAHelper { seat }),
        ("GI-4E", Reason::NobodyThere { hex }),
        ("GI-4F", Reason::NoBareStatue { site }),
        ("GI-4H", Reason::PiecesInFront),
        ("GI-P", Reason::NotFaceDown { site }),
        ("GI-P", Reason::ShownAlready { site }),
    ];
    for kind in [Kind::Statue(Size::Large), Kind::Headdress] {
        all.push(("GI-4A", Reason::NotInFront { kind }));
        all.push(("GI-4D", Reason::NoSuchPiece { kind, hex }));
        all.push(("GI-4E", Reason::WrongKind { kind }));
    }
    all
}

fn terms() -> Vec<Term> {
    vec![
        Term::new("help", 14, Rate::Points),
        Term::new("statue", 2, Rate::Each(9)),
        Term::new("headdress", 4, Rate::Points),
        Term::new("tablet-pair", 2, Rate::Each(3)),
        Term::new("tablet", 3, Rate::Points),
    ]
}
