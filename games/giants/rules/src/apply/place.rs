//! Phase 3: people are placed.

use rules_core::Seat;

use crate::{
    Action, Giants, Hex, Phase, PlaceMove, Placed, Role, SiteNo, Stand, apply::begin,
    data::TABLETS_TO_BREAK, legal,
};

pub(super) fn place(game: &mut Giants, mv: PlaceMove) {
    match mv {
        PlaceMove::Member(role) => choose(game, role.into()),
        PlaceMove::BreakTablet => choose(game, Placed::Breaker),
        PlaceMove::Neutral => choose(game, Placed::Neutral),
        PlaceMove::NeutralFrom(hex) => choose(game, Placed::NeutralFrom(hex)),
        PlaceMove::On(hex) => on(game, hex),
        PlaceMove::Logs(n) => logs(game, n.n()),
        PlaceMove::Use(action) => use_action(game, action),
        PlaceMove::Reserve(site) => reserve(game, site),
        PlaceMove::NoAction => no_action(game),
        PlaceMove::SpendMarker => spend_marker(game),
        PlaceMove::Pass => pass(game),
    }
}

/// Ends an action: the next seat that has not passed is asked.
fn end_action(game: &mut Giants, seat: Seat) {
    let n_seats = game.n_seats();
    let mut seats = seat.next(n_seats).clockwise(n_seats);
    match seats.find(|seat| !game.tribes[*seat].has_passed) {
        Some(seat) => game.phase = Phase::Place(seat),
        None => {
            for seat in Seat::all(n_seats) {
                game.tribes[seat].has_passed = false;
            }
            begin::transport(game);
        }
    }
}

impl From<Role> for Placed {
    fn from(role: Role) -> Placed {
        match role {
            Role::Worker => Placed::Worker,
            Role::Sorcerer => Placed::Sorcerer,
            Role::Chief => Placed::Chief,
        }
    }
}

fn choose(game: &mut Giants, who: Placed) {
    let Phase::Place(seat) = game.phase else { panic!("nobody places") };
    game.phase = Phase::PlaceOn { seat, who };
}

fn on(game: &mut Giants, hex: Hex) {
    let Phase::PlaceOn { seat, who } = game.phase else { panic!("nobody is placed") };
    let tribe = &mut game.tribes[seat];
    match who {
        Placed::Worker => {
            tribe.behind.workers -= 1;
            game.land.add(hex, seat, Role::Worker);
        }
        Placed::Sorcerer => {
            tribe.behind.sorcerer = false;
            game.land.add(hex, seat, Role::Sorcerer);
        }
        Placed::Chief => {
            tribe.behind.chief = false;
            game.land.add(hex, seat, Role::Chief);
        }
        Placed::Breaker => {
            tribe.behind.chief = false;
            game.land.add(hex, seat, Role::Chief);
            // GI-3D, GI-O6.
            tribe.tablets -= TABLETS_TO_BREAK;
            game.tablets += TABLETS_TO_BREAK;
        }
        Placed::Neutral => {
            tribe.behind.markers -= 1;
            game.land.add_neutral(hex, Some(seat));
        }
        Placed::NeutralFrom(from) => {
            tribe.behind.markers -= 1;
            game.land.remove_neutral(from);
            game.land.add_neutral(hex, Some(seat));
        }
    }
    let brings_logs = match who {
        Placed::Worker | Placed::Sorcerer | Placed::Neutral | Placed::NeutralFrom(_) => true,
        // GI-3B, GI-O5.
        Placed::Chief | Placed::Breaker => false,
    };
    if brings_logs && legal::logs_max(game, seat, hex) > 0 {
        game.phase = Phase::PlaceLogs { seat, who, hex };
    } else {
        ask_for_action(game, seat, who, hex);
    }
}

fn logs(game: &mut Giants, n: u8) {
    let Phase::PlaceLogs { seat, who, hex } = game.phase else { panic!("no logs are laid") };
    game.tribes[seat].behind.logs -= n;
    game.land.lay_logs(hex, n);
    ask_for_action(game, seat, who, hex);
}

/// Asks for the special action where there is a choice.
fn ask_for_action(game: &mut Giants, seat: Seat, who: Placed, hex: Hex) {
    let may_act = match who {
        Placed::Sorcerer | Placed::Breaker => true,
        Placed::Worker | Placed::Chief | Placed::Neutral | Placed::NeutralFrom(_) => false,
    };
    if !may_act || !legal::has_action(game, seat, hex) {
        return end_action(game, seat);
    }
    game.phase = Phase::PlaceAction { seat, who, hex };
    if who == Placed::Breaker {
        let mut actions = legal::actions(game, seat, hex);
        // The action is mandatory, and a single one is no choice.
        if let (Some(only), None) = (actions.next(), actions.next()) {
            drop(actions);
            place(game, only);
        }
    }
}

fn use_action(game: &mut Giants, action: Action) {
    let Phase::PlaceAction { seat, hex, .. } = game.phase else { panic!("no action is due") };
    let tribe = &mut game.tribes[seat];
    match action {
        Action::Village => {
            tribe.bag.workers -= 1;
            tribe.behind.workers += 1;
        }
        Action::Hut => {
            tribe.bag.markers -= 1;
            tribe.behind.markers += 1;
        }
        Action::Forest => {
            tribe.behind.logs += game.options.board.logs_at(hex);
            game.cut.insert(hex);
        }
        Action::ClayPit => {
            tribe.front.headdresses += 1;
            game.headdresses -= 1;
        }
    }
    end_action(game, seat);
}

fn reserve(game: &mut Giants, site: SiteNo) {
    let Phase::PlaceAction { seat, .. } = game.phase else { panic!("no action is due") };
    game.tribes[seat].behind.pedestals -= 1;
    game.stands[site.idx()] = Stand::reserved(seat);
    end_action(game, seat);
}

fn no_action(game: &mut Giants) {
    let Phase::PlaceAction { seat, .. } = game.phase else { panic!("no action is due") };
    end_action(game, seat);
}

/// GI-3E.
fn spend_marker(game: &mut Giants) {
    let Phase::Place(seat) = game.phase else { panic!("nobody places") };
    let tribe = &mut game.tribes[seat];
    tribe.behind.markers -= 1;
    tribe.front.markers += 1;
    tribe.tablets += 1;
    game.tablets -= 1;
    end_action(game, seat);
}

/// GI-3F.
fn pass(game: &mut Giants) {
    let Phase::Place(seat) = game.phase else { panic!("nobody places") };
    game.tribes[seat].has_passed = true;
    end_action(game, seat);
}
