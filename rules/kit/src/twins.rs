//! Games that one viewer can't tell apart.
//!
//! A *twin* of a game is another game that has looked the same to one viewer so
//! far. Twins are played in lockstep: wherever the viewer can't tell two moves
//! apart, the twin may make the other one.
//!
//! A twin dies when the viewer learns which of the two games it is in. If there
//! were only one, it would die early and nothing would be compared after that. So
//! a new twin departs at every secret move and then makes the same moves as the
//! game wherever possible: it lives as long as that one secret is kept. Besides
//! these faithful twins there are a few wild ones, which depart wherever they can
//! and start again from the game when they die.

use rules_core::{Config, Dice, Game, Viewer};

use crate::{
    playout,
    playout::{Playout, written},
    verdict::Verdict,
};

/// The number of wild twins at any time.
const N_WILD: usize = 2;

/// The maximum number of faithful twins at any time.
const N_FAITHFUL_MAX: usize = 12;

/// How many states are sampled to find out whether a view hides anything.
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

struct Twin<G: Game> {
    is_wild: bool,
    state: G,
    moves: Vec<G::Move>,
}

/// Plays twins in lockstep with a game, and applies a law to each pair of states
/// that differ although the viewer can't know it.
pub(crate) fn lockstep<G: Game>(
    playout: &Playout<G>,
    viewer: Viewer,
    dice: &mut Dice,
    mut law: impl FnMut(&Step<'_, G>) -> Verdict,
) -> Verdict {
    let mut twins: Vec<Twin<G>> = Vec::new();
    for (idx, (mv, states)) in playout.moves.iter().zip(playout.states.windows(2)).enumerate() {
        let game = Half { before: &states[0], mv: *mv, after: &states[1] };
        let copy = |is_wild| {
            let moves = playout.moves[..idx].to_vec();
            Twin { is_wild, state: game.before.clone(), moves }
        };
        while twins.iter().filter(|twin| twin.is_wild).count() < N_WILD {
            twins.push(copy(true));
        }
        let mut next: Vec<(Twin<G>, G::Move)> = Vec::with_capacity(twins.len() + 1);
        for twin in twins.drain(..) {
            let mv = matching_move(&game, &twin, viewer, dice);
            next.extend(mv.map(|mv| (twin, mv)));
        }
        if let Some(mv) = other_move(&game, viewer, dice) {
            make_room(&mut next, dice);
            next.push((copy(false), mv));
        }
        for (mut twin, mv) in next {
            let before = twin.state.clone();
            twin.state.apply(mv);
            twin.moves.push(mv);
            if twin.state != *game.after {
                let other = Half { before: &before, mv, after: &twin.state };
                law(&Step { n_moves: idx + 1, game: Half { ..game }, twin: other }).map_err(
                    |why| {
                        let twin = explain(&twin, &playout.config, viewer);
                        format!("after {} moves {why}\n{twin}", idx + 1)
                    },
                )?;
            }
            twins.push(twin);
        }
    }
    Ok(())
}

/// Chooses a move of a twin that looks like the game's.
fn matching_move<G: Game>(
    game: &Half<'_, G>,
    twin: &Twin<G>,
    viewer: Viewer,
    dice: &mut Dice,
) -> Option<G::Move> {
    let sighting = game.before.sighting(game.mv, viewer);
    let looks_same = |mv: &G::Move| twin.state.sighting(*mv, viewer) == sighting;
    let mut moves = twin.state.successors();
    // Everyone knows their own moves.
    let is_own = game.before.is_to_move(viewer);
    if (is_own || !twin.is_wild) && moves.contains(&game.mv) && looks_same(&game.mv) {
        return Some(game.mv);
    }
    moves.retain(|mv| !is_own && looks_same(mv));
    (!moves.is_empty()).then(|| *dice.pick(&moves))
}

/// Chooses another move of the game itself that looks like the one that is made.
fn other_move<G: Game>(game: &Half<'_, G>, viewer: Viewer, dice: &mut Dice) -> Option<G::Move> {
    if game.before.is_to_move(viewer) {
        return None;
    }
    let sighting = game.before.sighting(game.mv, viewer);
    let mut moves = game.before.successors();
    moves.retain(|mv| *mv != game.mv && game.before.sighting(*mv, viewer) == sighting);
    (!moves.is_empty()).then(|| *dice.pick(&moves))
}

/// Drops a faithful twin if there are too many.
fn make_room<G: Game>(twins: &mut Vec<(Twin<G>, G::Move)>, dice: &mut Dice) {
    let faithful = twins.iter().enumerate().filter(|(_, (twin, _))| !twin.is_wild);
    let faithful: Vec<usize> = faithful.map(|(idx, _)| idx).collect();
    if faithful.len() == N_FAITHFUL_MAX {
        twins.swap_remove(*dice.pick(&faithful));
    }
}

/// Writes the twin as text; the game itself is printed with the verdict.
fn explain<G: Game>(twin: &Twin<G>, config: &Config<G::Options>, viewer: Viewer) -> String {
    let game = written::<G>(config, &twin.moves);
    format!("to {viewer}, the game has looked the same so far as this twin of it:\n{game}")
}

/// How much of the hidden information the twins of a game vary.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Depth {
    /// The states examined, counted once per viewer.
    pub states: u64,
    /// Those in which the view hides something: another state has the same view.
    pub hidden: u64,
    /// Those in which a twin differed.
    pub twinned: u64,
    /// The longest run of moves with a twin that differed.
    pub longest: u64,
}

/// Measures how deep into random games the twins get.
///
/// # Panics
///
/// Panics if the game can't be set up with this config.
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
