//! A stream sends only what has changed, and that is enough, for all games and all viewers.

use catalog::Shelf;

use crate::{
    browser::{Browser, fields},
    fixture::House,
    follower::Follower,
};

/// How many moves of each game are made.
const N_MOVES: usize = 60;

/// The largest median length of an event, in bytes, for somebody who plays and for somebody who
/// watches.
const LEN_MAX: usize = 6_000;

/// A table for two with somebody at each seat, and somebody who watches.
async fn followers(house: &House, game: &str) -> [Follower; 3] {
    let [mut anna, mut bea] = [Browser::new(&house.router), Browser::new(&house.router)];
    let plan = [("game", game), ("seats", "2"), ("seat-a", "me"), ("seat-b", "open")];
    let plan = [&plan[..], &[("name", "Anna"), ("access", "open")]].concat();
    let made = anna.post("/tables", &fields(&plan)).await;
    let path = made.location().to_owned();
    bea.post(&format!("{path}/sit"), &fields(&[("seat", "b"), ("name", "Bea")])).await;
    anna.post(&format!("{path}/start"), &fields(&[])).await;
    let watcher = Follower::new(Browser::new(&house.router), &path).await;
    [Follower::new(anna, &path).await, Follower::new(bea, &path).await, watcher]
}

/// Lets whoever has to choose move or undo; returns whether anybody had to.
async fn step(followers: &mut [Follower; 3], number: usize) -> bool {
    for follower in &mut followers[..2] {
        let undo = follower.form("/undo").filter(|_| number % 7 == 6);
        let is_open = !follower.page.contains("<button id=\"undo\" disabled");
        let answer = match (undo.filter(|_| is_open), follower.form("/play")) {
            (Some(undo), _) => {
                let seat = undo.field("seat").to_owned();
                follower.press(&undo, "seat", &seat).await
            }
            (None, Some(play)) => {
                let moves: Vec<_> = play.buttons.iter().filter(|(name, _)| name == "mv").collect();
                let Some((_, mv)) = moves.get(number * 7 % moves.len().max(1)) else { continue };
                follower.press(&play, "mv", mv).await
            }
            (None, None) => continue,
        };
        assert_eq!(answer.status, 204, "{}", answer.body);
        assert_eq!(answer.body, "", "what has changed comes by the stream alone");
        return true;
    }
    false
}

/// After all patches the page equals a loaded one, to the byte.
#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_follows_is_the_page_that_is_loaded() {
    for entry in catalog::games().iter().filter(|it| it.shelf == Shelf::Game) {
        let house = House::new();
        let mut followers = followers(&house, entry.key()).await;
        for number in 0..N_MOVES {
            if !step(&mut followers, number).await {
                break;
            }
            for follower in &mut followers {
                follower.settle().await;
            }
        }
        let n_patches = followers.each_ref().map(|it| it.patches.len());
        assert!(n_patches.iter().all(|n| *n >= N_MOVES / 2), "{}: {n_patches:?}", entry.key());
        let median = median(&followers[1..]);
        assert!(median <= LEN_MAX, "{}: {median}", entry.key());
        for follower in followers {
            for patch in &follower.patches {
                assert!(!patch.contains("<section id=\"help\""), "help has not changed: {patch}");
                assert!(!patch.contains("<section id=\"chat\""), "nobody has said a word: {patch}");
            }
        }
    }
}

/// Returns the median length of what some followers were sent.
fn median(followers: &[Follower]) -> usize {
    let patches = followers.iter().flat_map(|it| &it.patches);
    let mut lengths: Vec<usize> = patches.map(String::len).collect();
    lengths.sort_unstable();
    lengths[lengths.len() / 2]
}
