//! Kills a program that stores data, cuts its power and breaks its disk: nothing that was
//! acknowledged may be lost.
//!
//! First it crashes a program that only stores data, then the whole server while people play.
//!
//! `kill -9` alone shows little, because the system still writes what the program has written.
//! So there is also a power cut, after which only synced bytes are left, and a control that
//! must lose something: otherwise the power cut would prove nothing.

#![expect(clippy::print_stdout, reason = "a command tells how it goes")]

mod drive;
mod power;
mod player;
mod server;

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
    thread,
    time::{SystemTime, UNIX_EPOCH},
};

use anyhow::{Context, Result, ensure};
use clap::Parser as _;
use tokio::runtime::Runtime;

use crate::{
    drive::{Chance, Tally, Trial},
    power::{Disk, Tear},
    server::Crash,
};

#[derive(Clone, Debug, clap::Parser)]
#[command(
    override_usage = "cargo xtask crash [OPTIONS]",
    about = "Crashes the store and the server: nothing that was acknowledged may be lost"
)]
struct Args {
    /// The folder with the built programs
    #[arg(long, hide = true)]
    programs: PathBuf,
    /// How often to kill
    #[arg(long, default_value_t = 300)]
    kills: u32,
    /// How often to cut the power
    #[arg(long, default_value_t = 100)]
    cuts: u32,
    /// Crash only one of the two
    #[arg(long)]
    only: Option<Part>,
    /// The seed of an earlier run, to repeat its crashes
    #[arg(long)]
    seed: Option<u64>,
}

/// What is crashed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Part {
    /// A program that only stores data
    Store,
    /// The web app, while people play
    Server,
}

/// Crashes of one kind, one after another.
type Series<'a> = &'a (dyn Fn(Chance) -> Result<()> + Sync);

