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

use rules_core::Viewer;

use self::{
    sabotage::Sabotage,
    script::{Exchange, run},
    worlds::{World, twins},
};

/// How many pairs of worlds are tried for each game and viewer.
fn n_pairs() -> u64 {
    std::env::var("AHU_PAIRS").ok().and_then(|it| it.parse().ok()).unwrap_or(3)
}

/// Games with secrets, at two sizes of table.
const TABLES: [(&str, u8); 4] = [("rapanui", 2), ("rapanui", 3), ("giants", 3), ("kuhn", 2)];

/// Who looks: somebody at a seat, somebody known without a seat, somebody
/// unknown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Eyes {
    Seat(rules_core::Seat),
    Guest,
    Nobody,
}

impl Eyes {
    fn viewer(self) -> Viewer {
        match self {
            Eyes::Seat(seat) => Viewer::Seat(seat),
            Eyes::Guest | Eyes::Nobody => Viewer::Spectator,
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

/// Returns what gives two worlds away to a viewer, if anything does.
async fn compare(
    game: &str,
    n_seats: u8,
    eyes: Eyes,
    seed: u64,
    sabotage: Option<Sabotage>,
) -> Option<String> {
    let (one, two) = twins(game, n_seats, eyes.viewer(), seed)?;
    let script = one.script(&two, eyes);
    let (one, two) = (World::open(one, eyes).await, World::open(two, eyes).await);
    let seen_one = run(&one, &script, sabotage).await;
    let seen_two = run(&two, &script, sabotage).await;
    first_difference(&seen_one, &seen_two)
}

#[tokio::test(flavor = "multi_thread")]
async fn two_worlds_look_the_same_to_whoever_cannot_know() {
    let mut n_compared = 0;
    for (game, n_seats) in TABLES {
        let seats = rules_core::Seat::all(n_seats).map(Eyes::Seat);
        for eyes in seats.chain([Eyes::Guest, Eyes::Nobody]) {
            for seed in 0..n_pairs() {
                if twins(game, n_seats, eyes.viewer(), seed).is_none() {
                    continue;
                }
                n_compared += 1;
                let leak = compare(game, n_seats, eyes, seed, None).await;
                assert_eq!(leak, None, "{game} for {n_seats}, {eyes:?}, pair {seed}");
            }
        }
    }
    assert!(20 <= n_compared, "{n_compared} pairs");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_leak_is_seen() {
    let mut missed = Vec::new();
    for sabotage in Sabotage::ALL {
        let mut is_caught = false;
        'search: for seed in 0..40 {
            for (game, n_seats) in TABLES {
                for eyes in [Eyes::Seat(rules_core::Seat(1)), Eyes::Guest] {
                    let leak = compare(game, n_seats, eyes, seed, Some(sabotage)).await;
                    if leak.is_some() {
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
