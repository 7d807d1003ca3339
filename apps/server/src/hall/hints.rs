//! What the strongest bot would do in place of somebody who asks.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use bots::Strength;
use catalog::Advice;
use rules_core::Seat;
use store::{Digest, TableId, Who};

use super::{Denial, Hall, HallError, Look, Sitting, sitting::is_person};

/// How hard the bot thinks.
const STRENGTH: Strength = Strength::Hard;

/// How long somebody waits for others who ask as well.
const WAIT: Duration = Duration::from_secs(3);

/// What was thought for the seats of one table; nobody else is told.
#[derive(Debug, Default)]
pub struct Hints {
    known: Mutex<HashMap<Seat, Hint>>,
}

/// After how many deeds it was thought, and what.
type Hint = (u32, Arc<Advice>);

impl Hints {
    /// Returns what was thought for a seat, if nothing has happened since.
    pub fn of(&self, sitting: &Sitting, seat: Seat) -> Option<Arc<Advice>> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let (n_deeds, advice) = known.get(&seat)?;
        (*n_deeds == sitting.n_deeds).then(|| advice.clone())
    }

    fn keep(&self, sitting: &Sitting, advice: Arc<Advice>) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.insert(advice.seat, (sitting.n_deeds, advice));
    }
}

impl Sitting {
    /// Returns whether somebody with these identities may be advised: nobody
    /// else plays here but bots.
    pub fn has_hints(&self, kin: &[Who]) -> bool {
        let mine = self.seats_of(kin);
        let is_other = |seat: Seat| is_person(self.table.occupant(seat)) && !mine.contains(&seat);
        !mine.is_empty() && !Seat::all(self.table.n_seats()).any(is_other)
    }

    fn permit_hint(&self, kin: &[Who], look: Look, seat: Seat) -> Result<(), Denial> {
        if !self.seats_of(kin).contains(&seat) {
            return Err(Denial::NotYourSeat);
        }
        if !self.has_hints(kin) {
            return Err(Denial::NoHints);
        }
        if look == Look::Seat(seat) && self.is_asked(seat) { Ok(()) } else { Err(Denial::NotAsked) }
    }
}

impl Hall {
    /// Lets the strongest bot advise a seat that is asked, from what it sees.
    ///
    /// # Errors
    ///
    /// Refuses it to others, out of turn, and while other people play.
    pub async fn hint(
        &self,
        id: &TableId,
        kin: &[Who],
        device: &Digest,
        seat: Seat,
    ) -> Result<Arc<Advice>, HallError> {
        let live = self.table(id).await?;
        let sitting = live.scene().sitting;
        let look = live.look(&sitting, kin, Some(device));
        sitting.permit_hint(kin, look, seat).map_err(HallError::Denied)?;
        let turn = tokio::time::timeout(WAIT, self.shared.advisers.acquire()).await;
        let _permit = turn.ok().and_then(Result::ok).ok_or(HallError::Busy)?;
        // Whoever pressed twice waited for the first answer.
        if let Some(advice) = live.hints().of(&sitting, seat) {
            return Ok(advice);
        }
        let (seed, thinking) = (self.shared.world.number(), sitting.clone());
        let think = move || thinking.table.advise(seat, STRENGTH, seed);
        let advice = tokio::task::spawn_blocking(think).await;
        let advice = advice.map_err(|error| HallError::Broken(error.to_string()))?;
        let advice = Arc::new(advice.ok_or(HallError::Denied(Denial::NotAsked))?);
        live.hints().keep(&sitting, advice.clone());
        Ok(advice)
    }
}
