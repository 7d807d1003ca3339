//! Why somebody can't be placed, or not in this way.

use rules_core::Seat;

use crate::{
    Action, Giants, Hex, Phase, PlaceMove, Placed, Reason, Role, SiteNo, Stage, Stand,
    data::TABLETS_TO_BREAK,
    legal,
    refuse::{Answer, Stock, lacks, wrong_phase},
};

pub(super) fn refuse(game: &Giants, mv: PlaceMove) -> Answer {
    let rule = rule(mv);
    if game.phase.stage() != Stage::Place {
        return (rule, wrong_phase(game));
    }
    let reason = match (game.phase, mv) {
        (Phase::Place(seat), _) => return (rule, action(game, seat, mv)),
        (Phase::PlaceOn { who, .. }, PlaceMove::On(hex)) => return on(game, who, hex),
        (Phase::PlaceLogs { seat, hex, .. }, PlaceMove::Logs(_)) => {
            Reason::TooManyLogs { hex, max: legal::logs_max(game, seat, hex) }
        }
        (Phase::PlaceAction { hex, .. }, PlaceMove::Use(action)) => use_action(game, hex, action),
        (Phase::PlaceAction { seat, hex, .. }, PlaceMove::Reserve(site)) => {
            reserve(game, seat, hex, site)
        }
        (Phase::PlaceAction { .. }, PlaceMove::NoAction) => Reason::MustAct,
        (_, _) => Reason::WrongStep,
    };
    (rule, reason)
}

fn rule(mv: PlaceMove) -> &'static str {
    match mv {
        PlaceMove::Member(Role::Chief) => "GI-3B",
        PlaceMove::BreakTablet => "GI-3D",
        PlaceMove::Neutral | PlaceMove::NeutralFrom(_) => "GI-3n",
        PlaceMove::Logs(_) => "GI-O3",
        PlaceMove::Use(_) | PlaceMove::Reserve(_) => "GI-3C",
        PlaceMove::NoAction => "GI-3D",
        PlaceMove::SpendMarker => "GI-3E",
        PlaceMove::Pass => "GI-3F",
        PlaceMove::Member(Role::Worker | Role::Sorcerer) | PlaceMove::On(_) => "GI-3A",
    }
}

fn action(game: &Giants, seat: Seat, mv: PlaceMove) -> Reason {
    let tribe = &game.tribes[seat];
    let behind = &tribe.behind;
    let chief = || lacks(Stock::Chief, 1, behind.chief.into());
    let marker = || lacks(Stock::Marker, 1, behind.markers);
    match mv {
        PlaceMove::Member(Role::Worker) => lacks(Stock::Worker, 1, behind.workers),
        PlaceMove::Member(Role::Sorcerer) => lacks(Stock::Sorcerer, 1, behind.sorcerer.into()),
        PlaceMove::Member(Role::Chief) => chief(),
        PlaceMove::BreakTablet => chief().or(Some(if tribe.tablets < TABLETS_TO_BREAK {
            Reason::TooFewTablets { needs: TABLETS_TO_BREAK, has: tribe.tablets }
        } else {
            Reason::NoActionPossible
        })),
        PlaceMove::Neutral | PlaceMove::NeutralFrom(_) if game.n_seats() != 2 => {
            Some(Reason::OnlyForTwo)
        }
        PlaceMove::Neutral => marker().or(Some(Reason::NoNeutralBeside)),
        PlaceMove::NeutralFrom(hex) => marker().or(Some(Reason::NoNeutralThere { hex })),
        PlaceMove::SpendMarker => marker().or(Some(Reason::NoTabletsLeft)),
        PlaceMove::On(_)
        | PlaceMove::Logs(_)
        | PlaceMove::Use(_)
        | PlaceMove::Reserve(_)
        | PlaceMove::NoAction
        | PlaceMove::Pass => None,
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
        Action::Forest => board.logs_at(hex) > 0,
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
