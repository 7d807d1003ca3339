//! Elements of a page, and clicking, tapping and typing on them.

use std::thread;

use anyhow::{Context, Result, bail};
use base64::prelude::{BASE64_STANDARD, Engine as _};
use serde_json::{Value, json};

use crate::{
    browser::{Browser, outcome},
    key::Key,
    wait::soon,
};

/// An element that a selector has found. It may no longer be on the page.
#[derive(Debug)]
pub struct Element<'a> {
    browser: &'a Browser,
    object: String,
}

/// Scrolls an element into the middle of the window, because bars cover the edges. Returns the
/// position of its centre, and what covers it there, if anything.
const AIM: &str = "function() {
    this.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = this.getClientRects()[0];
    if (!box || !box.width || !box.height) return [0, 0, 'nothing to press'];
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const hit = document.elementFromPoint(x, y);
    const isHit = hit && (hit === this || this.contains(hit));
    return [x, y, isHit ? null : `under ${hit?.outerHTML.slice(0, 90)}`];
  }";

impl Browser {
    /// Returns the first element that a selector finds, and waits for it if necessary.
    ///
    /// # Errors
    ///
    /// Fails if none appears.
    pub fn find(&self, css: &str) -> Result<Element<'_>> {
        let first = format!("[document.querySelector({})].filter(it => it)", json!(css));
        soon(css, || Ok(self.in_one_page(|| self.list(&first))?.pop()))
    }

    /// Returns the elements that a selector finds now.
    ///
    /// # Errors
    ///
    /// Returns the error of the browser.
    pub fn all(&self, css: &str) -> Result<Vec<Element<'_>>> {
        let all = format!("[...document.querySelectorAll({})]", json!(css));
        self.in_one_page(|| self.list(&all))
    }

    /// Returns the elements of a list that a script returns.
    fn list(&self, script: &str) -> Result<Vec<Element<'_>>> {
        let list = self.ask("Runtime.evaluate", json!({ "expression": script }))?;
        let list = list["result"]["objectId"].as_str().context("a list")?;
        let terms = json!({ "objectId": list, "ownProperties": true });
        let rows = self.ask("Runtime.getProperties", terms)?;
        let rows = rows["result"].as_array().cloned().unwrap_or_default();
        let ids = rows.iter().filter(|row| row["value"]["subtype"] == "node");
        let ids = ids.filter_map(|row| row["value"]["objectId"].as_str());
        let all = ids.map(|id| Element { browser: self, object: id.to_owned() }).collect();
        self.ask("Runtime.releaseObject", json!({ "objectId": list }))?;
        Ok(all)
    }

    /// Returns the visible text of an element.
    ///
    /// # Errors
    ///
    /// Fails if there is none.
    pub fn text(&self, css: &str) -> Result<String> {
        // An update may replace the element between finding and reading it.
        soon(&format!("text of {css}"), || Ok(self.find(css)?.text().ok()))
    }

    /// Waits until the visible text of an element contains something.
    ///
    /// # Errors
    ///
    /// Fails if it never does.
    pub fn wait_for_text(&self, css: &str, part: &str) -> Result<()> {
        soon(&format!("{part:?} in {css}"), || {
            let found = self.text(css)?.contains(part);
            Ok(found.then_some(()))
        })
    }

    /// Clicks the first element that a selector finds.
    ///
    /// # Errors
    ///
    /// Fails if there is none, or if something covers it.
    pub fn click(&self, css: &str) -> Result<()> {
        self.press_on(css, |it| it.click())
    }

    /// Types into a field and replaces its content.
    ///
    /// # Errors
    ///
    /// Fails if there is none.
    pub fn fill(&self, css: &str, text: &str) -> Result<()> {
        self.press_on(css, |it| it.fill(text))
    }

    /// Taps with a finger on the first element that a selector finds.
    ///
    /// # Errors
    ///
    /// Fails if there is none.
    pub fn tap(&self, css: &str) -> Result<()> {
        self.press_on(css, |it| it.tap())
    }

    /// Double-clicks the first element that a selector finds.
    ///
    /// # Errors
    ///
    /// Fails if there is none.
    pub fn double_click(&self, css: &str) -> Result<()> {
        self.press_on(css, |it| it.click_times(2))
    }

    /// Does something with the first element that a selector finds, as soon as that is possible.
    fn press_on(&self, css: &str, press: impl Fn(&Element<'_>) -> Result<()>) -> Result<()> {
        let mut last = None;
        let pressed = soon(css, || match press(&self.find(css)?) {
            Ok(()) => Ok(Some(())),
            Err(error) => {
                last = Some(error);
                Ok(None)
            }
        });
        pressed.with_context(|| format!("{css}: {last:?}"))
    }
}

