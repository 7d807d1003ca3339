//! How long a bot may think about one move.

use std::fmt;

/// How long a bot may think about one move.
///
/// A budget in visits makes a choice repeatable on any machine. A deadline is for
/// live play: the caller owns the clock and says when the time is up.
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    /// How many games it may simulate, over all moves.
    pub visits: u32,
    /// How many threads it may use. Under a deadline, a choice is repeatable only
    /// with one thread.
    pub n_threads: usize,
    is_late: Option<&'a (dyn Fn() -> bool + Sync)>,
}

impl<'a> Budget<'a> {
    /// Allows this many visits on one thread, however long they take.
    pub fn visits(visits: u32) -> Budget<'a> {
        Budget { visits, n_threads: 1, is_late: None }
    }

    /// Stops the search as soon as `is_late` returns true. It is called often.
    pub fn until(self, is_late: &'a (dyn Fn() -> bool + Sync)) -> Budget<'a> {
        Budget { is_late: Some(is_late), ..self }
    }

    /// Allows several threads.
    pub fn on_threads(self, n_threads: usize) -> Budget<'a> {
        Budget { n_threads: n_threads.max(1), ..self }
    }

    /// Returns whether the time is up.
    #[inline]
    pub fn is_late(&self) -> bool {
        self.is_late.is_some_and(|is_late| is_late())
    }
}

impl fmt::Debug for Budget<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Budget")
            .field("visits", &self.visits)
            .field("n_threads", &self.n_threads)
            .field("has_deadline", &self.is_late.is_some())
            .finish()
    }
}
