//! Without scripts.

use anyhow::{Context, Result};
use trials::{Browser, Screen, Site, soon};

#[tokio::test]
async fn a_game_plays_without_scripts() -> Result<()> {
    let site = Site::start().await?;
    let browser = Browser::open(&site, Screen::Desktop).await?;
    browser.turn_scripts_off().await?;
    browser.go("/new?game=entdecker&with=bots&seats=2").await?;
    browser.click("input[name=pace][value=instant]").await?;
    browser.click("button[name=start]").await?;
    for _ in 0..12 {
        soon("a move", async || {
            if 0 < browser.count("#moves .move").await? {
                return Ok(Some(()));
            }
            browser.reload().await?;
            Ok(None)
        })
        .await?;
        browser.click("#moves-all > summary").await?;
        press_the_first_move(&browser).await?;
    }
    assert!(5 < browser.count("#log li").await?);
    browser.close().await
}

/// Opens groups until a move is in sight, and presses it.
async fn press_the_first_move(browser: &Browser) -> Result<()> {
    let mut groups = browser.all("#moves details.group > summary").await?.into_iter();
    loop {
        for button in browser.all("#moves .move").await? {
            if button.is_displayed().await? {
                return Ok(button.click().await?);
            }
        }
        groups.next().context("a group to open")?.click().await?;
    }
}
