//! A Giants table.

use giants::{Giants, View};
use words::Speaker;

use crate::Draw;

impl Draw for Giants {
    fn text(view: &View, _: &Speaker) -> String {
        format!("{}\n", view.board.name())
    }
}
