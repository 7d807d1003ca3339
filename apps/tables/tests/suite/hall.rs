//! The hall without HTTP.

use bots::Strength;
use referee::Refusal;
use rules_core::{Seat, Viewer};
use store::TableId;
use tables::{Actor, Deed, Denial, Done, HallError, Live, Pace, Plan, Request, SeatPlan};

use crate::fixture::House;

/// Plans a game for one person and a bot.
fn against_a_bot(game: &str) -> Plan {
    let entry = catalog::game(game).expect("a game");
    let mut plan = Plan::new(entry, 2, []).expect("a plan");
    plan.seats[0] = SeatPlan::Person { name: "Anna".to_owned() };
    plan.seats[1] = SeatPlan::Bot(Strength::Random);
    plan.pace = Pace::Instant;
    plan
}

/// Waits until a seat is asked or the game is over.
async fn until_asked(live: &Live, seat: Seat) -> bool {
    let mut follower = live.follow(None);
    loop {
        let sitting = follower.scene().sitting;
        if sitting.is_over() {
            return false;
        }
        if sitting.is_asked(seat) {
            return true;
        }
        assert!(follower.changed().await, "the table stays");
    }
}

/// Plays the first legal move of a seat until the game is over.
async fn play_out(house: &House, id: &TableId, actor: &Actor, seat: Seat) {
    let live = house.hall.table(id).await.expect("it works");
    while until_asked(&live, seat).await {
        let table = live.scene().sitting.table.clone();
        let mv = table.choices(seat).last().expect("a choice").mv.clone();
        let deed = Deed::Play { seat, version: table.version(seat), mv };
        house.hall.act(id, actor.clone(), deed, None).await.expect("it works");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_against_a_bot_is_stored_and_comes_back() {
    let house = House::new();
    let anna = house.guest("anna").await;
    let (id, _) =
        house.hall.create(against_a_bot("rapanui"), &anna.who, None).await.expect("it works");
    play_out(&house, &id, &anna, Seat(0)).await;
    let before = house.hall.table(&id).await.expect("it works").scene().sitting;
    assert!(before.is_over());
    let record = before.table.record().to_string();

    let house = house.restarted().await;
    let after = house.hall.table(&id).await.expect("it works").scene().sitting;
    assert_eq!(after.table.record().to_string(), record);
    assert_eq!(after.n_deeds, before.n_deeds);
    let stored = house.hall.store().table(&id).await.expect("it works").expect("it works");
    assert_eq!(stored.final_record, Some(record));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_request_is_done_once() {
    let house = House::new();
    let anna = house.guest("anna").await;
    let (id, _) =
        house.hall.create(against_a_bot("rapanui"), &anna.who, None).await.expect("it works");
    let live = house.hall.table(&id).await.expect("it works");
    assert!(until_asked(&live, Seat(0)).await);
    let table = live.scene().sitting.table.clone();
    let version = table.version(Seat(0));
    let mv = table.choices(Seat(0))[0].mv.clone();
    let deed = Deed::Play { seat: Seat(0), version, mv };
    let act = |body: &str| {
        let request = Request::new(&anna.who, "/play", "key-1", body.as_bytes());
        house.hall.act(&id, anna.clone(), deed.clone(), request)
    };
    assert_eq!(act("one").await, Ok(Done::Now));
    let n_deeds = live.scene().sitting.n_deeds;
    assert!(matches!(act("one").await, Ok(Done::Before(_))));
    assert_eq!(act("two").await, Err(HallError::KeyReused));
    // Without a key an old page does nothing.
    let again = house.hall.act(&id, anna.clone(), deed.clone(), None).await;
    let is_stale = matches!(
        again,
        Err(HallError::Denied(Denial::Referee(
            Refusal::Stale { .. } | Refusal::NotYourTurn { .. }
        )))
    );
    assert!(is_stale, "{again:?}");
    assert!(n_deeds <= live.scene().sitting.n_deeds);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_plays_for_others() {
    let house = House::new();
    let (anna, bea) = (house.guest("anna").await, house.guest("bea").await);
    let (id, _) =
        house.hall.create(against_a_bot("rapanui"), &anna.who, None).await.expect("it works");
    let live = house.hall.table(&id).await.expect("it works");
    assert!(until_asked(&live, Seat(0)).await);
    let before = live.scene().sitting.n_deeds;
    let version = live.scene().sitting.table.version(Seat(0));
    let mv = live.scene().sitting.table.choices(Seat(0))[0].mv.clone();
    let seat = Seat(0);
    let deeds = [
        (Deed::Play { seat, version, mv }, Denial::NotYourSeat),
        (Deed::Undo { seat, version }, Denial::NotYourSeat),
        (Deed::Resign { seat, strength: Strength::Easy }, Denial::NotYourSeat),
        (Deed::Pace { pace: Pace::Fast }, Denial::NotAtTable),
        (Deed::Start, Denial::NotHost),
        (Deed::Claim { seat }, Denial::NotAtTable),
        (Deed::Close, Denial::NotHost),
    ];
    for (deed, denial) in deeds {
        let answer = house.hall.act(&id, bea.clone(), deed, None).await;
        assert_eq!(answer, Err(HallError::Denied(denial)));
    }
    assert_eq!(live.scene().sitting.n_deeds, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_late_is_replaced_and_comes_back() {
    let house = House::new();
    let anna = house.guest("anna").await;
    let mut plan = against_a_bot("rapanui");
    plan.clock = tables::ClockRule::Live { minutes: 1, increment_s: 0 };
    plan.pace = Pace::Step;
    let (id, _) = house.hall.create(plan, &anna.who, None).await.expect("it works");
    let live = house.hall.table(&id).await.expect("it works");
    let mut follower = live.follow(None);
    while !follower.scene().sitting.is_asked(Seat(0)) {
        house.hall.step(&id, anna.clone()).await.expect("it works");
        assert!(follower.changed().await);
    }
    house.clock.advance(61_000);
    // Any sign of life lets the task look at the clock.
    house.hall.step(&id, anna.clone()).await.expect("it works");
    while follower.scene().sitting.table.occupant(Seat(0)).bot().is_none() {
        assert!(follower.changed().await);
    }
    let back = Deed::GiveBack { seat: Seat(0) };
    assert_eq!(house.hall.act(&id, anna.clone(), back, None).await, Ok(Done::Now));
    assert_eq!(live.scene().sitting.table.occupant(Seat(0)).bot(), None);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_key_brings_a_seat_to_another_device_once() {
    let house = House::new();
    let (anna, phone) = (house.guest("anna").await, house.guest("phone").await);
    let (id, _) =
        house.hall.create(against_a_bot("rapanui"), &anna.who, None).await.expect("it works");
    let before = house.hall.table(&id).await.expect("it works").scene().sitting;
    let words = house.hall.seat_words(&before, Seat(0)).expect("words");
    assert_eq!(house.hall.seat_words(&before, Seat(1)), None);
    let key = tables::seat_key_digest(&words);
    assert_eq!(house.hall.claim(&phone, key).await, Ok(Some(id.clone())));
    let sitting = house.hall.table(&id).await.expect("it works").scene().sitting;
    assert_eq!(sitting.holder(Seat(0)), Some(&phone.who));
    assert_eq!(house.hall.claim(&anna, key).await, Ok(None));
    assert_ne!(house.hall.seat_words(&sitting, Seat(0)), Some(words));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_seats_the_same_people_once() {
    let house = House::new();
    let anna = house.guest("anna").await;
    let (id, _) =
        house.hall.create(against_a_bot("kuhn"), &anna.who, None).await.expect("it works");
    let early = house.hall.rematch(&id, &anna).await;
    assert!(matches!(early, Err(HallError::Denied(Denial::Referee(Refusal::NotOver)))));
    play_out(&house, &id, &anna, Seat(0)).await;
    let next = house.hall.rematch(&id, &anna).await.expect("it works");
    assert_eq!(house.hall.rematch(&id, &anna).await, Ok(next.clone()));
    let sitting = house.hall.table(&next).await.expect("it works").scene().sitting;
    assert_eq!(sitting.names()[0], "Anna");
    assert_eq!(sitting.table.occupant(Seat(1)).bot(), Some(Strength::Random));
    assert!(sitting.table.is_started());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_past_stays_where_it_was() {
    let house = House::new();
    let anna = house.guest("anna").await;
    let (id, _) =
        house.hall.create(against_a_bot("rapanui"), &anna.who, None).await.expect("it works");
    play_out(&house, &id, &anna, Seat(0)).await;
    let sitting = house.hall.table(&id).await.expect("it works").scene().sitting;
    let n_max = sitting.table.n_moves();
    for n_moves in [0, 1, 7, n_max - 1, n_max] {
        let past = tables::Past::of(&sitting.table, n_moves).expect("it works");
        assert_eq!(past.table.n_moves(), n_moves);
    }
    assert!(tables::Past::of(&sitting.table, n_max + 1).is_err());
    let end = tables::Past::of(&sitting.table, n_max).expect("it works");
    let seen = |table: &referee::Table| table.view_json(Viewer::Seat(Seat(0)));
    assert_eq!(seen(&end.table), seen(&sitting.table));
}
