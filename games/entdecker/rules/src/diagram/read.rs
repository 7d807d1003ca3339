//! Text → state.

use rules_core::{Config, DiagramError, Game, Options as _, Seat};

use crate::{
    Back, ChipCounts, Entdecker, Event, Explorer, Kind, Laid, Leg, Options, Phase, Place, Rotation,
    Space, Stack, StackNo, Stacks, Tile, TileSet, Voyage,
    data::{GOLD_MAX, N_STACKS},
    line::Line,
};

/// No diagram needs more: a guard against hostile input.
const LEN_MAX: usize = 16 * 1024;
const POINTS_MAX: u16 = 9_999;

pub(crate) fn read(text: &str) -> Result<Entdecker, DiagramError> {
    if text.len() > LEN_MAX {
        let message = format!("the diagram has {} bytes: at most {LEN_MAX}", text.len());
        return Err(DiagramError::new(1, 1, message));
    }
    let mut reader = Reader::default();
    for (idx, text) in text.lines().enumerate() {
        let line = Line { number: idx + 1, text };
        match text.strip_prefix('|') {
            Some(tiles) => reader.tile_set_line(line, tiles)?,
            None if line.is_blank() => {}
            None => reader.line(line)?,
        }
    }
    reader.finish(text.lines().count().max(1))
}

#[derive(Default)]
struct Reader<'a> {
    has_title: bool,
    n_seats: Option<(Line<'a>, u8)>,
    options: Options,
    /// The line `tiles:` and what follows it.
    tiles: Option<(usize, String)>,
    /// What can only be read once the seats and the tiles are known.
    game: Option<Entdecker>,
    seat: Option<Seat>,
    unseen: Option<[u8; Tile::N]>,
    stacks: Option<[Stack; N_STACKS]>,
}

const KEYS: &str = "options, tiles, first, active, round, phase, voyage, hand, a row such as 1, \
                    stacks, unseen, seat a or units";

impl<'a> Reader<'a> {
    fn tile_set_line(&mut self, line: Line<'_>, text: &str) -> Result<(), DiagramError> {
        let Some((_, tiles)) = self.tiles.as_mut().filter(|_| self.game.is_none()) else {
            return Err(line.whole("the line \"tiles:\" right before"));
        };
        if !tiles.is_empty() {
            tiles.push('\n');
        }
        tiles.push_str(text);
        Ok(())
    }

    fn line(&mut self, line: Line<'a>) -> Result<(), DiagramError> {
        if !self.has_title {
            self.has_title = line.text.trim() == "entdecker";
            let error = || line.whole("the first line \"entdecker\"");
            return if self.has_title { Ok(()) } else { Err(error()) };
        }
        let Some((key, value)) = line.text.split_once(':') else {
            return Err(line.whole("a line like \"phase: start\""));
        };
        let (key, value) = (key.trim(), value.trim());
        match key {
            "seats" => self.n_seats = Some((line, line.number(value, 0, 99)?)),
            "options" if self.game.is_none() => self.options(line, value)?,
            "tiles" if self.game.is_none() => self.tiles = Some((line.number, String::new())),
            "options" | "tiles" => return Err(line.error(key, "this line right after \"seats\"")),
            _ => self.part(line, key, value)?,
        }
        Ok(())
    }

    fn options(&mut self, line: Line<'_>, value: &str) -> Result<(), DiagramError> {
        for pair in parts(value) {
            let (key, choice) = pair.split_once(' ').unwrap_or((pair, ""));
            self.options
                .set(key, choice.trim())
                .map_err(|error| line.error(pair, format!("an option ({error})")))?;
        }
        Ok(())
    }

    /// Returns the state to fill in, which needs the seats and the tiles.
    fn game(&mut self, line: Line<'_>) -> Result<&mut Entdecker, DiagramError> {
        if self.game.is_none() {
            let Some((seats, n_seats)) = self.n_seats else {
                return Err(line.whole("the line \"seats: 2\", \"seats: 3\" or \"seats: 4\""));
            };
            let mut options = self.options.clone();
            if let Some((number, tiles)) = &self.tiles {
                options.tiles.clone_from(tiles);
                if let Err(error) = TileSet::read(tiles) {
                    // The tile set begins one line below and one column in.
                    let (line, column) = (number + error.line, error.column + 1);
                    return Err(DiagramError::new(line, column, error.flaw.to_string()));
                }
            }
            let config = Config { n_seats, options };
            let mut game = Entdecker::setup(&config)
                .map_err(|error| DiagramError::new(seats.number, 1, error.to_string()))?;
            game.phase = Phase::Start;
            game.round = 2;
            self.game = Some(game);
        }
        Ok(self.game.as_mut().expect("the state was just made"))
    }

