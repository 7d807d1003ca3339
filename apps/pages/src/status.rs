//! Whose turn it is, what has to be chosen, and what can be undone.

use maud::{Markup, html};
use referee::{Absence, Awaited, Occupant};
use rules_core::{Seat, Viewer};
use words::{
    Message,
    frame::{self, Menu},
    web::{self, Learn, Play as Line},
};

use crate::{
    asked::asked_seat,
    links::{record_links, rule_address},
    model::TableModel,
    piece::{hidden, icon, mark, named, rich},
    site::Site,
};

/// Shows whose turn it is and what has to be chosen.
pub(super) fn status(model: &TableModel) -> Markup {
    let site = model.site;
    let asked = asked_seat(model);
    let prompt = site.say(model.table.prompt());
    let now = asked.map(|seat| format!("{}: {prompt}", site.say(turn_line(model, seat))));
    html! {
        section #status role="status" aria-live="off" data-page=(page_kind(model))
            data-now=[now] class=(status_class(model, asked))
        {
            div.who { (who(model, asked)) }
            @if model.table.is_started() && !model.is_closed {
                p.prompt { (rich(site, &prompt)) " " (rules_link(model)) }
            }
            @if let Some(last) = model.log.last().filter(|_| model.table.is_started()) {
                p.last { (rich(site, &last.text)) }
            }
        }
    }
}

fn status_class(model: &TableModel, asked: Option<Seat>) -> &'static str {
    match asked {
        Some(_) => "mine",
        None if model.table.is_started() => "others",
        None => "plain",
    }
}

/// Returns the name of the page that fits the state of the table.
pub(super) fn page_kind(model: &TableModel) -> &'static str {
    if model.table.is_started() { "table" } else { "lobby" }
}

/// Says that it is the viewer's turn: by name where several people share a device.
fn turn_line(model: &TableModel, seat: Seat) -> Message {
    if model.my_seats.len() > 1 { frame::seat(seat) } else { web::Site::YourTurn.message() }
}

fn who(model: &TableModel, asked: Option<Seat>) -> Markup {
    let site = model.site;
    if let Some(seat) = asked {
        return html! {
            (mark(seat))
            strong {
                @if model.my_seats.len() > 1 { (site.speaker.name(seat)) }
                @else { (site.say(web::Site::YourTurn)) }
            }
            (others_awaited(model, seat))
        };
    }
    if model.is_closed {
        return html! { strong { (site.say(web::Site::TableClosed)) } };
    }
    match model.table.awaited() {
        Awaited::Start => html! { strong { (site.say(web::Play::LobbyTitle)) } },
        Awaited::Chance => html! { strong { (site.say(Line::Chance)) } },
        Awaited::Nothing => html! { strong { (site.say(Line::EndTitle)) } },
        Awaited::Seats(seats) => html! {
            span { (site.say(Line::WaitingFor)) }
            @for seat in seats { " " (awaited(model, seat)) }
            (ready_seats(model))
        },
    }
}

/// Lists the others who may choose at the same time, with ticks.
fn others_awaited(model: &TableModel, own: Seat) -> Markup {
    let Awaited::Seats(seats) = model.table.awaited() else { return html! {} };
    let others: Vec<Seat> = seats.into_iter().filter(|it| *it != own).collect();
    html! {
        @if !others.is_empty() {
            span.also {
                (model.site.say(Line::WaitingFor))
                @for seat in others { " " (awaited(model, seat)) }
            }
        }
        (ready_seats(model))
    }
}

fn awaited(model: &TableModel, seat: Seat) -> Markup {
    let thinks = model.table.occupant(seat).bot().is_some();
    html! {
        (named(model.site, seat))
        @if thinks { " " span.thinks { (model.site.say(Line::Thinking)) } }
    }
}

fn ready_seats(model: &TableModel) -> Markup {
    let table = model.table;
    html! {
        @for seat in Seat::all(table.n_seats()).filter(|seat| table.is_ready(*seat)) {
            " " span.ready { (named(model.site, seat)) " " (icon("tick")) (model.site.say(Line::Ready)) }
        }
    }
}

