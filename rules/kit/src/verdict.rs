//! What a law says about a game.

/// The result of a law for a game: nothing, or how the game breaks it.
pub type Verdict = Result<(), String>;
