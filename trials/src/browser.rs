//! One person's browser.

use std::{fs, path::Path, time::Duration};

use anyhow::{Context, Result, bail};
use base64::prelude::{BASE64_STANDARD, Engine as _};
use serde_json::{Value, json};
use thirtyfour::{
    By, ChromiumLikeCapabilities, Cookie, DesiredCapabilities, Key, WebDriver, WebElement,
};

use crate::{driver, wait::soon};

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

/// One person's headless Chromium with a cookie jar of its own.
#[derive(Debug)]
pub struct Browser {
    driver: WebDriver,
    root: String,
}

impl Browser {
    /// Opens a browser on the front page of a site.
    ///
    /// # Errors
    ///
    /// Passes on what the driver says.
    pub async fn open(site: &crate::Site, screen: Screen) -> Result<Browser> {
        Browser::open_in(site, screen, "en").await
    }

    /// Opens a browser whose owner prefers a language.
    ///
    /// # Errors
    ///
    /// Passes on what the driver says.
    pub async fn open_in(site: &crate::Site, screen: Screen, lang: &str) -> Result<Browser> {
        let mut wishes = DesiredCapabilities::chrome();
        for arg in [
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--no-first-run",
            "--window-size=1280,800",
        ] {
            wishes.add_arg(arg)?;
        }
        wishes.add_arg(&format!("--accept-lang={lang}"))?;
        let driver = WebDriver::new(driver::address(), wishes).await?;
        let browser = Browser { driver, root: site.url("") };
        browser.set_screen(screen).await?;
        browser.go("/").await?;
        Ok(browser)
    }

    /// Changes the size of the screen.
    ///
    /// # Errors
    ///
    /// Passes on what the driver says.
    pub async fn set_screen(&self, screen: Screen) -> Result<()> {
        let (width, height, scale, is_phone) = match screen {
            Screen::Desktop => (1280, 800, 1, false),
            Screen::Phone => (390, 844, 1, true),
            Screen::Zoomed => (640, 400, 2, false),
        };
        let size = json!({
            "width": width, "height": height, "deviceScaleFactor": scale, "mobile": is_phone,
        });
        self.cdp("Emulation.setDeviceMetricsOverride", size).await?;
        let touch = json!({ "enabled": is_phone, "maxTouchPoints": 5 });
        self.cdp("Emulation.setTouchEmulationEnabled", touch).await
    }

    /// Turns scripts off, as some people do.
    ///
    /// # Errors
    ///
    /// Passes on what the driver says.
    pub async fn turn_scripts_off(&self) -> Result<()> {
        self.cdp("Emulation.setScriptExecutionDisabled", json!({ "value": true })).await
    }

    /// Sets a media feature, such as `prefers-color-scheme` to `dark`.
    ///
    /// # Errors
    ///
    /// Passes on what the driver says.
    pub async fn prefer(&self, feature: &str, value: &str) -> Result<()> {
        let features = json!({ "features": [{ "name": feature, "value": value }] });
        self.cdp("Emulation.setEmulatedMedia", features).await
    }

    /// Cuts the line, or mends it.
    ///
    /// # Errors
    ///
    /// Passes on what the driver says.
    pub async fn set_offline(&self, is_offline: bool) -> Result<()> {
        self.cdp("Network.enable", json!({})).await?;
        let terms = json!({
            "offline": is_offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1,
        });
        self.cdp("Network.emulateNetworkConditions", terms).await
    }

    /// Goes to a page of the site.
    ///
    /// # Errors
    ///
    /// Passes on what the driver says.
    pub async fn go(&self, path: &str) -> Result<()> {
        Ok(self.driver.goto(format!("{}{path}", self.root)).await?)
    }

    /// Loads the page again.
    ///
    /// # Errors
    ///
    /// Passes on what the driver says.
    pub async fn reload(&self) -> Result<()> {
        Ok(self.driver.refresh().await?)
    }

    /// Goes back to the page before.
    ///
    /// # Errors
    ///
    /// Passes on what the driver says.
    pub async fn back(&self) -> Result<()> {
        Ok(self.driver.back().await?)
    }

    /// Returns the path of the page, with its query.
    ///
    /// # Errors
    ///
    /// Passes on what the driver says.
    pub async fn path(&self) -> Result<String> {
        let url = self.driver.current_url().await?;
        let query = url.query().map(|query| format!("?{query}")).unwrap_or_default();
        Ok(format!("{}{query}", url.path()))
    }

    /// Returns the title of the page.
    ///
    /// # Errors
    ///
    /// Passes on what the driver says.
    pub async fn title(&self) -> Result<String> {
        Ok(self.driver.title().await?)
    }

    /// Returns the page as it is now.
    ///
    /// # Errors
    ///
    /// Passes on what the driver says.
    pub async fn source(&self) -> Result<String> {
        Ok(self.driver.source().await?)
    }

