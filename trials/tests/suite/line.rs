//! The connection between browser and server: cut, lost and restored.

use anyhow::Result;
use trials::{Browser, Screen, Site, soon};

fn play_a_little(site: &Site) -> Result<Browser> {
    let browser = Browser::open(site, Screen::Desktop)?;
    browser.click("form[action='/tables'] button.primary")?;
    browser.play_moves(1, &|_, _| 0)?;
    browser.wait_for_flights()?;
    Ok(browser)
}

#[test]
fn a_page_loaded_anew_in_the_middle_of_a_turn_goes_on() -> Result<()> {
    let site = Site::start()?;
    let browser = play_a_little(&site)?;
    let board = browser.text("#board")?;
    browser.reload()?;
    assert_eq!(browser.text("#board")?, board);
    browser.play_moves(2, &|_, _| 0)?;
    browser.close()
}

#[test]
fn a_killed_server_comes_back_with_everything() -> Result<()> {
    let mut site = Site::start()?;
    let browser = play_a_little(&site)?;
    soon("quiet", || Ok((browser.count("#moves .move")? > 0).then_some(())))?;
    let board = browser.text("#board")?;
    site.kill()?;
    site.revive()?;
    browser.reload()?;
    assert_eq!(browser.text("#board")?, board);
    browser.play_moves(2, &|_, _| 0)?;
    browser.close()
}

#[test]
fn the_page_says_when_the_line_is_dead_and_catches_up() -> Result<()> {
    let mut site = Site::start()?;
    let browser = play_a_little(&site)?;
    soon("the line", || {
        Ok((browser.eval("return document.body.dataset.live")? == "on").then_some(()))
    })?;
    site.kill()?;
    soon("notice of the dead line", || {
        Ok((browser.eval("return document.body.dataset.live")? != "on").then_some(()))
    })?;
    site.revive()?;
    soon("the line again", || {
        Ok((browser.eval("return document.body.dataset.live")? == "on").then_some(()))
    })?;
    browser.play_moves(1, &|_, _| 0)?;
    browser.close()
}
