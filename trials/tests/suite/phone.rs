//! On a phone: by touch and on a small screen.

use anyhow::{Context, Result};
use serde_json::json;
use trials::{Browser, Hand, Key, Screen, Site, soon};

/// What must be visible without scrolling in Rapa Nui.
const ALWAYS_SHOWN: &str = "#status, #players .seat, #players .figures, .rn-meter, .rn-steps,
    .rn-card, .rn-forecast summary, .rn-altar, .rn-pile, .rn-price, .rn-majority tbody tr,
    .rn-hand .rn-held, .rn-offering, #actions";

#[test]
fn rapa_nui_for_four_fits_on_a_phone() -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::sit_down(&site, Screen::Phone, "rapanui", 4)?;
    // In a first game an introduction is shown before the board until it has been read.
    browser.click("[data-sheet] button")?;
    soon("the board", || Ok((browser.count("[data-sheet]")? == 0).then_some(())))?;
    let script = format!(
        "scrollTo(0, 0);
         const end = document.getElementById('actions').getBoundingClientRect();
         return [...document.querySelectorAll({ALWAYS_SHOWN:?})].flatMap(it => {{
           const box = it.getBoundingClientRect();
           const bottom = it.closest('#actions') ? innerHeight : end.top;
           const isIn = box.width > 0 && box.height > 0 && box.top >= 0 && box.bottom <= bottom + 1
             && box.left >= 0 && box.right <= innerWidth + 1;
           return isIn ? [] : [`${{it.id}} ${{it.className}}: ${{Math.round(box.top)}} to
             ${{Math.round(box.bottom)}} of ${{Math.round(bottom)}}`];
         }})"
    );
    let mut n_looks = 0;
    for _ in 0..16 {
        browser.targets()?;
        browser.check_width()?;
        // During offerings the tray asks another question.
        if browser.count(".rn-ask")? == 0 {
            let found = browser.eval(&script)?;
            assert_eq!(found, json!([]), "out of sight");
            n_looks += 1;
        }
        browser.play_some(Hand::Touch, 1)?;
    }
    assert!(n_looks > 5, "looked {n_looks} times");
    browser.close()
}

/// Lists targets smaller than the given number of pixels, and neighbours that are too close.
fn sizes(min: u32) -> String {
    format!(
        "const all = [...document.querySelectorAll('#board button.target[value], ' +
           '#tray button.target[value], #commit:not([hidden]), #commit-no:not([hidden])')]
           .filter(it => it.checkVisibility());
         const boxes = all.map(it => it.getBoundingClientRect());
         const side = box => Math.min(box.width, box.height);
         const small = all.filter((_, n) => side(boxes[n]) < {min} - 0.5)
           .map(it => `${{it.id}}: ${{side(it.getBoundingClientRect())}}`);
         const gap = (a, b) => Math.max(
           a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);
         const home = it => it.closest('[data-rove]') ?? it.parentElement;
         const close = all.flatMap((a, n) => all.slice(n + 1)
           .filter((b, k) => gap(boxes[n], boxes[n + 1 + k]) < 7.5 && home(a) !== home(b))
           .filter(b => (a.closest('#actions') === null) === (b.closest('#actions') === null))
           .map(b => `${{a.id}} and ${{b.id}}`));
         return [all.length, small, close]"
    )
}

fn check_sizes(screen: Screen, hand: Hand, min: u32) -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::open(&site, screen)?;
    for game in ["rapanui", "entdecker", "giants"] {
        browser.start_game(game, 2)?;
        for number in 0..12 {
            let targets = browser.targets()?;
            let target = &targets[number % targets.len()];
            browser.pick(hand, target)?;
            let found = browser.eval(&sizes(min))?;
            assert!(found[0].as_u64().context("a number")? > 0, "{game}");
            assert_eq!(found[1], json!([]), "{game}: too small before {}", target.mv);
            assert_eq!(found[2], json!([]), "{game}: too close before {}", target.mv);
            browser.press(Key::Escape)?;
            browser.play_some(hand, 2)?;
        }
    }
    browser.close()
}

#[test]
fn what_a_finger_meets_is_as_large_as_a_finger() -> Result<()> {
    check_sizes(Screen::Phone, Hand::Touch, 44)
}

#[test]
fn what_a_mouse_meets_is_large_enough() -> Result<()> {
    check_sizes(Screen::Desktop, Hand::Mouse, 24)
}

#[test]
fn nothing_needs_hovering_or_dragging() -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::open(&site, Screen::Phone)?;
    // What hovering would show must be in the text or appear after a tap. Titles that only
    // describe a picture are exempt: in Entdecker kinds of tiles, gold on its scale, chips and
    // claims, in Giants people who were bid and not used.
    let script = "const flat = text => (text ?? '').replace(/\\s+/g, ' ').trim();
        const pictured = '.en-stat, .en-gold, .en-kinds li, .en-rest th, .en-claim, .gi-idle';
        const hidden = [...document.querySelectorAll('#game [title]')].filter(it =>
          !it.matches(pictured) &&
          ![it.dataset.preview, it.dataset.why, it.ariaLabel].map(flat).includes(flat(it.title))
          && !flat(it.textContent).includes(flat(it.title)));
        return { none: matchMedia('(hover: none)').matches,
          dragged: document.querySelectorAll('[draggable=true]').length,
          hidden: hidden.map(it => `${it.className}: ${it.title}`) }";
    for game in ["rapanui", "entdecker", "giants"] {
        browser.start_game(game, 2)?;
        for _ in 0..4 {
            browser.targets()?;
            let found = browser.eval(script)?;
            assert_eq!(found["none"], true, "the phone can hover");
            assert_eq!(found["dragged"], 0, "{game}");
            assert_eq!(found["hidden"], json!([]), "{game}");
            browser.play_some(Hand::Touch, 3)?;
        }
    }
    browser.close()
}
