//! What the verifier says about honest and tampered records.

use kuhn_rules::Kuhn;
use proptest::prelude::*;
use record::{
    Check, Fair, Missing, Mover, Outcome, Record, Score, Setup, TableName, Verdict,
    fair::{Entropy, Open, Seed},
    verify,
};
use rules_core::{Config, Dice, Game, Options as _, Seat, Turn};

use crate::stakes::{Stakes, StakesOptions};

/// Plays a whole game with verifiable chance and returns its record.
fn played<G: Game>(config: &Config<G::Options>, seed: u8) -> Record {
    let mut state = G::setup(config).unwrap();
    let mut record = Record::new(Setup::of_config::<G>(config).unwrap());
    record.set_table(TableName::new("tbl_9fQ2").unwrap());
    let terms = record.terms().unwrap();
    let mut open = Open::new(terms, config.n_seats, Seed::from_bytes([seed; 32]));
    let commitment = open.commitment();
    for (seat, bytes) in Seat::all(config.n_seats).zip([b"words".as_slice(), b"", &[0x11; 32]]) {
        open.sit(seat, Entropy::new(bytes).unwrap());
    }
    let table = open.start().unwrap();
    let entropy = Some(table.entropy().to_vec());
    record.set_fair(Fair { entropy, ..Fair::new(commitment) }).unwrap();
    let mut chain = table.chain();
    let mut dice = Dice::from_seed(u64::from(seed));
    let standing = loop {
        let (mover, mv) = match state.turn() {
            Turn::Seat(seat) => (Mover::Seat(seat), *dice.pick(&state.successors())),
            Turn::Chance => {
                (Mover::Chance, table.key().draw(&state, record.next_number()).unwrap())
            }
            Turn::Over(standing) => break standing,
        };
        record.push(mover, &mv.to_string()).unwrap();
        chain.push(mover, &mv.to_string());
        state.play(mv).unwrap();
    };
    let tallies = standing.seats().values().iter();
    let scores = tallies.map(|it| Score { place: it.place, points: it.points });
    record.set_result(scores.collect()).unwrap();
    let mut fair = record.fair().unwrap().clone();
    fair.seed = Some(table.reveal());
    fair.chain = Some(chain.head());
    record.set_fair(fair).unwrap();
    record
}

fn honest() -> Record {
    let mut options = StakesOptions::default();
    options.set("stake", "high").unwrap();
    options.set("motto", "two\nlines").unwrap();
    let record = played::<Stakes>(&Config { n_seats: 3, options }, 7);
    Record::parse(record.to_string().as_bytes()).unwrap()
}

#[test]
fn an_honest_record_is_proven() {
    let verdict = verify::<Stakes>(&honest());
    assert!(verdict.is_clean() && verdict.is_proven(), "{verdict:#?}");
}

#[test]
fn v8_every_honest_game_is_proven() {
    for seed in 0..=255 {
        for n_seats in 2..=3 {
            let record = played::<Kuhn>(&Config::seats(n_seats), seed);
            assert!(verify::<Kuhn>(&record).is_proven(), "{record}");
            let record = Record::from_json(record.to_json().as_bytes()).unwrap();
            assert!(verify::<Kuhn>(&record).is_proven(), "{record}");
        }
    }
}

/// Returns whether a text is refused or found to be tampered with.
///
/// If a line was turned into a comment, something is missing: then nothing is
/// proven, and nothing has to fail.
fn is_caught(bytes: &[u8], n_headers: usize) -> bool {
    let Ok(record) = Record::parse(bytes) else { return true };
    let verdict = verify::<Stakes>(&record);
    let is_less = record.headers().len() < n_headers;
    !verdict.is_clean() || (is_less && !verdict.is_proven())
}

/// Returns the bytes of a record that the fairness scheme, the rules and the result
/// cover.
fn covered(text: &str) -> Vec<usize> {
    let mut idxs = Vec::new();
    let mut start = 0;
    let mut in_moves = false;
    for line in text.lines() {
        in_moves |= line.is_empty();
        let is_free = ["ahu", "seat ", "bot ", "date "].iter().any(|word| line.starts_with(word));
        if !is_free || in_moves {
            idxs.extend(start..start + line.len());
        }
        start += line.len() + 1;
    }
    idxs
}

