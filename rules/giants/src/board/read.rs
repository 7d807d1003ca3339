//! Text → board, with everything checked that a game relies on.

use std::fmt;

use rules_core::DiagramError;

use crate::{
    Board, Hex, HexSet, Site, Special,
    data::{
        BOARD_HEXES_MAX, BOARD_LEN_MAX, LOGS, N_SEATS_MAX, N_SEATS_MIN, SITE_VALUE_MAX, SITES_MAX,
        n_pedestals,
    },
    hex::{N_COLUMNS, N_ROWS},
    line::Line,
};

const NAME_LEN_MAX: usize = 40;
const KEYS: &str = "\"name: …\", \"seats: 2-5\", \"map:\" or \"sites:\"";
const PLACES: &str = "~ (sea), . (plain), Q (quarry), P (clay pit), V (village), H (hut) or a \
                      forest of 1 to 9 logs";

pub(super) fn read(text: &str) -> Result<Board, DiagramError> {
    if BOARD_LEN_MAX < text.len() {
        let message = format!("the board has {} bytes: at most {BOARD_LEN_MAX}", text.len());
        return Err(DiagramError::new(1, 1, message));
    }
    let mut reader = Reader::default();
    for line in Line::all(text) {
        reader.line(line)?;
    }
    reader.finish(text)
}

/// What the lines that follow belong to.
#[derive(Default)]
enum Section {
    #[default]
    None,
    Map,
    Sites,
}

#[derive(Default)]
struct Reader<'a> {
    section: Section,
    name: Option<String>,
    seats: Option<(Line<'a>, u8, u8)>,
    map: Option<Map<'a>>,
    sites: Option<Vec<Site>>,
}

impl<'a> Reader<'a> {
    fn line(&mut self, line: Line<'a>) -> Result<(), DiagramError> {
        match line.text.split_once(':') {
            Some((key, value)) => self.key(line, key.trim(), value.trim()),
            None => match (&self.section, &mut self.map, &mut self.sites) {
                (Section::Map, Some(map), _) => map.line(line),
                (Section::Sites, Some(map), Some(sites)) => site(line, map, sites),
                (_, _, _) => Err(line.error(line.text, KEYS)),
            },
        }
    }

    fn key(&mut self, line: Line<'a>, key: &'a str, value: &'a str) -> Result<(), DiagramError> {
        let is_again = match key {
            "name" => self.name.is_some(),
            "seats" => self.seats.is_some(),
            "map" => self.map.is_some(),
            "sites" => self.sites.is_some(),
            _ => return Err(line.error(line.text, KEYS)),
        };
        if is_again {
            return Err(line.complain(key, format!("there is a line \"{key}:\" already")));
        }
        match key {
            "name" if value.is_empty() || NAME_LEN_MAX < value.len() => {
                return Err(line.error(value, format!("a name of 1 to {NAME_LEN_MAX} bytes")));
            }
            "name" => self.name = Some(value.to_owned()),
            "seats" => self.seats = Some(seats(line, value)?),
            _ if !value.is_empty() => {
                return Err(line.error(value, format!("nothing after \"{key}:\"")));
            }
            "map" => {
                self.map = Some(Map::new(line));
                self.section = Section::Map;
            }
            _ => {
                if let Some(map) = &self.map {
                    map.check_rows()?;
                } else {
                    return Err(line.complain(key, "the map comes before the sites"));
                }
                self.sites = Some(Vec::new());
                self.section = Section::Sites;
            }
        }
        Ok(())
    }

