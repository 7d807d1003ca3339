//! A search over states sampled from the view.
//!
//! Information-set Monte Carlo tree search with one observer: every visit samples a
//! state that is consistent with the view, walks down one tree whose edges are
//! decisions (chance is rolled again each time and is not part of the tree), judges
//! the position where it leaves the tree, and records for each move how good the
//! result was for its mover. Each seat maximises its own result.

mod tree;
mod walk;

use std::{sync::Arc, thread};

use rules_core::{Dice, Game, Turn};

use self::{
    tree::NODES_MAX,
    walk::{Means, Walker},
};
use crate::{Bot, Budget, Candidate, ChosenMove, Mind, Tuning, eval::Evaluation, tuning::Knobs};

/// Searches over states sampled from the view.
///
/// It reuses its memory from one move to the next, but nothing that is in it: a
/// choice does not depend on earlier ones.
#[derive(Debug)]
pub struct Search<G: Game> {
    evaluation: Option<Arc<Evaluation<G>>>,
    /// The evaluation by which replies are chosen if they are not searched.
    policy: Option<Arc<Evaluation<G>>>,
    knobs: Knobs,
    /// Whether it stops as soon as more visits can't change the choice.
    is_hasty: bool,
    /// The maximum number of moves in a tree.
    n_nodes_max: usize,
    /// One per thread.
    walkers: Vec<Walker<G>>,
}

/// The sum of all visits to one move at the root.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct RootSum {
    pub(crate) n_visits: u32,
    pub(crate) utility: f32,
    pub(crate) points: f32,
    pub(crate) win: f32,
    /// Its estimated value before the first visit.
    pub(crate) prior: f32,
}

/// After how many visits the clock is read, and whether the choice is already clear
/// is checked.
const CLOCK_STEP: u32 = 16;

/// The maximum length of an expected line.
const LINE_MAX: usize = 12;

/// A visit that plays the others' replies takes as long as this many visits without,
/// and counts as that many.
const VISITS_A_ROUND: u32 = 10;

impl<G: Game> Search<G> {
    /// Judges by the evaluation, or by games played to their end without one.
    pub fn new(mind: &Mind<G>, tuning: Tuning) -> Search<G> {
        let knobs = mind.knobs.turned(&tuning);
        let evaluation = mind.evaluation.clone();
        let policy = evaluation.as_ref().and_then(|_| mind.greedy.clone());
        let (is_hasty, n_nodes_max) = (false, NODES_MAX);
        Search { evaluation, policy, knobs, is_hasty, n_nodes_max, walkers: Vec::new() }
    }

    /// Limits the tree to this many moves per thread, of 32 bytes each, if memory is
    /// scarce. When the tree is full, the search continues without adding moves.
    pub fn within(self, n_nodes: usize) -> Search<G> {
        Search { n_nodes_max: n_nodes.min(NODES_MAX), ..self }
    }

    /// Stops as soon as the remaining visits can't change the choice: the move is
    /// the same, but the values of the others are less certain. With several threads
    /// none of them can know this, so all visits are made.
    pub fn hasty(self) -> Search<G> {
        Search { is_hasty: true, ..self }
    }

    /// Allocates the memory that a search of this many visits needs, so that the
    /// search itself allocates none.
    pub fn reserve(&mut self, visits: u32, n_threads: usize) {
        while self.walkers.len() < n_threads {
            self.walkers.push(Walker::new());
        }
        let visits = visits / n_threads.max(1) as u32 + 1;
        for walker in &mut self.walkers[..n_threads] {
            walker.reserve(visits, self.n_nodes_max);
        }
    }

    /// Spends all visits of the budget on one of the legal moves, and returns what it
    /// is worth if everyone plays well afterwards.
    ///
    /// Moves that are evaluated with equal budgets can be compared; in a choice, weak
    /// moves get too few visits for that. There is nothing to learn about the only
    /// legal move.
    ///
    /// # Panics
    ///
    /// Panics if the move is not legal.
    pub fn weigh(
        &mut self,
        view: &G::View,
        legal: &[G::Move],
        mv: G::Move,
        budget: &Budget<'_>,
        dice: &mut Dice,
    ) -> Candidate<G::Move> {
        let only = legal.iter().position(|it| *it == mv).expect("one of the legal moves");
        self.reserve(budget.visits, budget.n_threads.clamp(1, 64));
        self.insist_on(Some(only));
        let choice = self.choose(view, legal, budget, dice);
        self.insist_on(None);
        let weighed = choice.candidates.into_iter().find(|it| it.mv == mv);
        weighed.unwrap_or(Candidate { mv, n_visits: 0, points: 0.0, win: 0.0 })
    }

    /// Returns how the last choice expects the game to continue after one of its
    /// moves, starting with that move.
    pub fn line_after(&self, mv: G::Move) -> Vec<G::Move> {
        let mut line = vec![mv];
        // Each thread has its own tree; the first one always exists.
        if let Some(walker) = self.walkers.first() {
            walker.follow(LINE_MAX, &mut line);
        }
        line
    }

