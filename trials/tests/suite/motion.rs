//! Pieces move visibly, and what a score counts is highlighted.

use anyhow::{Context, Result};
use serde_json::{Value, json};
use trials::{Browser, Hand, Screen, Site, soon};

const GAMES: [&str; 3] = ["rapanui", "giants", "entdecker"];

/// Records every motion of a piece: its class, and how long it takes.
const WATCH: &str = "window.moved = [];
    const known = new WeakSet();
    const look = () => {
      for (const it of document.getAnimations()) {
        if (known.has(it) || it.transitionProperty || it.animationName) continue;
        known.add(it);
        moved.push([it.effect.target.className, it.effect.getComputedTiming().endTime]);
      }
      requestAnimationFrame(look);
    };
    look()";

/// What flies in each game, or glides with its name.
fn flyer(game: &str) -> &'static str {
    match game {
        "rapanui" => "rn-card",
        "giants" => "gi-man",
        _ => "en-drawn",
    }
}

/// Plays until something of this class has flown, and returns everything that moved.
fn flown(browser: &Browser, game: &str, n_moves_max: u32) -> Result<Vec<Value>> {
    browser.start_game(game, 2)?;
    browser.eval(WATCH)?;
    for _ in 0..n_moves_max {
        browser.play_some(Hand::Mouse, 1)?;
        let found = browser.eval("return moved")?;
        let moved = found.as_array().context("a list")?.clone();
        let is_flyer = |it: &Value| {
            it[0].as_str().is_some_and(|it| it.contains("flying") && it.contains(flyer(game)))
        };
        if moved.iter().any(is_flyer) {
            return Ok(moved);
        }
    }
    let found = browser.eval("return moved")?;
    Ok(found.as_array().context("a list")?.clone())
}

#[test]
fn pieces_fly_where_they_go_and_stay_for_those_who_want_no_motion() -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::open(&site, Screen::Desktop)?;
    for game in GAMES {
        let moved = flown(&browser, game, 40)?;
        let names: Vec<&str> = moved.iter().filter_map(|it| it[0].as_str()).collect();
        let has_flown = names.iter().any(|it| it.contains("flying") && it.contains(flyer(game)));
        assert!(has_flown, "{game}: {names:?}");
        let long: Vec<&Value> =
            moved.iter().filter(|it| it[1].as_f64().unwrap_or(f64::MAX) > 250.0).collect();
        assert!(long.is_empty(), "{game}: {long:?}");
        // A piece that has arrived is no longer moving.
        soon("a board without flying pieces", || {
            Ok((browser.count(".flying")? == 0).then_some(()))
        })?;
    }
    browser.prefer("prefers-reduced-motion", "reduce")?;
    for game in GAMES {
        assert_eq!(flown(&browser, game, 12)?, Vec::<Value>::new(), "{game}");
    }
    browser.close()
}

#[test]
fn a_press_or_a_key_ends_a_motion() -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::open(&site, Screen::Desktop)?;
    browser.start_game("rapanui", 2)?;
    // A real motion of the page, caught at its first frame, while a hand presses.
    let script = "const [kind, done] = arguments;
        const catchOne = () => {
          const motion = document.getAnimations()
            .find(it => !it.transitionProperty && !it.animationName);
          if (!motion) { requestAnimationFrame(catchOne); return; }
          const before = motion.playState;
          const event = kind === 'key'
            ? new KeyboardEvent('keydown', { key: 'Shift', bubbles: true })
            : new PointerEvent('pointerdown', { bubbles: true });
          document.body.dispatchEvent(event);
          done([before, motion.playState]);
        };
        catchOne();
        const go = document.getElementById('commit');
        go.click();";
    for kind in ["press", "key", "press", "key"] {
        let mut found = Value::Null;
        for number in 0..12 {
            let targets = browser.targets()?;
            let is_taken = |it: &&trials::Target| it.mv.starts_with("draw");
            let Some(target) = targets.iter().find(is_taken) else {
                let target = &targets[number % targets.len()];
                browser.pick(Hand::Mouse, target)?;
                browser.commit(Hand::Mouse, target)?;
                continue;
            };
            browser.pick(Hand::Mouse, target)?;
            browser.let_calm_pass()?;
            found = browser.eval_async(script, vec![json!(kind)])?;
            break;
        }
        assert_eq!(found, json!(["running", "finished"]), "{kind}");
    }
    browser.close()
}

