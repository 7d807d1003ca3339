//! How a game ended: the winner, every point, fairness, and what to do next.

use maud::{Markup, html};
use rules_core::{Seat, Standing, Tally, Term};
use words::{
    frame::{self, Menu},
    web::{self, Play as Line},
};

use crate::{
    board::board,
    chart::{bars, lines, noun},
    links::record_links,
    model::{End, Fairness},
    piece::{hidden, icon, mark, named, rich},
    shell::{Page, frame_pictured},
    site::Me,
};

/// Shows how a game ended, or says that it is still running.
pub fn end(model: &End) -> Markup {
    let site = model.site;
    let game = model.table;
    let key = game.facts().key;
    let title = site.say(web::table_title(key, model.code));
    let main = html! {
        div.end.sheet-page {
            @match model.table.standing() {
                None => p { (site.say(words::table::Line::NotOver.message())) },
                Some(standing) => {
                    div.winner {
                        @for seat in standing.winners() { (mark(seat)) }
                        h1 { (rich(site, &site.say(game.result_line(&standing)))) }
                    }
                    (next(model))
                    section aria-labelledby="standing-h" {
                        h2 #standing-h { (site.say(Line::Standing)) }
                        (bars(site, key, &standing))
                    }
                    (account(model, &standing))
                    (chart(model))
                    (final_board(model))
                    (record(model))
                },
            }
        }
    };
    let heading = html! {
        section #heading aria-label=(site.say(web::table_code(model.code))) {
            p.h1 { (site.say(words::title(key))) }
            span.code { (model.code) }
        }
    };
    let page = Page { title: &title, kind: "end", heading: Some(heading), live: None, main };
    frame_pictured(site, page, model.id, model.table.n_moves())
}

/// Shows what can be done next.
fn next(model: &End) -> Markup {
    let site = model.site;
    html! {
        div.next-steps {
            @if !model.my_seats.is_empty() {
                form method="post" action=(format!("/t/{}/rematch", model.id)) {
                    (hidden("key", model.key))
                    button.primary.big title=(site.say(Line::RematchHelp)) {
                        (site.say(frame::menu(Menu::Rematch)))
                    }
                }
            }
            a.button href=(format!("/t/{}/at/0", model.id)) { (site.say(Line::Replay)) " ▸" }
            a.button href="/" { (site.say(frame::menu(Menu::NewGame))) }
            @if let Me::Guest(_) = site.me {
                a.button href="/account/new" title=(site.say(Line::KeepGamesHelp)) {
                    (site.say(Line::KeepGames))
                }
            }
        }
    }
}

/// Shows every term of every total as a table.
fn account(model: &End, standing: &Standing) -> Markup {
    let site = model.site;
    let game = model.table;
    let key = game.facts().key;
    let seats = words::ranking(standing);
    let whats = kinds(standing);
    html! {
        section aria-labelledby="points-h" {
            h2 #points-h { (site.say(Line::EveryPoint)) }
            div.scroll tabindex="0" role="group" aria-labelledby="points-h" {
                table.account {
                    thead { tr {
                        td {}
                        @for seat in &seats { th scope="col" { (named(site, *seat)) } }
                    } }
                    tbody {
                        @for what in &whats {
                            tr {
                                th scope="row" { (site.say(noun(key, what))) }
                                @for seat in &seats {
                                    td { (term_cell(model, standing, *seat, what)) }
                                }
                            }
                        }
                    }
                    tfoot {
                        tr.total {
                            th scope="row" { (site.say(Line::Total)) }
                            @for seat in &seats {
                                td { (total_cell(&standing.seats()[*seat])) }
                            }
                        }
                        tr {
                            th scope="row" { (site.say(Line::Place)) }
                            @for seat in &seats { td { (standing.seats()[*seat].place) "." } }
                        }
                        (tie_breaks(model, standing, &seats))
                    }
                }
            }
        }
    }
}

/// Returns each term that any seat has, once, in order.
fn kinds(standing: &Standing) -> Vec<Term> {
    let mut kinds: Vec<Term> = Vec::new();
    for (_, tally) in standing.seats().iter() {
        for term in tally.terms.iter() {
            if !kinds.iter().any(|it| it.what == term.what) {
                kinds.push(*term);
            }
        }
    }
    kinds
}