    /// Returns whether a search of this many visits plays the others' replies instead
    /// of searching them.
    fn plays_replies(&self, view: &G::View, visits: u32, dice: &Dice) -> bool {
        (1..=visits).contains(&self.knobs.replies)
            && G::sample(view, &mut dice.clone()).n_seats() > 2
    }

    fn insist_on(&mut self, only: Option<usize>) {
        for walker in &mut self.walkers {
            walker.insist_on(only);
        }
    }
}

impl<G: Game> Bot<G> for Search<G> {
    fn choose(
        &mut self,
        view: &G::View,
        legal: &[G::Move],
        budget: &Budget<'_>,
        dice: &mut Dice,
    ) -> ChosenMove<G::Move> {
        match legal {
            [] => panic!("nothing to choose from"),
            [only] => return ChosenMove::without_thought(*only),
            [_, ..] => {}
        }
        let n_threads = budget.n_threads.clamp(1, 64);
        self.reserve(budget.visits, n_threads);
        let plays_replies = self.plays_replies(view, budget.visits, dice);
        let policy = self.policy.as_deref().filter(|_| plays_replies);
        let visits = budget.visits / if policy.is_some() { VISITS_A_ROUND } else { 1 };
        let evaluation = self.evaluation.as_deref();
        let means = &Means { view, evaluation, policy, knobs: &self.knobs };
        let walkers = &mut self.walkers[..n_threads];
        let share = (visits / n_threads as u32).max(1);
        let walk = Walk { legal, n_visits: share, is_hasty: self.is_hasty && n_threads == 1 };
        if let [walker] = walkers {
            let mut own = dice.clone();
            walk.until(walker, means, budget, &mut own);
            // The dice must not depend on the number of visits that were made.
            *dice = Dice::from_seed(dice.word());
        } else {
            thread::scope(|scope| {
                for walker in &mut *walkers {
                    let mut own = Dice::from_seed(dice.word());
                    scope.spawn(move || walk.until(walker, means, budget, &mut own));
                }
            });
        }
        decide(walkers, legal)
    }
}

/// The work of one thread.
#[derive(Clone, Copy)]
struct Walk<'a, M> {
    legal: &'a [M],
    n_visits: u32,
    /// Whether it stops as soon as the choice is clear.
    is_hasty: bool,
}

impl<M: Copy> Walk<'_, M> {
    /// Makes visits until its share or the time is used up, or, in haste, until the
    /// choice is clear.
    fn until<G: Game<Move = M>>(
        &self,
        walker: &mut Walker<G>,
        means: &Means<'_, G>,
        budget: &Budget<'_>,
        dice: &mut Dice,
    ) {
        let Turn::Seat(me) = G::sample(means.view, dice).turn() else {
            unreachable!("a seat with legal moves is to move");
        };
        walker.begin(self.legal, me);
        for n in 0..self.n_visits {
            if n % CLOCK_STEP == 0 {
                let is_decided = self.is_hasty && walker.is_decided(self.n_visits - n);
                if is_decided || budget.is_late() {
                    break;
                }
            }
            walker.visit(means, dice);
        }
    }
}

/// Chooses the move with the most visits over all threads, whose value is the most
/// certain.
fn decide<G: Game>(walkers: &[Walker<G>], legal: &[G::Move]) -> ChosenMove<G::Move> {
    let mut ranked: Vec<(usize, RootSum)> = (0..legal.len())
        .map(|idx| {
            let mut sum = RootSum::default();
            for walker in walkers {
                let part = walker.root_sum(idx);
                sum.n_visits += part.n_visits;
                sum.utility += part.utility;
                sum.points += part.points;
                sum.win += part.win;
                sum.prior = sum.prior.max(part.prior);
            }
            (idx, sum)
        })
        .collect();
    let mean = |sum: &RootSum| match sum.n_visits {
        0 => sum.prior - 1.0,
        n => sum.utility / n as f32,
    };
    // Of equally good moves the first stays first.
    ranked.sort_unstable_by(|(a_idx, a), (b_idx, b)| {
        let by_mean = || mean(b).total_cmp(&mean(a));
        b.n_visits.cmp(&a.n_visits).then_with(by_mean).then(a_idx.cmp(b_idx))
    });
    let (best, best_sum) = ranked[0];
    let longest = walkers.iter().max_by_key(|walker| walker.root_sum(best).n_visits);
    let mut line = Vec::with_capacity(LINE_MAX);
    line.push(legal[best]);
    if let Some(walker) = longest.filter(|_| best_sum.n_visits > 0) {
        walker.follow(LINE_MAX, &mut line);
    }
    let candidates = ranked.iter().map(|(idx, sum)| {
        let n = sum.n_visits.max(1) as f32;
        let (points, win) = (sum.points / n, sum.win / n);
        Candidate { mv: legal[*idx], n_visits: sum.n_visits, points, win }
    });
    ChosenMove {
        mv: legal[best],
        candidates: candidates.collect(),
        n_visits: ranked.iter().map(|(_, sum)| sum.n_visits).sum(),
        line,
    }
}
