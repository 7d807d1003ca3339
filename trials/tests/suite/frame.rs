//! What every page has: words, room, and a way in for everybody.

use anyhow::Result;
use trials::{Browser, Hand, Screen, Site};

/// Every page that needs no table.
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

#[tokio::test]
async fn every_page_is_open_to_everybody_in_every_language() -> Result<()> {
    let site = Site::start().await?;
    for lang in ["en", "de", "hu", "it"] {
        let browser = Browser::open_in(&site, Screen::Desktop, lang).await?;
        assert_eq!(browser.eval("return document.documentElement.lang").await?, lang);
        for page in PAGES {
            browser.go(page).await?;
            browser.check_access().await?;
            browser.check_width().await?;
        }
        browser.close().await?;
    }
    Ok(())
}

#[tokio::test]
async fn no_page_scrolls_sideways_on_a_phone() -> Result<()> {
    let site = Site::start().await?;
    for (lang, scheme) in [("de", "light"), ("hu", "dark")] {
        let browser = Browser::open_in(&site, Screen::Phone, lang).await?;
        browser.prefer("prefers-color-scheme", scheme).await?;
        for page in PAGES {
            browser.go(page).await?;
            browser.check_width().await?;
            browser.check_access().await?;
        }
        browser.click("a[href='/'], header a").await?;
        browser.go("/").await?;
        browser.click("form[action='/tables'] button.primary").await?;
        browser.find("#moves .move").await?;
        browser.check_width().await?;
        browser.check_access().await?;
        browser.close().await?;
    }
    Ok(())
}

#[tokio::test]
async fn every_table_is_open_to_everybody() -> Result<()> {
    let site = Site::start().await?;
    for (screen, hand) in [(Screen::Desktop, Hand::Mouse), (Screen::Phone, Hand::Touch)] {
        let browser = Browser::open(&site, screen).await?;
        for (game, n_seats) in [("rapanui", 4), ("entdecker", 4), ("giants", 5)] {
            browser.start_game(game, n_seats).await?;
            for n_moves in [1, 12] {
                browser.play_some(hand, n_moves).await?;
                browser.check_access().await?;
                browser.check_width().await?;
            }
            // The same table as it was.
            browser.go(&format!("{}/at/3", browser.path().await?)).await?;
            browser.check_access().await?;
            browser.check_width().await?;
        }
        // A table that waits for friends, and a curtain.
        for with in ["friends", "device"] {
            browser.go(&format!("/new?game=rapanui&with={with}&seats=2")).await?;
            browser.click("p.go button").await?;
            browser.find("#lobby, #status.curtain").await?;
            browser.check_access().await?;
            browser.check_width().await?;
        }
        browser.close().await?;
    }
    Ok(())
}

#[tokio::test]
async fn the_status_is_always_in_view() -> Result<()> {
    let site = Site::start().await?;
    for screen in [Screen::Desktop, Screen::Phone] {
        let browser = Browser::open(&site, screen).await?;
        browser.click("form[action='/tables'] button.primary").await?;
        browser.find("#moves .move").await?;
        for part in ["0", "document.body.scrollHeight / 2", "document.body.scrollHeight"] {
            let script = format!(
                "window.scrollTo(0, {part}); const r =
                 document.getElementById('status').getBoundingClientRect();
                 return r.top >= 0 && r.top < innerHeight - 20"
            );
            assert_eq!(browser.eval(&script).await?, true, "{screen:?} at {part}");
        }
        browser.close().await?;
    }
    Ok(())
}

#[tokio::test]
async fn the_title_and_the_announcer_tell_whose_turn_it_is() -> Result<()> {
    let site = Site::start().await?;
    let browser = Browser::open(&site, Screen::Desktop).await?;
    browser.click("form[action='/tables'] button.primary").await?;
    browser.find("#moves .move").await?;
    trials::soon("the mark in the title", async || {
        Ok(browser.title().await?.starts_with("● ").then_some(()))
    })
    .await?;
    assert_eq!(browser.count("#say[aria-live=polite], #say-now[aria-live=assertive]").await?, 2);
    browser.close().await
}
