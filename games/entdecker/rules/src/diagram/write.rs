//! State → text.

use std::fmt::Write as _;

use crate::{ChipCounts, Entdecker, Frame, Laid, Leg, Phase, Space, StackNo, Tile, Voyage};

pub(crate) fn write(game: &Entdecker) -> String {
    let mut out = String::new();
    push(&mut out, game).expect("a string takes any text");
    out
}

fn push(out: &mut String, game: &Entdecker) -> std::fmt::Result {
    writeln!(out, "entdecker")?;
    writeln!(out, "seats: {}", game.n_seats())?;
    match game.frame {
        Frame::Sea => {}
        Frame::Neutral => writeln!(out, "options: frame neutral")?,
    }
    if !game.tiles.text().is_empty() {
        writeln!(out, "tiles:")?;
        // Not `lines()`: the text must come back as it was, to its last byte.
        for line in game.tiles.text().split('\n') {
            writeln!(out, "|{line}")?;
        }
    }
    writeln!(out, "first: {}", game.first)?;
    writeln!(out, "active: {}", game.active)?;
    writeln!(out, "round: {}", game.round)?;
    writeln!(out, "phase: {}", phase(game.phase))?;
    if game.voyage != Voyage::default() {
        writeln!(out, "voyage: {}", voyage(game.voyage))?;
    }
    if let Some(tile) = game.hand {
        writeln!(out, "hand: {tile}")?;
    }
    chart(out, game)?;
    writeln!(out, "stacks: {}", stacks(game))?;
    writeln!(out, "unseen: {}", unseen(game))?;
    for (seat, explorer) in game.explorers.iter() {
        writeln!(
            out,
            "seat {seat}: gold {}, islands {}, unfinished {}, ruins {}, chips {}",
            explorer.gold,
            explorer.islands,
            explorer.unfinished,
            explorer.ruins,
            chips(&explorer.chips),
        )?;
        let units = explorer.units.iter().map(|(unit, land)| format!("{unit} {land}"));
        writeln!(out, "  units: {}", or_dash(units.collect::<Vec<String>>().join(", ")))?;
    }
    Ok(())
}

fn phase(phase: Phase) -> String {
    match phase {
        Phase::Back(stack) => format!("back {stack}"),
        Phase::First => "first".to_owned(),
        Phase::Income => "income".to_owned(),
        Phase::Start => "start".to_owned(),
        Phase::Announce => "announce".to_owned(),
        Phase::Sail => "sail".to_owned(),
        Phase::Tile(stack) => format!("tile {stack}"),
        Phase::Place => "place".to_owned(),
        Phase::Gift => "gift".to_owned(),
        Phase::Choose => "choose".to_owned(),
        Phase::Chip { island, seat, best } => format!("chip {island} {seat} best {best}"),
        Phase::Over => "over".to_owned(),
    }
}

fn voyage(voyage: Voyage) -> String {
    let ship = voyage.ship.map_or("none".to_owned(), |place| place.to_string());
    let leg = match voyage.leg {
        Leg::SetOut => "set-out",
        Leg::Searching => "searching",
        Leg::Reached => "reached",
    };
    format!("ship {ship}, left {}, {leg}", voyage.n_left)
}

fn chart(out: &mut String, game: &Entdecker) -> std::fmt::Result {
    let columns = 0..game.tiles.columns();
    let letters: String =
        columns.clone().map(|column| format!(" {:<3}", char::from(b'a' + column))).collect();
    writeln!(out, "# {}", letters.trim_end())?;
    for row in 0..game.tiles.rows() {
        let spaces = columns.clone().filter_map(|column| Space::new(column, row));
        let cells: String =
            spaces.map(|space| format!(" {:<3}", cell(game.chart.laid(space)))).collect();
        writeln!(out, "{}:{}", row + 1, cells.trim_end())?;
    }
    Ok(())
}

fn cell(laid: Option<Laid>) -> String {
    let Some(laid) = laid else { return ".".to_owned() };
    let mark = match (laid.is_reserve(), laid.event()) {
        (true, _) => "*".to_owned(),
        (false, Some(event)) => event.letter().to_string(),
        (false, None) => String::new(),
    };
    format!("{}{}{mark}", laid.kind(), laid.rotation().quarters())
}

fn stacks(game: &Entdecker) -> String {
    let stacks = StackNo::ALL.map(|no| {
        let stack = game.stacks.stack(no);
        let mark = match stack.back {
            Some(crate::Back::Question) => "?",
            Some(crate::Back::Plain) | None => "",
        };
        format!("{}{mark}", stack.height)
    });
    stacks.join(" ")
}

fn unseen(game: &Entdecker) -> String {
    let tiles = (0..Tile::N).map(Tile::with_idx).map(|tile| (tile, game.stacks.n_unseen(tile)));
    let tiles = tiles.filter(|(_, n)| *n > 0);
    let tiles =
        tiles.map(|(tile, n)| if n == 1 { tile.to_string() } else { format!("{tile} {n}") });
    or_dash(tiles.collect::<Vec<String>>().join(", "))
}

fn chips(chips: &ChipCounts) -> String {
    let all = chips.iter().map(|(value, n)| format!("{value}:{n}"));
    or_dash(all.collect::<Vec<String>>().join(" "))
}

fn or_dash(text: String) -> String {
    if text.is_empty() { "-".to_owned() } else { text }
}
