//! A sentence at each decision that is new to somebody.

use maud::{Markup, html};
use words::{
    coach::{self, Lesson},
    web::{Learn, Site as Line},
};

use super::{
    model::TableModel,
    piece::{hidden, icon},
    status::asked_seat,
};

/// A question asked so often before is not new any more.
const N_ASKED_MAX: u32 = 2;

/// Explains what is asked now, if that is new to whoever is asked and they want
/// to be told. There even if it says nothing, for live updates.
pub(super) fn coach(model: &TableModel) -> Markup {
    let site = model.site;
    html! {
        section #coach aria-label=(site.say(Learn::Coach)) {
            @if let Some((prompt, lesson)) = lesson(model) {
                div.coach data-coach=(prompt) {
                    p {
                        (icon("info")) (site.say(lesson.message)) " "
                        a href=(rule_address(model, lesson.rule)) { (site.say(Line::RuleLink)) }
                    }
                    button.small type="button" data-coach-known hidden { (site.say(Learn::CoachGotIt)) }
                    (switch(model, "off", Learn::CoachOff))
                }
            }
        }
    }
}

/// Returns what is to be said now, with the key of the prompt.
fn lesson(model: &TableModel) -> Option<(String, Lesson)> {
    let seat = asked_seat(model).filter(|_| model.site.settings.coach.is_on())?;
    let prompt = model.table.prompt(model.viewer);
    let lesson = coach::lesson(&prompt)?;
    let is_new = model.table.n_asked(seat, &prompt.key, N_ASKED_MAX) < N_ASKED_MAX;
    is_new.then(|| (prompt.key.into_owned(), lesson))
}

/// Tells everything the coach says of this game, and lets it be switched.
pub(super) fn coach_help(model: &TableModel) -> Markup {
    let site = model.site;
    let lessons = coach::lessons(model.table.game().facts().key);
    let is_on = site.settings.coach.is_on();
    html! {
        @if !lessons.is_empty() {
            details #coach-all {
                summary { h3 { (site.say(Learn::CoachAll)) } }
                ul.lessons {
                    @for lesson in lessons {
                        li {
                            (site.say(lesson.message)) " "
                            a href=(rule_address(model, lesson.rule)) { (lesson.rule) }
                        }
                    }
                }
                @if is_on { (switch(model, "off", Learn::CoachOff)) }
                @else { (switch(model, "on", Learn::CoachOn)) }
            }
        }
    }
}

fn switch(model: &TableModel, value: &str, line: Learn) -> Markup {
    html! {
        form method="post" action="/settings" {
            (hidden("back", &format!("/t/{}", model.id)))
            button.small name="coach" value=(value) { (model.site.say(line)) }
        }
    }
}

/// Returns where a rule of the game at this table can be read.
pub(super) fn rule_address(model: &TableModel, rule: &str) -> String {
    format!("/rules/{}#{rule}", model.table.game().facts().key)
}
