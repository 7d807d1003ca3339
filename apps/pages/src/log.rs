//! What happened, turn by turn.

use std::sync::Arc;

use catalog::Fragments;
use maud::{Markup, PreEscaped, html};
use rules_core::{Seat, Viewer};
use words::{
    MARKS,
    frame::{self, Menu},
    web::{self, Play as Line},
};

use crate::{
    model::{LogRow, TableModel},
    piece::{icon, named, rich},
    site::Site,
};

/// The rows of one turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Turn<'a> {
    /// Its number, which is 0 before the first turn.
    pub(super) n: u32,
    /// Whose turn it was; nobody's before the first.
    pub(super) seat: Option<Seat>,
    /// What happened in it.
    pub(super) rows: &'a [LogRow],
}

/// Splits a log into turns. What chance does belongs to the turn in which it happens.
pub(super) fn turns(log: &[LogRow]) -> Vec<Turn<'_>> {
    let mut turns = Vec::new();
    let (mut start, mut n) = (0, 0);
    while let Some(first) = log.get(start) {
        let seat = first.mover;
        n += u32::from(seat.is_some());
        let goes_on = |row: &&LogRow| row.mover.is_none() || row.mover == seat;
        let rows = &log[start..];
        let rows = &rows[..rows.iter().take_while(goes_on).count()];
        turns.push(Turn { n: if seat.is_some() { n } else { 0 }, seat, rows });
        start += rows.len();
    }
    turns
}

/// Counts the turns of a log.
pub(super) fn n_turns(log: &[LogRow]) -> u32 {
    let mut movers = log.iter().filter_map(|row| row.mover);
    let Some(mut last) = movers.next() else { return 0 };
    let is_new = |mover: &Seat| std::mem::replace(&mut last, *mover) != *mover;
    1 + movers.filter(is_new).count() as u32
}

/// How many lines of the log the page of a table shows; the replay shows all.
const N_ROWS_MAX: usize = 40;

/// Shows the last turns of the log.
pub(super) fn log(model: &TableModel) -> Markup {
    let mut turns = turns(model.log);
    let mut n_rows = 0;
    let n_kept = turns.iter().rev().take_while(|turn| {
        n_rows += turn.rows.len();
        n_rows <= N_ROWS_MAX
    });
    let n_kept = n_kept.count().max(1);
    turns.drain(..turns.len().saturating_sub(n_kept));
    frame_log(model, &turns)
}

/// Links to what happened before the turns that are shown.
fn earlier(model: &TableModel, shown: &[Turn]) -> Markup {
    let first = shown.first().and_then(|turn| turn.rows.first());
    let has_earlier = first.map(|row| row.n_moves) != model.log.first().map(|row| row.n_moves);
    html! {
        @if let Some(row) = first.filter(|_| has_earlier) {
            li #log-earlier {
                a href=(format!("/t/{}/at/{}", model.id, row.n_moves.saturating_sub(1))) {
                    "◂ " (model.site.say(Line::LogEarlier))
                }
            }
        }
    }
}

fn frame_log(model: &TableModel, turns: &[Turn]) -> Markup {
    let site = model.site;
    html! {
        section #log aria-labelledby="log-h" {
            div.log-head {
                h2 #log-h { (site.say(frame::menu(Menu::Log))) }
                (filter(model))
            }
            (scroller(html! {
                @if turns.is_empty() {
                    li #log-none { (site.say(Line::LogEmpty)) }
                }
                (earlier(model, turns))
                @for turn in turns { (model.insets.set(drawn_turn(model, turn))) }
            }))
            button #log-new.capsule type="button" data-keep hidden
                data-label=(site.say(web::new_lines(0))) {}
            button #log-copy.small type="button" data-keep hidden
                data-copy="log-list" data-done=(site.say(Line::Copied))
            {
                (icon("copy")) span { (site.say(Line::LogCopy)) }
            }
        }
    }
}

/// Shows one turn, as it was rendered before if nothing was added to it.
fn drawn_turn(model: &TableModel, turn: &Turn) -> Arc<Fragments> {
    let draw = || turn_item(model.site, model.id, turn, model.table.viewer());
    match turn.rows.first() {
        Some(first) => first.drawn_turn(turn.rows, draw),
        None => Arc::new(Fragments::new(draw().into_string(), &[])),
    }
}

/// Puts turns into a list that scrolls on its own and is not announced to screen readers.
pub(super) fn scroller(turns: Markup) -> Markup {
    html! {
        div #log-list role="log" aria-live="off" aria-labelledby="log-h" tabindex="0" data-scroll {
            ol #log-turns.log { (turns) }
        }
    }
}