/// V4 for every single bit.
#[test]
fn v4_every_flipped_bit_is_caught() {
    let (text, n_headers) = (honest().to_string(), honest().headers().len());
    let idxs = covered(&text);
    assert!(idxs.len() > 500, "{}", idxs.len());
    let mut n_flips = 0;
    for idx in idxs {
        for bit in 0..8 {
            let mut bytes = text.clone().into_bytes();
            bytes[idx] ^= 1 << bit;
            let flipped = String::from_utf8_lossy(&bytes);
            assert!(is_caught(&bytes, n_headers), "byte {idx}, bit {bit}:\n{flipped}");
            n_flips += 1;
        }
    }
    assert!(n_flips > 4_000);
}

/// V4 for whole characters that a person could type there.
#[test]
fn v4_every_other_character_is_caught() {
    let text = honest().to_string();
    let original: Record = text.parse().unwrap();
    let mut n_changes = 0;
    for idx in covered(&text) {
        for ch in "0123456789abcdefghijklmnopqrstuvwxyz _-.#|ABCé\t".chars() {
            let mut changed = text.clone();
            changed.replace_range(idx..=idx, ch.encode_utf8(&mut [0; 4]));
            // A tab instead of a space means the same.
            if Record::parse(changed.as_bytes()).as_ref() != Ok(&original) {
                assert!(
                    is_caught(changed.as_bytes(), original.headers().len()),
                    "byte {idx}, {ch:?}:\n{changed}"
                );
                n_changes += 1;
            }
        }
    }
    assert!(n_changes > 10_000, "{n_changes}");
}

/// Changes a game for two and compares what the verifier says about it.
///
/// Almost every change breaks the chain, so only whether it fails is given.
#[track_caller]
fn check(old: &str, new: &str, expected: &[(Check, &str)], is_chain_good: bool) {
    let text = played::<Kuhn>(&Config::seats(2), 3).to_string();
    assert!(text.contains(old), "{text}");
    let record = Record::parse(text.replacen(old, new, 1).as_bytes()).unwrap();
    let verdict = verify::<Kuhn>(&record);
    let failures = verdict.failures().filter(|(check, _)| *check != Check::Chain);
    let failures: Vec<_> = failures.map(|(check, it)| (check, it.to_string())).collect();
    let failures: Vec<_> = failures.iter().map(|(check, text)| (*check, text.as_str())).collect();
    assert_eq!(failures, expected);
    assert_eq!(verdict.outcome(Check::Chain) == &Outcome::Passed, is_chain_good);
}

/// The game that `check` changes.
const GAME: &str = "\
result a place 1 points 2
result b place 2 points -2

1 chance deal 3
2 chance deal 1
3 a pass
4 b bet
5 a bet
";

#[test]
fn a_failure_says_what_was_expected_and_where() {
    check(GAME, GAME, &[], true);
    check(
        "chance deal 1",
        "chance deal 2",
        &[(Check::Chance, "line 15, column 10: move 2: expected \"deal 1\", found \"deal 2\"")],
        false,
    );
    check(
        "a place 1 points 2",
        "a place 1 points 3",
        &[(Check::Result, "line 11, column 10: expected place 1 points 2, found place 1 points 3")],
        true,
    );
    check(
        "4 b bet",
        "4 a bet",
        &[(Check::Replay, "line 17, column 3: move 4: expected a move by b, found one by a")],
        false,
    );
    check(
        "5 a bet\n",
        "",
        &[(
            Check::Result,
            "line 11, column 10: expected no result, because the game is not over, found a result",
        )],
        false,
    );
    let seed = "03".repeat(32);
    let commitment = "f1b72c277c09d66cba8fcfb3197ab5e81b3e86818cfcfb91dacdd0989a5d15fb";
    let zeros = "00".repeat(32);
    let expected = format!("line 6, column 12: expected {commitment}, found {zeros}");
    check(commitment, &zeros, &[(Check::Commitment, &expected)], false);
    // With another seed everything fails but the moves themselves.
    let text = played::<Kuhn>(&Config::seats(2), 3).to_string().replace(&seed, &"05".repeat(32));
    let verdict = verify::<Kuhn>(&text.parse().unwrap());
    let failed: Vec<_> = verdict.failures().map(|(check, _)| check).collect();
    assert_eq!(failed, [Check::Commitment, Check::Chance]);
}

#[test]
fn a_wrong_chance_is_found_even_if_the_moves_stop_replaying() {
    // Card 3 goes to b, so it can't go to a before.
    check(
        "1 chance deal 3\n2 chance deal 1",
        "1 chance deal 1\n2 chance deal 1",
        &[
            (
                Check::Replay,
                "line 15, column 10: move 2: expected a legal move, found \"deal 1\", which rule \
                 KU-1b forbids",
            ),
            (Check::Chance, "line 14, column 10: move 1: expected \"deal 3\", found \"deal 1\""),
        ],
        false,
    );
}

