//! The report: one page of HTML with plots, without scripts or other files.

use std::fmt::Write as _;

use super::{
    ratings::Rating,
    stats::{Estimate, KindStats},
};

/// A match, summed up.
#[derive(Clone, Debug)]
pub(crate) struct Summary {
    /// What the match is for: the question, or a check beside it.
    pub(crate) title: String,
    pub(crate) n_games: usize,
    pub(crate) kinds: Vec<KindStats>,
    pub(crate) ratings: Vec<Rating>,
    /// What the sequential test said.
    pub(crate) verdict: Option<&'static str>,
}

const WIDTH: f64 = 640.0;
const LEFT: f64 = 190.0;

const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;\
    padding:0 1rem;color:#222;background:#fff}table{border-collapse:collapse;width:100%}\
    td,th{text-align:right;padding:.2rem .5rem;border-bottom:1px solid #ddd}\
    td:first-child,th:first-child{text-align:left}svg{width:100%;height:auto}\
    text{font:13px system-ui,sans-serif;fill:#222}code{font-size:.9em}";

/// Writes the page.
pub(crate) fn html(command: &str, matches: &[Summary]) -> String {
    let mut page = String::new();
    let _ = write!(
        page,
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
         <title>Arena</title>\n<style>{STYLE}</style>\n<h1>Arena</h1>\n\
         <p><code>{}</code></p>\n",
        escape(command)
    );
    for summary in matches {
        let _ = write!(
            page,
            "<h2>{}</h2>\n<p>{} games in blocks: the same luck from every seat. \
             Intervals are of 95 %.{}</p>\n",
            escape(&summary.title),
            summary.n_games,
            summary.verdict.map_or(String::new(), |it| format!(" The test says: {it}.")),
        );
        page += &table(summary);
        page += &bars(&summary.kinds);
        page += &course(&summary.kinds);
        page += &margins(&summary.kinds);
    }
    page
}

fn table(summary: &Summary) -> String {
    let mut table =
        "<table><tr><th>bot<th>seats<th>wins<th>fair<th>points<th>margin<th>rating\n".to_owned();
    for kind in &summary.kinds {
        let rating = summary.ratings.iter().find(|it| it.name == kind.name);
        let _ = writeln!(
            table,
            "<tr><td>{}<td>{}<td>{}<td>{:.1} %<td>{}<td>{}<td>{}",
            escape(&kind.name),
            kind.n_players,
            percent(&kind.wins),
            100.0 * kind.fair,
            plain(&kind.points),
            plain(&kind.margin),
            rating.map_or(String::new(), |it| format!("{:.1} ± {:.1}", it.rating, it.uncertainty)),
        );
    }
    table + "</table>\n"
}

fn percent(it: &Estimate) -> String {
    format!("{:.1} % ({:.1}–{:.1})", 100.0 * it.mean, 100.0 * it.low, 100.0 * it.high)
}

fn plain(it: &Estimate) -> String {
    format!("{:+.2} ({:+.2} to {:+.2})", it.mean, it.low, it.high)
}

/// The wins of each kind with their intervals, and what would be fair.
fn bars(kinds: &[KindStats]) -> String {
    let x = |part: f64| LEFT + (WIDTH - LEFT - 20.0) * part.clamp(0.0, 1.0);
    let height = 34.0 * kinds.len() as f64 + 30.0;
    let mut svg = open_svg(WIDTH, height, "games won, with intervals; the dashed line is fair");
    for (idx, kind) in kinds.iter().enumerate() {
        let y = 34.0 * idx as f64 + 10.0;
        let _ = write!(
            svg,
            "<text x=\"0\" y=\"{ty}\">{}</text><rect x=\"{LEFT}\" y=\"{y}\" width=\"{}\" \
             height=\"20\" fill=\"#7aa6c2\"/><path d=\"M{} {m}H{}\" stroke=\"#222\" \
             stroke-width=\"2\"/><path d=\"M{f} {y}v20\" stroke=\"#b03a2e\" \
             stroke-dasharray=\"3 2\" stroke-width=\"2\"/>",
            escape(&kind.name),
            x(kind.wins.mean) - LEFT,
            x(kind.wins.low),
            x(kind.wins.high),
            ty = y + 15.0,
            m = y + 10.0,
            f = x(kind.fair),
        );
    }
    for part in [0.0, 0.25, 0.5, 0.75, 1.0] {
        let _ = write!(
            svg,
            "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\">{:.0} %</text>",
            x(part),
            height - 6.0,
            100.0 * part
        );
    }
    svg + "</svg>\n"
}

/// How the wins of the first kind settled down, block after block.
fn course(kinds: &[KindStats]) -> String {
    let Some(kind) = kinds.first().filter(|it| 1 < it.blocks.len()) else {
        return String::new();
    };
    const HEIGHT: f64 = 220.0;
    let n = kind.blocks.len();
    let x = |idx: usize| 40.0 + (WIDTH - 50.0) * idx as f64 / (n - 1) as f64;
    let y = |part: f64| 10.0 + (HEIGHT - 40.0) * (1.0 - part.clamp(0.0, 1.0));
    let mut line = String::new();
    let mut sum = 0.0;
    for (idx, (won, _)) in kind.blocks.iter().enumerate() {
        sum += won;
        let _ = write!(
            line,
            "{}{:.1} {:.1}",
            if idx == 0 { "M" } else { "L" },
            x(idx),
            y(sum / (idx + 1) as f64)
        );
    }
    let mut svg = open_svg(WIDTH, HEIGHT, "part of the games won, block after block");
    for part in [0.0, 0.5, 1.0] {
        let _ = write!(
            svg,
            "<path d=\"M40 {y}H{WIDTH}\" stroke=\"#ddd\"/><text x=\"0\" y=\"{}\">{:.0} %</text>",
            y(part) + 4.0,
            100.0 * part,
            y = y(part),
        );
    }
    let _ = write!(
        svg,
        "<path d=\"M40 {f}H{WIDTH}\" stroke=\"#b03a2e\" stroke-dasharray=\"3 2\"/>\
         <path d=\"{line}\" fill=\"none\" stroke=\"#1f5f8b\" stroke-width=\"2\"/>\
         <text x=\"40\" y=\"{}\">{} after each of {n} blocks</text>",
        HEIGHT - 8.0,
        escape(&kind.name),
        f = y(kind.fair),
    );
    svg + "</svg>\n"
}

/// How the margins of the first kind spread over the blocks.
fn margins(kinds: &[KindStats]) -> String {
    const HEIGHT: f64 = 180.0;
    const N_BINS: usize = 21;
    let Some(kind) = kinds.first().filter(|it| 1 < it.blocks.len()) else {
        return String::new();
    };
    let most = kind.blocks.iter().map(|(_, margin)| margin.abs()).fold(1.0, f64::max);
    let mut bins = [0_u32; N_BINS];
    for (_, margin) in &kind.blocks {
        let place = (margin / most + 1.0) / 2.0 * (N_BINS - 1) as f64;
        bins[(place.round() as usize).min(N_BINS - 1)] += 1;
    }
    let highest = f64::from(bins.iter().copied().max().unwrap_or(1).max(1));
    let step = (WIDTH - 20.0) / N_BINS as f64;
    let mut svg = open_svg(WIDTH, HEIGHT, "blocks by margin");
    for (idx, n) in bins.iter().enumerate() {
        let height = (HEIGHT - 40.0) * f64::from(*n) / highest;
        let _ = write!(
            svg,
            "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{height:.1}\" \
             fill=\"#7aa6c2\"/>",
            10.0 + step * idx as f64,
            HEIGHT - 25.0 - height,
            step - 2.0,
        );
    }
    for (x, anchor, value) in
        [(10.0, "start", -most), (WIDTH / 2.0, "middle", 0.0), (WIDTH - 10.0, "end", most)]
    {
        let _ = write!(
            svg,
            "<text x=\"{x}\" y=\"{}\" text-anchor=\"{anchor}\">{value:+.0} points</text>",
            HEIGHT - 6.0
        );
    }
    svg + "</svg>\n"
}

/// Begins a drawing that says what it shows.
pub(crate) fn open_svg(width: f64, height: f64, label: &str) -> String {
    format!(
        "<svg viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"{label}\" \
         xmlns=\"http://www.w3.org/2000/svg\"><title>{label}</title>"
    )
}

/// Makes a text fit for HTML.
pub(crate) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}
