//! The table as one picture.

use boards::{
    Shape,
    picture::{
        At, BLACK, BOARD, INK_2, LINE_STRONG, Scene, Text, capital, coin, icon, stamp, text,
    },
};
use maud::{Markup, html};
use rapanui_rules::{ColumnNo, Kind, Phase, Sort, Top, View, gains, offering_values};

use super::{
    deck,
    html::{band, kind_shape},
};
use crate::board::{Desk, shapes};
use crate::words::{kind as kind_name, sort as sort_name};

/// The size of a card, and how much of it is visible behind another one.
const CARD: (i32, i32) = (128, 122);
const STRIP: i32 = 34;
const GAP: i32 = 10;

/// The counts of everybody's cards begin below the columns.
const MIDDLE: i32 = 306;
const SIDE: i32 = 570;

pub(super) fn scene(view: &View, desk: &Desk<'_>) -> Scene {
    let stats = view.shown.tribes.values().iter().map(|tribe| {
        vec![
            (Shape::LOG, tribe.wood.into()),
            (Shape::STAR, tribe.fame.into()),
            (Shape::CARD, tribe.n_hand.into()),
            (Shape::BACK, tribe.n_offerings.into()),
        ]
    });
    let art = html! {
        @for no in ColumnNo::ALL { (column(view, no, desk)) }
        (stone(view, desk))
        @if view.phase == Phase::Over { (offerings(view)) } @else { (supply(view, desk)) }
        (displays(view, desk))
    };
    Scene { line: desk.say(&deck(view)), stats: stats.collect(), art }
}

/// The front cards of all columns are in one line.
fn column(view: &View, no: ColumnNo, desk: &Desk<'_>) -> Markup {
    let cards = view.shown.columns[no.idx()].cards();
    let x = no.idx() as i32 * (CARD.0 + GAP);
    let front = MIDDLE - 30 - CARD.1;
    html! {
        @for (idx, kind) in (0..).zip(cards) {
            @let behind = cards.len() as i32 - 1 - idx;
            (card(At(x, front - behind * STRIP), *kind, desk))
        }
        @if cards.is_empty() {
            rect x=(x) y=(front) width=(CARD.0) height=(CARD.1) rx="9" fill="none"
                stroke=(LINE_STRONG) stroke-width="2" stroke-dasharray="6 5" {}
        }
    }
}

fn card(At(x, y): At, kind: Kind, desk: &Desk<'_>) -> Markup {
    let (fill, ink) = band(kind);
    let name = Text { size: 15, is_bold: true, room: CARD.0 - 36, ink, ..Text::default() };
    html! {
        rect x=(x) y=(y) width=(CARD.0) height=(CARD.1) rx="9" fill=(fill) stroke=(BLACK)
            stroke-width="2" {}
        g color=(ink) {
            (icon(At(x + 6, y + 6), 22, kind_shape(kind)))
            (icon(At(x + CARD.0 / 2 - 32, y + 44), 64, kind_shape(kind)))
        }
        (text(At(x + 33, y + 23), &desk.say(&kind_name(kind)), name))
    }
}

/// A plate in the colours of a kind, with its icon.
fn plate(At(x, y): At, (width, height): (i32, i32), kind: Kind) -> Markup {
    let (fill, ink) = band(kind);
    let size = height - 8;
    html! {
        rect x=(x) y=(y) width=(width) height=(height) rx="6" fill=(fill) stroke=(BLACK)
            stroke-width="1.5" {}
        g color=(ink) { (icon(At(x + width / 2 - size / 2, y + 4), size, kind_shape(kind))) }
    }
}

fn stone(view: &View, desk: &Desk<'_>) -> Markup {
    let stone = &view.shown.stone;
    let name = Text { size: 17, room: 240, is_bold: true, ink: INK_2, ..Text::default() };
    let n_cards = Text { size: 32, is_bold: true, ..Text::default() };
    html! {
        (text(At(SIDE, 16), &capital(&desk.word("rapanui-board-altar")), name))
        (stamp(At(SIDE, 48), (170, 63), shapes::ALTAR.id()))
        @match stone.top {
            Top::None => {},
            Top::Up(sort) => (plate(At(SIDE + 58, 22), (54, 40), Kind::Gatherer(sort))),
            Top::Back => (stamp(At(SIDE + 68, 14), (34, 48), Shape::BACK.id())),
        }
        (text(At(SIDE + 186, 92), &stone.n_cards.to_string(), n_cards))
    }
}

