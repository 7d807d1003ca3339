//! The line between browser and server: cut, lost, and mended.

use std::time::Duration;

use anyhow::Result;
use trials::{Browser, Screen, Site, eventually, soon};

async fn play_a_little(site: &Site) -> Result<Browser> {
    let browser = Browser::open(site, Screen::Desktop).await?;
    browser.click("form[action='/tables'] button.primary").await?;
    browser.play_moves(1, &|_, _| 0).await?;
    Ok(browser)
}

#[tokio::test]
async fn a_page_loaded_anew_in_the_middle_of_a_turn_goes_on() -> Result<()> {
    let site = Site::start().await?;
    let browser = play_a_little(&site).await?;
    let board = browser.text("#board").await?;
    browser.reload().await?;
    assert_eq!(browser.text("#board").await?, board);
    browser.play_moves(2, &|_, _| 0).await?;
    browser.close().await
}

#[tokio::test]
async fn a_killed_server_comes_back_with_everything() -> Result<()> {
    let mut site = Site::start().await?;
    let browser = play_a_little(&site).await?;
    soon("quiet", async || Ok((0 < browser.count("#moves .move").await?).then_some(()))).await?;
    let board = browser.text("#board").await?;
    site.kill().await?;
    site.revive().await?;
    browser.reload().await?;
    assert_eq!(browser.text("#board").await?, board);
    browser.play_moves(2, &|_, _| 0).await?;
    browser.close().await
}

#[tokio::test]
async fn the_page_says_when_the_line_is_dead_and_catches_up() -> Result<()> {
    let mut site = Site::start().await?;
    let browser = play_a_little(&site).await?;
    soon("the line", async || {
        Ok((browser.eval("return document.body.dataset.live").await? == "on").then_some(()))
    })
    .await?;
    site.kill().await?;
    soon("notice of the dead line", async || {
        Ok((browser.eval("return document.body.dataset.live").await? != "on").then_some(()))
    })
    .await?;
    site.revive().await?;
    eventually(Duration::from_secs(40), "the line again", async || {
        Ok((browser.eval("return document.body.dataset.live").await? == "on").then_some(()))
    })
    .await?;
    browser.play_moves(1, &|_, _| 0).await?;
    browser.close().await
}