    fn part(&mut self, line: Line<'_>, key: &str, value: &str) -> Result<(), DiagramError> {
        let at = self.seat;
        let game = self.game(line)?;
        let n_seats = game.n_seats();
        match key {
            "first" => game.first = seat(line, value, n_seats)?,
            "active" => game.active = seat(line, value, n_seats)?,
            "round" => game.round = line.number(value, 0, POINTS_MAX)?,
            "phase" => game.phase = phase(line, value, n_seats)?,
            "voyage" => game.voyage = voyage(line, value)?,
            "hand" => game.hand = parts(value).next().map(|it| tile(line, it)).transpose()?,
            "stacks" => self.stacks = Some(stacks(line, value)?),
            "unseen" => self.unseen = Some(unseen(line, value)?),
            "units" => {
                let at = at.ok_or_else(|| line.error(key, "a line \"seat a: …\" before it"))?;
                units(game, at, line, value)?;
            }
            _ if key.as_bytes().first().is_some_and(u8::is_ascii_digit) => {
                let row = line.number(key, 1, game.tiles.rows())?;
                chart_row(game, row - 1, line, value)?;
            }
            _ => match key.split_once(' ') {
                Some(("seat", name)) => {
                    let at = seat(line, name, n_seats)?;
                    purse(&mut game.explorers[at], line, value)?;
                    self.seat = Some(at);
                }
                Some((_, _)) | None => return Err(line.error(key, KEYS)),
            },
        }
        Ok(())
    }

    fn finish(mut self, n_lines: usize) -> Result<Entdecker, DiagramError> {
        let at_end = |message: String| DiagramError::new(n_lines, 1, message);
        if !self.has_title || self.n_seats.is_none() {
            return Err(at_end("the diagram ends before the line \"seats: …\"".to_owned()));
        }
        self.game(Line { number: n_lines, text: "" })?;
        let mut game = self.game.expect("the state was just made");
        let rest = rest_of_tiles(&game).map_err(at_end)?;
        let unseen = self.unseen.unwrap_or(rest);
        for (idx, (n, n_max)) in unseen.into_iter().zip(rest).enumerate() {
            if n_max < n {
                let tile = Tile::with_idx(idx);
                return Err(at_end(format!("{n} of {tile} are unseen: {n_max} lie nowhere else")));
            }
            game.n_lost += n_max - n;
        }
        game.stacks = Stacks::with_unseen(unseen);
        let tops = self.stacks.unwrap_or_else(|| even_stacks(&game.stacks));
        for (no, mut stack) in StackNo::ALL.into_iter().zip(tops) {
            let is_due = matches!(game.phase, Phase::Back(due)
                if due == no || game.hand.is_none() && due < no);
            if is_due || stack.height == 0 {
                stack.back = None;
            }
            game.stacks.set(no, stack);
        }
        game.chips = rest_of_chips(&game).map_err(at_end)?;
        game.check().map_err(|broken| at_end(format!("not a state of this game: {broken}")))?;
        Ok(game)
    }
}

fn phase(line: Line<'_>, value: &str, n_seats: u8) -> Result<Phase, DiagramError> {
    let words: Vec<&str> = value.split_whitespace().collect();
    Ok(match words[..] {
        ["back", no] => Phase::Back(stack_no(line, no)?),
        ["first"] => Phase::First,
        ["income"] => Phase::Income,
        ["start"] => Phase::Start,
        ["announce"] => Phase::Announce,
        ["sail"] => Phase::Sail,
        ["tile", no] => Phase::Tile(stack_no(line, no)?),
        ["place"] => Phase::Place,
        ["gift"] => Phase::Gift,
        ["choose"] => Phase::Choose,
        ["chip", island, at, "best", best] => Phase::Chip {
            island: island.parse().map_err(|_| line.error(island, LAND))?,
            seat: seat(line, at, n_seats)?,
            best: line.number(best, 0, ChipCounts::VALUE_MAX)?,
        },
        ["over"] => Phase::Over,
        _ => {
            let expected = "back 1, first, income, start, announce, sail, tile 1, place, gift, \
                            choose, chip d4n a best 0 or over";
            return Err(line.error(value, expected));
        }
    })
}

