//! Runs a writer until it dies, and compares what it acknowledged with what a reader finds.
//!
//! The writer is any program that prints `ready` and then `ack NAME NUMBER` for each line it
//! acknowledges; the reader prints `kept NAME NUMBER` for the last line of each.

use std::{
    collections::BTreeMap,
    fmt,
    io::{BufRead, BufReader, Read},
    process::{Child, ChildStdout, Command, ExitStatus, Stdio},
    sync::mpsc::{self, Receiver},
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

use anyhow::{Context, Result, bail, ensure};

/// How long a writer may take to be ready, even on a busy machine.
const READY_MAX: Duration = Duration::from_secs(60);

/// A reproducible source of random numbers.
#[derive(Debug)]
pub(crate) struct Chance(u64);

impl Chance {
    pub(crate) fn new(seed: u64) -> Chance {
        Chance(seed)
    }

    /// Returns a number below `n` (splitmix64).
    pub(crate) fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (bits ^ (bits >> 31)) % n
    }
}

/// The outcome.
#[derive(Default)]
pub(crate) struct Tally {
    pub(crate) n_crashes: u32,
    pub(crate) n_acked: u64,
    pub(crate) n_lost: u64,
    /// Kept but not acknowledged: the answer was cut off.
    pub(crate) n_unanswered: u64,
    pub(crate) ready_max: Duration,
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tally { n_crashes, n_acked, n_lost, n_unanswered, ready_max } = self;
        let ready_ms = ready_max.as_millis();
        write!(
            f,
            "{n_crashes} times, {n_acked} lines acknowledged, {n_lost} lost, \
             {n_unanswered} kept without an answer, ready again within {ready_ms} ms"
        )
    }
}

/// A series of crashes of one store.
#[derive(Default)]
pub(crate) struct Trial {
    pub(crate) tally: Tally,
    /// The last acknowledged line of each name.
    acked: BTreeMap<String, u64>,
}

impl Trial {
    /// Starts the writer and kills it at a random moment.
    pub(crate) fn kill(&mut self, writer: Command, chance: &mut Chance) -> Result<()> {
        let mut running = Running::start(writer)?;
        // One in four is killed while it opens what the previous one left behind.
        if chance.below(4) == 0 {
            thread::sleep(Duration::from_millis(2 + chance.below(60)));
        } else {
            let ready = running.wait_until_ready()?;
            self.tally.ready_max = self.tally.ready_max.max(ready);
            thread::sleep(Duration::from_millis(chance.below(400)));
        }
        running.child.kill()?;
        let (status, lines, errors) = running.end()?;
        ensure!(status.code().is_none(), "the writer ended on its own, {status}: {errors}");
        self.note(&lines)
    }

    /// Starts the writer and waits until it ends on its own.
    pub(crate) fn expect_end(&mut self, writer: Command, code: i32) -> Result<()> {
        let (status, lines, errors) = Running::start(writer)?.end()?;
        ensure!(status.code() == Some(code), "expected to end with {code}, not {status}: {errors}");
        self.note(&lines)
    }

    fn note(&mut self, lines: &str) -> Result<()> {
        self.tally.n_crashes += 1;
        for line in whole_lines(lines) {
            if let Some((name, number)) = named(line, "ack")? {
                let last = self.acked.entry(name.to_owned()).or_default();
                ensure!(number >= *last, "{name}: {number} acknowledged after {last}");
                self.tally.n_acked += number - *last;
                *last = number;
            }
        }
        Ok(())
    }

    /// Compares with what the reader finds; the next crash starts from there.
    pub(crate) fn compare(&mut self, mut reader: Command) -> Result<()> {
        let output = reader.output().context("can't start the reader")?;
        let errors = String::from_utf8_lossy(&output.stderr);
        ensure!(output.status.success(), "the reader found damage: {errors}");
        let mut kept = BTreeMap::new();
        for line in String::from_utf8(output.stdout)?.lines() {
            if let Some((name, number)) = named(line, "kept")? {
                kept.insert(name.to_owned(), number);
            }
        }
        for (name, acked) in &self.acked {
            let kept = kept.get(name).copied().unwrap_or(0);
            self.tally.n_lost += acked.saturating_sub(kept);
        }
        for (name, kept) in &kept {
            let acked = self.acked.get(name).copied().unwrap_or(0);
            self.tally.n_unanswered += kept.saturating_sub(acked);
        }
        self.acked = kept;
        Ok(())
    }
}

