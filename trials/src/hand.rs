//! Somebody who plays on the board: by mouse, by touch or by keyboard.

use std::time::Duration;

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use thirtyfour::Key;
use tokio::time::sleep;

use crate::{Browser, wait::soon};

/// Plays in the page itself, through the events that a hand makes.
const SCRIPT: &str = include_str!("hand.js");

/// How long one call into the page may take: the driver gives up after 30 s.
const BATCH_MS: u32 = 8_000;

/// How many such calls a game may take.
const N_BATCHES_MAX: u32 = 60;

/// How long what can't be taken back waits after it was picked.
const CALM: Duration = Duration::from_millis(450);

/// What somebody plays with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// A mouse.
    Mouse,
    /// A finger on the screen.
    Touch,
    /// The keyboard alone.
    Keys,
}

impl Hand {
    /// Returns what the page calls it.
    fn key(self) -> &'static str {
        match self {
            Hand::Mouse => "mouse",
            Hand::Touch => "touch",
            Hand::Keys => "keys",
        }
    }
}

/// What can be chosen on the board at a moment.
#[derive(Clone, Debug)]
pub struct Target {
    /// The id of its button.
    pub id: String,
    /// The move that it makes.
    pub mv: String,
    /// Whether it can't be taken back.
    pub is_final: bool,
}

impl Browser {
    /// Plays on the board until the game is over and returns the number of own moves.
    ///
    /// # Errors
    ///
    /// Says what went wrong, and at which move.
    pub async fn play_on_the_board(&self, hand: Hand) -> Result<u32> {
        let (n_moves, is_over) = self.play_in_page(hand, 0, u32::MAX).await?;
        if !is_over {
            bail!("the game is not over after {n_moves} moves");
        }
        Ok(n_moves)
    }

    /// Makes some moves on the board through the events that a hand makes, and
    /// waits until the next can be made.
    ///
    /// # Errors
    ///
    /// Says what went wrong, and if the game ended before.
    pub async fn play_some(&self, hand: Hand, n_moves: u32) -> Result<()> {
        let (n_made, _) = self.play_in_page(hand, 0, n_moves).await?;
        if n_made != n_moves {
            bail!("the game was over after {n_made} of {n_moves} moves");
        }
        self.targets().await?;
        Ok(())
    }

    async fn play_in_page(&self, hand: Hand, first: u32, last: u32) -> Result<(u32, bool)> {
        let mut number = first;
        for _ in 0..N_BATCHES_MAX {
            let args = vec![json!(hand.key()), json!(number), json!(last), json!(BATCH_MS)];
            let found = self.eval_async(SCRIPT, args).await?;
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

    /// Makes so many moves on the board with real clicks, taps or keys.
    ///
    /// # Errors
    ///
    /// Says what went wrong.
    pub async fn move_by_hand(&self, hand: Hand, n_moves: usize) -> Result<()> {
        for number in 0..n_moves {
            let targets = self.targets().await?;
            let target = &targets[(number * 5 + 1) % targets.len()];
            self.pick(hand, target).await?;
            self.commit(hand, target).await?;
        }
        Ok(())
    }

    /// Waits until something can be chosen on the board and nothing moves any more, as
    /// people do, and returns all of it.
    ///
    /// # Errors
    ///
    /// Says so if nothing can in the end.
    pub async fn targets(&self) -> Result<Vec<Target>> {
        let script = "const isGlide = it => !it.transitionProperty && !it.animationName;
            if (document.getAnimations().some(isGlide)) return [];
            return [...document.querySelectorAll(
                '#board button.target[value], #tray button.target[value]')]
            .filter(it => it.checkVisibility() && !it.disabled)
            .map(it => [it.id, it.value, it.hasAttribute('data-final')])";
        soon("something to choose on the board", async || {
            let found = self.eval(script).await?;
            let rows = found.as_array().cloned().unwrap_or_default();
            let targets: Vec<Target> = rows.iter().filter_map(target).collect();
            Ok((!targets.is_empty()).then_some(targets))
        })
        .await
    }

    /// Picks something on the board: nothing happens at the table yet.
    ///
    /// # Errors
    ///
    /// Says so if something does, or if it is not shown what would.
    pub async fn pick(&self, hand: Hand, target: &Target) -> Result<()> {
        match hand {
            Hand::Mouse => self.click(&format!("[id='{}']", target.id)).await?,
            Hand::Touch => self.tap(&format!("[id='{}']", target.id)).await?,
            Hand::Keys => self.go_to_by_keys(&target.id).await?,
        }
        if hand == Hand::Keys {
            self.press(Key::Enter).await?;
        }
        // Others may decide at the same time: that the table has changed does not say that this
        // move was made, but then it could not be made any more.
        let script = format!(
            "const c = document.getElementById('commit');
             const it = document.getElementById({:?});
             return [c.hidden, c.value, c.textContent.trim(), it?.value]",
            target.id
        );
        let shown = self.eval(&script).await?;
        if shown[0] != false || shown[1] != target.mv.as_str() || shown[2] == "" {
            bail!("{hand:?} on {target:?} shows {shown}");
        }
        if shown[3] != target.mv.as_str() {
            bail!("{hand:?} on {target:?} changed the table at once");
        }
        Ok(())
    }

    /// Commits to what was picked and waits for the next state of the table.
    ///
    /// # Errors
    ///
    /// Says so if there is none.
    pub async fn commit(&self, hand: Hand, target: &Target) -> Result<()> {
        let before = self.version().await?;
        if target.is_final {
            sleep(CALM).await;
        }
        match hand {
            Hand::Mouse => self.click("#commit").await?,
            Hand::Touch => self.tap("#commit").await?,
            Hand::Keys => self.press(Key::Enter).await?,
        }
        soon(&format!("the table after {}", target.mv), async || {
            let is_busy = self.count("#game [aria-busy]").await? != 0;
            Ok((!is_busy && self.version().await? != before).then_some(()))
        })
        .await
    }

    /// Returns where the table stands, if something is asked.
    ///
    /// # Errors
    ///
    /// Passes on what went wrong in the page.
    pub async fn version(&self) -> Result<Value> {
        self.eval("return document.querySelector('#moves input[name=version]')?.value ?? null")
            .await
    }

    /// Presses N until something has the focus; the tabulator leads into the game.
    async fn go_to_by_keys(&self, id: &str) -> Result<()> {
        let inside = "return !!document.activeElement?.closest('#board, #tray, #actions')";
        for _ in 0..80 {
            if self.eval(inside).await? == true {
                break;
            }
            self.tab().await?;
        }
        let script = format!("return document.activeElement?.id === {id:?}");
        for _ in 0..80 {
            if self.eval(&script).await? == true {
                return Ok(());
            }
            self.press('n').await?;
        }
        bail!("no key leads to {id}")
    }
}

fn target(row: &Value) -> Option<Target> {
    let text = |idx: usize| row[idx].as_str().map(ToOwned::to_owned);
    Some(Target { id: text(0)?, mv: text(1)?, is_final: row[2] == true })
}
