//! What the server takes from the world: the time and random bytes.
//!
//! Both are passed in, so that two servers can run in lockstep and be compared
//! byte by byte.

use std::{
    fmt,
    sync::Arc,
    time::{SystemTime, UNIX_EPOCH},
};

use referee::Time;

/// A clock.
pub trait Clock: Send + Sync {
    /// Returns the time.
    fn now(&self) -> Time;
}

/// A source of bytes that nobody can guess.
pub trait RandomBytes: Send + Sync {
    /// Fills the whole buffer.
    fn fill(&self, bytes: &mut [u8]);
}

/// The clock of the machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> Time {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Time(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
    }
}

/// The random bytes of the operating system.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemBytes;

impl RandomBytes for SystemBytes {
    fn fill(&self, bytes: &mut [u8]) {
        // Without random bytes no session is safe and no deal is fair, so giving no
        // answer is better.
        getrandom::fill(bytes).expect("the operating system has random bytes");
    }
}

/// The clock and the random bytes that a server uses.
#[derive(Clone)]
pub struct World {
    clock: Arc<dyn Clock>,
    bytes: Arc<dyn RandomBytes>,
}

impl World {
    /// Uses the clock and the random bytes of the machine.
    pub fn system() -> World {
        World::new(SystemClock, SystemBytes)
    }

    /// Uses the given clock and random bytes.
    pub fn new(clock: impl Clock + 'static, bytes: impl RandomBytes + 'static) -> World {
        World { clock: Arc::new(clock), bytes: Arc::new(bytes) }
    }

    /// Returns the time.
    pub fn now(&self) -> Time {
        self.clock.now()
    }

    /// Returns random bytes.
    pub fn bytes<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        self.bytes.fill(&mut bytes);
        bytes
    }

    /// Returns a random number.
    pub fn number(&self) -> u64 {
        u64::from_be_bytes(self.bytes())
    }

    /// Returns `N` random bytes as text for URLs, with five bits per letter.
    pub fn text<const N: usize>(&self) -> String {
        base32(&self.bytes::<N>())
    }
}

impl fmt::Debug for World {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("World")
    }
}

/// The letters and digits without `i`, `l`, `o` and `u`, which are easily misread.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Writes bytes with 32 letters.
pub fn base32(bytes: &[u8]) -> String {
    let mut res = String::with_capacity((bytes.len() * 8).div_ceil(5));
    let (mut rest, mut n_bits) = (0_u32, 0);
    for byte in bytes {
        rest = rest << 8 | u32::from(*byte);
        n_bits += 8;
        while n_bits >= 5 {
            n_bits -= 5;
            res.push(char::from(LETTERS[(rest >> n_bits & 31) as usize]));
        }
        rest &= (1 << n_bits) - 1;
    }
    if n_bits > 0 {
        res.push(char::from(LETTERS[(rest << (5 - n_bits) & 31) as usize]));
    }
    res
}

#[cfg(test)]
mod tests {
    use super::base32;

    #[test]
    fn base32_keeps_every_bit() {
        assert_eq!(base32(&[]), "");
        assert_eq!(base32(&[0xff]), "zw");
        assert_eq!(base32(&[0, 0, 0, 0, 1]), "00000001");
        assert_eq!(base32(&[0xff; 16]).len(), 26);
        let texts: std::collections::BTreeSet<String> =
            (0..=u16::MAX).map(|n| base32(&n.to_be_bytes())).collect();
        assert_eq!(texts.len(), 65_536);
    }
}
