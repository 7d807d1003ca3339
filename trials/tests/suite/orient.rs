//! Players know whose turn it is, what happened, and why something can't be done.

use anyhow::{Context, Result};
use serde_json::Value;
use trials::{Browser, Hand, Screen, Site, soon};

/// Lets Anna and Bea sit down at a table for two.
fn two_at_a_table(site: &Site) -> Result<(Browser, Browser)> {
    let anna = Browser::open(site, Screen::Desktop)?;
    anna.go("/new?game=rapanui&with=friends&seats=2")?;
    anna.fill("#name", "Anna")?;
    anna.click("p.go button")?;
    anna.find("#lobby")?;
    let bea = Browser::open(site, Screen::Desktop)?;
    bea.go(&anna.path()?)?;
    bea.fill("form.sit input[name=name]", "Bea")?;
    bea.click("form.sit button")?;
    anna.wait_for_text("#lobby", "Bea")?;
    anna.click("form.start button")?;
    for browser in [&anna, &bea] {
        browser.find("#board")?;
    }
    let is_annas = soon("somebody's turn", || {
        let counts = (anna.count("#moves .move")?, bea.count("#moves .move")?);
        Ok((counts != (0, 0)).then_some(counts.0 != 0))
    })?;
    Ok(if is_annas { (anna, bea) } else { (bea, anna) })
}

#[test]
fn ones_turn_is_told_once_by_title_icon_and_voice() -> Result<()> {
    let site = Site::start()?;
    let (first, second) = two_at_a_table(&site)?;
    // The open stream reports it: the page sends no request.
    let script = "window.heard = []; window.icon = document.getElementById('favicon').href;
        window.asked = 0;
        const ask = window.fetch;
        window.fetch = (...terms) => { asked += 1; return ask(...terms); };
        const say = document.getElementById('say-now');
        new MutationObserver(changes => {
          for (const it of changes) {
            if (it.addedNodes.length) heard.push(it.addedNodes[0].data);
          }
        })
          .observe(say, { childList: true, characterData: true, subtree: true });
        return document.title";
    let title = second.eval(script)?;
    assert!(!title.as_str().context("a title")?.starts_with("● "), "{title}");
    for _ in 0..20 {
        if second.version()? != Value::Null {
            break;
        }
        first.move_by_hand(Hand::Mouse, 1)?;
        if first.version()? == Value::Null {
            second.targets()?;
        }
    }
    let script = "return [document.title.startsWith('● '),
        document.getElementById('favicon').href !== icon, heard,
        document.getAnimations().filter(it => it.effect.getTiming().iterations > 1).length,
        asked]";
    let found = soon("the voice", || {
        let found = second.eval(script)?;
        Ok((found[2] != serde_json::json!([])).then_some(found))
    })?;
    assert_eq!(found[0], true, "the title: {found}");
    assert_eq!(found[1], true, "the icon: {found}");
    assert_eq!(found[2].as_array().context("a list")?.len(), 1, "what was said: {found}");
    assert_eq!(found[3], 0, "something blinks");
    assert_eq!(found[4], 0, "the page asked for what the stream brings");
    first.close()?;
    second.close()
}

#[test]
fn what_cant_be_done_says_why_by_click_and_by_focus() -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::open(&site, Screen::Desktop)?;
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
        browser.start_game(game, 2)?;
        let mut n_shut = 0;
        for _ in 0..12 {
            browser.targets()?;
            let found = browser.eval(script)?;
            assert_eq!(found[1], serde_json::json!([]), "{game}");
            n_shut += found[0].as_u64().context("a number")?;
            browser.play_some(Hand::Mouse, 3)?;
        }
        assert!(n_shut > 0, "{game} shows nothing that can't be done");
    }
    browser.close()
}