/// Shows all terms of one kind of a seat. Each opens to its calculation, `3 × 4 = 12`, and
/// highlights on the final board what it counts.
fn term_cell(model: &End, standing: &Standing, seat: Seat, what: &Term) -> Markup {
    let site = model.site;
    let game = model.table;
    let name = site.say(noun(game.facts().key, what));
    let terms = standing.seats()[seat].terms;
    let alike: Vec<&Term> = terms.iter().filter(|term| term.what == what.what).collect();
    let formula = |term: &Term| {
        let text = site.say(game.term(term));
        text.strip_prefix(&name).map_or(text.clone(), |it| it.trim_start().to_owned())
    };
    html! {
        @if alike.is_empty() { "–" }
        @for term in alike {
            details.term data-ring=(game.ring(term, seat)) {
                summary { (term.points) }
                span.formula { (formula(term)) }
            }
        }
    }
}

/// Shows a total, which opens to the sum of its terms.
fn total_cell(tally: &Tally) -> Markup {
    let mut sum = String::new();
    for term in tally.terms.iter().filter(|it| it.points != 0) {
        let sign = match (sum.is_empty(), term.points < 0) {
            (true, true) => "−",
            (true, false) => "",
            (false, true) => " − ",
            (false, false) => " + ",
        };
        sum += &format!("{sign}{}", term.points.abs());
    }
    html! {
        @if sum.is_empty() { strong { (tally.points) } }
        @else {
            details.term {
                summary { strong { (tally.points) } }
                span.formula { (sum) " = " (tally.points) }
            }
        }
    }
}

fn tie_breaks(model: &End, standing: &Standing, seats: &[Seat]) -> Markup {
    let site = model.site;
    let key = model.table.facts().key;
    let first = seats.first().map(|seat| standing.seats()[*seat].tie_breaks).unwrap_or_default();
    html! {
        @for (idx, term) in first.iter().enumerate() {
            tr.tie {
                th scope="row" { (site.say(Line::TieBreak)) ": " (site.say(noun(key, term))) }
                @for seat in seats { td { (standing.seats()[*seat].tie_breaks[idx].n) } }
            }
        }
    }
}

/// Draws how the points grew, with the same numbers as a table. Each turn is a link to the position
/// at that time.
fn chart(model: &End) -> Markup {
    let site = model.site;
    if model.chart.len() < 2 {
        return html! {};
    }
    let label = site.say(Line::PointsOverTurns);
    html! {
        section aria-labelledby="chart-h" {
            h2 #chart-h { (label) }
            (lines(site, model.chart, &label))
            details {
                summary { (site.say(Line::AsTable)) }
                div.scroll tabindex="0" role="group" aria-labelledby="chart-h" {
                    table.account.over-turns {
                        thead { tr {
                            th scope="col" { (site.say(Line::TurnColumn)) }
                            @for seat in Seat::all(model.table.n_seats()) {
                                th scope="col" { (named(site, seat)) }
                            }
                        } }
                        tbody { @for moment in model.chart { tr {
                            th scope="row" {
                                a href=(format!("/t/{}/at/{}", model.id, moment.n_moves)) {
                                    (moment.turn)
                                }
                            }
                            @for points in &moment.points { td { (points) } }
                        } } }
                    }
                }
            }
        }
    }
}

fn final_board(model: &End) -> Markup {
    let site = model.site;
    html! {
        details.final-board {
            summary { h2 { (site.say(Line::FinalBoard)) } }
            (catalog::sheet())
            (board(site, &model.table.still(site.speaker)))
        }
    }
}

fn record(model: &End) -> Markup {
    let site = model.site;
    html! {
        section aria-labelledby="record-h" {
            h2 #record-h { (site.say(Line::Record)) }
            p.ways { (record_links(site, model.id)) }
        }
        @if let Some(fairness) = &model.fairness { (fair(model, fairness)) }
    }
}

fn fair(model: &End, fairness: &Fairness) -> Markup {
    let site = model.site;
    html! {
        section.fairness aria-labelledby="fair-h" {
            h2 #fair-h { (site.say(Line::Fairness)) }
            @if fairness.is_proven {
                p.good { (icon("tick")) (site.say(web::Site::VerifyProven)) }
            }
            p { (site.say(Line::FairnessText)) }
            dl.prints {
                dt { (site.say(Line::FairCommitment)) }
                dd { code { (fairness.commitment) } }
                @if let Some(seed) = &fairness.seed {
                    dt { (site.say(Line::FairSeed)) }
                    dd { code { (seed) } }
                }
                @if let Some(chain) = &fairness.chain {
                    dt { (site.say(Line::FairChain)) }
                    dd { code { (chain) } }
                }
            }
            p { a.button href=(format!("/verify?table={}", model.id)) { (site.say(Line::FairCheck)) } }
        }
    }
}
