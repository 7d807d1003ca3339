//! Several people: online in their own browsers, or on one device.

use anyhow::Result;
use trials::{Browser, Screen, Site, soon};

#[test]
fn two_people_play_online() -> Result<()> {
    let site = Site::start()?;
    let anna = Browser::open(&site, Screen::Desktop)?;
    anna.go("/new?game=rapanui&with=friends&seats=2")?;
    anna.fill("#name", "Anna")?;
    anna.click("p.go button")?;
    anna.find("#lobby")?;
    let table = anna.path()?;

    let bea = Browser::open(&site, Screen::Phone)?;
    bea.go(&table)?;
    bea.fill("form.sit input[name=name]", "Bea")?;
    bea.click("form.sit button")?;

    // Anna sees it without doing anything.
    anna.wait_for_text("#lobby", "Bea")?;
    anna.click("form.start button")?;
    for browser in [&anna, &bea] {
        browser.find("#board")?;
    }

    let (first, second) = soon("somebody's turn", || {
        let counts = (anna.count("#moves .move")?, bea.count("#moves .move")?);
        Ok(match counts {
            (0, 0) => None,
            (0, _) => Some((&bea, &anna)),
            (_, _) => Some((&anna, &bea)),
        })
    })?;
    let n_lines = second.count("#log li")?;
    first.play_moves(1, &|_, _| 0)?;
    soon("the move in the other log", || Ok((n_lines < second.count("#log li")?).then_some(())))?;

    // A reloaded page shows the same as one that was updated.
    soon("the end of all flights", || Ok((second.count(".flying")? == 0).then_some(())))?;
    let kept = second.text("#board")?;
    second.reload()?;
    assert_eq!(second.text("#board")?, kept);
    anna.close()?;
    bea.close()
}

#[test]
fn a_seat_survives_the_closing_of_the_page() -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::open(&site, Screen::Desktop)?;
    browser.click("form[action='/tables'] button.primary")?;
    browser.play_moves(1, &|_, _| 0)?;
    let table = browser.path()?;
    browser.go("/")?;
    browser.click(&format!("a[href='{table}']"))?;
    browser.play_moves(1, &|_, _| 0)?;
    browser.close()
}

/// Plays on one device and counts how often the curtain falls.
fn curtains(game: &str, n_moves: u32) -> Result<usize> {
    let site = Site::start()?;
    let browser = Browser::open(&site, Screen::Desktop)?;
    browser.go(&format!("/new?game={game}&with=device&seats=2"))?;
    browser.fill("#name", "Anna")?;
    browser.fill("#name-b", "Bea")?;
    browser.click("p.go button")?;
    let mut n_curtains = 0;
    for _ in 0..n_moves {
        let is_curtain = soon("a curtain or a move", || {
            let is_curtain = browser.count("#status.curtain")? > 0;
            let is_move = browser.count("#moves .move")? > 0;
            let is_hand = browser.count("#actions button.hand")? > 0;
            Ok((is_curtain || is_move || is_hand).then_some(is_curtain))
        })?;
        if is_curtain {
            n_curtains += 1;
            assert_eq!(browser.count("#board, #tray, #log, #moves")?, 0);
            browser.click("#status.curtain button")?;
            soon("what was behind the curtain", || {
                Ok((browser.count("#status.curtain")? == 0).then_some(()))
            })?;
        } else if browser.count("#actions button.hand")? > 0 {
            browser.click("#actions button.hand")?;
        } else {
            browser.play_moves(1, &|_, _| 0)?;
        }
    }
    browser.close()?;
    Ok(n_curtains)
}

#[test]
fn a_curtain_falls_between_hands_of_cards() -> Result<()> {
    let n_curtains = curtains("rapanui", 14)?;
    assert!(n_curtains >= 2, "{n_curtains}");
    Ok(())
}

#[test]
fn no_curtain_falls_where_nothing_is_secret() -> Result<()> {
    assert_eq!(curtains("entdecker", 10)?, 0);
    Ok(())
}

#[test]
fn the_way_back_shows_a_curtain() -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::open(&site, Screen::Desktop)?;
    browser.go("/new?game=rapanui&with=device&seats=2")?;
    browser.fill("#name", "Anna")?;
    browser.fill("#name-b", "Bea")?;
    browser.click("p.go button")?;
    browser.click("#status.curtain button")?;
    for _ in 0..12 {
        if browser.count("#status.curtain")? == 1 {
            break;
        }
        browser.play_moves(1, &|_, _| 0)?;
    }
    browser.find("#status.curtain")?;
    browser.go("/")?;
    browser.back()?;
    browser.find("#status.curtain")?;
    assert_eq!(browser.count("#board")?, 0);
    browser.close()
}
