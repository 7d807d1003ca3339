//! One thread's way through the tree.

use rules_core::{Dice, Game, Seat, Turn, Viewer};

use super::{
    RootSum, Tuning,
    tree::{ROOT, Tree},
};
use crate::{Worth, eval::Evaluation, leaf::Leaf, math::ln};

/// A tree, and room to work in.
#[derive(Debug)]
pub(crate) struct Walker<G: Game> {
    tree: Tree,
    /// The nodes of this visit, the first one below the root first.
    path: Vec<u32>,
    legal: Vec<G::Move>,
    /// For the moves of a playout.
    moves: Vec<G::Move>,
    /// Where the moves after the current node are, by number; of use only
    /// where the mark is that of this step.
    places: Vec<(u32, u32)>,
    mark: u32,
    /// What the moves at the root add up to, in the order of the legal moves.
    roots: Vec<RootSum>,
    me: Seat,
    /// The only move at the root that is looked into; all of them without it.
    only: Option<usize>,
}

/// Room for moves, so that lists don't grow while searching.
const MOVES_ROOM: usize = 512;

/// How many nodes a visit adds at most on average.
const NODES_PER_VISIT: usize = 12;

impl<G: Game> Walker<G> {
    pub(crate) fn new() -> Walker<G> {
        Walker {
            tree: Tree::default(),
            path: Vec::with_capacity(G::FACTS.moves_max as usize + 1),
            legal: Vec::with_capacity(MOVES_ROOM),
            moves: Vec::with_capacity(MOVES_ROOM),
            places: vec![(0, ROOT); usize::from(G::FACTS.n_move_ids)],
            mark: 0,
            roots: Vec::with_capacity(MOVES_ROOM),
            me: Seat(0),
            only: None,
        }
    }

    /// Looks into one move at the root from now on, or into all of them.
    pub(crate) fn insist_on(&mut self, only: Option<usize>) {
        self.only = only;
    }

    pub(crate) fn reserve(&mut self, n_visits: u32) {
        let n_moves = usize::from(G::FACTS.n_move_ids) + 1;
        self.tree.reserve((n_visits as usize).saturating_mul(NODES_PER_VISIT) + n_moves);
    }

    /// Starts anew with the legal moves of a seat.
    pub(crate) fn begin(&mut self, legal: &[G::Move], me: Seat) {
        self.tree.clear();
        self.me = me;
        self.roots.clear();
        self.roots.resize(legal.len(), RootSum::default());
    }

    /// Imagines a game, looks into it and remembers what came of it.
    pub(crate) fn visit(
        &mut self,
        view: &G::View,
        viewer: Viewer,
        evaluation: Option<&Evaluation<G>>,
        tuning: &Tuning,
        dice: &mut Dice,
    ) {
        let mut game = G::sample(view, dice);
        let mut node = ROOT;
        let mut root_idx = None;
        self.path.clear();
        let worth = loop {
            let seat = match game.turn() {
                Turn::Over(standing) => break Worth::of_standing(&standing),
                Turn::Chance => {
                    game.apply(game.roll(dice));
                    continue;
                }
                Turn::Seat(seat) => seat,
            };
            game.legal_moves(&mut self.legal);
            // A forced move teaches nothing and makes the tree deeper.
            if let [only] = self.legal[..] {
                game.apply(only);
                continue;
            }
            let Some((idx, child)) = self.select(node, seat, &game, evaluation, tuning, dice)
            else {
                break judge(&mut game, &mut self.moves, viewer, evaluation, tuning, dice);
            };
            game.apply(self.legal[idx]);
            root_idx.get_or_insert(idx);
            self.path.push(child);
            node = child;
            if self.tree[child].n_visits == 0 {
                break judge(&mut game, &mut self.moves, viewer, evaluation, tuning, dice);
            }
        };
        self.remember(root_idx, &worth);
    }

    fn remember(&mut self, root_idx: Option<usize>, worth: &Worth) {
        for idx in &self.path {
            let node = &mut self.tree[*idx];
            node.n_visits += 1;
            node.utility += worth.utility(node.seat);
        }
        if let Some(sum) = root_idx.and_then(|idx| self.roots.get_mut(idx)) {
            sum.n_visits += 1;
            sum.utility += worth.utility(self.me);
            sum.points += worth.points(self.me);
            sum.win += worth.win(self.me);
        }
    }

