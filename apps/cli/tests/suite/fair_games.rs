//! Whole games against bots, and what can be done with their records.

use crate::runner::Folder;

/// Returns enough answers for any game: always the first choice.
fn first_choices() -> String {
    "1\n".repeat(600)
}

#[test]
fn a_game_can_be_played_to_the_end_and_verified() {
    let folder = Folder::new();
    let game = ["play", "rapanui", "--seats", "me,easy,random", "--record", "game.ahu"];
    let run = folder.ahu(&game, &first_choices()).succeeded();
    assert!(run.stdout.contains("ahu verify game.ahu"), "{}", run.stdout);
    let run = folder.ahu(&["verify", "game.ahu"], "").succeeded();
    let n_passed = run.stdout.lines().filter(|line| line.starts_with('✓')).count();
    assert_eq!(n_passed, 5, "{}", run.stdout);
    assert!(!folder.path().join("game.ahu.seed").exists(), "the record contains the seed");
}

#[test]
fn a_voyage_can_be_sailed_to_the_end_and_verified() {
    let folder = Folder::new();
    let game = ["play", "entdecker", "--seats", "me,random,random", "--record", "game.ahu"];
    let run = folder.ahu(&game, &first_choices()).succeeded();
    assert!(run.stdout.contains("ahu verify game.ahu"), "{}", run.stdout);
    folder.ahu(&["verify", "game.ahu"], "").succeeded();
    let run = folder.ahu(&["replay", "game.ahu", "--json"], "").succeeded();
    let last = run.stdout.lines().last().expect("the standing");
    assert!(last.contains("\"turn\":\"over\""), "{last}");
}

#[test]
fn a_table_may_have_its_own_chart_and_tiles() {
    let folder = Folder::new();
    let tiles = entdecker_tiles();
    folder.write("small.txt", &tiles);
    let game = ["play", "entdecker", "--tiles", "small.txt", "--frame", "neutral"];
    let seats = ["--seats", "random,random", "--record", "game.ahu"];
    folder.ahu(&[&game[..], &seats[..]].concat(), "").succeeded();
    // The record contains the text, so it verifies without the file.
    folder.write("small.txt", "");
    folder.ahu(&["verify", "game.ahu"], "").succeeded();

    folder.write("bad.txt", tiles.replace("spinner  2 3 4 5", "spinner  2 3 x"));
    let run = folder.ahu(&["play", "entdecker", "--tiles", "bad.txt"], "");
    assert_eq!(run.code, Some(1));
    let line = 1 + tiles.lines().position(|it| it.starts_with("spinner")).expect("a spinner");
    let expected = format!("ahu: option tiles: line {line}, column 14: ");
    assert!(run.stderr.starts_with(&expected), "{}", run.stderr);
    assert_eq!(run.stderr.lines().count(), 1, "{}", run.stderr);
}

/// Returns the example from the documentation, so that copying it is known to work.
fn entdecker_tiles() -> String {
    let page = include_str!("../../../../docs/entdecker.md");
    let blocks = page.split("```").skip(1).step_by(2);
    let example = blocks.map(|it| it.trim_start_matches("text\n")).find(|it| it.contains("board"));
    example.expect("an example").to_owned()
}

#[test]
fn a_changed_record_does_not_verify() {
    let folder = Folder::new();
    let game = ["play", "rapanui", "--seats", "random,random", "--record", "game.ahu"];
    folder.ahu(&game, "").succeeded();
    let text = folder.read("game.ahu");
    let line = text.lines().find(|line| line.starts_with("seed ")).expect("the seed");
    let other = if line.ends_with('0') { '1' } else { '0' };
    let changed = format!("{}{other}", &line[..line.len() - 1]);
    folder.write("changed.ahu", text.replace(line, &changed));
    let run = folder.ahu(&["verify", "changed.ahu"], "");
    assert_eq!(run.code, Some(1));
    assert!(run.stdout.contains('✗'), "{}", run.stdout);
}

#[test]
fn a_saved_game_can_be_continued_later() {
    let folder = Folder::new();
    let game = ["play", "rapanui", "--seats", "me,bot", "--record", "game.ahu"];
    let run = folder.ahu(&game, "1\n1\nq\n").succeeded();
    assert!(run.stdout.contains("--resume game.ahu"), "{}", run.stdout);
    let before = folder.read("game.ahu");
    folder.ahu(&["play", "--resume", "game.ahu"], "q\n").succeeded();
    let moves = |text: &str| -> Vec<String> {
        text.lines().filter(|it| it.starts_with(char::is_numeric)).map(str::to_owned).collect()
    };
    assert_eq!(moves(&folder.read("game.ahu")), moves(&before));
    folder.ahu(&["play", "--resume", "game.ahu"], &first_choices()).succeeded();
    folder.ahu(&["verify", "game.ahu"], "").succeeded();
}

#[test]
fn a_saved_game_is_not_overwritten() {
    let folder = Folder::new();
    let game = ["play", "rapanui", "--seats", "me,bot", "--record", "game.ahu"];
    folder.ahu(&game, "q\n").succeeded();
    let run = folder.ahu(&game, "q\n");
    assert_eq!(run.code, Some(1));
    assert!(run.stderr.starts_with("ahu: game.ahu already exists"), "{}", run.stderr);
}

#[test]
fn the_record_of_an_unfinished_game_does_not_contain_the_secret_seed() {
    let folder = Folder::new();
    let game = ["play", "rapanui", "--seats", "me,bot", "--record", "game.ahu"];
    folder.ahu(&game, "1\nq\n").succeeded();
    let seed = folder.read("game.ahu.seed");
    assert_eq!(seed.trim().len(), 64);
    assert!(!folder.read("game.ahu").contains(seed.trim()));
}

#[test]
fn simulated_games_are_saved_as_records_that_replay() {
    let folder = Folder::new();
    let sim = ["sim", "rapanui", "--games", "5", "--seats", "3", "--save", "games", "--json"];
    let run = folder.ahu(&sim, "").succeeded();
    assert!(run.stdout.contains("\"games\":5"), "{}", run.stdout);
    for number in 1..=5 {
        let file = format!("games/rapanui-{number:06}.ahu");
        folder.ahu(&["verify", &file], "").succeeded();
        let run = folder.ahu(&["replay", &file, "--json"], "").succeeded();
        let last = run.stdout.lines().last().expect("the standing");
        assert!(last.contains("\"turn\":\"over\""), "{last}");
        let json = folder.ahu(&["convert", &file], "").succeeded().stdout;
        folder.write("game.json", &json);
        let text = folder.ahu(&["convert", "game.json"], "").succeeded().stdout;
        assert_eq!(text, folder.read(&file));
    }
}

#[test]
fn the_same_seed_simulates_the_same_games_on_any_number_of_threads() {
    let folder = Folder::new();
    let sim = |threads: &str| {
        let args = ["sim", "rapanui", "--games", "200", "--threads", threads];
        let run = folder.ahu(&args, "").succeeded();
        run.stdout.lines().skip(1).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(sim("1"), sim("4"));
}
