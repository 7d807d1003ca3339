//! One person's browser.

use std::{
    fs,
    path::Path,
    sync::atomic::{AtomicBool, Ordering},
};

use anyhow::{Context, Result, bail, ensure};
use base64::prelude::{BASE64_STANDARD, Engine as _};
use serde_json::{Value, json};

use crate::{
    chromium::{self, Window},
    wait::soon,
};

/// A screen to play on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// 1280 × 800, with a mouse.
    Desktop,
    /// 390 × 844, by touch.
    Phone,
    /// 1280 × 800 with a mouse, enlarged to 200 %.
    Zoomed,
}

/// One person's window of the headless Chromium, with its own cookies.
#[derive(Debug)]
pub struct Browser {
    window: Window,
    root: String,
    has_scripts: AtomicBool,
}

impl Browser {
    /// Opens a browser on the front page of a site.
    ///
    /// # Errors
    ///
    /// Returns the error of the browser.
    pub fn open(site: &crate::Site, screen: Screen) -> Result<Browser> {
        Browser::open_in(site, screen, "en")
    }

    /// Opens a browser whose owner prefers a language.
    ///
    /// # Errors
    ///
    /// Returns the error of the browser.
    pub fn open_in(site: &crate::Site, screen: Screen, lang: &str) -> Result<Browser> {
        let (window, has_scripts) = (Window::open()?, AtomicBool::new(true));
        let browser = Browser { window, root: site.url(""), has_scripts };
        let wishes = json!({ "userAgent": chromium::user_agent()?, "acceptLanguage": lang });
        browser.tell("Emulation.setUserAgentOverride", wishes)?;
        browser.set_screen(screen)?;
        browser.go("/")?;
        Ok(browser)
    }

    /// Changes the size of the screen.
    ///
    /// # Errors
    ///
    /// Returns the error of the browser.
    pub fn set_screen(&self, screen: Screen) -> Result<()> {
        let (width, height, scale, is_phone) = match screen {
            Screen::Desktop => (1280, 800, 1, false),
            Screen::Phone => (390, 844, 1, true),
            Screen::Zoomed => (640, 400, 2, false),
        };
        let size = json!({
            "width": width, "height": height, "deviceScaleFactor": scale, "mobile": is_phone,
        });
        self.tell("Emulation.setDeviceMetricsOverride", size)?;
        let touch = json!({ "enabled": is_phone, "maxTouchPoints": 5 });
        self.tell("Emulation.setTouchEmulationEnabled", touch)
    }

    /// Disables scripts, as some people do.
    ///
    /// # Errors
    ///
    /// Returns the error of the browser.
    pub fn turn_scripts_off(&self) -> Result<()> {
        self.has_scripts.store(false, Ordering::Relaxed);
        self.tell("Emulation.setScriptExecutionDisabled", json!({ "value": true }))
    }

    /// Sets a media feature, such as `prefers-color-scheme` to `dark`.
    ///
    /// # Errors
    ///
    /// Returns the error of the browser.
    pub fn prefer(&self, feature: &str, value: &str) -> Result<()> {
        let features = json!({ "features": [{ "name": feature, "value": value }] });
        self.tell("Emulation.setEmulatedMedia", features)
    }

    /// Cuts the connection, or restores it.
    ///
    /// # Errors
    ///
    /// Returns the error of the browser.
    pub fn set_offline(&self, is_offline: bool) -> Result<()> {
        self.tell("Network.enable", json!({}))?;
        let terms = json!({
            "offline": is_offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1,
        });
        self.tell("Network.emulateNetworkConditions", terms)
    }

    /// Goes to a page of the site.
    ///
    /// # Errors
    ///
    /// Returns the error of the browser.
    pub fn go(&self, path: &str) -> Result<()> {
        let n_before = self.window.n_navigations();
        let answer = self.ask("Page.navigate", json!({ "url": format!("{}{path}", self.root) }))?;
        ensure!(answer["errorText"].is_null(), "{path}: {}", answer["errorText"]);
        // A link within the page loads nothing.
        let n_more = u64::from(!answer["loaderId"].is_null());
        self.window.wait_until_loaded(n_before + n_more)
    }

    /// Reloads the page.
    ///
    /// # Errors
    ///
    /// Returns the error of the browser.
    pub fn reload(&self) -> Result<()> {
        let n_before = self.window.n_navigations();
        self.tell("Page.reload", json!({}))?;
        self.window.wait_until_loaded(n_before + 1)
    }

