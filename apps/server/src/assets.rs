//! Style sheets, scripts and icons, held in the binary.

use rust_embed::{EmbeddedFile, RustEmbed};
use sha2::{Digest as _, Sha256};

use crate::world::base32;

/// The files of `assets/`.
#[derive(Debug, RustEmbed)]
#[folder = "assets/"]
pub struct Assets;

/// Returns where the assets are: an address that changes with any of them.
pub fn base() -> String {
    let mut names: Vec<_> = Assets::iter().collect();
    names.sort();
    let mut hash = Sha256::new();
    for name in names {
        hash.update(name.as_bytes());
        hash.update(Assets::get(&name).map(|it| it.metadata.sha256_hash()).unwrap_or_default());
    }
    format!("/assets/{}", base32(&hash.finalize()[..10]))
}

/// Returns an asset and its type.
pub fn asset(path: &str) -> Option<(EmbeddedFile, &'static str)> {
    let kind = match path.rsplit_once('.')?.1 {
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "woff2" => "font/woff2",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        "txt" => "text/plain; charset=utf-8",
        "webmanifest" => "application/manifest+json",
        _ => return None,
    };
    Some((Assets::get(path)?, kind))
}
