//! A plot of every seat's chance to win, move by move.

use std::fmt::Write as _;

use analysis::{Grade, Outlook};
use rules_core::Seat;
use words::{
    analysis::{self as says, Line},
    frame,
};

use super::findings::Findings;
use crate::commands::arena::report::{escape, open_svg};

const WIDTH: f64 = 960.0;
const HEIGHT: f64 = 460.0;
const LEFT: f64 = 56.0;
const RIGHT: f64 = 170.0;
const TOP: f64 = 56.0;
const BOTTOM: f64 = 64.0;

/// At most this many mistakes are marked.
const N_LOSSES_MAX: usize = 6;

/// Colours that most people can tell apart, on a light and on a dark background;
/// the strokes differ too.
pub(crate) const STYLE: &str = "\
    .plot{--ink:#1d2330;--paper:#fff;--grid:#dfe3ea;--soft:#5d6678;\
    --s0:#0072b2;--s1:#c2410c;--s2:#007a5a;--s3:#9333a8;--s4:#8a6d00;\
    --bad:#b3261e;--luck:#e0a100}\
    @media(prefers-color-scheme:dark){.plot{--ink:#e8ebf2;--paper:#161a22;--grid:#2f3644;\
    --soft:#a2abbd;--s0:#56b4e9;--s1:#ff8a50;--s2:#3ddbab;--s3:#d48bea;--s4:#e8cf5a;\
    --bad:#ff6b60;--luck:#ffd24d}}\
    .plot text{font:13px system-ui,sans-serif;fill:var(--ink);stroke:var(--paper);\
    stroke-width:3px;stroke-linejoin:round;paint-order:stroke}\
    .plot .soft{fill:var(--soft);font-size:12px}.plot .title{font-size:16px;font-weight:600}\
    .plot .paper{fill:var(--paper)}.plot .grid{stroke:var(--grid)}\
    .plot .line{fill:none;stroke-width:2.2;stroke-linejoin:round}\
    .plot .s0{stroke:var(--s0)}.plot .s1{stroke:var(--s1);stroke-dasharray:9 3}\
    .plot .s2{stroke:var(--s2);stroke-dasharray:2 3}\
    .plot .s3{stroke:var(--s3);stroke-dasharray:10 3 2 3}\
    .plot .s4{stroke:var(--s4);stroke-dasharray:5 5}\
    .plot .t0{fill:var(--s0)}.plot .t1{fill:var(--s1)}.plot .t2{fill:var(--s2)}\
    .plot .t3{fill:var(--s3)}.plot .t4{fill:var(--s4)}\
    .plot .loss{fill:var(--bad);stroke:var(--paper);stroke-width:1.5}\
    .plot .luck{fill:var(--luck);stroke:var(--ink);stroke-width:1}\
    .plot .names text{font-weight:600}";

/// Draws the plot, complete with its style and title.
pub(crate) fn svg(findings: &Findings<'_>) -> String {
    let title = says::plot_title(words::title(&findings.analysis.game));
    let title = escape(&findings.say(&title));
    let open = open_svg(WIDTH, HEIGHT, &title);
    // The style must not affect the rest of a page that contains the plot.
    let mut svg = open.replacen("<svg ", "<svg class=\"plot\" ", 1);
    let _ = write!(
        svg,
        "<style>{STYLE}</style><rect class=\"paper\" width=\"{WIDTH}\" height=\"{HEIGHT}\"/>\
         <text class=\"title\" x=\"{LEFT}\" y=\"28\">{title}</text>"
    );
    let frame = Frame { n_moves: findings.analysis.moves.len() };
    grid(&mut svg, frame, findings);
    for seat in Seat::all(findings.analysis.start.len() as u8) {
        curve(&mut svg, frame, findings, seat);
    }
    names(&mut svg, frame, findings);
    marks(&mut svg, frame, findings);
    legend(&mut svg, findings);
    svg + "</svg>\n"
}

/// Where things are in the plot.
#[derive(Clone, Copy)]
struct Frame {
    n_moves: usize,
}

impl Frame {
    fn x(self, number: usize) -> f64 {
        let part = number as f64 / self.n_moves.max(1) as f64;
        LEFT + (WIDTH - LEFT - RIGHT) * part
    }

    fn y(self, win: f64) -> f64 {
        TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - win.clamp(0.0, 1.0))
    }
}

/// Returns what each seat could expect after this many moves.
fn after<'a>(findings: &Findings<'a>, number: usize) -> &'a [Outlook] {
    match number.checked_sub(1) {
        None => &findings.analysis.start,
        Some(idx) => &findings.analysis.moves[idx].after,
    }
}

fn grid(svg: &mut String, frame: Frame, findings: &Findings<'_>) {
    for part in [0.0, 0.25, 0.5, 0.75, 1.0] {
        let y = frame.y(part);
        let _ = write!(
            svg,
            "<path class=\"grid\" d=\"M{LEFT} {y:.1}H{:.1}\"/><text class=\"soft\" x=\"{:.1}\" \
             y=\"{:.1}\" text-anchor=\"end\">{:.0} %</text>",
            WIDTH - RIGHT,
            LEFT - 8.0,
            y + 4.0,
            100.0 * part,
        );
    }
    // At most a dozen labels, all of them round numbers.
    let steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000];
    let step = steps.into_iter().find(|step| frame.n_moves / step <= 12).unwrap_or(20_000);
    let y = HEIGHT - BOTTOM + 18.0;
    for number in (0..=frame.n_moves).step_by(step) {
        let x = frame.x(number);
        let _ = write!(
            svg,
            "<text class=\"soft\" x=\"{x:.1}\" y=\"{y}\" text-anchor=\"middle\">{number}</text>"
        );
    }
    let _ = write!(
        svg,
        "<text class=\"soft\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
        WIDTH - RIGHT,
        HEIGHT - 16.0,
        escape(&findings.line(Line::Moves)),
    );
}

