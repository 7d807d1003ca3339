//! The tables without HTTP.

use bots::Strength;
use rules_core::{Seat, Viewer};
use store::TableId;
use tables::{Actor, Done, Event, Pace, Plan, Request, SeatPlan, TableError, TableHandle};

use crate::fixture::House;

/// Plans a game for one person and a bot.
pub(crate) fn against_a_bot(game: &str) -> Plan {
    let entry = catalog::game(game).expect("a game");
    let mut plan = Plan::new(entry, 2, []).expect("a plan");
    plan.seats[0] = SeatPlan::Person { name: "Anna".to_owned() };
    plan.seats[1] = SeatPlan::Bot(Strength::Random);
    plan.pace = Pace::Instant;
    plan
}

/// Waits until a seat has to choose or the game is over.
pub(crate) async fn until_asked(handle: &TableHandle, seat: Seat) -> bool {
    let mut subscription = handle.follow(None);
    loop {
        let state = subscription.snapshot().state;
        if state.is_over() {
            return false;
        }
        if state.is_asked(seat) {
            return true;
        }
        assert!(subscription.changed().await, "the table stays");
    }
}

/// Plays the first legal move of a seat until the game is over.
pub(crate) async fn play_out(house: &House, id: &TableId, actor: &Actor, seat: Seat) {
    let handle = house.tables.table(id).await.expect("it works");
    while until_asked(&handle, seat).await {
        let table = handle.snapshot().state.secrets().clone();
        let mv = table.choices(seat).last().expect("a choice").mv;
        let event = Event::Play { seat, version: table.version(seat), mv };
        house.tables.act(id, actor.clone(), event, None).await.expect("it works");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_against_a_bot_is_stored_and_comes_back() {
    let house = House::new();
    let anna = house.guest("anna").await;
    let (id, _) =
        house.tables.create(against_a_bot("rapanui"), &anna.who, None).await.expect("it works");
    play_out(&house, &id, &anna, Seat(0)).await;
    let before = house.tables.table(&id).await.expect("it works").snapshot().state;
    assert!(before.is_over());
    let record = before.secrets().record().to_string();

    let house = house.restarted().await;
    let after = house.tables.table(&id).await.expect("it works").snapshot().state;
    assert_eq!(after.secrets().record().to_string(), record);
    assert_eq!(after.n_events, before.n_events);
    let stored = house.tables.store().table(&id).await.expect("it works").expect("it works");
    assert_eq!(stored.final_record, Some(record));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_request_is_done_once() {
    let house = House::new();
    let anna = house.guest("anna").await;
    let (id, _) =
        house.tables.create(against_a_bot("rapanui"), &anna.who, None).await.expect("it works");
    let handle = house.tables.table(&id).await.expect("it works");
    assert!(until_asked(&handle, Seat(0)).await);
    let table = handle.snapshot().state.secrets().clone();
    let version = table.version(Seat(0));
    let mv = table.choices(Seat(0))[0].mv;
    let event = Event::Play { seat: Seat(0), version, mv };
    let act = |body: &str| {
        let request = Request::new(&anna.who, "/play", "key-1", body.as_bytes());
        house.tables.act(&id, anna.clone(), event.clone(), request)
    };
    assert_eq!(act("one").await, Ok(Done::Now));
    let n_events = handle.snapshot().state.n_events;
    assert!(matches!(act("one").await, Ok(Done::Before(_))));
    assert_eq!(act("two").await, Err(TableError::KeyReused));
    // Without a key an old page does nothing.
    let again = house.tables.act(&id, anna.clone(), event.clone(), None).await;
    let is_stale = matches!(again, Err(TableError::Stale { .. } | TableError::NotYourTurn { .. }));
    assert!(is_stale, "{again:?}");
    assert!(n_events <= handle.snapshot().state.n_events);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_plays_for_others() {
    let house = House::new();
    let (anna, bea) = (house.guest("anna").await, house.guest("bea").await);
    let (id, _) =
        house.tables.create(against_a_bot("rapanui"), &anna.who, None).await.expect("it works");
    let handle = house.tables.table(&id).await.expect("it works");
    assert!(until_asked(&handle, Seat(0)).await);
    let before = handle.snapshot().state.n_events;
    let version = handle.snapshot().state.secrets().version(Seat(0));
    let mv = handle.snapshot().state.secrets().choices(Seat(0))[0].mv;
    let seat = Seat(0);
    let events = [
        (Event::Play { seat, version, mv }, TableError::NotYourSeat),
        (Event::Undo { seat, version }, TableError::NotYourSeat),
        (Event::Resign { seat, strength: Strength::Easy }, TableError::NotYourSeat),
        (Event::Pace { pace: Pace::Fast }, TableError::NotAtTable),
        (Event::Start, TableError::NotHost),
        (Event::Claim { seat }, TableError::NotAtTable),
        (Event::Close, TableError::NotHost),
    ];
    for (event, denial) in events {
        let answer = house.tables.act(&id, bea.clone(), event, None).await;
        assert_eq!(answer, Err(denial));
    }
    assert_eq!(handle.snapshot().state.n_events, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_late_is_replaced_and_comes_back() {
    let house = House::new();
    let anna = house.guest("anna").await;
    let mut plan = against_a_bot("rapanui");
    plan.clock = tables::ClockRule::Live { minutes: 1, increment_s: 0 };
    plan.pace = Pace::Step;
    let (id, _) = house.tables.create(plan, &anna.who, None).await.expect("it works");
    let handle = house.tables.table(&id).await.expect("it works");
    let mut subscription = handle.follow(None);
    while !subscription.snapshot().state.is_asked(Seat(0)) {
        house.tables.step(&id, anna.clone()).await.expect("it works");
        assert!(subscription.changed().await);
    }
    house.clock.advance(61_000);
    // Any request makes the task check the clock.
    house.tables.step(&id, anna.clone()).await.expect("it works");
    while subscription.snapshot().state.secrets().occupant(Seat(0)).bot().is_none() {
        assert!(subscription.changed().await);
    }
    let back = Event::GiveBack { seat: Seat(0) };
    assert_eq!(house.tables.act(&id, anna.clone(), back, None).await, Ok(Done::Now));
    assert_eq!(handle.snapshot().state.secrets().occupant(Seat(0)).bot(), None);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_key_brings_a_seat_to_another_device_once() {
    let house = House::new();
    let (anna, phone) = (house.guest("anna").await, house.guest("phone").await);
    let (id, _) =
        house.tables.create(against_a_bot("rapanui"), &anna.who, None).await.expect("it works");
    let before = house.tables.table(&id).await.expect("it works").snapshot().state;
    let words = house.tables.seat_words(&before, Seat(0)).expect("words");
    assert_eq!(house.tables.seat_words(&before, Seat(1)), None);
    let key = tables::seat_key_digest(&words);
    assert_eq!(house.tables.claim(&phone, key).await, Ok(Some(id.clone())));
    let state = house.tables.table(&id).await.expect("it works").snapshot().state;
    assert_eq!(state.holder(Seat(0)), Some(&phone.who));
    assert_eq!(house.tables.claim(&anna, key).await, Ok(None));
    assert_ne!(house.tables.seat_words(&state, Seat(0)), Some(words));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_seats_the_same_people_once() {
    let house = House::new();
    let anna = house.guest("anna").await;
    let (id, _) =
        house.tables.create(against_a_bot("kuhn"), &anna.who, None).await.expect("it works");
    let early = house.tables.rematch(&id, &anna).await;
    assert!(matches!(early, Err(TableError::NotOver)));
    play_out(&house, &id, &anna, Seat(0)).await;
    let next = house.tables.rematch(&id, &anna).await.expect("it works");
    assert_eq!(house.tables.rematch(&id, &anna).await, Ok(next.clone()));
    let state = house.tables.table(&next).await.expect("it works").snapshot().state;
    assert_eq!(state.names()[0], "Anna");
    assert_eq!(state.secrets().occupant(Seat(1)).bot(), Some(Strength::Random));
    assert!(state.secrets().is_started());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_past_stays_where_it_was() {
    let house = House::new();
    let anna = house.guest("anna").await;
    let (id, _) =
        house.tables.create(against_a_bot("rapanui"), &anna.who, None).await.expect("it works");
    play_out(&house, &id, &anna, Seat(0)).await;
    let state = house.tables.table(&id).await.expect("it works").snapshot().state;
    let n_max = state.secrets().n_moves();
    for n_moves in [0, 1, 7, n_max - 1, n_max] {
        let past = tables::Past::of(&state, n_moves).expect("it works");
        assert_eq!(past.view(Viewer::Spectator).n_moves(), n_moves);
    }
    assert!(tables::Past::of(&state, n_max + 1).is_err());
    let end = tables::Past::of(&state, n_max).expect("it works");
    let own = Viewer::Seat(Seat(0));
    assert_eq!(end.view(own).json(), state.view(own).json());
}
