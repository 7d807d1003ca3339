//! Text → chart and tiles.

use rules_core::tinyvec::ArrayVec;

use super::flaw::{Expected, Sort, TileSetError, TileSetFlaw as Flaw};
use crate::{
    Circle, Event, Kind, Rotation, Side, Sides, Spaces, Tile,
    chips::ChipCounts,
    data::{GOLD_MAX, N_STACKS},
    line::Line,
    space::{COLUMNS_MAX, ROWS_MAX},
    tile_set::{Face, KindSpec, LEN_MAX, N_CHIPS_MAX, N_MAP_MAX, N_SPINS_MAX, TileSet},
};

pub(super) fn read(text: &str) -> Result<TileSet, TileSetError> {
    if text.len() > LEN_MAX {
        return Err(TileSetError::on(1, Flaw::TooLong(text.len())));
    }
    let mut reader = Reader::default();
    for (idx, text) in text.lines().enumerate() {
        let line = Line { number: idx + 1, text };
        if !line.is_blank() {
            reader.line(line)?;
        }
    }
    reader.finish(text)
}

#[derive(Default)]
struct Reader<'a> {
    board: Option<(u8, u8)>,
    circles: Option<Vec<(Line<'a>, &'a str)>>,
    spinner: ArrayVec<[u8; N_SPINS_MAX]>,
    chips: Option<ChipCounts>,
    rows: Vec<Row<'a>>,
}

/// A line about a kind of tile.
struct Row<'a> {
    line: Line<'a>,
    kind: Kind,
    face: Face,
    n_map: u8,
    events: [u8; Event::ALL.len()],
    n_reserve: u8,
}

impl<'a> Reader<'a> {
    fn line(&mut self, line: Line<'a>) -> Result<(), TileSetError> {
        let text = line.text.split_once('#').map_or(line.text, |(before, _)| before);
        let words: Vec<&str> = text.split_whitespace().collect();
        let (key, values) = words.split_first().expect("the line is not blank");
        match *key {
            "board" => {
                once(line, key, self.board.is_none())?;
                self.board = Some(board(line, values)?);
            }
            "circles" => {
                once(line, key, self.circles.is_none())?;
                if values.is_empty() {
                    return Err(whole(line, Expected::SomeCircle));
                }
                self.circles = Some(values.iter().map(|name| (line, *name)).collect());
            }
            "spinner" => {
                once(line, key, self.spinner.is_empty())?;
                self.spinner = spinner(line, values)?;
            }
            "chips" => {
                once(line, key, self.chips.is_none())?;
                self.chips = Some(chips(line, values)?);
            }
            "tile" => {
                let row = row(line, values)?;
                let expected = Kind::with_idx(self.rows.len());
                if row.kind != expected || self.rows.len() == Kind::N_MAX {
                    return Err(TileSetError::at(line, values[0], Expected::Kind(expected)));
                }
                self.rows.push(row);
            }
            _ => return Err(TileSetError::at(line, key, Expected::Sort)),
        }
        Ok(())
    }

    fn finish(self, text: &str) -> Result<TileSet, TileSetError> {
        let n_lines = text.lines().count().max(1);
        let at_end = |sort| TileSetError::on(n_lines, Flaw::Lacks(sort));
        let (columns, rows) = self.board.ok_or_else(|| at_end(Sort::Board))?;
        let circles = self.circles.ok_or_else(|| at_end(Sort::Circles))?;
        if self.spinner.is_empty() {
            return Err(at_end(Sort::Spinner));
        }
        let chips = self.chips.ok_or_else(|| at_end(Sort::Chips))?;
        let last = self.rows.last().ok_or_else(|| at_end(Sort::Tile))?.line;
        check_stacks(&self.rows, last)?;
        let spaces = Spaces::chart(columns, rows);
        let frame = std::array::from_fn(|idx| {
            let space = crate::Space::with_idx(idx);
            let touches = |side: &Side| {
                spaces.has(space) && !space.beside(*side).is_some_and(|it| spaces.has(it))
            };
            Side::ALL.into_iter().filter(touches).collect()
        });
        let mut counts = [0; Tile::N];
        for row in &self.rows {
            for (event, n) in Event::ALL.into_iter().zip(row.events) {
                counts[Tile { kind: row.kind, event: Some(event) }.idx()] = n;
            }
            let n_plain = row.n_map - row.events.iter().sum::<u8>();
            counts[Tile { kind: row.kind, event: None }.idx()] = n_plain;
        }
        Ok(TileSet {
            text: text.to_owned(),
            columns,
            rows,
            spaces,
            frame,
            circles: circle_spaces(&circles, columns, rows)?,
            spinner: self.spinner,
            chips,
            kinds: self.rows.iter().map(spec).collect(),
            counts,
            reserve: reserve(&self.rows, last)?,
        })
    }
}