/// The piles of offering cards.
fn supply(view: &View, desk: &Desk<'_>) -> Markup {
    let name = Text { size: 17, room: 280, is_bold: true, ink: INK_2, ..Text::default() };
    html! {
        (text(At(SIDE, 156), &capital(&desk.word("rapanui-board-supply")), name))
        @for (idx, sort) in (0..).zip(Sort::ALL) {
            @let x = SIDE + 73 * idx;
            (plate(At(x, 168), (64, 54), Kind::Gatherer(sort)))
            (text(At(x + 32, 252), &view.shown.supply[sort].to_string(), number(22)))
        }
    }
}

fn number(size: i32) -> Text {
    Text { size, is_bold: true, is_middle: true, ..Text::default() }
}

/// Everybody's offering cards and what they are worth, once the game is over.
fn offerings(view: &View) -> Markup {
    let values = view.shown.stone.counts.map(|counts| offering_values(&counts));
    html! {
        @for (idx, sort) in (0..).zip(Sort::ALL) {
            @let x = SIDE + 52 + 61 * idx;
            (plate(At(x, 124), (52, 34), Kind::Gatherer(sort)))
            @if let Some(values) = values {
                (text(At(x + 26, 178), &format!("× {}", values[sort]), number(16)))
            }
        }
        @for (row, (seat, tribe)) in (0..).zip(view.shown.tribes.iter()) {
            @let y = 200 + 25 * row;
            (coin(At(SIDE + 20, y - 6), 10, seat))
            @if let Some(own) = tribe.offerings {
                @for (idx, sort) in (0..).zip(Sort::ALL) {
                    (text(At(SIDE + 78 + 61 * idx, y), &own[sort].to_string(), number(18)))
                }
            }
        }
    }
}

/// Who has how many cards of each kind; a star for the majority.
fn displays(view: &View, desk: &Desk<'_>) -> Markup {
    let (first, width) = (54, (BOARD.0 - 54) / 7);
    let rows = i32::from(view.shown.tribes.n_seats());
    let height = (BOARD.1 - MIDDLE - 48) / rows.max(3);
    html! {
        @for (idx, kind) in (0..).zip(Kind::ALL) {
            @let x = first + width * idx;
            (heading(At(x, MIDDLE), width - 6, kind, desk))
            @let gains = gains(view, kind);
            @for (row, (seat, tribe)) in (0..).zip(view.shown.tribes.iter()) {
                @let n = tribe.display[kind];
                @let y = MIDDLE + 48 + height * row + height / 2 + 8;
                @let how = Text { ink: if n == 0 { INK_2 } else { BLACK }, ..number(22) };
                (text(At(x + width / 2 - 3, y), &n.to_string(), how))
                @if gains[seat].bonus > 0 {
                    (icon(At(x + width / 2 + 16, y - 18), 18, Shape::STAR))
                }
            }
        }
        @for (row, (seat, _)) in (0..).zip(view.shown.tribes.iter()) {
            @let y = MIDDLE + 48 + height * row;
            (coin(At(30, y + height / 2), 15, seat))
            path d={ "M0 " (y) "H" (BOARD.0) } stroke=(LINE_STRONG) {}
        }
    }
}

fn heading(At(x, y): At, width: i32, kind: Kind, desk: &Desk<'_>) -> Markup {
    let (fill, ink) = band(kind);
    let name = match kind {
        Kind::Gatherer(sort) => desk.say(&sort_name(sort)),
        Kind::Woodcutter | Kind::Priest | Kind::Moai => desk.say(&kind_name(kind)),
    };
    let how =
        Text { size: 12, room: width - 6, ink, is_middle: true, is_bold: true, ..Text::default() };
    html! {
        rect x=(x) y=(y) width=(width) height="38" rx="6" fill=(fill) stroke=(BLACK)
            stroke-width="1.5" {}
        g color=(ink) {
            (icon(At(x + width / 2 - 10, y + 2), 20, kind_shape(kind)))
        }
        (text(At(x + width / 2, y + 33), &name, how))
    }
}
