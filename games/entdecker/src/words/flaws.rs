//! What is wrong with the text of a tile set that people wrote.

use entdecker_rules::{Expected, Kind, Side, Sort, TileSet, TileSetFlaw};
use words::{Arg, Message};

use super::land as said_land;

/// Says what is wrong with a text that should be a tile set.
pub(super) fn of_text(text: &str) -> Option<Message> {
    TileSet::read(text).err().map(|it| of_tile_set(&it.flaw))
}

/// Says what is wrong with the text of a tile set.
pub(crate) fn of_tile_set(flaw: &TileSetFlaw) -> Message {
    match flaw {
        TileSetFlaw::TooLong(n) => Message::new("entdecker-flaw-long")
            .with("n", count(*n))
            .with("max", count(TileSetFlaw::LEN_MAX)),
        TileSetFlaw::Found(found, expected) => of_expected(*expected).with("found", &**found),
        TileSetFlaw::Lacks(sort) => {
            Message::new("entdecker-flaw-lacks").with("line", sort.sample())
        }
        TileSetFlaw::Stacks(n) => Message::new("entdecker-flaw-stacks")
            .with("n", *n)
            .with("max", TileSetFlaw::MAP_MAX)
            .with("stacks", count(TileSetFlaw::STACKS)),
        TileSetFlaw::NoReserve(land) => {
            Message::new("entdecker-flaw-no-reserve").with("land", said_land(*land))
        }
    }
}

fn of_expected(expected: Expected) -> Message {
    match expected {
        Expected::Sort => Message::new("entdecker-flaw-sort"),
        Expected::Once => Message::new("entdecker-flaw-once"),
        Expected::SomeCircle => Message::new("entdecker-flaw-some-circle"),
        Expected::Kind(kind) => Message::new("entdecker-flaw-kind").with("kind", kind.to_string()),
        Expected::Board => Message::new("entdecker-flaw-board"),
        Expected::Spinner => {
            Message::new("entdecker-flaw-spinner").with("max", count(Expected::SPINS_MAX))
        }
        Expected::Chip => Message::new("entdecker-flaw-chip"),
        Expected::Chips => Message::new("entdecker-flaw-chips").with("max", Expected::CHIPS_MAX),
        Expected::Tile => Message::new("entdecker-flaw-tile"),
        Expected::Letter => Message::new("entdecker-flaw-letter"),
        Expected::Events => Message::new("entdecker-flaw-events"),
        Expected::NoSea => Message::new("entdecker-flaw-no-sea"),
        Expected::Side => Message::new("entdecker-flaw-side"),
        Expected::FirstLand => Message::new("entdecker-flaw-first-land"),
        Expected::TwoLands => Message::new("entdecker-flaw-two-lands"),
        Expected::NoCross => Message::new("entdecker-flaw-no-cross"),
        Expected::Circles => Message::new("entdecker-flaw-circles"),
        Expected::Same(kind) => Message::new("entdecker-flaw-same").with("kind", kind.to_string()),
        Expected::Number(min, max) => Message::new("flaw-number").with("min", min).with("max", max),
    }
}

fn count(n: usize) -> Arg {
    Arg::Number(i64::try_from(n).unwrap_or(i64::MAX))
}

/// Each thing that can be wrong, once.
pub(super) fn samples() -> Vec<Message> {
    of_tile_sets().iter().map(of_tile_set).collect()
}

fn of_tile_sets() -> Vec<TileSetFlaw> {
    let kind = Kind::default();
    let expected = [
        Expected::Sort,
        Expected::Once,
        Expected::SomeCircle,
        Expected::Kind(kind),
        Expected::Board,
        Expected::Spinner,
        Expected::Chip,
        Expected::Chips,
        Expected::Tile,
        Expected::Letter,
        Expected::Events,
        Expected::NoSea,
        Expected::Side,
        Expected::FirstLand,
        Expected::TwoLands,
        Expected::NoCross,
        Expected::Circles,
        Expected::Same(kind),
        Expected::Number(1, 9),
    ];
    let sorts = [Sort::Board, Sort::Circles, Sort::Spinner, Sort::Chips, Sort::Tile];
    let mut flaws = vec![TileSetFlaw::TooLong(9_000), TileSetFlaw::Stacks(7)];
    let sides =
        |bits: usize| Side::ALL.into_iter().filter(|it| bits >> it.idx() & 1 == 1).collect();
    flaws.extend((0..16).map(|bits| TileSetFlaw::NoReserve(sides(bits))));
    flaws.extend(expected.map(|it| TileSetFlaw::Found("x".to_owned(), it)));
    flaws.extend(sorts.map(TileSetFlaw::Lacks));
    flaws
}
