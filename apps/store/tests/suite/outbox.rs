//! Followers hear of an event once, whatever happens meanwhile.

use std::sync::Arc;

use store::{
    Append, Backlog, ClaimNotices, Config, Effect, NewNotice, NewTable, Notice, Outcome, Refusal,
    Sqlite, SqliteConfig, Store, StoreError, Time,
};
use tokio::task::JoinSet;

use crate::make::{append, id, key, table};

/// No event.
const NONE: [u32; 0] = [];

fn notice(follower: &str, number: u32) -> NewNotice {
    NewNotice { follower: follower.to_owned(), number, text: format!("event {number}") }
}

fn telling(number: u32, followers: &[&str]) -> Append {
    let notices = followers.iter().map(|follower| notice(follower, number)).collect();
    Append { notices, ..append("a", number, &["x"]) }
}

fn add(key: &str, n: i64) -> Effect {
    Effect::Add { key: key.to_owned(), n }
}

fn put(key: &str, before: Option<&str>, after: &str) -> Effect {
    let before = before.map(str::to_owned);
    Effect::Put { key: key.to_owned(), before, after: after.to_owned() }
}

async fn claim(store: &Store, follower: &str, now: u64, until: u64) -> Vec<Notice> {
    let follower = follower.to_owned();
    let claim = ClaimNotices { follower, now: Time(now), until: Time(until), n_max: 3 };
    store.claim_notices(claim).await.unwrap()
}

async fn value(store: &Store, follower: &str, key: &str) -> Option<String> {
    store.follower_value(follower, key).await.unwrap()
}

fn numbers(notices: &[Notice]) -> Vec<u32> {
    notices.iter().map(|notice| notice.number).collect()
}

fn lost<T>() -> Result<T, StoreError> {
    Err(StoreError::Refused(Refusal::ClaimLost))
}

async fn with_table(store: &Store, followers: &[&str]) {
    store.create_table(table("a")).await.unwrap();
    for follower in followers {
        assert_eq!(store.enroll(follower, Time(1), Vec::new()).await, Ok(true));
    }
}

pub(crate) async fn a_notice_is_there_with_its_event_or_not_at_all(store: Store) {
    let notices = vec![notice("x", 0)];
    store.create_table(NewTable { notices, ..table("a") }).await.unwrap();
    store.enroll("x", Time(1), Vec::new()).await.unwrap();
    store.append(telling(1, &["x"])).await.unwrap();
    // Neither a number that is taken nor a repeated request creates a notice.
    store.append(telling(1, &["x"])).await.unwrap_err();
    let twice = Append { idempotent: Some(key("k", "body")), ..telling(2, &["x"]) };
    assert_eq!(store.append(twice.clone()).await, Ok(Outcome::Done(2)));
    assert!(matches!(store.append(twice).await, Ok(Outcome::Replayed(_))));
    let told = claim(&store, "x", 5, 9).await;
    assert_eq!(numbers(&told), [0, 1, 2]);
    let last = &told[2];
    assert_eq!((&last.table, last.at, last.text.as_str()), (&id("a"), Time(2_000), "event 2"));
}

pub(crate) async fn each_follower_claims_for_itself(store: Store) {
    with_table(&store, &["x", "y"]).await;
    store.append(telling(1, &["x", "y"])).await.unwrap();
    store.append(telling(2, &["y"])).await.unwrap();
    let x = claim(&store, "x", 5, 9).await;
    assert_eq!(numbers(&x), [1]);
    store.settle(x[0].claim, Vec::new()).await.unwrap();
    assert_eq!(numbers(&claim(&store, "y", 5, 9).await), [1, 2]);
    assert_eq!(numbers(&claim(&store, "x", 99, 100).await), NONE);
    let backlog = Backlog { follower: "y".to_owned(), n_waiting: 2, n_failing: 0 };
    assert_eq!(store.backlogs().await, Ok(vec![backlog]));
}

pub(crate) async fn claims_come_in_portions_and_nobody_gets_them_twice(store: Store) {
    with_table(&store, &["x"]).await;
    for number in 1..=5 {
        store.append(telling(number, &["x"])).await.unwrap();
    }
    assert_eq!(numbers(&claim(&store, "x", 5, 9).await), [1, 2, 3]);
    assert_eq!(numbers(&claim(&store, "x", 5, 9).await), [4, 5]);
    assert_eq!(numbers(&claim(&store, "x", 5, 9).await), NONE);
}

pub(crate) async fn a_claim_that_ends_is_taken_again_and_its_first_owner_is_refused(store: Store) {
    with_table(&store, &["x"]).await;
    store.append(telling(1, &["x"])).await.unwrap();
    let first = claim(&store, "x", 5, 9).await;
    assert_eq!(numbers(&claim(&store, "x", 8, 20).await), NONE);
    let second = claim(&store, "x", 9, 20).await;
    assert_eq!(numbers(&second), [1]);
    assert_eq!(store.settle(first[0].claim, vec![add("n", 1)]).await, lost());
    assert_eq!(store.put_off(first[0].claim, Time(0), "late".to_owned()).await, lost());
    assert_eq!(value(&store, "x", "n").await, None);
    store.settle(second[0].claim, vec![add("n", 1)]).await.unwrap();
    assert_eq!(store.settle(second[0].claim, vec![add("n", 1)]).await, lost());
    assert_eq!(value(&store, "x", "n").await.as_deref(), Some("1"));
}

