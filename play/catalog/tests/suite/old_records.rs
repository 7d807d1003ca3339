//! Games that an older program saved are the same games today.

use std::{collections::BTreeMap, fs, path::Path};

use record::Record;
use sha2::{Digest as _, Sha256};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/old-records");

/// Returns what the old program found, by the name of the record.
fn found_then() -> BTreeMap<String, String> {
    let text = fs::read_to_string(Path::new(FOLDER).join("fingerprints.txt")).expect("a file");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let parts = lines.map(|line| line.split_once(' ').expect("a name and fingerprints"));
    parts.map(|(name, found)| (name.to_owned(), found.to_owned())).collect()
}

/// Replays a record, and returns the fingerprints of what happens.
fn found_now(record: &Record) -> String {
    let entry = catalog::game(record.setup().game()).expect("a game");
    let replay = entry.replay(record).unwrap_or_else(|error| panic!("{error}"));
    let verdict = entry.verify(record);
    assert!(verdict.is_clean(), "{verdict:?}");
    let mut game = replay.start;
    let mut way = Sha256::new();
    for mv in replay.moves {
        let legal: Vec<String> =
            game.legal_moves().into_iter().map(|it| game.notation(it)).collect();
        way.update(format!("{}{}\n", game.diagram(), legal.join("\n")));
        game.play(mv).expect("a legal move");
    }
    let end = Sha256::new().chain_update(game.diagram());
    format!("{} {}", short(way), short(end))
}

fn short(hash: Sha256) -> String {
    hash.finalize().iter().take(16).map(|byte| format!("{byte:02x}")).collect()
}

#[test]
fn old_records_replay_as_they_did() {
    let mut then = found_then();
    let mut n_records = 0;
    for file in fs::read_dir(FOLDER).expect("a folder") {
        let path = file.expect("a file").path();
        let Some(name) = path.to_str().and_then(|it| it.strip_suffix(".ahu")) else { continue };
        let name = name.rsplit('/').next().expect("a name");
        let bytes = fs::read(&path).expect("a record");
        let record = Record::parse(&bytes).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(record.to_string().as_bytes(), bytes, "{name} is written differently");
        let expected = then.remove(name).unwrap_or_else(|| panic!("{name}: no fingerprint"));
        assert_eq!(found_now(&record), expected, "{name}: every state, the end");
        n_records += 1;
    }
    assert!(then.is_empty(), "no record: {then:?}");
    assert!(n_records > 100, "only {n_records} records");
}
