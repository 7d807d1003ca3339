//! The page on which a table is planned.

use bots::Strength;
use catalog::Shelf;
use maud::{Markup, html};
use referee::{ClockRule, Pace};
use rules_core::{OptionSpec, Seat, Values};
use words::{
    Message,
    frame::{self, Menu},
    option_message, value_message,
    web::{self, Site as Line},
};

use crate::{
    drawing::drawing,
    model::NewTable,
    piece::{hidden, mark, radio},
    plan::{Access, Sitter, TablePlan},
    seats::pace_line,
    shell::{Page, frame_page},
    upload,
};

/// Shows the form for a new table; one click is enough.
pub fn new_table(model: &NewTable) -> Markup {
    let site = model.site;
    let title = site.say(Line::NewTable);
    let key = model.plan.entry.key();
    let main = html! {
        div.sheet-page.planning {
            div.plan-head {
                (drawing(site, key))
                div {
                    h1 { (title) ": " (site.say(words::title(key))) }
                    p { (site.say(Line::NewLead)) }
                }
            }
            (games(model))
            (upload::preview(model))
            form method="post" action="/tables" enctype="multipart/form-data" {
                (hidden("key", model.key))
                (hidden("game", key))
                (hidden("seats", &model.plan.seats.len().to_string()))
                input type="hidden" name="entropy" data-entropy;
                (submit(model))
                (people(model))
                (options(model))
                (access(model))
                (clock(model))
                (submit(model))
            }
        }
    };
    frame_page(site, Page { title: &title, kind: "new", heading: None, live: None, main })
}

fn submit(model: &NewTable) -> Markup {
    let is_full = !model.plan.seats.contains(&Sitter::Open);
    let line = if is_full { Line::StartNow } else { Line::OpenTheTable };
    html! {
        p.go {
            @if is_full { button.primary.big name="start" value="now" { (model.site.say(line)) } }
            @else { button.primary.big { (model.site.say(line)) } }
        }
    }
}

/// Links to the other games and numbers of seats.
fn games(model: &NewTable) -> Markup {
    let site = model.site;
    let plan = model.plan;
    let with = preset_key(plan);
    let facts = &plan.entry.facts;
    let n_seats = plan.seats.len();
    html! {
        nav.steps aria-label=(site.say(frame::menu(Menu::ChooseGame))) {
            @for entry in catalog::games().iter().filter(|it| it.shelf == Shelf::Game) {
                a.pill href=(format!("/new?game={}&with={with}", entry.key()))
                    aria-current=[(entry.key() == plan.entry.key()).then_some("true")]
                {
                    (site.say(words::title(entry.key())))
                }
            }
        }
        nav.steps aria-label=(site.say(frame::menu(Menu::ChooseSeats))) {
            span { (site.say(frame::menu(Menu::ChooseSeats))) }
            @for n in facts.n_seats_min..=facts.n_seats_max {
                a.pill href=(format!("/new?game={}&with={with}&seats={n}", plan.entry.key()))
                    aria-current=[(usize::from(n) == n_seats).then_some("true")] { (n) }
            }
        }
    }
}

fn preset_key(plan: &TablePlan) -> &'static str {
    match plan.seats.get(1) {
        Some(Sitter::Bot(_)) => "bots",
        Some(Sitter::Device(_)) => "device",
        Some(Sitter::Open | Sitter::Me) | None => "friends",
    }
}

fn people(model: &NewTable) -> Markup {
    let site = model.site;
    let name = match model.plan.name.as_str() {
        "" => site.me.name().unwrap_or_default(),
        name => name,
    };
    html! {
        fieldset {
            legend { (site.say(Line::WhoSits)) }
            div.field {
                label for="name" { (site.say(Line::YourName)) }
                input #name name="name" maxlength="16" autocomplete="nickname" value=(name)
                    placeholder=(site.say(Line::Guest)) aria-describedby="name-hint";
                p #name-hint.hint { (site.say(Line::NameHint)) }
            }
            ol.seats {
                @for (seat, sitter) in (0..).map(Seat).zip(&model.plan.seats) {
                    (sitter_item(model, seat, sitter))
                }
            }
        }
    }
}

