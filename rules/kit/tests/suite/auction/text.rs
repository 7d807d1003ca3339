//! The state of an auction as text: one line per field.

use rules_core::{Config, DiagramError, Game, PerSeat, Seat};

use crate::auction::rules::{Auction, N, Set, members};

pub(crate) fn diagram(game: &Auction) -> String {
    let mut out = String::new();
    let mut line = |key: String, numbers: Vec<u8>| {
        let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
        out.push_str(format!("{key} {}", numbers.join(" ")).trim_end());
        out.push('\n');
    };
    line("favourites".to_owned(), game.favourites.values().to_vec());
    line("lots".to_owned(), members(game.lots).collect());
    line("lot".to_owned(), vec![game.lot]);
    line("bids".to_owned(), game.bids.values().to_vec());
    for seat in Seat::all(game.n_seats()) {
        line(format!("hand-{seat}"), members(game.hands[seat]).collect());
        line(format!("won-{seat}"), members(game.won[seat]).collect());
    }
    out
}

pub(crate) fn from_diagram(text: &str) -> Result<Auction, DiagramError> {
    let mut lines = Lines { lines: text.lines().collect(), line: 0 };
    let favourites = lines.numbers("favourites")?;
    let config = Config::seats(favourites.len() as u8);
    let mut game =
        Auction::setup(&config).map_err(|error| DiagramError::new(1, 1, error.to_string()))?;
    game.favourites = PerSeat::new_with(config.n_seats, |seat| favourites[seat.idx()]);
    game.lots = lines.set("lots")?;
    game.lot = lines.list("lot", 1)?[0];
    let bids = lines.list("bids", favourites.len())?;
    game.bids = PerSeat::new_with(config.n_seats, |seat| bids[seat.idx()]);
    for seat in Seat::all(config.n_seats) {
        game.hands[seat] = lines.set(&format!("hand-{seat}"))?;
        game.won[seat] = lines.set(&format!("won-{seat}"))?;
    }
    if lines.line < lines.lines.len() {
        return Err(DiagramError::new(lines.line + 1, 1, "expected the end"));
    }
    let error = |broken| DiagramError::new(1, 1, broken);
    game.check().map_err(error)?;
    Ok(game)
}

struct Lines<'a> {
    lines: Vec<&'a str>,
    line: usize,
}

impl Lines<'_> {
    fn numbers(&mut self, key: &str) -> Result<Vec<u8>, DiagramError> {
        self.line += 1;
        let error = || DiagramError::new(self.line, 1, format!("expected {key} and numbers"));
        let line = self.lines.get(self.line - 1).ok_or_else(error)?;
        let rest = line.strip_prefix(key).ok_or_else(error)?;
        let numbers = rest.split_whitespace().map(|it| it.parse().ok().filter(|n| *n <= N));
        numbers.collect::<Option<_>>().ok_or_else(error)
    }

    fn list(&mut self, key: &str, len: usize) -> Result<Vec<u8>, DiagramError> {
        let numbers = self.numbers(key)?;
        if numbers.len() != len {
            return Err(DiagramError::new(self.line, 1, format!("expected {len} numbers")));
        }
        Ok(numbers)
    }

    fn set(&mut self, key: &str) -> Result<Set, DiagramError> {
        let numbers = self.numbers(key)?;
        let set = numbers.iter().fold(0, |set, n| set | (1 << n));
        if set & 1 != 0 || members(set).count() != numbers.len() {
            return Err(DiagramError::new(self.line, 1, format!("expected {key} without doubles")));
        }
        Ok(set)
    }
}