    /// Returns the first element that a selector finds, at once or soon.
    ///
    /// # Errors
    ///
    /// Says so if there is none in the end.
    pub async fn find(&self, css: &str) -> Result<WebElement> {
        soon(css, async || Ok(self.all(css).await?.into_iter().next())).await
    }

    /// Returns the elements that a selector finds now.
    ///
    /// # Errors
    ///
    /// Passes on what the driver says.
    pub async fn all(&self, css: &str) -> Result<Vec<WebElement>> {
        Ok(self.driver.find_all(By::Css(css)).await?)
    }

    /// Returns how many elements a selector finds now.
    ///
    /// # Errors
    ///
    /// Passes on what the driver says.
    pub async fn count(&self, css: &str) -> Result<usize> {
        Ok(self.all(css).await?.len())
    }

    /// Returns what can be read in an element.
    ///
    /// # Errors
    ///
    /// Says so if there is none.
    pub async fn text(&self, css: &str) -> Result<String> {
        let mut res = Err(anyhow::anyhow!("no {css}"));
        // An update may replace the element between finding and reading it.
        for _ in 0..5 {
            res = self.find(css).await?.text().await.map_err(Into::into);
            if res.is_ok() {
                break;
            }
        }
        res.with_context(|| format!("text of {css}"))
    }

    /// Waits until an element can be read to contain something.
    ///
    /// # Errors
    ///
    /// Says so if it never does.
    pub async fn wait_for_text(&self, css: &str, part: &str) -> Result<()> {
        soon(&format!("{part:?} in {css}"), async || {
            let found = self.text(css).await?.contains(part);
            Ok(found.then_some(()))
        })
        .await
    }

