//! Tables with a store in a temporary folder, and with a clock and bytes that repeat.

use store::{Store, Who};
use tables::{Actor, SealKey, Tables, World};
use tempfile::TempDir;

use crate::lockstep::{CountedBytes, HandClock};

/// Tables with a new store.
pub(crate) struct House {
    pub(crate) tables: Tables,
    pub(crate) clock: HandClock,
    folder: TempDir,
}

impl House {
    pub(crate) fn new() -> House {
        House::over(tempfile::tempdir().expect("a folder"), HandClock::default())
    }

    fn over(folder: TempDir, clock: HandClock) -> House {
        let store = Store::open(folder.path()).expect("a store");
        let world = World::new(clock.clone(), CountedBytes::default());
        let tables = Tables::new(store, world, SealKey::new([7; 32]), 1);
        House { tables, clock, folder }
    }

    /// The same house after the server was restarted.
    pub(crate) async fn restarted(self) -> House {
        self.tables.store().close().await;
        House::over(self.folder, self.clock)
    }

    pub(crate) async fn guest(&self, name: &str) -> Actor {
        let who: Who = name.parse().expect("a name");
        let introduced =
            self.tables.store().introduce(who.clone(), name.to_owned(), store::Time(0));
        introduced.await.expect("it works");
        Actor::guest(who)
    }
}
