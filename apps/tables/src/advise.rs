//! What the strongest bot would do in the place of somebody who asks.

use std::{sync::Arc, time::Duration};

use bots::Strength;
use catalog::Advice;
use referee::TableError;
use rules_core::{Seat, Turn};
use store::{Digest, TableId, Who};
use tokio::sync::SemaphorePermit;

use crate::{handle::TableHandle, past::Past, tables::Tables};

/// How hard the bot thinks.
const STRENGTH: Strength = Strength::Expert;

/// How long somebody waits while others are being advised.
const WAIT: Duration = Duration::from_secs(3);

impl Tables {
    /// Lets the strongest bot advise a seat that has to choose, from what that seat sees.
    ///
    /// # Errors
    ///
    /// Refuses it to anyone else, out of turn, and while other people play.
    pub async fn hint(
        &self,
        id: &TableId,
        identities: &[Who],
        device: &Digest,
        seat: Seat,
    ) -> Result<Arc<Advice>, TableError> {
        let handle = self.table(id).await?;
        let state = handle.snapshot().state;
        let screen = handle.screen(&state, identities, Some(device));
        state.permit_hint(identities, screen, seat)?;
        let _place = self.adviser().await?;
        // Somebody who pressed twice has waited for the first answer.
        if let Some(advice) = handle.hints().of(&state, seat) {
            return Ok(advice);
        }
        let thinking = state.clone();
        let advice = self.think(move |seed| thinking.table.advise(seat, STRENGTH, seed)).await?;
        handle.hints().keep(&state, advice.clone());
        Ok(advice)
    }

    /// Lets the strongest bot say what it would have done in the place of the seat to move, from
    /// what that seat saw then.
    ///
    /// # Errors
    ///
    /// Refuses it while there are secrets, and where no seat was to move.
    pub async fn hint_then(
        &self,
        handle: &TableHandle,
        past: &Past,
    ) -> Result<Arc<Advice>, TableError> {
        if !handle.snapshot().state.is_revealed() {
            return Err(TableError::NotOver);
        }
        let Turn::Seat(seat) = past.table.game().turn() else {
            return Err(TableError::NotAsked);
        };
        let _place = self.adviser().await?;
        if let Some(advice) = handle.hints().then(past.n_moves) {
            return Ok(advice);
        }
        let game = past.table.game().clone_box();
        let think = move |seed| game.advise(seat, game.search_visits(STRENGTH), seed);
        let advice = self.think(think).await?;
        handle.hints().keep_then(past.n_moves, advice.clone());
        Ok(advice)
    }

    /// Waits for a permit, because only so many bots may advise at the same time.
    async fn adviser(&self) -> Result<SemaphorePermit<'_>, TableError> {
        let turn = tokio::time::timeout(WAIT, self.shared.advisers.acquire()).await;
        turn.ok().and_then(Result::ok).ok_or(TableError::Busy)
    }

    /// Thinks on a thread where blocking is allowed.
    async fn think(
        &self,
        think: impl FnOnce(u64) -> Option<Advice> + Send + 'static,
    ) -> Result<Arc<Advice>, TableError> {
        let seed = self.shared.world.number();
        let advice = tokio::task::spawn_blocking(move || think(seed)).await;
        let advice = advice.map_err(|error| TableError::Broken(error.to_string()))?;
        advice.map(Arc::new).ok_or(TableError::NotAsked)
    }
}
