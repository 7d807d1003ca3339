//! A server process, and what the system reports about it.

use std::{
    fs,
    net::SocketAddr,
    path::Path,
    process::Stdio,
    time::{Duration, Instant},
};

use anyhow::{Context as _, Result, bail};
use tokio::{
    io::{AsyncBufReadExt as _, BufReader},
    process::{Child, Command},
};

/// How many clock ticks the system counts per second.
const TICKS: f64 = 100.0;

/// A server that was started to be measured. It is killed when dropped.
#[derive(Debug)]
pub(crate) struct Server {
    child: Child,
    pid: u32,
    pub(crate) address: SocketAddr,
    /// How long it took to announce its address.
    pub(crate) ready_after: Duration,
}

impl Server {
    /// Starts `ahu serve` on a data folder, without limits.
    pub(crate) async fn ahu(ahu: &Path, folder: &Path) -> Result<Server> {
        let mut command = Command::new(ahu);
        command.args(["serve", "--no-limits", "--listen", "127.0.0.1:0", "--data"]).arg(folder);
        Server::start(command).await
    }

    /// Starts a server that announces its address.
    pub(crate) async fn start(mut command: Command) -> Result<Server> {
        command.stdout(Stdio::piped()).kill_on_drop(true);
        let started = Instant::now();
        let mut child = command.spawn().with_context(|| format!("can't start {command:?}"))?;
        let stdout = child.stdout.take().context("the server has no output")?;
        let mut lines = BufReader::new(stdout).lines();
        while let Some(line) = lines.next_line().await? {
            if let Some((_, address)) = line.split_once("http://") {
                let pid = child.id().context("the server has ended")?;
                let (address, ready_after) = (address.trim().parse()?, started.elapsed());
                return Ok(Server { child, pid, address, ready_after });
            }
        }
        bail!("the server does not announce its address")
    }

    /// Returns its memory in bytes: the current and the peak usage.
    pub(crate) fn memory(&self) -> Result<(u64, u64)> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.pid))?;
        let of = |name: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(name));
            let kib = line.and_then(|it| it.split_whitespace().next()?.parse::<u64>().ok());
            kib.map(|it| it * 1_024).with_context(|| format!("no {name}"))
        };
        Ok((of("VmRSS:")?, of("VmHWM:")?))
    }

    /// Returns the CPU time that it has used, in seconds.
    pub(crate) fn cpu_s(&self) -> Result<f64> {
        cpu_s(&self.pid.to_string())
    }

    /// Shuts it down gracefully.
    pub(crate) async fn stop(mut self) -> Result<()> {
        self.child.start_kill()?;
        self.child.wait().await?;
        Ok(())
    }
}

/// Returns the CPU time that a process has used, in seconds.
pub(crate) fn cpu_s(pid: &str) -> Result<f64> {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat"))?;
    let (_, fields) = stat.rsplit_once(") ").context("not a stat line")?;
    let fields: Vec<&str> = fields.split(' ').collect();
    let ticks: f64 = fields[11].parse::<f64>()? + fields[12].parse::<f64>()?;
    Ok(ticks / TICKS)
}

/// Returns the CPU time that all processes of this machine have used, in seconds.
pub(crate) fn machine_cpu_s() -> Result<f64> {
    let stat = fs::read_to_string("/proc/stat")?;
    let line = stat.lines().next().context("no line about the machine")?;
    let fields: Vec<f64> = line.split_whitespace().skip(1).flat_map(str::parse).collect();
    // Everything except idle time and waiting for disks.
    let at = |idx: usize| fields.get(idx).copied().unwrap_or(0.0);
    Ok((at(0) + at(1) + at(2) + at(5) + at(6) + at(7)) / TICKS)
}

/// How busy the server, the load generator and everything else kept the machine.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Work {
    at: Instant,
    server: f64,
    own: f64,
    machine: f64,
}

impl Work {
    /// Reads the counters.
    pub(crate) fn now(server: &Server) -> Result<Work> {
        Ok(Work {
            at: Instant::now(),
            server: server.cpu_s()?,
            own: cpu_s("self")?,
            machine: machine_cpu_s()?,
        })
    }

    /// Returns how much of one core, in percent, the server, the load generator and everything else
    /// have used since then.
    pub(crate) fn since(self, server: &Server) -> Result<[f64; 3]> {
        let now = Work::now(server)?;
        let wall = (now.at - self.at).as_secs_f64().max(1e-9);
        let percent = |cpu_s: f64| 100.0 * cpu_s / wall;
        let (server, own) = (now.server - self.server, now.own - self.own);
        let others = now.machine - self.machine - server - own;
        Ok([percent(server), percent(own), percent(others.max(0.0))])
    }
}
