//! Nothing happens by accident.

use anyhow::{Context, Result};
use trials::{Browser, Hand, Key, Screen, Site, Target};

const GAMES: [(&str, u8); 3] = [("rapanui", 2), ("entdecker", 2), ("giants", 2)];

#[test]
fn a_first_click_changes_nothing() -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::open(&site, Screen::Desktop)?;
    for (game, n_seats) in GAMES {
        browser.start_game(game, n_seats)?;
        for _ in 0..3 {
            let targets = browser.targets()?;
            let before = browser.version()?;
            browser.pick(Hand::Mouse, &targets[0])?;
            browser.press(Key::Escape)?;
            // The same for all others, and for what can't be selected now.
            let script = "for (const it of document.querySelectorAll('button.target')) {
                  it.click();
                  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
                }
                return document.querySelector('#play').hasAttribute('aria-busy')";
            assert_eq!(browser.eval(script)?, false, "{game}: something was sent");
            browser.reload()?;
            let targets = browser.targets()?;
            assert_eq!(browser.version()?, before, "{game}: a click changed the table");
            browser.pick(Hand::Mouse, &targets[0])?;
            browser.commit(Hand::Mouse, &targets[0])?;
        }
    }
    browser.close()
}

/// Plays until there is a move that can't be undone.
fn come_to_a_final_step(browser: &Browser) -> Result<Target> {
    for _ in 0..60 {
        let targets = browser.targets()?;
        if let Some(target) = targets.iter().find(|it| it.is_final) {
            return Ok(target.clone());
        }
        let target = targets.last().context("a target")?;
        browser.pick(Hand::Mouse, target)?;
        browser.commit(Hand::Mouse, target)?;
    }
    anyhow::bail!("no step that can't be taken back")
}

/// Checks that nothing was committed, and clears the selection.
fn check_still(browser: &Browser, version: &serde_json::Value, what: &str) -> Result<()> {
    // A form is sent at once and is busy until the answer arrives.
    let script = "return [document.querySelectorAll('#game [aria-busy]').length, window.asked]";
    assert_eq!(browser.eval(script)?, serde_json::json!([0, 0]), "{what} committed");
    assert_eq!(&browser.version()?, version, "{what} committed");
    let drop = "document.getElementById('commit-no').click()";
    browser.eval(drop)?;
    Ok(())
}

/// Counts the requests of the page to the server.
const COUNT: &str = "window.asked = 0;
    const ask = window.fetch;
    window.fetch = (...terms) => { asked += 1; return ask(...terms); };";

#[test]
fn haste_never_commits_what_stays() -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::open(&site, Screen::Desktop)?;
    for (game, n_seats) in GAMES {
        browser.start_game(game, n_seats)?;
        let target = come_to_a_final_step(&browser)?;
        let version = browser.version()?;
        let id = &target.id;
        let css = format!("[id='{id}']");
        browser.eval(COUNT)?;
        // However slow the machine is, no time passes for the page.
        browser.stop_the_clock()?;

        browser.double_click(&css)?;
        check_still(&browser, &version, "a double click")?;

        let script = format!(
            "document.getElementById({id:?}).click(); document.getElementById('commit').click()"
        );
        browser.eval(&script)?;
        check_still(&browser, &version, "a click on the button at once")?;

        browser.eval(&format!("document.getElementById({id:?}).focus()"))?;
        browser.hold_enter(12)?;
        check_still(&browser, &version, "Enter held down")?;

        browser.set_screen(Screen::Phone)?;
        browser.tap(&css)?;
        browser.tap(&css)?;
        check_still(&browser, &version, "a double tap")?;
        // A second tap after a while does not commit either: a finger needs the button.
        browser.tap(&css)?;
        browser.let_calm_pass()?;
        browser.tap(&css)?;
        check_still(&browser, &version, "a second tap")?;
        browser.set_screen(Screen::Desktop)?;

        // After a while it is committed.
        browser.pick(Hand::Mouse, &target)?;
        browser.let_calm_pass()?;
        browser.commit(Hand::Mouse, &target)?;
    }
    browser.close()
}
