//! One of each thing Rapa Nui can say.

use rapanui_rules::{Colour, ColumnNo, Effect, Good, Kind, RapaNui, Reason, Refusal, Sort};
use rules_core::{Rate, Seat, Term};
use words::Samples;

pub(super) fn samples() -> Samples<RapaNui> {
    Samples { effects: effects(), refusals: refusals(), terms: terms(), others: Vec::new() }
}

fn effects() -> Vec<Effect> {
    let (seat, column) = (Seat(1), ColumnNo::ALL[2]);
    let mut effects = vec![
        Effect::Pays { seat, from: 7, to: 4 },
        Effect::Takes { seat, kind: Kind::Priest, column },
        Effect::Refills { column },
        Effect::Reveals { seat, sort: Sort::Grain },
        Effect::Ends,
    ];
    effects.extend(Kind::ALL.map(|kind| Effect::Scores { kind }));
    for good in [Good::Wood, Good::Fame, Good::Offering(Sort::Grain)] {
        for (basic, bonus) in [(1, 0), (2, 0), (2, 1)] {
            let to = 4 + u16::from(basic + bonus);
            effects.push(Effect::Gains { seat, good, basic, bonus, from: 4, to });
        }
    }
    effects
}

fn refusals() -> Vec<Refusal> {
    let (sort, kind, seat) = (Sort::Mulberry, Kind::Gatherer(Sort::Mulberry), Seat(3));
    let all = [
        ("RN-6", Reason::GameOver),
        ("RN-0", Reason::ChanceDecides),
        ("RN-0", Reason::OnlyChance),
        ("RN-4", Reason::WrongStep),
        ("RN-1", Reason::AlreadyBought),
        ("RN-1", Reason::PileEmpty { sort }),
        ("RN-1", Reason::TooLittleWood { needs: 5, has: 1 }),
        ("RN-2c", Reason::TooLittleWood { needs: 7, has: 4 }),
        ("RN-2d", Reason::TooLittleWood { needs: 2, has: 1 }),
        ("RN-2b", Reason::NotInHand { kind: Kind::Priest, needs: 1, has: 0 }),
        ("RN-2d", Reason::NotInHand { kind, needs: 3, has: 2 }),
        ("RN-2e", Reason::FewerThanThreeMoai { has: 0 }),
        ("RN-2e", Reason::FewerThanThreeMoai { has: 1 }),
        ("RN-2e", Reason::CanBuild { has: 8 }),
        ("RN-3a", Reason::NoSuchOffering { sort }),
        ("RN-4", Reason::NoneInDeck { kind }),
        ("RN-S2", Reason::ColourTaken { colour: Colour::LightBlue }),
        ("RN-O14", Reason::NoSuchSeat { seat }),
    ];
    all.into_iter().map(|(rule, reason)| Refusal { rule, reason }).collect()
}

fn terms() -> Vec<Term> {
    let mut terms = vec![
        Term::new("fame", 15, Rate::Points),
        Term::new("moai", 3, Rate::Each(4)),
        Term::new("wood", 13, Rate::Per(5)),
        Term::new("wood", 10, Rate::Per(5)),
        Term::new("moai", 3, Rate::Points),
        Term::new("wood", 13, Rate::Points),
    ];
    terms.extend(Sort::ALL.map(|sort| Term::new(sort.key(), 2, Rate::Each(3))));
    terms
}
