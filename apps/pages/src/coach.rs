//! The coach: a sentence about each decision that is new to somebody.

use maud::{Markup, html};
use referee::{Decision, TableView};
use rules_core::Seat;
use words::{
    Message,
    coach::Lesson,
    web::{Learn, Site as Line},
};

use crate::{
    asked::asked_seat,
    links::rule_address,
    model::TableModel,
    piece::{hidden, icon},
};

/// A decision that was made this often is no longer new.
const N_FACED_MAX: u32 = 2;

/// Explains the current decision, if it is new to the viewer and they want explanations. The
/// element is there even if it is empty, for live updates.
pub(super) fn coach(model: &TableModel) -> Markup {
    let site = model.site;
    html! {
        section #coach aria-label=(site.say(Learn::Coach)) {
            @if let Some(lines) = sheet(model) {
                (first_game(model, lines))
            } @else if let Some(lesson) = said(model) {
                div.coach data-coach=(lesson.message.key) {
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

/// Returns what the coach says, if the viewer has to choose and wants explanations.
fn said(model: &TableModel) -> Option<Lesson> {
    asked_seat(model).filter(|_| model.site.settings.coach.is_on())?;
    model.lesson.clone()
}

/// Returns the introduction, which is shown before the first move of a first game against bots.
fn sheet(model: &TableModel) -> Option<[Message; 3]> {
    let table = model.table;
    let seat = asked_seat(model)?;
    let game = table.facts().key;
    let is_alone =
        Seat::all(table.n_seats()).all(|it| it == seat || table.occupant(it).bot().is_some());
    // An early choice waits and is in no record yet.
    let has_moved = table.has_queued() || table.n_faced(1, |_| true) != 0;
    let is_new = !model.site.settings.sheets.has(game) && !has_moved;
    catalog::coach(game).sheet(game).filter(|_| is_alone && is_new)
}

/// What the game is about, in three lines; a button hides it for good.
fn first_game(model: &TableModel, lines: [Message; 3]) -> Markup {
    let site = model.site;
    let game = model.table.facts().key;
    html! {
        div.coach.primer data-sheet=(game) {
            div {
                h2 { (site.say(Learn::Sheet)) }
                ul { @for line in lines { li { (site.say(line)) } } }
            }
            a href={ "/rules/" (game) } { (site.say(Learn::SheetBook)) }
            form method="post" action="/settings" {
                (hidden("back", &format!("/t/{}", model.id)))
                button.small.primary name="sheet" value=(game) { (site.say(Learn::SheetStart)) }
            }
        }
    }
}

/// Returns what the coach has to say to the viewer of a table now: the first thing that is new to
/// them.
///
/// This looks at everything that the seat has decided before, so call it once if the same table is
/// shown again.
pub fn lesson(table: &TableView<'_>) -> Option<Lesson> {
    let coach = catalog::coach(table.facts().key);
    let prompt = table.prompt();
    let labels = || table.choices().iter().map(|it| it.label.clone()).collect();
    let is_new = |lesson: &Lesson| {
        let is_like = |it: &Decision<'_>| coach.fits(lesson, &it.prompt(), || it.labels());
        table.n_faced(N_FACED_MAX, is_like) < N_FACED_MAX
    };
    coach.lessons_of(&prompt).find(|it| coach.fits(it, &prompt, labels) && is_new(it))
}

/// Shows everything that the coach says about this game, and a switch for it.
pub(super) fn coach_help(model: &TableModel) -> Markup {
    let site = model.site;
    let lessons = catalog::coach(model.table.facts().key).lessons();
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
