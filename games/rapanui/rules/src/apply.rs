//! What a move changes.

use rules_core::Seat;

use crate::{
    ColumnNo, End, HAND_SIZE, Kind, MOAI_COST, Move, Phase, RapaNui, Sort, Top, legal,
    score::yields, setup, state::Hidden,
};

pub(crate) fn apply(game: &mut RapaNui, mv: Move) {
    match mv {
        Move::Start(seat) => start(game, seat),
        Move::Colour(colour) => {
            let Phase::Colour(seat) = game.phase else { panic!("no colour is due") };
            setup::give_start_cards(&mut game.tribes[seat], colour);
            let is_last = seat.0 + 1 == game.n_seats();
            game.phase =
                if is_last { Phase::Columns } else { Phase::Colour(seat.next(game.n_seats())) };
        }
        Move::Deal(kind) => deal(game, kind),
        Move::Buy(sort) => buy(game, sort),
        Move::PlayWoodcutter => play(game, Kind::Woodcutter, 1, 0),
        Move::PlayPriest => play(game, Kind::Priest, 1, 0),
        Move::Build => {
            play(game, Kind::Moai, 1, MOAI_COST);
            ask_next_to_offer(game, game.active);
        }
        Move::PlayGatherers(sort, batch) => {
            play(game, Kind::Gatherer(sort), batch.n(), batch.cost());
        }
        Move::Return => {
            game.tribes[game.active].hand[Kind::Moai] -= 1;
            game.n_returned += 1;
            game.phase = Phase::Draw { n_left: 1 };
        }
        Move::Offer(sort) => {
            let Phase::Offer(seat) = game.phase else { panic!("no offering is due") };
            offer(game, seat, sort);
            ask_next_to_offer(game, seat);
        }
        Move::Hide(sort) => {
            hide(game, sort);
            ask_to_add(game);
        }
        Move::Add(sort) => {
            game.supply[sort] -= 1;
            lay_face_up(game, sort);
            game.phase = Phase::Draw { n_left: 1 };
        }
        Move::Draw(column) => draw(game, column),
        Move::ChooseWood => choose(game, |tribe, n| tribe.wood += n),
        Move::ChooseFame => choose(game, |tribe, n| tribe.fame += n),
        Move::Take(sort) => substitute(game, Some(sort)),
        Move::Decline => substitute(game, None),
    }
}

fn start(game: &mut RapaNui, seat: Seat) {
    game.start = seat;
    game.active = seat;
    setup::give_start_wood(game);
    game.phase = Phase::Colour(Seat(0));
}

fn buy(game: &mut RapaNui, sort: Sort) {
    let tribe = &mut game.tribes[game.active];
    tribe.wood -= legal::price(tribe, sort);
    tribe.offerings[sort] += 1;
    game.supply[sort] -= 1;
    game.phase = Phase::Play;
}

fn play(game: &mut RapaNui, kind: Kind, n: u8, cost: u16) {
    let tribe = &mut game.tribes[game.active];
    tribe.wood -= cost;
    tribe.hand[kind] -= n;
    tribe.display[kind] += n;
    game.phase = Phase::Draw { n_left: n };
}

/// RN-3a: asks the next seat after `seat` that has an offering card, or the
/// builder when all have laid theirs.
fn ask_next_to_offer(game: &mut RapaNui, seat: Seat) {
    let mut next = seat.next(game.n_seats());
    while next != game.active {
        if game.tribes[next].offerings.total() > 0 {
            game.phase = Phase::Offer(next);
            return;
        }
        next = next.next(game.n_seats());
    }
    // RN-O1: a builder without an offering card lays none.
    if game.tribes[game.active].offerings.total() > 0 {
        game.phase = Phase::Hide;
    } else {
        ask_to_add(game);
    }
}

/// RN-3c, unless all piles are empty (RN-O2).
fn ask_to_add(game: &mut RapaNui) {
    let has_pile = game.supply.total() > 0;
    game.phase = if has_pile { Phase::Add } else { Phase::Draw { n_left: 1 } };
}

fn offer(game: &mut RapaNui, seat: Seat, sort: Sort) {
    game.tribes[seat].offerings[sort] -= 1;
    // What a seat gives openly it can't have laid face down before.
    let ledger = game.ledger(seat);
    for card in game.stone.hidden.iter_mut().filter(|card| card.seat == seat) {
        card.at_most[sort] = card.at_most[sort].min(ledger[sort]);
    }
    lay_face_up(game, sort);
}

fn lay_face_up(game: &mut RapaNui, sort: Sort) {
    game.stone.face_up[sort] += 1;
    game.stone.top = Top::Up(sort);
}

fn hide(game: &mut RapaNui, sort: Sort) {
    let seat = game.active;
    let at_most = game.ledger(seat);
    game.tribes[seat].offerings[sort] -= 1;
    game.stone.hidden.push(Hidden { seat, sort, at_most });
    game.stone.top = Top::Back;
}

