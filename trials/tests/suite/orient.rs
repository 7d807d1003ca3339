//! One knows whose turn it is, what happened, and why something can't be done.

use anyhow::{Context, Result};
use serde_json::Value;
use trials::{Browser, Hand, Screen, Site, soon};

/// Lets Anna and Bea sit down at a table for two.
async fn two_at_a_table(site: &Site) -> Result<(Browser, Browser)> {
    let anna = Browser::open(site, Screen::Desktop).await?;
    anna.go("/new?game=rapanui&with=friends&seats=2").await?;
    anna.fill("#name", "Anna").await?;
    anna.click("p.go button").await?;
    anna.find("#lobby").await?;
    let bea = Browser::open(site, Screen::Desktop).await?;
    bea.go(&anna.path().await?).await?;
    bea.fill("form.sit input[name=name]", "Bea").await?;
    bea.click("form.sit button").await?;
    anna.wait_for_text("#lobby", "Bea").await?;
    anna.click("form.start button").await?;
    for browser in [&anna, &bea] {
        browser.find("#board").await?;
    }
    let is_annas = soon("somebody's turn", async || {
        let counts = (anna.count("#moves .move").await?, bea.count("#moves .move").await?);
        Ok((counts != (0, 0)).then_some(counts.0 != 0))
    })
    .await?;
    Ok(if is_annas { (anna, bea) } else { (bea, anna) })
}

/// One's turn is told within this time.
const SOON_MS: f64 = 1000.0;

/// At how many tables it may take longer, because of what else the machine does.
const N_LATE_MAX: usize = 2;

#[tokio::test]
async fn ones_turn_is_told_once_by_title_icon_and_voice() -> Result<()> {
    let site = Site::start().await?;
    let mut late = Vec::new();
    loop {
        let ms = time_a_turn(&site).await?;
        if ms <= SOON_MS {
            return Ok(());
        }
        late.push(ms);
        assert!(late.len() <= N_LATE_MAX, "told after {late:?} ms");
    }
}

/// Lets one of two people end their turn and returns after how many milliseconds the other
/// is told.
async fn time_a_turn(site: &Site) -> Result<f64> {
    let (first, second) = two_at_a_table(site).await?;
    let script = "window.heard = []; window.icon = document.getElementById('favicon').href;
        const say = document.getElementById('say-now');
        new MutationObserver(changes => {
          for (const it of changes) {
            if (it.addedNodes.length) heard.push([it.addedNodes[0].data, Date.now()]);
          }
        })
          .observe(say, { childList: true, characterData: true, subtree: true });
        return document.title";
    let title = second.eval(script).await?;
    assert!(!title.as_str().context("a title")?.starts_with("● "), "{title}");
    first.eval("addEventListener('submit', () => { window.sent = Date.now(); }, true)").await?;
    for _ in 0..20 {
        if second.version().await? != Value::Null {
            break;
        }
        first.move_by_hand(Hand::Mouse, 1).await?;
        if first.version().await? == Value::Null {
            second.targets().await?;
        }
    }
    let script = "return [document.title.startsWith('● '),
        document.getElementById('favicon').href !== icon, heard,
        document.getAnimations().filter(it => it.effect.getTiming().iterations > 1).length]";
    let found = soon("the voice", async || {
        let found = second.eval(script).await?;
        Ok((found[2] != serde_json::json!([])).then_some(found))
    })
    .await?;
    assert_eq!(found[0], true, "the title: {found}");
    assert_eq!(found[1], true, "the icon: {found}");
    assert_eq!(found[2].as_array().context("a list")?.len(), 1, "what was said: {found}");
    assert_eq!(found[3], 0, "something blinks");
    let sent = first.eval("return window.sent").await?.as_f64().context("a time")?;
    let heard = found[2][0][1].as_f64().context("a time")?;
    first.close().await?;
    second.close().await?;
    Ok(heard - sent)
}

#[tokio::test]
async fn what_cant_be_done_says_why_by_click_and_by_focus() -> Result<()> {
    let site = Site::start().await?;
    let browser = Browser::open(&site, Screen::Desktop).await?;
    let script = "const why = document.getElementById('why');
        const bad = [];
        let n = 0;
        for (const it of document.querySelectorAll('button.target:not([value])')) {
          if (!it.checkVisibility()) continue;
          n += 1;
          const reason = it.dataset.why ?? '';
          why.textContent = '';
          it.click();
          if (reason === '' || why.textContent !== reason) bad.push(`click: ${it.id}`);
          document.activeElement.blur();
          why.textContent = '';
          it.focus();
          if (why.textContent !== reason) bad.push(`focus: ${it.id}`);
        }
        const undo = document.getElementById('undo');
        if (undo.disabled && !document.getElementById('undo-why').textContent.trim())
          bad.push('undo');
        return [n, bad]";
    for game in ["rapanui", "entdecker", "giants"] {
        browser.start_game(game, 2).await?;
        let mut n_shut = 0;
        for _ in 0..12 {
            browser.targets().await?;
            let found = browser.eval(script).await?;
            assert_eq!(found[1], serde_json::json!([]), "{game}");
            n_shut += found[0].as_u64().context("a number")?;
            browser.play_some(Hand::Mouse, 3).await?;
        }
        assert!(0 < n_shut, "{game} shows nothing that can't be done");
    }
    browser.close().await
}

