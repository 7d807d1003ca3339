//! Games without people.

use bots::Strength;
use catalog::{Sim, SimStats, game, games};
use rules_core::Seat;

fn sim(key: &str, n_seats: u8) -> Box<dyn Sim> {
    game(key).expect("a game").setup(n_seats, []).expect("seats for the game").sim()
}

#[test]
fn the_same_seed_gives_the_same_game() {
    for entry in games() {
        let n_seats = entry.facts.n_seats_max;
        let mut sim = sim(entry.key(), n_seats);
        let first = sim.play_random(7);
        for seed in 0..20 {
            sim.play_random(seed);
        }
        assert_eq!(sim.play_random(7), first);
        assert!((0..20).any(|seed| sim.play_random(seed).standing != first.standing));
    }
}

#[test]
fn random_bots_play_the_random_game_and_its_record_is_the_same() {
    for entry in games() {
        let n_seats = entry.facts.n_seats_min;
        let mut sim = sim(entry.key(), n_seats);
        for seed in 0..10 {
            let random = sim.play_random(seed);
            let bots = vec![Strength::Random; n_seats.into()];
            assert_eq!(sim.play(seed, &bots), random);
            let record = sim.record(seed, &bots).unwrap();
            assert_eq!(record.moves().len(), random.n_moves as usize);
            let n_decisions =
                record.moves().iter().filter(|it| it.mover != record::Mover::Chance).count();
            assert_eq!(n_decisions, random.n_decisions as usize);
            let points: Vec<i32> = record.result().unwrap().iter().map(|it| it.points).collect();
            let tallies = random.standing.seats().values();
            assert_eq!(points, tallies.iter().map(|it| it.points).collect::<Vec<_>>());
        }
    }
}

#[test]
fn a_game_stays_within_its_declared_length() {
    for entry in games() {
        let mut sim = sim(entry.key(), entry.facts.n_seats_max);
        for seed in 0..200 {
            let result = sim.play_random(seed);
            assert!(result.n_decisions < result.n_moves);
            assert!(result.n_moves <= entry.facts.moves_max);
        }
    }
}

#[test]
fn sums_of_threads_add_up() {
    let mut sim = sim("rapanui", 3);
    let mut all = SimStats::default();
    let mut parts = [SimStats::default(), SimStats::default(), SimStats::default()];
    for seed in 0..60 {
        let result = sim.play_random(seed);
        all.add(&result);
        parts[(seed % 2) as usize].add(&result);
    }
    let mut merged = SimStats::default();
    for part in &parts {
        merged.merge(part);
    }
    assert_eq!(merged, all);
    assert_eq!(all.n_games, 60);
    assert_eq!(all.seats.len(), 3);
    assert!(all.n_moves_min <= all.n_moves_max && 0 < all.n_moves_min);
    for seat in &all.seats {
        assert_eq!(seat.n_games(), 60);
        assert!(i64::from(seat.points_min) * 60 <= seat.points);
        assert!(seat.points <= i64::from(seat.points_max) * 60);
    }
    // Somebody is first in every game, alone or not.
    assert!(all.seats.iter().map(|it| it.places[0]).sum::<u64>() >= 60);
    let mean = all.mean_points(Seat(0)).unwrap();
    assert!((mean - all.seats[0].points as f64 / 60.0).abs() < 1e-9);
    assert_eq!(all.mean_points(Seat(3)), None);
}

#[test]
fn the_better_bot_wins_more_often() {
    let mut sim = sim("kuhn", 2);
    let mut stats = SimStats::default();
    for seed in 0..600 {
        stats.add(&sim.play(seed, &[Strength::Easy, Strength::Random]));
    }
    assert!(stats.seats[0].points > stats.seats[1].points, "{stats:?}");
}
