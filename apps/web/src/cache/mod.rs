//! What was made of tables for people to see, kept while a table is in memory.

mod logs;
mod renderings;

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError, Weak},
};

use store::TableId;
use tables::{Hints, TableHandle};

pub use self::{
    logs::Logs,
    renderings::{PagePrints, RenderKey, Rendering, Renderings},
};

/// Below this many tables nothing is looked for that could be forgotten.
const N_SWEEP_MIN: usize = 64;

/// What was made of one table.
#[derive(Debug, Default)]
pub struct Shown {
    /// The log of each viewer.
    pub logs: Logs,
    /// What people are shown.
    pub renderings: Renderings,
}

/// What was made of all tables in memory.
#[derive(Debug, Default)]
pub struct Cache {
    inner: Mutex<Inner>,
}

#[derive(Debug, Default)]
struct Inner {
    shown: HashMap<TableId, (Weak<Hints>, Arc<Shown>)>,
    /// With how many tables those are forgotten that have left the memory.
    n_sweep: usize,
}

impl Cache {
    /// Returns what was made of a table. It is empty for a table that has just
    /// come into memory: others may have changed it meanwhile.
    pub fn of(&self, handle: &TableHandle) -> Arc<Shown> {
        let (id, life) = (&handle.snapshot().state.id, handle.life());
        let mut inner = self.inner.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, shown)) = inner.shown.get(id).filter(|(of, _)| Weak::ptr_eq(of, &life)) {
            return shown.clone();
        }
        if inner.shown.len() >= inner.n_sweep.max(N_SWEEP_MIN) {
            inner.shown.retain(|_, (of, _)| of.strong_count() > 0);
            inner.n_sweep = 2 * inner.shown.len();
        }
        let shown = Arc::new(Shown::default());
        inner.shown.insert(id.clone(), (life, shown.clone()));
        shown
    }
}
