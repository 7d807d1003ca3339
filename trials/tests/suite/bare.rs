//! The app works without scripts.

use anyhow::{Context, Result, bail};
use trials::{Browser, Key, Screen, Site, soon};

/// More moves than any game takes.
const N_MOVES_MAX: usize = 3_000;

fn sit_down(site: &Site, game: &str) -> Result<Browser> {
    let browser = Browser::open(site, Screen::Desktop)?;
    browser.turn_scripts_off()?;
    browser.go(&format!("/new?game={game}&with=bots&seats=2"))?;
    browser.click("input[name=pace][value=instant]")?;
    browser.click("button[name=start]")?;
    Ok(browser)
}

/// Plays on the board, where without scripts each target is a button that makes a move: to the
/// end, or until we have made a number of moves.
fn play(game: &str, n_moves: usize) -> Result<()> {
    let site = Site::start()?;
    let browser = sit_down(&site, game)?;
    let mut n_taken = 0;
    // The page reloads itself while bots move, so a click may hit a page that is gone.
    for number in 0..2 * N_MOVES_MAX {
        if n_taken == n_moves {
            let n_rows = browser.count("#log .rows > li")?;
            assert!(n_rows > 10, "{game}: {n_rows} lines tell of {n_taken} moves and the bot's");
            return browser.close();
        }
        let target = soon("a move, or the end", || {
            let targets = browser.all("#board button.target[value], #tray button.target[value]")?;
            if !targets.is_empty() {
                let idx = (number * 7 + 3) % targets.len();
                return Ok(Some(targets.into_iter().nth(idx)));
            }
            if browser.count("#actions a[href$='/end']")? != 0 {
                return Ok(Some(None));
            }
            browser.reload()?;
            Ok(None)
        })?;
        let Some(target) = target else {
            browser.click("#actions a[href$='/end']")?;
            browser.find("table")?;
            assert!(n_taken > 10, "{game} was over after {n_taken} moves");
            return Ok(());
        };
        // With Enter, because without scripts a bar may cover a target.
        let before = browser.version()?;
        if target.press(Key::Enter).is_ok() {
            soon("the page after a move", || Ok((browser.version()? != before).then_some(())))?;
            n_taken += 1;
        }
    }
    bail!("{game} is not over after {n_taken} moves");
}

#[test]
fn rapa_nui_plays_to_its_end_without_scripts() -> Result<()> {
    play("rapanui", N_MOVES_MAX)
}

// Each move loads a page, and these games have hundreds of moves. The tests of the
// server, which press the same buttons, play them to the end.

#[test]
fn entdecker_plays_without_scripts() -> Result<()> {
    play("entdecker", 30)
}

#[test]
fn giants_plays_without_scripts() -> Result<()> {
    play("giants", 30)
}

#[test]
fn the_list_of_moves_plays_without_scripts() -> Result<()> {
    let site = Site::start()?;
    let browser = sit_down(&site, "entdecker")?;
    for _ in 0..12 {
        soon("a move", || {
            if browser.count("#moves .move")? > 0 {
                return Ok(Some(()));
            }
            browser.reload()?;
            Ok(None)
        })?;
        let before = browser.version()?;
        // The list is open where the board has no buttons.
        if browser.count("#moves-all[open]")? == 0 {
            browser.click("#moves-all > summary")?;
        }
        press_the_first_move(&browser)?;
        soon("the page after a move", || Ok((browser.version()? != before).then_some(())))?;
    }
    assert!(browser.count("#log li")? > 5);
    browser.close()
}

/// Opens groups until a move is visible, and presses it.
fn press_the_first_move(browser: &Browser) -> Result<()> {
    let mut groups = browser.all("#moves details.group > summary")?.into_iter();
    loop {
        for button in browser.all("#moves .move")? {
            if button.is_displayed()? {
                return button.click();
            }
        }
        groups.next().context("a group to open")?.click()?;
    }
}
