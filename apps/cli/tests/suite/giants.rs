//! Giants at the keyboard: a whole game, and islands that people write themselves.

use crate::runner::Folder;

#[test]
fn a_game_of_giants_ends_and_verifies() {
    let folder = Folder::new();
    let seats = "random,random,random";
    let game = ["play", "giants", "--seats", seats, "--record", "game.ahu"];
    let run = folder.ahu(&game, "").succeeded();
    assert!(run.stdout.contains("ahu verify game.ahu"), "{}", run.stdout);
    let run = folder.ahu(&["verify", "game.ahu"], "").succeeded();
    assert!(run.stdout.lines().filter(|line| line.starts_with('✓')).count() == 5, "{}", run.stdout);
    let run = folder.ahu(&["replay", "game.ahu", "--json"], "").succeeded();
    let last = run.stdout.lines().last().expect("the standing");
    assert!(last.contains("\"turn\":\"over\""), "{last}");
    let json = folder.ahu(&["convert", "game.ahu"], "").succeeded().stdout;
    folder.write("game.json", &json);
    let text = folder.ahu(&["convert", "game.json"], "").succeeded().stdout;
    assert_eq!(text, folder.read("game.ahu"));
}

#[test]
fn simulated_games_of_giants_are_sound() {
    let folder = Folder::new();
    for (seats, board) in [("2", "motu-iti"), ("5", "rapa-nui")] {
        let sim = ["sim", "giants", "--games", "2", "--seats", seats, "--board", board, "--check"];
        folder.ahu(&sim, "").succeeded();
    }
    folder.ahu(&["count", "giants", "--depth", "3"], "").succeeded();
}

#[test]
fn simulations_count_the_rounds_of_a_game_that_has_rounds() {
    let folder = Folder::new();
    let sim = |game, bots: &str| {
        let args = ["sim", game, "--games", "2", "--seats", "2", "--bots", bots];
        folder.ahu(&args, "").succeeded().stdout
    };
    let text = sim("giants", "random,random");
    assert!(text.contains("25.0 rounds per game (25 to 25)"), "{text}");
    // Bots finish before the round limit.
    let text = sim("giants", "greedy:1,greedy:1");
    assert!(text.contains(" rounds per game (") && !text.contains("25.0 rounds"), "{text}");
    assert!(!sim("rapanui", "random").contains("rounds"));
    let args = ["sim", "giants", "--games", "1", "--bots", "greedy", "--save", "games"];
    let run = folder.ahu(&args, "");
    assert!(
        run.stderr.contains("--save needs bots that are named by their strength"),
        "{}",
        run.stderr
    );
}

/// The smallest possible island for two players.
const ISLET: &str = "\
# Ours.
name: Islet
seats: 2

map:
  1 |.     Q
    |   P     .
  2 |V     .
    |   3     H

sites:
";

fn islet(n_sites: usize) -> String {
    let sites = (0..n_sites).map(|idx| ["A1 9/2\n", "D1 1/3\n"][idx % 2]);
    ISLET.to_owned() + &sites.collect::<String>()
}

#[test]
fn an_island_of_ones_own_can_be_played_on() {
    let folder = Folder::new();
    folder.write("islet.txt", islet(14));
    let game = ["play", "giants", "--seats", "me,random", "--board", "islet.txt"];
    let args = [&game[..], &["--seed", "1", "--record", "game.ahu"]].concat();
    let run = folder.ahu(&args, "q\n").succeeded();
    assert!(run.stdout.contains("Giants · Islet · round 1"), "{}", run.stdout);
    assert!(run.stdout.contains("A1 ×7"), "{}", run.stdout);
    // The record contains the whole island.
    assert!(folder.read("game.ahu").contains("name: Islet"));
    folder.ahu(&["play", "--resume", "game.ahu"], "q\n").succeeded();
}

#[test]
fn each_invalid_island_gets_a_one_line_error_with_its_line_number() {
    let folder = Folder::new();
    let good = islet(14);
    let cases = [
        (islet(3), "line 3, column 1: 2 seats need 14 sites, the board has 3"),
        (good.replace("|V     .", "|V     X"), "line 8, column 12: found \"X\""),
        (good.replace("|V     .", "|V     Q"), "line 8, column 12: a second quarry (Q)"),
        (good.replace("H\n", ".\n"), "line 5, column 1: the map lacks a hut (H)"),
        (good.replace("seats: 2", "seats: 2-9"), "line 3, column 10: found \"9\""),
        (good.replace("D1 1/3", "E9 1/3"), "line 13, column 1: found \"E9\""),
        (good.replace("D1 1/3", "D1 21/3"), "line 13, column 4: found \"21\""),
        (good.replace("name: Islet\n", ""), "the board lacks a line \"name: …\""),
        ("\u{1b}[2J".to_owned(), "line 1, column 1"),
    ];
    for (text, expected) in cases {
        folder.write("bad.txt", &text);
        let run = folder.ahu(&["play", "giants", "--board", "bad.txt"], "q\n");
        assert_eq!(run.code, Some(1), "{expected}: {}", run.stdout);
        assert!(run.stderr.starts_with("ahu: option board"), "{}", run.stderr);
        assert!(run.stderr.contains(expected), "{}\nis not {expected}", run.stderr);
        assert_eq!(run.stderr.lines().count(), 1, "{}", run.stderr);
        assert!(!run.stderr.contains('\u{1b}'), "a control character: {:?}", run.stderr);
    }
}
