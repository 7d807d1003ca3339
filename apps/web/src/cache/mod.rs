//! What was rendered of tables, kept while a table is in memory.

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

/// With fewer tables than this, nothing is evicted.
const N_SWEEP_MIN: usize = 64;

/// What was rendered of one table.
#[derive(Debug, Default)]
pub struct Shown {
    /// The log of each viewer.
    pub logs: Logs,
    /// The renderings.
    pub renderings: Renderings,
}

/// What was rendered of all tables in memory.
#[derive(Debug, Default)]
pub struct Cache {
    inner: Mutex<Inner>,
}

#[derive(Debug, Default)]
struct Inner {
    shown: HashMap<TableId, (Weak<Hints>, Arc<Shown>)>,
    /// The number of tables at which those that are no longer in memory are evicted.
    n_sweep: usize,
}

impl Cache {
    /// Returns what was rendered of a table. It is empty for a table that has just been loaded,
    /// because others may have changed it meanwhile.
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
