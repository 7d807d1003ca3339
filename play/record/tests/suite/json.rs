//! A record as JSON.

use record::Record;

const TEXT: &str = "\
ahu record 1
game stakes 3
seats 2
option motto
| one
| two
option stake high
seat a Anna # the host
bot b greedy
table t1
date 2026-08-01
fair pf1
commitment 0000000000000000000000000000000000000000000000000000000000000000
entropy a 00ff
entropy b -
seed 1111111111111111111111111111111111111111111111111111111111111111
chain 2222222222222222222222222222222222222222222222222222222222222222
result a place 1 points 1
result b place 2 points -1
diagram
| high
| seats 2

# first
#
1 chance deal 1 # a low one
# last
";

const JSON: &str = r##"{
  "format": "ahu record 1",
  "game": "stakes",
  "rules": 3,
  "seats": [
    {
      "name": "Anna"
    },
    {
      "bot": "greedy"
    }
  ],
  "options": {
    "motto": "one\ntwo",
    "stake": "high"
  },
  "diagram": "high\nseats 2",
  "table": "t1",
  "date": "2026-08-01",
  "fair": {
    "scheme": "pf1",
    "commitment": "0000000000000000000000000000000000000000000000000000000000000000",
    "entropy": [
      "00ff",
      "-"
    ],
    "seed": "1111111111111111111111111111111111111111111111111111111111111111",
    "chain": "2222222222222222222222222222222222222222222222222222222222222222"
  },
  "result": [
    {
      "place": 1,
      "points": 1
    },
    {
      "place": 2,
      "points": -1
    }
  ],
  "moves": [
    {
      "by": "chance",
      "move": "deal 1"
    }
  ],
  "notes": [
    {
      "at": "seat a",
      "beside": "the host"
    },
    {
      "at": "move 1",
      "above": "first\n",
      "beside": "a low one"
    },
    {
      "at": "end",
      "above": "last"
    }
  ]
}"##;

#[test]
fn the_names_of_the_fields_never_change() {
    let record: Record = TEXT.parse().unwrap();
    assert_eq!(record.to_json(), JSON);
    assert_eq!(Record::from_json(JSON.as_bytes()).unwrap(), record);
}

#[test]
fn empty_fields_may_be_left_out() {
    let json = r#"{"format":"ahu record 1","game":"kuhn","rules":1,"seats":[{},{}],"moves":[]}"#;
    let record = Record::from_json(json.as_bytes()).unwrap();
    assert_eq!(record.to_string(), "ahu record 1\ngame kuhn 1\nseats 2\n");
}

/// Replaces a part of the JSON and compares the error.
#[track_caller]
fn check_error(old: &str, new: &str, expected: &str) {
    assert!(JSON.contains(old), "{old}");
    let error = Record::from_json(JSON.replacen(old, new, 1).as_bytes()).unwrap_err();
    assert_eq!(error.to_string(), expected);
}

#[test]
fn json_that_is_not_a_record_is_refused_with_its_line() {
    check_error(
        "\"game\"",
        "\"spiel\"",
        "line 3, column 9: unknown field `spiel`, expected one of \
        `format`, `game`, `rules`, `seats`, `options`, `diagram`, `table`, `date`, `fair`, \
        `result`, `moves`, `notes`",
    );
    check_error(
        "\"rules\": 3",
        "\"rules\": -3",
        "line 4, column 13: invalid value: integer `-3`, \
        expected u16",
    );
    check_error(
        "\"rules\": 3",
        "\"rules\": 18446744073709551616",
        "line 4, column 31: invalid \
        type: floating point `1.8446744073709552e+19`, expected u16",
    );
    check_error("\"by\"", "\"by\": \"a\", \"by\"", "line 42, column 21: duplicate field `by`");
    check_error("\"stake\"", "\"motto\"", "line 16, column 3: expected option \"motto\" once");
    let error = Record::from_json(b"\"ahu record 1\"").unwrap_err().to_string();
    assert_eq!(
        error,
        "line 1, column 14: invalid type: string \"ahu record 1\", expected a record"
    );
    assert!(Record::from_json(b"").is_err());
    assert!(Record::from_json(&b"[".repeat(1_000_000)).is_err());
    assert!(Record::from_json(&JSON.as_bytes()[..JSON.len() - 1]).is_err());
}

