//! Bytes as lower-case hexadecimal digits.

use std::fmt;

use crate::Flaw;

/// Writes two digits per byte.
pub(super) fn write(bytes: &[u8], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

/// Reads two digits per byte.
///
/// Upper case is refused, so that the same bytes have only one notation.
pub(super) fn read(text: &str) -> Result<Vec<u8>, Flaw> {
    let digit = |ch: char| match ch {
        '0'..='9' | 'a'..='f' => Ok(ch.to_digit(16).unwrap_or(0) as u8),
        _ => Err(Flaw::expected("digits 0-9 and a-f", text)),
    };
    let digits: Vec<u8> = text.chars().map(digit).collect::<Result<_, _>>()?;
    if !digits.len().is_multiple_of(2) {
        return Err(Flaw::expected("two digits per byte", text));
    }
    Ok(digits.chunks_exact(2).map(|pair| pair[0] << 4 | pair[1]).collect())
}

/// Reads 32 bytes.
pub(super) fn read_32(text: &str) -> Result<[u8; 32], Flaw> {
    let bytes = read(text)?;
    let expected = || format!("64 digits, not {}", text.len());
    bytes.try_into().map_err(|_| Flaw::expected(expected(), text))
}

/// Defines a type for 32 public bytes with its notation.
macro_rules! public_bytes {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(pub [u8; 32]);

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                $crate::fair::hex::write(&self.0, f)
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, concat!(stringify!($name), "({})"), self)
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::Flaw;

            fn from_str(text: &str) -> Result<$name, $crate::Flaw> {
                $crate::fair::hex::read_32(text).map($name)
            }
        }
    };
}
pub(super) use public_bytes;
