//! Waiting for what happens in its own time.

use std::time::Duration;

use anyhow::{Result, bail};
use tokio::time::{Instant, sleep};

/// How long something that should happen at once may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

/// Waits until `probe` gives something.
///
/// # Errors
///
/// Gives up after half a minute and says what did not happen.
pub async fn soon<T>(what: &str, probe: impl AsyncFnMut() -> Result<Option<T>>) -> Result<T> {
    eventually(PATIENCE, what, probe).await
}

/// Waits until `probe` gives something, for at most so long.
///
/// # Errors
///
/// Gives up then and says what did not happen.
pub async fn eventually<T>(
    patience: Duration,
    what: &str,
    mut probe: impl AsyncFnMut() -> Result<Option<T>>,
) -> Result<T> {
    let end = Instant::now() + patience;
    loop {
        if let Some(found) = probe().await? {
            return Ok(found);
        }
        if end < Instant::now() {
            bail!("waited {} s for this: {what}", patience.as_secs());
        }
        sleep(Duration::from_millis(30)).await;
    }
}
