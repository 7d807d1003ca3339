//! Counts the games that were finished, by game.

use std::collections::BTreeMap;

use store::{Effect, Listing, Page, Phase, Store, StoreError};

use crate::{
    follower::{Follower, Making},
    happening::{Happening, Kind},
    rows::Summary,
};

const NAME: &str = "finished-games";

/// The largest number of games that there can be.
const N_GAMES_MAX: u32 = 1_000;

/// Counts the games that were finished, by game.
pub(super) struct FinishedGames;

impl Follower for FinishedGames {
    fn name(&self) -> &'static str {
        NAME
    }

    fn follows(&self) -> &'static [Kind] {
        &[Kind::Ended]
    }

    fn begin<'a>(&'a self, store: &'a Store) -> Making<'a> {
        Box::pin(async {
            let mut counts = BTreeMap::new();
            let mut page = Page::first(Page::LIMIT_MAX);
            loop {
                let listed = store.list(Listing::All(Phase::Over), page.clone()).await?;
                for head in listed.tables {
                    // A table that was closed before the end of its game has no winner.
                    if !Summary::parse(&head.summary).winners.is_empty() {
                        *counts.entry(head.game).or_default() += 1;
                    }
                }
                page.after = listed.next;
                if page.after.is_none() {
                    break;
                }
            }
            Ok(counts.into_iter().map(|(key, n)| Effect::Add { key, n }).collect())
        })
    }

    fn handle<'a>(&'a self, happening: &'a Happening, _store: &'a Store) -> Making<'a> {
        Box::pin(async { Ok(vec![Effect::Add { key: happening.game.clone(), n: 1 }]) })
    }
}

/// Returns how many games were finished in this store, by game.
///
/// # Errors
///
/// The store can't be read.
pub async fn finished_games(store: &Store) -> Result<BTreeMap<String, u64>, StoreError> {
    let counts = store.follower_state(NAME, "", N_GAMES_MAX).await?;
    Ok(counts.into_iter().filter_map(|(game, n)| Some((game, n.parse().ok()?))).collect())
}
