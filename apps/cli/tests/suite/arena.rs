//! The arena: repeatable, resumable, and reported in several formats.

use crate::runner::Folder;

const MATCH: [&str; 7] =
    ["arena", "rapanui", "--seats", "greedy:20,random,random", "--games", "12", "--seed=3"];

fn with<'a>(more: &[&'a str]) -> Vec<&'a str> {
    MATCH.iter().copied().chain(more.iter().copied()).collect()
}

#[test]
fn any_number_of_threads_plays_the_same_games() {
    let folder = Folder::new();
    let one = folder.ahu(&with(&["--csv", "--threads", "1"]), "").succeeded().stdout;
    let four = folder.ahu(&with(&["--csv", "--threads", "4"]), "").succeeded().stdout;
    assert_eq!(one, four);
    // The heading, and one line per player and game.
    assert_eq!(one.lines().count(), 1 + 12 * 3);
    // Within a block everyone sits in every seat.
    let seats_of_first: Vec<&str> = one
        .lines()
        .filter(|line| line.starts_with("0,") && line.contains(",0,greedy"))
        .filter_map(|line| line.split(',').nth(4))
        .collect();
    assert_eq!(seats_of_first, ["0", "1", "2"]);
}

#[test]
fn an_interrupted_match_continues_where_it_stopped() {
    let folder = Folder::new();
    let whole = folder.ahu(&with(&["--csv"]), "").succeeded().stdout;
    let journal = with(&["--csv", "--resume", "match.jsonl"]);
    assert_eq!(folder.ahu(&journal, "").succeeded().stdout, whole);
    let text = folder.read("match.jsonl");
    assert_eq!(text.lines().count(), 1 + 4);
    // Cut off in the middle of the third block.
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let cut = lines[..3].concat() + &lines[3][..20];
    folder.write("match.jsonl", &cut);
    assert_eq!(folder.ahu(&journal, "").succeeded().stdout, whole);
    let text = folder.read("match.jsonl");
    assert!(text.starts_with(&lines[..3].concat()), "{text}");
    assert_eq!(text.lines().count(), 1 + 4);

    let other = ["arena", "rapanui", "--games", "4", "--resume", "match.jsonl"];
    let run = folder.ahu(&other, "");
    assert_eq!(run.code, Some(1));
    assert!(run.stderr.contains("it belongs to another match"), "{}", run.stderr);
}

#[test]
fn a_match_is_reported_with_its_sanity_checks() {
    let folder = Folder::new();
    let run = folder.ahu(&with(&["--sanity", "6", "--json", "--report", "page.html"]), "");
    let told: serde_json::Value = serde_json::from_str(&run.succeeded().stdout).unwrap();
    let titles: Vec<&str> =
        told["matches"].as_array().unwrap().iter().filter_map(|it| it["match"].as_str()).collect();
    assert_eq!(
        titles,
        [
            "match: greedy:20, random, random",
            "mirror: greedy:20, greedy:20, greedy:20",
            "against random: greedy:20, random, random"
        ]
    );
    let bots = told["matches"][0]["bots"].as_array().unwrap();
    let wins: f64 = bots.iter().filter_map(|it| it["wins"]["mean"].as_f64()).sum();
    assert!((wins - 1.0).abs() < 1e-9, "every game is won: {wins}");
    let page = folder.read("page.html");
    assert_eq!(page.matches("<svg").count(), page.matches("</svg>").count());
    assert!(page.matches("<svg").count() >= 9, "three plots for each match");
    assert!(page.contains("name=\"viewport\"") && page.contains("prefers-color-scheme:dark"));
    let n_captions = page.matches("<figcaption>").count();
    assert_eq!(n_captions, page.matches("<svg").count(), "a plot says what it shows");

    // By default a tenth of the match, rounded up to full blocks.
    for (sanity, expected) in [(&["--sanity", "0"][..], &[12][..]), (&[], &[12, 3, 3])] {
        let run = folder.ahu(&with(&[&["--json"], sanity].concat()), "").succeeded();
        let told: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
        let matches = told["matches"].as_array().unwrap().iter();
        let n_games: Vec<u64> = matches.filter_map(|it| it["games"].as_u64()).collect();
        assert_eq!(n_games, expected, "{sanity:?}");
    }
}

