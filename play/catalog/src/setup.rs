//! How a record of a game begins.

use record::{Flaw, Setup};
use rules_core::Game;

/// Describes a state as the beginning of a record: by a diagram, unless the options are enough.
pub(crate) fn setup_of<G: Game>(start: &G) -> Result<Setup, Flaw> {
    let config = start.config();
    match G::setup(&config) {
        Ok(usual) if usual == *start => Setup::of_config::<G>(&config),
        Ok(_) | Err(_) => Setup::of_state(start),
    }
}