/// Links to the rule that the prompt is about.
fn rules_link(model: &TableModel) -> Markup {
    let coach = catalog::coach(model.table.facts().key);
    let rule = coach.rule_of(&model.table.prompt()).unwrap_or_default();
    html! {
        a.ask href=(rule_address(model, rule)) aria-label=(model.site.say(Learn::WhyHere)) { "?" }
    }
}

/// Shows the buttons that are always there, undo and restart, and those for the moment.
pub(super) fn actions(model: &TableModel) -> Markup {
    let site = model.site;
    let table = model.table;
    html! {
        section #actions aria-label=(site.say(Line::Actions)) {
            @if table.standing().is_some() {
                a.button.primary href=(format!("/t/{}/end", model.id)) {
                    (site.say(Line::SeeResult))
                }
            } @else if model.is_closed {
                (look_back(model))
            } @else {
                @for seat in model.my_seats { (come_back(model, *seat)) }
                @if let Viewer::Seat(seat) = model.table.viewer() { (take_back(model, seat)) }
                (step_button(model))
            }
            @if !model.my_seats.is_empty() && !model.is_closed { (commit(site)) }
        }
    }
}

/// A picked move waits here until it is confirmed; the script shows it.
fn commit(site: &Site) -> Markup {
    html! {
        p #why.because role="status" data-keep {}
        button #commit.primary form="play" name="mv" data-keep hidden {}
        button #commit-no type="button" data-keep hidden { (site.say(Line::Cancel)) }
    }
}

/// Links to the replay, the record and the checks of a game that was abandoned.
fn look_back(model: &TableModel) -> Markup {
    let site = model.site;
    html! {
        a.button.primary href=(format!("/t/{}/at/0", model.id)) { (site.say(Line::Replay)) " ▸" }
        (record_links(site, model.id))
        a.button href=(format!("/verify?table={}", model.id)) { (site.say(Line::FairCheck)) }
    }
}

/// Tells people that a bot plays for them, with a button to return.
fn come_back(model: &TableModel, seat: Seat) -> Markup {
    let site = model.site;
    let strength = match model.table.occupant(seat) {
        Occupant::Away { strength, absence: Absence::TakenOver, .. } => *strength,
        Occupant::Away { .. }
        | Occupant::Bot { .. }
        | Occupant::Person { .. }
        | Occupant::Nobody => return html! {},
    };
    html! {
        form.away method="post" action=(format!("/t/{}/giveback", model.id)) data-live {
            (hidden("key", model.steady_key))
            (hidden("seat", &seat.to_string()))
            p { (named(site, seat)) " " (site.say(web::away_bot(strength.key()))) }
            button.primary { (site.say(Line::GiveBack)) }
        }
    }
}

fn take_back(model: &TableModel, seat: Seat) -> Markup {
    let site = model.site;
    let is_mine = model.my_seats.contains(&seat);
    let reason: Option<Message> = match model.table.undoable() {
        _ if !is_mine => Some(Line::UndoNone.message()),
        Ok(_) => None,
        Err(refusal) => Some(refusal.message()),
    };
    let version = model.table.version().to_string();
    html! {
        form.undo method="post" action=(format!("/t/{}/undo", model.id)) data-live {
            // A separate fragment, because it changes with every move and the buttons don't.
            div #undo-from hidden {
                (hidden("key", model.key))
                (hidden("version", &version))
                (hidden("seat", &seat.to_string()))
            }
            button #undo disabled[reason.is_some()] aria-describedby="undo-why" {
                (icon("undo")) (site.say(frame::menu(Menu::Undo)))
            }
            button #restart disabled[reason.is_some()] aria-describedby="undo-why"
                formaction=(format!("/t/{}/restart", model.id))
            {
                (site.say(frame::menu(Menu::RestartTurn)))
            }
            p #undo-why.why { @if let Some(reason) = reason { (site.say(reason)) } }
        }
    }
}

/// Shows the button for a bot's next move, where each of its moves waits for a click.
fn step_button(model: &TableModel) -> Markup {
    let is_stepwise = model.pace.delay_ms().is_none() && model.table.bot_to_move().is_some();
    html! {
        @if is_stepwise && !model.my_seats.is_empty() {
            form method="post" action=(format!("/t/{}/step", model.id)) data-live {
                (hidden("key", model.key))
                button.primary { (model.site.say(Line::StepBot)) }
            }
        }
    }
}
