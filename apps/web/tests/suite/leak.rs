//! Nobody learns what they must not: two worlds that one viewer can't tell
//! apart give that viewer the same bytes, on every route.
//!
//! The second world is built by swapping hidden things: wherever the viewer
//! could not have seen the difference, another move is made. Then both servers
//! get the same requests, with the same clock and the same random bytes.

mod worlds;
mod script;
mod sabotage;
mod imagined;

use std::collections::BTreeSet;

use rules_core::Viewer;
use web::routes;

use self::{
    sabotage::Sabotage,
    script::{Exchange, Step, run},
    worlds::{Tale, World, twins},
};

/// How many pairs of worlds are tried for each game and viewer.
fn n_pairs() -> usize {
    std::env::var("AHU_PAIRS").ok().and_then(|it| it.parse().ok()).unwrap_or(2)
}

/// Games with secrets, their seats, how many moves at most are made before
/// another world is imagined, and about how many in both.
const TABLES: [(&str, u8, [usize; 2]); 3] =
    [("rapanui", 3, [250, 20]), ("giants", 3, [60, 40]), ("kuhn", 3, [5, 2])];

/// How many games are played in search of pairs.
const N_SEEDS: u64 = 40;

/// The visitor: somebody at a seat, somebody known without a seat, or somebody unknown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Visitor {
    Seat(rules_core::Seat),
    Guest,
    Nobody,
}

impl Visitor {
    fn viewer(self) -> Viewer {
        match self {
            Visitor::Seat(seat) => Viewer::Seat(seat),
            Visitor::Guest | Visitor::Nobody => Viewer::Spectator,
        }
    }
}

fn first_difference(one: &[Exchange], two: &[Exchange]) -> Option<String> {
    if one.len() != two.len() {
        return Some(format!("{} answers and {}", one.len(), two.len()));
    }
    let (a, b) = one.iter().zip(two).find(|(a, b)| a != b)?;
    let at = a.answer.bytes().zip(b.answer.bytes()).take_while(|(a, b)| a == b).count();
    let part = |text: &str| -> String {
        let start = text.floor_char_boundary(at.saturating_sub(80));
        text[start..].chars().take(200).collect()
    };
    Some(format!("{}:\n{}\n---\n{}", a.request, part(&a.answer), part(&b.answer)))
}

/// Returns what lets a viewer tell two worlds apart, if anything does.
async fn compare(
    (one, two): (Tale, Tale),
    visitor: Visitor,
    number: u64,
    sabotage: Option<Sabotage>,
) -> Option<String> {
    let script = Step::all(&one, &two, visitor, number);
    let (one, two) = (World::open(one, visitor).await, World::open(two, visitor).await);
    let seen_one = run(&one, &script, sabotage);
    let seen_two = run(&two, &script, sabotage);
    let (seen_one, seen_two) = tokio::join!(seen_one, seen_two);
    first_difference(&seen_one, &seen_two)
}

fn visitors_of(n_seats: u8) -> impl Iterator<Item = Visitor> {
    rules_core::Seat::all(n_seats).map(Visitor::Seat).chain([Visitor::Guest, Visitor::Nobody])
}

#[tokio::test(flavor = "multi_thread")]
async fn two_worlds_look_the_same_to_whoever_cannot_know() {
    for table in TABLES {
        let mut n_compared = 0;
        for visitor in visitors_of(table.1) {
            let pairs =
                (0..N_SEEDS).filter_map(|it| Some((it, twins(table, visitor.viewer(), it)?)));
            for (seed, pair) in pairs.take(n_pairs()) {
                n_compared += 1;
                let leak = compare(pair, visitor, seed, None).await;
                assert_eq!(leak, None, "{table:?}, {visitor:?}, pair {seed}");
            }
        }
        assert!(n_compared >= 4, "{table:?}: {n_compared} pairs");
    }
}

#[test]
fn every_script_asks_every_route() {
    let wanted: BTreeSet<(String, &str)> =
        routes().iter().map(|it| (it.method.to_string(), it.path)).collect();
    for table in TABLES {
        for visitor in visitors_of(table.1) {
            let pair = (0..N_SEEDS).find_map(|seed| twins(table, visitor.viewer(), seed));
            let Some((one, two)) = pair else { continue };
            for number in 0..2 {
                let script = Step::all(&one, &two, visitor, number);
                let route = |it: &Step| (it.route.method.to_string(), it.route.path);
                let asked: BTreeSet<(String, &str)> = script.iter().map(route).collect();
                assert_eq!(asked, wanted, "{table:?}, {visitor:?}");
                // Only the table is left open.
                let gap = script.iter().find(|it| it.path.replace("{id}", "").contains('{'));
                assert!(gap.is_none(), "{gap:?}");
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_leak_is_seen() {
    let mut missed = Vec::new();
    for sabotage in Sabotage::ALL {
        let mut is_caught = false;
        'search: for seed in 0..N_SEEDS {
            for table in TABLES {
                for visitor in [Visitor::Seat(rules_core::Seat(1)), Visitor::Guest] {
                    let Some(pair) = twins(table, visitor.viewer(), seed) else { continue };
                    if compare(pair, visitor, seed, Some(sabotage)).await.is_some() {
                        is_caught = true;
                        break 'search;
                    }
                }
            }
        }
        if !is_caught {
            missed.push(sabotage);
        }
    }
    assert_eq!(missed, []);
}