    /// Goes back to the previous page.
    ///
    /// # Errors
    ///
    /// Returns the error of the browser.
    pub fn back(&self) -> Result<()> {
        let n_before = self.window.n_navigations();
        let history = self.ask("Page.getNavigationHistory", json!({}))?;
        let now = usize::try_from(history["currentIndex"].as_u64().context("a place")?)?;
        let before = &history["entries"][now.checked_sub(1).context("a page before")?];
        self.tell("Page.navigateToHistoryEntry", json!({ "entryId": before["id"] }))?;
        self.window.wait_until_loaded(n_before + 1)
    }

    /// Returns the path of the page, with its query.
    ///
    /// # Errors
    ///
    /// Returns the error of the browser.
    pub fn path(&self) -> Result<String> {
        self.text_of("return location.pathname + location.search")
    }

    /// Returns the title of the page.
    ///
    /// # Errors
    ///
    /// Returns the error of the browser.
    pub fn title(&self) -> Result<String> {
        self.text_of("return document.title")
    }

    /// Returns the page as it is now.
    ///
    /// # Errors
    ///
    /// Returns the error of the browser.
    pub fn source(&self) -> Result<String> {
        self.text_of("return document.documentElement.outerHTML")
    }

    /// Returns how many elements a selector finds now.
    ///
    /// # Errors
    ///
    /// Returns the error of the browser.
    pub fn count(&self, css: &str) -> Result<usize> {
        let script = format!("return document.querySelectorAll({}).length", json!(css));
        Ok(usize::try_from(self.eval(&script)?.as_u64().context("a number")?)?)
    }

    /// Runs a script in the page and returns what it returns.
    ///
    /// # Errors
    ///
    /// Returns the error of the page.
    pub fn eval(&self, script: &str) -> Result<Value> {
        self.eval_with(script, Vec::new())
    }

    /// Runs a script in the page with arguments and returns what it returns.
    ///
    /// # Errors
    ///
    /// Returns the error of the page.
    pub fn eval_with(&self, script: &str, args: Vec<Value>) -> Result<Value> {
        let script = format!("(function() {{ {script}\n}}).apply(null, {})", json!(args));
        let terms = json!({ "expression": script, "returnByValue": true });
        outcome(&self.in_page(&terms)?).with_context(|| format!("script {script:.200}"))
    }

    /// Runs a script in the page that calls its last argument when it is done.
    ///
    /// # Errors
    ///
    /// Returns the error of the page.
    pub fn eval_async(&self, script: &str, args: Vec<Value>) -> Result<Value> {
        let script = format!(
            "new Promise(done => (function() {{ {script}\n}}).apply(null, [...{}, done]))",
            json!(args)
        );
        let terms = json!({ "expression": script, "returnByValue": true, "awaitPromise": true });
        outcome(&self.in_page(&terms)?)
    }

