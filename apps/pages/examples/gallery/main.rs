//! Writes every page in every language to a folder, for people to look at.

mod sample;

use std::{env, fs, path::Path};

use anyhow::{Context, Result};
use pages::{
    Settings, Theme,
    assets::{Assets, asset},
};
use words::Lang;

fn main() -> Result<()> {
    let folder = env::args().nth(1).context("expected a folder to write to")?;
    let folder = Path::new(&folder);
    let tables = sample::Tables::new(&["Anna", "Maximilian-Josef"]);
    for theme in [Theme::Light, Theme::Dark] {
        for lang in Lang::ALL {
            let settings = Settings { theme, ..Settings::default() };
            let to = folder.join(theme.key()).join(lang.key());
            fs::create_dir_all(&to)?;
            for (name, html) in sample::pages(&tables, lang, settings) {
                fs::write(to.join(format!("{name}.html")), html)?;
            }
        }
    }
    for table in &tables.middle {
        let (_, fragments) = sample::page_and_fragments(table, Lang::En, Settings::default());
        let html: String = fragments.into_iter().map(|(_, html)| html).collect();
        let name = format!("fragments-{}.html", table.game().facts().key);
        fs::write(folder.join(name), html)?;
    }
    let names = Assets::iter().chain(["boards.css", "pick.js"].map(Into::into));
    for path in names {
        let to = folder.join("assets").join(&*path);
        fs::create_dir_all(to.parent().context("a folder")?)?;
        fs::write(to, asset(&path).context("an asset")?.0)?;
    }
    Ok(())
}
