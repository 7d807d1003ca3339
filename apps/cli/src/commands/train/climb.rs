//! Hill climbing: weights move towards the variations that win.

use std::{
    collections::BTreeMap,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
        mpsc,
    },
    thread,
};

use anyhow::Context as _;
use bots::{Climb, Nudge};
use catalog::{AnyGame, Player};
use rules_core::{Dice, Seat};

use super::{Args, play};
use crate::output::Output;

/// The length of the first step, in units of a typical variation, and how much
/// shorter the last one is.
const STEP_FIRST: f32 = 1.2;
const STEP_LESS: f32 = 0.9;

/// Returns a section of a weights file for this number of seats, and the errors
/// of its weights.
pub(super) fn climb(
    args: &Args,
    game: &dyn AnyGame,
    n_seats: u8,
    from: Option<Arc<str>>,
    out: &mut Output,
) -> anyhow::Result<(String, Vec<f64>)> {
    let mut climb =
        game.sim().climb(from.as_deref()).context("there are no weights to start from")?;
    let seed = args.seed ^ (u64::from(n_seats) << 32);
    let mut dice = Dice::from_seed(seed);
    let n_blocks = args.games.div_ceil(u64::from(n_seats)).max(1) as usize;
    for round in 0..args.rounds {
        let nudges: Vec<Nudge> = (0..n_blocks).map(|_| climb.nudge(&mut dice)).collect();
        let lucks: Vec<u64> = nudges.iter().map(|_| dice.word()).collect();
        let leads = try_all(args, game, n_seats, &climb, &nudges, &lucks);
        let spread = (leads.iter().map(|it| it * it).sum::<f64>() / n_blocks as f64).sqrt();
        let trials: Vec<(Nudge, f64)> = nudges.into_iter().zip(leads).collect();
        let part = round as f32 / args.rounds as f32;
        climb.step(&trials, STEP_FIRST - STEP_LESS * part);
        let n_games = n_blocks * usize::from(n_seats);
        out.line(format!(
            "{n_seats} seats, round {}: {n_games} games, variations {spread:.1} points apart",
            round + 1
        ))?;
        out.flush()?;
    }
    // Games played with the new weights show what the weights mean in points.
    let weights = Some(Arc::from(climb.to_section()));
    let lesson = play(args, game, n_seats, args.rounds, weights)?;
    Ok((climb.scaled_by(&lesson), lesson.errors()))
}

/// Returns by how many points each variation beat its opposite.
fn try_all(
    args: &Args,
    game: &dyn AnyGame,
    n_seats: u8,
    climb: &Climb,
    nudges: &[Nudge],
    lucks: &[u64],
) -> Vec<f64> {
    let n_cores = thread::available_parallelism().map_or(1, usize::from);
    let n_threads = args.threads.unwrap_or(n_cores).clamp(1, 256);
    let next = AtomicUsize::new(0);
    let leads: BTreeMap<usize, f64> = thread::scope(|scope| {
        let (sender, receiver) = mpsc::channel();
        for _ in 0..n_threads {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || {
                loop {
                    let idx = next.fetch_add(1, Ordering::Relaxed);
                    let (Some(nudge), Some(luck)) = (nudges.get(idx), lucks.get(idx)) else {
                        break;
                    };
                    let lead = try_one(args, game, n_seats, climb, nudge, *luck);
                    if sender.send((idx, lead)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        receiver.into_iter().collect()
    });
    leads.into_values().collect()
}

/// Plays a block: the same cards and dice from every seat, with the variation and
/// its opposite side by side, and the unchanged weights in an odd seat.
fn try_one(
    args: &Args,
    game: &dyn AnyGame,
    n_seats: u8,
    climb: &Climb,
    nudge: &Nudge,
    luck: u64,
) -> f64 {
    let player = |text: String| Player { method: args.bot, weights: Some(Arc::from(text)) };
    let kinds = [
        player(climb.section(nudge, false)),
        player(climb.section(nudge, true)),
        player(climb.to_section()),
    ];
    let n_pairs = n_seats / 2;
    let kind = |seat: Seat, turned: u8| match (seat.0 + turned) % n_seats {
        it if it >= 2 * n_pairs => 2,
        it => usize::from(it % 2),
    };
    // A sim of its own, because bots with these weights are never needed again.
    let mut sim = game.sim();
    let mut lead = 0.0;
    for turned in 0..n_seats {
        let players: Vec<Player> =
            Seat::all(n_seats).map(|seat| kinds[kind(seat, turned)].clone()).collect();
        let result = sim.play_match(luck, luck ^ u64::from(turned), &players);
        for (seat, tally) in result.standing.seats().iter() {
            lead += match kind(seat, turned) {
                0 => f64::from(tally.points),
                1 => -f64::from(tally.points),
                _ => 0.0,
            };
        }
    }
    lead / f64::from(n_seats * n_pairs.max(1))
}
