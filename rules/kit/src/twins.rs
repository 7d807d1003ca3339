//! Games that one viewer can't tell apart.
//!
//! A *twin* of a game is another game that looked the same to one viewer so
//! far. Twins are played in lockstep: wherever the viewer could not have told
//! two moves apart, the twin may make the other one.
//!
//! A twin dies when the viewer learns which of the two games it is in. Were
//! that the end, most twins of a long game would die young and nothing would
//! be compared after that. So there are several at a time, and a dead one
//! gives way to a copy of one that lives, or of the game itself, from which
//! it departs again at the next secret.

use rules_core::{Config, Dice, Game, Viewer};

use crate::{
    laws::Verdict,
    playout,
    playout::{Playout, written},
};

/// How many twins there are at a time.
const N_TWINS: usize = 4;

/// How many states are imagined to find out whether a view hides anything.
const N_SAMPLES: usize = 3;

/// A game and its twin, before and after a move that looked the same.
#[derive(Debug)]
pub(crate) struct Step<'a, G: Game> {
    pub(crate) n_moves: usize,
    pub(crate) game: Half<'a, G>,
    pub(crate) twin: Half<'a, G>,
}

/// What happened in one of two games.
#[derive(Debug)]
pub(crate) struct Half<'a, G: Game> {
    pub(crate) before: &'a G,
    pub(crate) mv: G::Move,
    pub(crate) after: &'a G,
}

#[derive(Clone)]
struct Twin<G: Game> {
    state: G,
    moves: Vec<G::Move>,
}

/// Plays twins in lockstep with a game, and applies a law to each pair of
/// states that differ though the viewer can't know it.
pub(crate) fn lockstep<G: Game>(
    playout: &Playout<G>,
    viewer: Viewer,
    dice: &mut Dice,
    mut law: impl FnMut(&Step<'_, G>) -> Verdict,
) -> Verdict {
    let first = Twin { state: playout.states[0].clone(), moves: Vec::new() };
    let mut twins = vec![first; N_TWINS];
    for (idx, (mv, states)) in playout.moves.iter().zip(playout.states.windows(2)).enumerate() {
        let game = Half { before: &states[0], mv: *mv, after: &states[1] };
        let mut alive = Vec::with_capacity(N_TWINS);
        for mut twin in twins {
            let Some(twin_mv) = matching_move(&game, &twin.state, viewer, dice) else {
                continue;
            };
            let before = twin.state.clone();
            twin.state.apply(twin_mv);
            twin.moves.push(twin_mv);
            if twin.state != *game.after {
                let other = Half { before: &before, mv: twin_mv, after: &twin.state };
                let game = Half { ..game };
                law(&Step { n_moves: idx + 1, game, twin: other }).map_err(|why| {
                    let twin = explain(&twin, &playout.config, viewer);
                    format!("after {} moves {why}\n{twin}", idx + 1)
                })?;
            }
            alive.push(twin);
        }
        twins = refill(alive, playout, idx + 1, dice);
    }
    Ok(())
}

/// Chooses a move of the twin that looks like the game's.
fn matching_move<G: Game>(
    game: &Half<'_, G>,
    twin: &G,
    viewer: Viewer,
    dice: &mut Dice,
) -> Option<G::Move> {
    let sighting = game.before.sighting(game.mv, viewer);
    let mut moves = twin.successors();
    if game.before.is_to_move(viewer) {
        moves.retain(|mv| *mv == game.mv); // Everyone knows their own moves.
    }
    moves.retain(|mv| twin.sighting(*mv, viewer) == sighting);
    (!moves.is_empty()).then(|| *dice.pick(&moves))
}

/// Replaces the dead by copies of a living twin or of the game itself.
fn refill<G: Game>(
    mut alive: Vec<Twin<G>>,
    playout: &Playout<G>,
    n_moves: usize,
    dice: &mut Dice,
) -> Vec<Twin<G>> {
    let n_alive = alive.len() as u32;
    while alive.len() < N_TWINS {
        let twin = if 0 < n_alive && dice.below(2) == 0 {
            alive[dice.below(n_alive) as usize].clone()
        } else {
            let moves = playout.moves[..n_moves].to_vec();
            Twin { state: playout.states[n_moves].clone(), moves }
        };
        alive.push(twin);
    }
    alive
}

/// Writes the twin down; whoever gets the verdict has the game.
fn explain<G: Game>(twin: &Twin<G>, config: &Config<G::Options>, viewer: Viewer) -> String {
    let game = written::<G>(config, &twin.moves);
    format!("to {viewer} the game looked the same so far as this twin of it:\n{game}")
}

/// How much of what is hidden the twins of a game come to vary.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Depth {
    /// States looked at, once for each viewer.
    pub states: u64,
    /// Those in which the view hides something: another state gives it too.
    pub hidden: u64,
    /// Those in which a twin differed.
    pub twinned: u64,
    /// The most moves in a row with a twin that differed.
    pub longest: u64,
}

/// Measures how deep into random games the twins get.
///
/// # Panics
///
/// Panics if the game can't be set up like this.
pub fn twin_depth<G: Game>(config: &Config<G::Options>, n_games: u64, seed: u64) -> Depth {
    let mut depth = Depth::default();
    let mut dice = Dice::from_seed(seed);
    for _ in 0..n_games {
        let mut playout = playout::<G>(config, &[]);
        playout.play_on(&mut dice);
        for viewer in playout.states[0].viewers() {
            measure(&playout, viewer, &mut dice, &mut depth);
        }
    }
    depth
}

fn measure<G: Game>(playout: &Playout<G>, viewer: Viewer, dice: &mut Dice, depth: &mut Depth) {
    let mut is_twinned = vec![false; playout.states.len()];
    let verdict = lockstep(playout, viewer, dice, |step| {
        is_twinned[step.n_moves] = true;
        Ok(())
    });
    verdict.expect("a law that can't be broken");
    let mut run = 0;
    for (state, is_twinned) in playout.states.iter().zip(is_twinned) {
        let view = state.view(viewer);
        let is_hidden = (0..N_SAMPLES).any(|_| G::sample(&view, dice) != *state);
        run = if is_twinned { run + 1 } else { 0 };
        depth.states += 1;
        depth.hidden += u64::from(is_hidden);
        depth.twinned += u64::from(is_twinned);
        depth.longest = depth.longest.max(run);
    }
}
