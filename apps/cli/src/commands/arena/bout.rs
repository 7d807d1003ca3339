//! A match on all cores, with a result that does not depend on their number.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{
        atomic::{AtomicBool, AtomicU64, Ordering},
        mpsc,
    },
    thread,
};

use catalog::AnyGame;
use indicatif::ProgressBar;

use super::{block::Block, journal::Journal, lineup::Lineup, stats::Sprt};

/// What is to be played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bout<'a> {
    pub(crate) game: &'a dyn AnyGame,
    pub(crate) lineup: &'a Lineup,
    pub(crate) n_blocks: u64,
    pub(crate) seed: u64,
    pub(crate) n_threads: usize,
    /// Ends the match early.
    pub(crate) sprt: Option<Sprt>,
}

impl Bout<'_> {
    /// Plays the blocks that are not played yet, and returns all of them in
    /// order.
    ///
    /// The sequential test looks at them in that order too, so that the result
    /// is the same on any number of cores.
    pub(crate) fn play(
        &self,
        played: Vec<Block>,
        mut journal: Option<&mut Journal>,
        bar: &ProgressBar,
    ) -> anyhow::Result<Vec<Block>> {
        let done: BTreeSet<u64> = played.iter().map(|it| it.block).collect();
        let mut waiting: BTreeMap<u64, Block> =
            played.into_iter().map(|block| (block.block, block)).collect();
        let mut blocks = Vec::new();
        let next = AtomicU64::new(0);
        let is_decided = AtomicBool::new(false);
        if self.settle(&mut waiting, &mut blocks) {
            is_decided.store(true, Ordering::Relaxed);
        }
        bar.inc(blocks.len() as u64);
        thread::scope(|scope| {
            let (sender, receiver) = mpsc::channel();
            for _ in 0..self.n_threads {
                let sender = sender.clone();
                let (next, is_decided, done) = (&next, &is_decided, &done);
                scope.spawn(move || {
                    let mut sim = self.game.sim();
                    while !is_decided.load(Ordering::Relaxed) {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.n_blocks {
                            break;
                        }
                        if done.contains(&number) {
                            continue;
                        }
                        let block = Block::play(sim.as_mut(), self.lineup, self.seed, number);
                        if sender.send(block).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(sender);
            for block in receiver {
                if let Some(journal) = &mut journal {
                    journal
                        .add(&block)
                        .inspect_err(|_| is_decided.store(true, Ordering::Relaxed))?;
                }
                waiting.insert(block.block, block);
                let n_before = blocks.len();
                if !is_decided.load(Ordering::Relaxed) && self.settle(&mut waiting, &mut blocks) {
                    is_decided.store(true, Ordering::Relaxed);
                }
                bar.inc((blocks.len() - n_before) as u64);
            }
            anyhow::Ok(())
        })?;
        Ok(blocks)
    }

    /// Moves the blocks that are next in order to `blocks`; returns whether the
    /// sequential test has reached a verdict.
    fn settle(&self, waiting: &mut BTreeMap<u64, Block>, blocks: &mut Vec<Block>) -> bool {
        let (_, players) = &self.lineup.kinds()[0];
        while let Some(block) = waiting.remove(&(blocks.len() as u64)) {
            if block.block >= self.n_blocks {
                return false;
            }
            blocks.push(block);
            let Some(sprt) = self.sprt else { continue };
            let wins: Vec<f64> = blocks.iter().map(|block| wins_of(block, players)).collect();
            if sprt.verdict(&wins).is_some() {
                return true;
            }
        }
        false
    }
}

/// Returns the share of a block's games that these players won.
fn wins_of(block: &Block, players: &[usize]) -> f64 {
    let won: f64 = block
        .games
        .iter()
        .map(|game| players.iter().map(|it| game.win_share(*it)).sum::<f64>())
        .sum();
    won / block.games.len().max(1) as f64
}
