//! A whole game of each kind against bots, by clicks.

use anyhow::Result;
use trials::{Browser, Screen, Site};

/// Picks moves all over the list, the same in every run.
fn wander(number: u32, n: usize) -> usize {
    (number as usize * 7 + 3) % n
}

async fn play_whole_game(game: &str, screen: Screen) -> Result<()> {
    let site = Site::start().await?;
    let browser = Browser::open(&site, screen).await?;
    browser.go(&format!("/new?game={game}&with=bots&seats=2")).await?;
    browser.eval("document.querySelector('input[name=pace][value=instant]').click()").await?;
    browser.click("button[name=start]").await?;
    browser.play_moves(6, &wander).await?;
    let n_moves = browser.play_to_the_end(&wander).await?;
    assert!(2 < n_moves, "{game} took {n_moves} moves");
    browser.click("#actions a[href$='/end']").await?;
    browser.find("table").await?;
    browser.check_access().await?;
    browser.check_width().await?;
    browser.close().await
}

#[tokio::test]
async fn rapa_nui_against_a_bot() -> Result<()> {
    play_whole_game("rapanui", Screen::Desktop).await
}

#[tokio::test]
async fn rapa_nui_on_a_phone() -> Result<()> {
    play_whole_game("rapanui", Screen::Phone).await
}

#[tokio::test]
async fn giants_against_a_bot() -> Result<()> {
    play_whole_game("giants", Screen::Desktop).await
}

#[tokio::test]
async fn entdecker_against_a_bot() -> Result<()> {
    play_whole_game("entdecker", Screen::Desktop).await
}

#[tokio::test]
async fn three_clicks_lead_from_the_front_page_to_a_move() -> Result<()> {
    let site = Site::start().await?;
    let browser = Browser::open(&site, Screen::Desktop).await?;
    browser.click("form[action='/tables'] button.primary").await?;
    browser.play_moves(1, &|_, _| 0).await?;
    browser.close().await
}
