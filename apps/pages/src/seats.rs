//! Who sits at the table, and what the viewer can do about their own seats.

use bots::Strength;
use catalog::Drawing;
use maud::{Markup, html};
use referee::{Absence, Awaited, ClockRule, Occupant, Pace, Presence};
use rules_core::{Seat, Viewer};
use words::{
    frame,
    web::{self, Play as Line},
};

use crate::{
    model::{SeatInfo, TableModel},
    piece::{hidden, icon, mark, rich},
};

/// Shows a panel for each seat, in turn order.
pub(super) fn players(model: &TableModel, drawing: &Drawing) -> Markup {
    let site = model.site;
    let to_move = match model.table.awaited() {
        Awaited::Seats(seats) => seats.first().copied(),
        Awaited::Start | Awaited::Chance | Awaited::Nothing => None,
    };
    html! {
        section #players aria-labelledby="players-h" {
            h2 #players-h { (site.say(Line::Players)) }
            ol.seats {
                @for (seat, figures) in Seat::all(model.table.n_seats()).zip(&drawing.panels) {
                    (panel(model, seat, to_move == Some(seat), figures))
                }
            }
        }
    }
}

fn panel(model: &TableModel, seat: Seat, is_to_move: bool, figures: &Markup) -> Markup {
    let site = model.site;
    let info = model.seats.get(seat.idx()).copied().unwrap_or_default();
    let is_own = model.my_seats == [seat];
    html! {
        li.seat.turn[is_to_move] id=(format!("seat-{seat}")) aria-current=[is_to_move.then_some("true")] {
            (mark(seat))
            // A fragment of its own, because the turn goes round and it stays.
            div.about id=(format!("about-{seat}")) {
                p.name {
                    (site.speaker.name(seat))
                    @if is_own { " " span.you { "(" (site.say(Line::You)) ")" } }
                }
                p.what { (what(model, seat, info)) }
            }
            @if let Some(left) = info.left_ms {
                (clock(model, left))
            }
            @if !figures.0.is_empty() { div.figures id=(format!("figures-{seat}")) { (figures) } }
        }
    }
}

/// Shows the time that a seat has left; a script counts it down for the seat to move.
fn clock(model: &TableModel, left_ms: u64) -> Markup {
    let seconds = left_ms / 1_000;
    let text = model.site.say(web::clock_left(left_ms));
    html! {
        span.clock {
            (icon("clock"))
            @if matches!(model.clock, ClockRule::Live { .. }) {
                span data-left=(seconds) aria-hidden="true" {
                    (seconds / 60) ":" (format!("{:02}", seconds % 60))
                }
                span.sr { (text) }
            } @else { (text) }
        }
    }
}

/// Shows who plays there and whether they are present.
fn what(model: &TableModel, seat: Seat, info: SeatInfo) -> Markup {
    let site = model.site;
    let table = model.table;
    let is_mine = model.my_seats.contains(&seat);
    html! {
        @match table.occupant(seat) {
            Occupant::Nobody => (site.say(Line::SeatIsFree)),
            Occupant::Bot { strength, .. } => (site.say(web::bot(strength.key()))),
            Occupant::Away { strength, absence, .. } => (site.say(match absence {
                Absence::Resigned => web::resigned_bot(strength.key()),
                Absence::TakenOver => web::away_bot(strength.key()),
            })),
            Occupant::Person { .. } if is_mine && model.my_seats.len() > 1 => {
                (site.say(Line::AtThisDevice))
            },
            Occupant::Person { .. } => (presence(model, info.presence)),
        }
        @if table.is_ready(seat) { " · " span.ready { (icon("tick")) (site.say(Line::Ready)) } }
    }
}

fn presence(model: &TableModel, presence: Presence) -> Markup {
    let (class, line) = match presence {
        Presence::Here => ("here", Line::PresenceHere),
        Presence::Away => ("away", Line::PresenceAway),
        Presence::Gone => ("gone", Line::PresenceGone),
    };
    html! { span.presence.(class) { (model.site.say(line)) } }
}

