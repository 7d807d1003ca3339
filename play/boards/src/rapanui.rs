//! A Rapa Nui table.

use rapanui::{RapaNui, View};
use words::Speaker;

use crate::Draw;

impl Draw for RapaNui {
    fn text(view: &View, speaker: &Speaker) -> String {
        let _ = (view, speaker);
        String::new()
    }
}
