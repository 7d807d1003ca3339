//! Every legal move as a button, the way to play that needs nothing else.

use catalog::Choice;
use maud::{Markup, html};
use referee::Awaited;
use rules_core::Seat;
use words::{
    frame::{self, Menu},
    web::{self, Play as Line},
};

use crate::{
    asked::asked_seat,
    board::Drawn,
    grouping::{N_FLAT_MAX, Part, group},
    model::TableModel,
    piece::{hidden, rich},
    site::Site,
};

/// Lists every legal move of the viewer.
pub(super) fn moves(model: &TableModel, drawn: &Drawn) -> Markup {
    let site = model.site;
    let seat = asked_seat(model);
    let choices = &drawn.choices;
    let is_open = !choices.is_empty() && !drawn.has_targets();
    let heading = match choices.len() {
        0 => frame::menu(Menu::Moves),
        n => web::moves_count(n),
    };
    html! {
        section #moves aria-labelledby="moves-h" {
            details #moves-all open[is_open] {
                summary { h2 #moves-h { (site.say(heading)) } }
                @match seat {
                    Some(seat) if !choices.is_empty() => (move_form(model, seat, choices)),
                    Some(_) | None => p.none { (site.say(nothing(model))) },
                }
            }
        }
    }
}

fn nothing(model: &TableModel) -> Line {
    match model.table.awaited() {
        _ if model.is_closed => Line::MovesOver,
        Awaited::Nothing => Line::MovesOver,
        _ if model.my_seats.is_empty() => Line::MovesWatching,
        Awaited::Start | Awaited::Seats(_) | Awaited::Chance => Line::MovesNone,
    }
}

fn move_form(model: &TableModel, seat: Seat, choices: &[Choice]) -> Markup {
    let site = model.site;
    let texts: Vec<String> = choices.iter().map(|it| site.speaker.say(&it.label)).collect();
    let labels: Vec<(&str, &str)> =
        choices.iter().zip(&texts).map(|(it, text)| (&*it.label.key, text.as_str())).collect();
    let parts = group(&labels);
    let buttons = Buttons { site, choices, texts: &texts };
    html! {
        form #play method="post" action=(format!("/t/{}/play", model.id)) data-live
            data-chosen=(site.say(Line::PressAgain)) data-gone=(site.say(Line::ChoiceGone))
        {
            (hidden("key", model.key))
            (hidden("version", &model.table.version().to_string()))
            (hidden("seat", &seat.to_string()))
            div.choices.many[choices.len() > N_FLAT_MAX] {
                @for part in &parts { (buttons.part(part, "g")) }
            }
        }
        (legend(site, choices))
    }
}

fn legend(site: &Site, choices: &[Choice]) -> Markup {
    html! {
        @if choices.iter().any(|it| it.is_final) {
            p.hint { (site.say(Line::MovesFinal)) }
        }
    }
}

struct Buttons<'a> {
    site: &'a Site<'a>,
    choices: &'a [Choice],
    texts: &'a [String],
}

impl Buttons<'_> {
    fn part(&self, part: &Part, id: &str) -> Markup {
        match part {
            Part::One(idx) => self.one(*idx),
            Part::Many { heading, parts } => {
                let id = format!("{id}-{}", slug(heading));
                html! {
                    details.group id=(id) {
                        summary {
                            span.heading { (rich(self.site, heading)) }
                            span.n { (count(parts)) }
                        }
                        div.choices { @for part in parts { (self.part(part, &id)) } }
                    }
                }
            }
        }
    }

    fn one(&self, idx: usize) -> Markup {
        let choice = &self.choices[idx];
        let text = &self.texts[idx];
        let needs_sign = choice.is_final && !text.contains('⟶');
        html! {
            button.move name="mv" value=(choice.notation) id=(format!("mv-{}", slug(&choice.notation)))
                data-final=[choice.is_final.then_some("on")]
            {
                span { (rich(self.site, text)) @if needs_sign { " ⟶" } }
            }
        }
    }
}

fn count(parts: &[Part]) -> usize {
    let n = |part: &Part| match part {
        Part::One(_) => 1,
        Part::Many { parts, .. } => count(parts),
    };
    parts.iter().map(n).sum()
}

/// Makes an id of a text. Whatever is neither a letter nor a digit becomes its number, so that
/// different texts have different ids.
fn slug(text: &str) -> String {
    let mut slug = String::new();
    for c in text.chars() {
        match c {
            ' ' => slug.push('-'),
            _ if c.is_ascii_alphanumeric() => slug.push(c),
            _ => slug.push_str(&format!("_{:x}", u32::from(c))),
        }
    }
    slug
}
