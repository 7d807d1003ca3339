//! The keyboard alone is enough.

use anyhow::{Result, bail};
use trials::{Browser, Key, Screen, Site};

/// Presses the Tab key until the focused element matches a selector.
fn tab_to(browser: &Browser, css: &str) -> Result<()> {
    for _ in 0..150 {
        let script = format!("return !!document.activeElement?.matches({css:?})");
        if browser.eval(&script)? == true {
            return Ok(());
        }
        browser.tab()?;
    }
    bail!("the tabulator does not lead to {css}")
}

#[test]
fn the_keyboard_alone_starts_a_game_and_moves() -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::open(&site, Screen::Desktop)?;
    tab_to(&browser, "form[action='/tables'] button")?;
    browser.press(Key::Enter)?;
    browser.find("button.target[value]")?;
    for _ in 0..4 {
        let version = "return document.querySelector('#moves input[name=version]')?.value";
        let before = browser.eval(version)?;
        tab_to(&browser, "button.target[value]")?;
        browser.press(Key::Enter)?;
        browser.let_calm_pass()?;
        browser.press(Key::Enter)?;
        trials::soon("the next state", || {
            let now = browser.eval(version)?;
            Ok((!now.is_null() && now != before).then_some(()))
        })?;
        let lost = browser.eval("return document.activeElement === document.body")?;
        assert_eq!(lost, false, "the focus is lost");
    }
    browser.close()
}
