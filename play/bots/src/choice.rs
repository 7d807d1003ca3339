//! A move with its reason.

/// A move, and why it was chosen.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice<M> {
    /// The move.
    pub mv: M,
    /// The moves that were weighed up, the chosen one first, then the better
    /// ones first. Of a forced or thoughtless move nothing is known.
    pub candidates: Vec<Candidate<M>>,
    /// How many imagined games were looked into.
    pub n_visits: u32,
    /// How the bot expects play to go on: the chosen move, then the likeliest
    /// decisions after it. Chance is left out.
    pub line: Vec<M>,
}

/// A move that was weighed up.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate<M> {
    /// The move.
    pub mv: M,
    /// How many imagined games began with it.
    pub n_visits: u32,
    /// The points its mover can expect to have in the end.
    pub points: f32,
    /// The chance of its mover to win, shared wins in parts.
    pub win: f32,
}

impl<M: Copy> Choice<M> {
    /// Makes a choice that took no thought.
    pub fn without_thought(mv: M) -> Choice<M> {
        Choice { mv, candidates: Vec::new(), n_visits: 0, line: vec![mv] }
    }
}
