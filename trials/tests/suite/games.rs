//! A whole game of each kind against a bot, on the board.

use anyhow::Result;
use trials::{Browser, Hand, Screen, Site};

/// Picks moves all over the list, the same in every run.
fn wander(number: u32, n: usize) -> usize {
    (number as usize * 7 + 3) % n
}

/// Plays a whole game on the board: some moves by real clicks, taps or keys,
/// the others by the events that these make.
async fn play_whole_game(game: &str, hand: Hand) -> Result<()> {
    let site = Site::start().await?;
    let screen = match hand {
        Hand::Mouse | Hand::Keys => Screen::Desktop,
        Hand::Touch => Screen::Phone,
    };
    let browser = Browser::sit_down(&site, screen, game, 2).await?;
    browser.move_by_hand(hand, 4).await?;
    let n_moves = browser.play_on_the_board(hand).await?;
    assert!(2 < n_moves, "{game} took {n_moves} moves");
    browser.click("#actions a[href$='/end']").await?;
    browser.find("table").await?;
    browser.check_access().await?;
    browser.check_width().await?;
    browser.close().await
}

#[tokio::test]
async fn a_whole_game_of_rapa_nui_by_mouse() -> Result<()> {
    play_whole_game("rapanui", Hand::Mouse).await
}

#[tokio::test]
async fn a_whole_game_of_rapa_nui_by_touch() -> Result<()> {
    play_whole_game("rapanui", Hand::Touch).await
}

#[tokio::test]
async fn a_whole_game_of_rapa_nui_by_keyboard() -> Result<()> {
    play_whole_game("rapanui", Hand::Keys).await
}

#[tokio::test]
async fn a_whole_game_of_entdecker_by_mouse() -> Result<()> {
    play_whole_game("entdecker", Hand::Mouse).await
}

#[tokio::test]
async fn a_whole_game_of_entdecker_by_touch() -> Result<()> {
    play_whole_game("entdecker", Hand::Touch).await
}

#[tokio::test]
async fn a_whole_game_of_entdecker_by_keyboard() -> Result<()> {
    play_whole_game("entdecker", Hand::Keys).await
}

#[tokio::test]
async fn a_whole_game_of_giants_by_mouse() -> Result<()> {
    play_whole_game("giants", Hand::Mouse).await
}

#[tokio::test]
async fn a_whole_game_of_giants_by_touch() -> Result<()> {
    play_whole_game("giants", Hand::Touch).await
}

#[tokio::test]
async fn a_whole_game_of_giants_by_keyboard() -> Result<()> {
    play_whole_game("giants", Hand::Keys).await
}

#[tokio::test]
async fn a_whole_game_from_the_list_of_moves() -> Result<()> {
    let site = Site::start().await?;
    let browser = Browser::sit_down(&site, Screen::Desktop, "rapanui", 2).await?;
    browser.play_moves(6, &wander).await?;
    browser.play_to_the_end(&wander).await?;
    browser.close().await
}

#[tokio::test]
async fn three_clicks_lead_from_the_front_page_to_a_move() -> Result<()> {
    let site = Site::start().await?;
    let browser = Browser::open(&site, Screen::Desktop).await?;
    browser.click("form[action='/tables'] button.primary").await?;
    browser.play_moves(1, &|_, _| 0).await?;
    browser.close().await
}
