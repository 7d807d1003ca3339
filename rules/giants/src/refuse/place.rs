//! Why somebody can't be placed, or not so.

use rules_core::Seat;

use crate::{
    Action, Giants, Hex, Move, Phase, Placed, Reason, Role, SiteNo, Stage, Stand,
    data::TABLETS_TO_BREAK,
    legal,
    refuse::{Answer, Stock, lacks, wrong_phase},
};

pub(super) fn refuse(game: &Giants, mv: Move) -> Answer {
    let rule = rule(mv);
    if game.phase.stage() != Stage::Place {
        return (rule, wrong_phase(game));
    }
    let reason = match (game.phase, mv) {
        (Phase::Place(seat), _) => return (rule, action(game, seat, mv)),
        (Phase::PlaceOn { who, .. }, Move::On(hex)) => return on(game, who, hex),
        (Phase::PlaceLogs { seat, hex, .. }, Move::Logs(_)) => {
            Reason::TooManyLogs { hex, max: legal::logs_max(game, seat, hex) }
        }
        (Phase::PlaceAction { hex, .. }, Move::Use(action)) => use_action(game, hex, action),
        (Phase::PlaceAction { seat, hex, .. }, Move::Reserve(site)) => {
            reserve(game, seat, hex, site)
        }
        (Phase::PlaceAction { .. }, Move::NoAction) => Reason::MustAct,
        (_, _) => Reason::WrongStep,
    };
    (rule, reason)
}

fn rule(mv: Move) -> &'static str {
    match mv {
        Move::Place(Role::Chief) => "GI-3B",
        Move::BreakTablet => "GI-3D",
        Move::PlaceNeutral | Move::PlaceNeutralFrom(_) => "GI-3n",
        Move::Logs(_) => "GI-O3",
        Move::Use(_) | Move::Reserve(_) => "GI-3C",
        Move::NoAction => "GI-3D",
        Move::SpendMarker => "GI-3E",
        Move::Pass => "GI-3F",
        _ => "GI-3A",
    }
}

fn action(game: &Giants, seat: Seat, mv: Move) -> Reason {
    let tribe = &game.tribes[seat];
    let behind = &tribe.behind;
    let chief = || lacks(Stock::Chief, 1, behind.chief.into());
    let marker = || lacks(Stock::Marker, 1, behind.markers);
    match mv {
        Move::Place(Role::Worker) => lacks(Stock::Worker, 1, behind.workers),
        Move::Place(Role::Sorcerer) => lacks(Stock::Sorcerer, 1, behind.sorcerer.into()),
        Move::Place(Role::Chief) => chief(),
        Move::BreakTablet => chief().or(Some(if tribe.tablets < TABLETS_TO_BREAK {
            Reason::TooFewTablets { needs: TABLETS_TO_BREAK, has: tribe.tablets }
        } else {
            Reason::NoActionPossible
        })),
        Move::PlaceNeutral | Move::PlaceNeutralFrom(_) if game.n_seats() != 2 => {
            Some(Reason::OnlyForTwo)
        }
        Move::PlaceNeutral => marker().or(Some(Reason::NoNeutralBeside)),
        Move::PlaceNeutralFrom(hex) => marker().or(Some(Reason::NoNeutralThere { hex })),
        Move::SpendMarker => marker().or(Some(Reason::NoTabletsLeft)),
        _ => None,
    }
    .unwrap_or(Reason::WrongStep)
}

fn on(game: &Giants, who: Placed, hex: Hex) -> Answer {
    if !game.options.board.land().contains(hex) {
        return ("GI-3A", Reason::NoSuchHex { hex });
    }
    match who {
        Placed::Breaker => ("GI-3D", Reason::NoActionPossible),
        Placed::Worker
        | Placed::Sorcerer
        | Placed::Chief
        | Placed::Neutral
        | Placed::NeutralFrom(_) => ("GI-3A", Reason::WrongStep),
    }
}

fn use_action(game: &Giants, hex: Hex, action: Action) -> Reason {
    let board = &game.options.board;
    let is_the_hex = match action {
        Action::Village => hex == board.village(),
        Action::Hut => hex == board.hut(),
        Action::Forest => 0 < board.logs_at(hex),
        Action::ClayPit => hex == board.clay_pit(),
    };
    if is_the_hex { Reason::NothingLeft { action } } else { Reason::NotTheHexFor { action } }
}

fn reserve(game: &Giants, seat: Seat, hex: Hex, site: SiteNo) -> Reason {
    let sites = game.options.board.sites();
    match sites.get(site.idx()) {
        None => Reason::NoSuchSite { site },
        Some(it) if it.hex != hex => Reason::SiteElsewhere { site, hex },
        Some(_) if game.stand(site) != Stand::FREE => Reason::SiteTaken { site },
        Some(_) => {
            let has = game.tribes[seat].behind.pedestals;
            Reason::NotBehindScreen { stock: Stock::Pedestal, needs: 1, has }
        }
    }
}
