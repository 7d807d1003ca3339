//! The page of a table, and its fragments for live updates.

use maud::{Markup, html};
use rules_core::Seat;
use words::web;

use crate::{
    aside::{announcers, chat, help, recap, script_words},
    board::{Drawn, board},
    coach::coach,
    hint::hint,
    lobby::{lobby, lobby_main},
    log::{log, n_turns},
    model::TableModel,
    moves::moves,
    seats::{players, tray},
    shell::{Page, flash, frame_page, frame_pictured},
    status::{actions, page_kind, status},
};

/// A part of a table's page that changes by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum FragmentId {
    /// The game, code and turn in the header.
    Heading,
    /// The notice at the top.
    Flash,
    /// Whose turn it is and what has to be chosen.
    Status,
    /// Undo, restart and the buttons for the moment.
    Actions,
    /// What a bot would do.
    Hint,
    /// Who sits there.
    Players,
    /// What the coach says about a new decision.
    Coach,
    /// What others did since the viewer's last move.
    Recap,
    /// The board.
    Board,
    /// What belongs to the viewer.
    Tray,
    /// Every legal move.
    Moves,
    /// The log.
    Log,
    /// The chat.
    Chat,
    /// Help.
    Help,
    /// Seats and invitation, before the start.
    Lobby,
}

impl FragmentId {
    /// Returns the id of the element.
    pub fn key(self) -> &'static str {
        match self {
            FragmentId::Heading => "heading",
            FragmentId::Flash => "flash",
            FragmentId::Status => "status",
            FragmentId::Actions => "actions",
            FragmentId::Hint => "hint",
            FragmentId::Players => "players",
            FragmentId::Coach => "coach",
            FragmentId::Recap => "recap",
            FragmentId::Board => "board",
            FragmentId::Tray => "tray",
            FragmentId::Moves => "moves",
            FragmentId::Log => "log",
            FragmentId::Chat => "chat",
            FragmentId::Help => "help",
            FragmentId::Lobby => "lobby",
        }
    }
}

/// Shows a table: its seats before the start, then the game.
pub fn table(model: &TableModel) -> Markup {
    let site = model.site;
    let is_started = model.table.is_started();
    let title = site.say(web::table_title(model.table.facts().key, model.code));
    let main = if is_started { table_main(model) } else { lobby_main(model) };
    let page = Page {
        title: &title,
        kind: page_kind(model),
        heading: Some(heading(model)),
        live: Some((format!("/t/{}/events", model.id), model.live)),
        main: html! { (main) (announcers()) (script_words(model)) },
    };
    match is_started {
        true => frame_pictured(site, page, model.id, model.table.n_moves()),
        false => frame_page(site, page),
    }
}

/// All that a fragment depends on which seldom changes: two of the same table and language with
/// equal stamps are equal.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Stamp {
    /// The help.
    Help {
        /// Whether the coach speaks.
        has_coach: bool,
    },
    /// The chat.
    Chat {
        /// The number of each message, and the seat of whoever wrote it.
        lines: Vec<(u64, Option<Seat>)>,
        /// The idempotency key of the form, for those who may write.
        key: Option<String>,
    },
}

/// Returns every fragment of a table's page as the viewer may see it now.
pub fn fragments(model: &TableModel) -> Vec<(FragmentId, Markup)> {
    each_fragment(model, |_, draw| draw())
}

/// Makes something of every fragment of a table's page as the viewer may see it now. A fragment
/// with a stamp need not be rendered if an equal one is known.
pub fn each_fragment<T>(
    model: &TableModel,
    make: impl Fn(Option<Stamp>, &dyn Fn() -> Markup) -> T,
) -> Vec<(FragmentId, T)> {
    let plain = |draw: &dyn Fn() -> Markup| make(None, draw);
    let mut fragments = vec![
        (FragmentId::Heading, plain(&|| heading(model))),
        (FragmentId::Flash, plain(&|| flash(model.site))),
        (FragmentId::Status, plain(&|| status(model))),
    ];
    if model.table.is_started() {
        let drawn = Drawn::now(model);
        fragments.extend([
            (FragmentId::Actions, plain(&|| actions(model))),
            (FragmentId::Hint, plain(&|| hint(model))),
            (FragmentId::Players, plain(&|| players(model, &drawn.drawing))),
            (FragmentId::Coach, plain(&|| coach(model))),
            (FragmentId::Recap, plain(&|| recap(model))),
            (FragmentId::Board, plain(&|| board(model.site, &drawn.drawing))),
            (FragmentId::Tray, plain(&|| tray(model, &drawn.drawing))),
            (FragmentId::Moves, plain(&|| moves(model, &drawn))),
            (FragmentId::Log, plain(&|| log(model))),
        ]);
    } else {
        fragments.push((FragmentId::Lobby, plain(&|| lobby(model))));
    }
    let has_coach = model.site.settings.coach.is_on();
    fragments.extend([
        (FragmentId::Chat, make(Some(chat_stamp(model)), &|| chat(model))),
        (FragmentId::Help, make(Some(Stamp::Help { has_coach }), &|| help(model))),
    ]);
    fragments
}

fn chat_stamp(model: &TableModel) -> Stamp {
    let is_writer = !model.my_seats.is_empty();
    Stamp::Chat {
        lines: model.chat.iter().map(|line| (line.number, line.seat)).collect(),
        key: is_writer.then(|| model.steady_key.to_owned()),
    }
}

/// Shows the game, the table and the turn in the header.
pub(super) fn heading(model: &TableModel) -> Markup {
    let site = model.site;
    let turn = n_turns(model.log);
    html! {
        section #heading aria-label=(site.say(web::table_code(model.code))) {
            h1 { (site.say(words::title(model.table.facts().key))) }
            span.code { (model.code) }
            @if turn > 0 { span.turn { (site.say(web::turn(turn))) } }
        }
    }
}

fn table_main(model: &TableModel) -> Markup {
    let drawn = Drawn::now(model);
    html! {
        (catalog::sheet())
        div.game #game data-hot=[(model.my_seats.len() > 1).then_some("on")] {
            div.top { (status(model)) (actions(model)) }
            (players(model, &drawn.drawing))
            div.centre {
                (coach(model))
                (recap(model))
                (board(model.site, &drawn.drawing))
                (tray(model, &drawn.drawing))
                (hint(model))
                (moves(model, &drawn))
            }
            div.side {
                (log(model))
                (chat(model))
                (help(model))
            }
        }
    }
}
