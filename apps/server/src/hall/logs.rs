//! The log of each viewer, told once for each version of a table.

use std::{
    collections::HashMap,
    hash::Hash,
    sync::{Arc, Mutex, PoisonError},
};

use referee::LogItem;
use rules_core::{Seat, Viewer};
use words::{Lang, Speaker};

use super::Sitting;
use crate::pages::LogRow;

/// What was told of one table. Telling a game anew for every page would replay
/// it every time, and say every line of it again for everyone who watches.
#[derive(Debug, Default)]
pub struct Logs {
    rows: Told<(Option<u8>, Lang), LogRow>,
    recaps: Told<Seat, LogItem>,
}

impl Logs {
    /// Returns the log of a viewer in the language of a speaker.
    pub fn rows(&self, sitting: &Sitting, viewer: Viewer, speaker: &Speaker) -> Arc<Vec<LogRow>> {
        let key = (viewer.seat().map(|seat| seat.0), speaker.lang());
        self.rows.of(key, sitting.n_deeds, || LogRow::all(&sitting.table.log(viewer), speaker))
    }

    /// Returns what happened since a seat last moved.
    pub fn recap(&self, sitting: &Sitting, seat: Seat) -> Arc<Vec<LogItem>> {
        self.recaps.of(seat, sitting.n_deeds, || sitting.table.since_my_last_move(seat))
    }
}

/// Lists that are good as long as nothing happens at the table.
#[derive(Debug)]
struct Told<K, T> {
    lists: Mutex<HashMap<K, List<T>>>,
}

/// A list, and after how many deeds it was told.
type List<T> = (u32, Arc<Vec<T>>);

impl<K, T> Default for Told<K, T> {
    fn default() -> Told<K, T> {
        Told { lists: Mutex::default() }
    }
}

impl<K: Eq + Hash, T> Told<K, T> {
    fn of(&self, key: K, n_deeds: u32, tell: impl FnOnce() -> Vec<T>) -> Arc<Vec<T>> {
        let lock = || self.lists.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((told_at, list)) = lock().get(&key)
            && *told_at == n_deeds
        {
            return list.clone();
        }
        let list = Arc::new(tell());
        lock().insert(key, (n_deeds, list.clone()));
        list
    }
}
