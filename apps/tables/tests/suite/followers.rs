//! Followers hear what happens at tables once, whenever the server ends.

use std::{
    collections::BTreeMap,
    sync::{
        Arc, Mutex,
        atomic::{AtomicU32, Ordering::SeqCst},
    },
};

use rules_core::Seat;
use store::{Backlog, ClaimNotices, Effect, Store, TableId};
use tables::{
    Actor, Event, FollowError, Followed, Follower, Happening, Kind, Making, Plan, SeatHolder, What,
    finished_games, followers,
};

use crate::{
    fixture::House,
    tables::{against_a_bot, play_out},
};

/// A house whose server has the built-in followers.
async fn counting() -> House {
    let house = House::new();
    house.tables.enroll(followers()).await.expect("it works");
    house
}

/// Restarts the server, with the built-in followers.
async fn again(house: House) -> House {
    let house = house.restarted().await;
    house.tables.enroll(followers()).await.expect("it works");
    house
}

async fn play_one(house: &House, anna: &Actor) -> TableId {
    let created = house.tables.create(against_a_bot("kuhn"), &anna.who, None).await;
    let (id, _) = created.expect("it works");
    play_out(house, &id, anna, Seat(0)).await;
    id
}

async fn finished(house: &House) -> BTreeMap<String, u64> {
    finished_games(house.tables.store()).await.expect("it works")
}

fn kuhn(n: u64) -> BTreeMap<String, u64> {
    BTreeMap::from([("kuhn".to_owned(), n)])
}