fn voyage(line: Line<'_>, value: &str) -> Result<Voyage, DiagramError> {
    let mut voyage = Voyage::default();
    for part in parts(value) {
        match part.split_once(' ') {
            Some(("ship", place)) => {
                let place: Option<Place> = place.trim().parse().ok();
                let error = || line.error(part, "a place such as \"ship d4\" or \"ship west-4\"");
                voyage.ship = Some(place.ok_or_else(error)?);
            }
            Some(("left", n)) => voyage.n_left = line.number(n, 0, GOLD_MAX)?,
            Some((_, _)) | None => {
                voyage.leg = match part {
                    "set-out" => Leg::SetOut,
                    "searching" => Leg::Searching,
                    "reached" => Leg::Reached,
                    _ => {
                        let expected = "ship d4, left 2, set-out, searching or reached";
                        return Err(line.error(part, expected));
                    }
                }
            }
        }
    }
    Ok(voyage)
}

fn chart_row(
    game: &mut Entdecker,
    row: u8,
    line: Line<'_>,
    value: &str,
) -> Result<(), DiagramError> {
    for (column, code) in value.split_whitespace().enumerate() {
        let space = Space::new(column.min(99) as u8, row).filter(|it| game.tiles.spaces().has(*it));
        let space = space.ok_or_else(|| {
            line.error(code, format!("at most {} spaces in a row", game.tiles.columns()))
        })?;
        if code == "." {
            continue;
        }
        let laid = cell(&game.tiles, code).ok_or_else(|| {
            line.error(code, "\".\", or a tile such as B, B1, B1s (a storm) or F* (reserve)")
        })?;
        if game.chart.known().has(space) {
            return Err(line.error(code, format!("no second tile on {space}")));
        }
        let land = game.tiles.face(laid.kind(), laid.rotation()).land;
        let demand = game.chart.demand(&game.tiles, game.frame, space);
        if let Some(side) = demand.broken_at(land) {
            let what = if demand.land.has(side) { "land" } else { "sea" };
            return Err(line.error(code, format!("{what} on the {} side of {space}", side.key())));
        }
        game.chart.lay(&game.tiles, space, laid);
    }
    Ok(())
}

/// Reads `B`, `B1`, `B1s` or `B1*`.
fn cell(set: &TileSet, code: &str) -> Option<Laid> {
    let mut letters = code.chars().peekable();
    let kind = letters.next().and_then(Kind::with_letter).filter(|kind| set.has(*kind))?;
    let quarters = letters.peek().and_then(|it| it.to_digit(4)).unwrap_or(0);
    letters.next_if(|it| it.is_digit(4));
    let rotation = Rotation::ALL[quarters as usize];
    let laid = match letters.next() {
        None => Laid::map_tile(Tile { kind, event: None }, rotation),
        Some('*') => Laid::reserve(kind, rotation),
        Some(letter) => {
            let event = Event::ALL.into_iter().find(|event| event.letter() == letter)?;
            Laid::map_tile(Tile { kind, event: Some(event) }, rotation)
        }
    };
    letters.next().is_none().then_some(laid)
}

const LAND: &str = "land such as d4n: a space and the first of its sides";

fn units(game: &mut Entdecker, at: Seat, line: Line<'_>, value: &str) -> Result<(), DiagramError> {
    for part in parts(value) {
        let Some((unit, land)) = part.split_once(' ') else {
            return Err(line.error(part, "a unit and its land: \"scout d4n\""));
        };
        let unit = unit.parse().map_err(|_| line.error(unit, "scout, fort or settlement"))?;
        let land = land.trim().parse().map_err(|_| line.error(land, LAND))?;
        if !game.explorers[at].units.place(unit, land) {
            return Err(line.error(part, "at most 3 scouts, 2 forts and 1 settlement"));
        }
    }
    Ok(())
}

fn purse(explorer: &mut Explorer, line: Line<'_>, value: &str) -> Result<(), DiagramError> {
    for part in parts(value) {
        match part.split_once(' ') {
            Some(("gold", n)) => explorer.gold = line.number(n, 0, GOLD_MAX)?,
            Some(("islands", n)) => explorer.islands = line.number(n, 0, POINTS_MAX)?,
            Some(("unfinished", n)) => explorer.unfinished = line.number(n, 0, POINTS_MAX)?,
            Some(("ruins", n)) => explorer.ruins = line.number(n, 0, 99)?,
            Some(("chips", chips)) => {
                for chip in chips.split_whitespace().filter(|it| *it != "-") {
                    let (value, n) = chip.split_once(':').unwrap_or((chip, "1"));
                    let value = line.number(value, 1, ChipCounts::VALUE_MAX)?;
                    let n = line.number(n, 1, 99)?;
                    if explorer.chips.of(value) != 0 {
                        return Err(line.error(chip, "each value once: \"chips 1:2 4:1\""));
                    }
                    explorer.chips.add(value, n);
                }
            }
            Some((_, _)) | None => {
                let expected = "gold 4, islands 0, unfinished 0, ruins 0 or chips 1:2 4:1";
                return Err(line.error(part, expected));
            }
        }
    }
    Ok(())
}

