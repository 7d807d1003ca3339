//! Laws about legal and illegal moves.

use std::collections::BTreeSet;

use rules_core::{Cited, Config, Dice, Game, Turn};

use crate::{laws::Verdict, playout};

/// If a game has at most this many moves, all of them are tried.
const N_IDS_TRIED_MAX: u16 = 512;

/// Otherwise this many are tried in each state.
const N_IDS_TRIED: usize = 256;

/// Every listed move can be played, and no move is listed twice.
///
/// Moves are listed only on a seat's turn, whatever the buffer contained before.
pub fn moves_are_playable<G: Game>(config: &Config<G::Options>, choices: &[u16]) -> Verdict {
    let mut listed = Vec::new();
    playout::<G>(config, choices).each_state(|state| {
        // The list is not cleared here: the game must drop the moves of the
        // previous state.
        state.legal_moves(&mut listed);
        let is_seats_turn = matches!(state.turn(), Turn::Seat(_));
        ensure!(
            is_seats_turn != listed.is_empty(),
            "{} moves are listed on turn {:?}",
            listed.len(),
            state.turn()
        );
        let moves = state.successors();
        ensure!(!is_seats_turn || moves == listed, "moves of an earlier state are still listed");
        let mut sorted = moves.clone();
        sorted.sort_unstable();
        for pair in sorted.windows(2) {
            ensure!(pair[0] != pair[1], "{} is listed twice", pair[0]);
        }
        for mv in moves {
            let mut played = state.clone();
            if let Err(refusal) = played.play(mv) {
                return Err(format!("{mv} is listed but refused: {refusal:?}"));
            }
            let mut applied = state.clone();
            applied.apply(mv);
            ensure!(played == applied, "{mv} does one thing when played, another when applied");
        }
        Ok(())
    })
}

/// A move that is not listed is refused and leaves the state unchanged.
pub fn illegal_moves_change_nothing<G: Game>(
    config: &Config<G::Options>,
    choices: &[u16],
) -> Verdict {
    let mut dice = Dice::from_seed(0);
    playout::<G>(config, choices).each_state(|state| {
        let mut after = state.clone();
        for mv in illegal_moves(state, &mut dice) {
            ensure!(after.play(mv).is_err(), "{mv} is not listed but accepted");
            ensure!(after == *state, "{mv} was refused but changed the state");
        }
        Ok(())
    })
}

/// The rule that a refusal names is in the rule book, as `**RN-2c**`.
pub fn refusals_cite_the_rule_book<G: Game>(
    config: &Config<G::Options>,
    choices: &[u16],
) -> Verdict {
    let mut dice = Dice::from_seed(0);
    let mut found = BTreeSet::new();
    playout::<G>(config, choices).each_state(|state| {
        for mv in illegal_moves(state, &mut dice) {
            let refusal = state.refuse(mv);
            let rule = refusal.rule();
            let is_in_book = found.contains(rule)
                || (!rule.is_empty() && G::FACTS.rule_book.contains(&format!("**{rule}**")));
            ensure!(is_in_book, "{mv} breaks rule {rule:?}, which is not in the rule book");
            found.insert(rule);
        }
        Ok(())
    })
}

/// Returns moves that are not legal now: all of them, or a few hundred at random.
pub(crate) fn illegal_moves<G: Game>(state: &G, dice: &mut Dice) -> Vec<G::Move> {
    let n_ids = G::FACTS.n_move_ids;
    let ids: Vec<u16> = if n_ids <= N_IDS_TRIED_MAX {
        (0..n_ids).collect()
    } else {
        (0..N_IDS_TRIED).map(|_| dice.below(n_ids.into()) as u16).collect()
    };
    let mut listed = state.successors();
    listed.sort_unstable();
    let moves = ids.into_iter().filter_map(G::move_with_id);
    moves.filter(|mv| listed.binary_search(mv).is_err()).collect()
}
