//! The browser for all trials of a process: one Chromium, controlled through a pipe.
//!
//! It uses the DevTools protocol: messages in JSON, each followed by a zero byte. Every person
//! in a trial has their own context, with its own cookies and its own window.

use std::{
    collections::HashMap,
    io::{BufRead, BufReader, Write},
    process::{ChildStdin, ChildStdout, Command, Stdio},
    sync::{
        Condvar, LazyLock, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering},
        mpsc::{self, Sender},
    },
    thread,
};

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};

use crate::wait::PATIENCE;

/// Starts the browser with its pipes where it expects them, and cleans up after it ends.
///
/// It ends as soon as the pipe is closed, which happens when our own process ends.
const START: &str = r#"folder=$(mktemp -d)
chromium --user-data-dir="$folder" "$@" 3<&0 4>&1 </dev/null >/dev/null 2>&1
rm -rf "$folder""#;

const FLAGS: [&str; 16] = [
    "--remote-debugging-pipe",
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-extensions",
    "--disable-sync",
    "--no-first-run",
    "--mute-audio",
    // Every window behaves as if it had the focus.
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    "--window-size=1280,800",
];

/// The browser, which is started when it is first needed.
static CHROMIUM: LazyLock<Chromium> = LazyLock::new(Chromium::start);

struct Chromium {
    pipe: Mutex<ChildStdin>,
    next_id: AtomicU64,
    told: Mutex<Told>,
    /// Wakes those who wait for a page.
    has_news: Condvar,
}

/// What the browser has reported.
#[derive(Default)]
struct Told {
    is_gone: bool,
    /// The channels for the answers to messages.
    waiting: HashMap<u64, Sender<Value>>,
    /// The open pages, by session.
    pages: HashMap<String, Page>,
}

/// What is known about an open page.
#[derive(Clone, Debug, Default)]
struct Page {
    /// The main frame of the page.
    frame: String,
    is_loading: bool,
    n_navigations: u64,
}

impl Chromium {
    fn start() -> Chromium {
        let mut child = Command::new("sh")
            .args(["-c", START, "sh"])
            .args(FLAGS)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a shell");
        let (pipe, answers) = (child.stdin.take(), child.stdout.take());
        let answers = answers.expect("a pipe");
        thread::spawn(move || {
            CHROMIUM.listen(answers);
            child.wait()
        });
        Chromium {
            pipe: Mutex::new(pipe.expect("a pipe")),
            next_id: AtomicU64::new(1),
            told: Mutex::default(),
            has_news: Condvar::new(),
        }
    }

    fn told(&self) -> MutexGuard<'_, Told> {
        self.told.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reads the messages of the browser until it ends.
    fn listen(&self, answers: ChildStdout) {
        for message in BufReader::new(answers).split(0) {
            let Ok(message) = message else { break };
            let Ok(message) = serde_json::from_slice::<Value>(&message) else { continue };
            let mut told = self.told();
            if let Some(id) = message["id"].as_u64() {
                if let Some(asker) = told.waiting.remove(&id) {
                    // The receiver may have given up.
                    let _ = asker.send(message);
                }
            } else if let Some(session) = message["sessionId"].as_str()
                && let Some(page) = told.pages.get_mut(session)
            {
                page.note(&message);
                self.has_news.notify_all();
            }
        }
        let mut told = self.told();
        told.is_gone = true;
        told.waiting.clear();
        self.has_news.notify_all();
    }

    fn ask(&self, session: Option<&str>, method: &str, params: &Value) -> Result<Value> {
        let id = self.next_id.fetch_add(1, Ordering::Relaxed);
        let (asker, answer) = mpsc::channel();
        {
            let mut told = self.told();
            if told.is_gone {
                bail!("chromium is gone; `cargo xtask test` installs it where it is missing");
            }
            told.waiting.insert(id, asker);
        }
        let mut message = json!({ "id": id, "method": method, "params": params });
        if let Some(session) = session {
            message["sessionId"] = json!(session);
        }
        let mut message = serde_json::to_vec(&message)?;
        message.push(0);
        self.pipe.lock().unwrap_or_else(PoisonError::into_inner).write_all(&message)?;
        let answer = answer.recv_timeout(PATIENCE);
        let answer = answer.with_context(|| format!("chromium does not answer {method}"))?;
        if let Some(error) = answer["error"]["message"].as_str() {
            bail!("{method}: {error}");
        }
        Ok(answer["result"].clone())
    }
}

