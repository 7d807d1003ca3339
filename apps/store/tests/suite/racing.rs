//! Many callers at once.

use std::task::Poll;

use store::{AppendError, Idempotent, Outcome, Store, StoreError};
use tokio::task::JoinSet;

use crate::make::{answer, append, id, key, table};

pub(crate) async fn of_racing_events_exactly_one_wins(store: Store) {
    store.create_table(table("a")).await.unwrap();
    for number in 1..=30 {
        let mut racers = JoinSet::new();
        for racer in 0..8 {
            let store = store.clone();
            let text = format!("{racer}");
            racers.spawn(async move { store.append(append("a", number, &[&text])).await });
        }
        let results = racers.join_all().await;
        let n_won = results.iter().filter(|it| **it == Ok(Outcome::Done(number))).count();
        let lost = Err(AppendError::Conflict { last: number });
        let n_lost = results.iter().filter(|it| **it == lost).count();
        assert_eq!((n_won, n_lost), (1, 7));
    }
    assert_eq!(store.events(&id("a"), 0).await.unwrap().len(), 30);
    assert_eq!(store.check().await, Ok(vec![]));
}

pub(crate) async fn racing_tables_all_get_every_line(store: Store) {
    let mut players = JoinSet::new();
    for player in 0..20 {
        let store = store.clone();
        players.spawn(async move {
            let name = format!("t{player}");
            store.create_table(table(&name)).await.unwrap();
            for number in 1..=10 {
                let text = format!("{player}/{number}");
                let done = store.append(append(&name, number, &[&text])).await;
                assert_eq!(done, Ok(Outcome::Done(number)));
            }
        });
    }
    players.join_all().await;
    for player in 0..20 {
        let events = store.events(&id(&format!("t{player}")), 0).await.unwrap();
        let texts: Vec<_> = events.into_iter().map(|event| event.text).collect();
        let expected: Vec<_> = (1..=10).map(|number| format!("{player}/{number}")).collect();
        assert_eq!(texts, expected);
    }
    let counters = store.counters();
    assert_eq!(counters.writes, 220);
    assert!(counters.batches <= 220 && counters.batch_max >= 1);
    assert_eq!(counters.commit_us_buckets.iter().sum::<u64>(), counters.batches);
    assert_eq!(store.check().await, Ok(vec![]));
}

pub(crate) async fn of_racing_requests_with_one_key_one_is_done(store: Store) {
    store.create_table(table("a")).await.unwrap();
    let mut racers = JoinSet::new();
    for _ in 0..16 {
        let store = store.clone();
        racers.spawn(async move {
            let mut same = append("a", 1, &["x"]);
            same.idempotent = Some(key("k", "body"));
            store.append(same).await
        });
    }
    let results = racers.join_all().await;
    let n_done = results.iter().filter(|it| **it == Ok(Outcome::Done(1))).count();
    let replayed = Ok(Outcome::Replayed(answer("body")));
    let n_replayed = results.iter().filter(|it| **it == replayed).count();
    assert_eq!((n_done, n_replayed), (1, 15));
}

pub(crate) async fn a_refused_write_does_not_touch_its_neighbours(store: Store) {
    store.create_table(table("a")).await.unwrap();
    let mut writers = JoinSet::new();
    for writer in 0..100 {
        let store = store.clone();
        writers.spawn(async move {
            let name = format!("t{writer}");
            store.create_table(table(&name)).await.unwrap();
            // Every second write can't be done.
            let table = if writer % 2 == 0 { name.as_str() } else { "nowhere" };
            store.append(append(table, 1, &["x"])).await.is_ok()
        });
    }
    let results = writers.join_all().await;
    assert_eq!(results.iter().filter(|is_done| **is_done).count(), 50);
    for writer in 0..100 {
        let events = store.events(&id(&format!("t{writer}")), 0).await.unwrap();
        assert_eq!(events.len(), usize::from(writer % 2 == 0), "{writer}");
    }
    let counters = store.counters();
    assert_eq!((counters.writes, counters.refused), (151, 50));
}

/// Starts a write, and does not wait for its end.
async fn send(write: impl Future) {
    let mut write = Box::pin(write);
    std::future::poll_fn(|context| {
        let _ = write.as_mut().poll(context);
        Poll::Ready(())
    })
    .await;
}

pub(crate) async fn writes_of_one_caller_are_done_in_their_order(store: Store) {
    store.create_table(table("a")).await.unwrap();
    // All are sent before the first is answered, and each needs the one before.
    for number in 1..=300 {
        send(store.append(append("a", number, &[&number.to_string()]))).await;
    }
    store.close().await;
    let events = store.events(&id("a"), 0).await.unwrap();
    let texts: Vec<_> = events.into_iter().map(|event| event.text).collect();
    assert_eq!(texts, (1..=300).map(|number: u32| number.to_string()).collect::<Vec<_>>());
}

pub(crate) async fn a_write_is_done_though_nobody_waits(store: Store) {
    store.create_table(table("a")).await.unwrap();
    send(store.append(append("a", 1, &["x"]))).await;
    // Writes are done in order, so this one is answered after that one.
    assert_eq!(store.append(append("a", 2, &["y"])).await, Ok(Outcome::Done(2)));
}

pub(crate) async fn a_closed_store_has_written_what_waited(store: Store) {
    store.create_table(table("a")).await.unwrap();
    let mut writers = JoinSet::new();
    for writer in 0..50 {
        let store = store.clone();
        writers.spawn(async move {
            let request = Idempotent { scope: writer.to_string(), ..key("k", "body") };
            store.remember(request).await
        });
    }
    tokio::task::yield_now().await;
    store.close().await;
    let closed = Err(StoreError::Broken("it was closed".to_owned()));
    for (writer, result) in (0..50).zip(writers.join_all().await) {
        assert!(result == Ok(Outcome::Done(0)) || result == closed, "{writer}: {result:?}");
    }
    let late = store.remember(key("late", "body")).await;
    assert_eq!(late, closed);
    assert!(store.table(&id("a")).await.unwrap().is_some());
}

pub(crate) async fn a_reader_sees_what_was_acknowledged(store: Store) {
    store.create_table(table("a")).await.unwrap();
    for number in 1..=50 {
        store.append(append("a", number, &["x"])).await.unwrap();
        let events = store.events(&id("a"), number - 1).await.unwrap();
        assert_eq!(events.len(), 1);
        let head = store.table(&id("a")).await.unwrap().unwrap().head;
        assert_eq!(head.n_events, number);
    }
}