/// Shows whose view this is and what can be done about the seat.
pub(super) fn tray(model: &TableModel, drawing: &Drawing) -> Markup {
    let site = model.site;
    html! {
        section #tray aria-labelledby="tray-h" {
            h2 #tray-h.sr { (site.say(Line::Tray)) }
            @if !drawing.tray.0.is_empty() { div.mine { (drawing.tray) } }
            div.seat-bar { p.eyes {
                @match model.table.viewer() {
                    Viewer::Seat(seat) => {
                        (icon("eye"))
                        span { (rich(site, &site.say(web::seen_as(frame::seat(seat))))) }
                    },
                    Viewer::Spectator => {
                        (icon("eye"))
                        (site.say(frame::menu(frame::Menu::Spectator)))
                    },
                }
            }
            @if let Viewer::Seat(seat) = model.table.viewer() {
                @if model.my_seats.contains(&seat) { (seat_menu(model, seat)) }
            }
            @if !model.my_seats.is_empty() && has_bot(model) { (pace(model)) } }
        }
    }
}

/// Returns whether the game is still running.
fn is_on(model: &TableModel) -> bool {
    !model.is_closed && model.table.standing().is_none()
}

fn has_bot(model: &TableModel) -> bool {
    is_on(model) && model.table.occupants().any(|it| it.bot().is_some())
}

fn pace(model: &TableModel) -> Markup {
    let site = model.site;
    html! {
        form.pace method="post" action=(format!("/t/{}/pace", model.id)) data-live {
            (hidden("key", model.steady_key))
            label for="pace" { (site.say(web::Site::Pace)) }
            select #pace name="pace" {
                @for pace in Pace::ALL {
                    option value=(pace.key()) selected[pace == model.pace] {
                        (site.say(pace_line(pace)))
                    }
                }
            }
            button.small { (site.say(Line::Set)) }
        }
    }
}

/// Returns the name of a pace.
pub(super) fn pace_line(pace: Pace) -> web::Site {
    match pace {
        Pace::Step => web::Site::PaceStep,
        Pace::Normal => web::Site::PaceNormal,
        Pace::Fast => web::Site::PaceFast,
        Pace::Instant => web::Site::PaceInstant,
    }
}

/// Offers what can be done about one's own seat.
fn seat_menu(model: &TableModel, seat: Seat) -> Markup {
    let site = model.site;
    let button = |path: &str, line: Line, strength: Option<Strength>| {
        html! {
            form method="post" action=(format!("/t/{}/{path}", model.id)) data-live {
                (hidden("key", model.steady_key))
                (hidden("seat", &seat.to_string()))
                @if let Some(strength) = strength { (hidden("strength", strength.key())) }
                button.small { (site.say(line)) }
            }
        }
    };
    html! {
        details #seat-menu.drop {
            summary { (site.say(Line::MySeat)) }
            div.drop-list {
                @if is_on(model) {
                    @match model.table.occupant(seat) {
                        Occupant::Person { .. } => {
                            (button("takeover", Line::Away, Some(Strength::Easy)))
                            (button("resign", Line::Resign, Some(Strength::Easy)))
                            p.hint { (site.say(Line::ResignHelp)) }
                        },
                        Occupant::Away { absence: Absence::TakenOver, .. } => {
                            (button("giveback", Line::GiveBack, None))
                        },
                        Occupant::Away { .. } | Occupant::Bot { .. } | Occupant::Nobody => {},
                    }
                    @if model.my_seats.len() > 1 { (button("hide", Line::HideMine, None)) }
                }
                a href=(format!("/seat-key?table={}&seat={seat}", model.id)) {
                    (site.say(Line::SeatKey))
                }
            }
        }
        (absent_seats(model))
    }
}

/// Lets the host have a bot play for those who are gone.
fn absent_seats(model: &TableModel) -> Markup {
    let site = model.site;
    let is_gone = |seat: &Seat| {
        let info = model.seats.get(seat.idx()).copied().unwrap_or_default();
        let is_person = matches!(model.table.occupant(*seat), Occupant::Person { .. });
        is_person && info.presence == Presence::Gone && !model.my_seats.contains(seat)
    };
    let gone: Vec<Seat> = Seat::all(model.table.n_seats()).filter(is_gone).collect();
    html! {
        @if model.is_host && is_on(model) {
            @for seat in gone {
                form method="post" action=(format!("/t/{}/takeover", model.id)) data-live {
                    (hidden("key", model.steady_key))
                    (hidden("seat", &seat.to_string()))
                    (hidden("strength", Strength::Easy.key()))
                    button.small { (mark(seat)) (site.say(Line::TakeOver)) }
                }
            }
        }
    }
}
