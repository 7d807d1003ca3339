//! Style sheets, scripts and icons, embedded in the program.

use std::borrow::Cow;

use rust_embed::RustEmbed;
use sha2::{Digest as _, Sha256};

/// The files of `assets/`.
#[derive(Debug, RustEmbed)]
#[folder = "assets/"]
pub struct Assets;

/// The style sheets, scripts and symbols of the boards.
fn of_boards() -> [(&'static str, &'static str); 2] {
    [("boards.css", catalog::css()), ("pick.js", boards::SCRIPT)]
}

/// Returns the path of the assets, which changes when any of them does.
pub fn base() -> String {
    let mut names: Vec<_> = Assets::iter().collect();
    names.sort();
    let mut hash = Sha256::new();
    for name in names {
        hash.update(name.as_bytes());
        hash.update(Assets::get(&name).map(|it| it.metadata.sha256_hash()).unwrap_or_default());
    }
    for (name, text) in of_boards() {
        hash.update(name.as_bytes());
        hash.update(text.as_bytes());
    }
    let version: String = hash.finalize()[..10].iter().map(|it| format!("{it:02x}")).collect();
    format!("/assets/{version}")
}

/// Returns an asset and its type.
pub fn asset(path: &str) -> Option<(Cow<'static, [u8]>, &'static str)> {
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
    let of_boards = of_boards().into_iter().find(|(name, _)| *name == path);
    let data = match of_boards {
        Some((_, text)) => Cow::Borrowed(text.as_bytes()),
        None => Assets::get(path)?.data,
    };
    let is_script = path.ends_with(".js");
    Some((if is_script { without_comments(&data).into() } else { data }, kind))
}

/// Removes the comment lines of a script, which browsers need not load.
fn without_comments(script: &[u8]) -> Vec<u8> {
    let lines = script.split_inclusive(|byte| *byte == b'\n');
    lines.filter(|line| !line.trim_ascii_start().starts_with(b"//")).flatten().copied().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scripts_are_sent_without_their_comments() {
        let (script, _) = asset("morph.js").expect("a script");
        let script = String::from_utf8(script.into_owned()).expect("text");
        assert!(script.contains("export const morph ="));
        assert!(!script.lines().any(|line| line.trim_start().starts_with("//")), "{script}");
    }
}
