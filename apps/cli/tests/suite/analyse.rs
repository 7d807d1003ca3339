//! Analyses: as text, as JSON and as a plot.

use std::path::Path;

use analysis::{Analysis, Grade};

use crate::runner::Folder;

/// A game in which the player with the highest card folds.
const KUHN: &str = "ahu record 1
game kuhn 1
seats 2
seat a Anna
seat b Bea

1 chance deal 3
2 chance deal 1
3 a pass
4 b bet
5 a pass
";

/// Returns a folder with a small game of Kuhn poker and the first moves of a
/// random game of Rapa Nui.
fn folder() -> Folder {
    let folder = Folder::new();
    folder.write("kuhn.ahu", KUHN);
    let sim = ["sim", "rapanui", "--games", "1", "--seats", "2", "--seed", "4", "--save", "."];
    folder.ahu(&sim, "").succeeded();
    let record = folder.read("rapanui-000001.ahu");
    let is_kept = |line: &&str| match line.split(' ').next().map(str::parse::<u32>) {
        Some(Ok(number)) => number <= 60,
        Some(Err(_)) | None => true,
    };
    let kept: Vec<&str> = record.lines().filter(is_kept).collect();
    folder.write("rapanui.ahu", kept.join("\n") + "\n");
    folder
}

fn golden(name: &str, actual: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    kit::golden(&path, actual);
}

#[test]
fn an_analysis_is_printed_as_text() {
    let folder = folder();
    let printed = |args: &[&str]| folder.ahu(args, "").succeeded().stdout;
    let kuhn = printed(&["analyse", "kuhn.ahu", "--visits", "100"]);
    // A sure win of two chips became a sure loss of one.
    assert!(kuhn.contains("blunder: chance to win 100.0 % → 0.0 %, points 2.0 → −1.0"), "{kuhn}");
    golden("analysis-kuhn.txt", &kuhn);
    let rapanui = ["analyse", "rapanui.ahu", "--visits", "200", "--tries", "20", "--lang", "hu"];
    golden("analysis-rapanui.txt", &printed(&rapanui));
}

#[test]
fn the_json_is_the_same_with_any_number_of_threads() {
    let folder = folder();
    let json = |more: &[&str]| {
        let args = ["analyse", "rapanui.ahu", "--visits=20", "--tries=9", "--format=json"];
        let text = folder.ahu(&[&args[..], more].concat(), "").succeeded().stdout;
        serde_json::from_str::<Analysis>(&text).expect("an analysis")
    };
    let one = json(&["--threads", "1"]);
    assert_eq!(json(&["--threads", "4"]), one);
    assert_ne!(json(&["--seed", "2"]).moves, one.moves);
    assert_eq!((one.moves.len(), one.settings.visits, one.settings.tries), (60, 20, 9));
    assert!(!one.is_over);
    let only = json(&["--seat", "b"]);
    let judged = only.moves.iter().filter(|it| it.choice.is_some());
    assert!(judged.clone().count() > 5);
    assert!(judged.map(|it| it.mover).all(|it| it == Some(rules_core::Seat(1))));
}

#[test]
fn a_strength_stands_for_its_visits() {
    let folder = folder();
    let args = ["analyse", "kuhn.ahu", "--format", "json", "--strength"];
    let visits = |strength: &str| {
        let run = folder.ahu(&[&args[..], &[strength]].concat(), "").succeeded();
        let analysis: Analysis = serde_json::from_str(&run.stdout).expect("an analysis");
        assert_eq!(analysis.moves[4].choice.as_ref().map(|it| it.grade), Some(Grade::Blunder));
        analysis.settings.visits
    };
    assert!(visits("medium") < visits("hard"));
}

#[test]
fn a_plot_marks_what_was_lost_and_what_was_luck() {
    let folder = folder();
    let plot = |file: &str| {
        let args = ["analyse", "kuhn.ahu", "--visits", "100", "--plot", file];
        folder.ahu(&args, "").succeeded();
        folder.read(file)
    };
    let svg = plot("kuhn.svg");
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
    assert_eq!(svg.matches("class=\"line ").count(), 2, "a line for each seat");
    // One triangle in the legend and one at the mistake; one star in the legend
    // and at least one at a lucky card.
    assert_eq!(svg.matches("class=\"loss\"").count(), 2);
    assert!(svg.matches("class=\"luck\"").count() >= 2);
    assert!(svg.contains("▲ Anna") && svg.contains("✚ Bea"));
    let page = plot("kuhn.html");
    assert!(page.contains(&svg) && page.contains("prefers-color-scheme:dark"));
    assert!(page.contains("<td>▲ Anna") && page.contains("100.0 % → 0.0 %"));
}

#[test]
fn a_game_that_cannot_be_analysed_gets_a_one_line_explanation() {
    let folder = folder();
    folder.write("broken.ahu", KUHN.replace("4 b bet", "4 b deal 2"));
    for (args, code, expected) in [
        (&["none.ahu"][..], 1, "can't read none.ahu"),
        (&["broken.ahu"], 1, "line 10"),
        (&["kuhn.ahu", "--plot", "kuhn.png"], 1, "expected a .svg or .html file"),
        (&["kuhn.ahu", "--plot", "none/kuhn.svg"], 1, "can't write none/kuhn.svg"),
        (&["kuhn.ahu", "--seat", "c"], 1, "there is no seat c"),
        (&["kuhn.ahu", "--seat", "x"], 2, "one letter from a to e"),
        (&["kuhn.ahu", "--strength", "easy"], 2, "expected one of medium, hard, expert"),
        (&["kuhn.ahu", "--visits", "0"], 2, "0 is not in 1"),
    ] {
        let run = folder.ahu(&[&["analyse"], args].concat(), "");
        assert_eq!(run.code, Some(code), "{args:?}: {}", run.stderr);
        assert!(run.stderr.contains(expected), "{args:?}: {}", run.stderr);
        assert_eq!(run.stderr.lines().count(), 1, "{args:?}: {}", run.stderr);
    }
}
