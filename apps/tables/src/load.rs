//! Loads a table from the store.

use referee::TableError;
use store::{ChatMessage, TableId};

use crate::{
    error::of_store,
    shared::Shared,
    state::TableState,
    terms::{BadTable, Terms},
};

/// How many chat messages a table keeps.
pub(super) const N_CHAT_MESSAGES: u32 = 200;

/// A table as it was loaded.
#[derive(Debug)]
pub(super) struct Loaded {
    pub(super) state: TableState,
    pub(super) chat: Vec<ChatMessage>,
}

/// Reads a table and applies all its events.
pub(super) async fn load(shared: &Shared, id: &TableId) -> Result<Loaded, TableError> {
    let store = &shared.store;
    let Some(stored) = store.table(id).await.map_err(of_store)? else {
        return Err(TableError::NoSuchTable);
    };
    let sealed = store.seed(id).await.map_err(of_store)?;
    let events = store.events(id, 0).await.map_err(of_store)?;
    let chat = store.chat(id, 0, N_CHAT_MESSAGES).await.map_err(of_store)?;
    let seed = sealed.and_then(|sealed| shared.seal_key.unseal(id, &sealed));
    let head = stored.head;
    let (id, setup) = (id.clone(), stored.setup);
    let fold = move || -> Result<TableState, BadTable> {
        let seed = seed.ok_or_else(|| BadTable("the seed is missing".to_owned()))?;
        let terms: Terms =
            serde_json::from_str(&setup).map_err(|error| BadTable(error.to_string()))?;
        let at = head.created_at;
        let mut state = TableState::open(id, terms, seed, head.created_by, head.is_private, at)?;
        for event in &events {
            state.repeat(&event.text, event.by.as_ref(), event.at)?;
        }
        Ok(state)
    };
    let state = tokio::task::spawn_blocking(fold)
        .await
        .map_err(|_| TableError::Broken("the rules broke off".to_owned()))?
        .map_err(|bad| TableError::Broken(bad.to_string()))?;
    shared.counters.loaded();
    Ok(Loaded { state, chat })
}
