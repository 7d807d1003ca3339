//! Looks one move ahead: every move is tried equally often in simulated games.

use std::sync::Arc;

use rules_core::{Dice, Game, Turn, Viewer};

use crate::{Bot, Budget, Candidate, ChosenMove, eval::Evaluation, leaf::Leaf};

/// Tries every move equally often in states sampled from the view, and judges the
/// result: by the evaluation if there is one, else by playing at random to the end.
///
/// Every move is tried in the same states and with the same luck, so that only the
/// move differs. Of equally good moves it chooses the first.
#[derive(Debug)]
pub struct Flat<G: Game> {
    evaluation: Option<Arc<Evaluation<G>>>,
    noise: f32,
    tries: Vec<Try<G::Move>>,
    moves: Vec<G::Move>,
}

#[derive(Clone, Copy, Debug)]
struct Try<M> {
    mv: M,
    n_visits: u32,
    utility: f32,
    points: f32,
    win: f32,
}

impl<G: Game> Flat<G> {
    /// Judges by an evaluation, or without one by games played to the end.
    pub fn new(evaluation: Option<Arc<Evaluation<G>>>) -> Flat<G> {
        Flat { evaluation, noise: 0.0, tries: Vec::new(), moves: Vec::new() }
    }

    /// Misjudges every move by up to this fraction of the difference between the
    /// best and the worst one: any of several almost equal moves may be played, but
    /// below 1 never the worst one.
    pub fn misjudging(self, noise: f32) -> Flat<G> {
        Flat { noise, ..self }
    }
}

impl<G: Game> Bot<G> for Flat<G> {
    fn choose(
        &mut self,
        view: &G::View,
        legal: &[G::Move],
        budget: &Budget<'_>,
        dice: &mut Dice,
    ) -> ChosenMove<G::Move> {
        if let [only] = legal {
            return ChosenMove::without_thought(*only);
        }
        assert!(!legal.is_empty(), "nothing to choose from");
        let first = Try { mv: legal[0], n_visits: 0, utility: 0.0, points: 0.0, win: 0.0 };
        self.tries.clear();
        self.tries.extend(legal.iter().map(|mv| Try { mv: *mv, ..first }));
        let n_rounds = (budget.visits / legal.len() as u32).max(1);
        'rounds: for _ in 0..n_rounds {
            let imagined = G::sample(view, dice);
            let Turn::Seat(me) = imagined.turn() else {
                unreachable!("a seat with legal moves is to move");
            };
            let leaf = Leaf {
                evaluation: self.evaluation.as_deref(),
                viewer: Viewer::Seat(me),
                n_plies: 0,
            };
            let luck = dice.word();
            for tried in &mut self.tries {
                if budget.is_late() {
                    break 'rounds;
                }
                let mut game = imagined.clone();
                game.apply(tried.mv);
                let worth = leaf.worth(&mut game, &mut self.moves, &mut Dice::from_seed(luck));
                tried.n_visits += 1;
                tried.utility += worth.utility(me);
                tried.points += worth.points(me);
                tried.win += worth.win(me);
            }
        }
        self.decide(dice)
    }
}

impl<G: Game> Flat<G> {
    fn decide(&mut self, dice: &mut Dice) -> ChosenMove<G::Move> {
        for tried in &mut self.tries {
            let n = tried.n_visits.max(1) as f32;
            tried.utility = if tried.n_visits == 0 { f32::MIN } else { tried.utility / n };
            tried.points /= n;
            tried.win /= n;
        }
        if self.noise > 0.0 {
            self.misjudge(dice);
        }
        // The sort is stable: of equally good moves the first stays first.
        self.tries.sort_by(|a, b| b.utility.total_cmp(&a.utility));
        let mv = self.tries[0].mv;
        let candidates = self.tries.iter().map(|it| Candidate {
            mv: it.mv,
            n_visits: it.n_visits,
            points: it.points,
            win: it.win,
        });
        ChosenMove {
            mv,
            candidates: candidates.collect(),
            n_visits: self.tries.iter().map(|it| it.n_visits).sum(),
            line: vec![mv],
        }
    }

    fn misjudge(&mut self, dice: &mut Dice) {
        let known = || self.tries.iter().filter(|it| it.n_visits > 0).map(|it| it.utility);
        let (best, worst) = (known().fold(f32::MIN, f32::max), known().fold(f32::MAX, f32::min));
        for tried in self.tries.iter_mut().filter(|it| it.n_visits > 0) {
            // From 0 up to, but not including, 1.
            let part = (dice.word() >> 40) as f32 / (1_u32 << 24) as f32;
            tried.utility -= self.noise * (best - worst) * part;
        }
    }
}
