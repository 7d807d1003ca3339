//! In the pseudo-language, every text is translated and fits.

use anyhow::Result;
use trials::{Browser, Hand, Screen, Site};

use crate::frame::PAGES;

/// What is the same in every language.
const NAMES: [&str; 6] = ["Ahu", "Rapa Nui", "English", "Deutsch", "Magyar", "Italiano"];

#[test]
fn no_page_has_a_bare_or_cut_text() -> Result<()> {
    let site = Site::start_marked()?;
    let mut wrong = Vec::new();
    for screen in [Screen::Desktop, Screen::Phone] {
        let browser = Browser::open(&site, screen)?;
        for page in PAGES {
            browser.go(page)?;
            browser
                .eval("for (const it of document.querySelectorAll('details')) it.open = true")?;
            if let Err(error) = browser.check_texts(&NAMES) {
                wrong.push(format!("{screen:?} {error}"));
            }
        }
        browser.close()?;
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    Ok(())
}

#[test]
fn no_table_has_a_bare_or_cut_text() -> Result<()> {
    let site = Site::start_marked()?;
    let mut wrong = Vec::new();
    for (screen, hand) in [(Screen::Desktop, Hand::Mouse), (Screen::Phone, Hand::Touch)] {
        let browser = Browser::open(&site, screen)?;
        for (game, n_seats) in [("rapanui", 4), ("entdecker", 4), ("giants", 5)] {
            browser.start_game(game, n_seats)?;
            for n_moves in [0, 1, 4, 12] {
                browser.play_some(hand, n_moves)?;
                if let Err(error) = browser.check_texts(&NAMES) {
                    wrong.push(format!("{screen:?} {game} {error}"));
                }
            }
        }
        browser.close()?;
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    Ok(())
}
