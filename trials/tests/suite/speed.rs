//! The app answers quickly, and people can start playing quickly.

use anyhow::{Context, Result};
use serde_json::json;
use trials::{Browser, Hand, Screen, Site, soon};

/// Commits the selected move and waits for its result. Reports whether the button looked pressed
/// before anything else happened, whether the page stayed the same, which requests it sent in the
/// meantime, and how many characters came back.
const COMMIT: &str = "const [done] = arguments;
    const go = document.getElementById('commit');
    const version = () => document.querySelector('#moves input[name=version]')?.value;
    const before = version();
    const asked = [];
    const ask = window.fetch;
    window.fetch = async (address, terms) => {
      const answer = await ask(address, terms);
      const text = await answer.clone().text();
      asked.push([new URL(address, location.href).pathname.split('/').pop(), text.length]);
      return answer;
    };
    go.click();
    const isPressed = go.getAttribute('aria-busy') === 'true';
    const look = () => {
      // Others may decide at the same time.
      if (version() === before || go.getAttribute('aria-busy')) { setTimeout(look, 2); return; }
      window.fetch = ask;
      done([isPressed, asked]);
    };
    look();";

/// However busy the machine is, a commit takes no more than this: the button looks pressed
/// at once, and one answer, smaller than the page, brings the result.
#[test]
fn a_commit_looks_pressed_at_once_and_takes_one_answer() -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::sit_down(&site, Screen::Desktop, "giants", 5)?;
    browser.eval("window.isSamePage = true")?;
    for number in 0..12 {
        let targets = browser.targets()?;
        let target = &targets[(number * 3) % targets.len()];
        browser.pick(Hand::Mouse, target)?;
        browser.let_calm_pass()?;
        let found = browser.eval_async(COMMIT, Vec::new())?;
        assert_eq!(found[0], true, "{} does not look pressed at once", target.mv);
        let asked = found[1].as_array().context("what was asked for")?;
        assert_eq!(asked.len(), 1, "{}: {asked:?}", target.mv);
        assert_eq!(asked[0][0], "play", "{}: {asked:?}", target.mv);
        let page = browser.eval("return document.documentElement.outerHTML.length")?;
        assert!(asked[0][1].as_u64() < page.as_u64(), "{}: {asked:?} of {page}", target.mv);
    }
    assert_eq!(browser.eval("return window.isSamePage")?, json!(true), "the page was loaded anew");
    browser.close()
}

#[test]
fn a_friend_sits_down_by_a_link_and_is_back_after_closing_the_browser() -> Result<()> {
    let site = Site::start()?;
    let anna = Browser::open(&site, Screen::Desktop)?;
    anna.go("/new?game=rapanui&with=friends&seats=2")?;
    anna.click("p.go button")?;
    anna.find("#lobby")?;
    let table = anna.path()?;

    // A friend has to do two things: type a name and take the seat.
    let bea = Browser::open(&site, Screen::Phone)?;
    bea.go(&table)?;
    bea.fill("form.sit input[name=name]", "Bea")?;
    bea.click("form.sit button")?;
    soon("a seat", || Ok((bea.count("form.sit")? == 0).then_some(())))?;
    let cookies = bea.lasting_cookies()?;
    bea.close()?;

    anna.click("form.start button")?;
    anna.find("#board")?;
    let bea = Browser::open(&site, Screen::Phone)?;
    bea.bring_cookies(cookies)?;
    bea.go(&table)?;
    assert_eq!(bea.count("#players .you, #players .seat .you")?, 1, "Bea has no seat");
    bea.close()?;
    anna.close()
}