/// Moves the whole board down, then a piece on it, and counts what glides each time.
const SHIFT: &str = "const done = arguments[0];
    const glides = () => document.getAnimations()
      .filter(it => !it.transitionProperty && !it.animationName).length;
    const address = document.querySelector('script[type=module]').src.replace('ahu.js', 'glide.js');
    import(address).then(({ before, after }) => {
      before();
      const block = document.createElement('div');
      block.style.height = '90px';
      document.getElementById('board').before(block);
      after();
      const shifted = glides();
      before();
      document.querySelector('#board [data-piece-id]').style.marginTop = '30px';
      after();
      done([shifted, glides()]);
    })";

#[test]
fn what_moves_with_its_board_stays_on_it() -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::sit_down(&site, Screen::Phone, "rapanui", 2)?;
    browser.targets()?;
    let found = browser.eval_async(SHIFT, Vec::new())?;
    assert_eq!(found[0], 0, "the board moved, and its pieces glide");
    assert!(found[1].as_u64().is_some_and(|it| it > 0), "a piece moved, and nothing glides");
    browser.close()
}

/// Opens every line of a score that can be opened and checks what is highlighted: its names,
/// how many pieces have such a name, and how many of these have a visible ring.
const RING: &str = "const lines = [...document.querySelectorAll(arguments[0])].slice(0, 12);
    return lines.map(line => {
      for (let it = line.parentElement.closest('details'); it;
        it = it.parentElement.closest('details')) it.open = true;
      line.open = false;
      line.querySelector('summary').click();
      const names = line.dataset.ring.split(' ');
      const pieces = [...document.querySelectorAll('[data-piece]')]
        .filter(it => it.dataset.piece.split(' ').some(name => names.includes(name)));
      const ringed = [...document.querySelectorAll('.ringed')];
      const isSeen = it => getComputedStyle(it).outlineStyle === 'solid';
      const isRight = pieces.length === ringed.length && pieces.every(it => ringed.includes(it));
      const formula = line.textContent.replace(line.querySelector('summary').textContent, '');
      const isShown = isRight && ringed.some(isSeen);
      return [names.join(' '), pieces.length, isShown, formula.trim() !== ''];
    })";

fn check_rings(browser: &Browser, css: &str, what: &str) -> Result<usize> {
    let found = browser.eval_with(RING, vec![json!(css)])?;
    let rows = found.as_array().context("a list")?;
    for row in rows {
        let is_right = row[1].as_u64() > Some(0) && row[2] == true && row[3] == true;
        assert!(is_right, "{what}: {row}");
    }
    Ok(rows.len())
}

#[test]
fn a_line_of_a_score_opens_and_rings_its_pieces() -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::open(&site, Screen::Desktop)?;
    for game in GAMES {
        browser.start_game(game, 2)?;
        let mut n_lines = 0;
        // At the table: as soon as the log has scored something.
        for _ in 0..60 {
            browser.play_some(Hand::Mouse, 4)?;
            if browser.count("#log details[data-ring]")? > 0 {
                n_lines = check_rings(&browser, "#log details[data-ring]", game)?;
                break;
            }
        }
        assert!(n_lines > 0, "{game}: nothing was scored at the table");
        // And on the result page.
        browser.play_on_the_board(Hand::Mouse)?;
        let end = format!("{}/end", browser.path()?);
        browser.go(&end)?;
        let n_lines = check_rings(&browser, "details.term[data-ring]", game)?;
        assert!(n_lines > 0, "{game}: no line at the end");
    }
    browser.close()
}
