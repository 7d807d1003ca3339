//! One hex: what it is, and who and what is on it.

use boards::{Shape, chip, shape};
use giants_rules::{Hex, Move, Phase, PlaceMove, SiteNo, Special, TransportMove, View};
use maud::{Markup, PreEscaped, html};
use rules_core::Seat;

use super::{NAME_MAX, figures, is_weighed, numbered, touched, ways::Ways};
use crate::board::{Desk, shapes};
use crate::board::{
    details::{pieces as piece_names, roles},
    tokens::{Token, tokens},
};
use crate::words::place;

/// If a hex has more kinds of sites, only their number is written.
const PLATES_MAX: usize = 3;

pub(super) fn cell(view: &View, hex: Hex, ways: &Ways<'_>, desk: &Desk<'_>) -> Markup {
    let tokens = tokens(view, hex);
    let crowd = match tokens.len() {
        0..=3 => "few",
        4..=6 => "crowd",
        _ => "throng",
    };
    let class = format!("gi-hex {crowd}{}", ways.class(hex));
    let name = name(view, hex, ways, desk);
    let look = Look {
        hex,
        numbers: view.board.sites_at(hex).collect(),
        badge: ways.badge(hex).0,
        force: Some(view.shown.land.strength(hex)).filter(|_| is_weighed(view.phase)),
        tokens,
        ground: nature(view, hex),
        plates: sites(view, hex),
        rings: ways.rings(hex).0,
        tags: desk.tags(|change| touched::hex(view, change.seen) == Some(hex)).0,
    };
    let inset = desk.inset(&look, shown);
    match asked(view, hex).filter(|_| desk.is_asked()) {
        Some(mv) => desk.target_around(&mv, &class, &name, inset),
        None => html! { span.(class) role="img" aria-label=(name) title=(name) { (inset) } },
    }
}

/// Everything that decides how a hex looks, whoever sees it and whatever is done with it.
#[derive(Hash)]
struct Look {
    hex: Hex,
    numbers: Vec<SiteNo>,
    badge: String,
    force: Option<u8>,
    tokens: Vec<Token>,
    ground: Option<(Shape, u8)>,
    plates: Vec<Plate>,
    rings: String,
    tags: String,
}

fn shown(look: &Look) -> Markup {
    html! {
        span.in id={ "gi-" (look.hex) "-in" } aria-hidden="true" {
            span.gi-top {
                span.gi-name { (look.hex) }
                (numbers(&look.numbers))
                (PreEscaped(&look.badge))
                @if let Some(force) = look.force.filter(|it| *it > 0) {
                    b.gi-force.base { (force) }
                }
            }
            span.gi-men { @for token in &look.tokens { (figures::token(token, look.hex)) } }
            span.gi-foot { (ground(look.ground)) (plates(&look.plates)) }
            (PreEscaped(&look.rings))
            (PreEscaped(&look.tags))
        }
    }
}

/// The move that is made with a hex now.
fn asked(view: &View, hex: Hex) -> Option<Move> {
    match view.phase {
        Phase::PlaceOn { .. } => Some(Move::Place(PlaceMove::On(hex))),
        Phase::Carry(carry) => {
            (carry.hex != hex).then_some(Move::Transport(TransportMove::To(hex)))
        }
        Phase::Place(_) => {
            let has_neutral = view.shown.land.neutrals(hex, None) > 0;
            has_neutral.then_some(Move::Place(PlaceMove::NeutralFrom(hex)))
        }
        Phase::Start
        | Phase::Roll { .. }
        | Phase::Bid { .. }
        | Phase::Carve { .. }
        | Phase::PlaceLogs { .. }
        | Phase::PlaceAction { .. }
        | Phase::Transport { .. }
        | Phase::Help { .. }
        | Phase::CleanUp(_)
        | Phase::Over => None,
    }
}

