//! What is wrong with the text of an island that people wrote.

use giants_rules::{BoardFlaw, BoardRef, Hex, Part, Special};
use words::{Arg, Message};

/// Says what is wrong with a text that should be an island.
pub(super) fn of_text(text: &str) -> Option<Message> {
    BoardRef::find(text).err().map(|it| of_board(&it.flaw))
}

/// Says what is wrong with the text of an island.
pub(crate) fn of_board(flaw: &BoardFlaw) -> Message {
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

fn count(n: usize) -> Arg {
    Arg::Number(i64::try_from(n).unwrap_or(i64::MAX))
}

/// Each thing that can be wrong, once.
pub(super) fn samples() -> Vec<Message> {
    of_islands().iter().map(of_board).collect()
}

fn of_islands() -> Vec<BoardFlaw> {
    let it = || "x".to_owned();
    let hex: Hex = "A1".parse().expect("a hex");
    let parts = [Part::Name, Part::Seats, Part::Map, Part::Sites];
    let specials =
        [Special::Quarry, Special::ClayPit, Special::Village, Special::Hut, Special::Forest(2)];
    let mut flaws = vec![
        BoardFlaw::TooLong(9_000),
        BoardFlaw::Unknown(it()),
        BoardFlaw::Key(it()),
        BoardFlaw::Name(it()),
        BoardFlaw::After(it(), Part::Map),
        BoardFlaw::SitesFirst,
        BoardFlaw::FewSites { n_seats: 3, n_needed: 15, n: 2 },
        BoardFlaw::Number { found: it(), min: 1, max: 9 },
        BoardFlaw::Site(it()),
        BoardFlaw::Hex(it()),
        BoardFlaw::InSea(hex),
        BoardFlaw::Values(it()),
        BoardFlaw::ManySites,
        BoardFlaw::MapLine(it()),
        BoardFlaw::ManyRows,
        BoardFlaw::Label { found: it(), row: 2, is_first: true },
        BoardFlaw::Label { found: it(), row: 2, is_first: false },
        BoardFlaw::ManyColumns,
        BoardFlaw::Between(1, 4),
        BoardFlaw::EmptyRow,
        BoardFlaw::Width(3, 4),
        BoardFlaw::Place(it()),
        BoardFlaw::ManyHexes,
        BoardFlaw::ManyLogs(30),
        BoardFlaw::HalfRow,
        BoardFlaw::NoHex,
        BoardFlaw::Unreachable(hex, hex),
    ];
    flaws.extend(parts.map(BoardFlaw::Lacks));
    flaws.extend(parts.map(BoardFlaw::Again));
    flaws.extend(specials.map(BoardFlaw::Second));
    flaws.extend(specials.map(BoardFlaw::Missing));
    flaws
}
