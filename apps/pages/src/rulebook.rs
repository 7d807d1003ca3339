//! The rule book of a game, each rule with its anchor.

use catalog::Entry;
use maud::{Markup, html};
use words::{
    book::{Block, Book, Paragraph, Row, Span},
    frame::{self, Menu},
    web::{Learn, Site as Line},
};

use crate::{
    picture::picture,
    shell::{Page, frame_page},
    site::Site,
};

/// Shows the rule book of a game in the language of the page.
pub fn rules(site: &Site, entry: &Entry) -> Markup {
    let title = site.say(words::title(entry.key()));
    let book = catalog::book(entry.key(), site.speaker.lang()).unwrap_or_default();
    let main = html! {
        div.book-page {
            div.book-head {
                h1 { (title) ": " (site.say(frame::menu(Menu::Rules))) }
                p.hint { (site.say(Learn::BookLead)) }
            }
            (contents(site, &book))
            article.book {
                (catalog::sheet())
                (blocks(&book))
                p.go { a.button href="/" { (site.say(Line::ToHome)) } }
            }
        }
    };
    frame_page(site, Page { title: &title, kind: "rules", heading: None, live: None, main })
}

/// Lists the sections.
fn contents(site: &Site, book: &Book) -> Markup {
    html! {
        nav.contents aria-labelledby="contents-h" {
            h2 #contents-h { (site.say(Learn::Contents)) }
            ol {
                @for (idx, text) in book.sections().enumerate() {
                    li { a href={ "#" (section(idx)) } { (text) } }
                }
            }
        }
    }
}

/// Returns the anchor of a section.
fn section(idx: usize) -> String {
    format!("section-{}", idx + 1)
}

fn blocks(book: &Book) -> Markup {
    let mut n_sections = 0;
    let mut shown = Vec::with_capacity(book.blocks.len());
    for it in &book.blocks {
        shown.push(match it {
            Block::Heading { is_sub: false, text } => {
                n_sections += 1;
                html! { h2 id=(section(n_sections - 1)) { (text) } }
            }
            Block::Heading { is_sub: true, text } => html! { h3 { (text) } },
            Block::Paragraph(it) => {
                html! { p.rule[!it.ids.is_empty()] id=[first(&it.ids)] { (paragraph(it)) } }
            }
            Block::List { is_numbered, items } => list(*is_numbered, items),
            Block::Table { head, rows } => table(head, rows),
            Block::Gallery(pictures) => html! {
                ul.gallery {
                    @for (it, caption) in pictures { li { (picture(*it)) span { (caption) } } }
                }
            },
        });
    }
    html! { @for it in shown { (it) } }
}

fn first<'a>(ids: &[&'a str]) -> Option<&'a str> {
    ids.first().copied()
}

fn list(is_numbered: bool, items: &[Paragraph]) -> Markup {
    let items = html! {
        @for it in items {
            li.rule[!it.ids.is_empty()] id=[first(&it.ids)] { (paragraph(it)) }
        }
    };
    html! { @if is_numbered { ol.steps-of-turn { (items) } } @else { ul.points { (items) } } }
}

fn table(head: &[Vec<Span>], rows: &[Row]) -> Markup {
    // A table of rules has sentences in its cells, which a phone shows one below the other.
    let tells_rules = rows.iter().any(|it| !it.ids.is_empty());
    html! {
        div.scroll tabindex="0" role="group" {
            table.account.told[tells_rules] {
                thead { tr { @for cell in head { th scope="col" { (spans(cell)) } } } }
                tbody { @for it in rows { (row(it)) } }
            }
        }
    }
}

fn row(row: &Row) -> Markup {
    html! {
        tr id=[first(&row.ids)] {
            @for (idx, cell) in row.cells.iter().enumerate() {
                td {
                    @if idx == 0 { (labels(&row.ids)) " " }
                    (spans(cell))
                }
            }
        }
    }
}

fn paragraph(paragraph: &Paragraph) -> Markup {
    html! { (labels(&paragraph.ids)) " " (spans(&paragraph.spans)) }
}

/// Shows the numbers of the rules. The first id is that of the paragraph
/// itself; options have no numbers.
fn labels(ids: &[&str]) -> Markup {
    html! {
        @for (idx, id) in ids.iter().enumerate() {
            @if !id.starts_with("option-") {
                a.id href={ "#" (id) } id=[(idx > 0).then_some(id)] { (id) }
            }
        }
    }
}

fn spans(spans: &[Span]) -> Markup {
    html! { @for it in spans { (span(it)) } }
}

fn span(span: &Span) -> Markup {
    match span {
        Span::Text(text) => html! { (text) },
        Span::Strong(inner) => html! { strong { (spans(inner)) } },
        Span::Slanted(inner) => html! { em { (spans(inner)) } },
        Span::Verbatim(text) => html! { code { (text) } },
        Span::Picture(it) => picture(*it),
        Span::Rule(id) => html! { a href={ "#" (id) } { (id) } },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_has_its_anchor() {
        for entry in catalog::games() {
            for lang in words::Lang::ALL {
                let book = catalog::book(entry.key(), lang).expect("a book");
                let html = blocks(&book).into_string();
                for id in book.ids() {
                    let anchor = format!(" id=\"{id}\"");
                    assert_eq!(html.matches(&anchor).count(), 1, "{} {id}", lang.key());
                }
                for link in html.split(" href=\"#").skip(1) {
                    let id = link.split('"').next().expect("a piece");
                    let is_shape = id.starts_with("s-");
                    assert!(is_shape || book.ids().contains(&id), "{} {id}", lang.key());
                }
            }
        }
    }

    #[test]
    fn a_paragraph_can_tell_several_rules() {
        let book = Book::parse("[RN-1 RN-2] **Both.** See RN-1.");
        assert_eq!(
            blocks(&book).into_string(),
            "<p class=\"rule\" id=\"RN-1\"><a class=\"id\" href=\"#RN-1\">RN-1</a>\
             <a class=\"id\" href=\"#RN-2\" id=\"RN-2\">RN-2</a> <strong>Both.</strong> See \
             <a href=\"#RN-1\">RN-1</a>.</p>"
        );
    }
}
