//! Laws about hidden information, tried on twins that are played in lockstep.
//!
//! They check what follows from the log as one viewer saw it. The laws in
//! `sampling` check what follows from the view alone. To get away with peeking, a
//! game would have to peek in the same way in both places.

use rules_core::{Config, Dice, Game, Seat, Turn, Viewer};

use crate::{
    laws::{Verdict, moves::illegal_moves},
    playout,
    twins::{Step, lockstep, twin_depth},
};

/// How many refusals are compared in each state.
const N_REFUSALS: usize = 8;

/// How many moves are compared in pairs in each state.
const N_PAIRED: usize = 48;

/// With fewer states that hide something, twins may miss it by bad luck.
const N_HIDDEN_MIN: u64 = 50;

/// Twins vary what is hidden in at least one of this many states.
const RARITY_MAX: u64 = 20;

/// How many games are played to see how deep twins get.
const N_DEPTH_GAMES: u64 = 8;

/// Games that looked the same so far look the same now.
///
/// The views, the turn, the effects, and for the seat to move the legal moves
/// and the refusals: none may differ between twins.
pub fn secrets_are_kept<G: Game>(config: &Config<G::Options>, choices: &[u16]) -> Verdict {
    let playout = playout::<G>(config, choices);
    let mut dice = Dice::from_seed(0);
    let mut refused_dice = Dice::from_seed(1);
    for viewer in playout.states[0].viewers() {
        lockstep(&playout, viewer, &mut dice, |step| {
            check_looks(step, viewer)?;
            check_turn(step.game.after, step.twin.after)?;
            check_choice(step, viewer, &mut refused_dice)
        })?;
    }
    Ok(())
}

fn check_looks<G: Game>(step: &Step<'_, G>, viewer: Viewer) -> Verdict {
    let Step { game, twin, .. } = step;
    let [view, twin_view] = [game.after.view(viewer), twin.after.view(viewer)];
    ensure!(view == twin_view, "{viewer} knows more than it has seen:\n{view:?}\n{twin_view:?}");
    let effects = |before: &G, mv, after| {
        G::effects(&before.view(viewer), &before.sighting(mv, viewer), after)
    };
    let told = effects(game.before, game.mv, &view);
    let twin_told = effects(twin.before, twin.mv, &twin_view);
    ensure!(told == twin_told, "the effects reveal a secret to {viewer}:\n{told:?}\n{twin_told:?}");
    Ok(())
}

/// The result of a finished game may differ, because everyone sees it.
fn check_turn<G: Game>(game: &G, twin: &G) -> Verdict {
    match (game.turn(), twin.turn()) {
        (Turn::Over(_), Turn::Over(_)) => Ok(()),
        (turn, twin_turn) => {
            ensure!(turn == twin_turn, "the turn reveals a secret: {turn:?} or {twin_turn:?}");
            Ok(())
        }
    }
}

/// Nothing that a seat may choose now, or early, depends on a secret.
fn check_choice<G: Game>(step: &Step<'_, G>, viewer: Viewer, dice: &mut Dice) -> Verdict {
    let [game, twin] = [step.game.after, step.twin.after];
    if game.is_to_move(viewer) {
        let [moves, twin_moves] = [game.successors(), twin.successors()];
        ensure!(moves == twin_moves, "the moves reveal a secret:\n{moves:?}\n{twin_moves:?}");
        for mv in illegal_moves(game, dice).into_iter().take(N_REFUSALS) {
            let [refusal, twin_refusal] = [game.refuse(mv), twin.refuse(mv)];
            let is_same = refusal == twin_refusal;
            ensure!(is_same, "refusing {mv} reveals a secret:\n{refusal:?}\n{twin_refusal:?}");
        }
    }
    let Some(seat) = viewer.seat() else {
        return Ok(());
    };
    match (game.early(seat), twin.early(seat)) {
        (None, None) => Ok(()),
        (Some(early), Some(twin_early)) => {
            let [moves, twin_moves] = [early.successors(), twin_early.successors()];
            ensure!(moves == twin_moves, "early moves reveal a secret:\n{moves:?}\n{twin_moves:?}");
            let [view, twin_view] = [early.view(viewer), twin_early.view(viewer)];
            ensure!(view == twin_view, "an early view reveals a secret:\n{view:?}\n{twin_view:?}");
            Ok(())
        }
        (early, _) => Err(format!(
            "whether seat {seat} may choose early reveals a secret: here it {}",
            if early.is_some() { "may" } else { "may not" }
        )),
    }
}

/// If views hide something, the sightings hide it too.
///
/// Otherwise the log gives away what the views hide, and `secrets_are_kept` has no
/// twins to compare. A view may forget what was seen, so this is checked for whole
/// games and not for each state.
pub fn twins_go_deep<G: Game>(config: &Config<G::Options>, choices: &[u16]) -> Verdict {
    let seed = choices.iter().fold(0, |sum: u64, it| sum.wrapping_mul(31) + u64::from(*it));
    let depth = twin_depth::<G>(config, N_DEPTH_GAMES, seed);
    ensure!(
        depth.hidden < N_HIDDEN_MIN || depth.hidden <= depth.twinned * RARITY_MAX,
        "the sightings give away what the views hide: {depth:?}"
    );
    Ok(())
}

/// If some seat can't tell two games apart, a spectator can't either.
pub fn spectators_know_least<G: Game>(config: &Config<G::Options>, choices: &[u16]) -> Verdict {
    let playout = playout::<G>(config, choices);
    playout.each_state(|state| check_sightings(state))?;
    let mut dice = Dice::from_seed(0);
    for seat in Seat::all(config.n_seats) {
        lockstep(&playout, Viewer::Seat(seat), &mut dice, |step| {
            let views = [&step.game, &step.twin].map(|half| half.after.view(Viewer::Spectator));
            let [view, twin_view] = views;
            ensure!(
                view == twin_view,
                "a spectator sees more than seat {seat}:\n{view:?}\n{twin_view:?}"
            );
            Ok(())
        })?;
    }
    Ok(())
}

/// Compares what is seen of every pair of possible moves.
fn check_sightings<G: Game>(state: &G) -> Verdict {
    let mut moves = state.successors();
    moves.truncate(N_PAIRED);
    let seen = |viewer| moves.iter().map(|mv| state.sighting(*mv, viewer)).collect::<Vec<_>>();
    let least = seen(Viewer::Spectator);
    for seat in Seat::all(state.n_seats()) {
        let own = seen(Viewer::Seat(seat));
        for (idx, other) in (1..moves.len()).flat_map(|idx| (0..idx).map(move |it| (idx, it))) {
            ensure!(
                own[idx] != own[other] || least[idx] == least[other],
                "{} and {} look the same to seat {seat}, but not to a spectator",
                moves[idx],
                moves[other]
            );
        }
    }
    Ok(())
}
