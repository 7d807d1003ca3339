//! What every bot guarantees.

use std::sync::atomic::{AtomicU32, Ordering};

use bots::{Bot as _, Budget, Method, Search, Think, Tuning};
use rules_core::{Config, Dice, Game, Seat, Standing, Turn, Viewer};

/// Every method, each with little effort.
pub const METHODS: [&str; 6] =
    ["random", "greedy:20", "greedy:20/noise=0.1", "flat:20", "search:60", "search:60/replies=1"];

/// Returns the method with this notation.
///
/// # Panics
///
/// Panics if there is none.
pub fn method(text: &str) -> Method {
    text.parse().expect("a way to think")
}

/// Plays a game in which each decision is made by `pick`.
///
/// # Panics
///
/// Panics if there is no table for so many seats.
pub fn play<G: Game>(
    n_seats: u8,
    seed: u64,
    mut pick: impl FnMut(&G, Seat, &[G::Move], &mut Dice) -> G::Move,
) -> Standing {
    let mut game = G::setup(&Config::seats(n_seats)).expect("seats for the game");
    let mut dice = Dice::from_seed(seed);
    let mut legal = Vec::new();
    loop {
        let mv = match game.turn() {
            Turn::Chance => game.roll(&mut dice),
            Turn::Over(standing) => return standing,
            Turn::Seat(seat) => {
                game.legal_moves(&mut legal);
                pick(&game, seat, &legal, &mut dice)
            }
        };
        game.apply(mv);
    }
}

/// Checks that every bot chooses a legal move, and the same one again from the same view and
/// seed: in so many games for each number of seats, at one in `step` decisions.
///
/// # Panics
///
/// Panics if a bot breaks a rule or changes its mind.
#[track_caller]
pub fn check_choices<S: Think>(n_games: u64, step: u64) {
    let mut n_seen = 0;
    for n_seats in S::Game::FACTS.n_seats_min..=S::Game::FACTS.n_seats_max {
        for seed in 0..n_games {
            play::<S::Game>(n_seats, seed, |game, seat, legal, dice| {
                n_seen += 1;
                if n_seen % step != 0 {
                    return *dice.pick(legal);
                }
                let view = game.view(Viewer::Seat(seat));
                let seed = dice.word();
                for name in METHODS {
                    let method = method(name);
                    let budget = Budget::visits(method.visits(&S::mind()));
                    let choice = || {
                        let dice = &mut Dice::from_seed(seed);
                        method.bot(&S::mind()).choose(&view, legal, &budget, dice)
                    };
                    let choice_1 = choice();
                    let mv = choice_1.mv;
                    assert!(legal.contains(&mv), "{name} chose {mv} out of {legal:?}");
                    assert_eq!(choice(), choice_1, "{name} changed its mind");
                }
                *dice.pick(legal)
            });
        }
    }
}

/// Checks that thinking ends when the time is up, with a legal move.
///
/// # Panics
///
/// Panics if a bot goes on.
#[track_caller]
pub fn check_deadlines<S: Think>() {
    for name in METHODS {
        let method = method(name);
        for n_looks in [0, 1, 3] {
            let mut bot = method.bot(&S::mind());
            play::<S::Game>(3, 8, |game, seat, legal, dice| {
                // A clock that runs out after it has been read this many times.
                let looks = AtomicU32::new(0);
                let is_late = || looks.fetch_add(1, Ordering::Relaxed) >= n_looks;
                let budget = Budget::visits(1_000_000).until(&is_late);
                let choice = bot.choose(&game.view(Viewer::Seat(seat)), legal, &budget, dice);
                assert!(legal.contains(&choice.mv), "{name}");
                assert!(choice.n_visits <= 16 * n_looks, "{name}: {}", choice.n_visits);
                let n_after = looks.load(Ordering::Relaxed).saturating_sub(n_looks);
                assert!(n_after <= 1, "{name} went on after the time was up");
                *Dice::from_seed(dice.word()).pick(legal)
            });
        }
    }
}

/// Checks that threads share the visits of a search, at one in `step` decisions.
///
/// # Panics
///
/// Panics if their number matters.
#[track_caller]
pub fn check_threads<S: Think>(step: u32) {
    let method = method("search:90");
    let mut bot = method.bot(&S::mind());
    let mut n_seen = 0;
    play::<S::Game>(3, 1, |game, seat, legal, dice| {
        n_seen += 1;
        if n_seen % step != 0 {
            return *dice.pick(legal);
        }
        let budget = Budget::visits(90).on_threads(3);
        let view = game.view(Viewer::Seat(seat));
        let seed = dice.word();
        let mut choose = || bot.choose(&view, legal, &budget, &mut Dice::from_seed(seed));
        let choice = choose();
        assert!(legal.contains(&choice.mv));
        assert_eq!(choose(), choice, "without a deadline threads don't matter");
        if legal.len() > 1 {
            assert_eq!(choice.n_visits, 90);
        }
        choice.mv
    });
}

