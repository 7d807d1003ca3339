//! One thread's walks through the tree.

use rules_core::{Dice, Game, Seat, Turn, Viewer};

use super::{
    RootSum,
    tree::{Node, ROOT, Tree},
};
use crate::{Worth, eval::Evaluation, leaf::Leaf, math::ln, tuning::Knobs};

/// A tree and working memory.
#[derive(Debug)]
pub(crate) struct Walker<G: Game> {
    tree: Tree,
    /// The nodes of this visit, starting below the root.
    path: Vec<u32>,
    legal: Vec<G::Move>,
    /// The node of each legal move; [`ROOT`] if the tree had no room for it.
    nodes: Vec<u32>,
    /// For the moves of a playout.
    moves: Vec<G::Move>,
    /// The sums for the moves at the root, in the order of the legal moves.
    roots: Vec<RootSum>,
    me: Seat,
    /// The only move at the root that is visited; `None` for all of them.
    only: Option<usize>,
}

/// The inputs of a visit.
#[derive(Debug)]
pub(crate) struct Means<'a, G: Game> {
    pub(crate) view: &'a G::View,
    pub(crate) evaluation: Option<&'a Evaluation<G>>,
    /// The evaluation by which the others' replies are chosen; without it they are
    /// searched.
    pub(crate) policy: Option<&'a Evaluation<G>>,
    pub(crate) knobs: &'a Knobs,
}

/// The capacity for moves, so that lists don't grow during the search.
const MOVES_ROOM: usize = 512;

/// How many nodes per visit there is room for. A long turn may add more, but with
/// room for them the search did not play better.
const NODES_PER_VISIT: usize = 12;

impl<G: Game> Walker<G> {
    pub(crate) fn new() -> Walker<G> {
        Walker {
            tree: Tree::default(),
            path: Vec::with_capacity(G::FACTS.moves_max as usize + 1),
            legal: Vec::with_capacity(MOVES_ROOM),
            nodes: Vec::with_capacity(MOVES_ROOM),
            moves: Vec::with_capacity(MOVES_ROOM),
            roots: Vec::with_capacity(MOVES_ROOM),
            me: Seat(0),
            only: None,
        }
    }

    /// From now on visits only this move at the root, or all of them.
    pub(crate) fn insist_on(&mut self, only: Option<usize>) {
        self.only = only;
    }

    pub(crate) fn reserve(&mut self, n_visits: u32, n_nodes_max: usize) {
        let n_moves = usize::from(G::FACTS.n_move_ids) + 1;
        let n_nodes = (n_visits as usize).saturating_mul(NODES_PER_VISIT) + n_moves;
        self.tree.reserve(n_nodes.min(n_nodes_max));
    }

    /// Starts again with the legal moves of a seat.
    pub(crate) fn begin(&mut self, legal: &[G::Move], me: Seat) {
        self.tree.clear();
        self.me = me;
        self.roots.clear();
        self.roots.resize(legal.len(), RootSum::default());
    }

