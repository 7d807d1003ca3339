//! Text → board, with everything checked that a game relies on.

use super::flaw::{BoardError, BoardFlaw as Flaw, NAME_LEN_MAX, Part};
use crate::{
    Board, Hex, HexSet, Site, Special,
    data::{
        BOARD_HEXES_MAX, BOARD_LEN_MAX, LOGS, N_SEATS_MAX, N_SEATS_MIN, SITE_VALUE_MAX, SITES_MAX,
        n_pedestals,
    },
    hex::{N_COLUMNS, N_ROWS},
    line::Line,
};

pub(super) fn read(text: &str) -> Result<Board, BoardError> {
    if text.len() > BOARD_LEN_MAX {
        return Err(BoardError { line: 1, column: 1, flaw: Flaw::TooLong(text.len()) });
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
    fn line(&mut self, line: Line<'a>) -> Result<(), BoardError> {
        match line.text.split_once(':') {
            Some((key, value)) => self.key(line, key.trim(), value.trim()),
            None => match (&self.section, &mut self.map, &mut self.sites) {
                (Section::Map, Some(map), _) => map.line(line),
                (Section::Sites, Some(map), Some(sites)) => site(line, map, sites),
                (_, _, _) => Err(wrong(line, line.text, Flaw::Key)),
            },
        }
    }

    fn key(&mut self, line: Line<'a>, key: &'a str, value: &'a str) -> Result<(), BoardError> {
        let (part, is_again) = match key {
            "name" => (Part::Name, self.name.is_some()),
            "seats" => (Part::Seats, self.seats.is_some()),
            "map" => (Part::Map, self.map.is_some()),
            "sites" => (Part::Sites, self.sites.is_some()),
            _ => return Err(wrong(line, line.text, Flaw::Key)),
        };
        if is_again {
            return Err(BoardError::at(line, key, Flaw::Again(part)));
        }
        match part {
            Part::Name if value.is_empty() || value.len() > NAME_LEN_MAX => {
                return Err(wrong(line, value, Flaw::Name));
            }
            Part::Name => self.name = Some(value.to_owned()),
            Part::Seats => self.seats = Some(seats(line, value)?),
            Part::Map | Part::Sites if !value.is_empty() => {
                return Err(wrong(line, value, |found| Flaw::After(found, part)));
            }
            Part::Map => {
                self.map = Some(Map::new(line));
                self.section = Section::Map;
            }
            Part::Sites => {
                if let Some(map) = &self.map {
                    map.check_rows()?;
                } else {
                    return Err(BoardError::at(line, key, Flaw::SitesFirst));
                }
                self.sites = Some(Vec::new());
                self.section = Section::Sites;
            }
        }
        Ok(())
    }

    fn finish(self, text: &str) -> Result<Board, BoardError> {
        let n_lines = text.lines().count().max(1);
        let lacks = |part| BoardError { line: n_lines, column: 1, flaw: Flaw::Lacks(part) };
        let name = self.name.ok_or_else(|| lacks(Part::Name))?;
        let (seats, n_seats_min, n_seats_max) = self.seats.ok_or_else(|| lacks(Part::Seats))?;
        let map = self.map.ok_or_else(|| lacks(Part::Map))?;
        let sites = self.sites.ok_or_else(|| lacks(Part::Sites))?;
        map.check_connected()?;
        for n_seats in n_seats_min..=n_seats_max {
            let n_needed = usize::from(n_seats * n_pedestals(n_seats));
            if sites.len() < n_needed {
                let flaw = Flaw::FewSites { n_seats, n_needed, n: sites.len() };
                return Err(BoardError::at(seats, seats.text.trim_start(), flaw));
            }
        }
        Ok(Board {
            key: None,
            // In the form in which a diagram gives it back.
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
fn seats<'a>(line: Line<'a>, value: &str) -> Result<(Line<'a>, u8, u8), BoardError> {
    let (min, max) = value.split_once('-').unwrap_or((value, value));
    let min = number(line, min, N_SEATS_MIN, N_SEATS_MAX)?;
    let max = number(line, max, min, N_SEATS_MAX)?;
    Ok((line, min, max))
}

/// Points at `part`, which is a part of this line, with what was found.
fn wrong(line: Line<'_>, part: &str, flaw: impl FnOnce(String) -> Flaw) -> BoardError {
    BoardError::at(line, part, flaw(part.trim().chars().take(40).collect()))
}

/// Reads a number from `min` to `max`.
fn number(line: Line<'_>, part: &str, min: u8, max: u8) -> Result<u8, BoardError> {
    let n = part.trim().parse().ok().filter(|n| (min..=max).contains(n));
    n.ok_or_else(|| wrong(line, part, |found| Flaw::Number { found, min, max }))
}

/// Reads `A5 9/2`.
fn site(line: Line<'_>, map: &Map<'_>, sites: &mut Vec<Site>) -> Result<(), BoardError> {
    let words: Vec<&str> = line.text.split_whitespace().collect();
    let [place, values] = words[..] else {
        return Err(wrong(line, line.text, Flaw::Site));
    };
    let hex: Hex = place.parse().map_err(|_| wrong(line, place, Flaw::Hex))?;
    if !map.land.contains(hex) {
        return Err(BoardError::at(line, place, Flaw::InSea(hex)));
    }
    let Some((statue, headdress)) = values.split_once('/') else {
        return Err(wrong(line, values, Flaw::Values));
    };
    if sites.len() == SITES_MAX {
        return Err(BoardError::at(line, place, Flaw::ManySites));
    }
    sites.push(Site {
        hex,
        statue: number(line, statue, 1, SITE_VALUE_MAX)?,
        headdress: number(line, headdress, 1, SITE_VALUE_MAX)?,
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

    fn line(&mut self, line: Line<'a>) -> Result<(), BoardError> {
        let Some((label, places)) = line.text.split_once('|') else {
            return Err(wrong(line, line.text, Flaw::MapLine));
        };
        let (row, parity) = (self.n_lines / 2, self.n_lines % 2);
        if usize::from(N_ROWS) <= row {
            return Err(BoardError::at(line, label, Flaw::ManyRows));
        }
        let expected = if parity == 0 { (row + 1).to_string() } else { String::new() };
        if label.trim() != expected {
            let flaw = |found| Flaw::Label { found, row: row + 1, is_first: parity == 0 };
            return Err(wrong(line, label, flaw));
        }
        let places: Vec<&str> = places.split_whitespace().collect();
        self.check_width(line, &places, row, parity)?;
        for (idx, place) in places.iter().enumerate() {
            let hex = Hex::new((2 * idx + parity) as u8, row as u8);
            let hex = hex.ok_or_else(|| BoardError::at(line, place, Flaw::ManyColumns))?;
            self.place(line, place, hex)?;
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
    ) -> Result<(), BoardError> {
        let n = places.len();
        let complain = |flaw| Err(BoardError::at(line, line.text.trim_start(), flaw));
        if usize::from(N_COLUMNS) < 2 * n {
            return complain(Flaw::ManyColumns);
        }
        if row == 0 {
            let even = self.widths[0];
            if parity == 1 && n != even && n + 1 != even {
                return complain(Flaw::Between(n, even));
            }
            self.widths[parity] = n;
        }
        match self.widths[parity] {
            0 if parity == 0 => complain(Flaw::EmptyRow),
            width if width != n => complain(Flaw::Width(n, width)),
            _ => Ok(()),
        }
    }

    fn place(&mut self, line: Line<'a>, place: &str, hex: Hex) -> Result<(), BoardError> {
        let special = match place.as_bytes() {
            b"~" => return Ok(()),
            b"." => None,
            b"Q" => Some(Special::Quarry),
            b"P" => Some(Special::ClayPit),
            b"V" => Some(Special::Village),
            b"H" => Some(Special::Hut),
            [digit @ b'1'..=b'9'] => Some(Special::Forest(digit - b'0')),
            _ => return Err(wrong(line, place, Flaw::Place)),
        };
        self.land.insert(hex);
        self.lines.push((hex, line));
        if self.land.len() > BOARD_HEXES_MAX {
            return Err(BoardError::at(line, place, Flaw::ManyHexes));
        }
        let Some(special) = special else { return Ok(()) };
        let is_forest = matches!(special, Special::Forest(_));
        if !is_forest && self.specials.iter().any(|(_, it)| *it == special) {
            return Err(BoardError::at(line, place, Flaw::Second(special)));
        }
        self.specials.push((hex, special));
        let n_logs: u32 = self.forests().map(|(_, logs)| u32::from(logs)).sum();
        if u32::from(LOGS) < n_logs {
            return Err(BoardError::at(line, place, Flaw::ManyLogs(n_logs)));
        }
        Ok(())
    }

    fn forests(&self) -> impl Iterator<Item = (Hex, u8)> {
        self.specials.iter().filter_map(|(hex, special)| match special {
            Special::Forest(logs) => Some((*hex, *logs)),
            Special::Quarry | Special::ClayPit | Special::Village | Special::Hut => None,
        })
    }

    fn check_rows(&self) -> Result<(), BoardError> {
        if self.n_lines.is_multiple_of(2) {
            return Ok(());
        }
        Err(BoardError::at(self.last, self.last.text.trim_start(), Flaw::HalfRow))
    }

    fn check_connected(&self) -> Result<(), BoardError> {
        let Some((first, _)) = self.lines.first() else {
            return Err(BoardError::at(self.title, self.title.text, Flaw::NoHex));
        };
        let reached = HexSet::of(*first).flood(self.land);
        match self.lines.iter().find(|(hex, _)| !reached.contains(*hex)) {
            None => Ok(()),
            Some((hex, line)) => {
                let flaw = Flaw::Unreachable(*hex, *first);
                Err(BoardError::at(*line, line.text.trim_start(), flaw))
            }
        }
    }

    fn only(&self, special: Special) -> Result<Hex, BoardError> {
        let hex = self.specials.iter().find(|(_, it)| *it == special).map(|(hex, _)| *hex);
        hex.ok_or_else(|| {
            let title = self.title.text.trim_start();
            BoardError::at(self.title, title, Flaw::Missing(special))
        })
    }
}
