//! A full disk, a database that fails, and another program that holds it.

use std::sync::{
    Arc,
    atomic::{AtomicBool, AtomicU32, Ordering::SeqCst},
};

use store::{
    AppendError, Backend, Config, Fault, Outcome, Sqlite, SqliteConfig, Store, StoreError, Verdict,
    Write,
};

use crate::{
    make::{append, id, table},
    memory::Memory,
};

#[tokio::test]
async fn without_room_nothing_is_acknowledged_and_reading_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let sqlite = Arc::new(Sqlite::open(folder.path(), SqliteConfig::default()).unwrap());
    let store = Store::over(sqlite.clone(), Config::default()).unwrap();
    store.create_table(table("a")).await.unwrap();
    sqlite.set_n_pages_max(60).unwrap();
    let text = "x".repeat(2_000);
    let mut number = 0;
    let refused = loop {
        match store.append(append("a", number + 1, &[&text])).await {
            Ok(done) => {
                number += 1;
                assert_eq!(done, Outcome::Done(number));
            }
            Err(error) => break error,
        }
        assert!(number < 1_000, "the disk was never full");
    };
    assert_eq!(refused, AppendError::Store(StoreError::Full));
    for _ in 0..3 {
        let again = store.append(append("a", number + 1, &[&text])).await;
        assert_eq!(again, Err(AppendError::Store(StoreError::Full)));
        assert_eq!(store.events(&id("a"), 0).await.unwrap().len(), number as usize);
        let head = store.table(&id("a")).await.unwrap().unwrap().head;
        assert_eq!(head.n_events, number);
    }
    assert_eq!(store.counters().failed, 4);
    sqlite.set_n_pages_max(1 << 20).unwrap();
    let done = store.append(append("a", number + 1, &[&text])).await;
    assert_eq!(done, Ok(Outcome::Done(number + 1)));
    assert_eq!(store.check().await, Ok(vec![]));
    drop((store, sqlite));
    let again = Store::open(folder.path()).unwrap();
    assert_eq!(again.events(&id("a"), 0).await.unwrap().len(), number as usize + 1);
}

/// A database whose next commit fails in a way that leaves open what is on disk.
#[derive(Default)]
struct Failing {
    memory: Memory,
    fails: AtomicBool,
    n_batches: AtomicU32,
}

/// Lets everything but writes through to the store in memory.
macro_rules! through {
    ($($name:ident($($arg:ident: $type:ty),*) -> $result:ty;)*) => {$(
        fn $name(&self, $($arg: $type),*) -> $result {
            self.memory.$name($($arg),*)
        }
    )*};
}

impl Backend for Failing {
    fn write(&self, batch: &[Write]) -> Result<Vec<Verdict>, Fault> {
        self.n_batches.fetch_add(1, SeqCst);
        if self.fails.load(SeqCst) {
            return Err(Fault::Broken("disk I/O error".to_owned()));
        }
        self.memory.write(batch)
    }

    through! {
        tend() -> Result<(), Fault>;
        n_readers() -> usize;
        table(id: &store::TableId) -> Result<Option<store::StoredTable>, Fault>;
        seed(id: &store::TableId) -> Result<Option<store::SealedSeed>, Fault>;
        events(id: &store::TableId, after: u32, n_max: u32) -> Result<Vec<store::EventRow>, Fault>;
        list(listing: &store::Listing, page: &store::Page) -> Result<store::Listed, Fault>;
        due(until: store::Time, n_max: u32) -> Result<Vec<(store::TableId, store::Time)>, Fault>;
        seats_by_key(key: &store::Digest) -> Result<Vec<(store::TableId, u8)>, Fault>;
        chat(id: &store::TableId, after: u32, n_max: u32) -> Result<Vec<store::ChatMessage>, Fault>;
        answer(scope: &str, key: &str) -> Result<Option<(store::Digest, store::Answer)>, Fault>;
        identity(who: &store::Who) -> Result<Option<store::Identity>, Fault>;
        account(id: store::AccountId) -> Result<Option<store::Account>, Fault>;
        account_by_name(name_key: &str) -> Result<Option<store::Account>, Fault>;
        accounts(after: store::AccountId, n_max: u32) -> Result<Vec<store::Account>, Fault>;
        session(digest: &store::Digest) -> Result<Option<store::Session>, Fault>;
        sessions_of(who: &store::Who) -> Result<Vec<store::Session>, Fault>;
        token(digest: &store::Digest) -> Result<Option<store::ApiToken>, Fault>;
        tokens_of(who: &store::Who) -> Result<Vec<store::ApiToken>, Fault>;
        follower_state(follower: &str, after: &str, n_max: u32)
            -> Result<Vec<(String, String)>, Fault>;
        follower_value(follower: &str, key: &str) -> Result<Option<String>, Fault>;
        is_enrolled(follower: &str) -> Result<bool, Fault>;
        backlogs() -> Result<Vec<store::Backlog>, Fault>;
        counts() -> Result<store::Counts, Fault>;
        check() -> Result<Vec<String>, Fault>;
        backup(to: &std::path::Path) -> Result<(), store::OpenError>;
    }
}

