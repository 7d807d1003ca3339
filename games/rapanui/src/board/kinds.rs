//! The cards of each kind: who has how many, and what the viewer has of them.

use boards::grid::Grid;
use rapanui_rules::{Kind, Phase, Sort, View, gains, offering_values, price};
use rules_core::Seat;
use words::Speaker;

use super::{mark, stone, word};
use crate::words::kind;

/// A column of the table: its heading, and its number for each kind that has one.
type Counter<'a> = (String, Box<dyn Fn(Kind) -> Option<u16> + 'a>);

pub(super) fn lines(view: &View, speaker: &Speaker) -> Vec<String> {
    let mut lines = vec![speaker.say(&stone(view))];
    let counters = counters(view, speaker);
    let mut grid = Grid::default();
    let mut heading = vec![word(speaker, "rapanui-board-bonus")];
    heading.extend(view.shown.tribes.iter().map(|(seat, _)| format!("{} ", mark(seat))));
    heading.extend(counters.iter().map(|(heading, _)| heading.clone()));
    grid.push(heading);
    for it in Kind::ALL {
        let gains = gains(view, it);
        let mut row = vec![speaker.say(&kind(it))];
        for (seat, tribe) in view.shown.tribes.iter() {
            let star = if gains[seat].bonus > 0 { "*" } else { " " };
            row.push(format!("{}{star}", tribe.display[it]));
        }
        row.extend(
            counters.iter().map(|(_, count)| count(it).map_or_else(String::new, |n| n.to_string())),
        );
        grid.push(row);
    }
    lines.extend(grid.lines());
    lines
}

fn counters<'a>(view: &'a View, speaker: &Speaker) -> Vec<Counter<'a>> {
    let mut counters: Vec<Counter<'a>> = Vec::new();
    let mut add = |key, count: Box<dyn Fn(Kind) -> Option<u16> + 'a>| {
        counters.push((word(speaker, key), count));
    };
    let stone = &view.shown.stone;
    if let Some(seat) = view.viewer {
        let tribe = &view.shown.tribes[seat];
        if let Some(hand) = tribe.hand {
            add("rapanui-board-hand", Box::new(move |it| Some(hand[it].into())));
        }
        if let Some(own) = tribe.offerings {
            add("rapanui-board-yours", Box::new(move |it| of_sort(it, |sort| own[sort].into())));
        }
    }
    add("rapanui-board-supply", Box::new(|it| of_sort(it, |sort| view.shown.supply[sort].into())));
    if let Some(seat) = view.viewer.filter(|_| view.phase != Phase::Over) {
        add("rapanui-board-price", Box::new(move |it| price_of(view, seat, it)));
    }
    if let Some(laid) = stone.counts.or(stone.face_up) {
        add("rapanui-board-stone", Box::new(move |it| of_sort(it, |sort| laid[sort].into())));
    }
    if let Some(counts) = stone.counts {
        let values = offering_values(&counts);
        add("rapanui-board-value", Box::new(move |it| of_sort(it, |sort| values[sort].into())));
    }
    counters
}

/// Nothing can be bought from an empty pile.
fn price_of(view: &View, seat: Seat, kind: Kind) -> Option<u16> {
    let is_left = of_sort(kind, |sort| view.shown.supply[sort].into()).is_some_and(|n| n > 0);
    of_sort(kind, |sort| price(view, seat, sort)).filter(|_| is_left)
}

/// Only hunter-gatherers have a sort.
fn of_sort(kind: Kind, count: impl Fn(Sort) -> u16) -> Option<u16> {
    match kind {
        Kind::Gatherer(sort) => Some(count(sort)),
        Kind::Woodcutter | Kind::Priest | Kind::Moai => None,
    }
}
