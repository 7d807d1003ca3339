//! Pairs of worlds of which one was imagined from what a viewer sees of the
//! other: hundreds of them, on two servers that are asked the same.

use std::collections::BTreeSet;

use catalog::{AnyGame, MoveId};
use rules_core::{Dice, Turn, Viewer};

use super::{
    Visitor, first_difference,
    script::{Step, run},
    worlds::{Tale, World},
};

/// How many pairs are tried for each game.
const N_PAIRS: usize = 200;

/// The games, their seats, and after how many moves at most they are looked at.
const GAMES: [(&str, u8, u32); 3] = [("rapanui", 3, 300), ("giants", 3, 300), ("kuhn", 3, 6)];

/// How many requests of a script are sent to a pair if another pair of its kind got all of them: in
/// turn, so that each of them is sent again and again.
const N_IN_TURN: usize = 3;

/// A state, another that looks the same to a viewer, and the viewer.
type Pair = (Box<dyn AnyGame>, Box<dyn AnyGame>, Viewer);

fn options(game: &dyn AnyGame) -> Vec<MoveId> {
    match game.turn() {
        Turn::Chance => game.chances().into_iter().map(|(mv, _)| mv).collect(),
        Turn::Seat(_) => game.legal_moves(),
        Turn::Over(_) => Vec::new(),
    }
}

/// Plays at random and imagines twins on the way.
fn pairs(game: &str, n_seats: u8, n_moves_max: u32) -> Vec<Pair> {
    let entry = catalog::game(game).expect("a game");
    let mut dice = Dice::from_seed(5);
    let mut pairs: Vec<Pair> = Vec::new();
    for round in 0..2_000 {
        let mut state = entry.setup(n_seats, []).expect("a setup");
        let n_moves = dice.below(n_moves_max) as usize;
        for n_made in 0.. {
            let moves = options(&*state);
            let is_seats = matches!(state.turn(), Turn::Seat(_));
            if moves.is_empty() || n_moves <= n_made && is_seats {
                break;
            }
            state.play(*dice.pick(&moves)).expect("a legal move");
        }
        if !matches!(state.turn(), Turn::Seat(_)) {
            continue;
        }
        for viewer in Viewer::all(n_seats) {
            let twin = state.twin(viewer, round);
            if twin.diagram() != state.diagram() {
                pairs.push((state.clone(), twin, viewer));
            }
        }
        if pairs.len() >= N_PAIRS {
            break;
        }
    }
    pairs
}

/// How two states differ, in the words of their diagrams, and in what matters for what a viewer is
/// shown.
fn kind(state: &dyn AnyGame, twin: &dyn AnyGame, visitor: Visitor) -> String {
    let (one, two) = (state.diagram(), twin.diagram());
    let word = |line: &str| line.split([' ', ':']).find(|it| !it.is_empty()).map(str::to_owned);
    let missing = |here: &str, there: &str| -> Vec<String> {
        here.lines().filter(|it| !there.lines().any(|line| line == *it)).filter_map(word).collect()
    };
    let words: BTreeSet<String> =
        missing(&one, &two).into_iter().chain(missing(&two, &one)).collect();
    let (role, is_turn) = match visitor {
        Visitor::Seat(seat) => ("seat", state.turn() == Turn::Seat(seat)),
        Visitor::Guest => ("guest", false),
        Visitor::Nobody => ("nobody", false),
    };
    format!("{role} {is_turn} {words:?}")
}

/// Picks a few steps of a script: the page, and others in turn.
fn some(script: &[Step], number: usize) -> Vec<Step> {
    let mild: Vec<&Step> = script.iter().filter(|it| it.is_mild()).collect();
    let in_turn = (0..N_IN_TURN).map(|idx| mild[(number * N_IN_TURN + idx) % mild.len()]);
    let pages = script.iter().filter(|it| it.route.path == "/t/{id}").take(2);
    // The first move that is tried is illegal.
    let first = |path: &str| script.iter().find(|it| it.route.path == path);
    let tried = ["/t/{id}/play", "/t/{id}/hint"].into_iter().filter_map(first);
    pages.chain(in_turn).chain(tried).cloned().collect()
}

/// Returns how many pairs were compared, and of how many kinds.
async fn compare(game: &str, n_seats: u8, n_moves_max: u32) -> (usize, usize) {
    let pairs = pairs(game, n_seats, n_moves_max);
    let n_pairs = pairs.len();
    let (mut one, mut two) = (World::empty(n_seats).await, World::empty(n_seats).await);
    let mut kinds = BTreeSet::new();
    for (number, (state, twin, viewer)) in pairs.into_iter().enumerate() {
        let visitor = match viewer {
            Viewer::Seat(seat) => Visitor::Seat(seat),
            Viewer::Spectator if number % 2 == 0 => Visitor::Guest,
            Viewer::Spectator => Visitor::Nobody,
        };
        let is_new = kinds.insert(kind(&*state, &*twin, visitor));
        let (state, twin) = (Tale::begun(state), Tale::begun(twin));
        let leak = if is_new {
            super::compare((state, twin), visitor, number as u64, None).await
        } else {
            let script = some(&Step::all(&state, &twin, visitor, 0), number);
            tokio::join!(one.add(state, number, visitor), two.add(twin, number, visitor));
            let (seen_one, seen_two) =
                tokio::join!(run(&one, &script, None), run(&two, &script, None));
            first_difference(&seen_one, &seen_two)
        };
        assert_eq!(leak, None, "{game}, pair {number}, {visitor:?}");
    }
    (n_pairs, kinds.len())
}

#[tokio::test(flavor = "multi_thread")]
async fn worlds_imagined_from_a_view_look_the_same() {
    let all = GAMES.map(|(game, n_seats, n_moves_max)| compare(game, n_seats, n_moves_max));
    let found = futures_util::future::join_all(all).await;
    let is_enough = |(n_pairs, n_kinds): &(usize, usize)| *n_pairs >= N_PAIRS && *n_kinds >= 3;
    assert!(found.iter().all(is_enough), "{found:?}");
}