fn sitter_item(model: &NewTable, seat: Seat, sitter: &Sitter) -> Markup {
    let site = model.site;
    let id = format!("seat-{seat}");
    let name_id = format!("name-{seat}");
    let own_name = if let Sitter::Device(name) = sitter { name.as_str() } else { "" };
    let bots = Strength::ALL.map(Sitter::Bot);
    let others = [Sitter::Me, Sitter::Open, Sitter::Device(String::new())];
    html! {
        li.seat {
            (mark(seat))
            label.sr for=(id) { (site.say(web::seat_number(seat))) }
            select id=(id) name=(id) {
                @for other in others.iter().chain(&bots) {
                    option value=(other.value()) selected[other.value() == sitter.value()] {
                        (site.say(sitter_line(other)))
                    }
                }
            }
            label.sr for=(name_id) { (site.say(Line::Name)) ": " (site.say(web::seat_number(seat))) }
            input.of-device id=(name_id) name=(name_id) maxlength="16" autocomplete="off"
                value=(own_name) placeholder=(site.say(Line::Name));
        }
    }
}

fn sitter_line(sitter: &Sitter) -> Message {
    match sitter {
        Sitter::Me => Line::SeatMe.message(),
        Sitter::Open => Line::SeatOpen.message(),
        Sitter::Device(_) => Line::SeatDevice.message(),
        Sitter::Bot(strength) => web::bot(strength.key()),
    }
}

fn options(model: &NewTable) -> Markup {
    let site = model.site;
    let plan = model.plan;
    let heading = match plan.options.len() {
        0 => Line::OptionsAsRules.message(),
        n => web::options_count(n),
    };
    html! {
        details.options open[!plan.options.is_empty()] {
            summary { h2 { (site.say(heading)) } }
            @for spec in plan.entry.options { (option(model, spec)) }
        }
    }
}

fn option(model: &NewTable, spec: &OptionSpec) -> Markup {
    let site = model.site;
    let game = model.plan.entry.key();
    let name = format!("option-{}", spec.key);
    let hint = format!("{name}-hint");
    let help = site.say(Message::new(format!("{game}-option-{}-help", spec.key)));
    let chosen = model.plan.option(spec.key);
    html! {
        fieldset.option aria-describedby=(hint) {
            legend { (site.say(option_message(game, spec.key))) }
            p.hint id=(hint) { (help) }
            @match spec.values {
                Values::OneOf(values) => div.radios {
                    @for (idx, value) in values.iter().enumerate() {
                        (radio(&name, value, chosen.map_or(idx == 0, |it| it == *value),
                            &site.say(value_message(game, spec.key, value))))
                    }
                },
                Values::Text { len_max } => {
                    label.sr for=(name) { (site.say(option_message(game, spec.key))) }
                    textarea id=(name) name=(name) rows="3" maxlength=(len_max) spellcheck="false"
                        placeholder=(site.say(Line::TextOptionHint))
                    { (chosen.unwrap_or_default()) }
                    (upload::field(model, spec.key))
                },
            }
        }
    }
}

fn access(model: &NewTable) -> Markup {
    let site = model.site;
    let lines = |access: Access| match access {
        Access::Private => Line::AccessPrivate,
        Access::Open => Line::AccessOpen,
    };
    html! {
        fieldset {
            legend { (site.say(Line::Access)) }
            div.radios {
                @for access in Access::ALL {
                    (radio("access", access.key(), access == model.plan.access,
                        &site.say(lines(access))))
                }
            }
        }
        fieldset {
            legend { (site.say(Line::Pace)) }
            div.radios {
                @for pace in Pace::ALL {
                    (radio("pace", pace.key(), pace == model.plan.pace, &site.say(pace_line(pace))))
                }
            }
        }
    }
}

fn clock(model: &NewTable) -> Markup {
    let site = model.site;
    let clock = model.plan.clock;
    let (minutes, seconds) = match clock {
        ClockRule::Live { minutes, increment_s } => (minutes, increment_s),
        ClockRule::None | ClockRule::Days { .. } => (20, 15),
    };
    let days = if let ClockRule::Days { days } = clock { days } else { 3 };
    let number = |id: &str, line: Line, value: u16, max: u16| {
        html! {
            label.number {
                span { (site.say(line)) }
                input name=(id) type="number" inputmode="numeric" min="1" max=(max) value=(value);
            }
        }
    };
    html! {
        fieldset.clock {
            legend { (site.say(Line::Clock)) }
            p.hint { (site.say(Line::ClockHelp)) }
            div.radios {
                (radio("clock", "none", clock.key() == "none", &site.say(Line::ClockNone)))
                div.with {
                    (radio("clock", "live", clock.key() == "live", &site.say(Line::ClockLive)))
                    (number("minutes", Line::Minutes, minutes, 600))
                    (number("seconds", Line::Seconds, seconds, 600))
                }
                div.with {
                    (radio("clock", "days", clock.key() == "days", &site.say(Line::ClockDays)))
                    (number("days", Line::Days, days, 30))
                }
            }
        }
    }
}
