//! The search tree: moves in one list of limited length.

use rules_core::Seat;

/// A move in the tree and what has been learned about it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    /// The number of the move.
    pub(crate) move_id: u16,
    /// Who makes it.
    pub(crate) seat: Seat,
    /// The first move after it; [`ROOT`] if there is none, because the root comes
    /// after no move.
    pub(crate) first_child: u32,
    /// The next alternative to it.
    pub(crate) sibling: u32,
    /// How often it was made.
    pub(crate) n_visits: u32,
    /// How often it could have been made.
    pub(crate) n_chances: u32,
    /// The sum of its mover's utility over all visits.
    pub(crate) utility: f32,
    /// Its mover's utility as estimated by the evaluation.
    pub(crate) prior: f32,
}

impl Node {
    /// Makes a move without visits.
    pub(crate) fn new(move_id: u16, seat: Seat, prior: f32) -> Node {
        Node {
            move_id,
            seat,
            first_child: ROOT,
            sibling: ROOT,
            n_visits: 0,
            n_chances: 0,
            utility: 0.0,
            prior,
        }
    }
}

/// The position that is searched.
pub(crate) const ROOT: u32 = 0;

/// The maximum number of nodes in a tree, which takes about 30 MB.
pub(crate) const NODES_MAX: usize = 1 << 20;

/// Every move in the tree.
#[derive(Debug, Default)]
pub(crate) struct Tree {
    nodes: Vec<Node>,
    n_nodes_max: usize,
}

impl Tree {
    /// Allocates memory for this many nodes.
    pub(crate) fn reserve(&mut self, n_nodes: usize) {
        self.n_nodes_max = n_nodes;
        self.nodes.clear();
        self.nodes.reserve_exact(self.n_nodes_max);
    }

    /// Drops everything but the root.
    pub(crate) fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.push(Node::new(0, Seat(0), 0.0));
    }

    /// Returns whether there is room for one more node.
    #[inline]
    pub(crate) fn has_room(&self) -> bool {
        self.nodes.len() < self.n_nodes_max
    }

    /// Adds a move after its parent, behind its older sibling or as the first.
    #[inline]
    pub(crate) fn add(&mut self, parent: u32, elder: u32, node: Node) -> u32 {
        let idx = self.nodes.len() as u32;
        let place = match elder {
            ROOT => &mut self[parent].first_child,
            elder => &mut self[elder].sibling,
        };
        let sibling = std::mem::replace(place, idx);
        self.nodes.push(Node { sibling, ..node });
        idx
    }

    /// Iterates over the moves after a move.
    #[inline]
    pub(crate) fn children(&self, parent: u32) -> Children<'_> {
        Children { tree: self, next: self[parent].first_child }
    }
}

impl std::ops::Index<u32> for Tree {
    type Output = Node;

    #[inline]
    fn index(&self, idx: u32) -> &Node {
        &self.nodes[idx as usize]
    }
}

impl std::ops::IndexMut<u32> for Tree {
    #[inline]
    fn index_mut(&mut self, idx: u32) -> &mut Node {
        &mut self.nodes[idx as usize]
    }
}

/// Iterates over the moves after a move, in order.
#[derive(Debug)]
pub(crate) struct Children<'a> {
    tree: &'a Tree,
    next: u32,
}

impl Iterator for Children<'_> {
    type Item = u32;

    #[inline]
    fn next(&mut self) -> Option<u32> {
        let idx = self.next;
        if idx == ROOT {
            return None;
        }
        self.next = self.tree[idx].sibling;
        Some(idx)
    }
}
