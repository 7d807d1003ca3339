//! A block: the same cards and dice, played from every seat.

use catalog::Sim;
use rules_core::{Dice, Seat};
use serde::{Deserialize, Serialize};

use super::lineup::Lineup;

/// The games of a block, one per rotation of the players around the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Block {
    /// Its number, counted from 0.
    pub(crate) block: u64,
    pub(crate) games: Vec<GameResult>,
}

/// How a game went, in the order of the line-up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct GameResult {
    pub(crate) points: Vec<i32>,
    pub(crate) places: Vec<u8>,
    pub(crate) n_moves: u32,
    pub(crate) n_decisions: u32,
}

impl Block {
    /// Plays a block. The same seed gives the same games.
    pub(crate) fn play(sim: &mut dyn Sim, lineup: &Lineup, seed: u64, block: u64) -> Block {
        // Neighbouring seeds must not lead to overlapping dice.
        let mut dice = Dice::from_seed(Dice::from_seed(seed).word() ^ block);
        let luck = dice.word();
        let games = (0..lineup.n_seats()).map(|rotation| {
            // Bots get new dice in each game; otherwise a mirror match would
            // repeat one game n times.
            let result = sim.play_match(luck, dice.word(), &lineup.seated(rotation));
            let tallies = result.standing.seats();
            let of_players = (0..lineup.n_seats())
                .map(|player| tallies[Seat(lineup.seat_of(player, rotation) as u8)]);
            GameResult {
                points: of_players.clone().map(|tally| tally.points).collect(),
                places: of_players.map(|tally| tally.place).collect(),
                n_moves: result.n_moves,
                n_decisions: result.n_decisions,
            }
        });
        Block { block, games: games.collect() }
    }
}

impl GameResult {
    /// Returns a player's share of the win: 1 for a sole winner, a half each
    /// for two.
    pub(crate) fn win_share(&self, player: usize) -> f64 {
        let n_winners = self.places.iter().filter(|place| **place == 1).count();
        if self.places[player] == 1 { 1.0 / n_winners as f64 } else { 0.0 }
    }
}