    /// Checks with axe that the page has no serious problem for people who can't
    /// see it or can't use a mouse.
    ///
    /// # Errors
    ///
    /// Lists the problems.
    pub fn check_access(&self) -> Result<()> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let file = root.join("target/npm/node_modules/axe-core/axe.min.js");
        let axe = fs::read_to_string(&file)
            .with_context(|| format!("{}: `cargo xtask test` installs it", file.display()))?;
        outcome(&self.evaluate(&axe)?)?;
        let script = "const done = arguments[arguments.length - 1];
            axe.run().then(r => done(r.violations
                .filter(v => v.impact === 'serious' || v.impact === 'critical')
                .map(v => v.id + ': ' + v.nodes.map(n => n.target.join(' ')).join(', '))));";
        let found = self.eval_async(script, Vec::new())?;
        let found = found.as_array().cloned().unwrap_or_default();
        if !found.is_empty() {
            bail!("{}: {found:#?}", self.path()?);
        }
        Ok(())
    }

    /// Checks that the page is no wider than the screen.
    ///
    /// # Errors
    ///
    /// Returns the widths if it is wider.
    pub fn check_width(&self) -> Result<()> {
        let script = "const e = document.documentElement;
            const wide = [...document.querySelectorAll('body *')]
              .filter(it => it.getBoundingClientRect().right > e.clientWidth + 1);
            return [e.scrollWidth, e.clientWidth,
              wide.slice(-3).map(it => `${it.localName}.${it.className} ${it.id}`)]";
        let widths = self.eval(script)?;
        if widths[0].as_u64() > widths[1].as_u64() {
            bail!("{}: scrolls sideways: {widths}", self.path()?);
        }
        Ok(())
    }

    /// Hides the scroll bars, for pictures.
    ///
    /// # Errors
    ///
    /// Returns the error of the browser.
    pub fn hide_scrollbars(&self) -> Result<()> {
        self.tell("Emulation.setScrollbarsHidden", json!({ "hidden": true }))
    }

    /// Saves a small picture of the visible part of the page.
    ///
    /// # Errors
    ///
    /// Returns the error of the browser or of the file system.
    pub fn save_webp(&self, path: &Path) -> Result<()> {
        let terms = json!({ "format": "webp", "quality": 82 });
        let answer = self.ask("Page.captureScreenshot", terms)?;
        let data = answer["data"].as_str().context("a picture")?;
        Ok(fs::write(path, BASE64_STANDARD.decode(data)?)?)
    }

    /// Returns the cookies that outlive the browser.
    ///
    /// # Errors
    ///
    /// Returns the error of the browser.
    pub fn lasting_cookies(&self) -> Result<Vec<Value>> {
        let cookies = self.ask("Network.getCookies", json!({}))?;
        let cookies = cookies["cookies"].as_array().cloned().unwrap_or_default();
        Ok(cookies.into_iter().filter(|it| it["session"] == false).collect())
    }

    /// Restores the cookies of a browser that was closed.
    ///
    /// # Errors
    ///
    /// Returns the error of the browser.
    pub fn bring_cookies(&self, cookies: Vec<Value>) -> Result<()> {
        self.tell("Network.setCookies", json!({ "cookies": cookies }))
    }

    /// Closes the browser.
    ///
    /// # Errors
    ///
    /// Returns the error of the browser.
    pub fn close(self) -> Result<()> {
        self.window.close()
    }

    /// Sends a message to the browser about this window.
    pub(crate) fn ask(&self, method: &str, params: Value) -> Result<Value> {
        self.window.ask(method, params)
    }

    /// Sends a message whose answer does not matter.
    pub(crate) fn tell(&self, method: &str, params: Value) -> Result<()> {
        self.ask(method, params).map(drop)
    }

    /// Waits until the page has handled an input, and if that leads to another page, until it is
    /// loaded.
    pub(crate) fn let_it_happen(&self) -> Result<()> {
        let script = match self.has_scripts.load(Ordering::Relaxed) {
            true => "new Promise(go => setTimeout(go))",
            false => "0",
        };
        // The page may be replaced before it answers.
        let _ = self.ask("Runtime.evaluate", json!({ "expression": script, "awaitPromise": true }));
        self.window.wait_until_loaded(0)
    }

    fn text_of(&self, script: &str) -> Result<String> {
        Ok(self.eval(script)?.as_str().context("a text")?.to_owned())
    }

    fn evaluate(&self, expression: &str) -> Result<Value> {
        self.in_page(&json!({ "expression": expression }))
    }

    /// Runs something in the current page, and again if that page has just been replaced.
    fn in_page(&self, terms: &Value) -> Result<Value> {
        self.in_one_page(|| self.ask("Runtime.evaluate", terms.clone()))
    }

    /// Sends a request to the current page, and sends it again if that page is replaced first.
    pub(crate) fn in_one_page<T>(&self, ask: impl Fn() -> Result<T>) -> Result<T> {
        soon("a page that stays", || {
            self.window.wait_until_loaded(0)?;
            match ask() {
                Err(error) if is_gone(&error) => Ok(None),
                answer => answer.map(Some),
            }
        })
    }
}

/// Returns whether a page did not answer because another one has replaced it.
fn is_gone(error: &anyhow::Error) -> bool {
    let text = error.to_string();
    let signs = ["navigated", "find context", "find object", "context was destroyed"];
    signs.iter().any(|sign| text.contains(sign))
}

/// Returns the result of a script.
pub(crate) fn outcome(answer: &Value) -> Result<Value> {
    let failure = &answer["exceptionDetails"];
    if !failure.is_null() {
        let text = failure["exception"]["description"].as_str().or(failure["text"].as_str());
        bail!("{}", text.unwrap_or("an error in the page"));
    }
    Ok(answer["result"]["value"].clone())
}
