//! Plays on the board by mouse, by touch or by keyboard.

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};

use crate::{Browser, key::Key, wait::soon};

/// Plays inside the page, through the events that a mouse, a finger or a keyboard causes.
const SCRIPT: &str = include_str!("hand.js");

/// How long one call into the page plays before it answers.
const BATCH_MS: u32 = 8_000;

/// How many such calls a game may take.
const N_BATCHES_MAX: u32 = 60;

/// How long a final move must have been selected before it can be committed.
const CALM_MS: u32 = 450;

/// The input device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// A mouse.
    Mouse,
    /// A finger on the screen.
    Touch,
    /// Only the keyboard.
    Keys,
}

impl Hand {
    /// Returns its name in the page.
    fn key(self) -> &'static str {
        match self {
            Hand::Mouse => "mouse",
            Hand::Touch => "touch",
            Hand::Keys => "keys",
        }
    }
}

/// A target that can be selected on the board.
#[derive(Clone, Debug)]
pub struct Target {
    /// The id of its button.
    pub id: String,
    /// The move.
    pub mv: String,
    /// Whether the move can't be undone.
    pub is_final: bool,
}

impl Browser {
    /// Plays on the board until the game is over and returns the number of moves made.
    ///
    /// # Errors
    ///
    /// Says what went wrong, and at which move.
    pub fn play_on_the_board(&self, hand: Hand) -> Result<u32> {
        let (n_moves, is_over) = self.play_in_page(hand, 0, u32::MAX)?;
        if !is_over {
            bail!("the game is not over after {n_moves} moves");
        }
        Ok(n_moves)
    }

    /// Makes some moves on the board through dispatched events, and waits until the
    /// next one can be made.
    ///
    /// # Errors
    ///
    /// Says what went wrong, also if the game ended too early.
    pub fn play_some(&self, hand: Hand, n_moves: u32) -> Result<()> {
        let (n_made, _) = self.play_in_page(hand, 0, n_moves)?;
        if n_made != n_moves {
            bail!("the game was over after {n_made} of {n_moves} moves");
        }
        self.targets()?;
        Ok(())
    }

    fn play_in_page(&self, hand: Hand, first: u32, last: u32) -> Result<(u32, bool)> {
        let mut number = first;
        for _ in 0..N_BATCHES_MAX {
            let args = vec![json!(hand.key()), json!(number), json!(last), json!(BATCH_MS)];
            let found = self.eval_async(SCRIPT, args)?;
            if let Some(error) = found["error"].as_str() {
                bail!("{hand:?}: {error}");
            }
            number = u32::try_from(found["n"].as_u64().context("a number of moves")?)?;
            let is_over = found["over"] == Value::Bool(true);
            if is_over || last <= number {
                return Ok((number, is_over));
            }
        }
        Ok((number, false))
    }

    /// Makes a number of moves on the board with real clicks, taps or keys.
    ///
    /// # Errors
    ///
    /// Says what went wrong.
    pub fn move_by_hand(&self, hand: Hand, n_moves: usize) -> Result<()> {
        for number in 0..n_moves {
            let targets = self.targets()?;
            let target = &targets[(number * 5 + 1) % targets.len()];
            self.pick(hand, target)?;
            self.commit(hand, target)?;
        }
        Ok(())
    }

    /// Waits until something can be selected on the board and nothing is moving any more, as
    /// people do, and returns all targets.
    ///
    /// # Errors
    ///
    /// Fails if nothing can be selected.
    pub fn targets(&self) -> Result<Vec<Target>> {
        let script = "const isGlide = it => !it.transitionProperty && !it.animationName;
            if (document.getAnimations().some(isGlide)) return [];
            return [...document.querySelectorAll(
                '#board button.target[value], #tray button.target[value]')]
            .filter(it => it.checkVisibility() && !it.disabled)
            .map(it => [it.id, it.value, it.hasAttribute('data-final')])";
        soon("something to choose on the board", || {
            let found = self.eval(script)?;
            let rows = found.as_array().cloned().unwrap_or_default();
            let targets: Vec<Target> = rows.iter().filter_map(target).collect();
            Ok((!targets.is_empty()).then_some(targets))
        })
    }

