//! Drawing late is the same as drawing from five shuffled stacks.

use std::collections::BTreeMap;

use entdecker_rules::{Back, Entdecker, Event, Kind, Move, Options, StackNo, Tile, Tiles};
use rules_core::{Config, Dice, Game, Turn, Viewer};

/// Five stacks that really have an order, each with its top tile last.
type Stacks = [Vec<Tile>; 5];

/// What a seat that prefers a back, and then the first stack, draws from.
fn preferred(tops: [Option<Back>; 5], back: Back) -> Option<usize> {
    let first = |wanted: &dyn Fn(Back) -> bool| tops.iter().position(|it| it.is_some_and(wanted));
    first(&|top| top == back).or_else(|| first(&|_| true))
}

fn tops(stacks: &Stacks) -> [Option<Back>; 5] {
    std::array::from_fn(|idx| stacks[idx].last().map(|tile| tile.back()))
}

/// What is seen when somebody draws from these stacks until they are empty.
fn physical(mut stacks: Stacks, back: Back) -> Vec<String> {
    let mut seen: Vec<String> = tops(&stacks)
        .iter()
        .map(|top| Move::Back(top.expect("a full stack")).to_string())
        .collect();
    while let Some(idx) = preferred(tops(&stacks), back) {
        let tile = stacks[idx].pop().expect("a stack with a top");
        seen.push(Move::Tile(tile).to_string());
        seen.extend(stacks[idx].last().map(|next| Move::Back(next.back()).to_string()));
    }
    seen
}

/// The choice of a seat that draws one tile a turn.
fn choose(game: &Entdecker, back: Back) -> Move {
    let stacks = game.view(Viewer::Spectator).stacks;
    let stack = preferred(StackNo::ALL.map(|stack| stacks.stack(stack).back), back);
    let draw = stack.map(|idx| Move::Draw(StackNo::ALL[idx]));
    let moves = game.successors();
    draw.filter(|draw| moves.contains(draw)).unwrap_or(moves[0])
}

/// Ten tiles in five stacks of two; each fits everywhere.
const TEN: &str = "\
board 10 x 7
circles all
spinner 3
chips 1:1
tile A . . . . 10 2 0 0 0 0 2 1
tile B 1 . . .  0 0 0 0 0 0 0 1
tile C 1 1 . .  0 0 0 0 0 0 0 1
tile D 1 . 2 .  0 0 0 0 0 0 0 1
tile E 1 1 . 1  0 0 0 0 0 0 0 1
tile F 1 1 1 1  0 0 0 0 0 0 0 1
";

/// Adds each way the game can go to what is seen in it, with the product of
/// the weights and that of their sums.
fn add_games(
    game: &Entdecker,
    back: Back,
    seen: &mut Vec<String>,
    odds: (u128, u128),
    out: &mut BTreeMap<Vec<String>, (u128, u128)>,
) {
    let mut chances = Vec::new();
    match game.turn() {
        Turn::Over(_) => {
            let is_new = out.insert(seen.clone(), odds).is_none();
            assert!(is_new, "{seen:?} can be seen in two ways");
            return;
        }
        Turn::Seat(_) => chances.push((choose(game, back), 1)),
        Turn::Chance => game.chances(&mut chances),
    }
    // Who begins changes nothing here.
    chances.retain(|(mv, _)| !matches!(mv, Move::First(seat) if seat.0 > 0));
    let sum: u32 = chances.iter().map(|(_, weight)| weight).sum();
    for (mv, weight) in chances {
        let mut next = game.clone();
        next.apply(mv);
        let is_seen = matches!(mv, Move::Tile(_) | Move::Back(_));
        seen.extend(is_seen.then(|| mv.to_string()));
        let odds = (odds.0 * u128::from(weight), odds.1 * u128::from(sum));
        add_games(&next, back, seen, odds, out);
        if is_seen {
            seen.pop();
        }
    }
}

/// Adds each order of the tiles that are left.
fn add_orders(left: &mut [(Tile, u8)], order: &mut Vec<Tile>, out: &mut Vec<Vec<Tile>>) {
    if left.iter().all(|(_, n)| *n == 0) {
        out.push(order.clone());
    }
    for idx in 0..left.len() {
        if left[idx].1 > 0 {
            left[idx].1 -= 1;
            order.push(left[idx].0);
            add_orders(left, order, out);
            order.pop();
            left[idx].1 += 1;
        }
    }
}

fn dealt(order: &[Tile]) -> Stacks {
    let height = order.len() / 5;
    std::array::from_fn(|idx| order[idx * height..(idx + 1) * height].to_vec())
}

fn plain(kind: Kind) -> Tile {
    Tile { kind, event: None }
}