/// Drops a last line that was cut off: nobody has read it.
fn whole_lines(text: &str) -> impl Iterator<Item = &str> {
    text.split_inclusive('\n').filter_map(|line| line.strip_suffix('\n'))
}

/// Reads `WORD NAME NUMBER`; returns none for a line that begins with another word.
fn named<'a>(line: &'a str, word: &str) -> Result<Option<(&'a str, u64)>> {
    let mut parts = line.split(' ');
    if parts.next() != Some(word) {
        return Ok(None);
    }
    match (parts.next(), parts.next().map(str::parse), parts.next()) {
        (Some(name), Some(Ok(number)), None) => Ok(Some((name, number))),
        _ => bail!("expected {word} NAME NUMBER, found {line}"),
    }
}

/// A running writer.
struct Running {
    child: Child,
    started: Instant,
    ready: Receiver<Instant>,
    lines: JoinHandle<String>,
}

impl Running {
    fn start(mut writer: Command) -> Result<Running> {
        writer.stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = writer.spawn().context("can't start the writer")?;
        let started = Instant::now();
        let stdout = child.stdout.take().context("a writer without output")?;
        let (is_ready, ready) = mpsc::channel();
        let lines = thread::spawn(move || listen(stdout, &is_ready));
        Ok(Running { child, started, ready, lines })
    }

    fn wait_until_ready(&self) -> Result<Duration> {
        let ready = self.ready.recv_timeout(READY_MAX).context("the writer is never ready")?;
        Ok(ready - self.started)
    }

    fn end(mut self) -> Result<(ExitStatus, String, String)> {
        let status = self.child.wait()?;
        let Ok(lines) = self.lines.join() else { bail!("the output of the writer is lost") };
        let mut errors = String::new();
        if let Some(mut stderr) = self.child.stderr.take() {
            stderr.read_to_string(&mut errors)?;
        }
        Ok((status, lines, errors))
    }
}

fn listen(stdout: ChildStdout, is_ready: &mpsc::Sender<Instant>) -> String {
    let mut lines = String::new();
    let mut stdout = BufReader::new(stdout);
    let mut n_read = 0;
    while let Ok(1..) = stdout.read_line(&mut lines) {
        if &lines[n_read..] == "ready\n" {
            // Nobody is waiting if it is killed while it opens.
            let _ = is_ready.send(Instant::now());
        }
        n_read = lines.len();
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A writer or reader that prints something and then ends or runs forever.
    fn says(script: &str) -> Command {
        let mut command = Command::new("sh");
        command.args(["-c", script]);
        command
    }

    #[test]
    fn what_was_acknowledged_and_not_kept_is_lost() {
        let mut trial = Trial::default();
        let writer = "echo ready; echo ack a 1; echo ack a 3; echo ack b 2; printf 'ack b 9'";
        trial.expect_end(says(writer), 0).unwrap();
        trial.compare(says("echo kept a 1; echo kept b 4; echo kept c 1")).unwrap();
        let Tally { n_crashes, n_acked, n_lost, n_unanswered, .. } = trial.tally;
        assert_eq!((n_crashes, n_acked, n_lost, n_unanswered), (1, 5, 2, 3));
    }

    #[test]
    fn what_was_kept_once_must_stay() {
        let mut trial = Trial::default();
        trial.expect_end(says("echo ack a 5"), 0).unwrap();
        trial.compare(says("echo kept a 5")).unwrap();
        trial.compare(says("echo kept a 4")).unwrap();
        assert_eq!(trial.tally.n_lost, 1);
        trial.compare(says("true")).unwrap();
        assert_eq!(trial.tally.n_lost, 5);
    }

    #[test]
    fn a_writer_that_ends_on_its_own_was_not_killed() {
        let mut trial = Trial::default();
        let error = trial.kill(says("echo ready; exit 1"), &mut Chance::new(1)).unwrap_err();
        assert!(error.to_string().starts_with("the writer ended on its own"), "{error}");
        let ended = trial.expect_end(says("exit 1"), 3).unwrap_err();
        assert!(ended.to_string().starts_with("expected to end with 3"), "{ended}");
        let writer = "echo ready; echo ack a 1; exec sleep 60";
        Trial::default().kill(says(writer), &mut Chance::new(1)).unwrap();
    }

    #[test]
    fn damage_is_reported() {
        let damaged = Trial::default().compare(says("echo torn >&2; exit 1")).unwrap_err();
        assert_eq!(damaged.to_string(), "the reader found damage: torn\n");
    }
}
