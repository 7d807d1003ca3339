//! For all kinds of vision: without colours, without motion, enlarged.

use anyhow::{Context, Result};
use serde_json::json;
use trials::{Browser, Hand, Screen, Site};

#[test]
fn five_marks_differ_without_colours() -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::open(&site, Screen::Desktop)?;
    browser.prefer("forced-colors", "active")?;
    browser.start_game("giants", 5)?;
    let badges = browser.all("#players .badge")?;
    assert_eq!(badges.len(), 5);
    let mut pictures = Vec::new();
    for badge in &badges {
        pictures.push(badge.picture()?);
    }
    drop(badges);
    for (n, picture) in pictures.iter().enumerate() {
        assert!(!pictures[n + 1..].contains(picture), "mark {} looks like another", n + 1);
    }
    // Everything that belongs to a seat has its mark, not only its colour.
    let script = "return [...document.querySelectorAll('.chip[class*=seat-], .tag[class*=seat-]')]
        .filter(it => !it.querySelector('svg use[href*=mark]')).map(it => it.outerHTML)";
    browser.play_some(Hand::Mouse, 6)?;
    assert_eq!(browser.eval(script)?, json!([]));
    browser.check_access()?;
    browser.close()
}

/// Plays some moves and returns what moved on the screen, and for how long.
fn motions(browser: &Browser, game: &str) -> Result<Vec<(String, f64)>> {
    browser.start_game(game, 2)?;
    let script = "window.moved = [];
        const look = () => {
          for (const it of document.getAnimations()) {
            const what = it.transitionProperty ?? it.animationName ?? 'script';
            moved.push([what, it.effect.getComputedTiming().endTime]);
          }
          requestAnimationFrame(look);
        };
        look()";
    browser.eval(script)?;
    browser.play_some(Hand::Mouse, 5)?;
    let found = browser.eval("return moved")?;
    let rows = found.as_array().context("a list")?;
    let pair = |row: &serde_json::Value| Some((row[0].as_str()?.to_owned(), row[1].as_f64()?));
    Ok(rows.iter().filter_map(pair).collect())
}

#[test]
fn nothing_moves_for_those_who_want_no_motion() -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::open(&site, Screen::Desktop)?;
    for game in ["rapanui", "entdecker", "giants"] {
        browser.prefer("prefers-reduced-motion", "reduce")?;
        assert_eq!(motions(&browser, game)?, [], "{game}");
        browser.prefer("prefers-reduced-motion", "no-preference")?;
        let long: Vec<_> = motions(&browser, game)?.into_iter().filter(|it| it.1 > 600.0).collect();
        assert_eq!(long, [], "{game}");
    }
    browser.close()
}

#[test]
fn nothing_is_lost_at_twice_the_size() -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::open(&site, Screen::Desktop)?;
    for game in ["rapanui", "entdecker", "giants"] {
        browser.set_screen(Screen::Desktop)?;
        browser.start_game(game, 2)?;
        let parts =
            "return ['status', 'actions', 'players', 'board', 'tray', 'moves', 'log', 'chat',
            'help'].filter(id => document.getElementById(id)?.checkVisibility()).concat(
            [...document.querySelectorAll('button.target')].filter(it => it.checkVisibility())
              .map(it => it.id))";
        browser.targets()?;
        let before = browser.eval(parts)?;
        browser.set_screen(Screen::Zoomed)?;
        assert_eq!(browser.eval(parts)?, before, "{game}");
        browser.check_width()?;
        browser.move_by_hand(Hand::Mouse, 3)?;
    }
    for page in ["/", "/new?game=giants&with=friends", "/mine", "/rules/giants"] {
        browser.go(page)?;
        browser.check_width()?;
    }
    browser.close()
}
