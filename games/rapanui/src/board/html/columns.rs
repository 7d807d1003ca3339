//! The four columns: every card is visible, and the front cards are in one line.

use boards::Piece;
use maud::{Markup, html};
use rapanui_rules::{ColumnNo, Kind, Move, View};
use words::{Arg, Message};

use super::{card, forecast, numbered};
use crate::board::{Desk, columns::is_drawn_from};
use crate::words::kind as kind_name;

pub(super) fn columns(view: &View, desk: &Desk<'_>) -> Markup {
    html! {
        div #rn-columns.rn-columns data-rove {
            @for no in ColumnNo::ALL { (column(view, no, desk)) }
            @if is_drawn_from(view) {
                p #rn-legend.rn-legend { (desk.word("rapanui-board-legend")) }
            }
        }
    }
}

fn column(view: &View, no: ColumnNo, desk: &Desk<'_>) -> Markup {
    let cards = view.shown.columns[no.idx()].cards();
    html! {
        section.rn-column id={ "rn-column-" (no.number()) } {
            h3.rn-head {
                (numbered(desk, "rapanui-board-column", no.number()))
                (desk.tags(|change| change.seen.mv() == Some(Move::Draw(no))))
            }
            div.rn-fan id={ "rn-fan-" (no.number()) } {
                @if let Some((front, behind)) = cards.split_last() {
                    @for (idx, kind) in behind.iter().enumerate() {
                        @let is_next = idx + 1 == behind.len();
                        @let id = piece_id(no, idx, *kind);
                        span.rn-card.rn-behind.(card::kind_class(*kind)).next[is_next]
                            id={ "rn-" (id) } data-piece-id=(id)
                        {
                            (card::strip(desk, *kind))
                        }
                    }
                    (front_card(no, behind.len(), *front, desk))
                }
            }
            @if !cards.is_empty() && is_drawn_from(view) { (forecast::forecast(view, no, desk)) }
        }
    }
}

/// A card keeps its place in the column until it is taken.
fn piece_id(no: ColumnNo, idx: usize, kind: Kind) -> String {
    format!("{}-{idx}-{}", no.number(), card::kind_class(kind))
}

fn front_card(no: ColumnNo, idx: usize, kind: Kind, desk: &Desk<'_>) -> Markup {
    let name = Message::new("rapanui-board-front")
        .with("kind", Arg::from(kind_name(kind)))
        .with("column", no.number());
    let class = format!("rn-card rn-front {}", card::kind_class(kind));
    let leaves = format!("card {}", card::kind_class(kind));
    let piece = Piece { id: &piece_id(no, idx, kind), leaves: &leaves, gets: None };
    desk.piece(&Move::Draw(no), &piece, &class, &desk.say(&name), card::face(desk, kind))
}
