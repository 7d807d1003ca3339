//! Waits for things that happen at some later time.

use std::{
    thread::sleep,
    time::{Duration, Instant},
};

use anyhow::{Result, bail};

/// How long something that should happen at once may take on a busy machine.
///
/// Normally nothing takes that long: it says when to give up, not how fast something must be.
pub(crate) const PATIENCE: Duration = Duration::from_secs(120);

/// How long to wait before checking again.
const PAUSE: Duration = Duration::from_millis(15);

/// Waits until `probe` returns something.
///
/// # Errors
///
/// Gives up after two minutes and says what did not happen.
pub fn soon<T>(what: &str, mut probe: impl FnMut() -> Result<Option<T>>) -> Result<T> {
    let end = Instant::now() + PATIENCE;
    loop {
        if let Some(found) = probe()? {
            return Ok(found);
        }
        if end < Instant::now() {
            bail!("waited {} s for this: {what}", PATIENCE.as_secs());
        }
        sleep(PAUSE);
    }
}
