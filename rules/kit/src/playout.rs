//! Random games that shrink.

use rules_core::{Config, Dice, Game, Options, Turn};

use crate::verdict::Verdict;

/// A game that was played, with all its states.
#[derive(Clone, Debug)]
pub struct Playout<G: Game> {
    /// What was fixed before the game.
    pub config: Config<G::Options>,
    /// The moves, including chance.
    pub moves: Vec<G::Move>,
    /// The state before each move, and the final state: one more than the moves.
    pub states: Vec<G>,
}

/// Plays the game that `choices` describes.
///
/// Each choice picks a successor by its index, wrapped around. A failing game
/// therefore shrinks to a shorter list of smaller numbers. The game stops when
/// it is over or when there are no more choices.
///
/// # Panics
///
/// Panics if the game can't be set up with this config.
pub fn playout<G: Game>(config: &Config<G::Options>, choices: &[u16]) -> Playout<G> {
    let mut playout = Playout::<G>::new(config);
    for choice in choices {
        let moves = playout.last().successors();
        let Some(idx) = usize::from(*choice).checked_rem(moves.len()) else {
            break;
        };
        playout.push(moves[idx]);
    }
    playout
}

/// Plays a whole game: chance by its weights, seats at random.
///
/// # Panics
///
/// Panics if the game can't be set up with this config, or if it does not end.
pub fn random_game<G: Game>(config: &Config<G::Options>, seed: u64) -> Vec<G::Move> {
    let mut playout = Playout::<G>::new(config);
    playout.play_on(&mut Dice::from_seed(seed));
    assert!(
        matches!(playout.last().turn(), Turn::Over(_)),
        "the game is not over after {} moves",
        playout.moves.len()
    );
    playout.moves
}

impl<G: Game> Playout<G> {
    fn new(config: &Config<G::Options>) -> Playout<G> {
        let game = G::setup(config).unwrap_or_else(|error| panic!("can't be set up: {error}"));
        Playout { config: config.clone(), moves: Vec::new(), states: vec![game] }
    }

    /// Returns the state after the last move.
    pub fn last(&self) -> &G {
        self.states.last().expect("at least the first state")
    }

    /// Makes a move that is known to be legal.
    pub(crate) fn push(&mut self, mv: G::Move) {
        let mut next = self.last().clone();
        next.apply(mv);
        self.moves.push(mv);
        self.states.push(next);
    }

    /// Plays on at random, to the end or to the declared longest game.
    pub(crate) fn play_on(&mut self, dice: &mut Dice) {
        while let Some(mv) = random_move(self.last(), dice)
            && (self.moves.len() as u64) < u64::from(G::FACTS.moves_max)
        {
            self.push(mv);
        }
    }

    /// Applies a law to every state; the error says where it is broken.
    pub(crate) fn each_state(&self, mut law: impl FnMut(&G) -> Verdict) -> Verdict {
        for (n_moves, state) in self.states.iter().enumerate() {
            law(state).map_err(|why| format!("after {n_moves} moves {why}"))?;
        }
        Ok(())
    }
}

/// Returns a random move: chance by its weights, seats uniformly.
pub(crate) fn random_move<G: Game>(game: &G, dice: &mut Dice) -> Option<G::Move> {
    match game.turn() {
        Turn::Seat(_) => {
            let moves = game.successors();
            (!moves.is_empty()).then(|| *dice.pick(&moves))
        }
        Turn::Chance => Some(game.roll(dice)),
        Turn::Over(_) => None,
    }
}

/// Writes a game as the input of a playthrough.
pub(crate) fn written<G: Game>(config: &Config<G::Options>, moves: &[G::Move]) -> String {
    let mut out = format!("seats {}\n", config.n_seats);
    for (key, value) in config.options.pairs() {
        if value.contains('\n') {
            out.push_str(&format!("option {key}:\n{value}\nend option\n"));
        } else {
            out.push_str(&format!("option {key} {value}\n"));
        }
    }
    for mv in moves {
        out.push_str(&format!("> {mv}\n"));
    }
    out
}
