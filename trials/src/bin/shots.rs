//! Takes the screenshots for the documentation: `shots RECORDS OUT GAME=VERB…`.
//!
//! It imports a finished game of each kind from the folder of records, and shows
//! its first position, one from the middle and its end on a desktop and on a
//! phone, in light and dark mode. The verb begins the decision that is shown in the
//! middle.

#![expect(clippy::print_stdout, reason = "a command tells how it goes")]

use std::{
    env, fs,
    path::{Path, PathBuf},
    thread,
    time::Duration,
};

use anyhow::{Context, Result};
use trials::{Browser, Screen, Site};

/// How far into a game its middle is, in percent.
const MIDDLE: usize = 62;

fn main() -> Result<()> {
    let mut args = env::args().skip(1);
    let records = args.next().map(PathBuf::from).context("expected the folder of records")?;
    let out = args.next().map(PathBuf::from).context("expected the folder for pictures")?;
    fs::create_dir_all(&out)?;
    let site = Site::start()?;
    for arg in args {
        let (game, verb) = arg.split_once('=').with_context(|| format!("no verb: {arg}"))?;
        let text = record(&records, game)?;
        let browser = Browser::open(&site, Screen::Desktop)?;
        browser.hide_scrollbars()?;
        put_help_away(&browser, game)?;
        let past = import(&browser, &text)?;
        let middle = fork(&browser, &past, decision(&text, verb))?;
        let start = fork(&browser, &past, first(&text))?;
        let moments = [("start", start), ("middle", middle), ("end", format!("{past}/end"))];
        for (moment, address) in moments {
            take(&browser, &address, &format!("{game}-{moment}"), &out)?;
        }
        browser.close()?;
    }
    Ok(())
}

/// Reads the record of a game.
fn record(folder: &Path, game: &str) -> Result<String> {
    let path = folder.join(game).join(format!("{game}-000001.ahu"));
    let record = fs::read_to_string(&path);
    let record = record.with_context(|| format!("can't read {}", path.display()))?;
    // Names of people look better than nameless bots.
    let names = [("bot a ", "seat a Anna"), ("bot b ", "seat b Bea"), ("bot c ", "seat c Carl")];
    let renamed = record.lines().map(|line| {
        let name = names.iter().find(|(bot, _)| line.starts_with(bot));
        name.map_or(line, |(_, name)| name)
    });
    Ok(renamed.map(|line| format!("{line}\n")).collect())
}

/// Returns the moves of a record: number, mover and the rest.
fn moves(record: &str) -> impl Iterator<Item = (u32, &str, &str)> {
    record.lines().filter_map(|line| {
        let mut words = line.splitn(3, ' ');
        Some((words.next()?.parse().ok()?, words.next()?, words.next()?))
    })
}

/// Returns the number of moves before the first decision of the first seat.
fn first(record: &str) -> u32 {
    moves(record).find(|it| it.1 == "a").map_or(0, |it| it.0 - 1)
}

/// Returns the number of moves before a good-looking decision of the first seat in
/// the middle of the game.
fn decision(record: &str, verb: &str) -> u32 {
    let n_moves = moves(record).count();
    let is_it = |(number, mover, mv): &(u32, &str, &str)| {
        *mover == "a" && mv.starts_with(verb) && n_moves * MIDDLE / 100 <= *number as usize
    };
    moves(record).find(is_it).map_or(0, |it| it.0 - 1)
}

/// Hides the explanations for a first game, which would cover the board.
fn put_help_away(browser: &Browser, game: &str) -> Result<()> {
    browser.go("/settings")?;
    let script = format!(
        "const [done] = arguments;
         const body = new URLSearchParams({{ coach: 'off', sheet: {game:?}, back: '/' }});
         fetch('/settings', {{ method: 'POST', body }}).then(it => done(it.ok))"
    );
    let is_done = browser.eval_async(&script, Vec::new())?;
    anyhow::ensure!(is_done == true, "the settings of {game} were not taken");
    Ok(())
}

/// Imports a record and returns the path of its table.
fn import(browser: &Browser, record: &str) -> Result<String> {
    browser.go("/import")?;
    let script = format!(
        "document.getElementById('text').value = {record:?};
         document.querySelector('form[action=\"/import\"]').requestSubmit()"
    );
    browser.eval(&script)?;
    let table = address(browser, "import")?;
    Ok(table.split("/end").next().unwrap_or_default().to_owned())
}

/// Plays on from a move at a new table and returns its path.
fn fork(browser: &Browser, past: &str, at: u32) -> Result<String> {
    browser.go(&format!("{past}/at/{at}"))?;
    browser.click("form.play-on button[value=bots]")?;
    address(browser, "/at/")
}

/// Waits until the browser has left a page and returns the new path.
fn address(browser: &Browser, left: &str) -> Result<String> {
    trials::soon("another page", || {
        let path = browser.eval("return location.pathname")?;
        let path = path.as_str().unwrap_or_default().to_owned();
        Ok((!path.contains(left)).then_some(path))
    })
}

/// Takes screenshots of a page on both screens, in light and dark mode.
fn take(browser: &Browser, address: &str, name: &str, out: &Path) -> Result<()> {
    for (screen, size) in [(Screen::Desktop, "desk"), (Screen::Phone, "phone")] {
        browser.set_screen(screen)?;
        for theme in ["light", "dark"] {
            browser.prefer("prefers-color-scheme", theme)?;
            browser.go(address)?;
            thread::sleep(Duration::from_millis(400));
            browser.eval("scrollTo(0, 0)")?;
            let path = out.join(format!("{name}-{size}-{theme}.webp"));
            browser.save_webp(&path)?;
            println!("{}", path.display());
        }
    }
    browser.set_screen(Screen::Desktop)
}