#[tokio::test]
async fn after_a_failed_commit_nothing_is_acknowledged_any_more() {
    let failing = Arc::new(Failing::default());
    let store = Store::over(failing.clone(), Config::default()).unwrap();
    store.create_table(table("a")).await.unwrap();
    let watching = tokio::spawn({
        let store = store.clone();
        async move { store.broken().await }
    });
    failing.fails.store(true, SeqCst);
    let broken = Err(AppendError::Store(StoreError::Broken("disk I/O error".to_owned())));
    assert_eq!(store.append(append("a", 1, &["x"])).await, broken);
    assert_eq!(watching.await.unwrap(), "disk I/O error");
    // Even if the disk seems well again, its contents are not known.
    failing.fails.store(false, SeqCst);
    assert_eq!(store.append(append("a", 1, &["x"])).await, broken);
    assert_eq!(failing.n_batches.load(SeqCst), 2);
    assert!(store.table(&id("a")).await.unwrap().is_some());
}

#[tokio::test]
async fn a_database_held_by_another_program_is_busy_and_then_free() {
    let folder = tempfile::tempdir().unwrap();
    let config = SqliteConfig { busy_ms: 20, ..SqliteConfig::default() };
    let sqlite = Sqlite::open(folder.path(), config).unwrap();
    let store = Store::over(Arc::new(sqlite), Config::default()).unwrap();
    store.create_table(table("a")).await.unwrap();
    let other = rusqlite::Connection::open(folder.path().join(Sqlite::FILE)).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let busy = Err(AppendError::Store(StoreError::Busy));
    assert_eq!(store.append(append("a", 1, &["x"])).await, busy);
    assert!(store.table(&id("a")).await.unwrap().is_some());
    other.execute_batch("ROLLBACK").unwrap();
    assert_eq!(store.append(append("a", 1, &["x"])).await, Ok(Outcome::Done(1)));
}

#[tokio::test]
async fn two_programs_on_one_database_never_both_win() {
    let folder = tempfile::tempdir().unwrap();
    let stores = [Store::open(folder.path()).unwrap(), Store::open(folder.path()).unwrap()];
    stores[0].create_table(table("a")).await.unwrap();
    for number in 1..=20 {
        let [left, right] = [0, 1].map(|idx: usize| {
            let store = stores[idx].clone();
            let text = idx.to_string();
            tokio::spawn(async move { store.append(append("a", number, &[&text])).await })
        });
        let (left, right) = (left.await.unwrap(), right.await.unwrap());
        assert!(left.is_ok() != right.is_ok(), "{left:?} {right:?}");
        let loser = if left.is_ok() { right } else { left };
        assert_eq!(loser, Err(AppendError::Conflict { last: number }));
    }
}

#[tokio::test]
#[expect(clippy::await_holding_lock, reason = "the lock is what keeps the thread from writing")]
async fn a_full_queue_is_busy() {
    let failing = Arc::new(Failing::default());
    let hold = failing.memory.world();
    let store = Store::over(failing.clone(), Config { queue_len: 2 }).unwrap();
    let writes: Vec<_> = (0..5)
        .map(|number| {
            let store = store.clone();
            tokio::spawn(async move { store.create_table(table(&format!("t{number}"))).await })
        })
        .collect();
    // The runtime has one thread: all five are sent before anything is answered.
    tokio::task::yield_now().await;
    drop(hold);
    let mut n_busy = 0;
    for write in writes {
        match write.await.unwrap() {
            Ok(done) => assert_eq!(done, Outcome::Done(0)),
            Err(error) => {
                assert_eq!(error, StoreError::Busy);
                n_busy += 1;
            }
        }
    }
    // The queue holds two, and the thread may have taken one or both of them out.
    assert!((1..=3).contains(&n_busy), "{n_busy}");
}
