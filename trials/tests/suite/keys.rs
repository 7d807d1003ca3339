//! With the keyboard alone.

use anyhow::{Result, bail};
use thirtyfour::Key;
use trials::{Browser, Screen, Site};

/// Presses the tabulator until what has the focus fits a selector.
async fn tab_to(browser: &Browser, css: &str) -> Result<()> {
    for _ in 0..150 {
        let script = format!("return !!document.activeElement?.matches({css:?})");
        if browser.eval(&script).await? == true {
            return Ok(());
        }
        browser.tab().await?;
    }
    bail!("the tabulator does not lead to {css}")
}

#[tokio::test]
async fn the_keyboard_alone_starts_a_game_and_moves() -> Result<()> {
    let site = Site::start().await?;
    let browser = Browser::open(&site, Screen::Desktop).await?;
    tab_to(&browser, "form[action='/tables'] button").await?;
    browser.press(Key::Enter).await?;
    browser.find("button.target[value]").await?;
    for _ in 0..4 {
        let version = "return document.querySelector('#moves input[name=version]')?.value";
        let before = browser.eval(version).await?;
        tab_to(&browser, "button.target[value]").await?;
        browser.press(Key::Enter).await?;
        tokio::time::sleep(std::time::Duration::from_millis(600)).await;
        browser.press(Key::Enter).await?;
        trials::soon("the next state", async || {
            let now = browser.eval(version).await?;
            Ok((!now.is_null() && now != before).then_some(()))
        })
        .await?;
        let lost = browser.eval("return document.activeElement === document.body").await?;
        assert_eq!(lost, false, "the focus is lost");
    }
    browser.close().await
}
