//! What is wrong with a text that people wrote: an island, a tile set.

use entdecker_rules::{Expected, TileSet, TileSetFlaw};
use giants_rules::{BoardFlaw, BoardRef, Part, Special};
use rules_core::OptionError;

use crate::{Arg, Message, web::hall};

/// Says what is wrong with the text of an option, and in which line. Where there is no
/// translation, the game's own message is shown.
pub fn option_flaw(game: &str, error: &OptionError, text: &str) -> Option<(u32, Message)> {
    let OptionError::Text { key, error } = error else { return None };
    let found = match (game, *key) {
        ("giants", "board") => BoardRef::find(text).err().map(|it| of_board(&it.flaw)),
        ("entdecker", "tiles") => TileSet::read(text).err().map(|it| of_tile_set(&it.flaw)),
        _ => None,
    };
    let why = found.map_or_else(|| Arg::from(error.message.as_str()), Arg::from);
    let place = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    let line = place(error.line);
    Some((line, hall::file_wrong_at(line, place(error.column), why)))
}

fn count(n: usize) -> Arg {
    Arg::Number(i64::try_from(n).unwrap_or(i64::MAX))
}

/// Says what is wrong with the text of an island.
pub fn of_board(flaw: &BoardFlaw) -> Message {
    let key = |key: &'static str| Message::new(key);
    let found = |key: &'static str, it: &str| Message::new(key).with("found", it);
    match flaw {
        BoardFlaw::TooLong(n) => {
            key("giants-flaw-long").with("n", count(*n)).with("max", count(BoardFlaw::LEN_MAX))
        }
        BoardFlaw::Unknown(it) => found("giants-flaw-unknown", it),
        BoardFlaw::Key(it) => found("giants-flaw-key", it),
        BoardFlaw::Again(part) => found("giants-flaw-again", part.key()),
        BoardFlaw::Name(it) => {
            found("giants-flaw-name", it).with("max", count(BoardFlaw::NAME_LEN_MAX))
        }
        BoardFlaw::After(it, part) => found("giants-flaw-after", it).with("key", part.key()),
        BoardFlaw::SitesFirst => key("giants-flaw-sites-first"),
        BoardFlaw::Lacks(part) => key(lacking(*part)),
        BoardFlaw::FewSites { n_seats, n_needed, n } => key("giants-flaw-few-sites")
            .with("seats", *n_seats)
            .with("needed", count(*n_needed))
            .with("n", count(*n)),
        BoardFlaw::Number { found: it, min, max } => {
            found("flaw-number", it).with("min", *min).with("max", *max)
        }
        BoardFlaw::Site(it) => found("giants-flaw-site", it),
        BoardFlaw::Hex(it) => found("giants-flaw-hex", it),
        BoardFlaw::InSea(hex) => key("giants-flaw-sea").with("hex", hex.to_string()),
        BoardFlaw::Values(it) => found("giants-flaw-values", it),
        BoardFlaw::ManySites => {
            key("giants-flaw-many-sites").with("max", count(BoardFlaw::SITES_MAX))
        }
        BoardFlaw::MapLine(it) => found("giants-flaw-line", it),
        BoardFlaw::ManyRows => key("giants-flaw-many-rows").with("max", BoardFlaw::ROWS_MAX),
        BoardFlaw::Label { found: it, row, is_first: true } => {
            found("giants-flaw-label", it).with("row", count(*row))
        }
        BoardFlaw::Label { found: it, row, is_first: false } => {
            found("giants-flaw-label-second", it).with("row", count(*row))
        }
        BoardFlaw::ManyColumns => {
            key("giants-flaw-many-columns").with("max", BoardFlaw::COLUMNS_MAX)
        }
        BoardFlaw::Between(n, above) => {
            key("giants-flaw-between").with("n", count(*n)).with("above", count(*above))
        }
        BoardFlaw::EmptyRow => key("giants-flaw-empty-row"),
        BoardFlaw::Width(n, first) => {
            key("giants-flaw-width").with("n", count(*n)).with("first", count(*first))
        }
        BoardFlaw::Place(it) => found("giants-flaw-place", it),
        BoardFlaw::ManyHexes => {
            key("giants-flaw-many-hexes").with("max", count(BoardFlaw::HEXES_MAX))
        }
        BoardFlaw::Second(special) => {
            key("giants-flaw-second").with("what", special_word(*special))
        }
        BoardFlaw::ManyLogs(n) => {
            key("giants-flaw-many-logs").with("n", *n).with("max", BoardFlaw::LOGS)
        }
        BoardFlaw::HalfRow => key("giants-flaw-half-row"),
        BoardFlaw::NoHex => key("giants-flaw-no-hex"),
        BoardFlaw::Unreachable(hex, from) => key("giants-flaw-unreachable")
            .with("hex", hex.to_string())
            .with("from", from.to_string()),
        BoardFlaw::Missing(special) => {
            key("giants-flaw-missing").with("what", special_word(*special))
        }
    }
}

fn lacking(part: Part) -> &'static str {
    match part {
        Part::Name => "giants-flaw-lacks-name",
        Part::Seats => "giants-flaw-lacks-seats",
        Part::Map => "giants-flaw-lacks-map",
        Part::Sites => "giants-flaw-lacks-sites",
    }
}

/// A special place with the letter for it.
fn special_word(special: Special) -> Arg {
    Arg::word(match special {
        Special::Quarry => "giants-flaw-quarry",
        Special::ClayPit => "giants-flaw-clay-pit",
        Special::Village => "giants-flaw-village",
        Special::Hut => "giants-flaw-hut",
        Special::Forest(_) => "giants-flaw-forest",
    })
}

/// Says what is wrong with the text of a tile set.
pub fn of_tile_set(flaw: &TileSetFlaw) -> Message {
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
            Message::new("entdecker-flaw-no-reserve").with("land", crate::entdecker::land(*land))
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
