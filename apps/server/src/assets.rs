//! Style sheets, scripts and icons, held in the binary.

use rust_embed::RustEmbed;

/// The files of `assets/`.
#[derive(Debug, RustEmbed)]
#[folder = "assets/"]
pub struct Assets;
