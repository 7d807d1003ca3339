//! For every eye: without colours, without motion, enlarged.

use anyhow::{Context, Result};
use serde_json::json;
use trials::{Browser, Hand, Screen, Site};

#[tokio::test]
async fn five_marks_differ_without_colours() -> Result<()> {
    let site = Site::start().await?;
    let browser = Browser::open(&site, Screen::Desktop).await?;
    browser.prefer("forced-colors", "active").await?;
    browser.start_game("giants", 5).await?;
    let badges = browser.all("#players .badge").await?;
    assert_eq!(badges.len(), 5);
    let mut pictures = Vec::new();
    for badge in &badges {
        pictures.push(badge.screenshot_as_png().await?);
    }
    for (n, picture) in pictures.iter().enumerate() {
        assert!(!pictures[n + 1..].contains(picture), "mark {} looks like another", n + 1);
    }
    // What belongs to a seat bears its mark, not only its colour.
    let script = "return [...document.querySelectorAll('.chip[class*=seat-], .tag[class*=seat-]')]
        .filter(it => !it.querySelector('svg use[href*=mark]')).map(it => it.outerHTML)";
    browser.play_some(Hand::Mouse, 6).await?;
    assert_eq!(browser.eval(script).await?, json!([]));
    browser.check_access().await?;
    browser.close().await
}

/// Plays some moves and returns what moved on the screen, and for how long.
async fn motions(browser: &Browser, game: &str) -> Result<Vec<(String, f64)>> {
    browser.start_game(game, 2).await?;
    let script = "window.moved = [];
        const look = () => {
          for (const it of document.getAnimations()) {
            const what = it.transitionProperty ?? it.animationName ?? 'script';
            moved.push([what, it.effect.getComputedTiming().endTime]);
          }
          requestAnimationFrame(look);
        };
        look()";
    browser.eval(script).await?;
    browser.play_some(Hand::Mouse, 5).await?;
    let found = browser.eval("return moved").await?;
    let rows = found.as_array().context("a list")?;
    let pair = |row: &serde_json::Value| Some((row[0].as_str()?.to_owned(), row[1].as_f64()?));
    Ok(rows.iter().filter_map(pair).collect())
}

#[tokio::test]
async fn nothing_moves_for_those_who_want_no_motion() -> Result<()> {
    let site = Site::start().await?;
    let browser = Browser::open(&site, Screen::Desktop).await?;
    for game in ["rapanui", "entdecker", "giants"] {
        browser.prefer("prefers-reduced-motion", "reduce").await?;
        assert_eq!(motions(&browser, game).await?, [], "{game}");
        browser.prefer("prefers-reduced-motion", "no-preference").await?;
        let long: Vec<_> =
            motions(&browser, game).await?.into_iter().filter(|it| 600.0 < it.1).collect();
        assert_eq!(long, [], "{game}");
    }
    browser.close().await
}

#[tokio::test]
async fn nothing_is_lost_at_twice_the_size() -> Result<()> {
    let site = Site::start().await?;
    let browser = Browser::open(&site, Screen::Desktop).await?;
    for game in ["rapanui", "entdecker", "giants"] {
        browser.set_screen(Screen::Desktop).await?;
        browser.start_game(game, 2).await?;
        let parts =
            "return ['status', 'actions', 'players', 'board', 'tray', 'moves', 'log', 'chat',
            'help'].filter(id => document.getElementById(id)?.checkVisibility()).concat(
            [...document.querySelectorAll('button.target')].filter(it => it.checkVisibility())
              .map(it => it.id))";
        browser.targets().await?;
        let before = browser.eval(parts).await?;
        browser.set_screen(Screen::Zoomed).await?;
        assert_eq!(browser.eval(parts).await?, before, "{game}");
        browser.check_width().await?;
        browser.move_by_hand(Hand::Mouse, 3).await?;
    }
    for page in ["/", "/new?game=giants&with=friends", "/mine", "/rules/giants"] {
        browser.go(page).await?;
        browser.check_width().await?;
    }
    browser.close().await
}