async fn n_waiting(house: &House) -> u64 {
    let backlogs = house.tables.store().backlogs().await.expect("it works");
    backlogs.iter().map(|it| it.n_waiting).sum()
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_end_of_a_game_is_told_to_who_counts_ends() {
    let house = counting().await;
    let anna = house.guest("anna").await;
    play_one(&house, &anna).await;
    // Seats, the start and every move are stored as events, and nobody asked for them.
    assert_eq!(n_waiting(&house).await, 1);
    assert_eq!(house.tables.tell_due().await, Ok(1));
    assert_eq!(house.tables.tell_due().await, Ok(0));
    assert_eq!(finished(&house).await, kuhn(1));
    assert_eq!(n_waiting(&house).await, 0);
    let followed = Followed { follower: "finished-games", n_handled: 1, n_failed: 0 };
    assert_eq!(house.tables.followed(), [followed]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_table_is_not_a_finished_game() {
    let house = counting().await;
    let anna = house.guest("anna").await;
    let created = house.tables.create(against_a_bot("rapanui"), &anna.who, None).await;
    let (id, _) = created.expect("it works");
    house.tables.act(&id, anna, Event::Close, None).await.expect("it works");
    assert_eq!(house.tables.tell_due().await, Ok(0));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_counted_once_though_the_server_ends_before_the_claim() {
    let house = counting().await;
    let anna = house.guest("anna").await;
    play_one(&house, &anna).await;
    let house = again(house).await;
    assert_eq!(house.tables.tell_due().await, Ok(1));
    let house = again(house).await;
    assert_eq!(house.tables.tell_due().await, Ok(0));
    assert_eq!(finished(&house).await, kuhn(1));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_counted_once_though_the_server_ends_after_the_claim() {
    let house = counting().await;
    let anna = house.guest("anna").await;
    play_one(&house, &anna).await;
    let now = house.tables.now();
    let claim = ClaimNotices {
        follower: "finished-games".to_owned(),
        now,
        until: now.plus_ms(60_000),
        n_max: 9,
    };
    let claimed = house.tables.store().claim_notices(claim).await.expect("it works");
    assert_eq!(claimed.len(), 1);
    let house = again(house).await;
    assert_eq!(house.tables.tell_due().await, Ok(0));
    house.clock.advance(60_000);
    assert_eq!(house.tables.tell_due().await, Ok(1));
    // The first server was only slow, and now it is too late.
    let one = vec![Effect::Add { key: "kuhn".to_owned(), n: 1 }];
    assert!(house.tables.store().settle(claimed[0].claim, one).await.is_err());
    assert_eq!(finished(&house).await, kuhn(1));
}

#[tokio::test(flavor = "multi_thread")]
async fn games_from_before_the_follower_are_counted_when_it_begins() {
    let house = House::new();
    let anna = house.guest("anna").await;
    for _ in 0..3 {
        play_one(&house, &anna).await;
    }
    let created = house.tables.create(against_a_bot("kuhn"), &anna.who, None).await;
    let (running, _) = created.expect("it works");
    let house = again(house).await;
    assert_eq!(finished(&house).await, kuhn(3));
    play_out(&house, &running, &anna, Seat(0)).await;
    let house = again(house).await;
    house.tables.tell_due().await.expect("it works");
    assert_eq!(finished(&house).await, kuhn(4));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_that_is_brought_along_is_a_finished_game() {
    let house = counting().await;
    let anna = house.guest("anna").await;
    let id = play_one(&house, &anna).await;
    let state = house.tables.table(&id).await.expect("it works").snapshot().state;
    let record = state.open_record().expect("it works");
    let entry = catalog::game("kuhn").expect("a game");
    let replay = entry.replay(&record).expect("it works");
    let imported = Plan::of_record(replay, &record);
    house.tables.create(imported, &anna.who, None).await.expect("it works");
    assert_eq!(house.tables.tell_due().await, Ok(2));
    assert_eq!(finished(&house).await, kuhn(2));
}

/// Records what it hears, and fails a given number of times.
#[derive(Clone, Default)]
struct Witness {
    heard: Arc<Mutex<Vec<Happening>>>,
    n_failures: Arc<AtomicU32>,
}

impl Witness {
    fn heard(&self) -> Vec<What> {
        self.heard.lock().expect("a list").iter().map(|it| it.what.clone()).collect()
    }
}

impl Follower for Witness {
    fn name(&self) -> &'static str {
        "witness"
    }

    fn follows(&self) -> &'static [Kind] {
        &[Kind::Created, Kind::Seated, Kind::Started, Kind::Moved, Kind::Undone, Kind::Ended]
    }

    fn handle<'a>(&'a self, happening: &'a Happening, _store: &'a Store) -> Making<'a> {
        Box::pin(async {
            let is_failing = |n: u32| n.checked_sub(1);
            if self.n_failures.fetch_update(SeqCst, SeqCst, is_failing).is_ok() {
                return Err(FollowError("not today".to_owned()));
            }
            self.heard.lock().expect("a list").push(happening.clone());
            Ok(vec![Effect::Add { key: "n".to_owned(), n: 1 }])
        })
    }
}

/// Panics at everything that it hears.
struct Clumsy;

impl Follower for Clumsy {
    fn name(&self) -> &'static str {
        "clumsy"
    }

    fn follows(&self) -> &'static [Kind] {
        &[Kind::Ended]
    }

    fn handle<'a>(&'a self, _happening: &'a Happening, _store: &'a Store) -> Making<'a> {
        panic!("it fell down")
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_that_was_asked_for_is_told_in_words_of_its_own() {
    let house = House::new();
    let witness = Witness::default();
    house.tables.enroll(vec![Arc::new(witness.clone())]).await.expect("it works");
    let anna = house.guest("anna").await;
    let id = play_one(&house, &anna).await;
    house.tables.tell_due().await.expect("it works");
    let heard = witness.heard();
    let anna_sits = SeatHolder::Person("anna".to_owned());
    let begun = [
        What::Created { host: Some("anna".to_owned()), is_private: true },
        What::Seated { seat: Seat(0), by: anna_sits },
        What::Seated { seat: Seat(1), by: SeatHolder::Bot },
        What::Started,
    ];
    assert_eq!(heard[..4], begun);
    let (end, moves) = heard[4..].split_last().expect("an end");
    assert!(moves.len() >= 2, "{moves:?}");
    assert!(moves.iter().all(|it| matches!(it, What::Moved { seat: Some(_), .. })), "{moves:?}");
    let What::Ended { places, is_imported: false, .. } = end else { panic!("{end:?}") };
    assert_eq!(places.iter().min(), Some(&1));
    let last = witness.heard.lock().expect("a list").last().cloned().expect("an end");
    assert_eq!((last.table, last.game.as_str()), (id.clone(), "kuhn"));
    let n_events = house.tables.table(&id).await.expect("it works").snapshot().state.n_events;
    assert_eq!(last.number, n_events);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_follower_that_fails_is_asked_again_later_and_holds_nobody_up() {
    let house = House::new();
    let witness = Witness::default();
    witness.n_failures.store(1, SeqCst);
    let mut all = followers();
    all.insert(0, Arc::new(witness.clone()));
    all.insert(0, Arc::new(Clumsy));
    house.tables.enroll(all).await.expect("it works");
    let anna = house.guest("anna").await;
    play_one(&house, &anna).await;
    house.tables.tell_due().await.expect("it works");
    assert_eq!(finished(&house).await, kuhn(1));
    let n_heard = witness.heard().len();
    let backlog =
        |follower: &str| Backlog { follower: follower.to_owned(), n_waiting: 1, n_failing: 1 };
    let backlogs = house.tables.store().backlogs().await;
    assert_eq!(backlogs, Ok(vec![backlog("clumsy"), backlog("witness")]));
    // Not at once, because a follower that fails gets some time.
    assert_eq!(house.tables.tell_due().await, Ok(0));
    house.clock.advance(1_000);
    assert_eq!(house.tables.tell_due().await, Ok(2));
    assert_eq!(witness.heard().len(), n_heard + 1);
    assert_eq!(house.tables.store().backlogs().await, Ok(vec![backlog("clumsy")]));
    // The second time it gets more.
    house.clock.advance(1_999);
    assert_eq!(house.tables.tell_due().await, Ok(0));
    house.clock.advance(1);
    assert_eq!(house.tables.tell_due().await, Ok(1));
    let clumsy = house.tables.followed()[0];
    assert_eq!(clumsy, Followed { follower: "clumsy", n_handled: 0, n_failed: 3 });
}

#[tokio::test(flavor = "multi_thread")]
async fn what_waits_is_told_while_the_server_runs() {
    let house = counting().await;
    let tables = house.tables.clone();
    let telling = tokio::spawn(async move { tables.keep_telling().await });
    let anna = house.guest("anna").await;
    play_one(&house, &anna).await;
    play_one(&house, &anna).await;
    while finished(&house).await != kuhn(2) {
        tokio::task::yield_now().await;
    }
    telling.abort();
    assert_eq!(n_waiting(&house).await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn notices_for_a_follower_that_is_gone_are_dropped_after_a_while() {
    let house = House::new();
    house.tables.enroll(vec![Arc::new(Witness::default())]).await.expect("it works");
    let anna = house.guest("anna").await;
    play_one(&house, &anna).await;
    let n_before = n_waiting(&house).await;
    let house = again(house).await;
    assert_eq!(house.tables.prune_notices(1_000).await, Ok(0));
    house.clock.advance(31 * 24 * 60 * 60 * 1_000);
    assert_eq!(house.tables.prune_notices(1_000).await, Ok(n_before));
}
