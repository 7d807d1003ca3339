//! Games against bots, to the end, and what can be done with their records.

use crate::runner::Folder;

/// Enough answers for any game: always the first choice.
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
    assert!(!folder.path().join("game.ahu.seed").exists(), "the seed stands in the record");
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
fn a_game_left_today_goes_on_tomorrow() {
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
    assert!(run.stderr.starts_with("ahu: game.ahu exists"), "{}", run.stderr);
}

#[test]
fn the_secret_seed_is_not_in_the_record_of_a_game_that_goes_on() {
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
