//! Text → state.

mod part;
mod rest;

use rules_core::{Config, DiagramError, Options as _, Seat};

use crate::{
    BoardRef, Giants, Hex, HexSet, Move, Options, Phase, Piece, SiteNo, check,
    data::{ROUNDS_UNLIMITED, STATUES},
    legal,
    line::Line,
    score, setup,
    state::Tribe,
};

use self::{part::parts, rest::Explicit};

/// No diagram needs more: a guard against hostile input.
const LEN_MAX: usize = 32 * 1024;

const KEYS: &str = "options, board, round, start, phase, hand, route, order, cut, tray, seat a, \
                    behind, front, bid, idle, hex F6, piece or site 7";

pub(crate) fn read(text: &str) -> Result<Giants, DiagramError> {
    if text.len() > LEN_MAX {
        let message = format!("the diagram has {} bytes: at most {LEN_MAX}", text.len());
        return Err(DiagramError::new(1, 1, message));
    }
    let mut reader = Reader::default();
    for line in Line::all(text) {
        reader.line(line)?;
    }
    reader.finish(text.lines().count().max(1))
}

#[derive(Default)]
struct Reader<'a> {
    has_title: bool,
    /// The line `seats`, and the number it gives.
    seats: Option<(Line<'a>, u8)>,
    options: Options,
    /// The text of a board and the line before its first.
    board: Option<(Line<'a>, String)>,
    game: Option<Giants>,
    /// The seat that `behind`, `front`, `bid` and `idle` belong to.
    seat: Option<Seat>,
    explicit: Explicit,
    has_round: bool,
    phase: Option<(Line<'a>, &'a str)>,
    hand: Option<Hand>,
    route: Option<HexSet>,
}

/// The piece being moved, without the seat that the phase names.
#[derive(Clone, Copy)]
struct Hand {
    piece: Piece,
    is_put: bool,
    hex: Hex,
}

impl<'a> Reader<'a> {
    fn line(&mut self, line: Line<'a>) -> Result<(), DiagramError> {
        if !self.has_title {
            self.has_title = line.text.trim() == "giants";
            let error = || line.error(line.text, "the first line \"giants\"");
            return if self.has_title { Ok(()) } else { Err(error()) };
        }
        if let Some(text) = line.text.trim_start().strip_prefix('|') {
            return self.board_line(line, text);
        }
        let Some((key, value)) = line.text.split_once(':') else {
            return Err(line.error(line.text, "a line like \"phase: place a\""));
        };
        let (key, value) = (key.trim(), value.trim());
        match key {
            "seats" => {
                self.seats = Some((line, line.number(value, 0, u8::MAX)?));
                Ok(())
            }
            "options" | "board" if self.game.is_some() => {
                Err(line.complain(key, format!("\"{key}\" comes before what is on the table")))
            }
            "options" => self.options(line, value),
            "board" if value.is_empty() => {
                self.board = Some((line, String::new()));
                Ok(())
            }
            "board" => {
                let known = || line.error(value, "a board that comes with the game, or its text");
                let mut boards = BoardRef::built_in();
                self.options.board = boards.find(|it| it.key() == Some(value)).ok_or_else(known)?;
                Ok(())
            }
            _ => self.value(line, key, value),
        }
    }

    fn options(&mut self, line: Line<'_>, value: &str) -> Result<(), DiagramError> {
        for pair in parts(value) {
            let (key, choice) = pair.split_once(' ').unwrap_or((pair, ""));
            let wrong = |error| line.error(pair, format!("an option ({error})"));
            self.options.set(key, choice.trim()).map_err(wrong)?;
        }
        Ok(())
    }

    fn board_line(&mut self, line: Line<'_>, text: &str) -> Result<(), DiagramError> {
        match &mut self.board {
            Some((_, board)) if self.game.is_none() => {
                board.push_str(text.strip_prefix(' ').unwrap_or(text));
                board.push('\n');
                Ok(())
            }
            _ => Err(line.complain(line.text, "a line of a board, without \"board:\" above it")),
        }
    }

    /// Sets up the table once its seats, options and board are known.
    fn game(&mut self, line: Line<'_>) -> Result<&mut Giants, DiagramError> {
        if self.game.is_none() {
            self.game = Some(self.empty_table(line)?);
        }
        self.game.as_mut().ok_or_else(|| line.complain(line.text, "no table"))
    }

    fn empty_table(&mut self, line: Line<'_>) -> Result<Giants, DiagramError> {
        let Some((seats, n_seats)) = self.seats else {
            return Err(line.error(line.text.trim_start(), "the line \"seats: 2\" to \"seats: 5\""));
        };
        if let Some((title, text)) = self.board.take() {
            self.options.board = BoardRef::find(&text).map_err(|error| {
                let message = format!("the board, line {}: {}", error.line, error.flaw);
                // A board's own lines have "| " before them.
                DiagramError::new(title.number + error.line, error.column + 2, message)
            })?;
        }
        let config = Config { n_seats, options: self.options.clone() };
        let wrong = |error: rules_core::OptionError| seats.complain(seats.text, error.to_string());
        let mut game = setup::setup(&config).map_err(wrong)?;
        game.tribes = game.tribes.map(|_, _| Tribe::default());
        game.round = 1;
        Ok(game)
    }

    fn value(&mut self, line: Line<'a>, key: &'a str, value: &'a str) -> Result<(), DiagramError> {
        let n_seats = self.game(line)?.n_seats();
        match key {
            "round" => {
                self.game(line)?.round = line.number(value, 0, ROUNDS_UNLIMITED)?;
                self.has_round = true;
            }
            "start" => self.game(line)?.start = part::seat(line, value, n_seats)?,
            "phase" => self.phase = Some((line, value)),
            "hand" => self.hand = Some(part::hand(line, value, n_seats)?),
            "route" => self.route = Some(part::hexes(line, value)?),
            "order" => part::order(self.game(line)?, line, value)?,
            "cut" => self.game(line)?.cut = part::hexes(line, value)?,
            "tray" => part::tray(self.game(line)?, line, value)?,
            "piece" => {
                let piece = part::piece(line, value, n_seats)?;
                let wrong = |_| line.complain(value, "there are more pieces than in the box");
                self.game(line)?.pieces.try_add(piece).map_err(wrong)?;
            }
            "behind" | "front" | "bid" | "idle" => return self.stock(line, key, value),
            _ => match key.split_once(' ') {
                Some(("seat", name)) => {
                    let seat = part::seat(line, name, n_seats)?;
                    self.seat = Some(seat);
                    part::tribe(&mut self.game(line)?.tribes[seat], line, value)?;
                }
                Some(("hex", name)) => {
                    let hex = line.parsed(name, "a hex such as F6")?;
                    part::people(self.game(line)?, line, hex, value)?;
                }
                Some(("site", name)) => {
                    let site: SiteNo = line.parsed(name, "a site such as 7")?;
                    part::site(self.game(line)?, line, site, value)?;
                }
                _ => return Err(line.error(key, KEYS)),
            },
        }
        Ok(())
    }

    /// The lines that belong to the seat above them.
    fn stock(&mut self, line: Line<'a>, key: &str, value: &str) -> Result<(), DiagramError> {
        let Some(seat) = self.seat else {
            return Err(line.error(key, "a line \"seat a: …\" before it"));
        };
        let explicit = &mut self.explicit;
        let Some(game) = &mut self.game else {
            return Err(line.error(key, "a line \"seat a: …\" before it"));
        };
        let tribe = &mut game.tribes[seat];
        match key {
            "behind" => part::behind(tribe, &mut explicit.pedestals[seat.idx()], line, value),
            "front" => part::front(tribe, line, value),
            "bid" => part::bid(tribe, line, value),
            _ => part::idle(tribe, line, value),
        }
    }

    fn finish(mut self, n_lines: usize) -> Result<Giants, DiagramError> {
        let last = Line { number: n_lines, text: "" };
        let at_end = |message: String| last.complain("", message);
        if self.seats.is_none() {
            return Err(at_end("the diagram ends before the line \"seats: …\"".to_owned()));
        }
        let mut game = self.game(last)?.clone();
        game.phase = match self.phase {
            Some((line, value)) => part::phase(&game, line, value, self.hand)?,
            None => Phase::Place(game.start),
        };
        if game.phase == Phase::Start && !self.has_round {
            game.round = 0;
        }
        if let Some(carry) = game.carry() {
            let ends = HexSet::of(carry.hex) | HexSet::of(carry.piece.hex());
            game.route = self.route.unwrap_or(ends);
        }
        rest::fill(&mut game, &self.explicit).map_err(at_end)?;
        let broken = |what| at_end(format!("not a state of this game: {what}"));
        check::check(&game).map_err(broken)?;
        let mut moves: Vec<Move> = Vec::new();
        legal::legal_moves(&game, &mut moves);
        if let Some(seat) = score::seat_to_move(&game).filter(|_| moves.is_empty()) {
            return Err(broken(format!("seat {seat} could do nothing")));
        }
        Ok(game)
    }
}

/// No list names more of anything.
const COUNT_MAX: u8 = STATUES[0];
