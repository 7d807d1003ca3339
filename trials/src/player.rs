//! Plays by pressing buttons.

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::{Browser, Screen, Site, wait::soon};

/// How many moves a game may take before the trial gives up.
const N_MOVES_MAX: u32 = 3_000;

/// What a page shows about the game.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Moment {
    /// The version of the table, if it is the viewer's turn.
    version: Option<String>,
    is_curtain: bool,
    is_over: bool,
}

/// Chooses one of the given number of moves by its index.
pub type Pick<'a> = &'a dyn Fn(u32, usize) -> usize;

impl Browser {
    /// Opens a browser and sits down at a table against easy bots that move at once.
    ///
    /// # Errors
    ///
    /// Fails if no table appears.
    pub fn sit_down(site: &Site, screen: Screen, game: &str, n_seats: u8) -> Result<Browser> {
        let browser = Browser::open(site, screen)?;
        browser.start_game(game, n_seats)?;
        Ok(browser)
    }

    /// Starts another game against easy bots that move at once.
    ///
    /// # Errors
    ///
    /// Fails if no table appears.
    pub fn start_game(&self, game: &str, n_seats: u8) -> Result<()> {
        self.go(&format!("/new?game={game}&with=bots&seats={n_seats}"))?;
        self.eval("document.querySelector('input[name=pace][value=instant]').click()")?;
        self.click("button[name=start]")?;
        self.find("#board")?;
        Ok(())
    }

    /// Plays until the game is over and returns the number of moves made.
    ///
    /// Opens the curtains of a shared device.
    ///
    /// # Errors
    ///
    /// Says where the game got stuck.
    pub fn play_to_the_end(&self, pick: Pick<'_>) -> Result<u32> {
        for n_moves in 0..N_MOVES_MAX {
            let moment = self.next_moment()?;
            if moment.is_over {
                return Ok(n_moves);
            }
            if moment.is_curtain {
                self.click("form[action$='/reveal'] button")?;
                continue;
            }
            self.move_once(n_moves, pick)?;
        }
        bail!("the game is not over after {N_MOVES_MAX} moves")
    }

    /// Makes a number of moves with real clicks.
    ///
    /// # Errors
    ///
    /// Says where the game got stuck, also if it ended too early.
    pub fn play_moves(&self, n_moves: u32, pick: Pick<'_>) -> Result<()> {
        for number in 0..n_moves {
            let mut moment = self.next_moment()?;
            while moment.is_curtain {
                self.click("form[action$='/reveal'] button")?;
                moment = self.next_moment()?;
            }
            if moment.is_over {
                bail!("the game was over after {number} moves");
            }
            let version = moment.version.context("something is asked")?;
            let n = self.count("#moves button.move")?;
            let idx = pick(number, n);
            let id = self.open_way_to(idx)?;
            self.click(&format!("[id='{id}']"))?;
            self.confirm()?;
            self.wait_beyond(&version)?;
        }
        Ok(())
    }

    /// Opens the groups around a move, as a person would, and returns its id.
    fn open_way_to(&self, idx: usize) -> Result<String> {
        let script = format!(
            "const b = document.querySelectorAll('#moves button.move')[{idx}];
             for (let d = b.closest('details'); d; d = d.parentElement.closest('details'))
               d.open = true;
             return b.id"
        );
        let id = self.eval(&script)?;
        Ok(id.as_str().context("a button with an id")?.to_owned())
    }

    /// Presses the button that confirms a final move, if the page asks for it.
    fn confirm(&self) -> Result<()> {
        let script = "const go = document.querySelector('#commit:not([hidden])');
            if (go) setTimeout(() => go.click(), 450);";
        self.eval(script)?;
        Ok(())
    }

    /// Makes one move by a click that is dispatched in the page: this makes long games
    /// much faster.
    fn move_once(&self, number: u32, pick: Pick<'_>) -> Result<()> {
        let moment = self.next_moment()?;
        let Some(version) = moment.version else { return Ok(()) };
        let n = self.count("#moves button.move")?;
        if n == 0 {
            return Ok(());
        }
        let id = self.open_way_to(pick(number, n).min(n - 1))?;
        self.eval(&format!("document.getElementById({id:?})?.click()"))?;
        self.confirm()?;
        self.wait_beyond(&version)
    }

    /// Waits until it is our turn or the game is over.
    fn next_moment(&self) -> Result<Moment> {
        soon("something to do", || {
            let moment = self.moment()?;
            let is_something = moment.version.is_some() || moment.is_curtain || moment.is_over;
            Ok(is_something.then_some(moment))
        })
    }

    fn wait_beyond(&self, version: &str) -> Result<()> {
        soon("the next state of the table", || {
            let moment = self.moment()?;
            let has_moved = moment.version.as_deref() != Some(version);
            Ok(has_moved.then_some(()))
        })
    }

    fn moment(&self) -> Result<Moment> {
        let script = "const s = document.getElementById('status');
            return {
              page: s?.dataset.page ?? document.body?.dataset.page ?? '',
              version: document.querySelector('#moves input[name=version]')?.value ?? null,
              over: !!document.querySelector('#actions a[href$=\"/end\"]'),
            }";
        let found = self.eval(script)?;
        let text = |key: &str| found[key].as_str().map(ToOwned::to_owned);
        Ok(Moment {
            version: text("version"),
            is_curtain: text("page").as_deref() == Some("curtain"),
            is_over: found["over"] == Value::Bool(true),
        })
    }
}