/// `F3 (forest 4), gives 1 point, Anna: worker, chief`: the most important things
/// first, and no more than people want to listen to.
fn name(view: &View, hex: Hex, ways: &Ways<'_>, desk: &Desk<'_>) -> String {
    let speaker = desk.speaker();
    let mut name = desk.say(&place(view, hex));
    let mut parts: Vec<String> = ways.told(hex, desk).into_iter().collect();
    let strength = view.shown.land.strength(hex);
    if strength > 0 {
        parts.push(numbered(desk, "giants-board-carries", strength));
        for seat in Seat::all(view.n_seats()) {
            let roles = roles(view, hex, seat, speaker);
            if !roles.is_empty() {
                parts.push(format!("{}: {}", speaker.name(seat), roles.join(", ")));
            }
        }
        if view.shown.land.neutrals(hex, None) > 0 {
            let n = view.shown.land.neutrals(hex, None);
            parts.push(numbered(desk, "giants-board-neutrals", n));
        }
        if view.shown.land.logs(hex) > 0 {
            parts.push(numbered(desk, "giants-board-hex-logs", view.shown.land.logs(hex)));
        }
    }
    parts.extend(piece_names(view, hex, speaker));
    let mut n_chars = name.chars().count();
    for part in parts {
        n_chars += 2 + part.chars().count();
        if n_chars > NAME_MAX {
            break;
        }
        name = name + ", " + &part;
    }
    name
}

/// Returns what is special about a hex, and how many logs its forest provides.
pub(in crate::board) fn nature(view: &View, hex: Hex) -> Option<(Shape, u8)> {
    let is_cut = view.shown.cut.contains(hex);
    Some(match view.board.special(hex)? {
        Special::Quarry => (shapes::QUARRY, 0),
        Special::ClayPit => (shapes::CLAY_PIT, 0),
        Special::Village => (shapes::VILLAGE, 0),
        Special::Hut => (shapes::HUT, 0),
        Special::Forest(_) if is_cut => (shapes::STUMPS, 0),
        Special::Forest(n) => (shapes::FOREST, n),
    })
}

fn ground(nature: Option<(Shape, u8)>) -> Markup {
    let Some((icon, n_logs)) = nature else { return html! {} };
    html! {
        span.gi-ground { (shape(icon)) @if n_logs > 0 { b { (n_logs) } } }
    }
}

/// A site: the values of a statue and of a headdress, whether it is occupied, and
/// who reserved it if it is not.
pub(in crate::board) type Plate = (u8, u8, bool, Option<Seat>);

/// The sites of a hex.
pub(in crate::board) fn sites(view: &View, hex: Hex) -> Vec<Plate> {
    let sites = view.board.sites_at(hex).map(|no| {
        let (site, shown) = (view.board.site(no), &view.shown.sites[no.idx()]);
        let is_used = shown.statue.is_some();
        (site.statue, site.headdress, is_used, shown.owner.filter(|_| !is_used))
    });
    sites.collect()
}

/// The sites: the values of a statue and of a headdress, and a pedestal if it is
/// reserved. Equal ones are drawn once.
fn plates(sites: &[Plate]) -> Markup {
    let alike: Vec<_> = sites.chunk_by(|a, b| a == b).collect();
    let n_more = alike.len().saturating_sub(PLATES_MAX);
    html! {
        @for alike in alike.into_iter().take(PLATES_MAX) {
            @let (statue, headdress, is_used, owner) = alike[0];
            span.gi-site.used[is_used] {
                @if alike.len() > 1 { span.gi-times { (alike.len()) "×" } }
                @if let Some(seat) = owner { (chip(seat)) }
                b { (statue) }
                (shape(shapes::HAT)) i { (headdress) }
            }
        }
        @if n_more > 0 { span.gi-site { "+" (n_more) } }
    }
}

/// The numbers of the sites.
fn numbers(numbers: &[SiteNo]) -> Markup {
    html! {
        @match numbers {
            [] => {},
            [only] => span.gi-no { (only) },
            [first, ..] => span.gi-no { (first) "…" },
        }
    }
}
