//! Small pieces that many pages use: marks, names, icons, fields.

use maud::{Markup, PreEscaped, html};
use rules_core::Seat;
use words::{MARKS, Message, web};

use crate::site::Site;

/// Returns a text in the language of the page.
pub(super) fn word(site: &Site, line: impl Into<Message>) -> String {
    site.say(line)
}

/// Draws an icon from the sheet at the end of the page.
pub(super) fn icon(name: &str) -> Markup {
    html! {
        svg.icon aria-hidden="true" width="20" height="20" {
            (PreEscaped(format!("<use href=\"#i-{name}\"/>")))
        }
    }
}

/// Draws the mark of a seat on its colour; its name is shown beside it.
pub(super) fn mark(seat: Seat) -> Markup {
    let n = seat.0 + 1;
    html! {
        span class=(format!("badge s{n}")) {
            svg aria-hidden="true" width="16" height="16" {
                (PreEscaped(format!("<use href=\"#m{n}\"/>")))
            }
        }
    }
}

/// Shows the name of a seat with its mark.
pub(super) fn named(site: &Site, seat: Seat) -> Markup {
    html! {
        span.named { (mark(seat)) span.name { (site.speaker.name(seat)) } }
    }
}

/// Writes a text in which the marks of seats are drawn, because few fonts have them.
pub(super) fn rich(site: &Site, text: &str) -> Markup {
    let mut parts = Vec::new();
    let mut from = 0;
    for (start, c) in text.char_indices().filter(|(_, c)| !c.is_ascii()) {
        if let Some(idx) = MARKS.iter().position(|mark| mark.starts_with(c)) {
            let end = start + c.len_utf8();
            parts.push((&text[from..start], Seat(idx as u8), &text[end..]));
            from = end;
        }
    }
    html! {
        @for (before, seat, after) in parts { (before) (glyph(site, seat, after)) }
        (text[from..])
    }
}

/// Draws a mark within a text. Screen readers say the name, unless it follows.
fn glyph(site: &Site, seat: Seat, after: &str) -> Markup {
    let name = site.speaker.name(seat);
    let is_named = after.strip_prefix(' ').is_some_and(|it| it.starts_with(&*name));
    html! {
        span.glyph role=[(!is_named).then_some("img")] aria-label=[(!is_named).then_some(name)] {
            svg aria-hidden="true" { (PreEscaped(format!("<use href=\"#m{}\"/>", seat.0 + 1))) }
            span.sr aria-hidden="true" { (MARKS[seat.idx()]) }
        }
    }
}

/// Writes a hidden field.
pub(super) fn hidden(name: &str, value: &str) -> Markup {
    html! { input type="hidden" name=(name) value=(value); }
}

/// Says how long ago something was.
pub(super) fn ago(site: &Site, ms: u64) -> Markup {
    html! { span.ago { (site.say(web::ago(ms))) } }
}

/// Writes one choice of a group of radio buttons.
pub(super) fn radio(name: &str, value: &str, is_chosen: bool, label: &str) -> Markup {
    html! {
        label.choice {
            input type="radio" name=(name) value=(value) checked[is_chosen];
            span { (label) }
        }
    }
}

/// Writes a field with its label and, if there is one, a hint.
pub(super) struct Field<'a> {
    /// The name in the form; also the id.
    pub(super) name: &'a str,
    /// The label.
    pub(super) label: &'a str,
    /// The type of the input.
    pub(super) kind: &'a str,
    /// Its value.
    pub(super) value: &'a str,
    /// The kind of value that browsers may fill in.
    pub(super) autocomplete: &'a str,
    /// A sentence below the field.
    pub(super) hint: Option<String>,
    /// The longest allowed text, in characters.
    pub(super) len_max: u32,
}

impl Field<'_> {
    /// Returns the markup.
    pub(super) fn markup(&self) -> Markup {
        let hint = format!("{}-hint", self.name);
        html! {
            div.field {
                label for=(self.name) { (self.label) }
                input id=(self.name) name=(self.name) type=(self.kind) value=(self.value)
                    maxlength=(self.len_max) autocomplete=(self.autocomplete) required
                    aria-describedby=[self.hint.as_ref().map(|_| &hint)];
                @if let Some(text) = &self.hint {
                    p.hint id=(hint) { (text) }
                }
            }
        }
    }
}
