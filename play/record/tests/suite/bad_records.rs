//! The error messages for invalid records.
//!
//! `bad-records.txt` contains the cases: a name, the text, and the answer. In a
//! text, `\xff` is a byte, `\u{202e}` a character, and `\{3 times a%}` stands for
//! `a0a1a2`, where `\n` is a line break.
//!
//! `UPDATE_GOLDEN=1` rewrites the answers.

use std::{env, fs, path::Path};

use kuhn_rules::Kuhn;
use record::{Record, replay};

#[test]
fn every_bad_record_gets_its_answer() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/bad-records.txt");
    let golden = fs::read_to_string(&path).expect("the cases are there");
    let (intro, cases) = golden.split_once("\n=== ").expect("a first case");
    let mut actual = intro.to_owned();
    let mut n_cases = 0;
    for case in cases.split("\n=== ") {
        let (name, rest) = case.split_once('\n').expect("a text under the name");
        let (text, _) = rest.split_once("\n--- ").unwrap_or((rest.trim_end(), ""));
        actual.push_str(&format!("\n=== {name}\n{text}\n--- {}\n", answer(&expand(text))));
        n_cases += 1;
    }
    if env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(&path, &actual).expect("the cases can be written");
        return;
    }
    assert!(n_cases >= 40, "{n_cases} cases");
    for (actual, golden) in actual.split("\n=== ").zip(golden.split("\n=== ")) {
        assert_eq!(actual.trim_end(), golden.trim_end());
    }
    assert_eq!(actual, golden);
}

fn answer(bytes: &[u8]) -> String {
    let record = match Record::parse(bytes) {
        Ok(record) => record,
        Err(error) => return error.to_string(),
    };
    match replay::<Kuhn>(&record) {
        Ok(_) => "accepted".to_owned(),
        Err(error) => format!("replay: {error}"),
    }
}

fn expand(text: &str) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut rest = text;
    while let Some((before, escape)) = rest.split_once('\\') {
        bytes.extend(before.as_bytes());
        let (escaped, len) = unescape(escape);
        bytes.extend(escaped);
        rest = &escape[len..];
    }
    bytes.extend(rest.as_bytes());
    bytes.push(b'\n');
    bytes
}

/// Returns what an escape stands for, and its length after the backslash.
fn unescape(escape: &str) -> (Vec<u8>, usize) {
    let end = escape.find('}').map_or(0, |idx| idx + 1);
    match escape.as_bytes()[0] {
        b'x' => (vec![u8::from_str_radix(&escape[1..3], 16).unwrap()], 3),
        b'u' => {
            let code = u32::from_str_radix(&escape[2..end - 1], 16).unwrap();
            (char::from_u32(code).unwrap().to_string().into_bytes(), end)
        }
        b'{' => {
            let (n, text) = escape[1..end - 1].split_once(" times ").unwrap();
            let text = text.replace("\\n", "\n");
            let all: String = (0..n.parse::<usize>().unwrap())
                .map(|idx| text.replace('%', &idx.to_string()))
                .collect();
            (all.into_bytes(), end)
        }
        other => panic!("no such escape: {}", char::from(other)),
    }
}