fn curve(svg: &mut String, frame: Frame, findings: &Findings<'_>, seat: Seat) {
    let mut path = String::new();
    for number in 0..=frame.n_moves {
        let (x, y) = (frame.x(number), frame.y(after(findings, number)[seat.idx()].win));
        let letter = if number == 0 { 'M' } else { 'L' };
        let _ = write!(path, "{letter}{x:.1} {y:.1}");
    }
    let _ = write!(svg, "<path class=\"line s{}\" d=\"{path}\"/>", seat.0);
}

/// Writes the names at the right end, moved apart where lines end close together.
fn names(svg: &mut String, frame: Frame, findings: &Findings<'_>) {
    const STEP: f64 = 18.0;
    let last = after(findings, frame.n_moves);
    let mut ends: Vec<(Seat, f64)> = Seat::all(last.len() as u8)
        .map(|seat| (seat, frame.y(last[seat.idx()].win) + 4.0))
        .collect();
    ends.sort_by(|a, b| a.1.total_cmp(&b.1));
    for idx in 1..ends.len() {
        ends[idx].1 = ends[idx].1.max(ends[idx - 1].1 + STEP);
    }
    // Names pushed out at the bottom push the others back up.
    let mut lowest = HEIGHT - BOTTOM + 4.0;
    for (_, y) in ends.iter_mut().rev() {
        *y = y.min(lowest);
        lowest = *y - STEP;
    }
    svg.push_str("<g class=\"names\">");
    for (seat, y) in ends {
        let name = findings.say(&frame::seat(seat));
        let name: String = name.chars().take(20).collect();
        let _ = write!(
            svg,
            "<text class=\"t{}\" x=\"{:.1}\" y=\"{y:.1}\">{}</text>",
            seat.0,
            WIDTH - RIGHT + 12.0,
            escape(&name),
        );
    }
    svg.push_str("</g>");
}

fn marks(svg: &mut String, frame: Frame, findings: &Findings<'_>) {
    for swing in &findings.swings {
        let number = swing.number as usize;
        let y = frame.y(after(findings, number)[swing.gainer.idx()].win);
        let title = format!("{number}. {} · {}", swing.story, swing.changes);
        star(svg, frame.x(number), y, &title);
    }
    let mut losses: Vec<_> =
        findings.losses.iter().filter(|it| it.grade >= Grade::Mistake).collect();
    losses.sort_by(|a, b| b.win.total_cmp(&a.win));
    for loss in losses.into_iter().take(N_LOSSES_MAX) {
        let number = loss.number as usize;
        let (x, y) = (frame.x(number), frame.y(after(findings, number)[loss.seat.idx()].win));
        let title = format!("{number}. {} · {} · {}", loss.head, loss.played, loss.better);
        triangle(svg, x, y, &title);
        let _ = write!(
            svg,
            "<text class=\"soft\" x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{number}</text>",
            y - 17.0,
        );
    }
}

/// Draws a triangle that points down at the given place.
fn triangle(svg: &mut String, x: f64, y: f64, title: &str) {
    let _ = write!(
        svg,
        "<path class=\"loss\" d=\"M{x:.1} {:.1}l-7 -12h14z\"><title>{}</title></path>",
        y - 2.0,
        escape(title),
    );
}

fn star(svg: &mut String, x: f64, y: f64, title: &str) {
    let mut path = String::new();
    for idx in 0..10 {
        let radius = if idx % 2 == 0 { 8.0 } else { 3.4 };
        let angle = std::f64::consts::PI * (f64::from(idx) / 5.0 - 0.5);
        let letter = if idx == 0 { 'M' } else { 'L' };
        let (dx, dy) = (radius * angle.cos(), radius * angle.sin());
        let _ = write!(path, "{letter}{:.1} {:.1}", x + dx, y + dy);
    }
    let _ =
        write!(svg, "<path class=\"luck\" d=\"{path}z\"><title>{}</title></path>", escape(title),);
}

fn legend(svg: &mut String, findings: &Findings<'_>) {
    let y = HEIGHT - 16.0;
    let mistake = findings.line(Line::MarkLoss);
    triangle(svg, LEFT + 8.0, y + 2.0, &mistake);
    let _ = write!(svg, "<text x=\"{}\" y=\"{y}\">{}</text>", LEFT + 22.0, escape(&mistake));
    let x = LEFT + 60.0 + 8.0 * mistake.chars().count() as f64;
    let luck = findings.line(Line::MarkLuck);
    star(svg, x, y - 4.0, &luck);
    let _ = write!(svg, "<text x=\"{}\" y=\"{y}\">{}</text>", x + 14.0, escape(&luck));
}
