//! Encrypts stored seeds with a key that is not in the database.

use hmac::{Hmac, KeyInit as _, Mac as _};
use rules_core::Seat;
use sha2::Sha256;
use store::{SealedSeed, TableId};
use zeroize::Zeroizing;

/// The key that encrypts seeds. Without it, a copy of the database reveals
/// nothing about running games.
#[derive(Clone)]
pub struct SealKey(Zeroizing<[u8; 32]>);

impl SealKey {
    /// Creates the key from its bytes.
    pub fn new(bytes: [u8; 32]) -> SealKey {
        SealKey(Zeroizing::new(bytes))
    }

    /// Encrypts a seed for the store.
    pub fn seal(&self, id: &TableId, seed: &[u8; 32]) -> SealedSeed {
        SealedSeed(self.mask(id, seed).to_vec())
    }

    pub(super) fn unseal(&self, id: &TableId, sealed: &SealedSeed) -> Option<[u8; 32]> {
        let bytes: &[u8; 32] = sealed.0.as_slice().try_into().ok()?;
        Some(self.mask(id, bytes))
    }

    /// Returns six bytes for the words that move a seat to another device.
    /// They change after each use.
    pub fn seat_bytes(&self, id: &TableId, seat: Seat, n_claims: u32) -> [u8; 6] {
        let mut mac = self.mac();
        mac.update(b"ahu words of seat ");
        mac.update(format!("{id} {seat} {n_claims}").as_bytes());
        let all: [u8; 32] = mac.finalize().into_bytes().into();
        std::array::from_fn(|idx| all[idx])
    }

    fn mac(&self) -> Hmac<Sha256> {
        Hmac::<Sha256>::new_from_slice(&*self.0).expect("a key of any length")
    }

    /// Each table has a mask of its own, used for one seed: a one-time pad.
    fn mask(&self, id: &TableId, bytes: &[u8; 32]) -> [u8; 32] {
        let mut mac = self.mac();
        mac.update(b"ahu seed of table ");
        mac.update(id.as_str().as_bytes());
        let mask: [u8; 32] = mac.finalize().into_bytes().into();
        std::array::from_fn(|idx| bytes[idx] ^ mask[idx])
    }
}

impl std::fmt::Debug for SealKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("SealKey(secret)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_comes_back_only_with_the_key_and_the_table() {
        let key = SealKey::new([7; 32]);
        let [one, two]: [TableId; 2] = ["one", "two"].map(|id| id.parse().expect("a name"));
        let sealed = key.seal(&one, &[9; 32]);
        assert_ne!(sealed.0, vec![9; 32]);
        assert_eq!(key.unseal(&one, &sealed), Some([9; 32]));
        assert_ne!(key.unseal(&two, &sealed), Some([9; 32]));
        assert_ne!(SealKey::new([8; 32]).unseal(&one, &sealed), Some([9; 32]));
        assert_eq!(key.unseal(&one, &SealedSeed(vec![1])), None);
    }
}