#[tokio::test]
async fn the_recap_counts_what_the_log_tells_and_steps_through_it() -> Result<()> {
    let site = Site::start().await?;
    let browser = Browser::sit_down(&site, Screen::Desktop, "rapanui", 3).await?;
    // The moves of others after one's own last turn; chance is told as `Deck · …`.
    let script = "const turns = [...document.querySelectorAll('#log-turns > li.log-turn')];
        const last = turns.findLastIndex(it => it.classList.contains('mine'));
        const rows = turns.slice(last + 1).flatMap(it => [...it.querySelectorAll('.rows > li')])
          .filter(it => !it.closest('#log-setup') && it.querySelector('.at'))
          .filter(it => !/^[^·]+ · /.test(it.querySelector('.line').textContent));
        return [document.querySelector('#recap .ribbon p')?.textContent ?? '',
          rows.map(it => Number(it.querySelector('.at').textContent))]";
    for _ in 0..3 {
        let own_turn =
            browser.eval("return document.querySelectorAll('.log-turn.mine').length").await?;
        while browser.eval("return document.querySelectorAll('.log-turn.mine').length").await?
            == own_turn
            || browser.count("#recap .ribbon").await? == 0
        {
            browser.play_some(Hand::Mouse, 1).await?;
        }
        let found = browser.eval(script).await?;
        let numbers = found[1].as_array().context("numbers")?;
        let told = found[0].as_str().context("a text")?;
        assert!(told.contains(&format!(": {} move", numbers.len())), "{told}, the log {numbers:?}");

        browser.click("#recap a").await?;
        let at = "return Number(document.getElementById('game').dataset.at)";
        let max =
            browser.eval("return Number(document.getElementById('game').dataset.max)").await?;
        let mut seen = vec![browser.eval(at).await?];
        while seen.last() != Some(&max) {
            let before = browser.eval(at).await?;
            browser.press(thirtyfour::Key::Right).await?;
            let now = soon("the next step", async || {
                let now = browser.eval(at).await?;
                Ok((now != before).then_some(now))
            })
            .await?;
            seen.push(now);
        }
        assert!(numbers.iter().all(|it| seen.contains(it)), "{numbers:?}, shown {seen:?}");
        browser.back().await?;
        browser.targets().await?;
    }
    browser.close().await
}

#[tokio::test]
async fn the_log_only_grows_and_keeps_its_place() -> Result<()> {
    let site = Site::start().await?;
    let browser = Browser::sit_down(&site, Screen::Desktop, "rapanui", 4).await?;
    browser.eval("document.querySelector('#log-setup').open = true").await?;
    browser.play_some(Hand::Mouse, 3).await?;
    // At the end nothing is new; from there on it is counted.
    let to_end = "const list = document.getElementById('log-list');
        list.scrollTop = list.scrollHeight";
    browser.eval(to_end).await?;
    let hidden = "return document.getElementById('log-new').hidden || null";
    soon("nothing new", async || Ok(browser.eval(hidden).await?.as_bool())).await?;
    let script = "const list = document.getElementById('log-list');
        list.scrollTop = 10;
        window.rows = [...list.querySelectorAll('.rows > li')];
        window.texts = rows.map(it => it.textContent);
        return [list.scrollHeight > list.clientHeight + 40, list.scrollTop]";
    assert_eq!(browser.eval(script).await?, serde_json::json!([true, 10]));
    browser.play_some(Hand::Mouse, 8).await?;
    let script = "const list = document.getElementById('log-list');
        const now = [...list.querySelectorAll('.rows > li')];
        const button = document.getElementById('log-new');
        return { kept: rows.every((it, n) => now[n] === it && it.textContent === texts[n]),
          grown: now.length - rows.length, top: list.scrollTop,
          label: button.hidden ? '' : button.textContent }";
    let found = browser.eval(script).await?;
    assert_eq!(found["kept"], true, "{found}");
    let n_new = found["grown"].as_u64().context("a number")?;
    assert!(0 < n_new, "{found}");
    assert!((9.0..=11.0).contains(&found["top"].as_f64().context("a place")?), "{found}");
    assert_eq!(found["label"], format!("New ↓ {n_new}"), "{found}");
    browser.click("#log-new").await?;
    assert_eq!(browser.eval("return document.getElementById('log-new').hidden").await?, true);
    browser.close().await
}
