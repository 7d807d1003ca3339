//! Quick to answer, quick to begin.

use anyhow::{Context, Result};
use serde_json::json;
use trials::{Browser, Hand, Screen, Site, soon};

/// Times a commit in the page: how long until it looks pressed, and until the
/// result can be seen.
const TIMED: &str = "const [id, done] = arguments;
    const go = document.getElementById('commit');
    const start = performance.now();
    const version = () => document.querySelector('#moves input[name=version]')?.value;
    const before = version();
    go.click();
    const pressed = go.getAttribute('aria-busy') ? performance.now() - start : Infinity;
    const look = () => {
      if (version() === before) { setTimeout(look, 2); return; }
      requestAnimationFrame(() => done([pressed, performance.now() - start]));
    };
    look();";

#[tokio::test]
async fn a_commit_is_soon_seen() -> Result<()> {
    let site = Site::start().await?;
    let browser = Browser::sit_down(&site, Screen::Desktop, "giants", 5).await?;
    let mut times = Vec::new();
    for number in 0..25 {
        let targets = browser.targets().await?;
        let target = &targets[(number * 3) % targets.len()];
        browser.pick(Hand::Mouse, target).await?;
        tokio::time::sleep(std::time::Duration::from_millis(420)).await;
        let found = browser.eval_async(TIMED, vec![json!(target.id)]).await?;
        let pressed = found[0].as_f64().context("a pressed state")?;
        assert!(pressed < 100.0, "pressed after {pressed} ms");
        times.push(found[1].as_f64().context("a time")?);
    }
    times.sort_by(f64::total_cmp);
    let p95 = times[times.len() * 95 / 100];
    let median = times[times.len() / 2];
    // The aim is a 95th percentile of 300 ms on a quiet machine. Others may be at work on
    // this one, so it is told, and only what no load explains is wrong.
    eprintln!("commit to result: median {median:.0} ms, 95 % {p95:.0} ms");
    assert!(median < 1000.0, "{times:?}");
    browser.close().await
}

#[tokio::test]
async fn a_friend_sits_down_by_a_link_and_is_back_after_closing_the_browser() -> Result<()> {
    let site = Site::start().await?;
    let anna = Browser::open(&site, Screen::Desktop).await?;
    anna.go("/new?game=rapanui&with=friends&seats=2").await?;
    anna.click("p.go button").await?;
    anna.find("#lobby").await?;
    let table = anna.path().await?;

    // Two things to do: a name, and the seat.
    let bea = Browser::open(&site, Screen::Phone).await?;
    bea.go(&table).await?;
    bea.fill("form.sit input[name=name]", "Bea").await?;
    bea.click("form.sit button").await?;
    soon("a seat", async || Ok((bea.count("form.sit").await? == 0).then_some(()))).await?;
    let cookies = bea.lasting_cookies().await?;
    bea.close().await?;

    anna.click("form.start button").await?;
    anna.find("#board").await?;
    let bea = Browser::open(&site, Screen::Phone).await?;
    bea.bring_cookies(cookies).await?;
    bea.go(&table).await?;
    assert_eq!(bea.count("#players .you, #players .seat .you").await?, 1, "Bea has no seat");
    bea.close().await?;
    anna.close().await
}
