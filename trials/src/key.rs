//! The keyboard.

use std::{thread::sleep, time::Duration};

use anyhow::Result;
use serde_json::{Value, json};

use crate::browser::Browser;

/// A key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// Enter.
    Enter,
    /// The Tab key.
    Tab,
    /// Escape.
    Escape,
    /// The Home key.
    Home,
    /// The End key.
    End,
    /// The left arrow.
    Left,
    /// The right arrow.
    Right,
    /// A letter; with Shift if it is a capital.
    Letter(char),
}

impl Key {
    /// Returns the event for this key.
    fn event(self, kind: &str) -> Value {
        let (key, code, number, text) = match self {
            Key::Enter => ("Enter".into(), "Enter".into(), 13, "\r".into()),
            Key::Tab => ("Tab".into(), "Tab".into(), 9, String::new()),
            Key::Escape => ("Escape".into(), "Escape".into(), 27, String::new()),
            Key::End => ("End".into(), "End".into(), 35, String::new()),
            Key::Home => ("Home".into(), "Home".into(), 36, String::new()),
            Key::Left => ("ArrowLeft".into(), "ArrowLeft".into(), 37, String::new()),
            Key::Right => ("ArrowRight".into(), "ArrowRight".into(), 39, String::new()),
            Key::Letter(letter) => {
                let capital = letter.to_ascii_uppercase();
                let code = format!("Key{capital}");
                (letter.to_string(), code, u32::from(capital), letter.to_string())
            }
        };
        let is_shifted = matches!(self, Key::Letter(letter) if letter.is_ascii_uppercase());
        json!({
            "type": kind, "key": key, "code": code, "windowsVirtualKeyCode": number,
            "text": text, "modifiers": if is_shifted { 8 } else { 0 },
        })
    }
}

impl Browser {
    /// Presses a key, wherever the focus is.
    ///
    /// # Errors
    ///
    /// Returns the error of the browser.
    pub fn press(&self, key: Key) -> Result<()> {
        self.tell("Input.dispatchKeyEvent", key.event("keyDown"))?;
        self.tell("Input.dispatchKeyEvent", key.event("keyUp"))?;
        self.let_it_happen()
    }

    /// Presses the Tab key.
    ///
    /// # Errors
    ///
    /// Returns the error of the browser.
    pub fn tab(&self) -> Result<()> {
        self.press(Key::Tab)
    }

    /// Holds Enter down while it repeats several times.
    ///
    /// # Errors
    ///
    /// Returns the error of the browser.
    pub fn hold_enter(&self, n_repeats: u32) -> Result<()> {
        for number in 0..=n_repeats {
            let mut event = Key::Enter.event("keyDown");
            event["autoRepeat"] = json!(number > 0);
            self.tell("Input.dispatchKeyEvent", event)?;
            sleep(Duration::from_millis(40));
        }
        self.tell("Input.dispatchKeyEvent", Key::Enter.event("keyUp"))?;
        self.let_it_happen()
    }
}
