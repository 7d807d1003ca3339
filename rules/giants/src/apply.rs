//! What a move changes.

mod bid;
mod place;
mod round;
mod transport;

use crate::{Giants, Move, Placed, SiteNo, apply::transport::IsOwn, score};

pub(crate) use self::bid::first_step;

pub(crate) fn apply(game: &mut Giants, mv: Move) {
    match mv {
        Move::Start(seat) => round::start(game, seat),
        Move::Roll(face) => round::roll(game, face.n()),
        Move::BidMarkers(n) => bid::step(game, |bid| bid.markers = n.n()),
        Move::BidWorkers(n) => bid::step(game, |bid| bid.workers = n.n()),
        Move::BidSorcerer(is_bid) => bid::step(game, |bid| bid.sorcerer = is_bid),
        Move::BidChief(is_bid) => bid::step(game, |bid| bid.chief = is_bid),
        Move::Ready => bid::ready(game),
        Move::Carve(size, carver) => bid::carve(game, size, carver),
        Move::Decline => bid::decline(game),
        Move::Place(role) => place::choose(game, role.into()),
        Move::BreakTablet => place::choose(game, Placed::Breaker),
        Move::PlaceNeutral => place::choose(game, Placed::Neutral),
        Move::PlaceNeutralFrom(hex) => place::choose(game, Placed::NeutralFrom(hex)),
        Move::On(hex) => place::on(game, hex),
        Move::Logs(n) => place::logs(game, n.n()),
        Move::Use(action) => place::use_action(game, action),
        Move::Reserve(site) => place::reserve(game, site),
        Move::NoAction => place::no_action(game),
        Move::SpendMarker => place::spend_marker(game),
        Move::Pass => place::pass(game),
        Move::Put(kind) => transport::put(game, kind),
        Move::Move(kind, hex) => transport::pick(game, kind, hex, IsOwn::Yes),
        Move::Take(kind, hex) => transport::pick(game, kind, hex, IsOwn::No),
        Move::To(hex) => transport::to(game, hex),
        Move::Help(seat) => transport::help(game, seat),
        Move::HelpChief(seat) => transport::help_chief(game, seat),
        Move::Erect(site) => transport::erect(game, site),
        Move::Crown(site) => transport::crown(game, site),
        Move::Mark => transport::mark(game),
        Move::Leave => transport::leave(game),
        Move::Done => transport::done(game),
        Move::Peek(site) => peek(game, site),
        Move::Unmark(kind, hex) => round::unmark(game, kind, hex),
        Move::Keep => round::keep(game),
    }
}

/// GI-P, GI-O6: the half-tablet goes back to the supply; the turn goes on.
fn peek(game: &mut Giants, site: SiteNo) {
    let seat = score::seat_to_move(game).expect("somebody's turn");
    let tribe = &mut game.tribes[seat];
    tribe.tablets -= 1;
    tribe.peeked |= 1 << site.idx();
    game.tablets += 1;
}
