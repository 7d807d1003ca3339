//! The size of a game tree, by kind of node.

use std::fmt;

use crate::{Game, Turn};

/// How many nodes of each kind a game tree has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Nodes where chance decides.
    pub chance: u64,
    /// Nodes where a seat decides.
    pub decision: u64,
    /// Nodes where the game is over.
    pub terminal: u64,
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Counts { chance, decision, terminal } = self;
        write!(f, "chance {chance} decision {decision} terminal {terminal}")
    }
}

/// Counts the nodes of the tree that starts with `game`, down to `depth` moves.
pub fn count<G: Game>(game: &G, depth: u32) -> Counts {
    let mut counts = Counts::default();
    add(&mut counts, game, depth);
    counts
}

fn add<G: Game>(counts: &mut Counts, game: &G, depth: u32) {
    match game.turn() {
        Turn::Chance => counts.chance += 1,
        Turn::Seat(_) => counts.decision += 1,
        Turn::Over(_) => {
            counts.terminal += 1;
            return;
        }
    }
    if depth == 0 {
        return;
    }
    for mv in game.successors() {
        let mut child = game.clone();
        child.apply(mv);
        add(counts, &child, depth - 1);
    }
}
