//! Every page is translated, fits the screen and is accessible.

use anyhow::Result;
use trials::{Browser, Hand, Screen, Site};

/// All pages that need no table.
pub(crate) const PAGES: [&str; 15] = [
    "/",
    "/new?game=rapanui&with=bots",
    "/new?game=giants&with=friends",
    "/new?game=entdecker&with=device",
    "/mine",
    "/watch",
    "/import",
    "/account/login",
    "/account/new",
    "/settings",
    "/verify",
    "/about",
    "/rules/rapanui",
    "/rules/giants",
    "/rules/entdecker",
];

#[test]
fn every_page_is_open_to_everybody_in_every_language() -> Result<()> {
    let site = Site::start()?;
    for lang in ["en", "de", "hu", "it"] {
        let browser = Browser::open_in(&site, Screen::Desktop, lang)?;
        assert_eq!(browser.eval("return document.documentElement.lang")?, lang);
        for page in PAGES {
            browser.go(page)?;
            browser.check_access()?;
            browser.check_width()?;
        }
        browser.close()?;
    }
    Ok(())
}

#[test]
fn no_page_scrolls_sideways_on_a_phone() -> Result<()> {
    let site = Site::start()?;
    for (lang, scheme) in [("de", "light"), ("hu", "dark")] {
        let browser = Browser::open_in(&site, Screen::Phone, lang)?;
        browser.prefer("prefers-color-scheme", scheme)?;
        for page in PAGES {
            browser.go(page)?;
            browser.check_width()?;
            browser.check_access()?;
        }
        browser.click("a[href='/'], header a")?;
        browser.go("/")?;
        browser.click("form[action='/tables'] button.primary")?;
        browser.find("#moves .move")?;
        browser.check_width()?;
        browser.check_access()?;
        browser.close()?;
    }
    Ok(())
}

#[test]
fn every_table_is_open_to_everybody() -> Result<()> {
    let site = Site::start()?;
    for (screen, hand) in [(Screen::Desktop, Hand::Mouse), (Screen::Phone, Hand::Touch)] {
        let browser = Browser::open(&site, screen)?;
        for (game, n_seats) in [("rapanui", 4), ("entdecker", 4), ("giants", 5)] {
            browser.start_game(game, n_seats)?;
            for n_moves in [1, 12] {
                browser.play_some(hand, n_moves)?;
                browser.check_access()?;
                browser.check_width()?;
            }
            // The same table at an earlier move.
            browser.go(&format!("{}/at/3", browser.path()?))?;
            browser.check_access()?;
            browser.check_width()?;
        }
        // A table that is waiting for friends, and a curtain.
        for with in ["friends", "device"] {
            browser.go(&format!("/new?game=rapanui&with={with}&seats=2"))?;
            browser.click("p.go button")?;
            browser.find("#lobby, #status.curtain")?;
            browser.check_access()?;
            browser.check_width()?;
        }
        browser.close()?;
    }
    Ok(())
}

#[test]
fn the_status_is_always_in_view() -> Result<()> {
    let site = Site::start()?;
    for screen in [Screen::Desktop, Screen::Phone] {
        let browser = Browser::open(&site, screen)?;
        browser.click("form[action='/tables'] button.primary")?;
        browser.find("#moves .move")?;
        for part in ["0", "document.body.scrollHeight / 2", "document.body.scrollHeight"] {
            let script = format!(
                "window.scrollTo(0, {part}); const r =
                 document.getElementById('status').getBoundingClientRect();
                 return r.top >= 0 && r.top < innerHeight - 20"
            );
            assert_eq!(browser.eval(&script)?, true, "{screen:?} at {part}");
        }
        browser.close()?;
    }
    Ok(())
}

#[test]
fn the_title_and_the_announcer_tell_whose_turn_it_is() -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::open(&site, Screen::Desktop)?;
    browser.click("form[action='/tables'] button.primary")?;
    browser.find("#moves .move")?;
    trials::soon("the mark in the title", || Ok(browser.title()?.starts_with("● ").then_some(())))?;
    assert_eq!(browser.count("#say[aria-live=polite], #say-now[aria-live=assertive]")?, 2);
    browser.close()
}
