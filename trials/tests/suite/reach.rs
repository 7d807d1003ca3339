//! The app works with a keyboard and with a screen reader.

use std::{thread, time::Duration};

use anyhow::{Context, Result};
use serde_json::json;
use trials::{Browser, Hand, Key, Screen, Site, soon};

#[test]
fn a_group_is_one_stop_and_keys_move_within() -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::open(&site, Screen::Desktop)?;
    let stops = "return [...document.querySelectorAll('[data-rove]')]
        .map(it => [...it.querySelectorAll('button.target')])
        .filter(all => all.some(it => it.checkVisibility()))
        .map(all => all.filter(it => it.tabIndex === 0).length)";
    let focus = "return document.activeElement.id";
    for game in ["rapanui", "entdecker", "giants"] {
        browser.start_game(game, 2)?;
        for _ in 0..4 {
            let targets = browser.targets()?;
            let counts = browser.eval(stops)?;
            let counts = counts.as_array().context("a list")?;
            assert!(!counts.is_empty() && counts.iter().all(|it| *it == 1), "{game}: {counts:?}");

            let first = &targets[0].id;
            browser.eval(&format!("document.getElementById({first:?}).focus()"))?;
            // Around all legal targets, and one back.
            for target in targets.iter().skip(1).take(6) {
                browser.press(Key::Letter('n'))?;
                assert_eq!(browser.eval(focus)?, target.id.as_str(), "{game}: N");
            }
            browser.eval(&format!("document.getElementById({first:?}).focus()"))?;
            browser.press(Key::Letter('N'))?;
            let last = targets.last().context("a target")?;
            assert_eq!(browser.eval(focus)?, last.id.as_str(), "{game}: Shift+N");

            let ends = "const all = document.activeElement.closest('[data-rove]')
                ?.querySelectorAll('button.target') ?? [];
                return [all.length, all[0]?.id, all[all.length - 1]?.id]";
            let ends = browser.eval(ends)?;
            if ends[0].as_u64().context("a number")? > 1 {
                browser.press(Key::End)?;
                assert_eq!(browser.eval(focus)?, ends[2], "{game}: End");
                browser.press(Key::Left)?;
                assert_ne!(browser.eval(focus)?, ends[2], "{game}: left");
                browser.press(Key::Home)?;
                assert_eq!(browser.eval(focus)?, ends[1], "{game}: Home");
                let counts = browser.eval(stops)?;
                let counts = counts.as_array().context("a list")?.clone();
                assert!(counts.iter().all(|it| *it == 1), "{game}: {counts:?}");
            }
            browser.move_by_hand(Hand::Keys, 1)?;
        }
    }
    browser.close()
}

#[test]
fn focus_and_preview_survive_twenty_updates() -> Result<()> {
    let site = Site::start()?;
    let anna = Browser::open(&site, Screen::Desktop)?;
    anna.go("/new?game=entdecker&with=friends&seats=2")?;
    anna.fill("#name", "Anna")?;
    anna.click("p.go button")?;
    anna.find("#lobby")?;
    let bea = Browser::open(&site, Screen::Desktop)?;
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
    let (mover, other) = if is_annas { (&anna, &bea) } else { (&bea, &anna) };
    let targets = mover.targets()?;
    mover.pick(Hand::Keys, &targets[1])?;
    let script = "const c = document.getElementById('commit');
        return [document.activeElement.id, c.hidden, c.value, c.textContent,
          document.querySelectorAll('.picked').length]";
    let before = mover.eval(script)?;
    assert_eq!(before[0], targets[1].id.as_str());
    let counting = "window.n = 0; document.addEventListener('ahu:regions', () => { n += 1; })";
    mover.eval(counting)?;
    other.eval("document.getElementById('chat-all').open = true")?;
    for number in 1..=20 {
        other.fill("#chat-text", &format!("line {number}"))?;
        other.press(Key::Enter)?;
        soon(&format!("line {number}"), || {
            Ok((mover.count(&format!("#chat-{number}, #chat-list li:nth-child({number})"))? != 0)
                .then_some(()))
        })?;
    }
    let n_updates = mover.eval("return n")?;
    assert!(Some(20) <= n_updates.as_u64(), "{n_updates} updates");
    assert_eq!(mover.eval(script)?, before);
    anna.close()?;
    bea.close()
}

#[test]
fn names_are_short_and_the_log_is_silent() -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::open(&site, Screen::Desktop)?;
    let script = "const name = it => {
          if (it.ariaLabel) return it.ariaLabel;
          const copy = it.cloneNode(true);
          for (const part of copy.querySelectorAll('[aria-hidden=true]')) part.remove();
          return copy.textContent.replace(/\\s+/g, ' ').trim();
        };
        const all = [...document.querySelectorAll('button.target')]
          .filter(it => it.checkVisibility());
        return [all.length, all.map(name).filter(it => it.length === 0 || it.length > 80),
          document.querySelector('[role=log]').ariaLive]";
    for game in ["rapanui", "entdecker", "giants"] {
        browser.start_game(game, 2)?;
        browser.eval(
            "window.heard = []; const say = document.getElementById('say');
            new MutationObserver(() => heard.push(say.textContent))
              .observe(say, { childList: true, characterData: true, subtree: true })",
        )?;
        for _ in 0..5 {
            browser.targets()?;
            let found = browser.eval(script)?;
            assert!(found[0].as_u64().context("a number")? > 0);
            assert_eq!(found[1], json!([]), "{game}");
            assert_eq!(found[2], "off", "{game}");
            browser.play_some(Hand::Mouse, 1)?;
        }
        let mut heard = json!([]);
        for _ in 0..30 {
            // Messages that follow each other quickly are joined.
            thread::sleep(Duration::from_millis(400));
            heard = browser.eval("return heard.filter(it => it.includes('Bot B'))")?;
            if heard != json!([]) {
                break;
            }
            browser.play_some(Hand::Mouse, 1)?;
        }
        assert_ne!(heard, json!([]), "{game}: nobody said what the bot did");
        let texts = heard.to_string();
        assert!(!texts.contains(['▲', '✚', '⟶']), "{game}: marks are read out: {texts}");
    }
    browser.close()
}
