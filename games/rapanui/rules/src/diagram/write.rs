//! State → text.

use std::fmt::Write as _;

use rules_core::Options as _;

use crate::{ByKind, BySort, Phase, RapaNui, Top};

pub(crate) fn write(game: &RapaNui) -> String {
    let mut out = String::new();
    push(&mut out, game).expect("a string takes any text");
    out
}

fn push(out: &mut String, game: &RapaNui) -> std::fmt::Result {
    writeln!(out, "rapanui")?;
    writeln!(out, "seats: {}", game.n_seats())?;
    let options: Vec<String> =
        game.options.pairs().iter().map(|(key, value)| format!("{key} {value}")).collect();
    if !options.is_empty() {
        writeln!(out, "options: {}", options.join(", "))?;
    }
    writeln!(out, "start: {}", game.start)?;
    writeln!(out, "active: {}", game.active)?;
    writeln!(out, "phase: {}", phase(game.phase))?;
    writeln!(out, "deck: {}", kinds(&game.deck))?;
    for (idx, column) in game.columns.iter().enumerate() {
        let cards: Vec<&str> = column.cards().iter().map(|kind| kind.key()).collect();
        writeln!(out, "column {}: {}", idx + 1, or_dash(cards.join(", ")))?;
    }
    writeln!(out, "supply: {}", sorts(&game.supply))?;
    let top = match game.stone.top {
        Top::None => "none",
        Top::Up(sort) => sort.key(),
        Top::Back => "back",
    };
    writeln!(out, "stone: {}; top {top}", sorts(&game.stone.face_up))?;
    for card in &game.stone.hidden {
        let at_most = sorts(&card.at_most);
        writeln!(out, "hidden: {} {} at most {at_most}", card.seat, card.sort)?;
    }
    writeln!(out, "returned: {}", game.n_returned)?;
    for (seat, tribe) in game.tribes.iter() {
        let colour = tribe.colour.map_or("no colour", |colour| colour.key());
        writeln!(out, "seat {seat}: {colour}, wood {}, fame {}", tribe.wood, tribe.fame)?;
        writeln!(out, "  hand: {}", kinds(&tribe.hand))?;
        writeln!(out, "  display: {}", kinds(&tribe.display))?;
        writeln!(out, "  offerings: {}", sorts(&tribe.offerings))?;
    }
    Ok(())
}

fn phase(phase: Phase) -> String {
    match phase {
        Phase::Start => "start".to_owned(),
        Phase::Colour(seat) => format!("colour {seat}"),
        Phase::Columns => "columns".to_owned(),
        Phase::Buy => "buy".to_owned(),
        Phase::Play => "play".to_owned(),
        Phase::Offer(seat) => format!("offer {seat}"),
        Phase::Hide => "hide".to_owned(),
        Phase::Add => "add".to_owned(),
        Phase::Draw { n_left } => format!("draw {n_left}"),
        Phase::Refill { column, n_left } => format!("refill {column} then {n_left}"),
        Phase::Yield(seat) => format!("yield {seat}"),
        Phase::Substitute { seat, sort, n_due } => format!("substitute {seat} {sort} {n_due}"),
        Phase::Over => "over".to_owned(),
    }
}

fn kinds(counts: &ByKind) -> String {
    list(counts.iter().map(|(kind, n)| (kind.key(), n)))
}

fn sorts(counts: &BySort) -> String {
    list(counts.iter().map(|(sort, n)| (sort.key(), n)))
}

fn list(items: impl Iterator<Item = (&'static str, u8)>) -> String {
    let items = items.filter(|(_, n)| *n > 0);
    let items = items.map(|(key, n)| if n == 1 { key.to_owned() } else { format!("{key} {n}") });
    or_dash(items.collect::<Vec<String>>().join(", "))
}

fn or_dash(text: String) -> String {
    if text.is_empty() { "-".to_owned() } else { text }
}
