//! A table that waits for its players.

use bots::Strength;
use maud::{Markup, PreEscaped, html};
use referee::Occupant;
use rules_core::Seat;
use words::{
    frame, option_message,
    web::{self, Play as Line},
};

use crate::{
    aside::{chat, help},
    drawing::drawing,
    model::TableModel,
    piece::{hidden, icon, mark},
    status::status,
};

/// The part of the page that shows the seats.
pub(super) fn lobby_main(model: &TableModel) -> Markup {
    html! {
        div.waiting-table #game {
            (status(model))
            (lobby(model))
            div.side { (chat(model)) (help(model)) }
        }
    }
}

/// Shows the seats to take, the invitation and the button to start.
pub(super) fn lobby(model: &TableModel) -> Markup {
    let site = model.site;
    let game = model.table.facts().key;
    html! {
        section #lobby aria-label=(site.say(Line::LobbyTitle)) {
            div.lobby-head {
                (drawing(site, game))
                div {
                    p.blurb { (site.say(words::blurb(game))) }
                    (options(model))
                }
            }
            div.lobby-seats {
                h2 { (site.say(Line::SeatsHeading)) }
                ol.seats {
                    @for seat in Seat::all(model.table.n_seats()) { (seat_item(model, seat)) }
                }
                (start(model))
            }
            (invitation(model))
        }
    }
}

fn options(model: &TableModel) -> Markup {
    let site = model.site;
    let game = model.table;
    let key = game.facts().key;
    html! {
        ul.tags {
            @for (option, value) in game.options() {
                @let message = words::value_message(key, option, &value);
                @let value = site.speaker.say_strictly(&message);
                li {
                    (site.say(option_message(key, option)))
                    @if let Ok(value) = value { ": " (value) }
                }
            }
        }
    }
}

fn seat_item(model: &TableModel, seat: Seat) -> Markup {
    let site = model.site;
    let is_mine = model.my_seats.contains(&seat);
    let info = model.seats.get(seat.idx()).copied().unwrap_or_default();
    html! {
        li.seat.free[*model.table.occupant(seat) == Occupant::Nobody] id=(format!("seat-{seat}")) {
            (mark(seat))
            @match model.table.occupant(seat) {
                Occupant::Nobody => (free_seat(model, seat)),
                Occupant::Bot { strength, .. } => {
                    div.about {
                        p.name { (site.speaker.name(seat)) }
                        p.what { (site.say(web::bot(strength.key()))) }
                    }
                    @if model.is_host { (leave(model, seat)) }
                },
                Occupant::Person { .. } | Occupant::Away { .. } => {
                    div.about {
                        p.name {
                            (site.speaker.name(seat))
                            @if is_mine { " " span.you { "(" (site.say(Line::You)) ")" } }
                        }
                        p.what { @if info.is_host { (site.say(Line::Host)) } }
                    }
                    @if is_mine { (leave(model, seat)) }
                },
            }
        }
    }
}

fn leave(model: &TableModel, seat: Seat) -> Markup {
    html! {
        form method="post" action=(format!("/t/{}/leave", model.id)) data-live {
            (hidden("key", model.key))
            (hidden("seat", &seat.to_string()))
            button.small { (model.site.say(Line::LeaveSeat)) }
        }
    }
}

/// Offers a free seat: to the visitor, and to a bot if the visitor is the host.
fn free_seat(model: &TableModel, seat: Seat) -> Markup {
    let site = model.site;
    let field = format!("name-{seat}");
    let may_sit = model.my_seats.is_empty() || model.is_host;
    html! {
        div.about {
            p.name { (site.say(Line::SeatIsFree)) }
            @if may_sit {
                form.sit method="post" action=(format!("/t/{}/sit", model.id)) data-live {
                    (hidden("key", model.key))
                    (hidden("seat", &seat.to_string()))
                    input type="hidden" name="entropy" data-entropy;
                    label.sr for=(field) { (site.say(web::Site::YourName)) }
                    input id=(field) name="name" maxlength="16" autocomplete="nickname" required
                        placeholder=(site.say(web::Site::YourName))
                        value=(match model.my_seats.is_empty() {
                            true => site.me.name().unwrap_or_default(),
                            false => "",
                        });
                    button.primary { (site.say(Line::SitHere)) }
                }
            }
            @if model.is_host { (seat_bot(model, seat)) }
        }
    }
}

fn seat_bot(model: &TableModel, seat: Seat) -> Markup {
    let site = model.site;
    let field = format!("bot-{seat}");
    html! {
        form.sit method="post" action=(format!("/t/{}/sit", model.id)) data-live {
            (hidden("key", model.key))
            (hidden("seat", &seat.to_string()))
            label.sr for=(field) { (site.say(Line::SeatABot)) }
            select id=(field) name="bot" {
                @for strength in Strength::ALL {
                    option value=(strength.key()) selected[strength == Strength::Easy] {
                        (site.say(frame::strength(strength.key())))
                    }
                }
            }
            button { (site.say(Line::SeatABot)) }
        }
    }
}

fn start(model: &TableModel) -> Markup {
    let site = model.site;
    let n_free = model.table.occupants().filter(|it| **it == Occupant::Nobody).count();
    html! {
        @if model.is_host {
            form.start method="post" action=(format!("/t/{}/start", model.id)) data-live {
                (hidden("key", model.key))
                @if n_free == 0 {
                    button.primary.big { (site.say(Line::StartGame)) }
                } @else {
                    (hidden("fill", Strength::Easy.key()))
                    p.hint { (site.say(web::seats_free(n_free as u8))) }
                    button.big { (site.say(Line::StartWithBots)) }
                }
            }
        } @else { p.hint { (site.say(Line::HostStarts)) } }
    }
}

fn invitation(model: &TableModel) -> Markup {
    let site = model.site;
    html! {
        div.invite {
            h2 { (site.say(Line::Invite)) }
            p { (site.say(Line::LobbyLead)) }
            label for="invite-link" { (site.say(Line::InviteLink)) }
            div.copy {
                input #invite-link readonly value=(model.invite) data-copy-from;
                button #invite-copy type="button" hidden data-copy="invite-link" data-keep
                    data-done=(site.say(Line::Copied))
                {
                    (icon("copy")) span { (site.say(Line::Copy)) }
                }
                button #invite-share type="button" hidden data-share="invite-link" data-keep {
                    (site.say(Line::Share))
                }
            }
            @if let Some(svg) = model.qr_svg {
                span.qr role="img" aria-label=(site.say(Line::Qr)) { (PreEscaped(svg)) }
            }
        }
    }
}
