//! The log of each viewer, written once for each version of a table.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use referee::LogItem;
use rules_core::Viewer;

use super::Sitting;

/// The logs of one table. Telling a game anew for every page would replay it
/// every time.
#[derive(Debug, Default)]
pub struct Logs {
    told: Mutex<HashMap<Option<u8>, Told>>,
}

#[derive(Clone, Debug)]
struct Told {
    n_deeds: u32,
    items: Arc<Vec<LogItem>>,
}

impl Logs {
    /// Returns the log of a viewer.
    pub fn of(&self, sitting: &Sitting, viewer: Viewer) -> Arc<Vec<LogItem>> {
        let key = viewer.seat().map(|seat| seat.0);
        let lock = || self.told.lock().unwrap_or_else(PoisonError::into_inner);
        let told = lock().get(&key).filter(|it| it.n_deeds == sitting.n_deeds).cloned();
        if let Some(told) = told {
            return told.items;
        }
        let items = Arc::new(sitting.table.log(viewer));
        lock().insert(key, Told { n_deeds: sitting.n_deeds, items: items.clone() });
        items
    }
}
