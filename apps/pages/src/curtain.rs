//! The curtain: the page between two people at one device. Nothing on it is secret.

use maud::{Markup, html};
use words::{
    frame,
    web::{self, Play as Line},
};

use crate::{
    aside::announcers,
    model::Curtain,
    piece::{hidden, mark, named, rich},
    shell::{Page, flash, frame_page},
    table::FragmentId,
};

/// Shows the curtain, with which the device is handed on.
pub fn curtain(model: &Curtain) -> Markup {
    let site = model.site;
    let title = site.say(web::table_title(model.game, model.code));
    let page = Page {
        title: &title,
        kind: "curtain",
        heading: Some(heading(model)),
        live: Some((format!("/t/{}/events", model.id), model.live)),
        main: html! { (status(model)) (announcers()) },
    };
    frame_page(site, page)
}

/// Returns every fragment of the page that changes by itself.
pub fn curtain_fragments(model: &Curtain) -> Vec<(FragmentId, Markup)> {
    vec![
        (FragmentId::Heading, heading(model)),
        (FragmentId::Flash, flash(model.site)),
        (FragmentId::Status, status(model)),
    ]
}

fn heading(model: &Curtain) -> Markup {
    html! {
        section #heading aria-label=(model.site.say(web::table_code(model.code))) {
            h1 { (model.site.say(words::title(model.game))) }
            span.code { (model.code) }
        }
    }
}

fn status(model: &Curtain) -> Markup {
    let site = model.site;
    html! {
        section #status.curtain data-page="curtain" aria-labelledby="curtain-h" {
            (mark(model.to))
            h2 #curtain-h { (rich(site, &site.say(frame::curtain_pass(model.to)))) }
            form method="post" action=(format!("/t/{}/reveal", model.id)) {
                (hidden("key", model.key))
                (hidden("seat", &model.to.to_string()))
                button.primary.big {
                    span { (rich(site, &site.say(frame::curtain_ready(model.to)))) }
                }
            }
            p.hint { (site.say(Line::CurtainHint)) }
            @if !model.next.is_empty() {
                div.next {
                    h3 { (site.say(Line::WhoIsNext)) }
                    ol { @for seat in model.next { li { (named(site, *seat)) } } }
                }
            }
        }
    }
}
