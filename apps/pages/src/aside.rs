//! What is shown beside the board: recap, chat and help.

use maud::{Markup, html};
use referee::LogItem;
use rules_core::{Seat, Viewer};
use words::{
    Arg, Message,
    book::option_anchor,
    frame::{self, Menu},
    option_help, option_message, value_message,
    web::{self, Learn, Play as Line},
};

use crate::{
    asked::{asked_seat, is_of_others},
    coach::coach_help,
    links::rule_address,
    model::TableModel,
    piece::{hidden, mark, rich},
};

/// How many of the things that affected the viewer are listed.
const N_TOUCHED_MAX: usize = 4;

/// Shows what others did since the viewer's last move.
pub(super) fn recap(model: &TableModel) -> Markup {
    let site = model.site;
    let numbers: Vec<u32> =
        model.recap.iter().filter_map(|item| number(item, model.table.viewer())).collect();
    let first = numbers.first().filter(|_| asked_seat(model).is_some());
    html! {
        section #recap aria-label=(site.say(frame::since_your_turn(numbers.len() as u32))) {
            @if let Some(first) = first {
                div.ribbon {
                    p {
                        (site.say(frame::since_your_turn(numbers.len() as u32)))
                        " " a.button.small href=(format!("/t/{}/at/{first}", model.id)) {
                            (site.say(Line::StepThrough)) " ▸"
                        }
                    }
                    (touched(model))
                }
            }
        }
    }
}

/// Returns the number of a move that somebody else made.
fn number(item: &LogItem, viewer: Viewer) -> Option<u32> {
    match item {
        LogItem::Move(line) => is_of_others(line, viewer).then_some(line.number),
        LogItem::Note(_) => None,
    }
}

/// Puts first what affected the viewer's own seat.
fn touched(model: &TableModel) -> Markup {
    let Viewer::Seat(seat) = model.table.viewer() else { return html! {} };
    let effects = model.recap.iter().flat_map(|item| match item {
        LogItem::Move(line) => line.effects.as_slice(),
        LogItem::Note(_) => &[],
    });
    let own: Vec<&Message> = effects.filter(|it| speaks_of(it, seat)).collect();
    let n_left_out = own.len().saturating_sub(N_TOUCHED_MAX);
    html! {
        @if !own.is_empty() {
            ul.touched {
                @for effect in &own[n_left_out..] {
                    li { (rich(model.site, &model.site.speaker.say(effect))) }
                }
            }
        }
    }
}

fn speaks_of(message: &Message, seat: Seat) -> bool {
    message.args.iter().any(|(_, arg)| match arg {
        Arg::Seat(it) | Arg::Mark(it) => *it == seat,
        Arg::List(messages) => messages.iter().any(|it| speaks_of(it, seat)),
        Arg::Number(_) | Arg::Word(_) | Arg::Text(_) => false,
    })
}

/// Shows the chat.
pub(super) fn chat(model: &TableModel) -> Markup {
    let site = model.site;
    html! {
        section #chat aria-labelledby="chat-h" {
            details #chat-all open[!model.chat.is_empty()] {
                summary { h2 #chat-h { (site.say(Line::Chat)) } }
                @if model.chat.is_empty() { p.none { (site.say(Line::ChatEmpty)) } }
                ol #chat-list.chat data-scroll tabindex="0" aria-labelledby="chat-h" {
                    @for line in model.chat {
                        li id=(format!("chat-{}", line.number)) {
                            @if let Some(seat) = line.seat { (mark(seat)) }
                            " " strong { (line.name) } " " span { (line.text) }
                        }
                    }
                }
                @if model.my_seats.is_empty() {
                    p.hint { (site.say(Line::ChatWatching)) }
                } @else {
                    form #chat-form method="post" action=(format!("/t/{}/chat", model.id)) data-live {
                        (hidden("key", model.steady_key))
                        label.sr for="chat-text" { (site.say(Line::ChatField)) }
                        input #chat-text name="text" maxlength="300" autocomplete="off" required
                            placeholder=(site.say(Line::ChatField)) data-keep;
                        button.small { (site.say(Line::ChatSend)) }
                    }
                }
            }
        }
    }
}

/// Shows the help: the rules, the options of this table, the keys.
pub(super) fn help(model: &TableModel) -> Markup {
    let site = model.site;
    let game = model.table;
    let key = game.facts().key;
    let options = game.options();
    html! {
        section #help aria-labelledby="help-h" {
            details #help-all {
                summary { h2 #help-h { (site.say(frame::menu(Menu::Help))) } }
                p { a href=(format!("/rules/{key}")) { (site.say(Line::HelpRules)) } }
                @if options.is_empty() {
                    h3 { (site.say(Line::OptionsHere)) }
                    p { (site.say(Line::AllDefault)) }
                } @else {
                    h3 { (site.say(Learn::Differs)) }
                    dl.options {
                        @for (option, value) in &options {
                            dt { (site.say(option_message(key, option))) }
                            dd { (option_difference(model, option, value)) }
                        }
                    }
                }
                (coach_help(model))
                h3 { (site.say(Line::HelpKeys)) }
                dl.keys {
                    @for (name, line) in keys() {
                        dt { kbd { (name) } }
                        dd { (site.say(line)) }
                    }
                }
            }
        }
    }
}

fn keys() -> [(&'static str, Line); 7] {
    [
        ("N", Line::KeyNext),
        ("U", Line::KeyUndo),
        ("L", Line::KeyLast),
        ("S", Line::KeyScores),
        ("T", Line::KeyTurn),
        ("M", Line::KeyMine),
        ("?", Line::KeyHelp),
    ]
}

/// Shows the value of an option, what it is about, and where to read more.
fn option_difference(model: &TableModel, option: &str, value: &str) -> Markup {
    let site = model.site;
    let game = model.table.facts().key;
    html! {
        strong { (option_value(model, option, value)) } br;
        (site.say(option_help(game, option))) " "
        a href=(rule_address(model, &option_anchor(option))) { (site.say(web::Site::RuleLink)) }
    }
}

/// Returns the value of an option; only the first line if it is a text.
fn option_value(model: &TableModel, option: &str, value: &str) -> String {
    let game = model.table.facts().key;
    let message = value_message(game, option, value);
    match model.site.speaker.say_strictly(&message) {
        Ok(text) => text,
        Err(_) => value.lines().next().unwrap_or_default().to_owned(),
    }
}

/// Two live regions for screen readers. Only the script changes them.
pub(super) fn announcers() -> Markup {
    html! {
        div #say.sr aria-live="polite" data-keep {}
        div #say-now.sr aria-live="assertive" data-keep {}
    }
}

/// The texts that the script needs, in the language of the page.
pub(super) fn script_words(model: &TableModel) -> Markup {
    let site = model.site;
    html! {
        div #words hidden
            data-lost=(site.say(Line::LostLine))
            data-your-turn=(site.say(web::Site::YourTurn))
            data-copied=(site.say(Line::Copied)) {}
    }
}