fn stacks(line: Line<'_>, value: &str) -> Result<[Stack; N_STACKS], DiagramError> {
    let words: Vec<&str> = value.split_whitespace().collect();
    let Ok(words) = <[&str; N_STACKS]>::try_from(words) else {
        return Err(line.error(value, "five heights, with ? where a ? is on top: 18 18? 17 18 18"));
    };
    let mut stacks = [Stack::default(); N_STACKS];
    for (stack, word) in stacks.iter_mut().zip(words) {
        let (height, back) = match word.strip_suffix('?') {
            Some(height) => (height, Back::Question),
            None => (word, Back::Plain),
        };
        *stack = Stack { height: line.number(height, 0, 99)?, back: Some(back) };
    }
    Ok(stacks)
}

fn unseen(line: Line<'_>, value: &str) -> Result<[u8; Tile::N], DiagramError> {
    let mut counts = [0; Tile::N];
    for part in parts(value) {
        let (name, n) = match part.rsplit_once(' ') {
            Some((name, n)) if n.bytes().all(|it| it.is_ascii_digit()) => {
                (name.trim_end(), line.number(n, 0, 99)?)
            }
            Some(_) | None => (part, 1),
        };
        let count = &mut counts[tile(line, name)?.idx()];
        *count = (*count + n).min(99);
    }
    Ok(counts)
}

fn tile(line: Line<'_>, text: &str) -> Result<Tile, DiagramError> {
    let expected = "a tile such as \"B\" or \"B storm\" (pirates, unfriendly, friendly, ruins, \
                    treasure)";
    text.parse().map_err(|_| line.error(text, expected))
}

fn seat(line: Line<'_>, text: &str, n_seats: u8) -> Result<Seat, DiagramError> {
    let seat = text.trim().parse().ok().filter(|seat: &Seat| seat.0 < n_seats);
    let last = Seat(n_seats.saturating_sub(1));
    seat.ok_or_else(|| line.error(text, format!("a seat from a to {last}")))
}

fn stack_no(line: Line<'_>, text: &str) -> Result<StackNo, DiagramError> {
    let stack = text.parse().ok().and_then(StackNo::with_number);
    stack.ok_or_else(|| line.error(text, "a stack from 1 to 5"))
}

/// The items of a list separated by commas; `-` is an empty list.
fn parts(value: &str) -> impl Iterator<Item = &str> {
    value.split(',').map(str::trim).filter(|part| !part.is_empty() && *part != "-")
}

/// The map tiles that are neither on the chart nor in hand.
fn rest_of_tiles(game: &Entdecker) -> Result<[u8; Tile::N], String> {
    let mut rest = *game.tiles.counts();
    let on_chart = game.chart.tiles().filter_map(|(_, laid)| laid.tile());
    for tile in on_chart.chain(game.hand) {
        let left = rest[tile.idx()].checked_sub(1);
        rest[tile.idx()] = left.ok_or_else(|| format!("there are too many tiles {tile}"))?;
    }
    Ok(rest)
}

/// Stacks as equal as they can be, plain on top while there are plain tiles.
fn even_stacks(stacks: &Stacks) -> [Stack; N_STACKS] {
    let (n, n_plain) = (stacks.n_tiles(), stacks.n_with_back(Back::Plain));
    std::array::from_fn(|idx| {
        let idx = idx as u8;
        let height = n / N_STACKS as u8 + u8::from(idx < n % N_STACKS as u8);
        Stack { height, back: Some(if idx < n_plain { Back::Plain } else { Back::Question }) }
    })
}

fn rest_of_chips(game: &Entdecker) -> Result<ChipCounts, String> {
    let mut rest = ChipCounts::default();
    for (value, n_all) in game.tiles.chips().iter() {
        let held: u32 =
            game.explorers.values().iter().map(|it| u32::from(it.chips.of(value))).sum();
        let left = u32::from(n_all).checked_sub(held);
        let left = left.ok_or_else(|| format!("there are too many chips of value {value}"))?;
        rest.add(value, left as u8);
    }
    Ok(rest)
}
