//! People, logs, statues and headdresses.

use boards::{Shape, chip, mark, seat_class, shape};
use giants_rules::{Hex, Kind, Role, ShownSite, Size};
use maud::{Markup, html};
use rules_core::Seat;

use crate::board::shapes;
use crate::board::tokens::{Token, Worth};

/// Draws something that stands or lies on a hex.
pub(super) fn token(token: &Token, hex: Hex) -> Markup {
    match *token {
        Token::Erected(site, size, worth) => erected(&site, size, worth),
        Token::Pieces(kind, marker, n) => piece(kind, marker, n.into()),
        Token::Carried(kind, marker) => html! {
            span.gi-carried data-piece-id="carried" { (piece(kind, marker, 1)) }
        },
        Token::Men(role, seat, n) => standing(role, seat, n, hex),
        Token::Neutrals(marker, n) => neutral(marker, n),
        Token::Logs(n) => logs(n),
    }
}

pub(in crate::board) fn role_shape(role: Role) -> Shape {
    match role {
        Role::Worker => shapes::WORKER,
        Role::Sorcerer => shapes::SORCERER,
        Role::Chief => shapes::CHIEF,
    }
}

/// Returns the name that people of a kind have in every drawing.
fn role_name(role: Role, seat: Seat) -> String {
    let role = match role {
        Role::Worker => "worker",
        Role::Sorcerer => "sorcerer",
        Role::Chief => "chief",
    };
    format!("{seat}-{role}")
}

/// Draws members of a tribe: one figure, with their number if there are several.
pub(super) fn man(role: Role, seat: Seat, n: u8) -> Markup {
    html! { span.gi-man.(seat_class(seat)) { (figure(role, seat, n)) } }
}

/// Draws a member of a tribe who can be placed.
pub(super) fn at_hand(role: Role, seat: Seat) -> Markup {
    html! {
        span.gi-man.(seat_class(seat)) data-leaves=(role_name(role, seat)) {
            (figure(role, seat, 1))
        }
    }
}

fn figure(role: Role, seat: Seat, n: u8) -> Markup {
    html! { (shape(role_shape(role))) (mark(seat)) @if n > 1 { b { (n) } } }
}

/// Draws members of a tribe on a hex: one figure, with their number if there are several.
/// The chief and the sorcerer are always the same ones.
fn standing(role: Role, seat: Seat, n: u8, hex: Hex) -> Markup {
    let name = role_name(role, seat);
    let key = (role == Role::Worker).then(|| format!("{name}-{hex}"));
    let piece_id = key.is_none().then_some(&name);
    html! {
        span.gi-man.(seat_class(seat)) data-piece-id=[piece_id] data-key=[key]
            data-gets=(name) data-n=(n)
        {
            (figure(role, seat, n))
        }
    }
}

/// Draws neutral workers, with their marker if they have one (GI-3n).
pub(super) fn neutral(marker: Option<Seat>, n: u8) -> Markup {
    html! {
        span.gi-man.seat-0 {
            (shape(shapes::WORKER))
            svg.mark aria-hidden="true" { use href="#s-mark-0"; }
            @if n > 1 { b { (n) } }
            @if let Some(seat) = marker { (chip(seat)) }
        }
    }
}

/// Draws a pile of logs.
pub(super) fn logs(n: u8) -> Markup {
    html! { span.gi-logs { @for _ in 0..n { (shape(Shape::LOG)) } } }
}

fn size_class(size: Size) -> &'static str {
    match size {
        Size::Small => "z1",
        Size::Medium => "z2",
        Size::Large => "z3",
    }
}

/// Draws statues or headdresses, with their marker if they have one.
pub(super) fn piece(kind: Kind, marker: Option<Seat>, n: usize) -> Markup {
    let size = match kind {
        Kind::Statue(size) => Some(size),
        Kind::Headdress => None,
    };
    html! {
        span.gi-piece.(size.map_or("z0", size_class)) {
            (shape(if size.is_some() { Shape::MOAI } else { shapes::HAT }))
            @if let Some(size) = size { b.gi-size { (size.n()) } }
            @if let Some(seat) = marker { (chip(seat)) }
            @if n > 1 { i { "×" (n) } }
        }
    }
}

/// Draws a statue on its pedestal. Only those who know its owner see the colour.
fn erected(site: &ShownSite, size: Size, worth: Worth) -> Markup {
    let piece = site.owner.map(|seat| counted(seat, site, size, worth));
    html! {
        span.gi-piece.gi-erected.(size_class(size)).crowned[site.has_headdress] data-piece=[piece] {
            @if site.has_headdress { (shape(shapes::HAT)) }
            (shape(Shape::MOAI))
            b.gi-size { (size.n()) }
            @match site.owner {
                Some(seat) => (chip(seat)),
                None => span.chip.seat-0 { "?" },
            }
        }
    }
}

/// Returns the names of the lines of the final score that count a statue.
fn counted(seat: Seat, site: &ShownSite, size: Size, (statue, headdress): Worth) -> String {
    let mut names = format!("{seat}-statue-{}-{statue}", size.n());
    if site.has_headdress {
        names += &format!(" {seat}-headdress-{headdress}");
    }
    names
}
