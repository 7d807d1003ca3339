//! How fast the search is in each game.

/// The visits a second on one core, as they were measured.
const PACES: &str = include_str!("../paces.txt");

/// What is assumed of a game that was not measured: it has no evaluation, and
/// every visit plays it to its end.
const UNKNOWN: u32 = 5_000;

/// Returns how many imagined games the search of a game looks into in a second.
///
/// It is data, so that a bot thinks the same on a slow machine.
pub(crate) fn of(key: &str) -> u32 {
    let lines = PACES.lines().filter_map(|line| line.split_once(' '));
    let mut paces = lines.filter(|(game, _)| *game == key);
    paces.next().and_then(|(_, pace)| pace.trim().parse().ok()).unwrap_or(UNKNOWN)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_a_game_and_its_pace() {
        for line in PACES.lines().filter(|line| !line.starts_with('#')) {
            let (game, pace) = line.split_once(' ').expect("a game and its pace");
            assert_eq!(pace.trim().parse(), Ok(of(game)));
            assert!(UNKNOWN < of(game), "an evaluation is faster than a whole game");
        }
        assert_eq!(of("chess"), UNKNOWN);
    }
}
