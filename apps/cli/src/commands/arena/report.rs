//! The report: one HTML page with plots, without scripts or further files.

use std::fmt::Write as _;

use super::{
    ratings::Rating,
    stats::{Estimate, KindStats},
};

/// The summary of a match.
#[derive(Clone, Debug)]
pub(crate) struct Summary {
    /// What the match is: the question itself, or a sanity check.
    pub(crate) title: String,
    pub(crate) n_games: usize,
    pub(crate) kinds: Vec<KindStats>,
    pub(crate) ratings: Vec<Rating>,
    /// The verdict of the sequential test.
    pub(crate) verdict: Option<&'static str>,
}

const WIDTH: f64 = 640.0;
const LEFT: f64 = 190.0;
/// Where the curve of the wins begins, to the right of its percentages.
const AXIS: f64 = 60.0;

const STYLE: &str = "\
    :root{color-scheme:light dark;--ink:#222;--paper:#fff;--line:#ddd;--bar:#7aa6c2;\
    --course:#1f5f8b;--fair:#b03a2e}\
    @media(prefers-color-scheme:dark){:root{--ink:#e8ebf2;--paper:#161a22;--line:#2f3644;\
    --bar:#3f7396;--course:#8cc4ea;--fair:#f08a7c}}\
    body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;\
    color:var(--ink);background:var(--paper)}code{font-size:.9em;overflow-wrap:anywhere}\
    .wide{overflow-x:auto}table{border-collapse:collapse;width:100%;white-space:nowrap}\
    td,th{text-align:right;padding:.2rem .5rem;border-bottom:1px solid var(--line)}\
    td:first-child,th:first-child{text-align:left;white-space:normal;overflow-wrap:anywhere;\
    min-width:6rem}td small{display:block}figure{margin:1rem 0}svg{width:100%;height:auto}\
    text{font:13px system-ui,sans-serif;fill:var(--ink)}.bar{fill:var(--bar)}\
    path{fill:none;stroke:var(--ink);stroke-width:2}.line{stroke:var(--line);stroke-width:1}\
    .fair{stroke:var(--fair);stroke-dasharray:3 2}.course{stroke:var(--course)}\
    @media(max-width:40rem){text{font-size:20px}}";

