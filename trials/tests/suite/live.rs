//! A page that follows a table is the page that would be loaded, node by node.

use anyhow::{Context as _, Result, ensure};
use trials::{Browser, Screen, Site, is_full, soon};

/// Writes down the fragments of a table as the browser has them, without what scripts and people
/// do to them: focus, open details, what waits to be committed.
const FRAGMENTS: &str = "
    const theirs = ['tabindex', 'open', 'aria-busy', 'aria-pressed', 'style'];
    const isTheirs = (node, name) => theirs.includes(name)
        || (name === 'title' && node.hasAttribute('data-preview'));
    const write = node => {
        if (node.nodeType === Node.TEXT_NODE) return node.data;
        if (node.nodeType !== Node.ELEMENT_NODE || node.hasAttribute('data-keep')) return '';
        const attributes = [...node.attributes].filter(it => !isTheirs(node, it.name))
            .map(it => ` ${it.name}=\"${it.value}\"`).sort().join('');
        const inner = [...node.childNodes].map(write).join('');
        return `\\n<${node.namespaceURI.slice(-3)} ${node.nodeName}${attributes}>${inner}</>`;
    };
    const ids = ['heading', 'status', 'actions', 'players', 'board', 'tray', 'moves', 'log'];
    return ids.map(id => write(document.getElementById(id))).join('');";

fn fragments(browser: &Browser) -> Result<String> {
    soon("the end of all flights", || Ok((browser.count(".flying")? == 0).then_some(())))?;
    Ok(browser.eval(FRAGMENTS)?.as_str().unwrap_or_default().to_owned())
}

/// Compares what a browser shows with what it shows after loading the page again.
fn check_same(browser: &Browser, who: &str) -> Result<()> {
    let followed = fragments(browser)?;
    browser.reload()?;
    browser.find("#board")?;
    let loaded = fragments(browser)?;
    let differs = followed.lines().zip(loaded.lines()).find(|(a, b)| a != b);
    ensure!(followed == loaded, "{who}: followed and loaded differ: {differs:?}");
    Ok(())
}

/// Returns the keys of the games that can be started.
fn games(site: &Site) -> Result<Vec<String>> {
    let browser = Browser::open(site, Screen::Desktop)?;
    browser.go("/new")?;
    let keys = browser.eval(
        "return [...new Set([...document.querySelectorAll('[href*=\"game=\"]')]
        .map(it => new URL(it.href).searchParams.get('game')))]",
    )?;
    browser.close()?;
    let keys = keys.as_array().context("a list")?.clone();
    Ok(keys.iter().filter_map(|it| Some(it.as_str()?.to_owned())).collect())
}

/// Has the player say something and waits until the watcher reads it: streams tell everything
/// in order, so the watcher then has what came before as well.
fn wait_for(watcher: &Browser, player: &Browser, word: &str) -> Result<()> {
    let said = format!(
        "const form = document.querySelector('form[action$=\"/chat\"]');
         form.querySelector('[name=text]').value = '{word}';
         form.requestSubmit();"
    );
    player.eval(&said)?;
    let is_read = format!("return document.querySelector('#chat').textContent.includes('{word}')");
    soon("what the player said", || Ok((watcher.eval(&is_read)? == true).then_some(())))
}

#[test]
fn a_page_that_follows_is_the_page_that_is_loaded() -> Result<()> {
    let site = Site::start()?;
    let n_rounds = if is_full() { 12 } else { 3 };
    let games = games(&site)?;
    ensure!(games.len() >= 3, "{games:?}");
    for game in games {
        let player = Browser::sit_down(&site, Screen::Desktop, &game, 2)?;
        let watcher = Browser::open(&site, Screen::Phone)?;
        watcher.go(&player.path()?)?;
        watcher.find("#board")?;
        for round in 0..n_rounds {
            player.play_moves(2, &|_, n| round * 3 % n)?;
            soon("somebody's turn", || Ok((player.count("#moves .move")? > 0).then_some(())))?;
            wait_for(&watcher, &player, &format!("round {round}"))?;
            check_same(&player, &game)?;
            check_same(&watcher, &game)?;
        }
        player.close()?;
        watcher.close()?;
    }
    Ok(())
}