#[test]
fn chance_is_not_passed_beyond_the_moves_that_replay() {
    let text = played::<Kuhn>(&Config::seats(2), 3).to_string().replace("4 b bet", "4 b raise");
    let verdict = verify::<Kuhn>(&text.parse().unwrap());
    assert_eq!(verdict.outcome(Check::Chance), &Outcome::Absent(Missing::Replay));
    assert_eq!(verdict.outcome(Check::Result), &Outcome::Absent(Missing::Replay));
}

#[test]
fn the_record_of_another_game_fails_and_the_rest_is_checked() {
    let verdict = verify::<Stakes>(&played::<Kuhn>(&Config::seats(2), 3));
    let outcomes = verdict.findings.each_ref().map(|it| it.outcome.to_string());
    assert_eq!(
        outcomes,
        [
            "failed: expected the game stakes, found the game kuhn",
            "not present: the moves can't be replayed",
            "passed",
            "not present: the moves can't be replayed",
            "passed",
        ]
    );
}

/// Returns the outcomes for an honest record without the lines that begin with
/// these words.
fn outcomes_without(words: &[&str]) -> [Outcome; 5] {
    let text = played::<Kuhn>(&Config::seats(2), 3).to_string();
    let is_kept = |line: &&str| !words.iter().any(|word| line.starts_with(word));
    let text: String = text.split_inclusive('\n').filter(is_kept).collect();
    verify::<Kuhn>(&text.parse().unwrap()).findings.map(|finding| finding.outcome)
}

#[test]
fn a_missing_part_is_not_a_failure() {
    use Outcome::{Absent, Passed};
    let [replay, result, commitment, chance, chain] = outcomes_without(&["seed"]);
    assert_eq!([replay, result, chain], [Passed, Passed, Passed]);
    assert_eq!([commitment, chance], [Absent(Missing::Seed), Absent(Missing::Seed)]);
    let [.., chain] = outcomes_without(&["chain"]);
    assert_eq!(chain, Absent(Missing::Chain));
    let [_, result, ..] = outcomes_without(&["result"]);
    assert_eq!(result, Absent(Missing::Result));
    let fairness = ["fair", "commitment", "entropy", "seed", "chain"];
    let [replay, result, rest @ ..] = outcomes_without(&fairness);
    assert_eq!([replay, result], [Passed, Passed]);
    assert_eq!(rest, [(); 3].map(|()| Absent(Missing::Fairness)));
    let only_committed = ["entropy", "chain", "result", "1", "2", "3", "4", "5"];
    let [replay, _, commitment, chance, _] = outcomes_without(&only_committed);
    assert_eq!([replay, commitment, chance], [Passed, Passed, Absent(Missing::Entropy)]);
}

#[test]
fn a_verdict_can_be_sent_as_json() {
    let text = played::<Kuhn>(&Config::seats(2), 3).to_string().replace("deal 1", "deal 2");
    let verdict: Verdict = verify::<Kuhn>(&text.parse().unwrap());
    let json = serde_json::to_value(&verdict).unwrap();
    assert_eq!(json["findings"][0], serde_json::json!({"check": "replay", "outcome": "passed"}));
    let chance = &json["findings"][3]["outcome"]["failed"];
    assert_eq!(chance["position"], serde_json::json!({"line": 15, "column": 10}));
    assert_eq!(chance["number"], 2);
}

proptest! {
    /// No record that can be read makes the verifier panic.
    #[test]
    fn any_moves_can_be_verified(
        moves in prop::collection::vec((0..3_u8, 0..6_usize), 0..12),
        seed in 0..8_u8,
    ) {
        let mut record = played::<Kuhn>(&Config::seats(2), seed);
        let n_kept = moves.len() % 5;
        while n_kept < record.moves().len() {
            record.pop();
        }
        for (mover, mv) in moves {
            let mover = if mover == 2 { Mover::Chance } else { Mover::Seat(Seat(mover)) };
            let mv = ["deal 1", "deal 2", "deal 3", "pass", "bet", "deal 99999999999"][mv];
            record.push(mover, mv).unwrap();
        }
        let is_same = record == played::<Kuhn>(&Config::seats(2), seed);
        prop_assert_eq!(verify::<Kuhn>(&record).is_clean(), is_same);
    }
}
