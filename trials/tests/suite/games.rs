//! Whole games against a bot: by mouse, by touch, by keyboard and from the list.

use anyhow::Result;
use trials::{Browser, Hand, Screen, Site};

/// Picks moves all over the list, the same in every run.
fn wander(number: u32, n: usize) -> usize {
    (number as usize * 7 + 3) % n
}

/// The games that each hand plays to the end; it plays the first one in every run.
///
/// A whole game takes long, so each hand plays a different one; `cargo xtask test --full` plays
/// all of them with every hand.
fn games(hand: Hand) -> &'static [&'static str] {
    let games: &[&str] = match hand {
        Hand::Mouse => &["entdecker", "giants", "rapanui"],
        Hand::Touch => &["rapanui", "entdecker", "giants"],
        Hand::Keys => &["giants", "rapanui", "entdecker"],
    };
    if trials::is_full() { games } else { &games[..1] }
}

/// Plays whole games on the board: some moves with real clicks, taps or keys,
/// the others through dispatched events.
fn play_whole_games(hand: Hand) -> Result<()> {
    let site = Site::start()?;
    let screen = match hand {
        Hand::Mouse | Hand::Keys => Screen::Desktop,
        Hand::Touch => Screen::Phone,
    };
    for game in games(hand) {
        let browser = Browser::sit_down(&site, screen, game, 2)?;
        browser.move_by_hand(hand, 4)?;
        let n_moves = browser.play_on_the_board(hand)?;
        assert!(n_moves > 2, "{game} took {n_moves} moves");
        browser.click("#actions a[href$='/end']")?;
        browser.find("table")?;
        browser.check_access()?;
        browser.check_width()?;
        browser.close()?;
    }
    Ok(())
}

#[test]
fn a_whole_game_by_mouse() -> Result<()> {
    play_whole_games(Hand::Mouse)
}

#[test]
fn a_whole_game_by_touch() -> Result<()> {
    play_whole_games(Hand::Touch)
}

#[test]
fn a_whole_game_by_keyboard() -> Result<()> {
    play_whole_games(Hand::Keys)
}

#[test]
fn a_whole_game_from_the_list_of_moves() -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::sit_down(&site, Screen::Desktop, "rapanui", 2)?;
    browser.play_moves(6, &wander)?;
    browser.play_to_the_end(&wander)?;
    browser.close()
}

#[test]
fn three_clicks_lead_from_the_front_page_to_a_move() -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::open(&site, Screen::Desktop)?;
    browser.click("form[action='/tables'] button.primary")?;
    browser.play_moves(1, &|_, _| 0)?;
    browser.close()
}