/// Says what was expected instead of the whole line.
fn whole(line: Line<'_>, expected: Expected) -> TileSetError {
    TileSetError::at(line, line.text.trim(), expected)
}

/// Refuses a second line of the same sort.
fn once(line: Line<'_>, key: &str, is_first: bool) -> Result<(), TileSetError> {
    if is_first { Ok(()) } else { Err(TileSetError::at(line, key, Expected::Once)) }
}

fn number(line: Line<'_>, part: &str, min: u8, max: u8) -> Result<u8, TileSetError> {
    let n = part.trim().parse().ok().filter(|n| (min..=max).contains(n));
    n.ok_or_else(|| TileSetError::at(line, part, Expected::Number(min, max)))
}

fn board(line: Line<'_>, values: &[&str]) -> Result<(u8, u8), TileSetError> {
    let [columns, "x", rows] = values else {
        return Err(whole(line, Expected::Board));
    };
    Ok((number(line, columns, 1, COLUMNS_MAX)?, number(line, rows, 1, ROWS_MAX)?))
}

fn spinner(line: Line<'_>, values: &[&str]) -> Result<ArrayVec<[u8; N_SPINS_MAX]>, TileSetError> {
    if values.is_empty() || values.len() > N_SPINS_MAX {
        return Err(whole(line, Expected::Spinner));
    }
    // EN-O3: without any income nobody might ever be able to pay for a tile.
    values.iter().map(|value| number(line, value, 1, GOLD_MAX)).collect()
}

fn chips(line: Line<'_>, values: &[&str]) -> Result<ChipCounts, TileSetError> {
    let mut chips = ChipCounts::default();
    let mut n_all = 0;
    for part in values {
        let Some((value, n)) = part.split_once(':') else {
            return Err(TileSetError::at(line, part, Expected::Chip));
        };
        let value = number(line, value, 1, ChipCounts::VALUE_MAX)?;
        let n = number(line, n, 1, N_CHIPS_MAX as u8)?;
        n_all += u32::from(n);
        if chips.of(value) != 0 || n_all > N_CHIPS_MAX {
            return Err(TileSetError::at(line, part, Expected::Chips));
        }
        chips.add(value, n);
    }
    Ok(chips)
}

