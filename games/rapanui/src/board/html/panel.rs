//! What everyone sees of a seat.

use boards::{Shape, shape};
use maud::{Markup, html};
use rapanui_rules::{Move, View};
use rules_core::Seat;

use crate::board::Desk;

pub(in crate::board) fn panel(view: &View, seat: Seat, desk: &Desk<'_>) -> Markup {
    let tribe = &view.shown.tribes[seat];
    let stats = [
        (Shape::LOG, tribe.wood, "rapanui-board-wood", Some("wood")),
        (Shape::STAR, tribe.fame, "rapanui-board-fame", Some("fame")),
        (Shape::CARD, tribe.n_hand.into(), "rapanui-board-hand", None),
        (Shape::BACK, tribe.n_offerings.into(), "rapanui-board-offerings", None),
    ];
    html! {
        div.rn-panel id={ "rn-panel-" (seat) } {
            @for (icon, n, key, counted) in stats {
                @let what = desk.word(key);
                @let piece = counted.map(|it| format!("{seat}-{it}"));
                @let is_hand = key == "rapanui-board-hand" && desk.viewer() != Some(seat);
                @let leaves = is_hand.then(|| format!("{seat}-hand"));
                span.rn-stat id={ (key) "-" (seat) } title=(what) data-piece=[piece] data-leaves=[leaves]
                    data-gets=[is_hand.then_some("card")] data-n=[is_hand.then_some(n)]
                {
                    (shape(icon)) b { (n) } span.rn-what { " " (what) }
                }
            }
            (desk.tags(|change| {
                let mv = change.seen.mv();
                let is_own = change.mover == Some(seat);
                is_own && matches!(mv, Some(Move::ChooseWood | Move::ChooseFame | Move::Return))
            }))
        }
    }
}
