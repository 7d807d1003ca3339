//! An analysis as a page: the plot, the tables and the findings.

use std::fmt::Write as _;

use words::analysis::Line;

use super::{
    findings::{Findings, Table},
    plot,
};
use crate::commands::arena::report::escape;

const STYLE: &str = "\
    :root{color-scheme:light dark;--ink:#1d2330;--paper:#fff;--line:#dfe3ea;--soft:#5d6678}\
    @media(prefers-color-scheme:dark){:root{--ink:#e8ebf2;--paper:#161a22;--line:#2f3644;\
    --soft:#a2abbd}}\
    body{font:16px/1.5 system-ui,sans-serif;max-width:62rem;margin:2rem auto;padding:0 1rem;\
    color:var(--ink);background:var(--paper)}\
    svg{width:100%;height:auto;display:block}\
    h1{font-size:1.05rem;font-weight:600;margin:0 0 1rem}h2{font-size:1.15rem;margin:2rem 0 .5rem}\
    .note,dd{color:var(--soft)}.note{font-size:.9rem;max-width:48rem}\
    .wide{overflow-x:auto}table{border-collapse:collapse;width:100%;\
    font-variant-numeric:tabular-nums}\
    td,th{text-align:right;padding:.3rem .6rem;border-bottom:1px solid var(--line);\
    white-space:nowrap}\
    td:first-child,th:first-child{text-align:left}th{font-weight:600}\
    dl{margin:0}dt{font-weight:600;margin-top:.8rem}dd{margin:0 0 0 2.5rem}\
    dt b{display:inline-block;min-width:2.5rem}";

/// Writes the page, which needs no other file and no script.
pub(crate) fn html(findings: &Findings<'_>) -> String {
    let lang = findings.speaker.lang().key();
    let title = escape(&findings.say(&words::title(&findings.analysis.game)));
    let mut page = format!(
        "<!doctype html>\n<html lang=\"{lang}\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n\
         <style>{STYLE}</style>\n<h1>{}</h1>\n",
        escape(&findings.head()),
    );
    page += &plot::svg(findings);
    for table in findings.tables() {
        page += &table_html(&table);
    }
    let _ = writeln!(page, "<p class=\"note\">{}</p>", escape(&findings.line(Line::Explain)));
    let _ = writeln!(page, "<h2>{}</h2>", escape(&findings.line(Line::Losses)));
    if let Some(nothing) = findings.no_loss() {
        let _ = writeln!(page, "<p>{}</p>", escape(&nothing));
    }
    let losses = findings.losses.iter();
    page += &list(losses.map(|it| (it.number, &*it.head, [&*it.played, &*it.better])));
    if !findings.swings.is_empty() {
        let _ = writeln!(page, "<h2>{}</h2>", escape(&findings.line(Line::Swings)));
    }
    let swings = findings.swings.iter();
    page += &list(swings.map(|it| (it.number, &*it.story, [&*it.changes])));
    page
}

fn table_html(table: &Table) -> String {
    let mut html = format!("<h2>{}</h2>\n<div class=\"wide\"><table><tr>", escape(&table.title));
    for cell in &table.head {
        let _ = write!(html, "<th>{}", escape(cell));
    }
    for row in &table.rows {
        html += "\n<tr>";
        for cell in row {
            let _ = write!(html, "<td>{}", escape(cell));
        }
    }
    html + "\n</table></div>\n"
}

/// Lists moves: the number, what happened, and details.
fn list<'a, const N: usize>(items: impl Iterator<Item = (u32, &'a str, [&'a str; N])>) -> String {
    let mut html = String::new();
    for (number, head, details) in items {
        let _ = write!(html, "<dt><b>{number}</b>{}", escape(head));
        for detail in details {
            let _ = write!(html, "<dd>{}", escape(detail));
        }
        html.push('\n');
    }
    if html.is_empty() { html } else { format!("<dl>\n{html}</dl>\n") }
}
