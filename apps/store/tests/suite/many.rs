//! Many stored tables: opening does not read them, and every list is walked to its end in order.

use std::fs;

use store::{Backend as _, Listing, Page, Phase, Sqlite, SqliteConfig};

use crate::make::who;

#[test]
fn many_tables_are_listed_in_order() {
    let folder = tempfile::tempdir().unwrap();
    let sqlite = Sqlite::open(folder.path(), SqliteConfig::default()).unwrap();
    let direct = rusqlite::Connection::open(folder.path().join(Sqlite::FILE)).unwrap();
    direct
        .execute_batch(
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
             INSERT INTO tables (id, game, n_seats, is_private, created_at, phase, summary,
                 awaited, since, n_events, updated_at, setup)
             SELECT 't' || i, 'g', 2, i % 7 = 0, i, iif(i % 50 < 3, i % 50, 2), '{}', 1, i, 0, i, ''
             FROM n;
             INSERT INTO seats (table_nr, seat, who, name, kind, over_at)
             SELECT nr, 0, 'p' || (nr % 7), 'x', 1, iif(phase = 2, updated_at, NULL) FROM tables;",
        )
        .unwrap();
    drop((sqlite, direct));
    let n_before = n_bytes_read();
    let sqlite = Sqlite::open(folder.path(), SqliteConfig::default()).unwrap();
    if let (Some(before), Some(after)) = (n_before, n_bytes_read()) {
        let len = fs::metadata(folder.path().join(Sqlite::FILE)).unwrap().len();
        assert!(after - before < len / 5, "opening read {} of {len} bytes", after - before);
    }
    for listing in [
        Listing::Open,
        Listing::Watch,
        Listing::Finished,
        Listing::All(Phase::Over),
        Listing::Mine(who("p3")),
        Listing::MineFinished(who("p3")),
    ] {
        let (mut page, mut seen) = (Page::first(200), Vec::new());
        loop {
            let listed = sqlite.list(&listing, &page).unwrap();
            seen.extend(listed.tables.into_iter().map(|head| (head.updated_at, head.id)));
            let Some(next) = listed.next else { break };
            page.after = Some(next);
        }
        assert!(seen.len() > 10, "{listing:?}");
        assert!(seen.is_sorted_by(|earlier, later| earlier > later), "{listing:?}");
    }
}

/// Returns how many bytes this thread has read so far, where the system reports it.
fn n_bytes_read() -> Option<u64> {
    let counts = fs::read_to_string("/proc/thread-self/io").ok()?;
    counts.lines().find_map(|line| line.strip_prefix("rchar: "))?.parse().ok()
}