/// Writes the page.
pub(crate) fn html(command: &str, matches: &[Summary]) -> String {
    let mut page = String::new();
    let _ = write!(
        page,
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>Arena</title>\n\
         <style>{STYLE}</style>\n<h1>Arena</h1>\n\
         <p><code>{}</code></p>\n",
        escape(command)
    );
    for summary in matches {
        let _ = write!(
            page,
            "<h2>{}</h2>\n<p>{} games in blocks: the same cards and dice from every seat. \
             The intervals are 95 % confidence intervals.{}</p>\n",
            escape(&summary.title),
            summary.n_games,
            summary
                .verdict
                .map_or(String::new(), |it| format!(" Verdict of the sequential test: {it}.")),
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
        "<div class=\"wide\"><table><tr><th>bot<th>seats<th>wins<th>fair<th>points<th>margin\
         <th>rating\n"
            .to_owned();
    for kind in &summary.kinds {
        let rating = summary.ratings.iter().find(|it| it.name == kind.name);
        let _ = writeln!(
            table,
            "<tr><td>{}<td>{}<td>{}<td>{:.1} %<td>{}<td>{}<td>{}",
            escape(&kind.name),
            kind.n_players,
            percent(&kind.wins),
            100.0 * kind.fair,
            points(&kind.points),
            margin(&kind.margin),
            rating.map_or(String::new(), |it| format!(
                "{:.1}<small>± {:.1}</small>",
                it.rating, it.uncertainty
            )),
        );
    }
    table + "</table></div>\n"
}

fn percent(it: &Estimate) -> String {
    let [mean, low, high] = [it.mean, it.low, it.high].map(|part| 100.0 * part);
    format!("{mean:.1} %<small>{low:.1} – {high:.1}</small>")
}

fn points(it: &Estimate) -> String {
    format!("{:.1}<small>{:.1} – {:.1}</small>", it.mean, it.low, it.high)
}

fn margin(it: &Estimate) -> String {
    format!("{:+.1}<small>{:+.1} to {:+.1}</small>", it.mean, it.low, it.high)
}

/// Plots the wins of each kind with their intervals, and its fair share.
fn bars(kinds: &[KindStats]) -> String {
    let x = |part: f64| LEFT + (WIDTH - LEFT - 32.0) * part.clamp(0.0, 1.0);
    let height = 34.0 * kinds.len() as f64 + 30.0;
    let label = "Games won, with intervals; the dashed line is the fair share";
    let mut svg = open_svg(WIDTH, height, label);
    for (idx, kind) in kinds.iter().enumerate() {
        let y = 34.0 * idx as f64 + 10.0;
        let _ = write!(
            svg,
            "<text x=\"0\" y=\"{ty}\">{}</text><rect x=\"{LEFT}\" y=\"{y}\" width=\"{}\" \
             height=\"20\" class=\"bar\"/><path d=\"M{} {m}H{}\"/>\
             <path d=\"M{f} {y}v20\" class=\"fair\"/>",
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
    figure(&svg, label)
}

/// Plots how the share of wins of the first kind settles, block by block.
fn course(kinds: &[KindStats]) -> String {
    let Some(kind) = kinds.first().filter(|it| it.blocks.len() > 1) else {
        return String::new();
    };
    const HEIGHT: f64 = 220.0;
    let n = kind.blocks.len();
    let x = |idx: usize| AXIS + (WIDTH - AXIS - 10.0) * idx as f64 / (n - 1) as f64;
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
    let label = "Share of games won, block by block";
    let mut svg = open_svg(WIDTH, HEIGHT, label);
    for part in [0.0, 0.5, 1.0] {
        let _ = write!(
            svg,
            "<path d=\"M{AXIS} {y}H{WIDTH}\" class=\"line\"/><text x=\"0\" y=\"{}\">{:.0} %</text>",
            y(part) + 4.0,
            100.0 * part,
            y = y(part),
        );
    }
    let _ = write!(
        svg,
        "<path d=\"M{AXIS} {f}H{WIDTH}\" class=\"fair\"/><path d=\"{line}\" class=\"course\"/>\
         <text x=\"{AXIS}\" y=\"{}\">{} after each of {n} blocks</text>",
        HEIGHT - 8.0,
        escape(&kind.name),
        f = y(kind.fair),
    );
    figure(&svg, label)
}

/// Plots how the margins of the first kind are distributed over the blocks.
fn margins(kinds: &[KindStats]) -> String {
    const HEIGHT: f64 = 180.0;
    const N_BINS: usize = 21;
    let Some(kind) = kinds.first().filter(|it| it.blocks.len() > 1) else {
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
    let label = format!("Blocks by the margin of {}", escape(&kind.name));
    let mut svg = open_svg(WIDTH, HEIGHT, &label);
    for (idx, n) in bins.iter().enumerate() {
        let height = (HEIGHT - 40.0) * f64::from(*n) / highest;
        let _ = write!(
            svg,
            "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{height:.1}\" \
             class=\"bar\"/>",
            10.0 + step * idx as f64,
            HEIGHT - 25.0 - height,
            step - 2.0,
        );
    }
    let [low, high] = [-most, most].map(|points| format!("{points:+.0}"));
    for (x, anchor, value) in
        [(10.0, "start", &*low), (WIDTH / 2.0, "middle", "0"), (WIDTH - 10.0, "end", &*high)]
    {
        let _ = write!(
            svg,
            "<text x=\"{x}\" y=\"{}\" text-anchor=\"{anchor}\">{value} points</text>",
            HEIGHT - 6.0
        );
    }
    figure(&svg, &label)
}

/// Ends a plot and adds a caption below it.
fn figure(svg: &str, label: &str) -> String {
    format!("<figure>{svg}</svg>\n<figcaption>{label}</figcaption></figure>\n")
}

/// Begins a drawing with a label for screen readers.
pub(crate) fn open_svg(width: f64, height: f64, label: &str) -> String {
    format!(
        "<svg viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"{label}\" \
         xmlns=\"http://www.w3.org/2000/svg\"><title>{label}</title>"
    )
}

/// Escapes a text for HTML.
pub(crate) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}
