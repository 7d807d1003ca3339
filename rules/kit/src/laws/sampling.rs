//! Laws about views and about states sampled from them.

use rules_core::{Config, Dice, Game, Turn, Viewer};
use serde::Serialize;

use crate::{
    laws::{Verdict, moves::illegal_moves},
    playout,
    playout::{Playout, random_move},
};

/// How many states are sampled from each view.
const N_SAMPLES: usize = 2;

/// How many moves are played from a sampled state.
const N_MOVES_ON: usize = 3;

/// How many moves of each state are tried.
const N_TRIED: usize = 12;

/// A state sampled from a view is valid, looks the same to its viewer and can be
/// continued.
pub fn views_can_be_sampled<G: Game>(config: &Config<G::Options>, choices: &[u16]) -> Verdict {
    each_twin::<G>(config, choices, |state, viewer, twin| {
        twin.check().map_err(|broken| format!("it breaks an invariant: {broken}"))?;
        ensure!(twin.config() == *config, "it has another config: {:?}", twin.config());
        let [view, twin_view] = [state.view(viewer), twin.view(viewer)];
        ensure!(view == twin_view, "it looks different:\n{view:?}\n{twin_view:?}");
        match (state.turn(), twin.turn()) {
            (Turn::Over(_), Turn::Over(_)) => (),
            (turn, other) => ensure!(turn == other, "it is {other:?}, not {turn:?}"),
        }
        if state.is_to_move(viewer) {
            let [moves, twin_moves] = [state.successors(), twin.successors()];
            ensure!(moves == twin_moves, "it has other moves:\n{moves:?}\n{twin_moves:?}");
        }
        let mut game = twin.clone();
        let mut dice = Dice::from_seed(0);
        for _ in 0..N_MOVES_ON {
            let Some(mv) = random_move(&game, &mut dice) else {
                break;
            };
            game.apply(mv);
            game.check()
                .map_err(|broken| format!("it breaks an invariant after a few moves: {broken}"))?;
        }
        Ok(())
    })
}

/// A move shows a viewer no more than the view contains afterwards.
///
/// If the same move in two states with the same view leads to the same view again,
/// the viewer has learnt nothing, so the move must look the same in both.
pub fn sightings_hide_what_views_hide<G: Game>(
    config: &Config<G::Options>,
    choices: &[u16],
) -> Verdict {
    each_twin::<G>(config, choices, |state, viewer, twin| {
        if twin == state {
            return Ok(());
        }
        let twin_moves = twin.successors();
        let moves = state.successors().into_iter().filter(|mv| twin_moves.contains(mv));
        for mv in moves.take(N_TRIED) {
            let [seen, twin_seen] = [state, twin].map(|it| it.sighting(mv, viewer));
            if seen == twin_seen {
                continue;
            }
            let [view, twin_view] = [state, twin].map(|it| after(it, mv).view(viewer));
            ensure!(view != twin_view, "{mv} shows {seen} or {twin_seen}, but the views do not");
        }
        Ok(())
    })
}

/// A move that is said to reveal nothing shows its mover nothing.
///
/// Otherwise a player could look and then undo. Whether the move can be undone
/// must not reveal a secret either.
pub fn undo_shows_nothing<G: Game>(config: &Config<G::Options>, choices: &[u16]) -> Verdict {
    each_twin::<G>(config, choices, |state, viewer, twin| {
        if !state.is_to_move(viewer) || twin == state {
            return Ok(());
        }
        let twin_moves = twin.successors();
        let moves = state.successors().into_iter().filter(|mv| twin_moves.contains(mv));
        for mv in moves.take(N_TRIED) {
            let [reveals, twin_reveals] = [state, twin].map(|it| it.reveals(mv));
            ensure!(reveals == twin_reveals, "whether {mv} can be undone reveals a secret");
            if reveals {
                continue;
            }
            let [seen, twin_seen] = [state, twin].map(|it| it.sighting(mv, viewer));
            ensure!(seen == twin_seen, "{mv} can be undone, but shows {seen} or {twin_seen}");
            let [view, twin_view] = [state, twin].map(|it| after(it, mv).view(viewer));
            ensure!(view == twin_view, "{mv} can be undone, but shows\n{view:?}\n{twin_view:?}");
        }
        Ok(())
    })
}

/// Everything that the rules hand out can be written as JSON.
pub fn everything_can_be_sent<G: Game>(config: &Config<G::Options>, choices: &[u16]) -> Verdict {
    let Playout { moves, states, .. } = playout::<G>(config, choices);
    let mut dice = Dice::from_seed(0);
    send(&config.options)?;
    for (idx, state) in states.iter().enumerate() {
        for viewer in state.viewers() {
            let view = state.view(viewer);
            send(&view)?;
            if let Some(mv) = moves.get(idx) {
                let seen = state.sighting(*mv, viewer);
                send(&seen)?;
                send(&G::effects(&view, &seen, &states[idx + 1].view(viewer)))?;
            }
        }
        for mv in illegal_moves(state, &mut dice).into_iter().take(N_TRIED) {
            send(&state.refuse(mv))?;
        }
    }
    Ok(())
}

fn send<T: Serialize + std::fmt::Debug>(value: &T) -> Verdict {
    match serde_json::to_string(value) {
        Ok(_) => Ok(()),
        Err(error) => Err(format!("can't be written as JSON: {error}\n{value:?}")),
    }
}

/// Applies a law to every state and the states sampled for each viewer.
fn each_twin<G: Game>(
    config: &Config<G::Options>,
    choices: &[u16],
    law: impl Fn(&G, Viewer, &G) -> Verdict,
) -> Verdict {
    let mut dice = Dice::from_seed(0);
    playout::<G>(config, choices).each_state(|state| {
        for viewer in state.viewers() {
            let view = state.view(viewer);
            for _ in 0..N_SAMPLES {
                let mut same_dice = dice.clone();
                let twin = G::sample(&view, &mut dice);
                let again = G::sample(&view, &mut same_dice);
                ensure!(twin == again, "the same dice sample two states for {viewer}");
                law(state, viewer, &twin).map_err(|why| {
                    format!("the state sampled for {viewer}\n{}but {why}", twin.diagram())
                })?;
            }
        }
        Ok(())
    })
}

fn after<G: Game>(state: &G, mv: G::Move) -> G {
    let mut after = state.clone();
    after.apply(mv);
    after
}
