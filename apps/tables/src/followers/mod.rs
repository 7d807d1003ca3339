//! The built-in followers: one line here and one file for each.

mod finished_games;

use std::sync::Arc;

use store::NewNotice;

use crate::{
    follower::Follower,
    happening::{self, Kind, What},
};

pub use self::finished_games::finished_games;

/// Returns all built-in followers.
pub fn followers() -> Vec<Arc<dyn Follower>> {
    vec![Arc::new(finished_games::FinishedGames)]
}

/// Returns what these followers hear of a table that is closed without a server.
pub fn notices_of_closing(game: &str, number: u32) -> Vec<NewNotice> {
    let all = followers();
    let told = all.iter().filter(|it| it.follows().contains(&Kind::Closed));
    told.filter_map(|it| happening::notice(it.name(), number, What::Closed, game)).collect()
}
