//! One of each thing Entdecker can say.

use entdecker_rules::{
    Back, Effect, End, Entdecker, Event, GoldReason, Kind, Land, Place, Reason, Refusal, Rotation,
    Side, StackNo, Tile, TileSet, Tiles, Unit,
};
use rules_core::{Rate, Seat, Term};
use words::{Message, Samples};

use super::{flaws, shape};

pub(super) fn samples() -> Samples<Entdecker> {
    Samples { effects: effects(), refusals: refusals(), terms: terms(), others: others() }
}

fn effects() -> Vec<Effect> {
    let (seat, island, kind) = (Seat(1), Land::default(), Kind::default());
    let space = island.space;
    let gold = |why, from, to| Effect::Gold { seat, why, from, to };
    let mut effects = vec![
        gold(GoldReason::Income, 4, 7),
        gold(GoldReason::Income, 10, 12),
        gold(GoldReason::Treasure, 4, 7),
        gold(GoldReason::Treasure, 12, 12),
        gold(GoldReason::Toll, 4, 3),
        gold(GoldReason::Tiles, 4, 3),
        gold(GoldReason::Pirates, 5, 2),
        gold(GoldReason::Unit, 7, 1),
        Effect::Lost { tile: Tile { kind, event: None } },
        Effect::Lost { tile: Tile { kind, event: Some(Event::Storm) } },
        Effect::Ruins { seat, from: 4, to: 7 },
        Effect::NoChipLeft,
        Effect::TakesChip { seat, value: 3 },
        Effect::Fills { space, kind, rotation: Rotation::default() },
        Effect::TooFewChips { island, needs: 2, left: 0 },
        Effect::TooFewChips { island, needs: 2, left: 1 },
        Effect::Scores { island, n_tiles: 2, chip: 0, is_complete: true },
        Effect::Scores { island, n_tiles: 7, chip: 3, is_complete: true },
        Effect::Scores { island, n_tiles: 1, chip: 0, is_complete: false },
        Effect::Scores { island, n_tiles: 7, chip: 0, is_complete: false },
        Effect::Earns { seat, rank: 1, from: 4, to: 14 },
        Effect::Earns { seat, rank: 2, from: 4, to: 9 },
        Effect::Earns { seat, rank: 3, from: 4, to: 5 },
        Effect::Unclaimed { island, n_tiles: 1 },
        Effect::Unclaimed { island, n_tiles: 5 },
        Effect::Skips { seat },
        Effect::Ends { end: End::ChartFull },
        Effect::Ends { end: End::TilesGone },
    ];
    effects.extend(Event::ALL.map(|event| Effect::Happens { event, space }));
    effects.extend(Unit::ALL.map(|unit| Effect::Returns { seat, unit, space }));
    effects
}

fn refusals() -> Vec<Refusal> {
    let (seat, island, kind) = (Seat(3), Land::default(), Kind::default());
    let (space, side, stack) = (island.space, Side::West, StackNo::ALL[4]);
    let all = [
        ("EN-9", Reason::GameOver),
        ("EN-4", Reason::ChanceDecides),
        ("EN-1", Reason::OnlyChance),
        ("EN-4a", Reason::WrongStep),
        ("EN-O20", Reason::NoSuchBack { back: Back::Question }),
        ("EN-S3", Reason::NoSuchSeat { seat }),
        ("EN-1", Reason::NotOnSpinner { gold: 7 }),
        ("EN-4", Reason::NoSuchTile { tile: Tile { kind, event: Some(Event::Ruins) } }),
        ("EN-8b", Reason::NoSuchChip { value: 4 }),
        ("EN-2", Reason::NoPassage { place: Place::Tile(space) }),
        ("EN-2", Reason::FirstRound),
        ("EN-3", Reason::TooLittleGold { needs: 5, has: 4 }),
        ("EN-O3", Reason::TooLittleGold { needs: 7, has: 1 }),
        ("EN-6", Reason::TooLittleGold { needs: 12, has: 0 }),
        ("EN-3", Reason::NoneLeft),
        ("EN-4", Reason::StackEmpty { stack }),
        ("EN-4c", Reason::NothingDrawn),
        ("EN-4a", Reason::NotJoined { space }),
        ("EN-4a", Reason::DoesNotMatch { space, side }),
        ("EN-4a", Reason::SameAs { rotation: Rotation::default() }),
        ("EN-O8", Reason::NotReached),
        ("EN-6", Reason::NoSuchLand { side }),
        ("EN-6", Reason::NotAtHand { unit: Unit::Settlement }),
        ("EN-O9", Reason::NoScout { space }),
        ("EN-O14", Reason::NotDue { island }),
    ];
    all.into_iter().map(|(rule, reason)| Refusal { rule, reason }).collect()
}

fn terms() -> Vec<Term> {
    vec![
        Term::new("islands", 31, Rate::Points),
        Term::new("unfinished", 7, Rate::Points),
        Term::new("ruins", 2, Rate::Each(3)),
        Term::new("chips", 4, Rate::Each(1)),
        Term::new("chips", 2, Rate::Each(0)),
    ]
}

fn others() -> Vec<Message> {
    let set: &TileSet = &Tiles::shipped();
    let mut all = flaws::samples();
    all.extend(set.kinds().map(|kind| shape(set, kind)));
    all
}