fn draw(game: &mut RapaNui, column: ColumnNo) {
    let Phase::Draw { n_left } = game.phase else { panic!("no draw is due") };
    let kind = game.columns[column.idx()].take();
    game.tribes[game.active].hand[kind] += 1;
    let n_left = n_left - 1;
    if game.column(column).front().is_some() {
        go_on(game, column, n_left);
    } else if game.deck.total() > 0 {
        game.phase = Phase::Refill { column, n_left };
    } else {
        // RN-6h: not one card can be laid.
        game.phase = Phase::Over;
    }
}

fn deal(game: &mut RapaNui, kind: Kind) {
    game.deck[kind] -= 1;
    match game.phase {
        Phase::Refill { column, n_left } => {
            game.columns[column.idx()].lay(kind);
            let is_empty = game.deck.total() == 0;
            if is_empty && game.options.end() == End::PileEmpty {
                // RN-6: at once, also in the middle of a turn (RN-O10).
                game.phase = Phase::Over;
            } else if is_empty || game.column(column).is_full() {
                go_on(game, column, n_left);
            }
        }
        _ => {
            let open = game.columns.iter_mut().find(|column| !column.is_full());
            open.expect("a column that is not full").lay(kind);
            if game.columns.iter().all(|column| column.is_full()) {
                game.phase = Phase::Buy;
            }
        }
    }
}

/// After a card was taken from `column` and, if need be, the column refilled.
fn go_on(game: &mut RapaNui, column: ColumnNo, n_left: u8) {
    if n_left > 0 {
        game.phase = Phase::Draw { n_left };
        return;
    }
    debug_assert_eq!(game.tribes[game.active].hand.total(), HAND_SIZE, "a full hand");
    let uncovered = game.column(column).front().expect("a refilled column has a front card");
    score(game, uncovered);
}

/// RN-5: the kind uncovered last scores for everybody.
fn score(game: &mut RapaNui, kind: Kind) {
    match kind {
        Kind::Woodcutter => {
            let yields = yields(&game.tribes, kind);
            for seat in Seat::all(game.n_seats()) {
                game.tribes[seat].wood += yields[seat].total();
            }
            end_turn(game);
        }
        Kind::Priest => {
            let yields = yields(&game.tribes, kind);
            for seat in Seat::all(game.n_seats()) {
                game.tribes[seat].fame += yields[seat].total();
            }
            end_turn(game);
        }
        Kind::Moai => ask_to_choose(game, game.active.clockwise(game.n_seats())),
        Kind::Gatherer(sort) => distribute(game, sort, game.active),
    }
}

/// RN-5c: asks the first of these seats that has a moai.
fn ask_to_choose(game: &mut RapaNui, mut seats: impl Iterator<Item = Seat>) {
    match seats.find(|seat| game.tribes[*seat].display[Kind::Moai] > 0) {
        Some(seat) => game.phase = Phase::Yield(seat),
        None => end_turn(game),
    }
}

fn choose(game: &mut RapaNui, gain: impl Fn(&mut crate::state::Tribe, u16)) {
    let Phase::Yield(seat) = game.phase else { panic!("no choice is due") };
    let n = yields(&game.tribes, Kind::Moai)[seat].total();
    gain(&mut game.tribes[seat], n);
    let n_seats = game.n_seats();
    let n_asked = (seat.0 + n_seats - game.active.0) % n_seats + 1;
    ask_to_choose(game, game.active.clockwise(n_seats).skip(usize::from(n_asked)));
}

/// RN-5d: the seats from `seat` on take their cards, each its basic card and its bonus
/// together (RN-O12).
fn distribute(game: &mut RapaNui, sort: Sort, seat: Seat) {
    let yields = yields(&game.tribes, Kind::Gatherer(sort));
    let mut seat = seat;
    loop {
        let n_due = yields[seat].total() as u8;
        let n_taken = n_due.min(game.supply[sort]);
        game.supply[sort] -= n_taken;
        game.tribes[seat].offerings[sort] += n_taken;
        // RN-5e, unless all piles are empty (RN-O2).
        if n_taken < n_due && game.supply.total() > 0 {
            game.phase = Phase::Substitute { seat, sort, n_due: n_due - n_taken };
            return;
        }
        seat = seat.next(game.n_seats());
        if seat == game.active {
            return end_turn(game);
        }
    }
}

fn substitute(game: &mut RapaNui, taken: Option<Sort>) {
    let Phase::Substitute { seat, sort, n_due } = game.phase else {
        panic!("no other offering is due")
    };
    if let Some(taken) = taken {
        game.supply[taken] -= 1;
        game.tribes[seat].offerings[taken] += 1;
    }
    let next = seat.next(game.n_seats());
    if n_due > 1 && game.supply.total() > 0 {
        game.phase = Phase::Substitute { seat, sort, n_due: n_due - 1 };
    } else if next == game.active {
        end_turn(game);
    } else {
        distribute(game, sort, next);
    }
}

fn end_turn(game: &mut RapaNui) {
    game.active = game.active.next(game.n_seats());
    game.phase = Phase::Buy;
}