#[test]
fn values_that_no_record_can_contain_are_refused_with_their_field() {
    check_error(
        "ahu record 1",
        "ahu record 2",
        "format: expected `ahu record 1`, found \"ahu record 2\"",
    );
    check_error(
        "\"stakes\"",
        "\"Stakes\"",
        "game: expected a key of letters a-z, digits, `_` and `-`, found \"Stakes\"",
    );
    check_error("Anna", "An\\nna", "seats[0].name: expected visible characters, found U+000A");
    check_error(
        "greedy",
        " greedy",
        "seats[1].bot: expected a name without spaces at its ends and without ` # `, \
         found \" greedy\"",
    );
    check_error(
        "one\\ntwo",
        "one\\ttwo",
        "options.motto: expected visible characters, found U+0009",
    );
    check_error("high\\nseats", "\\u202e", "diagram: expected visible characters, found U+202E");
    check_error(
        "t1",
        "t 1",
        "table: expected a table id of letters, digits, `_`, `-` and `.`, found \"t 1\"",
    );
    check_error(
        "2026-08-01",
        "yesterday",
        "date: expected a date such as 2026-08-01, found \"yesterday\"",
    );
    check_error("pf1", "pf2", "fair.scheme: expected the scheme `pf1`, found \"pf2\"");
    check_error("00ff", "0ff", "fair.entropy[0]: expected two digits per byte, found \"0ff\"");
    check_error(
        "1111",
        "111x",
        &format!("fair.seed: expected digits 0-9 and a-f, found \"111x{}\"", "1".repeat(36)),
    );
    check_error("\"table\": \"t1\",", "", "fair: the header `fair` needs the header `table`");
    check_error(
        "\"place\": 2",
        "\"place\": 3",
        "result: expected a place from 1 to 2, found \"3\"",
    );
    check_error(
        "\"chance\"",
        "\"c\"",
        "moves[0].by: expected a seat from a to b or `chance`, found \"c\"",
    );
    check_error(
        "deal 1",
        "deal  1",
        "moves[0].move: expected a move in the game's notation, with single spaces, \
         found \"deal  1\"",
    );
    check_error(
        "move 1",
        "move 2",
        "notes[1]: expected a header or a move of the record, found \"move 2\"",
    );
    check_error("seat a", "move 1", "notes[1]: expected only one note per line, found \"move 1\"");
    check_error(
        "seat a",
        "seat b",
        "notes[0]: expected a header or a move of the record, found \"seat\"",
    );
}

#[test]
fn lists_that_are_too_long_are_not_read_to_the_end() {
    let moves = |n: usize| {
        let moves = vec![r#"{"by":"a","move":"pass"}"#; n].join(",");
        format!(
            r#"{{"format":"ahu record 1","game":"kuhn","rules":1,
                 "seats":[{{}},{{}}],"moves":[{moves}]}}"#
        )
    };
    assert_eq!(Record::from_json(moves(10_000).as_bytes()).unwrap().moves().len(), 10_000);
    let error = Record::from_json(moves(10_001).as_bytes()).unwrap_err().to_string();
    assert!(
        error.ends_with("invalid length 10001, expected a list of at most 10000 items"),
        "{error}"
    );
    let seats = "\"seats\": [{},{},{},{},{},";
    let error = Record::from_json(JSON.replace("\"seats\": [", seats).as_bytes()).unwrap_err();
    assert!(
        error.to_string().ends_with("invalid length 6, expected a list of at most 5 items"),
        "{error}"
    );
    let padded = format!("{}{JSON}", " ".repeat(record::JSON_SIZE_MAX));
    let error = Record::from_json(padded.as_bytes()).unwrap_err().to_string();
    assert_eq!(
        error,
        "line 1, column 1: too much: a record in JSON may have at most 8388608 bytes"
    );
    let long = JSON.replacen("\"game\"", &format!("\"{}\"", "x".repeat(1_000_000)), 1);
    assert!(Record::from_json(long.as_bytes()).unwrap_err().to_string().len() < 300);
}