#[test]
fn a_sure_result_ends_a_match_early() {
    let folder = Folder::new();
    let args = ["arena", "rapanui", "--seats", "greedy:20,random", "--games", "2000", "--json"];
    let run = folder.ahu(&[&args[..], &["--stop"]].concat(), "").succeeded();
    let told: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!(told["matches"][0]["test"], "stronger");
    let n_games = told["matches"][0]["games"].as_u64().unwrap();
    assert!(n_games < 200, "{n_games} games for a sure thing");
}

#[test]
fn a_match_that_cannot_be_played_is_explained() {
    let folder = Folder::new();
    folder.write("bad.txt", "seats 2\ngold 3\n");
    for (seats, expected) in [
        ("hard", "an arena needs at least 2 seats"),
        ("hard,genius", "there is no bot \"genius\""),
        ("easy,easy@none.txt", "can't read none.txt"),
        ("easy,easy@bad.txt", "weights: line 2: expected one of one, left, fame"),
        ("easy,easy,easy,easy,easy", "2 to 4"),
    ] {
        let run = folder.ahu(&["arena", "rapanui", "--seats", seats, "--games", "2"], "");
        assert_eq!(run.code, Some(1), "{seats}");
        assert!(run.stderr.contains(expected), "{seats}: {}", run.stderr);
    }
    let run = folder.ahu(&["arena", "kuhn", "--seats", "random,random", "--games", "0"], "");
    assert_ne!(run.code, Some(0), "{}", run.stdout);
    assert!(run.stderr.contains("--games"), "{}", run.stderr);
}

#[test]
fn climbing_repeats_itself() {
    let folder = Folder::new();
    let train = |threads, out| {
        let args = ["train", "rapanui", "--by", "climbing", "--games", "8", "--rounds", "2"];
        let more = ["--bot", "greedy:20", "--threads", threads, "--out", out];
        let run = folder.ahu(&[&args[..], &more].concat(), "").succeeded();
        assert!(run.stdout.contains("3 seats, round 2: 9 games"), "{}", run.stdout);
        folder.read(out)
    };
    let weights = train("1", "a.txt");
    assert_eq!(train("3", "b.txt"), weights);
    let head = "# Learned by: ahu train rapanui --by climbing --games 8 --rounds 2";
    assert!(weights.starts_with(head), "{weights}");
    let seats = "greedy:20@a.txt,greedy:20";
    folder.ahu(&["arena", "rapanui", "--seats", seats, "--games", "4"], "").succeeded();
}

#[test]
fn training_repeats_itself() {
    let folder = Folder::new();
    let train = |threads, out| {
        let args = ["train", "rapanui", "--games", "40", "--rounds", "2", "--threads", threads];
        folder.ahu(&[&args[..], &["--out", out, "--plot", "curve.svg"]].concat(), "").succeeded();
        folder.read(out)
    };
    let weights = train("1", "a.txt");
    assert_eq!(train("3", "b.txt"), weights);
    assert!(weights.starts_with("# Learned by: ahu train rapanui --games 40"), "{weights}");
    assert!(folder.read("curve.svg").ends_with("</svg>\n"));
    // The learned weights can be used to play.
    let seats = "greedy:20@a.txt,greedy:20";
    folder.ahu(&["arena", "rapanui", "--seats", seats, "--games", "4"], "").succeeded();
    let run = folder.ahu(&["train", "kuhn", "--out", "k.txt"], "");
    assert!(run.stderr.contains("kuhn has no evaluation to train"), "{}", run.stderr);
}
