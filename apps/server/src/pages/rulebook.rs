//! The rule book of a game, each rule with its anchor.

use catalog::Entry;
use maud::{Markup, html};
use words::{
    frame::{self, Menu},
    web::Site as Line,
};

use super::{
    shell::{Page, frame_page},
    site::Site,
};

/// Shows the numbered rules of a game.
pub fn rules(site: &Site, entry: &Entry) -> Markup {
    let title = site.say(words::title(entry.key()));
    let main = html! {
        div.sheet-page.rules {
            h1 { (title) ": " (site.say(frame::menu(Menu::Rules))) }
            p.lead { (site.say(Line::RulesInEnglish)) }
            article lang="en" { (book(entry.facts.rule_book)) }
            p { a.button href="/" { (site.say(Line::ToHome)) } }
        }
    };
    frame_page(site, Page { title: &title, kind: "rules", heading: None, live: None, main })
}

/// Shows a text with headings, lists and tables.
fn book(text: &str) -> Markup {
    let lines: Vec<&str> = text.lines().collect();
    let blocks = lines.chunk_by(|a, b| kind(a) == kind(b));
    html! {
        @for block in blocks {
            @match kind(block[0]) {
                Kind::Empty => {},
                Kind::Title => {},
                Kind::Heading => @for line in block {
                    h2 { (inline(line.trim_start_matches(['#', ' ']))) }
                },
                Kind::Item => ul { @for line in block { (item(line)) } },
                Kind::Row => (rows(block)),
                Kind::Text => p { (inline(&block.join(" "))) },
            }
        }
    }
}

/// What a line is part of.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Empty,
    Title,
    Heading,
    Item,
    Row,
    Text,
}

fn kind(line: &str) -> Kind {
    match line {
        "" => Kind::Empty,
        _ if line.starts_with("# ") => Kind::Title,
        _ if line.starts_with('#') => Kind::Heading,
        _ if line.starts_with("- ") => Kind::Item,
        _ if line.starts_with('|') => Kind::Row,
        _ => Kind::Text,
    }
}

fn item(line: &str) -> Markup {
    let text = line.trim_start_matches("- ");
    html! { li id=[rule_id(text)] { (inline(text)) } }
}

fn rows(block: &[&str]) -> Markup {
    let cells = |line: &str| -> Vec<String> {
        line.trim_matches('|').split('|').map(|it| it.trim().to_owned()).collect()
    };
    let is_rule = |line: &&&str| line.contains("---");
    let body = block.iter().skip(1).filter(|line| !is_rule(line));
    html! {
        div.scroll tabindex="0" role="group" {
            table.account {
                thead { tr { @for cell in cells(block[0]) { th scope="col" { (inline(&cell)) } } } }
                tbody {
                    @for line in body {
                        @let cells = cells(line);
                        tr id=[rule_id(&cells[0])] { @for cell in &cells { td { (inline(cell)) } } }
                    }
                }
            }
        }
    }
}

/// Returns the id of a rule that a text begins with: `**RN-2c** …`.
fn rule_id(text: &str) -> Option<&str> {
    text.strip_prefix("**")?.split_once("**").map(|(id, _)| id).filter(|id| !id.contains(' '))
}

/// Shows bold, slanted and verbatim parts of a text.
fn inline(text: &str) -> Markup {
    let spans = [("**", 0), ("`", 1), ("*", 2)];
    let next = spans.iter().filter_map(|(mark, kind)| {
        let start = text.find(mark)?;
        let len = text[start + mark.len()..].find(mark)?;
        Some((start, *kind, mark.len(), len))
    });
    let Some((start, kind, n_mark, len)) = next.min() else { return html! { (text) } };
    let inner = &text[start + n_mark..start + n_mark + len];
    html! {
        (text[..start])
        @match kind {
            0 => strong { (inner) },
            1 => code { (inner) },
            _ => em { (inner) },
        }
        (inline(&text[start + 2 * n_mark + len..]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_has_its_anchor() {
        for entry in catalog::games() {
            let book = book(entry.facts.rule_book).into_string();
            let rules = entry.facts.rule_book.lines().filter(|line| line.starts_with("- **"));
            for rule in rules {
                let id = rule_id(rule.trim_start_matches("- ")).expect("a rule has an id");
                assert!(book.contains(&format!("id=\"{id}\"")), "{id}");
            }
            assert!(!book.contains("**"), "{}", entry.key());
        }
    }

    #[test]
    fn parts_of_a_text_are_marked() {
        let html = inline("a **b** `c*d` *e* f*").into_string();
        assert_eq!(html, "a <strong>b</strong> <code>c*d</code> <em>e</em> f*");
    }
}
