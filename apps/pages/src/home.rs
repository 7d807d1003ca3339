//! The home page and the lists of tables.

use catalog::{Entry, Shelf};
use maud::{Markup, html};
use rules_core::Seat;
use words::{
    Speaker, frame,
    web::{self, Site as Line},
};

use crate::{
    drawing::drawing,
    model::{Home, RowState, TableRow},
    piece::{ago, hidden, mark, rich},
    plan::{Preset, TablePlan},
    shell::{Page, frame_page},
    site::Site,
};

/// Shows the games, and the tables that can be joined, watched or continued.
pub fn home(model: &Home) -> Markup {
    let site = model.site;
    let games = catalog::games().iter().filter(|it| it.shelf == Shelf::Game);
    let main = html! {
        div.hero {
            h1 { (site.say(Line::HomeTitle)) }
            p { (site.say(Line::HomeLead)) }
        }
        @if !model.mine.is_empty() {
            (rows(site, Line::Mine, model.mine, None))
        }
        section.games aria-labelledby="games-h" {
            h2 #games-h.sr { (site.say(Line::Games)) }
            @for entry in games { (game_card(model, entry)) }
        }
        div.lists {
            (rows(site, Line::OpenTables, model.open, Some(Line::NoOpenTables)))
            (rows(site, Line::GamesToWatch, model.watch, Some(Line::NoGamesToWatch)))
        }
    };
    let title = site.say(Line::HomeTitle);
    let page = Page { title: &title, kind: "home", heading: None, live: None, main };
    frame_page(site, page)
}

fn game_card(model: &Home, entry: &'static Entry) -> Markup {
    let site = model.site;
    let key = entry.key();
    let facts = &entry.facts;
    let mut plan = TablePlan::preset(entry, Preset::Bots, None);
    plan.name = site.me.name().unwrap_or_default().to_owned();
    html! {
        article.game-card aria-labelledby=(format!("game-{key}")) {
            (drawing(site, key))
            div.body {
                h3 id=(format!("game-{key}")) { (site.say(words::title(key))) }
                p.tags {
                    span { (site.say(frame::seats(facts.n_seats_min, facts.n_seats_max))) }
                    span { (site.say(web::weight(key))) }
                }
                p.blurb { (site.say(words::blurb(key))) }
                form method="post" action="/tables" {
                    (hidden("key", &format!("{}-{key}", model.key)))
                    (hidden("start", "now"))
                    input type="hidden" name="entropy" data-entropy;
                    @for (name, value) in plan.fields() { (hidden(&name, &value)) }
                    button.primary.big {
                        (site.say(Line::PlayNow)) " "
                        small { (site.say(Line::AgainstBots)) }
                        span.sr { ": " (site.say(words::title(key))) }
                    }
                }
                p.ways {
                    a.button href=(format!("/new?game={key}&with=friends")) {
                        (site.say(Line::WithFriends))
                    }
                    a.button href=(format!("/new?game={key}&with=device")) {
                        (site.say(Line::OneDevice))
                    }
                    a href=(format!("/rules/{key}")) { (site.say(frame::menu(frame::Menu::Rules))) }
                }
            }
        }
    }
}

/// Lists tables under a heading.
fn rows(site: &Site, heading: Line, rows: &[TableRow], none: Option<Line>) -> Markup {
    html! {
        section.rows-of-tables {
            h2 { (site.say(heading)) }
            @if let Some(none) = none.filter(|_| rows.is_empty()) {
                p.none { (site.say(none)) }
            }
            @if !rows.is_empty() {
                ul.table-rows { @for row in rows { (table_row(site, row)) } }
            }
        }
    }
}

fn table_row(site: &Site, row: &TableRow) -> Markup {
    let names = row.names.iter().map(|it| it.clone().unwrap_or_default()).collect();
    let speaker = site.speaker.at_table(names);
    let link = match row.state {
        RowState::Open if row.my_seats.is_empty() => Line::SitDown,
        RowState::Open | RowState::MyTurn | RowState::Waiting(_) if !row.my_seats.is_empty() => {
            Line::GoOn
        }
        RowState::Open | RowState::MyTurn | RowState::Waiting(_) | RowState::Over(_) => Line::Look,
    };
    html! {
        li.table-row.mine[row.state == RowState::MyTurn] {
            div.what {
                p.title {
                    strong { (site.say(words::title(&row.game))) } " " span.code { (row.code) }
                }
                p.people {
                    @for (seat, name) in (0..).map(Seat).zip(&row.names) {
                        span.named {
                            (mark(seat))
                            @match name {
                                Some(name) => span.name { (name) },
                                None => span.free { (site.say(web::Play::SeatIsFree)) },
                            }
                        }
                    }
                }
                p.state { (state(site, &speaker, row)) " · " (ago(site, row.since_ms)) }
            }
            a.button.primary[row.state == RowState::MyTurn] href=(format!("/t/{}", row.id))
                aria-label=(format!("{}: {} {}", site.say(link), site.say(words::title(&row.game)), row.code))
            {
                (site.say(link))
            }
        }
    }
}

fn state(site: &Site, speaker: &Speaker, row: &TableRow) -> Markup {
    let n_free = row.names.iter().filter(|it| it.is_none()).count() as u8;
    html! {
        @match &row.state {
            RowState::Open => (site.say(web::seats_free(n_free))),
            RowState::MyTurn => strong.turn { "● " (site.say(Line::YourTurn)) },
            RowState::Waiting(seats) => {
                @let line = speaker.say(&frame::waiting_for(seats));
                (rich(&Site { speaker, ..site.clone() }, &line))
            },
            RowState::Over(None) => (site.say(Line::Over)),
            RowState::Over(Some(result)) => (result),
        }
    }
}

/// Lists the visitor's tables.
pub fn mine(site: &Site, tables: &[TableRow]) -> Markup {
    list_page(site, Line::Mine, tables, Line::NoTables)
}

/// Lists the games that everybody may watch.
pub fn watch(site: &Site, tables: &[TableRow]) -> Markup {
    list_page(site, Line::GamesToWatch, tables, Line::NoGamesToWatch)
}

fn list_page(site: &Site, heading: Line, tables: &[TableRow], none: Line) -> Markup {
    let title = site.say(heading);
    let main = html! {
        div.sheet-page {
            h1 { (title) }
            @if tables.is_empty() { p.none { (site.say(none)) } }
            ul.table-rows { @for row in tables { (table_row(site, row)) } }
            p { a.button href="/" { (site.say(Line::ToHome)) } }
        }
    };
    frame_page(site, Page { title: &title, kind: "list", heading: None, live: None, main })
}
