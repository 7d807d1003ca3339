//! An Entdecker table.

use entdecker::{Entdecker, View};
use words::{Speaker, title};

use crate::Draw;

impl Draw for Entdecker {
    fn text(_: &View, speaker: &Speaker) -> String {
        speaker.say(&title("entdecker")) + "\n"
    }
}
