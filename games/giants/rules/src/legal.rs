//! What a seat may do.

mod bid;
mod place;
mod transport;

use rules_core::Seat;

use crate::{CleanUpMove, Giants, Move, Pedestals, Phase, SiteNo};

pub(crate) use self::{
    bid::can_carve,
    place::{actions, has_action, logs_max},
    transport::picks,
};

pub(crate) fn legal_moves(game: &Giants, out: &mut Vec<Move>) {
    out.clear();
    match game.phase {
        Phase::Start | Phase::Roll { .. } => {}
        Phase::Bid { seat, step } => bid::bids(game, seat, step, out),
        Phase::Carve { place, .. } => {
            let seat = game.carver(place);
            bid::carvings(game, seat, out);
            peeks(game, seat, out);
        }
        Phase::Place(seat) => {
            place::actions_of_phase(game, seat, out);
            peeks(game, seat, out);
        }
        Phase::PlaceOn { seat, who } => place::hexes(game, seat, who, out),
        Phase::PlaceLogs { seat, hex, .. } => place::logs(game, seat, hex, out),
        Phase::PlaceAction { seat, who, hex } => place::special(game, seat, who, hex, out),
        Phase::Transport { seat, .. } => {
            transport::actions_of_phase(game, seat, out);
            peeks(game, seat, out);
        }
        Phase::Carry(carry) => transport::steps(game, &carry, out),
        Phase::Help { carry, hex, n_left, helper, n_taken } => {
            let weight = carry.piece.kind().weight();
            let force = game.land.force(hex, carry.seat);
            transport::helpers(&force, weight, (n_left, helper, n_taken), out);
        }
        Phase::CleanUp(seat) => {
            unmarkings(game, seat, out);
            peeks(game, seat, out);
        }
        Phase::Over => {}
    }
}

/// GI-P: half-tablets buy a look at pedestals whose owner the table doesn't
/// show the seat.
fn peeks(game: &Giants, seat: Seat, out: &mut Vec<Move>) {
    if game.tribes[seat].tablets == 0 || game.options.pedestals == Pedestals::Open {
        return;
    }
    let sites = (0..game.options.board.sites().len()).map(SiteNo::with_idx);
    out.extend(sites.filter(|site| can_peek(game, seat, *site)).map(Move::Peek));
}

/// Returns whether there is something under a statue that the table doesn't
/// show the seat.
pub(crate) fn can_peek(game: &Giants, seat: Seat, site: SiteNo) -> bool {
    let stand = game.stand(site);
    stand.statue().is_some() && !shows_owner(game, site, Some(seat))
}

/// Returns whether the table shows the owner of a pedestal to a seat or a
/// spectator (GI-O16).
pub(crate) fn shows_owner(game: &Giants, site: SiteNo, viewer: Option<Seat>) -> bool {
    let stand = game.stand(site);
    let is_open = match game.options.pedestals {
        Pedestals::Owner => false,
        Pedestals::Open => true,
    };
    let has_peeked =
        |seat: Seat| stand.owner() == Some(seat) || game.tribes[seat].peeked >> site.idx() & 1 == 1;
    is_open
        || stand.statue().is_none()
        || stand.is_new()
        || game.phase == Phase::Over
        || viewer.is_some_and(has_peeked)
}

/// GI-5a: markers on pieces may be taken back, equal pieces counting as one
/// choice.
fn unmarkings(game: &Giants, seat: Seat, out: &mut Vec<Move>) {
    let mut last = None;
    for piece in game.pieces.as_slice().iter().filter(|it| it.marker() == Some(seat)) {
        if last.replace(*piece) != Some(*piece) {
            out.push(Move::CleanUp(CleanUpMove::Unmark(piece.kind(), piece.hex())));
        }
    }
    out.push(Move::CleanUp(CleanUpMove::Keep));
}