impl Page {
    fn note(&mut self, event: &Value) {
        let params = &event["params"];
        let frame = params["frameId"].as_str().or_else(|| params["frame"]["id"].as_str());
        if frame != Some(self.frame.as_str()) {
            return;
        }
        match event["method"].as_str() {
            Some("Page.frameStartedLoading") => self.is_loading = true,
            Some("Page.frameStoppedLoading") => self.is_loading = false,
            Some("Page.frameNavigated") => self.n_navigations += 1,
            _ => {}
        }
    }
}

/// A window with its own cookies. It is closed when dropped.
#[derive(Debug)]
pub(crate) struct Window {
    context: String,
    session: String,
}

impl Window {
    /// Opens a window on an empty page.
    pub(crate) fn open() -> Result<Window> {
        let ask = |method, params| CHROMIUM.ask(None, method, &params);
        let context = ask("Target.createBrowserContext", json!({ "disposeOnDetach": true }))?;
        let context = text(&context, "browserContextId")?;
        let target = json!({
            "url": "about:blank", "browserContextId": context, "newWindow": true,
            "width": 1280, "height": 800,
        });
        let target = text(&ask("Target.createTarget", target)?, "targetId")?;
        let attach = json!({ "targetId": target, "flatten": true });
        let session = text(&ask("Target.attachToTarget", attach)?, "sessionId")?;
        // The main frame of a page has the same id as its target.
        let page = Page { frame: target, ..Page::default() };
        CHROMIUM.told().pages.insert(session.clone(), page);
        let window = Window { context, session };
        window.ask("Page.enable", json!({}))?;
        window.ask("Emulation.setFocusEmulationEnabled", json!({ "enabled": true }))?;
        Ok(window)
    }

    /// Closes the window, with its cookies.
    pub(crate) fn close(&self) -> Result<()> {
        if CHROMIUM.told().pages.remove(&self.session).is_some() {
            let context = json!({ "browserContextId": self.context });
            CHROMIUM.ask(None, "Target.disposeBrowserContext", &context)?;
        }
        Ok(())
    }

    /// Sends a message about this window and returns the answer.
    pub(crate) fn ask(&self, method: &str, params: Value) -> Result<Value> {
        CHROMIUM.ask(Some(&self.session), method, &params)
    }

    /// Returns how often this window has loaded another page.
    pub(crate) fn n_navigations(&self) -> u64 {
        CHROMIUM.told().pages.get(&self.session).map_or(0, |page| page.n_navigations)
    }

    /// Waits until the window has loaded another page this many times.
    pub(crate) fn wait_until_loaded(&self, n_navigations: u64) -> Result<()> {
        let is_waiting = |told: &mut Told| {
            let page = told.pages.get(&self.session);
            let is_there =
                page.is_some_and(|it| !it.is_loading && it.n_navigations >= n_navigations);
            !told.is_gone && !is_there
        };
        let waited = CHROMIUM.has_news.wait_timeout_while(CHROMIUM.told(), PATIENCE, is_waiting);
        let (told, timeout) = waited.unwrap_or_else(PoisonError::into_inner);
        if told.is_gone || timeout.timed_out() {
            bail!("waited {} s for a page to load", PATIENCE.as_secs());
        }
        Ok(())
    }
}

impl Drop for Window {
    fn drop(&mut self) {
        // It may be closed already, or the browser may have ended.
        let _ = self.close();
    }
}

/// Returns the version of the browser, as it reports it to servers.
pub(crate) fn user_agent() -> Result<String> {
    text(&CHROMIUM.ask(None, "Browser.getVersion", &json!({}))?, "userAgent")
}

fn text(answer: &Value, key: &str) -> Result<String> {
    let text = answer[key].as_str().with_context(|| format!("no {key} in {answer}"))?;
    Ok(text.to_owned())
}
