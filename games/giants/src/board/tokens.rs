//! What stands or lies on a hex, in the order in which it is drawn.

use giants_rules::{Hex, Kind, Land, Role, ShownSite, Size, View};
use rules_core::Seat;

/// The values of a statue and of a headdress on a site.
pub(super) type Worth = (u8, u8);

/// Something on a hex; equal things are one token, with their number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Token {
    /// A statue on a site, with its values there.
    Erected(ShownSite, Size, Worth),
    /// Statues or headdresses that can be moved, with their marker.
    Pieces(Kind, Option<Seat>, u8),
    /// The one that is being moved.
    Carried(Kind, Option<Seat>),
    /// People of a seat.
    Men(Role, Seat, u8),
    /// Neutral workers, with their marker (GI-3n).
    Neutrals(Option<Seat>, u8),
    /// A pile of logs.
    Logs(u8),
}

/// Returns everything that stands or lies on a hex.
pub(super) fn tokens(view: &View, hex: Hex) -> Vec<Token> {
    let land = &view.shown.land;
    let mut tokens = Vec::new();
    for no in view.board.sites_at(hex) {
        let site = view.shown.sites[no.idx()];
        let worth = (view.board.site(no).statue, view.board.site(no).headdress);
        tokens.extend(site.statue.map(|size| Token::Erected(site, size, worth)));
    }
    let here = view.shown.pieces.as_slice().iter().filter(|it| it.hex() == hex);
    let here: Vec<_> = here.map(|it| (it.kind(), it.marker())).collect();
    for alike in here.chunk_by(|a, b| a == b) {
        let (kind, marker) = alike[0];
        tokens.push(Token::Pieces(kind, marker, alike.len() as u8));
    }
    if let Some(carry) = view.phase.carry().filter(|it| it.hex == hex) {
        tokens.push(Token::Carried(carry.piece.kind(), carry.piece.marker()));
    }
    if !land.occupied().contains(hex) {
        return tokens;
    }
    for seat in Seat::all(view.n_seats()) {
        tokens.extend(men(land, hex, seat));
    }
    if land.neutrals(hex, None) > 0 {
        tokens.push(Token::Neutrals(None, land.neutrals(hex, None)));
    }
    if land.logs(hex) > 0 {
        tokens.push(Token::Logs(land.logs(hex)));
    }
    tokens
}

fn men(land: &Land, hex: Hex, seat: Seat) -> impl Iterator<Item = Token> {
    let neutrals = land.neutrals(hex, Some(seat));
    let neutral = (neutrals > 0).then_some(Token::Neutrals(Some(seat), neutrals));
    let roles = on_hex(land, hex, seat).into_iter();
    roles.filter(|(_, n)| *n > 0).map(move |(role, n)| Token::Men(role, seat, n)).chain(neutral)
}

/// Returns the people of a seat on a hex, by role.
fn on_hex(land: &Land, hex: Hex, seat: Seat) -> [(Role, u8); 3] {
    [
        (Role::Worker, land.workers(hex, seat)),
        (Role::Sorcerer, land.has_sorcerer(hex, seat).into()),
        (Role::Chief, land.has_chief(hex, seat).into()),
    ]
}
