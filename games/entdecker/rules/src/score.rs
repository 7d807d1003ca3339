//! Whose turn it is, and the final score.

use rules_core::{Rate, Standing, Term, Terms, TieBreaks, Turn};

use crate::{Entdecker, Phase, data::RUINS_POINTS};

#[inline]
pub(crate) fn turn(game: &Entdecker) -> Turn {
    match game.phase {
        Phase::Back(_)
        | Phase::First
        | Phase::Income
        | Phase::Tile(_)
        | Phase::Gift
        | Phase::Chip { .. } => Turn::Chance,
        Phase::Start | Phase::Announce | Phase::Sail | Phase::Place | Phase::Choose => {
            Turn::Seat(game.active)
        }
        Phase::Over => Turn::Over(standing(game)),
    }
}

/// EN-10. Ties are shared: nothing breaks them.
fn standing(game: &Entdecker) -> Standing {
    let n_chips = game.explorers.map(|_, explorer| explorer.chips.total());
    let most = n_chips.values().iter().copied().max().unwrap_or(0);
    Standing::new(game.n_seats(), |seat| {
        let explorer = &game.explorers[seat];
        let rate = if n_chips[seat] == most { 1 } else { 0 };
        let mut terms = Terms::new();
        terms.push(Term::new("islands", explorer.islands.into(), Rate::Points));
        terms.push(Term::new("unfinished", explorer.unfinished.into(), Rate::Points));
        terms.push(Term::new("ruins", explorer.ruins.into(), Rate::Each(RUINS_POINTS.into())));
        terms.push(Term::new("chips", n_chips[seat].into(), Rate::Each(rate)));
        (terms, TieBreaks::new())
    })
}
