//! What a move costs that two people and a watcher follow, without sockets: bytes here,
//! instructions under callgrind.
//!
//! `cargo bench -p web --bench moves -- GAME 200` plays 200 moves of one game; a third
//! argument is a folder into which every event is written.

#![expect(clippy::print_stdout, reason = "a benchmark tells what it found")]
#![allow(dead_code, missing_docs, reason = "what it shares with the tests has more than it needs")]

#[path = "../tests/suite/browser.rs"]
mod browser;
#[path = "../tests/suite/fixture.rs"]
mod fixture;
#[path = "../tests/suite/follower.rs"]
mod follower;

use browser::{Browser, fields};
use fixture::House;
use follower::Follower;

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let args: Vec<String> = std::env::args().skip(1).filter(|it| !it.starts_with("--")).collect();
    let game = args.first().map_or_else(|| catalog::games()[0].key(), String::as_str);
    let n_moves = args.get(1).and_then(|it| it.parse().ok()).unwrap_or(100);
    let house = House::new();
    let [mut anna, mut bea] = [Browser::new(&house.router), Browser::new(&house.router)];
    let plan = [("game", game), ("seats", "2"), ("seat-a", "me"), ("seat-b", "open")];
    let plan = [&plan[..], &[("name", "Anna"), ("access", "open")]].concat();
    let path = anna.post("/tables", &fields(&plan)).await.location().to_owned();
    bea.post(&format!("{path}/sit"), &fields(&[("seat", "b"), ("name", "Bea")])).await;
    anna.post(&format!("{path}/start"), &fields(&[])).await;
    let mut followers = [Follower::new(anna, &path).await, Follower::new(bea, &path).await];
    let (mut n_made, mut lengths) = (0, Vec::new());
    while n_made < n_moves {
        let Some(version) = step(&mut followers, n_made).await else { break };
        for follower in &mut followers {
            while follower.version < version {
                follower.next().await;
            }
            for patch in follower.patches.drain(..) {
                if let Some(folder) = args.get(2) {
                    let path = format!("{folder}/{game}-{:03}.html", lengths.len());
                    std::fs::write(path, &patch).expect("the folder is there");
                }
                lengths.push(patch.len());
            }
        }
        n_made += 1;
    }
    lengths.sort_unstable();
    let mean = lengths.iter().sum::<usize>() / lengths.len().max(1);
    let median = lengths.get(lengths.len() / 2).copied().unwrap_or(0);
    println!(
        "{game}: {n_made} moves, {} events, {median} bytes median, {mean} mean",
        lengths.len()
    );
}

async fn step(followers: &mut [Follower; 2], number: usize) -> Option<u64> {
    for follower in followers {
        let Some(play) = follower.form("/play") else { continue };
        let moves: Vec<_> = play.buttons.iter().filter(|(name, _)| name == "mv").collect();
        let Some((_, mv)) = moves.get(number * 7 % moves.len().max(1)) else { continue };
        let answer = follower.press(&play, "mv", mv).await;
        return answer.header("x-live-v")?.parse().ok();
    }
    None
}
