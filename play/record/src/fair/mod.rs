//! Randomness that can be verified afterwards: the scheme PF1.
//!
//! Before anyone takes a seat, a table shows a [`Commitment`]: a fingerprint of a
//! secret [`Seed`]. Each seat then contributes its own [`Entropy`]. When the game
//! starts, both are mixed into a [`GameKey`], and from then on every chance outcome
//! is fixed: outcome *n* is a function of the key and of *n*. At the end the seed is
//! revealed, and everyone can compute the outcomes again.
//!
//! # What it proves
//!
//! Nothing was changed afterwards: neither the seed, nor the entropy of the seats,
//! nor the options, nor any outcome. And no single party chose the outcomes: the
//! server fixed its seed before it knew what the seats would contribute, and the
//! seats contributed without knowing the seed. This holds for everyone who saw the
//! same commitment before taking a seat and finds their own entropy in the record.
//!
//! # What it does not prove
//!
//! - That nobody peeked. The operator of the server knows the seed and could look at
//!   what will come. PF1 takes away the power to change it.
//! - That the server and the seats did not collude. A server that colludes with the
//!   *last* player to take a seat can try many entropies until it likes the outcomes.
//! - That these are the moves that were made, unless someone at the table kept a
//!   chain head: a server that rewrites the moves can compute a new chain.
//!
//! PF1 never changes. The exact bytes and test vectors are in `docs/record.md`.

mod hex;
mod seed;
mod stream;
mod terms;
mod chain;
mod table;

pub use self::{
    chain::{Chain, ChainHead},
    seed::{Commitment, Entropy, RevealedSeed, Seed},
    stream::{GameKey, Stream},
    table::{Open, Started},
    terms::Terms,
};

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

/// The name of the scheme in a record.
pub const SCHEME: &str = "pf1";

/// Every hash input begins with this and the name of its purpose.
const PREFIX: &str = "bgpf1:";

/// SHA-256 without any framing.
pub(crate) fn sha256(bytes: &[u8]) -> [u8; 32] {
    Sha256::digest(bytes).into()
}

/// Hashes parts for one purpose. Each part is preceded by its length, so that no
/// two different lists of parts give the same bytes.
fn hash(tag: &str, parts: &[&[u8]]) -> [u8; 32] {
    let mut hasher = Sha256::new();
    frame(tag, parts, |bytes| hasher.update(bytes));
    hasher.finalize().into()
}

/// Same as [`hash`], with a key.
fn keyed_hash(key: &[u8; 32], tag: &str, parts: &[&[u8]]) -> [u8; 32] {
    let mut hasher = Hmac::<Sha256>::new_from_slice(key).expect("HMAC takes a key of any length");
    frame(tag, parts, |bytes| hasher.update(bytes));
    hasher.finalize().into_bytes().into()
}

fn frame(tag: &str, parts: &[&[u8]], mut update: impl FnMut(&[u8])) {
    let n_tag_bytes = (PREFIX.len() + tag.len()) as u32;
    update(&n_tag_bytes.to_be_bytes());
    update(PREFIX.as_bytes());
    update(tag.as_bytes());
    for part in parts {
        // The limits of a record keep every part far below 4 GiB.
        update(&(part.len() as u32).to_be_bytes());
        update(part);
    }
}
