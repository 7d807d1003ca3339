//! What is wrong with an island or a tile set is told in every language.

use std::collections::HashSet;

use entdecker_rules::{Expected, Kind, Side, Sort, TileSet, TileSetFlaw};
use giants_rules::{BoardFlaw, BoardRef, Hex, Part, Special};
use rules_core::{DiagramError, OptionError};
use words::{
    Lang, Message, Speaker,
    flaws::{of_board, of_tile_set, option_flaw},
};

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

/// Everything that can be wrong, once.
pub(crate) fn all() -> Vec<Message> {
    let islands = of_islands().iter().map(of_board).collect::<Vec<_>>();
    islands.into_iter().chain(of_tile_sets().iter().map(of_tile_set)).collect()
}

#[test]
fn every_flaw_is_told_apart_in_every_language() {
    for lang in Lang::ALL {
        let speaker = Speaker::new(lang, vec![]);
        let said: Vec<String> =
            all().iter().map(|it| speaker.say_strictly(it).expect("a text")).collect();
        // Both games say of a number and of a long text what is wrong in the same words.
        let different: HashSet<&String> = said.iter().collect();
        assert!(said.len() <= different.len() + 2, "{}", lang.key());
        let english = Speaker::new(Lang::En, vec![]);
        for (text, message) in said.iter().zip(all()) {
            assert!(lang == Lang::En || *text != english.say(&message), "{text}");
        }
    }
}

/// The same line is told as on the command line, in other words.
#[test]
fn a_wrong_text_is_told_with_its_line() {
    let island = "name: Motu\nseats: 2\nmap:\n1 | Q X\n  | .\nsites:\n";
    let tiles = "board 3 x 3\ncircles all\nspinner 0\n";
    let board = DiagramError::from(BoardRef::find(island).expect_err("no island"));
    let set = DiagramError::from(TileSet::read(tiles).expect_err("no tile set"));
    let cases = [("giants", "board", board, island, 4), ("entdecker", "tiles", set, tiles, 3)];
    for (game, key, error, text, line) in cases {
        let in_english = error.message.clone();
        let error = OptionError::Text { key, error };
        for lang in Lang::ALL {
            let (at, why) = option_flaw(game, &error, text).expect("a flaw");
            assert_eq!(at, line);
            let why = Speaker::new(lang, vec![]).say_strictly(&why).expect("a text");
            assert!(why.contains(&line.to_string()) && !why.contains(&in_english), "{why}");
            assert!(!why.contains("expected"), "{}: {why}", lang.key());
        }
    }
    let seats = OptionError::Seats { n_seats: 7, min: 2, max: 4 };
    assert_eq!(option_flaw("giants", &seats, ""), None);
}
