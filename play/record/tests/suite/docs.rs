//! The examples on the page about the format are correct.

use kuhn_rules::Kuhn;
use record::{Record, Setup, fair::Chain, replay, verify};

const PAGE: &str = include_str!("../../../../docs/record.md");

/// Returns the fenced blocks that begin with this text.
fn blocks(start: &str) -> Vec<&'static str> {
    let blocks = PAGE.split("\n```").filter_map(|block| block.split_once('\n'));
    blocks.map(|(_, text)| text).filter(|text| text.starts_with(start)).collect()
}

#[test]
fn the_first_record_of_the_page_is_canonical_and_proven() {
    let text = format!("{}\n", blocks("ahu record 1")[0]);
    let record: Record = text.parse().unwrap();
    assert_eq!(record.to_string(), text);
    let verdict = verify::<Kuhn>(&record);
    assert!(verdict.is_proven(), "{verdict:#?}");
    let fair = record.fair().unwrap();
    let terms = record.terms().unwrap();
    let chain = Chain::new(&terms, &fair.commitment, fair.entropy.as_deref().unwrap());
    assert!(PAGE.contains(&format!("`{}`", chain.head())));
    let key = terms.recompute(&fair.seed.unwrap(), fair.entropy.as_deref().unwrap());
    assert_eq!((key.stream("chance/1").below(3), key.stream("chance/2").below(2)), (0, 0));
}

#[test]
fn the_record_by_hand_replays() {
    let record: Record = blocks("ahu record 1")[1].parse().unwrap();
    assert!(replay::<Kuhn>(&record).unwrap().standing().is_some());
}

#[test]
fn the_json_of_the_page_is_a_record() {
    let [json] = blocks("{\n")[..] else { panic!("one JSON record") };
    let record = Record::from_json(json.as_bytes()).unwrap();
    assert_eq!(record.setup().diagram(), Some("seats 2\ncards - -\nchoices"));
}

#[test]
fn the_setup_texts_of_the_page_are_what_is_hashed() {
    let mut stakes = Setup::new("stakes", 3, 2).unwrap();
    stakes.set_option("stake", "high").unwrap();
    stakes.set_option("motto", "one\ntwo").unwrap();
    stakes.set_diagram("high").unwrap();
    let kuhn = Setup::new("kuhn", 1, 2).unwrap();
    let expected = format!("{}\n{}", kuhn.to_json(), stakes.to_json());
    assert_eq!(blocks("{\"game\":\"kuhn\""), [expected.as_str()]);
    stakes.set_option("motto", "say \"é\" \\ or not").unwrap();
    assert!(stakes.to_json().contains(r#""say \"é\" \\ or not""#));
}