impl Element<'_> {
    /// Returns its visible text.
    ///
    /// # Errors
    ///
    /// Returns the error of the page.
    pub fn text(&self) -> Result<String> {
        let text = self.call("function() { return this.innerText ?? this.textContent; }")?;
        Ok(text.as_str().unwrap_or_default().trim().to_owned())
    }

    /// Returns whether it is visible.
    ///
    /// # Errors
    ///
    /// Returns the error of the page.
    pub fn is_displayed(&self) -> Result<bool> {
        Ok(self.call("function() { return this.checkVisibility(); }")? == true)
    }

    /// Clicks it with a mouse.
    ///
    /// # Errors
    ///
    /// Fails if something covers it.
    pub fn click(&self) -> Result<()> {
        self.click_times(1)
    }

    /// Clicks it several times in quick succession.
    pub(crate) fn click_times(&self, n: u32) -> Result<()> {
        let (x, y) = self.aim()?;
        let mouse = |kind: &str, n_clicks: u32| {
            let is_down = kind == "mousePressed";
            let params = json!({
                "type": kind, "x": x, "y": y, "clickCount": n_clicks, "pointerType": "mouse",
                "button": if n_clicks == 0 { "none" } else { "left" },
                "buttons": u32::from(is_down),
            });
            self.browser.tell("Input.dispatchMouseEvent", params)
        };
        mouse("mouseMoved", 0)?;
        for number in 1..=n {
            mouse("mousePressed", number)?;
            mouse("mouseReleased", number)?;
        }
        self.browser.let_it_happen()
    }

    /// Taps it with a finger.
    pub(crate) fn tap(&self) -> Result<()> {
        let (x, y) = self.aim()?;
        let down = json!({ "type": "touchStart", "touchPoints": [{ "x": x, "y": y }] });
        self.browser.tell("Input.dispatchTouchEvent", down)?;
        let up = json!({ "type": "touchEnd", "touchPoints": [] });
        self.browser.tell("Input.dispatchTouchEvent", up)?;
        self.browser.let_it_happen()
    }

    /// Gives it the focus and presses a key.
    ///
    /// # Errors
    ///
    /// Returns the error of the page.
    pub fn press(&self, key: Key) -> Result<()> {
        self.call("function() { this.focus(); }")?;
        self.browser.press(key)
    }

    /// Types a text that replaces its content.
    pub(crate) fn fill(&self, text: &str) -> Result<()> {
        self.call("function() { this.focus(); this.select(); }")?;
        self.browser.tell("Input.insertText", json!({ "text": text }))
    }

    /// Takes a picture of it.
    ///
    /// # Errors
    ///
    /// Returns the error of the page.
    pub fn picture(&self) -> Result<Vec<u8>> {
        let script = "function() {
            this.scrollIntoView({ block: 'center', behavior: 'instant' });
            const box = this.getBoundingClientRect();
            return { x: box.x + scrollX, y: box.y + scrollY,
              width: box.width, height: box.height, scale: 1 };
          }";
        let terms = json!({ "format": "png", "clip": self.call(script)? });
        let answer = self.browser.ask("Page.captureScreenshot", terms)?;
        let data = answer["data"].as_str().context("a picture")?;
        Ok(BASE64_STANDARD.decode(data)?)
    }

    fn aim(&self) -> Result<(f64, f64)> {
        let at = self.call(AIM)?;
        if let Some(problem) = at[2].as_str() {
            bail!("{problem}");
        }
        Ok((at[0].as_f64().context("a place")?, at[1].as_f64().context("a place")?))
    }

    fn call(&self, function: &str) -> Result<Value> {
        let params = json!({
            "objectId": self.object, "functionDeclaration": function, "returnByValue": true,
        });
        outcome(&self.browser.ask("Runtime.callFunctionOn", params)?)
    }
}

impl Drop for Element<'_> {
    fn drop(&mut self) {
        // It is released with its page anyway; during a panic we send nothing more.
        if !thread::panicking() {
            let _ = self.browser.ask("Runtime.releaseObject", json!({ "objectId": self.object }));
        }
    }
}
