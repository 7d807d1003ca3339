//! One thread's way through the tree.

use rules_core::{Dice, Game, Seat, Turn, Viewer};

use super::{
    Knobs, RootSum,
    tree::{Node, ROOT, Tree},
};
use crate::{Worth, eval::Evaluation, leaf::Leaf, math::ln};

/// A tree, and room to work in.
#[derive(Debug)]
pub(crate) struct Walker<G: Game> {
    tree: Tree,
    /// The nodes of this visit, the first one below the root first.
    path: Vec<u32>,
    legal: Vec<G::Move>,
    /// The node of each legal move; [`ROOT`] where the tree had no room for one.
    nodes: Vec<u32>,
    /// For the moves of a playout.
    moves: Vec<G::Move>,
    /// What the moves at the root add up to, in the order of the legal moves.
    roots: Vec<RootSum>,
    me: Seat,
    /// The only move at the root that is looked into; all of them without it.
    only: Option<usize>,
}

/// What a visit is made with.
#[derive(Debug)]
pub(crate) struct Means<'a, G: Game> {
    pub(crate) view: &'a G::View,
    pub(crate) evaluation: Option<&'a Evaluation<G>>,
    /// What the others' replies are played by; without it they are searched.
    pub(crate) policy: Option<&'a Evaluation<G>>,
    pub(crate) knobs: &'a Knobs,
}

/// Room for moves, so that lists don't grow while searching.
const MOVES_ROOM: usize = 512;

/// For how many nodes a visit there is room. A turn of Entdecker would add more,
/// but with room for them the search plays no better.
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

    /// Looks into one move at the root from now on, or into all of them.
    pub(crate) fn insist_on(&mut self, only: Option<usize>) {
        self.only = only;
    }

    pub(crate) fn reserve(&mut self, n_visits: u32, n_nodes_max: usize) {
        let n_moves = usize::from(G::FACTS.n_move_ids) + 1;
        let n_nodes = (n_visits as usize).saturating_mul(NODES_PER_VISIT) + n_moves;
        self.tree.reserve(n_nodes.min(n_nodes_max));
    }

    /// Starts anew with the legal moves of a seat.
    pub(crate) fn begin(&mut self, legal: &[G::Move], me: Seat) {
        self.tree.clear();
        self.me = me;
        self.roots.clear();
        self.roots.resize(legal.len(), RootSum::default());
    }

    /// Imagines a game, looks into it and remembers what came of it.
    pub(crate) fn visit(&mut self, means: &Means<'_, G>, dice: &mut Dice) {
        let Means { evaluation, knobs, .. } = *means;
        let mut game = G::sample(means.view, dice);
        let mut node = ROOT;
        let mut root_idx = None;
        // Behind the edge of the tree: whose move was the first new one, and how
        // many more decisions of this seat are looked at.
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
            // A forced move teaches nothing and makes the tree deeper.
            if let [only] = self.legal[..] {
                game.apply(only);
                continue;
            }
            let picked = if is_outside { None } else { self.pick(node, seat, &game, means, dice) };
            let Some(idx) = picked else {
                // The tree is full. What can't be remembered is played on all the same:
                // in the middle of a turn a position is worth little.
                let (mover, n_steps) = edge.unwrap_or((seat, knobs.finish));
                let Some(evaluation) = evaluation.filter(|_| 0 < n_steps) else {
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

    /// Picks the legal move to look into; none if the tree has no room for any.
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

    /// Plays on until it is the turn of whoever looks, or nobody's.
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

    /// Returns the legal move that seems best right after it.
    fn seeming_best(&self, game: &G, seat: Seat, evaluation: &Evaluation<G>) -> G::Move {
        let (mut best, mut most) = (self.legal[0], f32::MIN);
        for mv in &self.legal {
            let utility = prior(game, *mv, seat, evaluation);
            if most < utility {
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

    /// Finds the nodes of the legal moves of a seat, and adds some of those that
    /// are missing: all at the root, elsewhere the more the more visits came by.
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
            if self.nodes[idx] == ROOT && 0 < n_wanted && self.tree.has_room() {
                // Any of those that are missing is as likely to be added.
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
        // Nodes have the order of the legal moves, so that most often the next
        // node belongs to the next move.
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

    /// Picks the legal move to look into; none if none of them has a node.
    fn select(&mut self, has_prior: bool, knobs: &Knobs, dice: &mut Dice) -> Option<usize> {
        let n_legal = self.legal.len();
        // Beginning anywhere, so that none of those that seem equal comes first
        // each time.
        let offset = dice.below(n_legal as u32) as usize;
        let mut best = None;
        let mut best_score = f32::MIN;
        let prior_visits = if has_prior { knobs.prior } else { 0.0 };
        // Moves that could be made equally often share a logarithm.
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
            if best_score < score {
                (best, best_score) = (Some(idx), score);
            }
        }
        best
    }

    /// Returns whether no other move can be visited as often as the first in so
    /// many visits.
    pub(crate) fn is_decided(&self, n_left: u32) -> bool {
        let (mut most, mut second) = (0, 0);
        for sum in &self.roots {
            if most <= sum.n_visits {
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