#[test]
fn the_recap_counts_what_the_log_tells_and_steps_through_it() -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::sit_down(&site, Screen::Desktop, "rapanui", 3)?;
    // The moves of others since one's own last turn; chance is shown as `Deck · …`.
    let script = "const turns = [...document.querySelectorAll('#log-turns > li.log-turn')];
        const last = turns.findLastIndex(it => it.classList.contains('mine'));
        const rows = turns.slice(last + 1).flatMap(it => [...it.querySelectorAll('.rows > li')])
          .filter(it => !it.closest('#log-setup') && it.querySelector('.at'))
          .filter(it => !/^[^·]+ · /.test(it.querySelector('.line').textContent));
        return [document.querySelector('#recap .ribbon p')?.textContent ?? '',
          rows.map(it => Number(it.querySelector('.at').textContent))]";
    for _ in 0..3 {
        let own_turn = browser.eval("return document.querySelectorAll('.log-turn.mine').length")?;
        while browser.eval("return document.querySelectorAll('.log-turn.mine').length")? == own_turn
            || browser.count("#recap .ribbon")? == 0
        {
            browser.play_some(Hand::Mouse, 1)?;
        }
        let found = browser.eval(script)?;
        let numbers = found[1].as_array().context("numbers")?;
        let told = found[0].as_str().context("a text")?;
        assert!(told.contains(&format!(": {} move", numbers.len())), "{told}, the log {numbers:?}");

        browser.click("#recap a")?;
        let at = "return Number(document.getElementById('game').dataset.at)";
        let max = browser.eval("return Number(document.getElementById('game').dataset.max)")?;
        let mut seen = vec![browser.eval(at)?];
        while seen.last() != Some(&max) {
            let before = browser.eval(at)?;
            browser.press(trials::Key::Right)?;
            let now = soon("the next step", || {
                let now = browser.eval(at)?;
                Ok((now != before).then_some(now))
            })?;
            seen.push(now);
        }
        assert!(numbers.iter().all(|it| seen.contains(it)), "{numbers:?}, shown {seen:?}");
        browser.back()?;
        browser.targets()?;
    }
    browser.close()
}

#[test]
fn the_log_only_grows_and_keeps_its_place() -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::sit_down(&site, Screen::Desktop, "rapanui", 4)?;
    browser.eval("document.querySelector('#log-setup').open = true")?;
    browser.play_some(Hand::Mouse, 3)?;
    // At the end of the log nothing is new; from there on new lines are counted.
    let to_end = "const list = document.getElementById('log-list');
        list.scrollTop = list.scrollHeight";
    browser.eval(to_end)?;
    let hidden = "return document.getElementById('log-new').hidden || null";
    soon("nothing new", || Ok(browser.eval(hidden)?.as_bool()))?;
    let script = "const list = document.getElementById('log-list');
        list.scrollTop = 10;
        window.rows = [...list.querySelectorAll('.rows > li')];
        window.texts = rows.map(it => it.textContent);
        return [list.scrollHeight > list.clientHeight + 40, list.scrollTop]";
    assert_eq!(browser.eval(script)?, serde_json::json!([true, 10]));
    browser.play_some(Hand::Mouse, 8)?;
    let script = "const list = document.getElementById('log-list');
        const now = [...list.querySelectorAll('.rows > li')];
        const button = document.getElementById('log-new');
        return { kept: rows.every((it, n) => now[n] === it && it.textContent === texts[n]),
          grown: now.length - rows.length, top: list.scrollTop,
          label: button.hidden ? '' : button.textContent }";
    let found = browser.eval(script)?;
    assert_eq!(found["kept"], true, "{found}");
    let n_new = found["grown"].as_u64().context("a number")?;
    assert!(n_new > 0, "{found}");
    assert!((9.0..=11.0).contains(&found["top"].as_f64().context("a place")?), "{found}");
    assert_eq!(found["label"], format!("New ↓ {n_new}"), "{found}");
    browser.click("#log-new")?;
    assert_eq!(browser.eval("return document.getElementById('log-new').hidden")?, true);
    browser.close()
}
