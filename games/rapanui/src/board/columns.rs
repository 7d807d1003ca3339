//! The four columns, and what would score if a front card were the last one taken.

use boards::grid::{side_by_side, wrap};
use rapanui_rules::{ColumnNo, Forecast, Gain, Phase, View, forecast};
use rules_core::{PerSeat, Seat};
use words::{Message, Speaker};

use super::{mark, word};
use crate::words::kind;

/// The width of a column; four of them fill 80 characters.
const COLUMN_WIDTH: usize = 20;

pub(super) fn lines(view: &View, speaker: &Speaker) -> Vec<String> {
    let blocks = ColumnNo::ALL.map(|column| block(view, column, speaker));
    let mut lines = side_by_side(&blocks, COLUMN_WIDTH);
    if is_drawn_from(view) {
        lines.push(word(speaker, "rapanui-board-legend"));
    }
    lines
}

fn block(view: &View, column: ColumnNo, speaker: &Speaker) -> Vec<String> {
    let heading = Message::new("rapanui-board-column").with("n", column.number());
    let cards = view.shown.columns[column.idx()].cards();
    let mut lines = vec![format!(" {}", speaker.say(&heading))];
    // The front cards of all columns are in one line.
    let longest = view.shown.columns.iter().map(|it| it.cards().len()).max().unwrap_or(0);
    lines.resize(1 + longest - cards.len(), String::new());
    for (idx, card) in cards.iter().enumerate() {
        let name = speaker.say(&kind(*card));
        let is_front = idx + 1 == cards.len();
        lines.push(if is_front { format!("[{name}]") } else { format!(" {name}") });
    }
    if !cards.is_empty() && is_drawn_from(view) {
        lines.extend(forecast_lines(view, column, speaker));
    }
    lines
}

/// Nobody takes cards while the columns are laid out, or after the end.
pub(super) fn is_drawn_from(view: &View) -> bool {
    !matches!(view.phase, Phase::Start | Phase::Colour(_) | Phase::Columns | Phase::Over)
}

fn forecast_lines(view: &View, column: ColumnNo, speaker: &Speaker) -> Vec<String> {
    match forecast(view, column) {
        Forecast::RefillDecides => vec![format!("→{}", word(speaker, "rapanui-board-then-refill"))],
        Forecast::EndsTheGame => vec![format!("→{}", word(speaker, "rapanui-board-then-end"))],
        Forecast::Scores { kind: scored, gains } => {
            let mut lines = vec![format!("→{}", speaker.say(&kind(scored)))];
            let mut words = gain_words(view.active, &gains);
            if words.is_empty() {
                words.push(word(speaker, "rapanui-board-nobody"));
            }
            let gains = wrap(&words, COLUMN_WIDTH - 2);
            lines.extend(gains.into_iter().map(|line| format!(" {line}")));
            lines
        }
    }
}

/// What each seat would get, `▲+3`; in brackets, how much of it the pile lacks.
fn gain_words(active: Seat, gains: &PerSeat<Gain, 4>) -> Vec<String> {
    let seats = active.clockwise(gains.n_seats());
    let gaining = seats.filter(|seat| gains[*seat].basic + gains[*seat].bonus > 0);
    let words = gaining.map(|seat| {
        let Gain { basic, bonus, short } = gains[seat];
        let lacking = if short == 0 { String::new() } else { format!("(+{short})") };
        format!("{}+{}{lacking}", mark(seat), basic + bonus - short)
    });
    words.collect()
}