    /// Picks the legal move to look into, and its node; none if the tree is
    /// full and has none of them.
    fn select(
        &mut self,
        node: u32,
        seat: Seat,
        game: &G,
        evaluation: Option<&Evaluation<G>>,
        tuning: &Tuning,
        dice: &mut Dice,
    ) -> Option<(usize, u32)> {
        self.mark_children(node, seat);
        let n_legal = self.legal.len();
        // Beginning anywhere, so that none of those that seem equal comes first
        // each time.
        let offset = dice.below(n_legal as u32) as usize;
        let mut best = None;
        let mut best_score = f32::MIN;
        for step in 0..n_legal {
            let idx = if offset + step < n_legal { offset + step } else { offset + step - n_legal };
            if node == ROOT && self.only.is_some_and(|only| only != idx) {
                continue;
            }
            let mv = self.legal[idx];
            let move_id = G::move_id(mv);
            let (mark, place) = self.places[usize::from(move_id)];
            let child = if mark == self.mark {
                place
            } else if self.tree.has_room(1) {
                let prior = match evaluation {
                    Some(evaluation) => prior(game, mv, seat, evaluation),
                    None => 0.0,
                };
                if node == ROOT {
                    self.roots[idx].prior = prior;
                }
                self.tree.add(node, move_id, seat, prior)
            } else {
                continue;
            };
            let score = self.score(child, evaluation.is_some(), tuning);
            if best_score < score {
                (best, best_score) = (Some((idx, child)), score);
            }
        }
        best
    }

    /// Counts that a move could be made, and returns how much it deserves a
    /// visit: how good it was, and how little is known about it.
    #[inline]
    fn score(&mut self, child: u32, has_prior: bool, tuning: &Tuning) -> f32 {
        let node = &mut self.tree[child];
        node.n_chances += 1;
        let weight = if has_prior { tuning.prior } else { 0.0 };
        let n = node.n_visits as f32 + weight;
        if n == 0.0 {
            return f32::MAX;
        }
        let mean = (node.utility + weight * node.prior) / n;
        mean + tuning.explore * (ln(node.n_chances + 1) / n).sqrt()
    }

    /// Writes down where a seat's moves after a node are.
    #[inline]
    fn mark_children(&mut self, node: u32, seat: Seat) {
        self.mark = self.mark.wrapping_add(1);
        if self.mark == 0 {
            self.places.fill((0, ROOT));
            self.mark = 1;
        }
        for child in self.tree.children(node) {
            let it = &self.tree[child];
            if it.seat == seat {
                self.places[usize::from(it.move_id)] = (self.mark, child);
            }
        }
    }

    pub(crate) fn root_sum(&self, idx: usize) -> RootSum {
        self.roots[idx]
    }

    /// Adds the likeliest decisions to a line that begins at the root.
    pub(crate) fn follow(&self, n_max: usize, line: &mut Vec<G::Move>) {
        const SURE_VISITS: u32 = 8;
        let first = line.first().map(|mv| G::move_id(*mv));
        let mut children = self.tree.children(ROOT);
        let mut node = children.find(|child| Some(self.tree[*child].move_id) == first);
        while let Some(idx) = node {
            let next = self.tree.children(idx).max_by_key(|child| self.tree[*child].n_visits);
            node = next.filter(|it| SURE_VISITS <= self.tree[*it].n_visits && line.len() < n_max);
            let mv = node.and_then(|it| G::move_with_id(self.tree[it].move_id));
            line.extend(mv);
        }
    }
}

/// Judges a position at the edge of the tree.
#[inline]
fn judge<G: Game>(
    game: &mut G,
    moves: &mut Vec<G::Move>,
    viewer: Viewer,
    evaluation: Option<&Evaluation<G>>,
    tuning: &Tuning,
    dice: &mut Dice,
) -> Worth {
    Leaf { evaluation, viewer, n_plies: tuning.plies }.worth(game, moves, dice)
}

/// Returns how content a seat would be right after its move, by the evaluation
/// alone. What chance does next is left open.
#[inline]
fn prior<G: Game>(game: &G, mv: G::Move, seat: Seat, evaluation: &Evaluation<G>) -> f32 {
    let mut after = game.clone();
    after.apply(mv);
    match after.turn() {
        Turn::Over(standing) => Worth::of_standing(&standing).utility(seat),
        Turn::Seat(_) | Turn::Chance => {
            evaluation.worth(&after.view(Viewer::Seat(seat))).utility(seat)
        }
    }
}