    /// Clicks the first element that a selector finds.
    ///
    /// # Errors
    ///
    /// Says so if there is none, or something lies over it.
    pub async fn click(&self, css: &str) -> Result<()> {
        let mut last = None;
        for _ in 0..5 {
            let found = self.find(css).await?;
            // Into the middle, as people scroll: bars lie over the edges.
            let to_middle = "arguments[0].scrollIntoView({ block: 'center' })";
            self.driver.execute(to_middle, vec![found.to_json()?]).await?;
            match found.click().await {
                Ok(()) => return Ok(()),
                Err(error) => last = Some(error),
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        Err(last.context("an error")?).with_context(|| format!("click on {css}"))
    }

    /// Types into a field, in place of what stands there.
    ///
    /// # Errors
    ///
    /// Says so if there is none.
    pub async fn fill(&self, css: &str, text: &str) -> Result<()> {
        let field = self.find(css).await?;
        field.clear().await?;
        Ok(field.send_keys(text).await?)
    }

    /// Presses keys, wherever the focus is.
    ///
    /// # Errors
    ///
    /// Passes on what the driver says.
    pub async fn press(&self, key: impl Into<char>) -> Result<()> {
        let keys = self.driver.action_chain().send_keys(key.into().to_string());
        Ok(keys.perform().await?)
    }

    /// Presses the tabulator.
    ///
    /// # Errors
    ///
    /// Passes on what the driver says.
    pub async fn tab(&self) -> Result<()> {
        self.press(Key::Tab).await
    }

    /// Runs a script in the page and returns what it returns.
    ///
    /// # Errors
    ///
    /// Passes on what went wrong in the page.
    pub async fn eval(&self, script: &str) -> Result<Value> {
        self.eval_with(script, Vec::new()).await
    }

    /// Runs a script in the page with arguments and returns what it returns.
    ///
    /// # Errors
    ///
    /// Passes on what went wrong in the page.
    pub async fn eval_with(&self, script: &str, args: Vec<Value>) -> Result<Value> {
        let res = self.driver.execute(script, args).await;
        let res = res.with_context(|| format!("script {script}"))?;
        Ok(res.json().clone())
    }

    /// Runs a script in the page that answers when it is done, by its last argument.
    ///
    /// # Errors
    ///
    /// Passes on what went wrong in the page.
    pub async fn eval_async(&self, script: &str, args: Vec<Value>) -> Result<Value> {
        let res = self.driver.execute_async(script, args).await?;
        Ok(res.json().clone())
    }

    /// Taps with a finger on the first element that a selector finds.
    ///
    /// # Errors
    ///
    /// Says so if there is none.
    pub async fn tap(&self, css: &str) -> Result<()> {
        self.find(css).await?;
        let script = format!(
            "const it = document.querySelector({css:?});
             it.scrollIntoView({{ block: 'center', inline: 'center' }});
             const box = it.getBoundingClientRect();
             return [box.x + box.width / 2, box.y + box.height / 2]"
        );
        let at = self.eval(&script).await?;
        let points = json!([{ "x": at[0], "y": at[1] }]);
        let down = json!({ "type": "touchStart", "touchPoints": points });
        self.cdp("Input.dispatchTouchEvent", down).await?;
        let up = json!({ "type": "touchEnd", "touchPoints": [] });
        self.cdp("Input.dispatchTouchEvent", up).await
    }

    /// Clicks twice, as quickly as a hand can.
    ///
    /// # Errors
    ///
    /// Says so if there is nothing to click.
    pub async fn double_click(&self, css: &str) -> Result<()> {
        let found = self.find(css).await?;
        let to_middle = "arguments[0].scrollIntoView({ block: 'center' })";
        self.driver.execute(to_middle, vec![found.to_json()?]).await?;
        Ok(self.driver.action_chain().double_click_element(&found).perform().await?)
    }

    /// Holds Enter down while it repeats so many times.
    ///
    /// # Errors
    ///
    /// Passes on what the driver says.
    pub async fn hold_enter(&self, n_repeats: u32) -> Result<()> {
        let event = |kind: &str, is_repeat: bool| {
            json!({
                "type": kind, "key": "Enter", "code": "Enter", "text": "\r",
                "windowsVirtualKeyCode": 13, "autoRepeat": is_repeat,
            })
        };
        for number in 0..=n_repeats {
            self.cdp("Input.dispatchKeyEvent", event("keyDown", 0 < number)).await?;
            tokio::time::sleep(Duration::from_millis(40)).await;
        }
        self.cdp("Input.dispatchKeyEvent", event("keyUp", false)).await
    }

    /// Checks the page with axe: nothing serious is wrong for people who can't
    /// see it, or can't use a mouse.
    ///
    /// # Errors
    ///
    /// Lists what is wrong.
    pub async fn check_access(&self) -> Result<()> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let file = root.join("target/npm/node_modules/axe-core/axe.min.js");
        let axe = fs::read_to_string(&file)
            .with_context(|| format!("{}: `cargo xtask test` installs it", file.display()))?;
        self.driver.execute(axe, Vec::new()).await?;
        let script = "const done = arguments[arguments.length - 1];
            axe.run().then(r => done(r.violations
                .filter(v => v.impact === 'serious' || v.impact === 'critical')
                .map(v => v.id + ': ' + v.nodes.map(n => n.target.join(' ')).join(', '))));";
        let found = self.driver.execute_async(script, Vec::new()).await?;
        let found = found.json().as_array().cloned().unwrap_or_default();
        if !found.is_empty() {
            bail!("{}: {found:#?}", self.path().await?);
        }
        Ok(())
    }

    /// Checks that the page is no wider than the screen.
    ///
    /// # Errors
    ///
    /// Says how wide it is.
    pub async fn check_width(&self) -> Result<()> {
        let script = "const e = document.documentElement;
            const wide = [...document.querySelectorAll('body *')]
              .filter(it => it.getBoundingClientRect().right > e.clientWidth + 1);
            return [e.scrollWidth, e.clientWidth,
              wide.slice(-3).map(it => `${it.localName}.${it.className} ${it.id}`)]";
        let widths = self.eval(script).await?;
        if widths[0].as_u64() > widths[1].as_u64() {
            bail!("{}: scrolls sideways: {widths}", self.path().await?);
        }
        Ok(())
    }

    /// Saves a picture of the page.
    ///
    /// # Errors
    ///
    /// Passes on what the driver or the system says.
    pub async fn save_picture(&self, path: &Path) -> Result<()> {
        Ok(self.driver.screenshot(path).await?)
    }

    /// Hides the bars at the edges, for pictures.
    ///
    /// # Errors
    ///
    /// Passes on what the driver says.
    pub async fn hide_scrollbars(&self) -> Result<()> {
        self.cdp("Emulation.setScrollbarsHidden", json!({ "hidden": true })).await
    }

    /// Saves a picture of what is in sight that takes little room.
    ///
    /// # Errors
    ///
    /// Passes on what the driver or the system says.
    pub async fn save_webp(&self, path: &Path) -> Result<()> {
        let terms = json!({ "format": "webp", "quality": 82 });
        let answer = self.driver.cdp().send_raw("Page.captureScreenshot", terms).await?;
        let data = answer["data"].as_str().context("a picture")?;
        Ok(fs::write(path, BASE64_STANDARD.decode(data)?)?)
    }

    /// Returns the cookies that outlive the browser.
    ///
    /// # Errors
    ///
    /// Passes on what the driver says.
    pub async fn lasting_cookies(&self) -> Result<Vec<Cookie>> {
        let cookies = self.driver.get_all_cookies().await?;
        Ok(cookies.into_iter().filter(|it| it.expiry.is_some()).collect())
    }

    /// Takes over the cookies of a browser that was closed.
    ///
    /// # Errors
    ///
    /// Passes on what the driver says.
    pub async fn bring_cookies(&self, cookies: Vec<Cookie>) -> Result<()> {
        for cookie in cookies {
            self.driver.add_cookie(cookie).await?;
        }
        Ok(())
    }

    /// Closes the browser.
    ///
    /// # Errors
    ///
    /// Passes on what the driver says.
    pub async fn close(self) -> Result<()> {
        Ok(self.driver.quit().await?)
    }

    async fn cdp(&self, method: &str, params: Value) -> Result<()> {
        self.driver.cdp().send_raw(method, params).await?;
        Ok(())
    }
}
