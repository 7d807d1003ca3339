//! Copies: made while people play, restored, and never written over something else.

use std::{fs, path::Path};

use store::{OpenError, Outcome, RestoreMode, Sqlite, Store};

use crate::make::{append, id, table};

async fn n_events(store: &Store) -> usize {
    store.events(&id("a"), 0).await.unwrap().len()
}

async fn store_with_events(folder: &Path, n: u32) -> Store {
    let store = Store::open(folder).unwrap();
    store.create_table(table("a")).await.unwrap();
    for number in 1..=n {
        store.append(append("a", number, &["x"])).await.unwrap();
    }
    store
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_copy_made_while_people_play_is_whole() {
    let folder = tempfile::tempdir().unwrap();
    let store = store_with_events(&folder.path().join("live"), 20).await;
    let playing = tokio::spawn({
        let store = store.clone();
        async move {
            for number in 21..=200 {
                let done = store.append(append("a", number, &["x"])).await;
                assert_eq!(done, Ok(Outcome::Done(number)));
            }
        }
    });
    let copy = folder.path().join("copies/one.db");
    store.backup(&copy).await.unwrap();
    playing.await.unwrap();
    assert_eq!(Sqlite::check_copy(&copy).unwrap(), 3);
    let back = folder.path().join("back");
    Sqlite::restore(&copy, &back, RestoreMode::IntoEmpty).unwrap();
    let restored = Store::open(&back).unwrap();
    let n = n_events(&restored).await;
    assert!((20..=200).contains(&n), "{n}");
    let next = u32::try_from(n).unwrap() + 1;
    assert_eq!(restored.append(append("a", next, &["x"])).await, Ok(Outcome::Done(next)));
    assert_eq!(restored.check().await, Ok(vec![]));
    assert_eq!(n_events(&store).await, 200);
    assert!(!folder.path().join("copies/one.db.part").exists());
}

#[tokio::test]
async fn a_copy_never_replaces_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let store = store_with_events(&folder.path().join("live"), 1).await;
    let copy = folder.path().join("one.db");
    fs::write(&copy, "precious").unwrap();
    let refused = store.backup(&copy).await;
    assert!(matches!(refused, Err(OpenError::Occupied(_))), "{refused:?}");
    assert_eq!(fs::read(&copy).unwrap(), b"precious");
}

#[tokio::test]
async fn a_folder_in_use_is_replaced_only_if_asked() {
    let folder = tempfile::tempdir().unwrap();
    let (live, copy) = (folder.path().join("live"), folder.path().join("one.db"));
    let store = store_with_events(&live, 3).await;
    store.backup(&copy).await.unwrap();
    store.append(append("a", 4, &["after the copy"])).await.unwrap();
    drop(store);
    let refused = Sqlite::restore(&copy, &live, RestoreMode::IntoEmpty);
    assert!(matches!(refused, Err(OpenError::Occupied(_))), "{refused:?}");
    assert_eq!(n_events(&Store::open(&live).unwrap()).await, 4);
    // A leftover log belongs to the old data.
    fs::write(live.join("store.db-wal"), "left behind").unwrap();
    Sqlite::restore(&copy, &live, RestoreMode::Replace).unwrap();
    assert_eq!(n_events(&Store::open(&live).unwrap()).await, 3);
}

#[tokio::test]
async fn a_damaged_copy_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("one.db");
    let store = store_with_events(&folder.path().join("live"), 300).await;
    store.backup(&copy).await.unwrap();
    let whole = fs::read(&copy).unwrap();
    let mut n_refused = 0;
    for page in 1..whole.len() / 4096 {
        let mut damaged = whole.clone();
        damaged[page * 4096..][..64].fill(0xA5);
        fs::write(&copy, &damaged).unwrap();
        let back = folder.path().join(format!("back{page}"));
        let restored = Sqlite::restore(&copy, &back, RestoreMode::IntoEmpty);
        n_refused += usize::from(restored.is_err());
        assert!(restored.is_ok() || !back.exists(), "something was left behind");
    }
    assert_eq!(n_refused, whole.len() / 4096 - 1);
    fs::write(&copy, "not a database, but long enough to be taken for one".repeat(100)).unwrap();
    assert!(Sqlite::check_copy(&copy).is_err());
}

#[tokio::test]
async fn a_gap_is_found() {
    let folder = tempfile::tempdir().unwrap();
    drop(store_with_events(folder.path(), 5).await);
    let path = folder.path().join(Sqlite::FILE);
    let direct = rusqlite::Connection::open(&path).unwrap();
    let changed = direct.execute("UPDATE events SET text = 'y' WHERE number = 3", []);
    assert!(changed.unwrap_err().to_string().contains("an event never changes"));
    direct.execute("DELETE FROM events WHERE number = 3", []).unwrap();
    drop(direct);
    let store = Store::open(folder.path()).unwrap();
    let expected = "table a should have events 1 to 5: 4 from 1 to 5";
    assert_eq!(store.check().await.unwrap(), [expected]);
    let refused = store.backup(&folder.path().join("copy.db")).await;
    assert!(matches!(refused, Err(OpenError::Damaged(_))), "{refused:?}");
}
