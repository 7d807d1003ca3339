//! What `ahu replay` says about invalid records: one line each.

use std::path::Path;

use crate::runner::Folder;

/// A short, valid record.
const GOOD: &str = "\
ahu record 1
game rapanui 1
seats 2
seat a Anna
seat b Bea
option edition hungarian

1 chance start a
2 chance colour red
3 chance colour violet
4 chance deal moai
5 chance deal moai
6 chance deal priest
7 chance deal priest
8 chance deal fish
9 chance deal fish
10 chance deal grain
11 chance deal grain
12 chance deal moai
13 chance deal moai
14 chance deal priest
15 chance deal priest
16 chance deal fish
17 chance deal fish
18 chance deal grain
19 chance deal grain
20 a play grain
21 a draw 1
";

fn replaced(from: &str, to: &str) -> Vec<u8> {
    assert!(GOOD.contains(from), "{from}");
    GOOD.replacen(from, to, 1).into_bytes()
}

fn with_line(line: &str) -> Vec<u8> {
    replaced("seats 2\n", &format!("seats 2\n{line}\n"))
}

/// Returns the first `n` lines.
fn head(n: usize) -> String {
    GOOD.lines().take(n).map(|line| format!("{line}\n")).collect()
}

fn swapped(first: usize, second: usize) -> Vec<u8> {
    let mut lines: Vec<&str> = GOOD.lines().collect();
    lines.swap(first, second);
    (lines.join("\n") + "\n").into_bytes()
}

/// Returns each case with a name.
fn cases() -> Vec<(&'static str, Vec<u8>)> {
    let mut cases = vec![
        ("empty", Vec::new()),
        ("only a line break", b"\n".to_vec()),
        ("another file", b"PNG\x89 and so on".to_vec()),
        ("binary", (0..=255).collect()),
        ("zeroes", vec![0; 4096]),
        ("not UTF-8", [head(3).as_bytes(), b"seat a \xff\xfe\n"].concat()),
        ("cut in the first line", b"ahu rec".to_vec()),
        ("cut after the first line", head(1).into_bytes()),
        ("cut after the game", head(2).into_bytes()),
        ("cut inside a move", replaced("21 a draw 1\n", "21 a dr")),
        ("a later version", replaced("ahu record 1", "ahu record 2")),
        ("no version", replaced("ahu record 1", "ahu record")),
        ("no game", replaced("game rapanui 1\n", "")),
        ("an unknown game", replaced("game rapanui 1", "game chess 1")),
        ("a rules version to come", replaced("game rapanui 1", "game rapanui 99")),
        ("a rules version beyond all", replaced("game rapanui 1", "game rapanui 99999999999")),
        ("no seats", replaced("seats 2\n", "")),
        ("too many seats", replaced("seats 2", "seats 7")),
        ("negative seats", replaced("seats 2", "seats -2")),
        ("seats as a word", replaced("seats 2", "seats two")),
        ("seats twice", with_line("seats 2")),
        ("a seat that is not there", with_line("seat e Eva")),
        ("a seat twice", with_line("seat a Adam")),
        ("an unknown header", with_line("weather fine")),
        ("an unknown option", replaced("edition hungarian", "weather fine")),
        ("an unknown value", replaced("edition hungarian", "edition klingon")),
        ("an option without a value", replaced("edition hungarian", "edition")),
        ("an option twice", with_line("option edition german")),
        ("an empty name", replaced("seat a Anna", "seat a ")),
        ("a name with a control character", replaced("Anna", "An\x1b[2Jna")),
        ("a name that turns the text around", replaced("Anna", "An\u{202e}na")),
        ("a chance move by a seat", replaced("4 chance deal moai", "4 a deal moai")),
        ("a seat's move by chance", replaced("20 a play", "20 chance play")),
        ("the wrong seat", replaced("20 a play grain", "20 b play grain")),
        ("a seat beyond the table", replaced("20 a play", "20 d play")),
        ("not a move", replaced("a play grain", "a dance wildly")),
        ("a move without its object", replaced("a play grain", "a play")),
        ("an illegal move", replaced("a play grain", "a build moai")),
        (
            "a card that is gone",
            replaced(
                "10 chance deal grain\n11 chance deal grain",
                "10 chance deal fish\n11 chance deal fish",
            ),
        ),
        ("a number left out", replaced("12 chance deal moai\n", "")),
        ("a number twice", replaced("12 chance", "11 chance")),
        ("a number beyond all", replaced("12 chance", "99999999999999999999 chance")),
        ("moves swapped", swapped(10, 20)),
        ("a header among the moves", swapped(2, 12)),
        ("a result in another form", with_line("result a 1 9 b 2 3")),
        ("odd hexadecimal digits", with_line("fair pf1\ncommitment abc")),
        ("a seed without a commitment", with_line(&format!("seed {}", "00".repeat(32)))),
        ("an unknown fairness scheme", with_line("fair pf9")),
        ("a diagram that ends nowhere", with_line("diagram")),
    ];
    cases.extend(large_cases());
    cases
}

/// Returns the cases that are invalid only because they are too large.
fn large_cases() -> Vec<(&'static str, Vec<u8>)> {
    let endless: String = (22..=10_101).map(|number| format!("{number} a draw 1\n")).collect();
    vec![
        ("a long name", replaced("Anna", &"Anna".repeat(100))),
        ("a long line", replaced("Anna", &"x".repeat(100_000))),
        ("three million bytes in a line", vec![b'x'; 3_000_000]),
        ("more moves than allowed", format!("{GOOD}{endless}").into_bytes()),
        ("a comment beyond its bound", with_line(&format!("# {}", "y".repeat(10_000)))),
        ("a million line breaks", [GOOD.as_bytes(), &vec![b'\n'; 3_000_000]].concat()),
    ]
}

#[test]
fn a_valid_record_replays() {
    let folder = Folder::new();
    folder.write("good.ahu", GOOD);
    folder.ahu(&["replay", "good.ahu"], "").succeeded();
}

#[test]
fn each_invalid_record_gets_one_clear_line() {
    let folder = Folder::new();
    let mut report = String::new();
    let cases = cases();
    assert!(cases.len() >= 40, "{} cases", cases.len());
    for (name, bytes) in cases {
        folder.write("bad.ahu", bytes);
        let run = folder.ahu(&["replay", "bad.ahu"], "");
        assert_eq!(run.code, Some(1), "{name}: {}", run.stdout);
        assert_eq!(run.stderr.lines().count(), 1, "{name}: {}", run.stderr);
        assert!(run.stderr.len() < 400, "{name}: {}", run.stderr);
        assert!(!run.stderr.contains('\x1b'), "{name}: a control character");
        report += &format!("{name}\n    {}\n", run.stderr.trim_end());
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/bad-records.txt");
    kit::golden(path, &report);
}
