//! A server with a temporary folder, and with a clock and bytes that repeat.

#[path = "../../../tables/tests/suite/lockstep.rs"]
mod lockstep;

use std::time::Duration;

use axum::Router;
use store::{Store, Who};
use tables::{Actor, SealKey, Tables, World};
use tempfile::TempDir;
use web::{
    App,
    config::{Bounds, Config},
    router,
};

use self::lockstep::{CountedBytes, HandClock};

/// A server with a new store.
pub(crate) struct House {
    pub(crate) app: App,
    pub(crate) tables: Tables,
    pub(crate) router: Router,
    pub(crate) clock: HandClock,
    pub(crate) folder: TempDir,
    key: [u8; 32],
}

impl House {
    /// A house without rate limits, because tests send more requests than people.
    pub(crate) fn new() -> House {
        House::with(|config| config.limits.is_limited = false)
    }

    pub(crate) fn with(change: impl FnOnce(&mut Config)) -> House {
        let folder = tempfile::tempdir().expect("a folder");
        let mut config = Config::new(folder.path().to_owned());
        // What is sent must not depend on how fast the machine is.
        config.limits.picture_spacing = Duration::ZERO;
        change(&mut config);
        House::over(folder, HandClock::default(), config, [7; 32])
    }

    /// A house with the data folder of another program, including its key.
    pub(crate) fn moved_in(folder: TempDir, key: [u8; 32]) -> House {
        let mut config = Config::new(folder.path().to_owned());
        config.limits.is_limited = false;
        config.limits.picture_spacing = Duration::ZERO;
        House::over(folder, HandClock::default(), config, key)
    }

    fn over(folder: TempDir, clock: HandClock, config: Config, key: [u8; 32]) -> House {
        let store = Store::open(folder.path()).expect("a store");
        let world = World::new(clock.clone(), CountedBytes::default());
        let app = App::new(config, store, world, SealKey::new(key));
        House { tables: app.tables.clone(), router: router(app.clone()), app, clock, folder, key }
    }

    /// The same house after the server was restarted.
    pub(crate) async fn restarted(self) -> House {
        self.tables.store().close().await;
        let config = Config {
            limits: Bounds {
                is_limited: false,
                picture_spacing: Duration::ZERO,
                ..Bounds::default()
            },
            ..self.app.config.clone()
        };
        House::over(self.folder, self.clock, config, self.key)
    }

    pub(crate) async fn guest(&self, name: &str) -> Actor {
        let who: Who = name.parse().expect("a name");
        self.tables
            .store()
            .introduce(who.clone(), name.to_owned(), store::Time(0))
            .await
            .expect("it works");
        Actor::guest(who)
    }
}