fn row<'a>(line: Line<'a>, values: &[&'a str]) -> Result<Row<'a>, TileSetError> {
    let &[letter, n, e, s, w, map, ref events @ .., reserve] = values else {
        return Err(whole(line, Expected::Tile));
    };
    if events.len() != Event::ALL.len() {
        return Err(whole(line, Expected::Tile));
    }
    let mut letters = letter.chars();
    let kind = letters.next().and_then(Kind::with_letter).filter(|_| letters.next().is_none());
    let kind = kind.ok_or_else(|| TileSetError::at(line, letter, Expected::Letter))?;
    let face = face(line, [n, e, s, w])?;
    let n_map = number(line, map, 0, N_MAP_MAX as u8)?;
    let mut counts = [0; Event::ALL.len()];
    for (count, text) in counts.iter_mut().zip(events) {
        *count = number(line, text, 0, N_MAP_MAX as u8)?;
    }
    if u32::from(n_map) < counts.iter().map(|n| u32::from(*n)).sum() {
        return Err(TileSetError::at(line, map, Expected::Events));
    }
    if face.land == Sides::ALL && n_map > 0 {
        return Err(TileSetError::at(line, map, Expected::NoSea));
    }
    Ok(Row { line, kind, face, n_map, events: counts, n_reserve: number(line, reserve, 0, 99)? })
}

fn face(line: Line<'_>, marks: [&str; 4]) -> Result<Face, TileSetError> {
    let mut pieces = [Sides::NONE; 2];
    for (side, mark) in Side::ALL.into_iter().zip(marks) {
        match mark {
            "." => {}
            "1" => pieces[0].add(side),
            "2" => pieces[1].add(side),
            _ => return Err(TileSetError::at(line, mark, Expected::Side)),
        }
    }
    if pieces[0].is_empty() && !pieces[1].is_empty() {
        return Err(TileSetError::at(line, marks[0], Expected::FirstLand));
    }
    let face = Face::new(pieces);
    let [n_s, e_w] = [0b0101, 0b1010].map(Sides::with_bits);
    for (across, aside) in [(n_s, e_w), (e_w, n_s)] {
        let is_across = |land: Sides| land.and(across) == across;
        if pieces.into_iter().any(is_across) && face.land.and(aside).is_empty() {
            return Err(TileSetError::at(line, marks[0], Expected::TwoLands));
        }
        if pieces == [across, aside] {
            return Err(TileSetError::at(line, marks[0], Expected::NoCross));
        }
    }
    Ok(face)
}

fn spec(row: &Row<'_>) -> KindSpec {
    let faces = Rotation::ALL.map(|rotation| row.face.turned(rotation));
    let first_again = faces.iter().skip(1).position(|face| *face == faces[0]);
    let n_rotations = first_again.map_or(4, |idx| idx as u8 + 1);
    let patterns = faces.iter().fold(0, |patterns, face| patterns | 1 << face.land.idx());
    KindSpec { kind: row.kind, faces, n_rotations, patterns, n_reserve: row.n_reserve }
}

/// EN-S1: five equal stacks.
fn check_stacks(rows: &[Row<'_>], last: Line<'_>) -> Result<(), TileSetError> {
    let n_map: u32 = rows.iter().map(|row| u32::from(row.n_map)).sum();
    if n_map == 0 || n_map > N_MAP_MAX || !n_map.is_multiple_of(N_STACKS as u32) {
        return Err(TileSetError::on(last.number, Flaw::Stacks(n_map)));
    }
    Ok(())
}

fn circle_spaces(
    circles: &[(Line<'_>, &str)],
    columns: u8,
    rows: u8,
) -> Result<[Spaces; 4], TileSetError> {
    let mut spaces = [Spaces::NONE; 4];
    let mut add = |circle: Circle| {
        let space = circle.space(columns, rows);
        if let Some(space) = space {
            spaces[circle.side().idx()].add(space);
        }
        space
    };
    if let [(_, "all")] = circles {
        (0..Circle::N).filter_map(Circle::with_idx).for_each(|circle| {
            add(circle);
        });
        return Ok(spaces);
    }
    for (line, name) in circles {
        let circle = name.parse().ok();
        let wrong = || TileSetError::at(*line, name, Expected::Circles);
        circle.and_then(&mut add).ok_or_else(wrong)?;
    }
    Ok(spaces)
}

/// EN-7: there must be a reserve tile for every hole.
fn reserve(rows: &[Row<'_>], last: Line<'_>) -> Result<[(Kind, Rotation); Sides::N], TileSetError> {
    let mut found: [Option<(Kind, Rotation)>; Sides::N] = [None; Sides::N];
    for row in rows.iter().filter(|row| row.n_reserve > 0) {
        if let Some((other, _)) = found[row.face.land.idx()] {
            return Err(whole(row.line, Expected::Same(other)));
        }
        for rotation in Rotation::ALL {
            let land = row.face.land.turned(rotation.quarters());
            found[land.idx()].get_or_insert((row.kind, rotation));
        }
    }
    let mut reserve = [(Kind::default(), Rotation::default()); Sides::N];
    for (idx, kind) in found.into_iter().enumerate() {
        let lacks = Flaw::NoReserve(Sides::with_bits(idx as u8));
        reserve[idx] = kind.ok_or_else(|| TileSetError::on(last.number, lacks))?;
    }
    Ok(reserve)
}