pub(crate) async fn what_is_put_off_comes_again_later_and_shows(store: Store) {
    with_table(&store, &["x"]).await;
    store.append(telling(1, &["x"])).await.unwrap();
    store.append(telling(2, &["x"])).await.unwrap();
    let first = claim(&store, "x", 5, 9).await;
    store.put_off(first[0].claim, Time(50), "no".to_owned()).await.unwrap();
    store.settle(first[1].claim, Vec::new()).await.unwrap();
    let backlog = Backlog { follower: "x".to_owned(), n_waiting: 1, n_failing: 1 };
    assert_eq!(store.backlogs().await, Ok(vec![backlog]));
    assert_eq!(numbers(&claim(&store, "x", 49, 99).await), NONE);
    let again = claim(&store, "x", 50, 99).await;
    assert_eq!((numbers(&again), again[0].claim.n_tries), (vec![1], 2));
}

pub(crate) async fn effects_and_the_end_of_a_notice_are_one_write(store: Store) {
    with_table(&store, &["x"]).await;
    store.append(telling(1, &["x"])).await.unwrap();
    let claimed = claim(&store, "x", 5, 9).await[0].claim;
    let half = vec![add("n", 1), put("best", Some("7"), "8")];
    let changed = Err(StoreError::Refused(Refusal::StateChanged));
    assert_eq!(store.settle(claimed, half).await, changed);
    assert_eq!(value(&store, "x", "n").await, None);
    let whole = vec![add("n", 1), put("best", None, "7"), put("best", Some("7"), "8"), add("n", 4)];
    store.settle(claimed, whole).await.unwrap();
    let state = [("best", "8"), ("n", "5")].map(|(key, value)| (key.to_owned(), value.to_owned()));
    assert_eq!(store.follower_state("x", "", 9).await, Ok(state.to_vec()));
    assert_eq!(store.follower_state("x", "best", 9).await, Ok(state[1..].to_vec()));
    assert_eq!(store.follower_state("y", "", 9).await, Ok(vec![]));
}

pub(crate) async fn what_a_follower_begins_with_is_written_once(store: Store) {
    assert_eq!(store.is_enrolled("x").await, Ok(false));
    assert_eq!(store.enroll("x", Time(1), vec![add("n", 3)]).await, Ok(true));
    assert_eq!(store.enroll("x", Time(2), vec![add("n", 3)]).await, Ok(false));
    assert_eq!(store.is_enrolled("x").await, Ok(true));
    assert_eq!(value(&store, "x", "n").await.as_deref(), Some("3"));
}

pub(crate) async fn a_notice_outlives_its_table(store: Store) {
    with_table(&store, &["x"]).await;
    store.append(telling(1, &["x"])).await.unwrap();
    store.remove_table(id("a")).await.unwrap();
    assert_eq!(numbers(&claim(&store, "x", 5, 9).await), [1]);
}

pub(crate) async fn old_notices_for_unknown_followers_are_pruned_in_portions(store: Store) {
    with_table(&store, &["x"]).await;
    for number in 1..=3 {
        store.append(telling(number, &["x", "gone"])).await.unwrap();
    }
    let prune = |before| store.prune_notices(vec!["x".to_owned()], Time(before), 2);
    assert_eq!(prune(2_000).await, Ok(0));
    assert_eq!(prune(2_001).await, Ok(2));
    assert_eq!(prune(2_001).await, Ok(1));
    let backlog = Backlog { follower: "x".to_owned(), n_waiting: 3, n_failing: 0 };
    assert_eq!(store.backlogs().await, Ok(vec![backlog]));
}

/// Adds to a number for each notice, as long as there are any.
async fn count(store: Store) {
    loop {
        let notices = claim(&store, "x", 5, 9).await;
        if notices.is_empty() {
            return;
        }
        for notice in notices {
            store.settle(notice.claim, vec![add("n", 1)]).await.unwrap();
        }
    }
}

pub(crate) async fn racing_followers_count_every_event_once(store: Store) {
    with_table(&store, &["x"]).await;
    for number in 1..=100 {
        store.append(telling(number, &["x"])).await.unwrap();
    }
    let mut racers = JoinSet::new();
    for _ in 0..6 {
        racers.spawn(count(store.clone()));
    }
    racers.join_all().await;
    assert_eq!(value(&store, "x", "n").await.as_deref(), Some("100"));
    assert_eq!(store.backlogs().await, Ok(vec![]));
}

#[tokio::test(flavor = "multi_thread")]
async fn two_programs_on_one_database_count_every_event_once() {
    let folder = tempfile::tempdir().unwrap();
    let open = || {
        let sqlite = Sqlite::open(folder.path(), SqliteConfig::default()).unwrap();
        Store::over(Arc::new(sqlite), Config::default()).unwrap()
    };
    let stores = [open(), open()];
    with_table(&stores[0], &["x"]).await;
    for number in 1..=60 {
        stores[number as usize % 2].append(telling(number, &["x"])).await.unwrap();
    }
    let mut racers = JoinSet::new();
    for racer in 0..4 {
        racers.spawn(count(stores[racer % 2].clone()));
    }
    racers.join_all().await;
    assert_eq!(value(&stores[0], "x", "n").await.as_deref(), Some("60"));
    assert_eq!(stores[1].backlogs().await, Ok(vec![]));
}

#[tokio::test]
async fn a_notice_that_was_claimed_before_a_crash_is_heard_after_it() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    with_table(&store, &["x"]).await;
    store.append(telling(1, &["x"])).await.unwrap();
    let before = claim(&store, "x", 5, 9).await;
    store.close().await;
    let store = Store::open(folder.path()).unwrap();
    let after = claim(&store, "x", 9, 20).await;
    assert_eq!(numbers(&after), [1]);
    assert_eq!(store.settle(before[0].claim, vec![add("n", 1)]).await, lost());
    store.settle(after[0].claim, vec![add("n", 1)]).await.unwrap();
    assert_eq!(value(&store, "x", "n").await.as_deref(), Some("1"));
}
