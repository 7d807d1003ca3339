//! Nothing is done by accident.

use std::time::Duration;

use anyhow::{Context, Result};
use thirtyfour::Key;
use tokio::time::sleep;
use trials::{Browser, Hand, Screen, Site, Target};

const GAMES: [(&str, u8); 3] = [("rapanui", 2), ("entdecker", 2), ("giants", 2)];

#[tokio::test]
async fn a_first_click_changes_nothing() -> Result<()> {
    let site = Site::start().await?;
    let browser = Browser::open(&site, Screen::Desktop).await?;
    for (game, n_seats) in GAMES {
        browser.start_game(game, n_seats).await?;
        for _ in 0..3 {
            let targets = browser.targets().await?;
            let before = browser.version().await?;
            browser.pick(Hand::Mouse, &targets[0]).await?;
            browser.press(Key::Escape).await?;
            // Each of the others too, and whatever can't be chosen now.
            let script = "for (const it of document.querySelectorAll('button.target')) {
                  it.click();
                  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
                }
                return document.querySelector('#play').hasAttribute('aria-busy')";
            assert_eq!(browser.eval(script).await?, false, "{game}: something was sent");
            browser.reload().await?;
            let targets = browser.targets().await?;
            assert_eq!(browser.version().await?, before, "{game}: a click changed the table");
            browser.pick(Hand::Mouse, &targets[0]).await?;
            browser.commit(Hand::Mouse, &targets[0]).await?;
        }
    }
    browser.close().await
}

/// Plays until something can't be taken back.
async fn come_to_a_final_step(browser: &Browser) -> Result<Target> {
    for _ in 0..60 {
        let targets = browser.targets().await?;
        if let Some(target) = targets.iter().find(|it| it.is_final) {
            return Ok(target.clone());
        }
        let target = targets.last().context("a target")?;
        browser.pick(Hand::Mouse, target).await?;
        browser.commit(Hand::Mouse, target).await?;
    }
    anyhow::bail!("no step that can't be taken back")
}

/// Checks that nothing was committed, and drops what was picked.
async fn check_still(browser: &Browser, version: &serde_json::Value, what: &str) -> Result<()> {
    sleep(Duration::from_millis(700)).await;
    assert_eq!(&browser.version().await?, version, "{what} committed");
    let drop = "document.getElementById('commit-no').click()";
    browser.eval(drop).await?;
    Ok(())
}

#[tokio::test]
async fn haste_never_commits_what_stays() -> Result<()> {
    let site = Site::start().await?;
    let browser = Browser::open(&site, Screen::Desktop).await?;
    for (game, n_seats) in GAMES {
        browser.start_game(game, n_seats).await?;
        let target = come_to_a_final_step(&browser).await?;
        let version = browser.version().await?;
        let id = &target.id;
        let css = format!("[id='{id}']");

        browser.double_click(&css).await?;
        check_still(&browser, &version, "a double click").await?;

        let script = format!(
            "document.getElementById({id:?}).click(); document.getElementById('commit').click()"
        );
        browser.eval(&script).await?;
        check_still(&browser, &version, "a click on the button at once").await?;

        browser.eval(&format!("document.getElementById({id:?}).focus()")).await?;
        browser.hold_enter(12).await?;
        check_still(&browser, &version, "Enter held down").await?;

        browser.set_screen(Screen::Phone).await?;
        browser.tap(&css).await?;
        browser.tap(&css).await?;
        check_still(&browser, &version, "a double tap").await?;
        // Nor does a second tap after a while: a finger needs the button.
        browser.tap(&css).await?;
        sleep(Duration::from_millis(500)).await;
        browser.tap(&css).await?;
        check_still(&browser, &version, "a second tap").await?;
        browser.set_screen(Screen::Desktop).await?;

        // In calm it is committed.
        browser.pick(Hand::Mouse, &target).await?;
        browser.commit(Hand::Mouse, &target).await?;
    }
    browser.close().await
}
