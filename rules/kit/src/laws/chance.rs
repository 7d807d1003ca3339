//! Laws about chance.

use rules_core::{Config, Game, Turn};

use crate::{laws::Verdict, playout};

/// Up to this sum of weights, every point is tried.
const N_POINTS_MAX: u32 = 2048;

/// Chance has outcomes only on its own turn, and every outcome can happen.
pub fn chance_is_fair<G: Game>(config: &Config<G::Options>, choices: &[u16]) -> Verdict {
    let mut chances = Vec::new();
    playout::<G>(config, choices).each_state(|state| {
        // The list is not cleared here: the game must drop the outcomes of the
        // previous state.
        state.chances(&mut chances);
        ensure!(
            (state.turn() == Turn::Chance) != chances.is_empty(),
            "chance has {} outcomes on turn {:?}",
            chances.len(),
            state.turn()
        );
        for (mv, weight) in &chances {
            ensure!(*weight > 0, "{mv} has weight 0");
        }
        let mut fresh = Vec::new();
        state.chances(&mut fresh);
        ensure!(fresh == chances, "outcomes of an earlier state are still listed");
        Ok(())
    })
}

/// Each outcome is found exactly at the points that its weight covers.
pub fn roll_agrees_with_chances<G: Game>(config: &Config<G::Options>, choices: &[u16]) -> Verdict {
    let mut chances = Vec::new();
    playout::<G>(config, choices).each_state(|state| {
        chances.clear();
        state.chances(&mut chances);
        let weight = state.chance_weight();
        let sum: u64 = chances.iter().map(|(_, weight)| u64::from(*weight)).sum();
        ensure!(u64::from(weight) == sum, "the weights add up to {sum}, not to {weight}");
        let mut start = 0;
        for (mv, weight) in &chances {
            let end = start + weight;
            // For a long outcome the two ends are enough: they fix what lies between.
            let step = if sum <= u64::from(N_POINTS_MAX) { 1 } else { (weight - 1).max(1) };
            for point in (start..end).step_by(step as usize) {
                let found = state.chance_at(point);
                ensure!(found == *mv, "the outcome at {point} of {sum} is {found}, not {mv}");
            }
            start = end;
        }
        Ok(())
    })
}
