//! Several people: online in their own browsers, or at one device.

use anyhow::Result;
use trials::{Browser, Screen, Site, soon};

#[tokio::test]
async fn two_people_play_online() -> Result<()> {
    let site = Site::start().await?;
    let anna = Browser::open(&site, Screen::Desktop).await?;
    anna.go("/new?game=rapanui&with=friends&seats=2").await?;
    anna.fill("#name", "Anna").await?;
    anna.click("p.go button").await?;
    anna.find("#lobby").await?;
    let table = anna.path().await?;

    let bea = Browser::open(&site, Screen::Phone).await?;
    bea.go(&table).await?;
    bea.fill("form.sit input[name=name]", "Bea").await?;
    bea.click("form.sit button").await?;

    // Anna sees it without doing anything.
    anna.wait_for_text("#lobby", "Bea").await?;
    anna.click("form.start button").await?;
    for browser in [&anna, &bea] {
        browser.find("#board").await?;
    }

    let (first, second) = soon("somebody's turn", async || {
        let counts = (anna.count("#moves .move").await?, bea.count("#moves .move").await?);
        Ok(match counts {
            (0, 0) => None,
            (0, _) => Some((&bea, &anna)),
            (_, _) => Some((&anna, &bea)),
        })
    })
    .await?;
    let n_lines = second.count("#log li").await?;
    first.play_moves(1, &|_, _| 0).await?;
    soon("the move in the other log", async || {
        Ok((n_lines < second.count("#log li").await?).then_some(()))
    })
    .await?;

    // A page that is loaded anew shows the same as one that was kept up.
    soon(
        "the end of all flights",
        async || Ok((second.count(".flying").await? == 0).then_some(())),
    )
    .await?;
    let kept = second.text("#board").await?;
    second.reload().await?;
    assert_eq!(second.text("#board").await?, kept);
    anna.close().await?;
    bea.close().await
}

#[tokio::test]
async fn a_seat_survives_the_closing_of_the_page() -> Result<()> {
    let site = Site::start().await?;
    let browser = Browser::open(&site, Screen::Desktop).await?;
    browser.click("form[action='/tables'] button.primary").await?;
    browser.play_moves(1, &|_, _| 0).await?;
    let table = browser.path().await?;
    browser.go("/").await?;
    browser.click(&format!("a[href='{table}']")).await?;
    browser.play_moves(1, &|_, _| 0).await?;
    browser.close().await
}

/// Plays on one device and counts how often the curtain falls.
async fn curtains(game: &str, n_moves: u32) -> Result<usize> {
    let site = Site::start().await?;
    let browser = Browser::open(&site, Screen::Desktop).await?;
    browser.go(&format!("/new?game={game}&with=device&seats=2")).await?;
    browser.fill("#name", "Anna").await?;
    browser.fill("#name-b", "Bea").await?;
    browser.click("p.go button").await?;
    let mut n_curtains = 0;
    for _ in 0..n_moves {
        let is_curtain = soon("a curtain or a move", async || {
            let is_curtain = 0 < browser.count("#status.curtain").await?;
            let is_move = 0 < browser.count("#moves .move").await?;
            let is_hand = 0 < browser.count("#actions button.hand").await?;
            Ok((is_curtain || is_move || is_hand).then_some(is_curtain))
        })
        .await?;
        if is_curtain {
            n_curtains += 1;
            assert_eq!(browser.count("#board, #tray, #log, #moves").await?, 0);
            browser.click("#status.curtain button").await?;
            soon("what was behind the curtain", async || {
                Ok((browser.count("#status.curtain").await? == 0).then_some(()))
            })
            .await?;
        } else if 0 < browser.count("#actions button.hand").await? {
            browser.click("#actions button.hand").await?;
        } else {
            browser.play_moves(1, &|_, _| 0).await?;
        }
    }
    browser.close().await?;
    Ok(n_curtains)
}

#[tokio::test]
async fn a_curtain_falls_between_hands_of_cards() -> Result<()> {
    let n_curtains = curtains("rapanui", 14).await?;
    assert!(2 <= n_curtains, "{n_curtains}");
    Ok(())
}

#[tokio::test]
async fn no_curtain_falls_where_nothing_is_secret() -> Result<()> {
    assert_eq!(curtains("entdecker", 10).await?, 0);
    Ok(())
}

#[tokio::test]
async fn the_way_back_shows_a_curtain() -> Result<()> {
    let site = Site::start().await?;
    let browser = Browser::open(&site, Screen::Desktop).await?;
    browser.go("/new?game=rapanui&with=device&seats=2").await?;
    browser.fill("#name", "Anna").await?;
    browser.fill("#name-b", "Bea").await?;
    browser.click("p.go button").await?;
    browser.click("#status.curtain button").await?;
    for _ in 0..12 {
        if browser.count("#status.curtain").await? == 1 {
            break;
        }
        browser.play_moves(1, &|_, _| 0).await?;
    }
    browser.find("#status.curtain").await?;
    browser.go("/").await?;
    browser.back().await?;
    browser.find("#status.curtain").await?;
    assert_eq!(browser.count("#board").await?, 0);
    browser.close().await
}
