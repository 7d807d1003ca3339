//! Text → chart and tiles.

use rules_core::{DiagramError, tinyvec::ArrayVec};

use crate::{
    Circle, Event, Kind, Rotation, Side, Sides, Spaces, Tile,
    chips::ChipCounts,
    data::{GOLD_MAX, N_STACKS},
    line::Line,
    space::{COLUMNS_MAX, ROWS_MAX},
    tile_set::{Face, KindSpec, LEN_MAX, N_CHIPS_MAX, N_MAP_MAX, N_SPINS_MAX, TileSet},
};

pub(super) fn read(text: &str) -> Result<TileSet, DiagramError> {
    if LEN_MAX < text.len() {
        let message = format!("the tile set has {} bytes: at most {LEN_MAX}", text.len());
        return Err(DiagramError::new(1, 1, message));
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

const KEYS: &str = "board, circles, spinner, chips or tile";
const TILE_LINE: &str = "a line like \"tile B 1 . . . 28 1 1 1 2 1 2 5\": a letter, four sides, \
                         map \
                         tiles, those with storm, pirates, unfriendly, friendly, ruins and \
                         treasure, reserve tiles";

impl<'a> Reader<'a> {
    fn line(&mut self, line: Line<'a>) -> Result<(), DiagramError> {
        let text = line.text.split_once('#').map_or(line.text, |(before, _)| before);
        let words: Vec<&str> = text.split_whitespace().collect();
        let (key, values) = words.split_first().expect("the line is not blank");
        match *key {
            "board" => {
                line.once(key, self.board.is_none())?;
                self.board = Some(board(line, values)?);
            }
            "circles" => {
                line.once(key, self.circles.is_none())?;
                if values.is_empty() {
                    return Err(line.whole("at least one circle, or all"));
                }
                self.circles = Some(values.iter().map(|name| (line, *name)).collect());
            }
            "spinner" => {
                line.once(key, self.spinner.is_empty())?;
                self.spinner = spinner(line, values)?;
            }
            "chips" => {
                line.once(key, self.chips.is_none())?;
                self.chips = Some(chips(line, values)?);
            }
            "tile" => {
                let row = row(line, values)?;
                let expected = Kind::with_idx(self.rows.len());
                if row.kind != expected || self.rows.len() == Kind::N_MAX {
                    return Err(line.error(values[0], format!("{expected}: kinds go from A to H")));
                }
                self.rows.push(row);
            }
            _ => return Err(line.error(key, KEYS)),
        }
        Ok(())
    }

    fn finish(self, text: &str) -> Result<TileSet, DiagramError> {
        let at_end = |what: &str| {
            DiagramError::new(text.lines().count().max(1), 1, format!("there is no line {what}"))
        };
        let (columns, rows) = self.board.ok_or_else(|| at_end("\"board 10 x 7\""))?;
        let circles = self.circles.ok_or_else(|| at_end("\"circles all\""))?;
        if self.spinner.is_empty() {
            return Err(at_end("\"spinner 2 3 4 5\""));
        }
        let chips = self.chips.ok_or_else(|| at_end("\"chips 1:5 2:5 3:5 4:5\""))?;
        let last = self.rows.last().ok_or_else(|| at_end("\"tile A …\""))?.line;
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

fn board(line: Line<'_>, values: &[&str]) -> Result<(u8, u8), DiagramError> {
    let [columns, "x", rows] = values else {
        return Err(line.whole("a line like \"board 10 x 7\": columns x rows"));
    };
    Ok((line.number(columns, 1, COLUMNS_MAX)?, line.number(rows, 1, ROWS_MAX)?))
}

fn spinner(line: Line<'_>, values: &[&str]) -> Result<ArrayVec<[u8; N_SPINS_MAX]>, DiagramError> {
    if values.is_empty() || N_SPINS_MAX < values.len() {
        return Err(line.whole(format!("1 to {N_SPINS_MAX} values: \"spinner 2 3 4 5\"")));
    }
    // EN-O3: without any income nobody might ever be able to pay for a tile.
    values.iter().map(|value| line.number(value, 1, GOLD_MAX)).collect()
}

fn chips(line: Line<'_>, values: &[&str]) -> Result<ChipCounts, DiagramError> {
    let mut chips = ChipCounts::default();
    let mut n_all = 0;
    for part in values {
        let Some((value, n)) = part.split_once(':') else {
            return Err(line.error(part, "a value and a number: \"4:5\""));
        };
        let value = line.number(value, 1, ChipCounts::VALUE_MAX)?;
        let n = line.number(n, 1, N_CHIPS_MAX as u8)?;
        n_all += u32::from(n);
        if chips.of(value) != 0 || N_CHIPS_MAX < n_all {
            let expected = format!("each value once, {N_CHIPS_MAX} chips at most");
            return Err(line.error(part, expected));
        }
        chips.add(value, n);
    }
    Ok(chips)
}

fn row<'a>(line: Line<'a>, values: &[&'a str]) -> Result<Row<'a>, DiagramError> {
    let &[letter, n, e, s, w, map, ref events @ .., reserve] = values else {
        return Err(line.whole(TILE_LINE));
    };
    if events.len() != Event::ALL.len() {
        return Err(line.whole(TILE_LINE));
    }
    let mut letters = letter.chars();
    let kind = letters.next().and_then(Kind::with_letter).filter(|_| letters.next().is_none());
    let kind = kind.ok_or_else(|| line.error(letter, "a letter from A to H"))?;
    let face = face(line, [n, e, s, w])?;
    let n_map = line.number(map, 0, N_MAP_MAX as u8)?;
    let mut counts = [0; Event::ALL.len()];
    for (count, text) in counts.iter_mut().zip(events) {
        *count = line.number(text, 0, N_MAP_MAX as u8)?;
    }
    if u32::from(n_map) < counts.iter().map(|n| u32::from(*n)).sum() {
        return Err(line.error(map, "at least as many map tiles as bear events"));
    }
    if face.land == Sides::ALL && 0 < n_map {
        let expected = "0: a map tile without sea could never be placed (EN-4a)";
        return Err(line.error(map, expected));
    }
    Ok(Row { line, kind, face, n_map, events: counts, n_reserve: line.number(reserve, 0, 99)? })
}

fn face(line: Line<'_>, marks: [&str; 4]) -> Result<Face, DiagramError> {
    let mut pieces = [Sides::NONE; 2];
    for (side, mark) in Side::ALL.into_iter().zip(marks) {
        match mark {
            "." => {}
            "1" => pieces[0].add(side),
            "2" => pieces[1].add(side),
            _ => {
                let expected = "a side: \".\" for sea, \"1\" for land, \"2\" for other land";
                return Err(line.error(mark, expected));
            }
        }
    }
    if pieces[0].is_empty() && !pieces[1].is_empty() {
        return Err(line.error(marks[0], "the first piece of land to be called 1"));
    }
    let face = Face::new(pieces);
    let [n_s, e_w] = [0b0101, 0b1010].map(Sides::with_bits);
    for (across, aside) in [(n_s, e_w), (e_w, n_s)] {
        let is_across = |land: Sides| land.and(across) == across;
        if pieces.into_iter().any(is_across) && face.land.and(aside).is_empty() {
            let expected =
                "two pieces, 1 and 2: a ship can't cross the land between opposite sides";
            return Err(line.error(marks[0], expected));
        }
        if pieces == [across, aside] {
            return Err(line.error(marks[0], "pieces of land that don't cross each other"));
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
fn check_stacks(rows: &[Row<'_>], last: Line<'_>) -> Result<(), DiagramError> {
    let n_map: u32 = rows.iter().map(|row| u32::from(row.n_map)).sum();
    if n_map == 0 || N_MAP_MAX < n_map || !n_map.is_multiple_of(N_STACKS as u32) {
        let message = format!(
            "there are {n_map} map tiles: expected 5 to {N_MAP_MAX}, for {N_STACKS} equal stacks"
        );
        return Err(DiagramError::new(last.number, 1, message));
    }
    Ok(())
}

fn circle_spaces(
    circles: &[(Line<'_>, &str)],
    columns: u8,
    rows: u8,
) -> Result<[Spaces; 4], DiagramError> {
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
        circle.and_then(&mut add).ok_or_else(|| {
            line.error(name, "all, or circles beside this chart: north-c east-4 south-a west-7")
        })?;
    }
    Ok(spaces)
}

/// EN-7: there must be a reserve tile for every hole.
fn reserve(rows: &[Row<'_>], last: Line<'_>) -> Result<[(Kind, Rotation); Sides::N], DiagramError> {
    let mut found: [Option<(Kind, Rotation)>; Sides::N] = [None; Sides::N];
    for row in rows.iter().filter(|row| 0 < row.n_reserve) {
        if let Some((other, _)) = found[row.face.land.idx()] {
            let expected = format!("no reserve tiles here: kind {other} has the same sides");
            return Err(row.line.whole(expected));
        }
        for rotation in Rotation::ALL {
            let land = row.face.land.turned(rotation.quarters());
            found[land.idx()].get_or_insert((row.kind, rotation));
        }
    }
    let mut reserve = [(Kind::default(), Rotation::default()); Sides::N];
    for (idx, kind) in found.into_iter().enumerate() {
        reserve[idx] = kind.ok_or_else(|| {
            let land = match Sides::with_bits(idx as u8) {
                Sides::NONE => "no land".to_owned(),
                sides => format!("land on exactly these sides: {sides}"),
            };
            DiagramError::new(last.number, 1, format!("no kind in the reserve has {land}"))
        })?;
    }
    Ok(reserve)
}
