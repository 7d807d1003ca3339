//! Phase 3: who can be placed, where, and with what.

use rules_core::Seat;

use crate::{
    Action, Giants, Hex, HexSet, Move, PlaceMove, Placed, Role, Stand, UpTo,
    data::{LOGS_ON_HEX_MAX, TABLETS_TO_BREAK},
};

/// GI-3A to GI-3F, GI-3n: the actions.
pub(super) fn actions_of_phase(game: &Giants, seat: Seat, out: &mut Vec<Move>) {
    let tribe = &game.tribes[seat];
    if tribe.behind.workers > 0 {
        out.push(Move::Place(PlaceMove::Member(Role::Worker)));
    }
    if tribe.behind.sorcerer {
        out.push(Move::Place(PlaceMove::Member(Role::Sorcerer)));
    }
    if tribe.behind.chief {
        out.push(Move::Place(PlaceMove::Member(Role::Chief)));
        if tribe.tablets >= TABLETS_TO_BREAK && !acting_hexes(game, seat).is_empty() {
            out.push(Move::Place(PlaceMove::BreakTablet));
        }
    }
    if tribe.behind.markers > 0 {
        if game.n_seats() == 2 {
            neutrals(game, out);
        }
        if game.tablets > 0 {
            out.push(Move::Place(PlaceMove::SpendMarker));
        }
    }
    out.push(Move::Place(PlaceMove::Pass));
}

/// GI-3n: one from beside the map, or an unmarked one from a hex.
fn neutrals(game: &Giants, out: &mut Vec<Move>) {
    if game.n_neutrals_beside() > 0 {
        out.push(Move::Place(PlaceMove::Neutral));
    }
    let unmarked = game.land.occupied().iter().filter(|hex| game.land.neutrals(*hex, None) > 0);
    out.extend(unmarked.map(PlaceMove::NeutralFrom).map(Move::Place));
}

/// The hexes for whom is placed: all of them, but with a tablet broken only
/// those with an action that can be done (GI-3D).
pub(super) fn hexes(game: &Giants, seat: Seat, who: Placed, out: &mut Vec<Move>) {
    match who {
        Placed::Worker
        | Placed::Sorcerer
        | Placed::Chief
        | Placed::Neutral
        | Placed::NeutralFrom(_) => {
            out.extend(game.options.board.land().iter().map(PlaceMove::On).map(Move::Place));
        }
        Placed::Breaker => {
            out.extend(acting_hexes(game, seat).iter().map(PlaceMove::On).map(Move::Place))
        }
    }
}

/// GI-3A, GI-O3: 0 to 2 own logs, at most 2 on the hex.
pub(super) fn logs(game: &Giants, seat: Seat, hex: Hex, out: &mut Vec<Move>) {
    out.extend(UpTo::all_to(logs_max(game, seat, hex)).map(PlaceMove::Logs).map(Move::Place));
}

/// Returns how many logs a seat can lay on a hex.
pub(crate) fn logs_max(game: &Giants, seat: Seat, hex: Hex) -> u8 {
    (LOGS_ON_HEX_MAX - game.land.logs(hex)).min(game.tribes[seat].behind.logs)
}

/// GI-3C, GI-O4: the sorcerer may do without; who broke a tablet may not.
pub(super) fn special(game: &Giants, seat: Seat, who: Placed, hex: Hex, out: &mut Vec<Move>) {
    out.extend(actions(game, seat, hex).map(Move::Place));
    if who == Placed::Sorcerer {
        out.push(Move::Place(PlaceMove::NoAction));
    }
}

/// Returns the special actions that a seat could do on a hex (GI-3C).
pub(crate) fn actions(game: &Giants, seat: Seat, hex: Hex) -> impl Iterator<Item = PlaceMove> {
    let used = Action::ALL.into_iter().filter(move |it| can_use(game, seat, hex, *it));
    let n_pedestals = game.tribes[seat].behind.pedestals;
    let sites = game.options.board.sites_at(hex);
    // GI-O8: of several sites the seat picks one.
    let free = sites.filter(move |site| n_pedestals > 0 && game.stand(*site) == Stand::FREE);
    used.map(PlaceMove::Use).chain(free.map(PlaceMove::Reserve))
}

/// Returns whether some special action can be done on a hex.
pub(crate) fn has_action(game: &Giants, seat: Seat, hex: Hex) -> bool {
    actions(game, seat, hex).next().is_some()
}

fn can_use(game: &Giants, seat: Seat, hex: Hex, action: Action) -> bool {
    let (board, bag) = (&game.options.board, &game.tribes[seat].bag);
    match action {
        Action::Village => hex == board.village() && bag.workers > 0,
        Action::Hut => hex == board.hut() && bag.markers > 0,
        Action::Forest => board.logs_at(hex) > 0 && !game.cut.contains(hex),
        Action::ClayPit => hex == board.clay_pit() && game.headdresses > 0,
    }
}

/// The hexes on which some special action can be done.
fn acting_hexes(game: &Giants, seat: Seat) -> HexSet {
    let board = &game.options.board;
    let forests = board.forests().iter().map(|(hex, _)| *hex);
    let special = forests.chain([board.village(), board.hut(), board.clay_pit()]);
    let can_use_any = |hex: &Hex| Action::ALL.into_iter().any(|it| can_use(game, seat, *hex, it));
    let used: HexSet = special.filter(can_use_any).collect();
    if game.tribes[seat].behind.pedestals == 0 {
        return used;
    }
    let free = board.numbered_sites().filter(|(no, _)| game.stand(*no) == Stand::FREE);
    used | free.map(|(_, site)| site.hex).collect()
}
