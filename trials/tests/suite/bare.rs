//! Without scripts.

use anyhow::{Context, Result, bail};
use thirtyfour::Key;
use trials::{Browser, Screen, Site, soon};

/// More moves than any game takes.
const N_MOVES_MAX: usize = 3_000;

async fn sit_down(site: &Site, game: &str) -> Result<Browser> {
    let browser = Browser::open(site, Screen::Desktop).await?;
    browser.turn_scripts_off().await?;
    browser.go(&format!("/new?game={game}&with=bots&seats=2")).await?;
    browser.click("input[name=pace][value=instant]").await?;
    browser.click("button[name=start]").await?;
    Ok(browser)
}

/// Plays on the board, where without scripts a target is a button that moves: to the
/// end, or until so many moves of mine were taken.
async fn play(game: &str, n_moves: usize) -> Result<()> {
    let site = Site::start().await?;
    let browser = sit_down(&site, game).await?;
    let mut n_taken = 0;
    // While bots move the page loads itself anew, and a press may meet a page that is gone.
    for number in 0..2 * N_MOVES_MAX {
        if n_taken == n_moves {
            let n_rows = browser.count("#log .rows > li").await?;
            assert!(10 < n_rows, "{game}: {n_rows} lines tell of {n_taken} moves and the bot's");
            return browser.close().await;
        }
        let target = soon("a move, or the end", async || {
            let targets =
                browser.all("#board button.target[value], #tray button.target[value]").await?;
            if !targets.is_empty() {
                let idx = (number * 7 + 3) % targets.len();
                return Ok(Some(targets.into_iter().nth(idx)));
            }
            if browser.count("#actions a[href$='/end']").await? != 0 {
                return Ok(Some(None));
            }
            browser.reload().await?;
            Ok(None)
        })
        .await?;
        let Some(target) = target else {
            browser.click("#actions a[href$='/end']").await?;
            browser.find("table").await?;
            assert!(10 < n_taken, "{game} was over after {n_taken} moves");
            return browser.close().await;
        };
        // By Enter: a bar may lie over a target until a script scrolls it off.
        let before = browser.version().await?;
        if target.send_keys("" + Key::Enter).await.is_ok() {
            soon("the page after a move", async || {
                Ok((browser.version().await? != before).then_some(()))
            })
            .await?;
            n_taken += 1;
        }
    }
    bail!("{game} is not over after {n_taken} moves");
}

#[tokio::test]
async fn rapa_nui_plays_to_its_end_without_scripts() -> Result<()> {
    play("rapanui", N_MOVES_MAX).await
}

// A page is loaded for each move, and these games have hundreds: their ends are
// reached in the tests of the server, which press the same buttons.

#[tokio::test]
async fn entdecker_plays_without_scripts() -> Result<()> {
    play("entdecker", 30).await
}

#[tokio::test]
async fn giants_plays_without_scripts() -> Result<()> {
    play("giants", 30).await
}

#[tokio::test]
async fn the_list_of_moves_plays_without_scripts() -> Result<()> {
    let site = Site::start().await?;
    let browser = sit_down(&site, "entdecker").await?;
    for _ in 0..12 {
        soon("a move", async || {
            if 0 < browser.count("#moves .move").await? {
                return Ok(Some(()));
            }
            browser.reload().await?;
            Ok(None)
        })
        .await?;
        let before = browser.version().await?;
        // The list stands open where the board has nothing to press.
        if browser.count("#moves-all[open]").await? == 0 {
            browser.click("#moves-all > summary").await?;
        }
        press_the_first_move(&browser).await?;
        soon("the page after a move", async || {
            Ok((browser.version().await? != before).then_some(()))
        })
        .await?;
    }
    assert!(5 < browser.count("#log li").await?);
    browser.close().await
}

/// Opens groups until a move is in sight, and presses it.
async fn press_the_first_move(browser: &Browser) -> Result<()> {
    let mut groups = browser.all("#moves details.group > summary").await?.into_iter();
    loop {
        for button in browser.all("#moves .move").await? {
            if button.is_displayed().await? {
                return Ok(button.click().await?);
            }
        }
        groups.next().context("a group to open")?.click().await?;
    }
}