    fn finish(self, text: &str) -> Result<Board, DiagramError> {
        let n_lines = text.lines().count().max(1);
        let lacks = |what: &str| DiagramError::new(n_lines, 1, format!("the board lacks {what}"));
        let name = self.name.ok_or_else(|| lacks("a line \"name: …\""))?;
        let (seats, n_seats_min, n_seats_max) =
            self.seats.ok_or_else(|| lacks("a line \"seats: 2-5\""))?;
        let map = self.map.ok_or_else(|| lacks("a line \"map:\" and the map below it"))?;
        let sites = self.sites.ok_or_else(|| lacks("a line \"sites:\" and the sites below it"))?;
        map.check_connected()?;
        for n_seats in n_seats_min..=n_seats_max {
            let n_needed = usize::from(n_seats * n_pedestals(n_seats));
            if sites.len() < n_needed {
                let n = sites.len();
                let message = format!("{n_seats} seats need {n_needed} sites, the board has {n}");
                return Err(seats.complain(seats.text.trim_start(), message));
            }
        }
        Ok(Board {
            key: None,
            // As the lines of a diagram give it back.
            text: text.lines().flat_map(|line| [line.trim_end(), "\n"]).collect(),
            name,
            n_seats_min,
            n_seats_max,
            land: map.land,
            quarry: map.only(Special::Quarry)?,
            clay_pit: map.only(Special::ClayPit)?,
            village: map.only(Special::Village)?,
            hut: map.only(Special::Hut)?,
            forests: map.forests().collect(),
            sites,
        })
    }
}

/// Reads `2-5` or `3`.
fn seats<'a>(line: Line<'a>, value: &str) -> Result<(Line<'a>, u8, u8), DiagramError> {
    let (min, max) = value.split_once('-').unwrap_or((value, value));
    let min: u8 = line.number(min, N_SEATS_MIN, N_SEATS_MAX)?;
    let max: u8 = line.number(max, min, N_SEATS_MAX)?;
    Ok((line, min, max))
}

/// Reads `A5 9/2`.
fn site(line: Line<'_>, map: &Map<'_>, sites: &mut Vec<Site>) -> Result<(), DiagramError> {
    let words: Vec<&str> = line.text.split_whitespace().collect();
    let [place, values] = words[..] else {
        return Err(line.error(line.text, "a hex and two values: \"A5 9/2\""));
    };
    let hex: Hex = line.parsed(place, "a hex such as A5")?;
    if !map.land.contains(hex) {
        return Err(line.complain(place, format!("{hex} lies in the sea: a site needs a hex")));
    }
    let Some((statue, headdress)) = values.split_once('/') else {
        return Err(line.error(values, "the value of a statue and of a headdress: \"9/2\""));
    };
    if sites.len() == SITES_MAX {
        return Err(line.complain(place, format!("a board has at most {SITES_MAX} sites")));
    }
    sites.push(Site {
        hex,
        statue: line.number(statue, 1, SITE_VALUE_MAX)?,
        headdress: line.number(headdress, 1, SITE_VALUE_MAX)?,
    });
    Ok(())
}

/// The map as far as it is read.
struct Map<'a> {
    title: Line<'a>,
    /// How many lines have been read: two for each row.
    n_lines: usize,
    /// How many places a line of each kind has.
    widths: [usize; 2],
    land: HexSet,
    specials: Vec<(Hex, Special)>,
    /// The line of the last row.
    last: Line<'a>,
    /// The line each hex was read from.
    lines: Vec<(Hex, Line<'a>)>,
}

