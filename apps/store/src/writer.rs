//! The writer thread: it writes for many callers in one transaction, and answers after the commit.

use std::{
    sync::Arc,
    thread::{self, JoinHandle},
    time::Instant,
};

use tokio::sync::{mpsc, oneshot, watch};

use crate::{
    backend::{Backend, Fault, Verdict},
    counters::{BATCH_MAX, Counting},
    error::StoreError,
    writes::{Write, Written},
};

/// A write, and the channel on which its caller waits.
struct Waiting {
    write: Write,
    reply: oneshot::Sender<Result<Written, StoreError>>,
}

/// A handle to the writer thread.
#[derive(Debug)]
pub(crate) struct Writer {
    queue: mpsc::Sender<Waiting>,
    broken: watch::Receiver<Option<String>>,
    thread: JoinHandle<()>,
}

impl Writer {
    pub(crate) fn start(
        backend: Arc<dyn Backend>,
        counting: Arc<Counting>,
        queue_len: usize,
    ) -> Result<Writer, std::io::Error> {
        let (queue, waiting) = mpsc::channel(queue_len);
        let (broken_tx, broken) = watch::channel(None);
        let work = move || run(&*backend, waiting, &counting, &broken_tx);
        let thread = thread::Builder::new().name("store-writer".to_owned()).spawn(work)?;
        Ok(Writer { queue, broken, thread })
    }

    /// Puts a write into the queue.
    ///
    /// From then on it will be done, whether or not anybody still waits for it.
    pub(crate) fn send(
        &self,
        write: Write,
    ) -> Result<oneshot::Receiver<Result<Written, StoreError>>, StoreError> {
        let (reply, answer) = oneshot::channel();
        self.queue.try_send(Waiting { write, reply }).map_err(|error| match error {
            mpsc::error::TrySendError::Full(_) => StoreError::Busy,
            mpsc::error::TrySendError::Closed(_) => self.stopped(),
        })?;
        Ok(answer)
    }

    pub(crate) fn stopped(&self) -> StoreError {
        let why = self.broken.borrow().clone();
        StoreError::Broken(why.unwrap_or_else(|| "it was closed".to_owned()))
    }

    pub(crate) fn broken(&self) -> watch::Receiver<Option<String>> {
        self.broken.clone()
    }

    pub(crate) fn n_waiting(&self) -> usize {
        self.queue.max_capacity() - self.queue.capacity()
    }

    /// Finishes the queue and ends the thread.
    pub(crate) fn finish(self) {
        drop(self.queue);
        // The panic hook has already reported a panic of the thread.
        let _ = self.thread.join();
    }
}

fn run(
    backend: &dyn Backend,
    mut waiting: mpsc::Receiver<Waiting>,
    counting: &Counting,
    broken: &watch::Sender<Option<String>>,
) {
    while let Some(first) = waiting.blocking_recv() {
        let mut batch = vec![first.write];
        let mut replies = vec![first.reply];
        while batch.len() < BATCH_MAX
            && let Ok(next) = waiting.try_recv()
        {
            batch.push(next.write);
            replies.push(next.reply);
        }
        let start = Instant::now();
        let written = backend.write(&batch);
        let took_us = u64::try_from(start.elapsed().as_micros()).unwrap_or(u64::MAX);
        let fault = match written {
            Ok(verdicts) => {
                answer(replies, verdicts, counting, took_us);
                match backend.tend() {
                    Ok(()) => continue,
                    Err(fault) => fault,
                }
            }
            Err(fault) => {
                counting.failed(replies.len() as u64);
                refuse(replies, &fault, broken);
                fault
            }
        };
        if let Fault::Broken(why) = fault {
            return stop(waiting, &why, broken);
        }
    }
}

fn answer(
    replies: Vec<oneshot::Sender<Result<Written, StoreError>>>,
    verdicts: Vec<Verdict>,
    counting: &Counting,
    took_us: u64,
) {
    let n_done = verdicts.iter().filter(|verdict| verdict.is_ok()).count() as u64;
    counting.committed(n_done, verdicts.len() as u64 - n_done, took_us);
    for (reply, verdict) in replies.into_iter().zip(verdicts) {
        // A caller that has gone away does not need the answer.
        let _ = reply.send(verdict.map_err(StoreError::Refused));
    }
}

fn refuse(
    replies: Vec<oneshot::Sender<Result<Written, StoreError>>>,
    fault: &Fault,
    broken: &watch::Sender<Option<String>>,
) {
    let error = match fault {
        Fault::Busy => StoreError::Busy,
        Fault::Full => StoreError::Full,
        Fault::Broken(why) => {
            // Before the answers, so that their receivers find the store broken.
            broken.send_replace(Some(why.clone()));
            StoreError::Broken(why.clone())
        }
    };
    for reply in replies {
        // A caller that has gone away does not need the answer.
        let _ = reply.send(Err(error.clone()));
    }
}

/// Refuses all further writes.
fn stop(mut waiting: mpsc::Receiver<Waiting>, why: &str, broken: &watch::Sender<Option<String>>) {
    broken.send_replace(Some(why.to_owned()));
    waiting.close();
    while let Some(next) = waiting.blocking_recv() {
        // A caller that has gone away does not need the answer.
        let _ = next.reply.send(Err(StoreError::Broken(why.to_owned())));
    }
}
