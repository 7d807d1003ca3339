//! What a bot would do in the viewer's place.

use catalog::{Advice, Advised, Foreseen};
use maud::{Markup, html};
use rules_core::Seat;
use words::{
    Message,
    web::hall::{self, Line, Promise},
};

use crate::{
    asked::asked_seat,
    model::{Hint, Replay, TableModel},
    piece::{hidden, named, rich},
    site::Site,
};

/// The least and the largest number of moves shown, if there are so many.
const N_SHOWN_MIN: usize = 3;
const N_SHOWN_MAX: usize = 5;

/// Offers advice to the viewer who has to choose, or shows it.
pub(super) fn hint(model: &TableModel) -> Markup {
    let site = model.site;
    let seat = asked_seat(model).filter(|_| model.hint != Hint::Off);
    // The version makes advice that is out of date differ, or it would not be replaced.
    let version = seat.map(|_| model.table.version());
    html! {
        section #hint aria-label=(site.say(Line::Hint)) data-version=[version] {
            @if let Some(seat) = seat {
                @match model.hint {
                    Hint::Given(advice) => (given(model, advice)),
                    Hint::Free => (ask(model, seat)),
                    Hint::Off => {},
                }
            }
        }
    }
}

fn ask(model: &TableModel, seat: Seat) -> Markup {
    let site = model.site;
    html! {
        form.hint-ask method="post" action=(format!("/t/{}/hint", model.id)) data-live {
            (hidden("seat", &seat.to_string()))
            button #hint-ask.small aria-describedby="hint-help" { (site.say(Line::Hint)) }
            span #hint-help.hint { (site.say(Line::HintHelp)) }
        }
    }
}

fn given(model: &TableModel, advice: &Advice) -> Markup {
    let site = model.site;
    let choices = model.table.choices();
    let is_final = |mv| choices.iter().any(|it| it.mv == mv && it.is_final);
    html! {
        details #hint-all open {
            summary { h2 #hint-h { (site.say(heading(advice))) } }
            ol.advice {
                @for option in shown(advice) {
                    li {
                        button.move form="play" name="mv" value=(model.table.notation(option.mv))
                            data-final=[is_final(option.mv).then_some("on")]
                        {
                            span { (rich(site, &site.say(option.label.clone()))) }
                        }
                        (reasons(site, advice, option))
                    }
                }
            }
        }
    }
}

/// Once the game is over, offers advice on what could have been done, or shows it.
pub(super) fn hint_then(model: &Replay) -> Markup {
    let site = model.site;
    let Some(seat) = model.table.to_move() else { return html! {} };
    html! {
        @match model.hint {
            Hint::Off => {},
            Hint::Free => section #hint aria-label=(site.say(Line::Hint)) {
                form.hint-ask method="post" action=(format!("/t/{}/hint", model.id)) {
                    (hidden("key", model.key))
                    (hidden("n", &model.at.to_string()))
                    button #hint-ask.small aria-describedby="hint-help" { (site.say(Line::Hint)) }
                    span #hint-help.hint { (named(site, seat)) " " (site.say(Line::HintThen)) }
                }
            },
            Hint::Given(advice) => section #hint aria-label=(site.say(Line::Hint)) {
                details #hint-all open {
                    summary { h2 #hint-h { (named(site, seat)) " " (site.say(heading(advice))) } }
                    ol.advice {
                        @for option in shown(advice) {
                            li {
                                span.move { (rich(site, &site.say(option.label.clone()))) }
                                (reasons(site, advice, option))
                            }
                        }
                    }
                }
            },
        }
    }
}

fn heading(advice: &Advice) -> Message {
    match advice.n_visits {
        0 => Line::HintOnly.message(),
        n => hall::hint_head(n),
    }
}

/// Shows the expected value of a move, and how the game may continue after it.
fn reasons(site: &Site, advice: &Advice, option: &Advised) -> Markup {
    html! {
        @if advice.n_visits > 0 {
            span.promise { (site.say(hall::hint_move(promise(site, advice, option)))) }
        }
        (line(site, option))
    }
}

/// Returns the moves worth showing: a move that was hardly examined is no advice.
fn shown(advice: &Advice) -> impl Iterator<Item = &Advised> {
    let is_worth = |(idx, option): &(usize, &Advised)| {
        let n_visits = option.weight.n_visits;
        let is_known = advice.n_visits <= 50 * n_visits;
        advice.n_visits == 0 || n_visits > 0 && (*idx < N_SHOWN_MIN || is_known)
    };
    advice.options.iter().take(N_SHOWN_MAX).enumerate().filter(is_worth).map(|(_, it)| it)
}

fn promise(site: &Site, advice: &Advice, option: &Advised) -> Promise {
    let speaker = site.speaker;
    let weight = &option.weight;
    let share = 100.0 * f64::from(weight.n_visits) / f64::from(advice.n_visits.max(1));
    Promise {
        win: speaker.decimal(100.0 * f64::from(weight.win), 1),
        points: speaker.decimal(weight.points.into(), 1),
        share: speaker.decimal(share, 0),
    }
}

/// Shows how the game may continue after a move.
fn line(site: &Site, option: &Advised) -> Markup {
    let rest: &[Foreseen] = option.line.get(1..).unwrap_or_default();
    let told: Vec<String> = rest.iter().map(|it| site.say(it.told.clone())).collect();
    html! {
        @if !told.is_empty() {
            p.hint { (rich(site, &site.say(hall::hint_line(told.join("; "))))) }
        }
    }
}