impl<'a> Map<'a> {
    fn new(title: Line<'a>) -> Map<'a> {
        Map {
            title,
            n_lines: 0,
            widths: [0; 2],
            land: HexSet::EMPTY,
            specials: Vec::new(),
            last: title,
            lines: Vec::new(),
        }
    }

    fn line(&mut self, line: Line<'a>) -> Result<(), DiagramError> {
        let Some((label, places)) = line.text.split_once('|') else {
            return Err(line.error(line.text, "a line of the map: \"1 | ~ . .\" or \"  | ~ .\""));
        };
        let (row, parity) = (self.n_lines / 2, self.n_lines % 2);
        if usize::from(N_ROWS) <= row {
            return Err(line.complain(label, format!("a map has at most {N_ROWS} rows")));
        }
        let expected = if parity == 0 { (row + 1).to_string() } else { String::new() };
        if label.trim() != expected {
            let what = if parity == 0 { "columns A, C, E" } else { "columns B, D, F" };
            let expected = format!("{expected:?} before \"|\": the {what} of row {}", row + 1);
            return Err(line.error(label, expected));
        }
        let places: Vec<&str> = places.split_whitespace().collect();
        self.check_width(line, &places, row, parity)?;
        for (idx, place) in places.iter().enumerate() {
            let hex = Hex::new((2 * idx + parity) as u8, row as u8);
            self.place(line, place, hex.ok_or_else(|| line.error(place, "fewer columns"))?)?;
        }
        self.n_lines += 1;
        self.last = line;
        Ok(())
    }

    fn check_width(
        &mut self,
        line: Line<'_>,
        places: &[&str],
        row: usize,
        parity: usize,
    ) -> Result<(), DiagramError> {
        let n = places.len();
        let complain = |message: String| Err(line.complain(line.text.trim_start(), message));
        if usize::from(N_COLUMNS) < 2 * n {
            return complain(format!("a map has at most {N_COLUMNS} columns, A to L"));
        }
        if row == 0 {
            let even = self.widths[0];
            if parity == 1 && n != even && n + 1 != even {
                return complain(format!(
                    "{n} places below {even}: as many, or one fewer, lie between the columns"
                ));
            }
            self.widths[parity] = n;
        }
        match self.widths[parity] {
            0 if parity == 0 => complain("a row has at least one place".to_owned()),
            width if width != n => complain(format!("{n} places, the first row has {width}")),
            _ => Ok(()),
        }
    }

    fn place(&mut self, line: Line<'a>, place: &str, hex: Hex) -> Result<(), DiagramError> {
        let special = match place.as_bytes() {
            b"~" => return Ok(()),
            b"." => None,
            b"Q" => Some(Special::Quarry),
            b"P" => Some(Special::ClayPit),
            b"V" => Some(Special::Village),
            b"H" => Some(Special::Hut),
            [digit @ b'1'..=b'9'] => Some(Special::Forest(digit - b'0')),
            _ => return Err(line.error(place, PLACES)),
        };
        self.land.insert(hex);
        self.lines.push((hex, line));
        if BOARD_HEXES_MAX < self.land.len() {
            let message = format!("a board has at most {BOARD_HEXES_MAX} hexes");
            return Err(line.complain(place, message));
        }
        let Some(special) = special else { return Ok(()) };
        let is_forest = matches!(special, Special::Forest(_));
        if !is_forest && self.specials.iter().any(|(_, it)| *it == special) {
            return Err(line.complain(place, format!("a second {}", Named(special))));
        }
        self.specials.push((hex, special));
        let n_logs: u32 = self.forests().map(|(_, logs)| u32::from(logs)).sum();
        if u32::from(LOGS) < n_logs {
            let message = format!("the forests give {n_logs} logs, the supply has {LOGS}");
            return Err(line.complain(place, message));
        }
        Ok(())
    }

    fn forests(&self) -> impl Iterator<Item = (Hex, u8)> {
        self.specials.iter().filter_map(|(hex, special)| match special {
            Special::Forest(logs) => Some((*hex, *logs)),
            Special::Quarry | Special::ClayPit | Special::Village | Special::Hut => None,
        })
    }

    fn check_rows(&self) -> Result<(), DiagramError> {
        if self.n_lines.is_multiple_of(2) {
            return Ok(());
        }
        let message = "the second line of the last row is missing: columns B, D, F";
        Err(self.last.complain(self.last.text.trim_start(), message))
    }

    fn check_connected(&self) -> Result<(), DiagramError> {
        let Some((first, _)) = self.lines.first() else {
            return Err(self.title.complain(self.title.text, "the map has no hex"));
        };
        let reached = HexSet::of(*first).flood(self.land);
        match self.lines.iter().find(|(hex, _)| !reached.contains(*hex)) {
            None => Ok(()),
            Some((hex, line)) => {
                let message = format!("{hex} can't be reached from {first}: an island is one land");
                Err(line.complain(line.text.trim_start(), message))
            }
        }
    }

    fn only(&self, special: Special) -> Result<Hex, DiagramError> {
        let hex = self.specials.iter().find(|(_, it)| *it == special).map(|(hex, _)| *hex);
        hex.ok_or_else(|| {
            let message = format!("the map lacks a {}", Named(special));
            self.title.complain(self.title.text.trim_start(), message)
        })
    }
}

/// A special place with the letter for it.
struct Named(Special);

impl fmt::Display for Named {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            Special::Quarry => "quarry (Q)",
            Special::ClayPit => "clay pit (P)",
            Special::Village => "village (V)",
            Special::Hut => "hut (H)",
            Special::Forest(_) => "forest",
        })
    }
}