#[test]
fn every_game_of_ten_tiles_is_exactly_as_likely_as_with_shuffled_stacks() {
    let options = Options { tiles: TEN.to_owned(), ..Options::default() };
    let start = Entdecker::setup(&Config { n_seats: 2, options }).unwrap();
    let kind = Kind::with_letter('A').unwrap();
    let [storm, treasure] =
        [Event::Storm, Event::Treasure].map(|event| Tile { kind, event: Some(event) });
    let mut orders = Vec::new();
    let tiles = &mut [(plain(kind), 6), (storm, 2), (treasure, 2)];
    add_orders(tiles, &mut Vec::new(), &mut orders);
    assert_eq!(orders.len(), 1260); // 10! / (6! 2! 2!)
    for back in Back::ALL {
        let mut expected: BTreeMap<Vec<String>, u128> = BTreeMap::new();
        for order in &orders {
            *expected.entry(physical(dealt(order), back)).or_default() += 1;
        }
        let mut games = BTreeMap::new();
        add_games(&start, back, &mut Vec::new(), (1, 1), &mut games);
        assert_eq!(games.len(), expected.len());
        for (seen, (weight, sum)) in games {
            let n = expected.get(&seen).copied().unwrap_or(0);
            assert_eq!(weight * 1260, sum * n, "{seen:?}");
        }
    }
}

/// The first tiles of a random game with the shipped set.
fn late(start: &Entdecker, back: Back, n_tiles: usize, dice: &mut Dice) -> Vec<Tile> {
    let mut game = start.clone();
    let mut tiles = Vec::new();
    while tiles.len() < n_tiles {
        let mv = match game.turn() {
            Turn::Chance => game.roll(dice),
            Turn::Seat(_) => choose(&game, back),
            Turn::Over(_) => break,
        };
        if let Move::Tile(tile) = mv {
            tiles.push(tile);
        }
        game.apply(mv);
    }
    tiles
}

/// The same from stacks that are shuffled before the game.
fn shuffled(all: &[Tile], back: Back, n_tiles: usize, dice: &mut Dice) -> Vec<Tile> {
    let mut order = all.to_vec();
    for idx in (1..order.len()).rev() {
        order.swap(idx, dice.below(idx as u32 + 1) as usize);
    }
    let mut stacks = dealt(&order);
    let mut tiles = Vec::new();
    while let Some(idx) = preferred(tops(&stacks), back).filter(|_| tiles.len() < n_tiles) {
        tiles.extend(stacks[idx].pop());
    }
    tiles
}

/// How far apart two samples of the same size are (chi-squared), and how many
/// different values there are.
fn distance<K: Ord + Copy>(a: &BTreeMap<K, f64>, b: &BTreeMap<K, f64>) -> (f64, usize) {
    let keys: std::collections::BTreeSet<K> = a.keys().chain(b.keys()).copied().collect();
    let n = |sample: &BTreeMap<K, f64>, key: &K| sample.get(key).copied().unwrap_or(0.0);
    let term = |key: &K| (n(a, key) - n(b, key)).powi(2) / (n(a, key) + n(b, key));
    (keys.iter().map(term).sum(), keys.len())
}

#[test]
fn random_games_draw_like_shuffled_stacks() {
    const N_GAMES: u64 = 4_000;
    const N_TILES: usize = 24;
    let start = Entdecker::setup(&Config::seats(2)).unwrap();
    let set = Tiles::shipped();
    let mut all = Vec::new();
    for kind in set.kinds() {
        let events = Event::ALL.map(Some);
        for event in [None].into_iter().chain(events) {
            let tile = Tile { kind, event };
            all.extend((0..set.n_map(tile)).map(|_| tile));
        }
    }
    assert_eq!(all.len(), 90);
    for back in Back::ALL {
        // How many of the tiles bear a ?, and what the last of them is.
        let mut n_question = [BTreeMap::new(), BTreeMap::new()];
        let mut last = [BTreeMap::new(), BTreeMap::new()];
        for seed in 0..N_GAMES {
            let mut dice = Dice::from_seed(seed);
            let drawn =
                [late(&start, back, N_TILES, &mut dice), shuffled(&all, back, N_TILES, &mut dice)];
            for (idx, tiles) in drawn.iter().enumerate() {
                assert_eq!(tiles.len(), N_TILES);
                let n = tiles.iter().filter(|tile| tile.event.is_some()).count();
                *n_question[idx].entry(n).or_default() += 1.0;
                *last[idx].entry(tiles[N_TILES - 1]).or_default() += 1.0;
            }
        }
        for (distance, n) in
            [distance(&n_question[0], &n_question[1]), distance(&last[0], &last[1])]
        {
            // Five standard deviations above what chance brings.
            let limit = n as f64 + 5.0 * (2.0 * n as f64).sqrt();
            assert!(
                n > 2 && distance < limit,
                "preferring {back}: {distance} of {n}, at most {limit}"
            );
        }
    }
}
