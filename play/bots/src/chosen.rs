//! A move and the reasons for it.

/// A move and why it was chosen.
#[derive(Clone, Debug, PartialEq)]
pub struct ChosenMove<M> {
    /// The move.
    pub mv: M,
    /// The moves that were considered: the chosen one first, then the others from
    /// best to worst. Empty for a forced or random move.
    pub candidates: Vec<Candidate<M>>,
    /// How many games were simulated.
    pub n_visits: u32,
    /// How the bot expects the game to continue: the chosen move, then the
    /// likeliest decisions after it, without chance.
    pub line: Vec<M>,
}

/// A move that was considered.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate<M> {
    /// The move.
    pub mv: M,
    /// How many simulated games began with it.
    pub n_visits: u32,
    /// The points that its mover can expect at the end.
    pub points: f32,
    /// Its mover's chance to win; a shared win counts as a fraction.
    pub win: f32,
}

impl<M: Copy> ChosenMove<M> {
    /// Chooses a move without any search.
    pub fn without_thought(mv: M) -> ChosenMove<M> {
        ChosenMove { mv, candidates: Vec::new(), n_visits: 0, line: vec![mv] }
    }
}
