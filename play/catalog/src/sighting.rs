//! What a viewer saw of a move, in a game whose type is known only at run time.

use std::{any::Any, fmt, sync::Arc};

use rules_core::Game;

/// What a viewer saw of a move, with its type erased.
///
/// It is the game's own sighting, so that nobody has to read the text again.
/// `Display` is the notation of transcripts.
#[derive(Clone)]
pub struct AnySighting(Arc<dyn Erased>);

impl AnySighting {
    pub(crate) fn of<G: Game>(seen: G::Sighting) -> AnySighting {
        AnySighting(Arc::new(seen))
    }

    /// Returns the sighting, in the game that it belongs to.
    pub(crate) fn typed<G: Game>(&self) -> &G::Sighting {
        let seen: &dyn Any = &*self.0;
        seen.downcast_ref().expect("a sighting of this game")
    }
}

impl PartialEq for AnySighting {
    fn eq(&self, other: &AnySighting) -> bool {
        self.0.is_same(&*other.0)
    }
}

impl fmt::Debug for AnySighting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }
}

impl fmt::Display for AnySighting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// What every game's sighting can do.
trait Erased: Any + fmt::Debug + fmt::Display + Send + Sync {
    fn is_same(&self, other: &dyn Any) -> bool;
}

impl<T: Any + Eq + fmt::Debug + fmt::Display + Send + Sync> Erased for T {
    fn is_same(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(self)
    }
}
