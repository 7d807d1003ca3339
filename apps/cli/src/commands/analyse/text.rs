//! An analysis as text for the terminal.

use words::analysis::Line;

use super::findings::{Findings, Table};
use crate::output::Output;

/// The width at which sentences are wrapped.
const WIDTH: usize = 80;

pub(crate) fn print(findings: &Findings<'_>, out: &mut Output) -> anyhow::Result<()> {
    out.line(findings.head())?;
    out.line("")?;
    for loss in &findings.losses {
        out.line(format!("{:>4}  {}", loss.number, loss.head))?;
        out.line(format!("        {}", loss.played))?;
        out.line(format!("        {}", loss.better))?;
    }
    if let Some(nothing) = findings.no_loss() {
        out.line(nothing)?;
    }
    if !findings.swings.is_empty() {
        out.line("")?;
        out.line(findings.line(Line::Swings))?;
        for swing in &findings.swings {
            out.line(format!("{:>4}  {}", swing.number, swing.story))?;
            out.line(format!("        {}", swing.changes))?;
        }
    }
    for table in findings.tables() {
        out.line("")?;
        print_table(&table, out)?;
    }
    out.line("")?;
    for line in wrap(&findings.line(Line::Explain)) {
        out.line(line)?;
    }
    Ok(())
}

fn print_table(table: &Table, out: &mut Output) -> anyhow::Result<()> {
    let len = |text: &str| text.chars().count();
    let widths: Vec<usize> = (0..table.head.len())
        .map(|idx| {
            let cells = table.rows.iter().map(|row| len(&row[idx])).chain([len(&table.head[idx])]);
            cells.max().unwrap_or(0)
        })
        .collect();
    let first = widths[0].max(len(&table.title));
    let mut head = table.head.clone();
    head[0].clone_from(&table.title);
    for row in [&head].into_iter().chain(&table.rows) {
        let rest = row[1..].iter().zip(&widths[1..]).map(|(cell, width)| {
            let pad = width - len(cell);
            format!("  {}{cell}", " ".repeat(pad))
        });
        let pad = " ".repeat(first - len(&row[0]));
        out.line(format!("{}{pad}{}", row[0], rest.collect::<String>()))?;
    }
    Ok(())
}

/// Breaks a text into lines between words.
fn wrap(text: &str) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let line = lines.last_mut().expect("at least one line");
        if line.is_empty() {
            line.push_str(word);
        } else if line.chars().count() + 1 + word.chars().count() <= WIDTH {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(word.to_owned());
        }
    }
    lines
}
