//! Pairs of worlds of which one was imagined from what a viewer sees of the
//! other: hundreds of them, on two servers that are asked the same.

use axum::http::Method;
use catalog::AnyGame;
use rules_core::{Dice, Seat, Turn, Viewer};
use server::{hall::Actor, web::routes};

use super::{
    Eyes,
    worlds::{Tale, World},
};
use crate::browser::{Answer, fields};

/// How many pairs are tried for each game.
const N_PAIRS: usize = 200;

/// The games, their seats, and after how many moves at most they are looked at.
const GAMES: [(&str, u8, u32); 3] = [("rapanui", 3, 300), ("giants", 3, 300), ("kuhn", 3, 6)];

/// How many of the many addresses of a table each pair is asked for, beside the
/// page itself: in turn, so that all of them come up again and again.
const N_IN_TURN: usize = 4;

/// A state, another that looks the same to a viewer, and the viewer.
type Pair = (Box<dyn AnyGame>, Box<dyn AnyGame>, Viewer);

fn options(game: &dyn AnyGame) -> Vec<String> {
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
            let mv: &String = dice.pick(&moves);
            state.play(mv).expect("a legal move");
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
        if N_PAIRS <= pairs.len() {
            break;
        }
    }
    pairs
}

/// Every address of a table that is only looked at.
fn addresses() -> Vec<String> {
    let of_tables = |path: &&str| path.contains("{id}");
    let gets = routes().into_iter().filter(|it| it.method == Method::GET).map(|it| it.path);
    let gets: Vec<&str> = gets.collect();
    let mut all: Vec<String> =
        gets.iter().filter(|it| of_tables(it)).map(|it| it.replace("{n}", "0")).collect();
    all.push("/api/v1/tables/{id}/view?moves=true".to_owned());
    all.push("/seat-key?table={id}&seat=a".to_owned());
    all
}

/// What a viewer is told by one server about its table.
async fn ask(world: &mut World, number: usize, eyes: Eyes, illegal: &str) -> Vec<String> {
    let id = world.id.to_string();
    let all = addresses();
    let in_turn = (0..N_IN_TURN).map(|idx| all[(number * N_IN_TURN + idx) % all.len()].clone());
    let mut told = Vec::new();
    for path in ["/t/{id}".to_owned()].into_iter().chain(in_turn) {
        let path = path.replace("{id}", &id);
        let browser = match path.starts_with("/api/") {
            true => &mut world.program,
            false => &mut world.browser,
        };
        told.push(bytes(&path, &browser.get(&path).await));
        // What the table was told must have reached it before the next request.
        let nobody = Actor::guest("nobody".parse().expect("a name"));
        let _ = world.house.hall.step(&world.id, nobody).await;
    }
    let live = [("x-live", "1")];
    let page = format!("/t/{id}");
    told.push(bytes("live", &world.browser.ask(Method::GET, &page, None, &live).await));
    let seat = if let Eyes::Seat(seat) = eyes { seat } else { Seat(0) };
    let letter = seat.to_string();
    let form = [("key", "k"), ("seat", letter.as_str()), ("version", "0"), ("mv", illegal)];
    for wish in ["play", "hint"] {
        let path = format!("/t/{id}/{wish}");
        told.push(bytes(&path, &world.browser.post(&path, &fields(&form)).await));
    }
    told
}

fn bytes(path: &str, answer: &Answer) -> String {
    format!("{path}\n{}\n{:?}\n{}", answer.status, answer.headers, answer.body)
}

async fn compare(game: &str, n_seats: u8, n_moves_max: u32) -> usize {
    let pairs = pairs(game, n_seats, n_moves_max);
    let n_pairs = pairs.len();
    let (mut one, mut two) = (World::empty(n_seats).await, World::empty(n_seats).await);
    for (number, (state, twin, viewer)) in pairs.into_iter().enumerate() {
        let eyes = match viewer {
            Viewer::Seat(seat) => Eyes::Seat(seat),
            Viewer::Spectator if number % 2 == 0 => Eyes::Guest,
            Viewer::Spectator => Eyes::Nobody,
        };
        // A move that neither can make; why not must not depend on what is hidden.
        let (legal, other) = (state.legal_moves(), twin.legal_moves());
        let known = options(&*catalog::game(game).expect("a game").setup(n_seats, []).expect("it"));
        let is_illegal = |mv: &&String| !legal.contains(*mv) && !other.contains(*mv);
        let illegal = known.iter().find(is_illegal).cloned().unwrap_or_else(|| "x".to_owned());
        let ask_one = async {
            one.add(Tale::begun(state), number, eyes).await;
            ask(&mut one, number, eyes, &illegal).await
        };
        let ask_two = async {
            two.add(Tale::begun(twin), number, eyes).await;
            ask(&mut two, number, eyes, &illegal).await
        };
        let (told_one, told_two) = tokio::join!(ask_one, ask_two);
        for (a, b) in told_one.iter().zip(&told_two) {
            let at = a.bytes().zip(b.bytes()).take_while(|(a, b)| a == b).count();
            let part = |text: &str| -> String {
                text[text.floor_char_boundary(at.saturating_sub(80))..].chars().take(200).collect()
            };
            assert!(a == b, "{game}, pair {number}, {eyes:?}:\n{}\n---\n{}", part(a), part(b));
        }
    }
    for path in ["/", "/watch", "/api/v1/tables?list=watch"] {
        let (a, b) = (one.browser.get(path).await, two.browser.get(path).await);
        assert_eq!(bytes(path, &a), bytes(path, &b), "{game}");
    }
    n_pairs
}

#[tokio::test(flavor = "multi_thread")]
async fn worlds_imagined_from_a_view_look_the_same() {
    let all = GAMES.map(|(game, n_seats, n_moves_max)| compare(game, n_seats, n_moves_max));
    let found = futures_util::future::join_all(all).await;
    assert!(found.iter().all(|n| N_PAIRS <= *n), "{found:?}");
}
