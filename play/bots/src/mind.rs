//! What bots know of a game.

use std::sync::Arc;

use rules_core::{Game, GameSet};

use crate::{
    eval::{Evaluate, Evaluation, ParseWeightsError},
    tuning::Knobs,
};

/// A game that bots can play.
pub trait Think: GameSet {
    /// Returns what bots know of the game. By default that is nothing beyond its
    /// rules: positions are judged by imagined games, played to their end.
    fn mind() -> Mind<Self::Game> {
        Mind::default()
    }
}

/// What bots know of a game beyond its rules.
#[derive(Debug)]
pub struct Mind<G: Game> {
    /// What a search judges positions by; without it, imagined games are played
    /// to their end.
    pub(crate) evaluation: Option<Arc<Evaluation<G>>>,
    /// What judges positions for whoever looks only one move ahead, and has to know
    /// by its weights what a search finds out.
    pub(crate) greedy: Option<Arc<Evaluation<G>>>,
    pub(crate) knobs: Knobs,
}

impl<G: Game> Mind<G> {
    /// Reads the weights that come with a game and the settings of the search in it:
    /// `pace=60000 explore=0.1`, as they were measured.
    ///
    /// # Errors
    ///
    /// Points at the line of the weights that is not what it should be.
    ///
    /// # Panics
    ///
    /// Panics if the settings are none.
    pub fn read<S: Evaluate<Game = G>>(
        settings: &str,
        weights: &str,
        greedy: &str,
    ) -> Result<Mind<G>, ParseWeightsError> {
        Ok(Mind {
            evaluation: Some(Arc::new(Evaluation::parse::<S>(weights)?)),
            greedy: Some(Arc::new(Evaluation::parse::<S>(greedy)?)),
            knobs: Knobs::parse(settings),
        })
    }

    /// Returns what a search judges positions by, if the game has that.
    pub fn evaluation(&self) -> Option<&Arc<Evaluation<G>>> {
        self.evaluation.as_ref()
    }

    /// Returns what judges positions one move ahead, if the game has that.
    pub fn greedy(&self) -> Option<&Arc<Evaluation<G>>> {
        self.greedy.as_ref()
    }

    /// Judges by this alone, or by nothing. What a search plays replies by stays.
    #[must_use]
    pub fn judging_by(&self, evaluation: Option<Arc<Evaluation<G>>>) -> Mind<G> {
        Mind { evaluation, ..self.clone() }
    }
}

impl<G: Game> Clone for Mind<G> {
    fn clone(&self) -> Mind<G> {
        let (evaluation, greedy) = (self.evaluation.clone(), self.greedy.clone());
        Mind { evaluation, greedy, knobs: self.knobs }
    }
}

impl<G: Game> Default for Mind<G> {
    fn default() -> Mind<G> {
        Mind { evaluation: None, greedy: None, knobs: Knobs::UNKNOWN }
    }
}