fn main() -> Result<()> {
    let args = Args::parse();
    let now = SystemTime::now().duration_since(UNIX_EPOCH).context("a clock before 1970")?;
    let seed = args.seed.unwrap_or(now.subsec_nanos().into());
    println!("crash: {} kills, {} power cuts, --seed {seed}", args.kills, args.cuts);
    let place = Place::new(&args.programs)?;
    let shim = power::build_shim(&place.folder)?;
    let runtime = Runtime::new()?;
    let is_for = |part: Part| args.only.is_none_or(|only| only == part);
    // Each waits most of the time, and they share nothing.
    let store = |mut chance| crash_store(&args, &place, &shim, &mut chance);
    let kill = |mut chance| runtime.block_on(kill_server(&args, &place, &mut chance));
    let cut = |mut chance| runtime.block_on(cut_server(&args, &place, &shim, &mut chance));
    let series: [(Part, Series<'_>); 3] =
        [(Part::Store, &store), (Part::Server, &kill), (Part::Server, &cut)];
    thread::scope(|scope| {
        let mut running = Vec::new();
        for (seed, (_, series)) in (seed..).zip(series).filter(|(_, (part, _))| is_for(*part)) {
            running.push(scope.spawn(move || series(Chance::new(seed))));
        }
        running.into_iter().try_for_each(|it| it.join().expect("a series says what is wrong"))
    })?;
    // After a failure it stays, to be looked at.
    fs::remove_dir_all(&place.folder)?;
    Ok(())
}

fn crash_store(args: &Args, place: &Place, shim: &Path, chance: &mut Chance) -> Result<()> {
    if args.kills > 0 {
        expect_nothing_lost("kill -9", &place.kill(args.kills, chance)?)?;
    }
    if args.cuts > 0 {
        let full = place.cut(shim, args.cuts, Mode::Full, chance)?;
        expect_nothing_lost("power cut", &full)?;
        // Enough that not all cuts can come before anything was written.
        let normal = place.cut(shim, args.cuts.div_ceil(5).max(10), Mode::Normal, chance)?;
        println!("{:<12} {normal}", "control");
        ensure!(normal.n_lost > 0, "the control lost nothing: this power cut proves nothing");
        let n = args.cuts.div_ceil(20).max(2);
        for trouble in [Trouble::SyncFails, Trouble::NoRoom] {
            let failing = place.fail(shim, n, trouble, chance)?;
            expect_nothing_lost(trouble.name(), &failing)?;
        }
    }
    Ok(())
}

async fn kill_server(args: &Args, place: &Place, chance: &mut Chance) -> Result<()> {
    if args.kills == 0 {
        return Ok(());
    }
    let how = Crash::Kill(place.folder("server-kill")?);
    let outcome = server::crash(&place.ahu, how, args.kills, chance).await?;
    outcome.expect_nothing_lost("server -9")
}

async fn cut_server(args: &Args, place: &Place, shim: &Path, chance: &mut Chance) -> Result<()> {
    if args.cuts == 0 {
        return Ok(());
    }
    let disk = Disk { live: place.folder("server-cut")?, disk: place.folder("server-disk")? };
    let outcome = server::crash(&place.ahu, Crash::Cut(disk, shim), args.cuts, chance).await?;
    outcome.expect_nothing_lost("server cut")
}

fn expect_nothing_lost(name: &str, tally: &Tally) -> Result<()> {
    println!("{name:<12} {tally}");
    ensure!(tally.n_acked > 0, "{name}: nothing was acknowledged, so nothing was tried");
    ensure!(tally.n_lost == 0, "{name}: {} acknowledged lines are lost", tally.n_lost);
    Ok(())
}

/// How durable a commit of the program is.
#[derive(Clone, Copy)]
enum Mode {
    Full,
    /// The control: it survives a kill but not a power cut.
    Normal,
}

/// How a disk fails while it has power.
#[derive(Clone, Copy)]
enum Trouble {
    SyncFails,
    NoRoom,
}

impl Trouble {
    fn name(self) -> &'static str {
        match self {
            Trouble::SyncFails => "disk error",
            Trouble::NoRoom => "disk full",
        }
    }

    /// Returns when it happens, in the notation of the shim, and how the program must end.
    fn when(self, number: u32, chance: &mut Chance) -> (&'static str, u64, i32) {
        match self {
            Trouble::SyncFails => ("POWERCUT_FAIL_AT", 20 + chance.below(60), 3),
            // More each time; otherwise the disk would be full from the start.
            Trouble::NoRoom => {
                let room = u64::from(number + 1) * 3_000_000 + chance.below(1_000_000);
                ("POWERCUT_ROOM", room, 4)
            }
        }
    }
}

/// The folders of a crash, and the program that crashes.
struct Place {
    folder: PathBuf,
    scribe: PathBuf,
    ahu: PathBuf,
}

impl Place {
    fn new(programs: &Path) -> Result<Place> {
        // There is a disk where programs are built, which there may not be elsewhere.
        let folder = programs.join("crashed").join(std::process::id().to_string());
        fs::create_dir_all(&folder)?;
        // Links are resolved, because the shim compares folders by name.
        let folder = folder.canonicalize()?;
        let (scribe, ahu) = (programs.join("examples/scribe"), programs.join("ahu"));
        Ok(Place { folder, scribe, ahu })
    }

    fn folder(&self, name: &str) -> Result<PathBuf> {
        let folder = self.folder.join(name);
        fs::create_dir_all(&folder).with_context(|| format!("can't make {}", folder.display()))?;
        Ok(folder)
    }

    fn writer(&self, live: &Path, mode: Mode) -> Command {
        let mut command = Command::new(&self.scribe);
        command.arg("write").arg(live);
        match mode {
            Mode::Full => {}
            Mode::Normal => drop(command.arg("--normal")),
        }
        command
    }

    fn reader(&self, live: &Path) -> Command {
        let mut command = Command::new(&self.scribe);
        command.arg("read").arg(live);
        command
    }

    fn kill(&self, n: u32, chance: &mut Chance) -> Result<Tally> {
        let live = self.folder("kill")?;
        let mut trial = Trial::default();
        for _ in 0..n {
            trial.kill(self.writer(&live, Mode::Full), chance)?;
            trial.compare(self.reader(&live))?;
        }
        Ok(trial.tally)
    }

    fn cut(&self, shim: &Path, n: u32, mode: Mode, chance: &mut Chance) -> Result<Tally> {
        let name = match mode {
            Mode::Full => "cut",
            Mode::Normal => "control",
        };
        let disk = Disk { live: self.folder(name)?, disk: self.folder(&format!("{name}-disk"))? };
        let mut trial = Trial::default();
        for number in 0..n {
            let mut writer = self.writer(&disk.live, mode);
            disk.put_under(&mut writer, shim);
            trial.kill(writer, chance)?;
            // Bytes that were not synced may nevertheless be on disk, in part.
            let tear = if number % 2 == 0 { Tear::Clean } else { Tear::Sectors(chance) };
            disk.cut_power(tear)?;
            trial.compare(self.reader(&disk.live))?;
            disk.save()?;
        }
        Ok(trial.tally)
    }

    /// Makes the disk fail: the program must notice, and nothing acknowledged may be lost.
    fn fail(&self, shim: &Path, n: u32, trouble: Trouble, chance: &mut Chance) -> Result<Tally> {
        let name = trouble.name().replace(' ', "-");
        let disk = Disk { live: self.folder(&name)?, disk: self.folder(&format!("{name}-disk"))? };
        let mut trial = Trial::default();
        for number in 0..n {
            let mut writer = self.writer(&disk.live, Mode::Full);
            disk.put_under(&mut writer, shim);
            let (variable, when, code) = trouble.when(number, chance);
            writer.env(variable, when.to_string());
            trial.expect_end(writer, code)?;
            disk.cut_power(Tear::Clean)?;
            trial.compare(self.reader(&disk.live))?;
            disk.save()?;
        }
        Ok(trial.tally)
    }
}
