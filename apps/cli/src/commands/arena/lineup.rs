//! Who plays against whom.

use std::{fs, sync::Arc};

use anyhow::{Context as _, ensure};
use bots::{Method, Strength};
use catalog::Player;

/// The players of a match. In each game of a block they move one seat on.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Lineup {
    /// The players as named on the command line.
    names: Vec<String>,
    players: Vec<Player>,
}

impl Lineup {
    /// Reads the names of bots: `hard`, or `hard@FILE` for the weights in a
    /// file.
    pub(crate) fn parse(names: &[String]) -> anyhow::Result<Lineup> {
        ensure!(names.len() >= 2, "an arena needs at least 2 seats: --seats hard,easy");
        let players: anyhow::Result<Vec<Player>> = names.iter().map(|it| player(it)).collect();
        Ok(Lineup { names: names.to_vec(), players: players? })
    }

    /// Returns a line-up in which everyone plays like the first player of this one.
    pub(crate) fn mirror(&self) -> Lineup {
        Lineup {
            names: vec![self.names[0].clone(); self.names.len()],
            players: vec![self.players[0].clone(); self.names.len()],
        }
    }

    /// Returns the first player of this line-up against random bots.
    pub(crate) fn against_random(&self) -> Lineup {
        let mut lineup = Lineup {
            names: vec!["random".to_owned(); self.names.len()],
            players: vec![Player::new(Method::Named(Strength::Random)); self.names.len()],
        };
        lineup.names[0].clone_from(&self.names[0]);
        lineup.players[0] = self.players[0].clone();
        lineup
    }

    /// Returns the number of seats.
    pub(crate) fn n_seats(&self) -> usize {
        self.names.len()
    }

    /// Returns the players.
    pub(crate) fn players(&self) -> &[Player] {
        &self.players
    }

    /// Returns the players' names.
    pub(crate) fn names(&self) -> &[String] {
        &self.names
    }

    /// Returns the distinct players, in the order in which they are named, each
    /// with its positions in the line-up.
    ///
    /// In a mirror match the first position is compared with the others.
    pub(crate) fn kinds(&self) -> Vec<(String, Vec<usize>)> {
        let mut kinds: Vec<(String, Vec<usize>)> = Vec::new();
        for (idx, name) in self.names.iter().enumerate() {
            match kinds.iter_mut().find(|(it, _)| it == name) {
                Some((_, places)) => places.push(idx),
                None => kinds.push((name.clone(), vec![idx])),
            }
        }
        if let [(name, places)] = &mut kinds[..] {
            let others = places.split_off(1);
            let name = format!("{name} (others)");
            kinds.push((name, others));
        }
        kinds
    }

    /// Returns where a player sits in a game of a block.
    pub(crate) fn seat_of(&self, player: usize, rotation: usize) -> usize {
        (player + rotation) % self.n_seats()
    }

    /// Returns who sits where in a game of a block.
    pub(crate) fn seated(&self, rotation: usize) -> Vec<Player> {
        let mut seated = self.players.clone();
        for (idx, player) in self.players.iter().enumerate() {
            seated[self.seat_of(idx, rotation)] = player.clone();
        }
        seated
    }
}

fn player(name: &str) -> anyhow::Result<Player> {
    let (method, path) = match name.split_once('@') {
        Some((method, path)) => (method, Some(path)),
        None => (name, None),
    };
    let mut player = Player::new(method.parse()?);
    if let Some(path) = path {
        let text = fs::read_to_string(path).with_context(|| format!("can't read {path}"))?;
        player.weights = Some(Arc::from(text));
    }
    Ok(player)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lineup(names: &[&str]) -> Lineup {
        Lineup::parse(&names.iter().map(|it| (*it).to_owned()).collect::<Vec<_>>()).unwrap()
    }

    #[test]
    fn everyone_sits_in_every_seat_once_per_block() {
        let lineup = lineup(&["random", "easy", "medium"]);
        for player in 0..3 {
            let mut seats: Vec<usize> =
                (0..3).map(|rotation| lineup.seat_of(player, rotation)).collect();
            seats.sort_unstable();
            assert_eq!(seats, [0, 1, 2]);
            for rotation in 0..3 {
                let seat = lineup.seat_of(player, rotation);
                assert_eq!(lineup.seated(rotation)[seat], lineup.players[player]);
            }
        }
    }

    #[test]
    fn equal_players_are_counted_together_except_in_a_mirror_match() {
        let kinds = |names: &[&str]| lineup(names).kinds();
        let of = |name: &str, places: &[usize]| (name.to_owned(), places.to_vec());
        assert_eq!(kinds(&["hard", "easy", "hard"]), [of("hard", &[0, 2]), of("easy", &[1])]);
        assert_eq!(kinds(&["easy", "easy"]), [of("easy", &[0]), of("easy (others)", &[1])]);
        assert_eq!(lineup(&["hard", "easy"]).mirror(), lineup(&["hard", "hard"]));
        assert_eq!(lineup(&["hard", "easy"]).against_random(), lineup(&["hard", "random"]));
    }
}
