//! What every picture is drawn with: text that fits, icons, marks.

use maud::{Markup, html};
use rules_core::Seat;

use super::ink::{BLACK, INK, seat_ink};
use crate::Shape;

/// A place in a picture.
#[derive(Clone, Copy, Debug)]
pub struct At(pub i32, pub i32);

/// The style of a text.
#[derive(Clone, Copy, Debug)]
pub struct Text {
    /// The height of its letters.
    pub size: i32,
    /// Whether it is bold.
    pub is_bold: bool,
    /// Its maximum width: a longer text is made smaller, then cut.
    pub room: i32,
    /// Whether it ends at its place.
    pub is_end: bool,
    /// Whether it is centred on its place.
    pub is_middle: bool,
    /// Its colour.
    pub ink: &'static str,
}

impl Default for Text {
    fn default() -> Text {
        Text { size: 16, is_bold: false, room: 1000, is_end: false, is_middle: false, ink: INK }
    }
}

/// The minimum size of a text.
const SIZE_MIN: i32 = 11;

/// Writes a text on one line. If there is too little room, it is first made smaller, then
/// narrower, then cut.
pub fn text(At(x, y): At, words: &str, how: Text) -> Markup {
    let least = SIZE_MIN.min(how.size);
    let mut size = how.size;
    while least < size && how.room < width(words, size, how.is_bold) {
        size -= 1;
    }
    let wide = width(words, size, how.is_bold);
    let squeezed = (how.room < wide && wide <= how.room * 4 / 3).then_some(how.room);
    let words = if squeezed.is_some() { words.to_owned() } else { cut(words, size, how) };
    let anchor = match (how.is_end, how.is_middle) {
        (true, _) => Some("end"),
        (false, true) => Some("middle"),
        (false, false) => None,
    };
    html! {
        text x=(x) y=(y) font-size=(size) fill=(how.ink) text-anchor=[anchor]
            font-weight=[how.is_bold.then_some("700")] textLength=[squeezed]
            lengthAdjust=[squeezed.map(|_| "spacingAndGlyphs")] { (words) }
    }
}

fn cut(words: &str, size: i32, how: Text) -> String {
    if width(words, size, how.is_bold) <= how.room {
        return words.to_owned();
    }
    let mut kept = words.to_owned();
    while !kept.is_empty() && how.room < width(&kept, size, how.is_bold) + size {
        kept.pop();
    }
    format!("{}…", kept.trim_end())
}

/// Estimates how wide a text is, generously, because the font is unknown.
fn width(words: &str, size: i32, is_bold: bool) -> i32 {
    let percent = |letter: char| match letter {
        'i' | 'j' | 'l' | 'I' | '.' | ',' | ':' | ';' | '\'' | '|' | ' ' | '·' | 'í' | 'ì' => 36,
        'm' | 'w' | 'M' | 'W' | '@' | '%' | '…' => 102,
        'f' | 't' | 'r' | '(' | ')' | '-' => 44,
        _ if letter.is_uppercase() => 74,
        _ => 64,
    };
    let percents: i32 = words.chars().map(percent).sum();
    let bold = if is_bold { 110 } else { 100 };
    percents * bold / 100 * size / 100
}

/// Capitalizes the first letter of a text.
pub fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |it| it.to_uppercase().chain(letters).collect())
}

/// Draws a shape in a box, in the colour of its surroundings.
pub fn stamp(At(x, y): At, (width, height): (i32, i32), id: &str) -> Markup {
    html! { use href={ "#" (id) } x=(x) y=(y) width=(width) height=(height) {} }
}

/// Draws a shape in a square box.
pub fn icon(at: At, size: i32, shape: Shape) -> Markup {
    stamp(at, (size, size), shape.id())
}

/// Draws a disc.
pub fn disc(At(x, y): At, r: i32, fill: &str) -> Markup {
    html! { circle cx=(x) cy=(y) r=(r) fill=(fill) stroke=(BLACK) stroke-width="1.5" {} }
}

/// Draws a disc in a seat's colour with its mark.
pub fn coin(At(x, y): At, r: i32, seat: Seat) -> Markup {
    let (fill, ink) = seat_ink(seat);
    let size = r * 5 / 4;
    html! {
        (disc(At(x, y), r, fill))
        g color=(ink) {
            (stamp(
                At(x - size / 2, y - size / 2),
                (size, size),
                ["s-mark-1", "s-mark-2", "s-mark-3", "s-mark-4", "s-mark-5"][seat.idx()],
            ))
        }
    }
}

/// Draws a shape with a number beside it.
pub fn count(At(x, y): At, shape: Shape, n: u32, is_large: bool) -> Markup {
    let size = if is_large { 24 } else { 20 };
    let how = Text { size: if is_large { 19 } else { 16 }, room: 40, ..Text::default() };
    html! {
        (icon(At(x, y), size, shape))
        (text(At(x + size + 4, y + size * 3 / 4 + 1), &n.to_string(), how))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(words: &str, room: i32) -> String {
        text(At(0, 0), words, Text { size: 20, room, ..Text::default() }).0
    }

    #[test]
    fn long_texts_become_smaller_then_narrower_and_then_short() {
        assert!(written("Anna", 200).contains("font-size=\"20\""));
        assert!(written("Bartholomäus", 120).contains("Bartholomäus"));
        assert!(!written("Bartholomäus", 120).contains("font-size=\"20\""));
        let narrow = written("Bartholomäus der", 90);
        assert!(narrow.contains("Bartholomäus der") && narrow.contains("textLength=\"90\""));
        let cut = written("Bartholomäus der Große", 90);
        assert!(cut.contains("font-size=\"11\"") && cut.contains("Bart"), "{cut}");
        assert!(cut.contains('…') && !cut.contains("Große"), "{cut}");
    }
}
