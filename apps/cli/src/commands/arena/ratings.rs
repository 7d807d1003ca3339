//! Ratings from multiplayer results (Weng and Lin).

use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};

use super::{block::Block, lineup::Lineup};

/// The rating of one kind of player: its skill and how uncertain that is.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Rating {
    pub(crate) name: String,
    pub(crate) rating: f64,
    pub(crate) uncertainty: f64,
}

/// Rates the players over all games in order and averages players of one kind.
pub(crate) fn rate(lineup: &Lineup, blocks: &[Block]) -> Vec<Rating> {
    let config = WengLinConfig::new();
    let mut ratings = vec![WengLinRating::new(); lineup.n_seats()];
    for game in blocks.iter().flat_map(|block| &block.games) {
        let teams: Vec<[WengLinRating; 1]> = ratings.iter().map(|it| [*it]).collect();
        let results: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
            .iter()
            .zip(&game.places)
            .map(|(team, place)| (&team[..], MultiTeamOutcome::new(usize::from(*place))))
            .collect();
        let rated = weng_lin_multi_team(&results, &config);
        ratings = rated.into_iter().flatten().collect();
    }
    let mean = |players: &[usize], of: fn(&WengLinRating) -> f64| {
        players.iter().map(|it| of(&ratings[*it])).sum::<f64>() / players.len() as f64
    };
    let mut table: Vec<Rating> = lineup
        .kinds()
        .into_iter()
        .map(|(name, players)| Rating {
            name,
            rating: mean(&players, |it| it.rating),
            uncertainty: mean(&players, |it| it.uncertainty),
        })
        .collect();
    table.sort_by(|a, b| b.rating.total_cmp(&a.rating));
    table
}
