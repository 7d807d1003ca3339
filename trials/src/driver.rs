//! The program that drives the browsers: one for all trials of a process.

use std::{
    io::{BufRead, BufReader},
    process::{Command, Stdio},
    sync::OnceLock,
    thread,
};

/// Returns the address of the driver, which is started at the first call.
///
/// It ends with the process that started it: its input is a pipe of ours.
///
/// # Panics
///
/// Panics if the driver can't be started: `cargo xtask test` installs it.
pub(crate) fn address() -> &'static str {
    static ADDRESS: OnceLock<String> = OnceLock::new();
    ADDRESS.get_or_init(|| {
        // The shell waits for the end of its input, which comes with our end,
        // whatever that is, and takes the driver with it.
        let script = "chromedriver --port=0 & pid=$!; cat >/dev/null; kill $pid";
        let mut child = Command::new("sh")
            .args(["-c", script])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("a shell");
        let output = child.stdout.take().expect("a pipe");
        // Leaked on purpose: the pipe must stay open as long as the process.
        Box::leak(Box::new(child));
        let mut lines = BufReader::new(output).lines();
        let port = lines.by_ref().map_while(Result::ok).find_map(|line| {
            let (_, port) = line.split_once("started successfully on port ")?;
            Some(port.trim_end_matches('.').to_owned())
        });
        thread::spawn(move || lines.for_each(drop));
        let port = port.expect("chromedriver, which `cargo xtask test` installs");
        format!("http://127.0.0.1:{port}")
    })
}
