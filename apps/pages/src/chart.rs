//! Charts: bars of terms and lines of points, with marks and patterns.

use catalog::Moment;
use maud::{Markup, PreEscaped, html};
use rules_core::{Seat, Standing, Term};
use words::{Message, frame, web};

use crate::{piece::mark, site::Site};

/// The width of a bar in its own units; the best total fills it.
const BAR_WIDTH: i64 = 1_000;

/// How many patterns there are for the parts of a bar.
const N_PATTERNS: usize = 8;

/// Returns the name of a term.
pub(super) fn noun(game: &str, term: &Term) -> Message {
    Message::new(format!("{game}-term-{}", term.what))
}

/// Draws the total of each seat as a bar of its terms, in the order of places.
pub(super) fn bars(site: &Site, game: &str, standing: &Standing) -> Markup {
    let totals = standing.seats().iter().map(|(_, tally)| positive(tally.terms.as_slice()));
    let longest = totals.max().unwrap_or(1).max(1);
    html! {
        ol.bars {
            @for seat in words::ranking(standing) {
                @let tally = &standing.seats()[seat];
                li {
                    p.bar-head {
                        (mark(seat)) span.name { (site.speaker.name(seat)) }
                        strong { (tally.points) }
                    }
                    (bar(site, game, &tally.terms, longest))
                    (key(site, game, &tally.terms))
                }
            }
        }
    }
}

fn positive(terms: &[Term]) -> i64 {
    terms.iter().map(|term| i64::from(term.points.max(0))).sum()
}

fn bar(site: &Site, game: &str, terms: &[Term], longest: i64) -> Markup {
    let label: Vec<String> = shown(terms)
        .map(|(_, term)| site.say(web::bar_label(noun(game, term), term.points)))
        .collect();
    let label = if label.is_empty() { site.say(frame::total(0)) } else { label.join(", ") };
    let mut x = 0;
    let mut parts = String::new();
    for (n, term) in shown(terms).filter(|(_, term)| term.points > 0) {
        let width = i64::from(term.points) * BAR_WIDTH / longest;
        parts +=
            &format!("<rect class=\"t{n}\" x=\"{x}\" y=\"0\" width=\"{width}\" height=\"36\"/>");
        parts += &format!(
            "<rect fill=\"url(#p{n})\" x=\"{x}\" y=\"0\" width=\"{width}\" height=\"36\"/>"
        );
        x += width;
    }
    html! {
        svg.bar-drawing role="img" aria-label=(label) viewBox="0 0 1000 36"
            preserveAspectRatio="none" { (PreEscaped(parts)) }
    }
}

/// Shows the legend: the name of each part beside its pattern.
fn key(site: &Site, game: &str, terms: &[Term]) -> Markup {
    html! {
        ul.bar-key {
            @for (n, term) in shown(terms) {
                li {
                    svg.swatch aria-hidden="true" viewBox="0 0 14 14" width="14" height="14" {
                        (PreEscaped(format!(
                            "<rect class=\"t{n}\" width=\"14\" height=\"14\"/>\
                             <rect fill=\"url(#p{n})\" width=\"14\" height=\"14\"/>"
                        )))
                    }
                    (site.say(web::bar_label(noun(game, term), term.points)))
                }
            }
        }
    }
}

/// Returns the terms that count for something, each with its pattern.
fn shown(terms: &[Term]) -> impl Iterator<Item = (usize, &Term)> {
    terms.iter().enumerate().filter(|(_, it)| it.points != 0).map(|(n, it)| (n % N_PATTERNS, it))
}

const CHART_WIDTH: i64 = 640;
const CHART_HEIGHT: i64 = 240;
const CHART_EDGE: i64 = 34;

/// Draws the points of each seat over the turns. The lines differ in their marks and dashes.
pub(super) fn lines(site: &Site, moments: &[Moment], label: &str) -> Markup {
    let n_seats = moments.first().map_or(0, |it| it.points.len());
    let last = moments.last().map_or(1, |it| i64::from(it.turn)).max(1);
    let all = || moments.iter().flat_map(|it| &it.points).map(|it| i64::from(*it));
    let (low, high) = (all().min().unwrap_or(0).min(0), all().max().unwrap_or(1).max(1));
    let at_x = |turn: u32| CHART_EDGE + i64::from(turn) * (CHART_WIDTH - 2 * CHART_EDGE) / last;
    let at_y = |value: i64| {
        CHART_HEIGHT - CHART_EDGE + (low - value) * (CHART_HEIGHT - 2 * CHART_EDGE) / (high - low)
    };
    let mut drawing = String::new();
    for value in [low, (low + high) / 2, high] {
        let y = at_y(value);
        drawing += &format!(
            "<path class=\"grid\" d=\"M{CHART_EDGE} {y}H{}\"/>\
             <text class=\"tick\" x=\"{}\" y=\"{}\" text-anchor=\"end\">{value}</text>",
            CHART_WIDTH - CHART_EDGE,
            CHART_EDGE - 6,
            y + 4,
        );
    }
    for idx in 0..n_seats {
        let place = |it: &Moment| (at_x(it.turn), at_y(i64::from(it.points[idx])));
        let places: Vec<(i64, i64)> = moments.iter().map(place).collect();
        let values: Vec<String> = moments.iter().map(|it| it.points[idx].to_string()).collect();
        drawing += &line(Seat(idx as u8), &places, &values.join(" "));
    }
    html! {
        figure.lines {
            svg role="img" aria-label=(label)
                viewBox=(format!("0 0 {CHART_WIDTH} {CHART_HEIGHT}")) { (PreEscaped(drawing)) }
            figcaption {
                @for seat in (0..n_seats as u8).map(Seat) {
                    span.named {
                        svg.sample aria-hidden="true" viewBox="0 0 36 6" width="36" height="6" {
                            (PreEscaped(format!(
                                "<path class=\"under\" d=\"M0 3H36\"/>\
                                 <path class=\"line l{}\" d=\"M0 3H36\"/>", seat.0 + 1
                            )))
                        }
                        (mark(seat)) (site.speaker.name(seat))
                    }
                }
            }
        }
    }
}

/// Draws one line, with the mark of its seat at its end and at some points before, and with its
/// numbers.
fn line(seat: Seat, places: &[(i64, i64)], values: &str) -> String {
    let n = seat.0 + 1;
    let path: Vec<String> = places.iter().map(|(x, y)| format!("{x} {y}")).collect();
    let path = path.join("L");
    let mut text = format!(
        "<path class=\"under\" d=\"M{path}\"/>\
         <path class=\"line l{n}\" data-values=\"{values}\" d=\"M{path}\"/>"
    );
    let stride = places.len().div_ceil(6).max(1);
    let is_marked = |idx: &usize| idx.is_multiple_of(stride) || idx + 1 == places.len();
    for idx in (0..places.len()).filter(is_marked) {
        let (x, y) = places[idx];
        text += &format!(
            "<g class=\"dot s{n}\"><circle cx=\"{x}\" cy=\"{y}\" r=\"9\"/>\
             <use href=\"#m{n}\" x=\"{}\" y=\"{}\" width=\"12\" height=\"12\"/></g>",
            x - 6,
            y - 6,
        );
    }
    text
}