/// Shows the filter of the log, which works with styles only.
fn filter(model: &TableModel) -> Markup {
    let site = model.site;
    let lines = [("all", Line::LogAll), ("mine", Line::LogMine), ("people", Line::LogBots)];
    html! {
        fieldset.filter data-keep #log-filter {
            legend.sr { (site.say(Line::LogFilter)) }
            @for (key, line) in lines {
                label {
                    input type="radio" name="log-filter" id=(format!("log-{key}"))
                        checked[key == "all"];
                    span { (site.say(line)) }
                }
            }
        }
    }
}

/// Shows one turn.
pub(super) fn turn_item(site: &Site, id: &str, turn: &Turn, viewer: Viewer) -> Markup {
    let is_mine = turn.seat.is_some_and(|seat| viewer == Viewer::Seat(seat));
    let is_by_bot = turn.rows.iter().any(|row| row.is_by_bot);
    let rows = html! {
        ol.rows { @for row in turn.rows { (PreEscaped(row.drawn(|| row_item(site, id, row)))) } }
    };
    html! {
        li.log-turn.mine[is_mine].bot[is_by_bot] id=(format!("turn-{}", turn.n)) {
            @match turn.seat {
                Some(seat) => {
                    p.turn-head {
                        (named(site, seat)) span.n { (site.say(web::turn(turn.n))) }
                    }
                    (rows)
                },
                None => details #log-setup {
                    summary { (site.say(frame::setup_header())) " (" (turn.rows.len()) ")" }
                    (rows)
                },
            }
        }
    }
}

/// Shows one move and its effects, with a link to the position after it. The name of the mover
/// stands above.
fn row_item(site: &Site, id: &str, row: &LogRow) -> Markup {
    let text = match row.mover {
        Some(seat) => without_name(site, seat, &row.text),
        None => &row.text,
    };
    let key = match row.number {
        Some(number) => format!("log-{number}"),
        None => format!("log-{}-note", row.n_moves),
    };
    html! {
        li id=(key) {
            @if let Some(number) = row.number {
                a.at href=(format!("/t/{id}/at/{number}"))
                    aria-label=(format!(
                        "{}: {}", site.say(Line::ViewFromHere), site.say(web::move_number(number))
                    )) { (number) }
            }
            span.line { (rich(site, text)) }
            (effects(site, row))
        }
    }
}

/// Shows the effects of a move. A number that counts something opens to its calculation, and
/// highlights what it counts.
fn effects(site: &Site, row: &LogRow) -> Markup {
    let counts = row.counts.iter().map(Option::as_ref).chain(std::iter::repeat(None));
    html! {
        @if !row.effects.is_empty() {
            ul.effects {
                @for (effect, count) in row.effects.iter().zip(counts) {
                    li {
                        @match count {
                            Some(count) => details.count data-ring=(count.ring) {
                                summary { (rich(site, effect)) }
                                span.formula { (count.formula) }
                            },
                            None => (rich(site, effect)),
                        }
                    }
                }
            }
        }
    }
}

/// Removes the mover's name from a line that is shown below it.
pub(super) fn without_name<'a>(site: &Site, seat: Seat, text: &'a str) -> &'a str {
    let name = format!("{} {} · ", MARKS[seat.idx()], site.speaker.name(seat));
    text.strip_prefix(&name).unwrap_or(text)
}

/// Shows rows without grouping them.
pub(super) fn plain_rows(site: &Site, rows: &[LogRow]) -> Markup {
    html! {
        ol.log.plain {
            @for row in rows {
                li {
                    span.line { (rich(site, &row.text)) }
                    (effects(site, row))
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::{Ink, TurnInk};

    fn row(number: u32, mover: Option<u8>) -> LogRow {
        LogRow {
            number: Some(number),
            n_moves: number,
            mover: mover.map(Seat),
            is_by_bot: false,
            text: Default::default(),
            effects: Arc::default(),
            counts: Arc::default(),
            ink: Ink::default(),
            turn_ink: TurnInk::default(),
        }
    }

    #[test]
    fn chance_belongs_to_the_turn_it_happens_in() {
        let movers = [None, None, Some(0), None, Some(0), Some(1), Some(0)];
        let log: Vec<LogRow> = (1..).zip(movers).map(|(n, mover)| row(n, mover)).collect();
        let turns = turns(&log);
        let shape: Vec<(u32, usize)> = turns.iter().map(|it| (it.n, it.rows.len())).collect();
        assert_eq!(shape, [(0, 2), (1, 3), (2, 1), (3, 1)]);
        for n in 0..=log.len() {
            let last = super::turns(&log[..n]).last().map_or(0, |turn| turn.n);
            assert_eq!(n_turns(&log[..n]), last, "{n}");
        }
    }
}