    /// Waits until no picture of a piece flies any more: it would be taken for a piece.
    ///
    /// # Errors
    ///
    /// Fails if one flies on.
    pub fn wait_for_flights(&self) -> Result<()> {
        soon("the end of all flights", || Ok((self.count(".flying")? == 0).then_some(())))
    }

    /// Selects a target on the board; the table does not change yet.
    ///
    /// # Errors
    ///
    /// Fails if the table changes, or if no preview is shown.
    pub fn pick(&self, hand: Hand, target: &Target) -> Result<()> {
        match hand {
            Hand::Mouse => self.click(&format!("[id='{}']", target.id))?,
            Hand::Touch => self.tap(&format!("[id='{}']", target.id))?,
            Hand::Keys => self.go_to_by_keys(&target.id)?,
        }
        if hand == Hand::Keys {
            self.press(Key::Enter)?;
        }
        // Others may decide at the same time. So a changed table does not mean that this move was
        // made, but if it was made, it could not be made again.
        let script = format!(
            "const c = document.getElementById('commit');
             const it = document.getElementById({:?});
             return [c.hidden, c.value, c.textContent.trim(), it?.value]",
            target.id
        );
        let shown = self.eval(&script)?;
        if shown[0] != false || shown[1] != target.mv.as_str() || shown[2] == "" {
            bail!("{hand:?} on {target:?} shows {shown}");
        }
        if shown[3] != target.mv.as_str() {
            bail!("{hand:?} on {target:?} changed the table at once");
        }
        Ok(())
    }

    /// Commits the selected move and waits for the next state of the table.
    ///
    /// # Errors
    ///
    /// Fails if there is none.
    pub fn commit(&self, hand: Hand, target: &Target) -> Result<()> {
        let before = self.version()?;
        if target.is_final {
            self.let_calm_pass()?;
        }
        match hand {
            Hand::Mouse => self.click("#commit")?,
            Hand::Touch => self.tap("#commit")?,
            Hand::Keys => self.press(Key::Enter)?,
        }
        soon(&format!("the table after {}", target.mv), || {
            let is_busy = self.count("#game [aria-busy]")? != 0;
            Ok((!is_busy && self.version()? != before).then_some(()))
        })
    }

    /// Stops the clock of the page, so that everything from now on is done in haste.
    ///
    /// # Errors
    ///
    /// Returns the error of the page.
    pub fn stop_the_clock(&self) -> Result<()> {
        self.eval("const now = performance.now(); performance.now = () => now")?;
        Ok(())
    }

    /// Advances the clock of the page, so that a selected move has been shown long enough.
    ///
    /// # Errors
    ///
    /// Returns the error of the page.
    pub fn let_calm_pass(&self) -> Result<()> {
        self.eval(&format!(
            "const real = performance.now.bind(performance);
             performance.now = () => real() + {CALM_MS}"
        ))?;
        Ok(())
    }

    /// Returns the version of the table, if it is our turn.
    ///
    /// # Errors
    ///
    /// Returns the error of the page.
    pub fn version(&self) -> Result<Value> {
        self.eval("return document.querySelector('#moves input[name=version]')?.value ?? null")
    }

    /// Presses N until something has the focus; the Tab key leads into the game.
    fn go_to_by_keys(&self, id: &str) -> Result<()> {
        let inside = "return !!document.activeElement?.closest('#board, #tray, #actions')";
        for _ in 0..80 {
            if self.eval(inside)? == true {
                break;
            }
            self.tab()?;
        }
        let script = format!("return document.activeElement?.id === {id:?}");
        for _ in 0..80 {
            if self.eval(&script)? == true {
                return Ok(());
            }
            self.press(Key::Letter('n'))?;
        }
        bail!("no key leads to {id}")
    }
}

fn target(row: &Value) -> Option<Target> {
    let text = |idx: usize| row[idx].as_str().map(ToOwned::to_owned);
    Some(Target { id: text(0)?, mv: text(1)?, is_final: row[2] == true })
}
