//! Why a piece can't be moved, marked, erected or put on.

use rules_core::Seat;

use crate::{
    Carry, Giants, Hex, HexSet, Kind, Phase, Piece, Reason, SiteNo, Stage, Stand, TransportMove,
    refuse::{Answer, Stock, wrong_phase},
};

pub(super) fn refuse(game: &Giants, mv: TransportMove) -> Answer {
    let rule = rule(mv);
    if game.phase.stage() != Stage::Transport {
        return (rule, wrong_phase(game));
    }
    match (game.phase, mv) {
        (Phase::Transport { .. }, TransportMove::Put(kind)) => (rule, Reason::NotInFront { kind }),
        (Phase::Transport { seat, .. }, TransportMove::Move(kind, hex)) => {
            not_the_piece(game, seat, kind, hex, Some(seat))
        }
        (Phase::Transport { seat, .. }, TransportMove::Take(kind, hex)) => {
            not_the_piece(game, seat, kind, hex, None)
        }
        (Phase::Transport { .. }, TransportMove::Done) => (rule, Reason::PiecesInFront),
        (Phase::Carry(carry), TransportMove::To(hex)) => to(game, &carry, hex),
        (Phase::Carry(carry), TransportMove::Erect(site)) => erect(game, &carry, site),
        (Phase::Carry(carry), TransportMove::Crown(site)) => crown(game, &carry, site),
        (Phase::Carry(carry), TransportMove::Mark) => match carry.piece.marker() {
            Some(_) => (rule, Reason::MarkedAlready),
            None => {
                let reason = Reason::NotBehindScreen { stock: Stock::Marker, needs: 1, has: 0 };
                (rule, reason)
            }
        },
        (Phase::Carry(carry), TransportMove::Leave) if carry.must_be_kept() => {
            ("GI-4D", Reason::MustBeKept)
        }
        (Phase::Carry(_), TransportMove::Leave) => ("GI-4D", Reason::ChangesNothing),
        (Phase::Help { .. }, TransportMove::Help(seat) | TransportMove::HelpChief(seat)) => {
            (rule, Reason::NotAHelper { seat })
        }
        (_, _) => (rule, Reason::WrongStep),
    }
}

fn rule(mv: TransportMove) -> &'static str {
    match mv {
        TransportMove::Put(Kind::Statue(_)) => "GI-4A",
        TransportMove::Put(Kind::Headdress) => "GI-4B",
        TransportMove::To(_) => "GI-T2",
        TransportMove::Help(_) | TransportMove::HelpChief(_) => "GI-O10",
        TransportMove::Erect(_) => "GI-4E",
        TransportMove::Crown(_) => "GI-4F",
        TransportMove::Mark => "GI-4G",
        TransportMove::Leave => "GI-4C",
        TransportMove::Done => "GI-4H",
        TransportMove::Move(..) | TransportMove::Take(..) => "GI-4D",
    }
}

/// Says why a piece with this marker, or without one, can't be used.
pub(super) fn not_the_piece(
    game: &Giants,
    seat: Seat,
    kind: Kind,
    hex: Hex,
    marker: Option<Seat>,
) -> Answer {
    let alike = || game.pieces.as_slice().iter().filter(|it| (it.kind(), it.hex()) == (kind, hex));
    let meant = || alike().filter(|it| it.marker() == marker);
    let is_movable = |it: &Piece| it.mover() != Some(seat);
    if meant().next().is_none() {
        let other = alike().find_map(|it| it.marker().filter(|it| *it != seat));
        return match other {
            Some(seat) => ("GI-O12", Reason::MarkedByAnother { seat }),
            None => ("GI-4D", Reason::NoSuchPiece { kind, hex }),
        };
    }
    if meant().any(is_movable) {
        ("GI-O21", Reason::NoEnd)
    } else {
        ("GI-O19", Reason::MovedBefore)
    }
}

fn to(game: &Giants, carry: &Carry, hex: Hex) -> Answer {
    let weight = carry.piece.kind().weight();
    if !game.options.board.land().contains(hex) {
        ("GI-T2", Reason::NoSuchHex { hex })
    } else if !HexSet::of(carry.hex).neighbours().contains(hex) {
        ("GI-T2", Reason::NotNextTo { from: carry.hex, hex })
    } else if !carry.can_move() {
        ("GI-O19", Reason::MovedBefore)
    } else if game.route.contains(hex) {
        ("GI-O18", Reason::EnteredBefore { hex })
    } else if !game.strong[weight.idx()].contains(hex) {
        ("GI-T2", Reason::TooWeak { hex, needs: weight.n() })
    } else {
        ("GI-O21", Reason::NoEnd)
    }
}

/// Says what is wrong with a site for the piece in hand, if it is the place.
fn wrong_site(game: &Giants, carry: &Carry, site: SiteNo) -> Option<Reason> {
    match game.options.board.sites().get(site.idx()) {
        None => Some(Reason::NoSuchSite { site }),
        Some(it) if it.hex != carry.hex => Some(Reason::SiteElsewhere { site, hex: carry.hex }),
        Some(it) if !game.land.is_present(it.hex, carry.seat) => {
            Some(Reason::NobodyThere { hex: it.hex })
        }
        Some(_) => None,
    }
}

fn erect(game: &Giants, carry: &Carry, site: SiteNo) -> Answer {
    let kind = carry.piece.kind();
    if kind == Kind::Headdress {
        return ("GI-4E", Reason::WrongKind { kind });
    }
    let reason = wrong_site(game, carry, site).unwrap_or_else(|| {
        if game.stand(site) == Stand::FREE {
            Reason::NotBehindScreen { stock: Stock::Pedestal, needs: 1, has: 0 }
        } else {
            Reason::SiteTaken { site }
        }
    });
    ("GI-4E", reason)
}

fn crown(game: &Giants, carry: &Carry, site: SiteNo) -> Answer {
    let kind = carry.piece.kind();
    if kind != Kind::Headdress {
        return ("GI-4F", Reason::WrongKind { kind });
    }
    if let Some(reason) = wrong_site(game, carry, site) {
        return ("GI-4F", reason);
    }
    let stand = game.stand(site);
    let is_foreign = stand.statue().is_some() && stand.owner() != Some(carry.seat);
    (if is_foreign { "GI-O13" } else { "GI-4F" }, Reason::NoBareStatue { site })
}
