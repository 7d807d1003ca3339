//! A table as it was, step by step; after the end, in the view of any seat.

use catalog::Drawing;
use maud::{Markup, html};
use rules_core::{Seat, Viewer};
use words::{
    frame::{self, Menu},
    web::{self, Play as Line},
};

use crate::{
    board::board,
    hint::hint_then,
    log::{scroller, turn_item, turns},
    model::Replay,
    piece::{hidden, icon, mark, rich},
    shell::{Page, frame_pictured},
};

/// Shows a table as it was after some moves.
pub fn replay(model: &Replay) -> Markup {
    let site = model.site;
    let key = model.table.facts().key;
    let title =
        format!("{} · {}", site.say(Line::Replay), site.say(web::table_title(key, model.code)));
    let drawing = model.table.still(site.speaker);
    let main = html! {
        (catalog::sheet())
        div.replay #game data-at=(model.at) data-max=(model.n_moves)
            data-base=(format!("/t/{}/at/", model.id)) data-query=(query(model))
        {
            (banner(model))
            (controls(model))
            div.centre {
                (figures(model, &drawing))
                (board(site, &drawing))
                @if !drawing.tray.0.is_empty() { div #tray.mine { (drawing.tray) } }
                (viewers(model))
                (hint_then(model))
                (play_on(model))
            }
            div.side { (lines(model)) }
        }
    };
    let heading = html! {
        section #heading aria-label=(site.say(web::table_code(model.code))) {
            h1 { (site.say(words::title(key))) }
            span.code { (model.code) }
        }
    };
    let page = Page { title: &title, kind: "replay", heading: Some(heading), live: None, main };
    frame_pictured(site, page, model.id, model.at)
}

/// Shows what everybody sees of each seat.
fn figures(model: &Replay, drawing: &Drawing) -> Markup {
    let site = model.site;
    html! {
        section #players aria-labelledby="players-h" {
            h2 #players-h { (site.say(Line::Players)) }
            ol.seats {
                @for (seat, figures) in Seat::all(model.table.n_seats()).zip(&drawing.panels) {
                    li.seat id=(format!("seat-{seat}")) {
                        (mark(seat))
                        div.about { p.name { (site.speaker.name(seat)) } }
                        @if !figures.0.is_empty() { div.figures { (figures) } }
                    }
                }
            }
        }
    }
}

fn query(model: &Replay) -> String {
    match model.table.viewer() {
        Viewer::Seat(seat) if model.is_over => format!("?as={seat}"),
        Viewer::Seat(_) | Viewer::Spectator => String::new(),
    }
}

fn address(model: &Replay, at: u32) -> String {
    format!("/t/{}/at/{at}{}", model.id, query(model))
}

/// Says that this is the past, and what had just happened.
fn banner(model: &Replay) -> Markup {
    let site = model.site;
    let row = model.log.iter().rfind(|row| row.number == Some(model.at));
    html! {
        section #status data-page="replay" aria-label=(site.say(Line::Replay)) {
            p.who {
                (icon("clock"))
                strong { (site.say(web::move_of(model.at, model.n_moves))) }
                a.button.small href=(format!("/t/{}", model.id)) {
                    (site.say(Line::ReplayNow))
                }
                a.button.small href=(format!("/t/{}/at/{}.png", model.id, model.at)) {
                    (site.say(Line::Picture))
                }
            }
            @match row {
                Some(row) => {
                    p.prompt {
                        (rich(site, &row.text))
                    }
                    @if !row.effects.is_empty() {
                        ul.effects {
                            @for effect in row.effects.iter() { li { (rich(site, effect)) } }
                        }
                    }
                },
                None => p.prompt { (site.say(Line::ReplayStart)) },
            }
        }
    }
}

/// Shows the steps as links and the slider as a form; a script makes both fast.
fn controls(model: &Replay) -> Markup {
    let site = model.site;
    let (at, max) = (model.at, model.n_moves);
    let step = |id: &str, to: Option<u32>, sign: &str, line: Line| {
        html! {
            a.button id=(id) href=[to.map(|to| address(model, to))]
                aria-disabled=[to.is_none().then_some("true")] aria-label=(site.say(line)) { (sign) }
        }
    };
    html! {
        section #actions.controls aria-label=(site.say(Line::Actions)) {
            div.steps {
                (step("replay-first", (at > 0).then_some(0), "|◂", Line::ReplayFirst))
                (step("replay-back", at.checked_sub(1), "◂", Line::ReplayPrevious))
                button #replay-play.primary type="button" hidden
                    data-play=(site.say(Line::ReplayPlay))
                    data-pause=(site.say(Line::ReplayPause))
                {
                    (site.say(Line::ReplayPlay))
                }
                (step("replay-on", (at < max).then_some(at + 1), "▸", Line::ReplayNext))
                (step("replay-last", (at < max).then_some(max), "▸|", Line::ReplayLast))
            }
            form.slider method="get" action=(format!("/t/{}/at", model.id)) {
                label for="replay-n" { (site.say(Line::ReplayMove)) }
                input #replay-n name="n" type="range" min="0" max=(max) value=(at);
                @if let Viewer::Seat(seat) = model.table.viewer() {
                    @if model.is_over { (hidden("as", &seat.to_string())) }
                }
                button.small { (site.say(Line::ReplayGo)) }
            }
        }
    }
}

/// Links to the other views once the game is over.
fn viewers(model: &Replay) -> Markup {
    let site = model.site;
    let base = format!("/t/{}/at/{}", model.id, model.at);
    html! {
        @if model.is_over {
            nav.eyes aria-label=(site.say(Line::ReplayAs)) {
                span { (icon("eye")) (site.say(Line::ReplayAs)) }
                @for seat in Seat::all(model.table.n_seats()) {
                    a.pill href=(format!("{base}?as={seat}"))
                        aria-current=[(model.table.viewer() == Viewer::Seat(seat)).then_some("true")]
                    {
                        (mark(seat)) (site.speaker.name(seat))
                    }
                }
                a.pill href=(base)
                    aria-current=[(model.table.viewer() == Viewer::Spectator).then_some("true")]
                {
                    (site.say(frame::menu(Menu::Spectator)))
                }
            }
        }
    }
}

/// Offers to continue from here at a new table, but only once everything is revealed.
fn play_on(model: &Replay) -> Markup {
    let site = model.site;
    html! {
        @if model.is_over && model.at < model.n_moves {
            form.play-on method="post" action=(format!("/t/{}/fork", model.id)) {
                (hidden("key", model.key))
                (hidden("n", &model.at.to_string()))
                h2 { (site.say(Line::PlayOn)) }
                p.hint { (site.say(Line::PlayOnHelp)) }
                button name="with" value="bots" { (site.say(Line::PlayOnBots)) }
                button name="with" value="friends" { (site.say(Line::PlayOnFriends)) }
            }
        }
    }
}

/// The log up to then.
fn lines(model: &Replay) -> Markup {
    let site = model.site;
    let n_shown = model.log.iter().filter(|row| row.n_moves <= model.at).count();
    let past = turns(&model.log[..n_shown]);
    html! {
        section #log aria-labelledby="log-h" {
            h2 #log-h { (site.say(frame::menu(Menu::Log))) }
            (scroller(html! {
                @for turn in &past { (turn_item(site, model.id, turn, model.table.viewer())) }
            }))
        }
    }
}
