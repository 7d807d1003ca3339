//! What holds in each phase.

use rules_core::Seat;

use crate::{
    BidStep, Carry, Giants, HexSet, Kind, Phase, Placed, Stage,
    check::{Check, require},
    data::{SEATS_MAX, WORKERS, n_dice},
    legal,
    state::Tribe,
};

pub(super) fn phase(game: &Giants) -> Check {
    let stage = game.phase.stage();
    scratch(game, stage)?;
    for (seat, tribe) in game.tribes.iter() {
        tribe_in(game, stage, seat, tribe)?;
    }
    let is_begun = stage != Stage::Setup;
    require((game.round > 0) == is_begun && game.round <= game.n_rounds(), || {
        format!("it can't be round {} now", game.round)
    })?;
    require(game.start.0 < game.n_seats(), || format!("there is no seat {}", game.start))?;
    step(game)
}

/// What a phase must not leave behind for the next.
fn scratch(game: &Giants, stage: Stage) -> Check {
    let is_transport = stage == Stage::Transport;
    let strong = if is_transport { game.land.strong() } else { [HexSet::EMPTY; 3] };
    require(game.strong == strong, || "the strength of the hexes is stale".to_owned())?;
    let is_carrying = game.carry().is_some();
    require(is_carrying != game.route.is_empty(), || "a route without a piece".to_owned())?;
    let is_tray_used = matches!(stage, Stage::Roll | Stage::Bid | Stage::Carve);
    require(is_tray_used || game.tray == [0; 3], || "statues were left in the tray".to_owned())?;
    let is_still = game.pieces.as_slice().iter().all(|it| it.mover().is_none());
    require(is_transport || is_still, || "a piece is still said to have moved".to_owned())?;
    let mut order = game.order;
    order[..usize::from(game.n_seats())].sort_unstable();
    let is_ordered = match stage {
        Stage::Carve => Seat::all(game.n_seats()).eq(order.into_iter().take(game.n_seats().into())),
        _ => game.order == [Seat(0); SEATS_MAX],
    };
    require(is_ordered, || "the order names every seat once, while statues are carved".to_owned())
}

fn tribe_in(game: &Giants, stage: Stage, seat: Seat, tribe: &Tribe) -> Check {
    let behind = &tribe.behind;
    let is_home = match stage {
        Stage::Setup | Stage::Roll | Stage::Bid | Stage::CleanUp | Stage::Over => true,
        Stage::Carve | Stage::Place | Stage::Transport => false,
    };
    let at_home = behind.sorcerer
        && behind.chief
        && tribe.front == Default::default()
        && behind.workers + tribe.bag.workers == WORKERS;
    require(!is_home || at_home, || format!("the people of seat {seat} are not back"))?;
    let n_idle = tribe.front.workers + u8::from(tribe.front.sorcerer);
    let is_idle = tribe.idle_hands <= n_idle && (!tribe.is_chief_idle || tribe.front.chief);
    require(is_idle, || format!("seat {seat} has more carvers than it bid"))?;
    let is_quiet = tribe.idle_hands == 0 && !tribe.is_chief_idle;
    require(stage == Stage::Carve || is_quiet, || format!("seat {seat} still carves"))?;
    let can_pass = stage == Stage::Place;
    require(can_pass || !tribe.has_passed, || format!("seat {seat} has nothing to pass"))?;
    let bid = tribe.bid;
    let can_bid = bid.markers <= behind.markers && bid.workers <= behind.workers;
    require(can_bid, || format!("seat {seat} bids what it doesn't have"))?;
    let is_secret = bid != Default::default() || tribe.is_ready;
    require(stage == Stage::Bid || !is_secret, || format!("seat {seat} has no bid now"))?;
    let n_sites = game.options.board.sites().len();
    require(tribe.peeked >> n_sites == 0, || format!("seat {seat} peeked at no site"))
}

/// The step that is asked for can be taken.
fn step(game: &Giants) -> Check {
    let wrong = || format!("the phase can't be {}", game.phase);
    let is_seat = |seat: Seat| seat.0 < game.n_seats();
    let is_sound = match game.phase {
        Phase::Start | Phase::Over => true,
        Phase::Roll { n_left } => (1..=n_dice(game.n_seats())).contains(&n_left),
        Phase::Bid { seat, step } => {
            let has_markers =
                is_seat(seat) && (step != BidStep::Markers || game.tribes[seat].behind.markers > 0);
            has_markers && !game.tribes[seat].is_ready && game.has_statue_in_tray()
        }
        Phase::Carve { place, .. } => {
            place < game.n_seats() && legal::can_carve(game, game.carver(place))
        }
        Phase::Place(seat) => is_seat(seat) && !game.tribes[seat].has_passed,
        Phase::PlaceOn { seat, who } => is_seat(seat) && can_place(game, seat, who),
        Phase::PlaceLogs { seat, who, hex } => {
            let is_there = is_seat(seat) && game.land.is_present(hex, seat);
            is_there && !is_chief(who) && legal::logs_max(game, seat, hex) > 0
        }
        Phase::PlaceAction { seat, who, hex } => {
            let may_act = matches!(who, Placed::Sorcerer | Placed::Breaker);
            may_act && is_seat(seat) && legal::has_action(game, seat, hex)
        }
        Phase::Transport { seat, n_done } => is_seat(seat) && n_done < game.n_seats(),
        Phase::Carry(carry) => is_carried(game, &carry),
        Phase::Help { carry, hex, n_left, helper, n_taken } => {
            let force = game.land.force(hex, carry.seat.min(Seat(SEATS_MAX as u8 - 1)));
            let lack = force.lack(carry.piece.kind().weight());
            is_carried(game, &carry)
                && game.strong[carry.piece.kind().weight().idx()].contains(hex)
                && is_seat(helper)
                && (1..=lack).contains(&n_left)
                && n_taken <= force.hands[helper.idx()]
        }
        Phase::CleanUp(seat) => is_seat(seat),
    };
    require(is_sound, wrong)
}

fn is_chief(who: Placed) -> bool {
    matches!(who, Placed::Chief | Placed::Breaker)
}

fn can_place(game: &Giants, seat: Seat, who: Placed) -> bool {
    let tribe = &game.tribes[seat];
    match who {
        Placed::Worker => tribe.behind.workers > 0,
        Placed::Sorcerer => tribe.behind.sorcerer,
        Placed::Chief | Placed::Breaker => tribe.behind.chief,
        Placed::Neutral => tribe.behind.markers > 0 && game.n_neutrals_beside() > 0,
        Placed::NeutralFrom(hex) => tribe.behind.markers > 0 && game.land.neutrals(hex, None) > 0,
    }
}

fn is_carried(game: &Giants, carry: &Carry) -> bool {
    let Carry { seat, piece, is_put, hex } = *carry;
    let board = &game.options.board;
    let origin = match piece.kind() {
        Kind::Statue(_) => board.quarry(),
        Kind::Headdress => board.clay_pit(),
    };
    let is_fresh = piece.marker().is_none() && piece.mover().is_none() && piece.hex() == origin;
    seat.0 < game.n_seats()
        && game.route.contains(piece.hex())
        && game.route.contains(hex)
        && game.route.without(board.land()).is_empty()
        && piece.marker().is_none_or(|it| it == seat)
        && (!is_put || is_fresh)
}