    /// Samples a state, plays through it and records the result.
    pub(crate) fn visit(&mut self, means: &Means<'_, G>, dice: &mut Dice) {
        let Means { evaluation, knobs, .. } = *means;
        let mut game = G::sample(means.view, dice);
        let mut node = ROOT;
        let mut root_idx = None;
        // Beyond the edge of the tree: who made the first new move, and how many
        // more decisions of that seat follow.
        let mut edge: Option<(Seat, u32)> = None;
        let mut is_outside = false;
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
            if let Some(policy) = means.policy.filter(|_| seat != self.me) {
                self.play_replies(&mut game, policy, dice);
                break self.judge(&mut game, means, dice);
            }
            if edge.is_some_and(|(mover, n_steps)| mover != seat || n_steps == 0) {
                break self.judge(&mut game, means, dice);
            }
            game.legal_moves(&mut self.legal);
            // A forced move teaches nothing and would only make the tree deeper.
            if let [only] = self.legal[..] {
                game.apply(only);
                continue;
            }
            let picked = if is_outside { None } else { self.pick(node, seat, &game, means, dice) };
            let Some(idx) = picked else {
                // The tree is full. The turn is still played to its end, because an
                // evaluation means little in the middle of a turn.
                let (mover, n_steps) = edge.unwrap_or((seat, knobs.finish));
                let Some(evaluation) = evaluation.filter(|_| n_steps > 0) else {
                    break self.judge(&mut game, means, dice);
                };
                game.apply(self.seeming_best(&game, seat, evaluation));
                is_outside = true;
                edge = Some((mover, n_steps - 1));
                continue;
            };
            game.apply(self.legal[idx]);
            root_idx.get_or_insert(idx);
            node = self.nodes[idx];
            self.path.push(node);
            edge = match edge {
                Some((mover, n_steps)) => Some((mover, n_steps - 1)),
                None if self.tree[node].n_visits == 0 => Some((seat, knobs.finish)),
                None => None,
            };
        };
        self.remember(root_idx, &worth);
    }

    /// Picks the legal move to visit; `None` if the tree has no room for any.
    #[inline]
    fn pick(
        &mut self,
        node: u32,
        seat: Seat,
        game: &G,
        means: &Means<'_, G>,
        dice: &mut Dice,
    ) -> Option<usize> {
        self.look_up(node, seat, game, means, dice);
        match self.only.filter(|_| node == ROOT) {
            Some(only) => (self.nodes[only] != ROOT).then_some(only),
            None => self.select(means.evaluation.is_some(), means.knobs, dice),
        }
    }

    /// Plays until it is the searching seat's turn again, or the game is over.
    fn play_replies(&mut self, game: &mut G, policy: &Evaluation<G>, dice: &mut Dice) {
        loop {
            let mv = match game.turn() {
                Turn::Over(_) => return,
                Turn::Seat(seat) if seat == self.me => return,
                Turn::Chance => game.roll(dice),
                Turn::Seat(seat) => {
                    game.legal_moves(&mut self.legal);
                    match self.legal[..] {
                        [only] => only,
                        _ => self.seeming_best(game, seat, policy),
                    }
                }
            };
            game.apply(mv);
        }
    }

    /// Returns the legal move after which the position seems best.
    fn seeming_best(&self, game: &G, seat: Seat, evaluation: &Evaluation<G>) -> G::Move {
        let (mut best, mut most) = (self.legal[0], f32::MIN);
        for mv in &self.legal {
            let utility = prior(game, *mv, seat, evaluation);
            if utility > most {
                (best, most) = (*mv, utility);
            }
        }
        best
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

    /// Judges a position at the edge of the tree.
    #[inline]
    fn judge(&mut self, game: &mut G, means: &Means<'_, G>, dice: &mut Dice) -> Worth {
        let Means { evaluation, knobs, .. } = *means;
        let viewer = Viewer::Seat(self.me);
        Leaf { evaluation, viewer, n_plies: knobs.plies }.worth(game, &mut self.moves, dice)
    }

    /// Finds the nodes of the legal moves of a seat and adds missing ones: all of them
    /// at the root, elsewhere more of them the more visits the node has.
    fn look_up(
        &mut self,
        parent: u32,
        seat: Seat,
        game: &G,
        means: &Means<'_, G>,
        dice: &mut Dice,
    ) {
        let n_found = self.find(parent, seat);
        let mut n_missing = self.legal.len() - n_found;
        let n_allowed = match means.knobs.wide as usize {
            0 => usize::MAX,
            _ if parent == ROOT => usize::MAX,
            wide => wide * (1 + (1 + self.tree[parent].n_visits).ilog2() as usize),
        };
        let mut n_wanted = n_allowed.saturating_sub(n_found).min(n_missing);
        let mut elder = ROOT;
        for idx in 0..self.legal.len() {
            if self.nodes[idx] == ROOT && n_wanted > 0 && self.tree.has_room() {
                // Each of the missing ones is equally likely to be added.
                let is_picked =
                    n_wanted == n_missing || (dice.below(n_missing as u32) as usize) < n_wanted;
                n_missing -= 1;
                if is_picked {
                    n_wanted -= 1;
                    let mv = self.legal[idx];
                    let prior = means.evaluation.map_or(0.0, |it| prior(game, mv, seat, it));
                    if let Some(sum) = self.roots.get_mut(idx).filter(|_| parent == ROOT) {
                        sum.prior = prior;
                    }
                    let node = Node::new(G::move_id(mv), seat, prior);
                    self.nodes[idx] = self.tree.add(parent, elder, node);
                }
            }
            if self.nodes[idx] != ROOT {
                elder = self.nodes[idx];
            }
        }
    }

    /// Finds the nodes of the legal moves of a seat; returns how many there are.
    fn find(&mut self, parent: u32, seat: Seat) -> usize {
        self.nodes.clear();
        let first = self.tree[parent].first_child;
        if first == ROOT {
            self.nodes.resize(self.legal.len(), ROOT);
            return 0;
        }
        // Nodes are in the order of the legal moves, so the next node usually
        // belongs to the next move.
        let mut next = first;
        let mut n_found = 0;
        for mv in &self.legal {
            let move_id = G::move_id(*mv);
            let is_it = |node: &Node| node.move_id == move_id && node.seat == seat;
            let mut found = next;
            while found != ROOT && !is_it(&self.tree[found]) {
                found = self.tree[found].sibling;
            }
            if found == ROOT && next != first {
                found = first;
                while found != next && !is_it(&self.tree[found]) {
                    found = self.tree[found].sibling;
                }
                if found == next {
                    found = ROOT;
                }
            }
            if found != ROOT {
                next = self.tree[found].sibling;
                n_found += 1;
            }
            self.nodes.push(found);
        }
        n_found
    }

    /// Picks the legal move to visit; `None` if none of them has a node.
    fn select(&mut self, has_prior: bool, knobs: &Knobs, dice: &mut Dice) -> Option<usize> {
        let n_legal = self.legal.len();
        // Starts at a random move, so that of equally good ones not always the same
        // comes first.
        let offset = dice.below(n_legal as u32) as usize;
        let mut best = None;
        let mut best_score = f32::MIN;
        let prior_visits = if has_prior { knobs.prior } else { 0.0 };
        // Moves that were available equally often share a logarithm.
        let (mut n_chances, mut log) = (0, 0.0);
        for step in 0..n_legal {
            let idx = if offset + step < n_legal { offset + step } else { offset + step - n_legal };
            if self.nodes[idx] == ROOT {
                continue;
            }
            let node = &mut self.tree[self.nodes[idx]];
            node.n_chances += 1;
            if node.n_chances != n_chances {
                n_chances = node.n_chances;
                log = ln(n_chances + 1);
            }
            let n = node.n_visits as f32 + prior_visits;
            let score = if n == 0.0 {
                f32::MAX
            } else {
                let mean = (node.utility + prior_visits * node.prior) / n;
                mean + knobs.explore * (log / n).sqrt()
            };
            if score > best_score {
                (best, best_score) = (Some(idx), score);
            }
        }
        best
    }

    /// Returns whether no other move can get as many visits as the first one within
    /// this many further visits.
    pub(crate) fn is_decided(&self, n_left: u32) -> bool {
        let (mut most, mut second) = (0, 0);
        for sum in &self.roots {
            if sum.n_visits >= most {
                (most, second) = (sum.n_visits, most);
            } else {
                second = second.max(sum.n_visits);
            }
        }
        self.only.is_none() && second + n_left < most
    }

    pub(crate) fn root_sum(&self, idx: usize) -> RootSum {
        self.roots[idx]
    }

    /// Adds the likeliest decisions to a line that starts at the root.
    pub(crate) fn follow(&self, n_max: usize, line: &mut Vec<G::Move>) {
        const SURE_VISITS: u32 = 8;
        let first = line.first().map(|mv| G::move_id(*mv));
        let mut children = self.tree.children(ROOT);
        let mut node = children.find(|child| Some(self.tree[*child].move_id) == first);
        while let Some(idx) = node {
            let next = self.tree.children(idx).max_by_key(|child| self.tree[*child].n_visits);
            node = next.filter(|it| self.tree[*it].n_visits >= SURE_VISITS && line.len() < n_max);
            let mv = node.and_then(|it| G::move_with_id(self.tree[it].move_id));
            line.extend(mv);
        }
    }
}

/// Returns a seat's utility right after its move, by the evaluation alone, before
/// any chance outcome.
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
