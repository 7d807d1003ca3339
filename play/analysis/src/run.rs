//! Analyses a whole game on several threads, with a result that does not depend on
//! their number.

use std::{
    sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
};

use catalog::{AnyGame, Entry, MoveId, ReplayError};
use record::{Mover, Record};
use rules_core::{Seat, Turn};

use crate::{
    Analysis, Change, FORMAT, Judged, JudgedChoice, Outlook, Settings, judge, sum::seat_report,
};

/// Analyses a game, finished or not.
///
/// `progress` is called with the number of moves that are done and the total; it
/// may be called from any thread.
///
/// # Errors
///
/// Returns the first place where the record breaks the rules.
pub fn analyse(
    entry: &Entry,
    record: &Record,
    settings: &Settings,
    n_threads: usize,
    progress: &(dyn Fn(usize, usize) + Sync),
) -> Result<Analysis, ReplayError> {
    let replay = entry.replay(record)?;
    let mut game = replay.start;
    let start = judge::outlooks(&*game, settings);
    let mut jobs = Vec::with_capacity(record.moves().len());
    for ((entry, mv), number) in record.moves().iter().zip(replay.moves).zip(1..) {
        let before = game.clone();
        game.apply(mv);
        jobs.push(Job { number, before, mover: entry.mover, mv });
    }
    let looks = look_at_all(&jobs, settings, n_threads, progress);
    let mut moves: Vec<Judged> = Vec::with_capacity(jobs.len());
    for (job, (after, choice)) in jobs.iter().zip(looks) {
        let before = moves.last().map_or(&start, |it| &it.after);
        let swing = swing(before, &after);
        let mover = job.seat();
        let mv = game.notation(job.mv);
        moves.push(Judged { number: job.number, mover, mv, after, swing, choice });
    }
    let seats = Seat::all(game.n_seats());
    let seats = seats.map(|seat| seat_report(seat, &start, &moves, settings)).collect();
    Ok(Analysis {
        ahu: FORMAT.to_owned(),
        game: entry.key().to_owned(),
        rules_version: entry.facts.rules_version,
        settings: settings.clone(),
        is_over: matches!(game.turn(), Turn::Over(_)),
        start,
        moves,
        seats,
    })
}

/// A move to be judged.
struct Job {
    number: u32,
    before: Box<dyn AnyGame>,
    mover: Mover,
    mv: MoveId,
}

/// What the seats can expect after a move, and what the alternatives were.
type Looked = (Vec<Outlook>, Option<JudgedChoice>);

impl Job {
    fn seat(&self) -> Option<Seat> {
        match self.mover {
            Mover::Seat(seat) => Some(seat),
            Mover::Chance => None,
        }
    }

    fn look(&self, settings: &Settings) -> Looked {
        let mut after = self.before.clone();
        after.apply(self.mv);
        let seat = self.seat().filter(|seat| settings.is_about(*seat));
        let choice = seat
            .and_then(|seat| judge::choice(&*self.before, seat, self.number, self.mv, settings));
        (judge::outlooks(&*after, settings), choice)
    }
}

fn look_at_all(
    jobs: &[Job],
    settings: &Settings,
    n_threads: usize,
    progress: &(dyn Fn(usize, usize) + Sync),
) -> Vec<Looked> {
    let next = AtomicUsize::new(0);
    let n_done = AtomicUsize::new(0);
    let looks = Mutex::new(Vec::with_capacity(jobs.len()));
    thread::scope(|scope| {
        for _ in 0..n_threads.clamp(1, jobs.len().max(1)) {
            scope.spawn(|| {
                loop {
                    let idx = next.fetch_add(1, Ordering::Relaxed);
                    let Some(job) = jobs.get(idx) else { break };
                    let look = job.look(settings);
                    looks.lock().expect("no thread has panicked").push((idx, look));
                    progress(n_done.fetch_add(1, Ordering::Relaxed) + 1, jobs.len());
                }
            });
        }
    });
    let mut looks = looks.into_inner().expect("no thread has panicked");
    looks.sort_by_key(|(idx, _)| *idx);
    looks.into_iter().map(|(_, look)| look).collect()
}

fn swing(before: &[Outlook], after: &[Outlook]) -> Vec<Change> {
    after.iter().zip(before).map(|(after, before)| after.change().minus(before.change())).collect()
}