/// Checks that a hasty search saves visits and chooses as a patient one, at one in `step`
/// decisions.
///
/// # Panics
///
/// Panics if it chooses otherwise, or saves nothing.
#[track_caller]
pub fn check_haste<S: Think>(step: u32) {
    let mut patient = Search::<S::Game>::new(&S::mind(), Tuning::default());
    let mut hasty = Search::<S::Game>::new(&S::mind(), Tuning::default()).hasty();
    let (mut n_seen, mut n_saved) = (0, 0);
    play::<S::Game>(2, 5, |game, seat, legal, dice| {
        n_seen += 1;
        if n_seen % step == 0 && legal.len() > 1 {
            let view = game.view(Viewer::Seat(seat));
            let choose = |search: &mut Search<S::Game>| {
                let mut thoughts = Dice::from_seed(n_seen.into());
                let choice = search.choose(&view, legal, &Budget::visits(150), &mut thoughts);
                (choice, thoughts.word())
            };
            let ((slow, after_slow), (fast, after_fast)) =
                (choose(&mut patient), choose(&mut hasty));
            assert_eq!(fast.mv, slow.mv);
            assert_eq!(after_fast, after_slow, "as if all visits had been made");
            assert_eq!(slow.n_visits, 150);
            n_saved += slow.n_visits - fast.n_visits;
        }
        *dice.pick(legal)
    });
    assert!(n_saved > 0);
}

/// Checks that bots that see the same play the same: lets every bot choose with the view of a
/// seat, and again in another state that the seat can't distinguish from this one, at one in
/// `step` decisions of a game in which the move `wish` is made whenever it can be. Returns how
/// often the states differed.
///
/// # Panics
///
/// Panics if a bot saw what it must not see.
#[track_caller]
pub fn check_choices_of_twins<S: Think>(n_seats: u8, seed: u64, step: u32, wish: &str) -> u32 {
    let (mut n_twins, mut n_seen) = (0, 0);
    play::<S::Game>(n_seats, seed, |game, seat, legal, dice| {
        let view = game.view(Viewer::Seat(seat));
        let twin = S::Game::sample(&view, dice);
        n_seen += 1;
        if n_seen % step == 0 || (twin != *game && legal.len() > 1) {
            n_twins += u32::from(twin != *game);
            let twin_view = twin.view(Viewer::Seat(seat));
            assert_eq!(twin_view, view);
            let mut twin_legal = Vec::new();
            twin.legal_moves(&mut twin_legal);
            let seed = dice.word();
            for name in METHODS {
                let method = method(name);
                let budget = Budget::visits(method.visits(&S::mind()));
                let dice = || Dice::from_seed(seed);
                let choice = method.bot(&S::mind()).choose(&view, legal, &budget, &mut dice());
                let other =
                    method.bot(&S::mind()).choose(&twin_view, &twin_legal, &budget, &mut dice());
                assert_eq!(choice, other, "{name} saw what it must not see");
            }
        }
        // Prefers moves that lead to secrets.
        let wished = legal.iter().copied().find(|mv| mv.to_string() == wish);
        wished.unwrap_or_else(|| *dice.pick(legal))
    });
    n_twins
}

/// Returns how often a search of so many visits allocates, after so many moves
/// of a random game.
fn n_allocations<S: Think>(n_moves: u32, visits: u32, tuning: Tuning) -> u64 {
    let mut dice = Dice::from_seed(2);
    let mut game = S::Game::setup(&Config::seats(3)).expect("a table");
    let mut legal = Vec::new();
    let mut n_left = n_moves;
    let seat = loop {
        let mv = match game.turn() {
            Turn::Chance => game.roll(&mut dice),
            Turn::Seat(seat) => {
                game.legal_moves(&mut legal);
                if n_left == 0 && legal.len() > 1 {
                    break seat;
                }
                *dice.pick(&legal)
            }
            Turn::Over(_) => panic!("the game is over"),
        };
        game.apply(mv);
        n_left = n_left.saturating_sub(1);
    };
    let view = game.view(Viewer::Seat(seat));
    let mut search = Search::<S::Game>::new(&S::mind(), tuning);
    search.reserve(2_000, 1);
    let budget = Budget::visits(visits);
    // A visit with replies counts as ten.
    let n_visits = if tuning.replies.is_some() { visits / 10 } else { visits };
    let used = allocation_counter::measure(|| {
        let choice = search.choose(&view, &legal, &budget, &mut dice);
        assert_eq!(choice.n_visits, n_visits);
    });
    used.count_total
}

/// Checks that searching allocates nothing for its visits.
///
/// # Panics
///
/// Panics if a visit allocates.
#[track_caller]
pub fn check_allocations<S: Think>() {
    let usual = Tuning::default();
    // What a game allocates once for all tables, such as its board, does not count.
    n_allocations::<S>(0, 10, usual);
    let all_turned = Tuning { plies: Some(6), finish: Some(3), wide: Some(3), ..usual };
    for tuning in [usual, all_turned, Tuning { replies: Some(1), ..usual }] {
        for n_moves in [0, 60, 150] {
            let few = n_allocations::<S>(n_moves, 100, tuning);
            // The choice itself: candidates and a line.
            assert!(few < 10, "{few}");
            assert_eq!(n_allocations::<S>(n_moves, 2_000, tuning), few, "a visit allocates");
        }
    }
}
